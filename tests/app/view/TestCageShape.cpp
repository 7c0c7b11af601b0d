#include "app/view/BoneShapes.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/skeleton/Pose.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QCoreApplication>
#include <QTest>

#include <numbers>

namespace testCageShape {

using namespace sinew;

namespace {

Cage flap() {
    return {"flap", {Vec3(0, 1, 0), Vec3(1, 1, 0), Vec3(0, 1, 1)}, {{0, 2, 1}}, {}, {}, "joint_1"};
}

} // namespace

class TestCageShape : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void verticesFollowTheirJoints() {
        InputSettings settings;
        settings.cages = {flap()};
        const Scene scene = withHandleJoints(test::limb(), settings).value();
        const Skeleton& skeleton = scene.skeleton;
        Pose pose = Pose::bindPose(skeleton);
        const CageShape rest = cageShapes(settings.cages, skeleton, modelFromJoints(skeleton, pose)).at(0);
        QCOMPARE(rest.edges.size(), std::size_t{3});
        QCOMPARE(rest.joints, (std::vector<std::int32_t>{3, 4, 5}));
        for (std::size_t v = 0; v < 3; ++v) {
            QVERIFY(rest.vertices[v].isApprox(flap().vertices[v]));
        }
        pose.joints[4].translation = Vec3(0, 0, 2);
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.5 * std::numbers::pi, Vec3::UnitX()));
        const CageShape posed = cageShapes(settings.cages, skeleton, modelFromJoints(skeleton, pose)).at(0);
        QVERIFY(posed.vertices[0].isApprox(Vec3(0, 0, 1))); // with the parent
        QVERIFY(posed.vertices[1].isApprox(Vec3(1, -2, 1)));
        QVERIFY(!(posed == rest));
    }

    void oneWithoutAJointStays() {
        const Skeleton limb = test::limb().skeleton;
        const std::vector<Transform> joints = modelFromJoints(limb, Pose::bindPose(limb));
        const CageShape shape = cageShapes({flap()}, limb, joints).at(0);
        QCOMPARE(shape.joints, (std::vector<std::int32_t>{kNone, kNone, kNone}));
        QCOMPARE(shape.vertices, flap().vertices);
    }

    void drawingsShowTheFaceTheyWouldHave() {
        CageChain chain;
        chain.vertices = {{Vec3(0, 0, 0), {}}, {Vec3(1, 0, 0), {}}};
        QVERIFY(drawnShape(chain).faces.empty());
        chain.vertices.push_back({Vec3(0, 1, 0), 4U});
        const CageShape shape = drawnShape(chain);
        QCOMPARE(shape.vertices, (std::vector<Vec3>{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(0, 1, 0)}));
        QCOMPARE(shape.joints, std::vector<std::int32_t>(3, kNone));
        QCOMPARE(shape.faces.size(), std::size_t{1});
        QCOMPARE(shape.edges, (std::vector<CageEdge>{{0, 1}, {1, 2}})); // what has been drawn
    }

    void movedVerticesTakeTheirCageAlong() {
        BindSettings settings;
        settings.cages = {flap()};
        settings.handles = {{"h", Solid::point(Vec3(5, 5, 5)), true}};
        const std::vector<HandlePoint> points = handlePoints(settings);
        QCOMPARE(points.size(), std::size_t{4});
        const CageShape cage = movedShape(settings, points[1], Vec3(2, 2, 2));
        QCOMPARE(cage.vertices, (std::vector<Vec3>{Vec3(0, 1, 0), Vec3(2, 2, 2), Vec3(0, 1, 1)}));
        QCOMPARE(cage.faces, flap().faces);
        QCOMPARE(cage.edges.size(), std::size_t{3});
        const CageShape handle = movedShape(settings, points[3], Vec3(1, 2, 3));
        QCOMPARE(handle.vertices, std::vector<Vec3>{Vec3(1, 2, 3)});
        QVERIFY(handle.edges.empty() && handle.faces.empty());
    }
};

SINEW_TEST(TestCageShape, QCoreApplication)

} // namespace testCageShape

#include "TestCageShape.moc"
