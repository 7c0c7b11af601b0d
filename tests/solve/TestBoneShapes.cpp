#include "core/bind/BindProblem.h"
#include "core/bind/bones/BoneThicknessScale.h"
#include "core/bind/bones/EndBones.h"
#include "core/bind/bones/NearestBone.h"
#include "core/solve/BindState.h"
#include "core/solve/geodesic/GeodesicSolution.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

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
        Progress progress;
        const auto field = solveBind(scene, settings, progress);
        QVERIFY(field.has_value());
        const auto& solution = dynamic_cast<const GeodesicSolution&>(*(*field)->solution);
        const std::vector<float>& thicknessScales = solution.measuredDistances().bones.thicknessScales;
        QCOMPARE(thicknessScales.size(), std::size_t{2});
        QVERIFY2(thicknessScales[1] > 1.1F * thicknessScales[0],
                 qPrintable(QString("%1 %2").arg(thicknessScales[0]).arg(thicknessScales[1])));
        QVERIFY(thicknessScales[0] > 0.0F && thicknessScales[1] < 4.0F);
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
#include "TestBoneShapes.moc"
