#include "core/solve/Solvers.h"
#include "core/solve/geodesic/GeodesicSolver.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <atomic>
#include <mutex>

#include <set>

namespace testBindState {

using namespace sinew;
using sinew::test::bound;
using sinew::test::solved;

namespace {

using Field = std::shared_ptr<const BindState>;
using Distances = std::vector<std::vector<float>>;

Distances distances(const Field& field) {
    const auto rows = field->evidence()->distances();
    return {rows.begin(), rows.end()};
}

const GeodesicDistances* measured(const Field& field) {
    return &test::geodesicOf(*field).measuredDistances();
}

BindSettings small() {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    return settings;
}

bool sameWeights(const BindResult& a, const std::vector<std::shared_ptr<const SkinWeights>>& b) {
    bool same = a.weights.size() == b.size();
    for (std::size_t i = 0; same && i < b.size(); ++i) {
        same = *a.weights[i] == *b[i];
    }
    return same;
}

/// Cancels when a stage is reported.
class CancelAt final : public Progress {
public:
    explicit CancelAt(Stage stage)
        : m_stage(stage) {}
    bool canceled() const override { return m_reached; }
    void report(Stage stage, double /*fraction*/) override {
        if (stage == m_stage) {
            m_reached = true;
        }
    }

private:
    Stage m_stage;
    std::atomic<bool> m_reached{false};
};

/// Notes which stages are reported.
class Listen final : public Progress {
public:
    void report(Stage stage, double fraction) override {
        const std::scoped_lock lock(m_mutex);
        m_stages.insert(stage);
        m_sane = m_sane && fraction >= 0.0 && fraction <= 1.0;
    }
    std::set<Stage> stages() const { return m_stages; }
    bool sane() const { return m_sane; }

private:
    std::mutex m_mutex;
    std::set<Stage> m_stages;
    bool m_sane = true;
};

} // namespace

class TestBindState : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatAChangeAsksFor_data() {
        QTest::addColumn<int>("rework");
        QTest::addColumn<BindSettings>("to");
        const auto row = [](const char* name, BindRework rework, auto edit) {
            BindSettings to = small();
            edit(to);
            QTest::newRow(name) << static_cast<int>(rework) << to;
        };
        row("nothing", BindRework::Nothing, [](BindSettings&) {});
        row("its own penalty, spelled out", BindRework::Nothing,
            [](BindSettings& s) { s.penalty = effectivePenalty(small()); });
        row("memory", BindRework::Nothing, [](BindSettings& s) { s.memoryLimit = std::size_t{1} << 40U; });
        row("alpha", BindRework::Weights, [](BindSettings& s) { s.alpha = 0.7; });
        row("falloff", BindRework::Weights, [](BindSettings& s) { s.falloff = Falloff::Exponential; });
        row("influences", BindRework::Weights, [](BindSettings& s) { s.maxInfluences = 2; });
        row("smoothing", BindRework::Weights, [](BindSettings& s) { s.smoothing = 0.4; });
        row("no smoothing", BindRework::Weights, [](BindSettings& s) { s.smoothing = 0.0; });
        row("limb thickness", BindRework::Weights, [](BindSettings& s) { s.scaleByThickness = false; });
        row("end bones", BindRework::Volume, [](BindSettings& s) { s.fitEndBones = false; });
        row("offset bones", BindRework::Volume, [](BindSettings& s) { s.offsetBonesToParent = false; });
        row("lone joints", BindRework::Volume, [](BindSettings& s) { s.guessLoneBones = false; });
        row("rigid shells", BindRework::Weights, [](BindSettings& s) { s.rigidShells = false; });
        row("pruning", BindRework::Weights, [](BindSettings& s) { s.pruneBelow = 0.05; });
        row("penalty", BindRework::Distances, [](BindSettings& s) { s.penalty = 9.0; });
        row("lookup", BindRework::Distances, [](BindSettings& s) { s.lookup = Lookup::Voxel; });
        row("paths", BindRework::Distances, [](BindSettings& s) { s.paths = Paths::Centers; });
        row("uniform", BindRework::Volume, [](BindSettings& s) { s.uniform = true; });
        row("resolution", BindRework::Volume, [](BindSettings& s) { s.resolution = 32; });
        row("inside", BindRework::Volume, [](BindSettings& s) { s.insideRule = InsideRule::NearestFace; });
        row("winding", BindRework::Volume, [](BindSettings& s) { s.windingNumbers = false; });
        row("gap, not automatic", BindRework::Nothing, [](BindSettings& s) { s.gap = 1.0; });
        row("solver", BindRework::Volume, [](BindSettings& s) { s.solver = "nearest"; });
        row("joints", BindRework::Volume, [](BindSettings& s) { s.jointChoice = JointChoice::All; });
    }

