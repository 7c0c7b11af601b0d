#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/thickness/LimbThickness.h"
#include "core/solve/Bind.h"
#include "core/solve/geodesic/GeodesicSolver.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <span>

namespace testBoneShapes {

using namespace sinew;

namespace {

/// A thin neck along y under a ball of radius 1: joints at the foot of the neck and where the head begins.
Scene bigHead() {
    const Mesh neck = test::capsule(Vec3(0, -2, 0), Vec3(0, 0, 0), 0.3, 12, 8);
    return test::scene(test::joined(neck, test::sphere(Vec3(0, 0.9, 0), 1.0, 16)),
                       test::chain({Vec3(0, -2, 0), Vec3(0, 0, 0)}));
}

/// Of halfThickRod at its joint.
constexpr double kRodRadius = 0.3;
constexpr int kAroundRod = 24; // vertices of a ring

/// A rod along x with a bone in each half and a joint at 0: radius 0.4 before it, 0.2 after it.
Scene halfThickRod() {
    Mesh mesh = test::capsule(Vec3(-2.5, 0, 0), Vec3(2.5, 0, 0), 0.4, kAroundRod, 200);
    for (Vec3& vertex : mesh.vertices) {
        const double thin = std::clamp((vertex.x() + 0.2) / 0.4, 0.0, 1.0);
        vertex.y() *= 1.0 - 0.5 * thin;
        vertex.z() *= 1.0 - 0.5 * thin;
    }
    Skeleton skeleton = test::chain({Vec3(-2.5, 0, 0), Vec3(0, 0, 0)});
    skeleton.joints[1].tail = Vec3(2.5, 0, 0);
    return test::scene(std::move(mesh), std::move(skeleton));
}

/// Where along the rod the first bone's weight, the mean over every ring of vertices, passes one half for the
/// last time.
double splitOf(const Scene& scene, const SkinWeights& weights) {
    const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
    std::map<double, double> firstBone; // of each ring, by its x
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        if (std::abs(vertices[p].x()) < 1.5) {
            firstBone[vertices[p].x()] += static_cast<double>(weightOf(weights.at(p), 0)) / kAroundRod;
        }
    }
    double split = -1.5;
    for (auto ring = firstBone.begin(), next = std::next(ring); next != firstBone.end(); ++ring, ++next) {
        if (ring->second >= 0.5 && next->second < 0.5) {
            const double part = (ring->second - 0.5) / (ring->second - next->second);
            split = ring->first + part * (next->first - ring->first);
        }
    }
    return split;
}

} // namespace

class TestBoneShapes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thickLimbsHaveTheLargerScale() {
        const Scene scene = bigHead();
        BindSettings settings;
        settings.resolution = 64;
        settings.automatic = false;
        Progress progress;
        const auto field = solveBind(scene, settings, progress);
        QVERIFY(field.has_value());
        const auto& solution = dynamic_cast<const GeodesicSolution&>(*(*field)->solution);
        const BoneDistances& distances = solution.measuredDistances().bones;
        const std::vector<double> scales =
            scalesByThickness(solution.input().problem, solution.surface().diffusion.areas(),
                              solution.input().sources.joints, distances.extent, progress);
        QCOMPARE(scales.size(), std::size_t{2});
        QVERIFY2(scales[1] > 1.05 * scales[0], qPrintable(QString("%1 %2").arg(scales[0]).arg(scales[1])));
        QVERIFY(scales[0] > 0.0 && scales[1] < 4.0);
        const std::vector<float> thicknessScales(scales.begin(), scales.end());
        // What weights are made of: the top of the head lies beyond the middle of its bone.
        const std::vector<Vec3>& vertices = solution.input().problem.vertices;
        const auto top = static_cast<std::size_t>(
            std::ranges::max_element(vertices, {}, [](const Vec3& vertex) { return vertex.y(); }) -
            vertices.begin());
        QVERIFY(distances.scaled[1][top] * thicknessScales[1] < 1.0001F * distances.rows[1][top]);
        QVERIFY(distances.scaled[0][top] < distances.rows[0][top] / thicknessScales[0]);
    }

    void thickAndThinHalvesPartAtTheJoint_data() {
        QTest::addColumn<QString>("solver");
        QTest::addColumn<double>("max"); // of the radius there
        QTest::newRow("nearest") << "nearest" << 0.1;
        QTest::newRow("geodesic") << "geodesic" << 0.35; // a voxel is a sixth of it
    }
    /// With one scale for each bone the thick one takes 0.55 of the radius too much, and more through voxels.
    void thickAndThinHalvesPartAtTheJoint() {
        QFETCH(const QString, solver);
        QFETCH(const double, max);
        const Scene scene = halfThickRod();
        BindSettings settings;
        settings.solver = solver.toStdString();
        settings.resolution = 128;
        settings.automatic = false;
        settings.jointChoice = JointChoice::All;
        settings.smoothing = 0.0;
        Progress progress;
        const auto state = solveBind(scene, settings, progress);
        QVERIFY(state.has_value());
        const double split = splitOf(scene, *bindWeights(scene, **state, settings)[0]);
        QVERIFY2(std::abs(split) < max * kRodRadius, qPrintable(QString::number(split / kRodRadius)));
    }

    void twinsHaveEqualScales() {
        const Scene scene = test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, 12, 20),
                                        test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
        const BindProblem problem = *makeBindProblem(scene);
        const std::vector<Bone> sources{{0, {{Vec3(-1, 0, 0), Vec3(0, 0, 0)}}, {}, false},
                                        {1, {{Vec3(1, 0, 0), Vec3(0, 0, 0)}}, {}, false}};
        const std::vector<double> areas(problem.vertices.size(), 1.0);
        const std::vector<double> scales = scalesByThickness(problem, areas, sources, 2.6, Progress());
        QVERIFY2(std::abs(scales[0] - scales[1]) < 1e-4 * scales[0],
                 qPrintable(QString("%1 %2").arg(scales[0]).arg(scales[1])));
    }

    void nearestBoneTakesAll() {
        const Scene scene = test::limb();
        const auto weights = bindToNearestBone(scene, BindSettings());
        QVERIFY(weights.has_value());
        QCOMPARE(weights->size(), scene.parts.size());
        const SkinWeights& part = *(*weights)[0];
        QCOMPARE(part.vertexCount(), scene.parts[0].mesh->vertexCount());
        QCOMPARE(part.largestInfluenceCount(), std::size_t{1});
        QCOMPARE(part.unweightedCount(), std::size_t{0});
    }

    void nearestBoneNeedsASkeleton() {
        Scene scene = test::limb();
        scene.skeleton = {};
        const auto weights = bindToNearestBone(scene, BindSettings());
        QVERIFY(!weights);
        QCOMPARE(static_cast<int>(weights.error().code), static_cast<int>(ErrorCode::NoSkeleton));
    }
};

SINEW_TEST(TestBoneShapes, sinew::test::NoApplication)

} // namespace testBoneShapes

#include "TestBoneShapes.moc"
