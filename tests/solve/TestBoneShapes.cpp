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

Vec3 lastEnd(const Scene& scene) {
    Bones sources = *chooseBones(scene, BindSettings());
    fitEndBonesToMesh(*makeBindProblem(scene), sources.joints);
    return sources.joints.back().segments.front().b;
}

/// The joints of a pelvis, a spine above it, and thighs that hang on the spine but lie beside the pelvis.
Scene hungThighs() {
    Scene scene = test::scene(test::box(Vec3(-2, -2, -2), Vec3(2, 4, 2)),
                              test::chain({Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(0, 3, 0)}));
    for (const double side : {-1.0, 1.0}) {
        Joint thigh;
        thigh.name = side < 0.0 ? "thighR" : "thighL";
        thigh.parent = 1;
        thigh.modelFromJointBind.translation() = Vec3(side, 0, 0);
        scene.skeleton.joints.push_back(thigh);
    }
    return scene;
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
    void lastBoneReachesThroughTheHead() {
        // As long as the neck, 2, it would stick out; the head's top is at 1.9.
        const Vec3 end = lastEnd(bigHead());
        QVERIFY2(end.y() > 1.2 && end.y() < 1.6, qPrintable(QString::number(end.y())));
        QVERIFY(std::abs(end.x()) < 1e-9 && std::abs(end.z()) < 1e-9);
    }

    void lastBoneGrowsWithTheModel() {
        Scene scene = bigHead();
        const Vec3 end = lastEnd(scene);
        const Transform larger(Eigen::Scaling(100.0));
        scene.parts[0].mesh = std::make_shared<const Mesh>(test::transformed(*scene.parts[0].mesh, larger));
        for (Joint& joint : scene.skeleton.joints) {
            joint.modelFromJointBind.translation() *= 100.0;
        }
        QVERIFY((lastEnd(scene) - 100.0 * end).norm() < 1e-6);
    }

    void childBesideTheBoneBeforeBelongsToIt() {
        const Scene scene = hungThighs();
        const Bones sources = *chooseBones(scene, BindSettings());
        const auto has = [&](std::size_t joint, const Vec3& a, const Vec3& b) {
            return std::ranges::any_of(sources.joints[joint].segments, [&](const Segment& segment) {
                return (segment.a - a).norm() < 1e-12 && (segment.b - b).norm() < 1e-12;
            });
        };
        QCOMPARE(sources.joints[0].segments.size(), std::size_t{3});
        QVERIFY(has(0, Vec3(0, 0, 0), Vec3(0, 1, 0)));
        QVERIFY(has(0, Vec3(0, 0, 0), Vec3(1, 0, 0)));
        QVERIFY(has(0, Vec3(0, 0, 0), Vec3(-1, 0, 0)));
        QCOMPARE(sources.joints[1].segments.size(), std::size_t{1});
        QVERIFY(has(1, Vec3(0, 1, 0), Vec3(0, 3, 0)));
    }

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
        const std::span<const double> areas = solution.surface().diffusion.areas();
        const std::vector<float> thicknessScales = boneThicknessScales(
            scalesByThickness(solution.input().problem, areas, solution.input().sources.joints,
                              distances.extent, progress),
            areas, distances.rows, progress);
        QCOMPARE(thicknessScales.size(), std::size_t{2});
        QVERIFY2(thicknessScales[1] > 1.1F * thicknessScales[0],
                 qPrintable(QString("%1 %2").arg(thicknessScales[0]).arg(thicknessScales[1])));
        QVERIFY(thicknessScales[0] > 0.0F && thicknessScales[1] < 4.0F);
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
        std::vector<std::vector<float>> distances(2);
        for (const Vec3& point : problem.vertices) {
            const Vec3 across(0, point.y(), point.z());
            const auto from = [&](double x) {
                return static_cast<float>(std::hypot(std::max(0.0, x), across.norm()));
            };
            distances[0].push_back(from(point.x()));
            distances[1].push_back(from(-point.x()));
        }
        const std::vector<double> areas(problem.vertices.size(), 1.0);
        const std::vector<float> thicknessScales = boneThicknessScales(
            scalesByThickness(problem, areas, sources, 2.6, Progress()), areas, distances, Progress());
        QVERIFY2(std::abs(thicknessScales[0] - thicknessScales[1]) < 1e-4F * thicknessScales[0],
                 qPrintable(QString("%1 %2").arg(thicknessScales[0]).arg(thicknessScales[1])));
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
