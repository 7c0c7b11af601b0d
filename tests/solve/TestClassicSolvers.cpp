#include "core/base/Parallel.h"
#include "core/solve/Explain.h"
#include "core/solve/Solvers.h"
#include "tests/solve/ClassicCase.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testClassicSolvers {

using namespace sinew;
using namespace sinew::test;

/// What the solvers along straight lines have in common.
class TestClassicSolvers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The settings' own lists of keys, which core/bind cannot ask of the table.
    void rowsSayWhatSolversMeasure() {
        const Scene scene = limb();
        for (const Solver& solver : solvers()) {
            BindSettings settings = plainSettings(solver.key);
            settings.resolution = 32;
            settings.automatic = false;
            QVERIFY2(distanceCounts(settings) == solver.distances, solver.key);
            QVERIFY2(voxelsCount(settings) == solver.voxels, solver.key);
            const auto state = solved(scene, settings);
            QVERIFY2((state->solution->measured() != nullptr) == solver.distances, solver.key);
            QVERIFY2((state->solution->solvedWeights() == nullptr) == solver.distances, solver.key);
            QVERIFY2(state->evidence()->distances().empty() == !solver.distances, solver.key);
        }
    }

    void everyVertexIsWeighted_data() { eachSolver(); }

    void everyVertexIsWeighted() {
        QFETCH(QByteArray, solver);
        const Scene scene = twoFingers();
        BindSettings standard;
        standard.solver = solver.constData();
        for (const BindSettings& settings : {plainSettings(solver.constData()), standard}) {
            const BindResult result = bound(scene, settings);
            QCOMPARE(result.report.solver, solver.toStdString());
            QCOMPARE(result.report.unweightedVertices, std::size_t{0});
            QCOMPARE(result.report.leaves, std::size_t{0});
            const SkinWeights& weights = *result.weights[0];
            for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
                float sum = 0.0F;
                for (const Influence& influence : weights.at(p)) {
                    QVERIFY(influence.weight > 0.0F);
                    sum += influence.weight;
                }
                QVERIFY(std::abs(sum - 1.0F) < 1e-5F);
            }
        }
    }

    void threadsDoNotMatter_data() { eachSolver(); }

    void threadsDoNotMatter() {
        QFETCH(QByteArray, solver);
        const Scene scene = twoFingers();
        BindSettings settings;
        settings.solver = solver.constData();
        std::vector<SkinWeights> all;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { all.push_back(*bound(scene, settings).weights[0]); });
        }
        QVERIFY(all[0] == all[1] && all[0] == all[2]);
    }

    void canBeCanceled_data() { eachSolver(); }

    void canBeCanceled() {
        QFETCH(QByteArray, solver);
        const Scene scene = twoFingers();
        for (const int polls : {0, 1, 5, 20, 500}) {
            CancelAfter progress(polls);
            const auto result = bind(scene, plainSettings(solver.constData()), progress);
            QVERIFY(!result);
            QCOMPARE(result.error().code, ErrorCode::Canceled);
        }
    }

    void onlyOwnSettingsAreReworked_data() { eachSolver(); }

    void onlyOwnSettingsAreReworked() {
        QFETCH(QByteArray, solver);
        const BindSettings from = plainSettings(solver.constData());
        const auto asks = [&](const auto& edit) {
            BindSettings to = from;
            edit(to);
            return reworkFor(from, to);
        };
        const auto own = [&](const char* key) {
            return solver == key ? BindRework::Distances : BindRework::Nothing;
        };
        QCOMPARE(asks([](BindSettings& s) { s.resolution = 32; }), BindRework::Nothing);
        QCOMPARE(asks([](BindSettings& s) { s.penalty = 9.0; }), BindRework::Nothing);
        QCOMPARE(asks([](BindSettings& s) { s.heat = 2.0; }), BindRework::Nothing);
        QCOMPARE(asks([](BindSettings& s) { s.distancePower = 2.0; }), own("inverse-distance"));
        QCOMPARE(asks([](BindSettings& s) { s.envelopeBlend = 0.0; }), own("envelope"));
        QCOMPARE(asks([](BindSettings& s) { s.envelopeHold = 0.5; }), own("envelope"));
        QCOMPARE(asks([](BindSettings& s) { s.pictureSmoothness = 60.0; }), own("picture"));
        QCOMPARE(asks([](BindSettings& s) { s.picturePaths = PicturePaths::Rows; }), own("picture"));
        QCOMPARE(asks([](BindSettings& s) { s.alpha = 0.9; }), BindRework::Weights);
        QCOMPARE(asks([](BindSettings& s) { s.fitBones = true; }), BindRework::Volume);
    }

    void formerWorkIsTakenOver_data() { eachSolver(); }

    void formerWorkIsTakenOver() {
        QFETCH(QByteArray, solver);
        const Scene scene = twoFingers();
        const BindSettings settings = plainSettings(solver.constData());
        const auto first = solved(scene, settings);
        const auto again = solved(scene, settings, first.get());
        QCOMPARE(again->solution->sharedSurface().get(), first->solution->sharedSurface().get());
        QCOMPARE(again->solution->measured(), first->solution->measured());
        QCOMPARE(again->solution->solvedWeights(), first->solution->solvedWeights());
        // Other settings, and other solvers, get what they would get by themselves.
        for (const Solver& other : solvers()) {
            if (other.voxels) {
                continue; // theirs are TestBindState's business
            }
            BindSettings changed = settings;
            changed.solver = other.key;
            changed.distancePower = 2.0;
            changed.envelopeBlend = 0.2;
            const auto next = solved(scene, changed, first.get());
            QVERIFY2(*bindWeights(scene, *next, changed)[0] == *bound(scene, changed).weights[0], other.key);
            changed.envelopeHold = 0.6;
            const auto last = solved(scene, changed, next.get());
            QVERIFY2(*bindWeights(scene, *last, changed)[0] == *bound(scene, changed).weights[0], other.key);
        }
    }

    void anotherCharactersBonesCanBeUsed_data() { eachSolver(); }

    void anotherCharactersBonesCanBeUsed() {
        QFETCH(QByteArray, solver);
        const Scene scene = limb();
        const BindSettings settings = plainSettings(solver.constData());
        QVERIFY(*bound(scene, settings).weights[0] == *bound(scene, settings, &scene).weights[0]);
        Scene moved = scene;
        moved.skeleton.joints[1].modelFromJointBind.translation() += Vec3(0, 0.1, 0);
        Progress progress;
        const auto refused = bind(scene, settings, progress, &moved);
        QVERIFY(!refused && refused.error().code == ErrorCode::ReuseJointDiffers);
    }

    void explanationsAreStraightLines_data() { eachSolver(); }

    void explanationsAreStraightLines() {
        QFETCH(QByteArray, solver);
        const Scene scene = limb();
        BindSettings settings = plainSettings(solver.constData());
        settings.smoothing = 1.0; // carries weight to bones that hierarchy measures nothing to
        const auto state = solved(scene, settings);
        const BindResult result = weighBind(scene, *state, settings);
        Progress progress;
        for (const std::uint32_t vertex : {0U, 40U, 200U}) {
            const auto told =
                explainVertex(scene, *state, settings, *result.weights[0], {0, vertex}, 8, progress);
            QVERIFY(told && !told->bones.empty() && !told->byDistance.empty() && !told->smoothed.empty());
            for (const BonePath& bone : told->bones) {
                const std::vector<Vec3> line = bone.line(told->position);
                QCOMPARE(line.size(), std::size_t{2});
                QVERIFY(std::abs((line[1] - line[0]).norm() * scene.metersPerUnit - bone.meters) < 1e-6);
            }
        }
        CancelAfter canceled(0);
        const auto none = explainVertex(scene, *state, settings, *result.weights[0], {0, 40}, 8, canceled);
        QVERIFY(!none && none.error().code == ErrorCode::Canceled);
    }

private:
    static void eachSolver() {
        QTest::addColumn<QByteArray>("solver");
        for (const char* key : {"hierarchy", "inverse-distance", "rigid", "envelope"}) {
            QTest::newRow(key) << QByteArray(key);
        }
    }
};

SINEW_TEST(TestClassicSolvers, sinew::test::NoApplication)

} // namespace testClassicSolvers

#include "TestClassicSolvers.moc"
