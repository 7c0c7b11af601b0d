#include "app/check/CheckedSurface.h"
#include "app/check/HungJoints.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testCheckedSurface {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::array<std::array<std::uint32_t, 4>, 6> kSides{
    {{0, 3, 2, 1}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}}};

/// The first so many sides of a box of size 1.
Scene box(std::size_t sides) {
    Mesh mesh;
    for (const double y : {0.0, 1.0}) {
        for (const auto& [x, z] : {std::pair{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}}) {
            mesh.vertices.emplace_back(x, y, z);
        }
    }
    for (std::size_t side = 0; side < sides; ++side) {
        mesh.addPolygon(kSides[side]);
    }
    Scene scene;
    Part part;
    part.mesh = std::make_shared<const Mesh>(std::move(mesh));
    scene.parts.push_back(std::move(part));
    return scene;
}

std::vector<Vec3> stretchedUp(const CheckedSurface& surface, double times) {
    std::vector<Vec3> posed = surface.vertices();
    for (Vec3& vertex : posed) {
        vertex.y() *= times;
    }
    return posed;
}

Joint jointAt(const char* name, std::int32_t parent, const Vec3& place) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.modelFromJointBind.translation() = place;
    return joint;
}

/// A leg whose foot hangs on the root, as rigs for inverse kinematics have it. One vertex at each joint, and
/// one at the ankle that shin and foot move.
Scene legWithHungFoot() {
    Scene scene;
    scene.skeleton.joints = {jointAt("Root", kNone, Vec3(0, 0, 0)), jointAt("Hips", 0, Vec3(0, 4, 0)),
                             jointAt("Thigh", 1, Vec3(1, 4, 0)),    jointAt("Shin", 2, Vec3(1, 2, 0)),
                             jointAt("ShinEnd", 3, Vec3(1, 1, 0)),  jointAt("FootControl", 0, Vec3(1, 0, 0)),
                             jointAt("Foot", 5, Vec3(1, 0, 0))};
    Mesh mesh;
    mesh.vertices = {Vec3(0, 4, 0), Vec3(1, 3, 0), Vec3(1, 1, 0), Vec3(1, 0.5, 0), Vec3(1, 0, 0)};
    mesh.addPolygon(std::array<std::uint32_t, 3>{0, 1, 2});
    mesh.addPolygon(std::array<std::uint32_t, 3>{2, 3, 4});
    SkinWeightsBuilder weights;
    for (const std::vector<Influence>& row : std::vector<std::vector<Influence>>{
             {{1, 1.0F}}, {{2, 1.0F}}, {{3, 1.0F}}, {{4, 0.5F}, {6, 0.5F}}, {{6, 1.0F}}}) {
        weights.add(row);
    }
    Part part;
    part.mesh = std::make_shared<const Mesh>(std::move(mesh));
    part.weights = std::make_shared<const SkinWeights>(weights.finish());
    scene.parts.push_back(std::move(part));
    return scene;
}

} // namespace

/// Lengths and volumes of a surface in poses, and what follows a limb.
class TestCheckedSurface : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void volumesFollowTheSurface() {
        const CheckedSurface closed(box(6));
        QVERIFY(closed.encloses());
        QCOMPARE(closed.closedBorders(), std::size_t{0});
        QVERIFY(std::abs(closed.volumeOf(closed.vertices()) - 1.0) < 1e-12);
        QVERIFY(std::abs(closed.volumeOf(stretchedUp(closed, 2.5)) - 2.5) < 1e-12);
    }

    void holesAreClosed() {
        const CheckedSurface open(box(5));
        QVERIFY(open.encloses());
        QCOMPARE(open.closedBorders(), std::size_t{4});
        QVERIFY(std::abs(open.volumeOf(stretchedUp(open, 0.5)) - 0.5) < 1e-12);
    }

    void sheetsEncloseNothing() {
        const CheckedSurface sheet(box(1));
        QVERIFY(!sheet.encloses());
        QCOMPARE(sheet.volumeOf(stretchedUp(sheet, 3.0)), 1.0);
        const CheckedSurface nothing{Scene()};
        QVERIFY(!nothing.encloses() && nothing.stretchOf({}).ratio == 1.0);
    }

    void stretchIsThatOfMovedEdges() {
        const CheckedSurface surface(box(6));
        QCOMPARE(surface.stretchOf(surface.vertices()).ratio, 1.0);
        const EdgeStretch stretch = surface.stretchOf(stretchedUp(surface, 3.0));
        QVERIFY(std::abs(stretch.ratio - 3.0) < 1e-12);
        QCOMPARE(surface.strongestJoint(stretch.edge[0]), kNone);
    }

    void feetOnTheRootFollowTheLeg() {
        const Scene scene = legWithHungFoot();
        const HungJoints hung(scene);
        QCOMPARE(hung.count(), std::size_t{1});
        Pose pose = Pose::bindPose(scene.skeleton);
        pose.joints[2].rotation = Quat(Eigen::AngleAxisd(0.8, Vec3::UnitX()));
        hung.follow(pose);
        const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
        QVERIFY(matrices[6].isApprox(matrices[4], 1e-9));
        QVERIFY(matrices[5].isApprox(Transform::Identity(), 1e-12));
    }

    void limbsOfTheBodyStay() {
        Scene scene = legWithHungFoot();
        scene.skeleton.joints[5].parent = 4; // the foot hangs on the shin
        QCOMPARE(HungJoints(scene).count(), std::size_t{0});
        QCOMPARE(HungJoints(Scene()).count(), std::size_t{0});
    }
};

SINEW_TEST(TestCheckedSurface, NoApplication)

} // namespace testCheckedSurface

#include "TestCheckedSurface.moc"