    void whatAChangeAsksFor() {
        QFETCH(int, rework);
        QFETCH(BindSettings, to);
        QCOMPARE(static_cast<int>(reworkFor(small(), to)), rework);
    }

    void tuningGivesWhatABindGives_data() { whatAChangeAsksFor_data(); }

    void tuningGivesWhatABindGives() {
        QFETCH(BindSettings, to);
        const Scene scene = test::twoFingers();
        const Field before = solved(scene, small());
        const Field after = solved(scene, to, before.get());
        QVERIFY(sameWeights(bound(scene, to), bindWeights(scene, *after, to)));
    }

    void penaltyKeepsTheVolume() {
        const Scene scene = test::twoFingers();
        const Field before = solved(scene, small());
        BindSettings settings = small();
        settings.penalty = 20.0;
        const Field after = solved(scene, settings, before.get());
        QCOMPARE(after->voxels().get(), before->voxels().get());
        QCOMPARE(after->input.get(), before->input.get());
        QVERIFY(distances(after) != distances(before));
        QCOMPARE(distances(after), distances(solved(scene, settings)));
    }

    void otherAlphaKeepsTheDistances() {
        const Scene scene = test::limb();
        const Field before = solved(scene, small());
        BindSettings settings = small();
        settings.alpha = 0.9;
        const Field after = solved(scene, settings, before.get());
        QCOMPARE(measured(after), measured(before));
        QVERIFY(!sameWeights(weighBind(scene, *before, small()), bindWeights(scene, *after, settings)));
    }

    void eachStageIsTakenOverByItsOwnSettings() {
        const Scene scene = test::twoFingers();
        const Field before = solved(scene, small());
        BindSettings settings = small();
        settings.resolution = 32; // another volume, the same input and surface
        settings.automatic = false;
        const Field coarse = solved(scene, settings, before.get());
        QCOMPARE(coarse->input.get(), before->input.get());
        QCOMPARE(coarse->solution->sharedSurface().get(), before->solution->sharedSurface().get());
        QVERIFY(coarse->voxels() != before->voxels());
        QCOMPARE(distances(coarse), distances(solved(scene, settings)));
        settings.fitEndBones = false; // another input
        QVERIFY(solved(scene, settings, coarse.get())->input != coarse->input);
    }

    void anUnknownSolverIsNamed() {
        BindSettings settings = small();
        settings.solver = "magic";
        Progress progress;
        const auto result = bind(test::limb(), settings, progress);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::SolverUnknown);
        QCOMPARE(result.error().arguments, (std::vector<std::string>{"magic", solverKeys()}));
    }

    void cancelAtEveryStage() {
        const Scene scene = test::twoFingers();
        Listen all;
        QVERIFY(bind(scene, small(), all));
        QVERIFY(all.sane());
        QVERIFY(all.stages().size() >= 6);
        for (const Stage stage : all.stages()) {
            CancelAt progress(stage);
            const auto result = bind(scene, small(), progress);
            QVERIFY2(!result, qPrintable(QString::number(static_cast<int>(stage))));
            QCOMPARE(static_cast<int>(result.error().code), static_cast<int>(ErrorCode::Canceled));
        }
    }
};

SINEW_TEST(TestBindState, sinew::test::NoApplication)

} // namespace testBindState

#include "TestBindState.moc"
