#include "core/base/Parallel.h"
#include "core/bind/bones/Bones.h"
#include "core/solve/Explain.h"
#include "core/solve/Solvers.h"
#include "core/weights/Falloff.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testNearestSolver {

using namespace sinew;
using sinew::test::bound;
using sinew::test::CancelAfter;
using sinew::test::solved;

namespace {

/// Weights by straight distance alone.
BindSettings plain() {
    BindSettings settings;
    settings.solver = "nearest";
    settings.jointChoice = JointChoice::All;
    settings.smoothing = 0.0;
    settings.scaleByThickness = false;
    settings.rigidShells = false;
    settings.maxInfluences = 0;
    return settings;
}

} // namespace

class TestNearestSolver : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySolverHasAKeyOfItsOwn() {
        QCOMPARE(solvers().front().key, BindSettings().solver);
        std::string keys;
        for (const Solver& solver : solvers()) {
            QCOMPARE(findSolver(solver.key), &solver);
            keys += (keys.empty() ? "" : ", ");
            keys += solver.key;
        }
        QVERIFY(findSolver("") == nullptr);
        QVERIFY(findSolver("nearest") != nullptr);
        QCOMPARE(solverKeys(), keys);
    }

    void weightsFallWithStraightDistance() {
        const Scene scene = test::limb();
        const BindSettings settings = plain();
        const auto state = solved(scene, settings);
        const std::vector<Bone>& bones = state->input->sources.joints;
        QVERIFY(bones.size() >= 2);
        const auto weights = bindWeights(scene, *state, settings);
        const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
        const double extent = 2.5; // of the capsule, from cap to cap
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            std::vector<float> distances;
            for (const Bone& bone : bones) {
                distances.push_back(
                    static_cast<float>(std::sqrt(squaredDistance(vertices[p], bone)) / extent));
            }
            std::vector<double> expected(bones.size());
            evaluateFalloff(distances, settings.falloff, settings.alpha, expected);
            double sum = 0.0;
            for (const double weight : expected) {
                sum += weight;
            }
            for (std::size_t s = 0; s < bones.size(); ++s) {
                const double weight = static_cast<double>(weightOf(weights[0]->at(p), bones[s].joint));
                QVERIFY2(std::abs(weight - expected[s] / sum) < 2.0 * kMinFraction,
                         qPrintable(QString("%1 %2: %3").arg(p).arg(s).arg(weight)));
            }
        }
    }

    void oneInfluenceIsTheNearestBone() {
        const Scene scene = test::twoFingers();
        BindSettings settings = plain();
        settings.maxInfluences = 1;
        const auto state = solved(scene, settings);
        const auto weights = bindWeights(scene, *state, settings);
        const std::vector<Bone>& bones = state->input->sources.joints;
        const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            QCOMPARE(weights[0]->at(p).size(), std::size_t{1});
            const auto of = [&](std::int32_t joint) {
                const auto source = static_cast<std::size_t>(state->input->sourceOf(joint));
                return std::sqrt(squaredDistance(vertices[p], bones[source]));
            };
            const double min =
                std::sqrt(squaredDistance(vertices[p], bones[nearestSource(vertices[p], bones)]));
            QVERIFY(of(weights[0]->at(p)[0].joint) < min + 1e-6);
        }
    }

    void itReachesThroughTheAir() {
        // Two bars side by side, a bone in each; the gap between them is nothing to a straight line.
        Mesh mesh = test::joined(test::box(Vec3(-1, -0.3, -0.1), Vec3(1, -0.1, 0.1)),
                                 test::box(Vec3(-1, 0.1, -0.1), Vec3(1, 0.3, 0.1)));
        Skeleton skeleton = test::chain({Vec3(-0.9, -0.2, 0), Vec3(-0.9, 0.2, 0)});
        skeleton.joints[1].parent = kNone;
        for (Joint& joint : skeleton.joints) {
            joint.tail = joint.modelFromJointBind.translation() + Vec3(1.8, 0, 0);
        }
        const Scene scene = test::scene(std::move(mesh), std::move(skeleton));
        BindSettings settings = plain();
        settings.alpha = 0.0;
        const auto nearest = bound(scene, settings).weights[0];
        settings.solver = "geodesic";
        settings.resolution = 64;
        settings.automatic = false;
        const auto geodesic = bound(scene, settings).weights[0];
        float across = 0.0F;
        float inside = 0.0F;
        const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            const std::int32_t other = vertices[p].y() < 0.0 ? 1 : 0;
            across = std::max(across, weightOf(nearest->at(p), other));
            inside = std::max(inside, weightOf(geodesic->at(p), other));
        }
        QVERIFY2(across > 0.002F, qPrintable(QString::number(static_cast<double>(across))));
        QVERIFY(inside < across);
    }

    void volumesOfHandlesHoldNoDistance() {
        const Scene scene = test::scene(test::sphere(Vec3::Zero(), 1.0, 16),
                                        test::chain({Vec3(-0.4, 0, 0), Vec3(0.4, 0, 0)}));
        BindSettings settings = plain();
        settings.handles = {{"joint_0", Solid::sphere(Vec3(1, 0, 0), 0.5)}};
        const auto state = solved(scene, settings);
        const auto source = static_cast<std::size_t>(state->input->sourceOf(0));
        const std::vector<float>& distances = state->evidence()->distances()[source];
        for (std::size_t p = 0; p < distances.size(); ++p) {
            const double apart =
                std::max(0.0, (state->input->problem.vertices[p] - Vec3(1, 0, 0)).norm() - 0.5);
            const double told = static_cast<double>(distances[p]) * state->evidence()->extent();
            QVERIFY(std::abs(told - apart) < 1e-6);
        }
    }

    void threadsDoNotMatter() {
        const Scene scene = test::twoFingers();
        BindSettings settings;
        settings.solver = "nearest";
        std::vector<SkinWeights> all;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { all.push_back(*bound(scene, settings).weights[0]); });
        }
        QVERIFY(all[0] == all[1] && all[0] == all[2]);
    }

    void rulesAndRegionsHold() {
        Scene scene = test::limb();
        Mesh plate = test::box(Vec3(-0.2, 0.3, -0.2), Vec3(0.2, 0.4, 0.2));
        plate.name = "plate";
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(plate)), nullptr, kNone});
        BindSettings settings = plain();
        settings.smoothing = BindSettings().smoothing;
        settings.parts = {{"plate", 0, PartBinding::Rigid, {scene.skeleton.joints[0].name}}};
        Region region;
        region.name = "end";
        region.solid = Solid::sphere(Vec3(1.25, 0, 0), 0.5);
        region.joints = {scene.skeleton.joints[0].name};
        settings.regions = {region};
        const BindResult result = bound(scene, settings);
        for (std::uint32_t p = 0; p < result.weights[1]->vertexCount(); ++p) {
            QCOMPARE(result.weights[1]->at(p).size(), std::size_t{1});
            QCOMPARE(result.weights[1]->at(p)[0].joint, 0);
        }
        const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
        int held = 0;
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            if ((vertices[p] - region.solid->from).norm() < 0.49) {
                QVERIFY(weightOf(result.weights[0]->at(p), 0) > 0.999F);
                ++held;
            }
        }
        QVERIFY(held > 4);
        QCOMPARE(result.report.regions.size(), std::size_t{1});
        // Of one joint alone, and copied from the skin below.
        settings.regions.clear();
        settings.parts = {{"plate", 0, PartBinding::LimitJoints, {scene.skeleton.joints[1].name}}};
        const BindResult only = bound(scene, settings);
        QVERIFY(weightOf(only.weights[1]->at(0), 1) == 1.0F);
        settings.parts = {{"plate", 0, PartBinding::CopySkin, {}}};
        const BindResult copied = bound(scene, settings);
        QCOMPARE(copied.weights[1]->unweightedCount(), std::size_t{0});
        // With every part aside there is nothing to solve.
        settings.parts = {{"plate", 0, PartBinding::Rigid, {scene.skeleton.joints[0].name}},
                          {partName(scene, 0), 0, PartBinding::Rigid, {scene.skeleton.joints[1].name}}};
        const auto nothing = solved(scene, settings);
        QVERIFY(nothing->input->nothingToSolve() && !nothing->solution && nothing->evidence() == nullptr);
    }

    void voxelSettingsDoNotMatter() {
        const BindSettings from = plain();
        BindSettings to = from;
        to.resolution = 32;
        to.automatic = true;
        to.penalty = 9.0;
        to.lookup = Lookup::Voxel;
        QCOMPARE(reworkFor(from, to), BindRework::Nothing);
        const Scene scene = test::limb();
        QVERIFY(*bound(scene, from).weights[0] == *bound(scene, to).weights[0]);
        to.alpha = 0.9;
        QCOMPARE(reworkFor(from, to), BindRework::Weights);
        to.fitBones = false;
        QCOMPARE(reworkFor(from, to), BindRework::Volume);
    }

    void tuningGivesWhatABindGives() {
        const Scene scene = test::twoFingers();
        BindSettings settings;
        settings.solver = "nearest";
        const auto state = solved(scene, settings);
        for (const double alpha : {0.0, 0.5, 1.0}) {
            settings.alpha = alpha;
            QVERIFY(*bindWeights(scene, *state, settings)[0] == *bound(scene, settings).weights[0]);
        }
        // Asked again, it lends what it measured.
        Progress progress;
        const auto again = solveBind(scene, settings, progress, state.get());
        QVERIFY(again && (*again)->input == state->input);
        QCOMPARE((*again)->evidence()->distances().data(), state->evidence()->distances().data());
        // A solution of another solver lends nothing.
        settings.solver = "geodesic";
        settings.resolution = 32;
        settings.automatic = false;
        const auto geodesic = solveBind(scene, settings, progress, state.get());
        QVERIFY(geodesic && (*geodesic)->voxels() != nullptr);
        QVERIFY(*bindWeights(scene, **geodesic, settings)[0] == *bound(scene, settings).weights[0]);
    }

    void thereAreDistancesAndNoVoxels() {
        const Scene scene = test::limb();
        const auto state = solved(scene, plain());
        QVERIFY(!state->voxels());
        Progress progress;
        QVERIFY(state->evidence()->leafDistances(0, progress).empty());
        QCOMPARE(state->evidence()->distances().size(), state->input->sources.joints.size());
        const BindReport report = weighBind(scene, *state, plain()).report;
        QCOMPARE(report.solver, std::string("nearest"));
        QCOMPARE(report.leaves, std::size_t{0});
        QCOMPARE(report.voxelSize, 0.0);
        QCOMPARE(report.penalty, 0.0);
        QCOMPARE(report.unweightedVertices, std::size_t{0});
        QVERIFY(report.notices.empty());
    }

    void explanationsAreStraightLines() {
        const Scene scene = test::limb();
        BindSettings settings = plain();
        settings.smoothing = 0.1;
        const auto state = solved(scene, settings);
        const BindResult result = weighBind(scene, *state, settings);
        Progress progress;
        const auto told = explainVertex(scene, *state, settings, *result.weights[0], {0, 40}, 8, progress);
        QVERIFY(told);
        QCOMPARE(told->voxelMeters, 0.0);
        QCOMPARE(told->bones.size(), state->input->sources.joints.size());
        QVERIFY(!told->byDistance.empty() && !told->smoothed.empty() && !told->bound.empty());
        for (const BonePath& bone : told->bones) {
            QCOMPARE(bone.steps.size(), std::size_t{1});
            const std::vector<Vec3> line = bone.line(told->position);
            QCOMPARE(line.size(), std::size_t{2});
            QVERIFY(std::abs((line[1] - line[0]).norm() * scene.metersPerUnit - bone.meters) < 1e-6);
            QCOMPARE(bone.thinPlace, kNone);
        }
        CancelAfter canceled(0);
        const auto none = explainVertex(scene, *state, settings, *result.weights[0], {0, 40}, 8, canceled);
        QVERIFY(!none && none.error().code == ErrorCode::Canceled);
    }

    void anotherCharactersBonesCanBeUsed() {
        const Scene scene = test::limb();
        const BindResult own = bound(scene, plain());
        const BindResult lent = bound(scene, plain(), &scene);
        QVERIFY(*own.weights[0] == *lent.weights[0]);
        Scene moved = scene;
        moved.skeleton.joints[1].modelFromJointBind.translation() += Vec3(0, 0.1, 0);
        Progress progress;
        const auto refused = bind(scene, plain(), progress, &moved);
        QVERIFY(!refused && refused.error().code == ErrorCode::ReuseJointDiffers);
    }

    void canBeCanceled() {
        const Scene scene = test::twoFingers();
        for (const int polls : {0, 1, 5, 20}) {
            CancelAfter progress(polls);
            const auto result = bind(scene, plain(), progress);
            QVERIFY(!result);
            QCOMPARE(result.error().code, ErrorCode::Canceled);
        }
    }
};

SINEW_TEST(TestNearestSolver, sinew::test::NoApplication)

} // namespace testNearestSolver

#include "TestNearestSolver.moc"
