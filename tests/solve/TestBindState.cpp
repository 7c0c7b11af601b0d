#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "core/solve/geodesic/GeodesicSolver.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <mutex>
#include <set>

namespace testBindState {

using namespace sinew;

namespace {

using sinew::test::bound;
using sinew::test::solved;

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

/// A limb of two bones, cut up more or less finely.
Scene limb(int around, int along) {
    return test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, around, along),
                       test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
}

BindSettings at64() {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    return settings;
}

ErrorCode errorOf(const Scene& scene, const Scene& reused) {
    Progress progress;
    const auto result = bind(scene, at64(), progress, &reused);
    return result ? ErrorCode::Count : result.error().code;
}

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
        row("end bones", BindRework::Volume, [](BindSettings& s) { s.fitBones = false; });
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
        settings.fitBones = false; // another input
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

    void ownVolumeGivesOwnWeights() {
        const Scene scene = limb(24, 30);
        Progress progress;
        const BindResult own = *bind(scene, at64(), progress);
        const BindResult reused = *bind(scene, at64(), progress, &scene);
        QVERIFY(*own.weights[0] == *reused.weights[0]);
        QCOMPARE(own.report.leaves, reused.report.leaves);
    }

    /// A coarser mesh of the same limb: what both have in common gets nearly what the fine one's vertices
    /// get.
    void levelsOfDetailAgree() {
        const Scene fine = limb(24, 40);
        const Scene coarse = limb(12, 20);
        Progress progress;
        BindSettings settings = at64();
        settings.smoothing = 0.0; // distances alone
        settings.scaleByThickness = false;
        const BindResult ofFine = *bind(fine, settings, progress);
        const BindResult ofCoarse = *bind(coarse, settings, progress, &fine);
        QCOMPARE(ofFine.report.leaves, ofCoarse.report.leaves);
        int common = 0;
        const auto& vertices = coarse.parts[0].mesh->vertices;
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            const auto& others = fine.parts[0].mesh->vertices;
            for (std::uint32_t q = 0; q < others.size(); ++q) {
                if ((vertices[p] - others[q]).norm() < 1e-9) {
                    ++common;
                    const auto a = ofCoarse.weights[0]->at(p);
                    const auto b = ofFine.weights[0]->at(q);
                    QVERIFY(std::equal(a.begin(), a.end(), b.begin(), b.end()));
                }
            }
        }
        QVERIFY2(common > 50, qPrintable(QString::number(common)));
    }

    void otherSkeletonsAreRefused() {
        const Scene scene = limb(12, 20);
        Scene renamed = scene;
        renamed.skeleton.joints[1].name = "elsewhere";
        QCOMPARE(errorOf(scene, renamed), ErrorCode::ReuseJointDiffers);
        Scene moved = scene;
        moved.skeleton.joints[1].modelFromJointBind.translation().x() += 0.1;
        QCOMPARE(errorOf(scene, moved), ErrorCode::ReuseJointDiffers);
        Scene shorter = scene;
        shorter.skeleton.joints.pop_back();
        QVERIFY(errorOf(scene, shorter) == ErrorCode::ReuseJointDiffers);
    }

    void otherShapesAreRefused() {
        const Scene scene = limb(12, 20);
        const Scene thicker = test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.5, 12, 20),
                                          test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
        QCOMPARE(errorOf(scene, thicker), ErrorCode::Count); // it lies inside
        Progress progress;
        const auto result = bind(thicker, at64(), progress, &scene);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::ReusePartOutside);
        QCOMPARE(result.error().arguments.size(), std::size_t{4});
        QVERIFY(std::stoul(result.error().arguments[1]) > 100);
        QVERIFY(std::abs(std::stod(result.error().arguments[2]) - 0.2) < 0.05);
    }

    void somethingHasToBeThere() {
        const Scene body = limb(12, 20);
        Scene badge = body; // all of it hangs on a joint by a rule
        auto mesh = std::make_shared<Mesh>(*body.parts[0].mesh);
        mesh->name = "badge";
        badge.parts[0].mesh = mesh;
        Scene dressed = body;
        dressed.parts.push_back(badge.parts[0]);
        BindSettings settings = at64();
        settings.parts = {{"badge", 0, PartBinding::Rigid, {body.skeleton.joints[1].name}}};
        Progress progress;
        const auto result = bind(dressed, settings, progress, &badge);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::NoFaces);
    }

    /// A rule for a part that only this character has holds for it.
    void rulesForNewPartsHold() {
        const Scene body = limb(12, 20);
        Scene dressed = body;
        auto mesh = std::make_shared<Mesh>(test::box(Vec3(0.5, 0.25, -0.05), Vec3(0.6, 0.35, 0.05)));
        mesh->name = "badge";
        dressed.parts.push_back(dressed.parts[0]);
        dressed.parts[1].mesh = mesh;
        dressed.parts[1].weights.reset();
        BindSettings settings = at64();
        settings.parts = {{"badge", 0, PartBinding::Rigid, {body.skeleton.joints[1].name}}};
        Progress progress;
        const auto result = bind(dressed, settings, progress, &body);
        QVERIFY(result.has_value());
        QCOMPARE(result->weights[1]->at(0).size(), std::size_t{1});
        QCOMPARE(result->weights[1]->at(0)[0].joint, 1);
    }
};

SINEW_TEST(TestBindState, sinew::test::NoApplication)

} // namespace testBindState

#include "TestBindState.moc"
