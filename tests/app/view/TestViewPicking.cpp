#include "app/view/OrbitCamera.h"
#include "app/view/gizmo/Gizmo.h"
#include "app/view/pick/JointPick.h"
#include "app/view/pick/SurfacePicker.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <numbers>
#include <random>

namespace testViewPicking {

using namespace sinew;

namespace {

std::optional<double> castAll(const std::vector<Vec3>& vertices, const std::vector<Triangle>& triangles,
                              const Ray& ray) {
    std::optional<double> best;
    for (const Triangle& t : triangles) {
        const RayTree one(vertices, {t});
        if (const auto hit = one.cast(ray); hit && (!best || hit->distance < *best)) {
            best = hit->distance;
        }
    }
    return best;
}

OrbitCamera frontCamera(Projection projection = Projection::Perspective) {
    OrbitCamera camera;
    camera.setViewport(800, 600);
    camera.setProjection(projection);
    camera.setStandardView(StandardView::Front);
    Aabb box;
    box.add(Vec3(-2.0, -1.0, -1.0));
    box.add(Vec3(2.0, 1.0, 1.0));
    camera.setSceneBox(box);
    camera.frame(box);
    return camera;
}

Vec3 cursorOn(const OrbitCamera& camera, const Vec3& position) {
    const auto seen = camera.project(position);
    return {seen->x, seen->y, seen->depth};
}

} // namespace

class TestViewPicking : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void treeFindsWhatAllTrianglesFind() {
        const Mesh mesh = test::joined(test::sphere(Vec3::Zero(), 1.0, 12),
                                       test::box(Vec3(0.2, 0.2, -2.0), Vec3(0.6, 0.9, 2.0)));
        const std::vector<Triangle> triangles = triangulate(mesh);
        const RayTree tree(mesh.vertices, triangles);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> unit(-1.0, 1.0);
        int hits = 0;
        for (int i = 0; i < 200; ++i) {
            const Vec3 from = 4.0 * Vec3(unit(random), unit(random), unit(random)).normalized();
            const Vec3 to(unit(random), unit(random), unit(random));
            const Ray ray{from, (to - from).normalized()};
            const auto expected = castAll(mesh.vertices, triangles, ray);
            const auto hit = tree.cast(ray);
            QCOMPARE(hit.has_value(), expected.has_value());
            if (hit) {
                QCOMPARE(hit->distance, *expected);
                ++hits;
            }
        }
        QVERIFY(hits > 50);
    }

    void treeFollowsMovedVertices() {
        const Mesh mesh = test::sphere(Vec3::Zero(), 1.0, 8);
        RayTree tree(mesh.vertices, triangulate(mesh));
        const Ray ray{Vec3(5.0, 0.01, 10.0), -Vec3::UnitZ()};
        QVERIFY(!tree.cast(ray));
        std::vector<Vec3> moved = mesh.vertices;
        for (Vec3& point : moved) {
            point += Vec3(5.0, 0.0, 0.0);
        }
        tree.refit(moved);
        const auto hit = tree.cast(ray);
        QVERIFY(hit);
        QVERIFY(std::abs(hit->distance - 9.0) < 0.05);
    }

    void brokenTrianglesAreNeverHit() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const std::vector<Vec3> vertices{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(nan, 1, 0), Vec3(0, 1, 0)};
        const RayTree tree(vertices, {{0, 1, 2}, {0, 1, 3}, {1, 1, 1}});
        const auto hit = tree.cast({Vec3(0.2, 0.2, 5.0), -Vec3::UnitZ()});
        QVERIFY(hit);
        QCOMPARE(hit->triangle, 1U);
        QVERIFY(!RayTree().cast({Vec3::Zero(), Vec3::UnitX()}));
    }

    void picksTheNearestVertexOfThePart() {
        Scene scene = test::scene(test::box(Vec3(-1, -1, -1), Vec3(0, 1, 1)), {});
        scene.parts.push_back(
            {std::make_shared<const Mesh>(test::box(Vec3(0.5, -1, -1), Vec3(2, 1, 1))), nullptr});
        const SurfacePicker picker(scene);
        const OrbitCamera camera = frontCamera();
        const Vec3 cursor = cursorOn(camera, Vec3(1.9, 0.9, 1.0));
        const auto pick = picker.pick(camera.ray(cursor.x(), cursor.y()));
        QVERIFY(pick);
        QCOMPARE(pick->vertex.part, 1U);
        QVERIFY(scene.parts[1].mesh->vertices[pick->vertex.vertex].isApprox(Vec3(2, 1, 1)));
        const Vec3 gap = cursorOn(camera, Vec3(0.25, 0.0, 1.0));
        QVERIFY(!picker.pick(camera.ray(gap.x(), gap.y())));
    }

    void picksJointsByDotAndBone() {
        const Skeleton skeleton = test::chain({Vec3(-1.5, 0, 0), Vec3(0, 0, 0), Vec3(1.5, 0, 0)});
        const std::vector<Transform> joints = modelFromJoints(skeleton, Pose::bindPose(skeleton));
        const std::vector<BoneShape> bones = boneShapes(skeleton, joints, 3.0);
        const OrbitCamera camera = frontCamera();
        const auto pickAt = [&](const Vec3& position) {
            const Vec3 cursor = cursorOn(camera, position);
            return pickJoint(bones, joints, camera, cursor.x(), cursor.y(), std::nullopt);
        };
        QCOMPARE(pickAt(Vec3(0, 0, 0))->joint, 1);
        QCOMPARE(pickAt(Vec3(0.4, 0, 0))->joint, 1);
        QCOMPARE(pickAt(Vec3(0.4, 0, 0))->end, 1);
        QCOMPARE(pickAt(Vec3(1.2, 0, 0))->joint, 1);
        QCOMPARE(pickAt(Vec3(1.2, 0, 0))->end, 2);
        QCOMPARE(pickAt(Vec3(-0.7, 0.01, 0))->joint, 0);
        QVERIFY(!pickAt(Vec3(0.7, 0.6, 0)));
    }

    void surfacesHideJointsUnlessXray() {
        const Scene scene = test::limb();
        const std::vector<Transform> joints = modelFromJoints(scene.skeleton, Pose::bindPose(scene.skeleton));
        const std::vector<BoneShape> bones = boneShapes(scene.skeleton, joints, bounds(scene).diagonal());
        OrbitCamera camera = frontCamera();
        camera.setSceneBox(bounds(scene));
        camera.frame(bounds(scene));
        const Vec3 cursor = cursorOn(camera, scene.skeleton.position(1));
        const auto surface = SurfacePicker(scene).pick(camera.ray(cursor.x(), cursor.y()));
        QVERIFY(surface);
        const double depth = camera.project(surface->position)->depth;
        QVERIFY(pickJoint(bones, joints, camera, cursor.x(), cursor.y(), std::nullopt));
        QVERIFY(!pickJoint(bones, joints, camera, cursor.x(), cursor.y(), depth));
    }

    void ringsTurnAsFarAsTheCursor_data() {
        QTest::addColumn<double>("yaw");
        QTest::addColumn<double>("sign");
        QTest::newRow("from the front") << 0.0 << 1.0;
        QTest::newRow("from behind") << std::numbers::pi << 1.0;
    }

    void ringsTurnAsFarAsTheCursor() {
        QFETCH(double, yaw);
        QFETCH(double, sign);
        OrbitCamera camera = frontCamera();
        camera.setAngles(yaw, 0.0);
        const Gizmo gizmo = gizmoAt(Transform::Identity(), false, camera);
        // From +x to +y on the z ring is a quarter turn about +z, whichever side it is seen from.
        const Vec3 from = cursorOn(camera, gizmo.radius * Vec3::UnitX());
        const Vec3 to = cursorOn(camera, gizmo.radius * Vec3::UnitY());
        QCOMPARE(pickRing(gizmo, camera, from.x(), from.y()) != GizmoPart::None, true);
        RingDrag drag(gizmo, GizmoPart::Z, camera, from.x(), from.y());
        QVERIFY(std::abs(drag.moveTo(to.x(), to.y()) - sign * 0.5 * std::numbers::pi) < 1e-6);
        QVERIFY((drag.axis() - Vec3::UnitZ()).norm() < 1e-12);
    }

    void ringsCountFullTurns() {
        const OrbitCamera camera = frontCamera();
        const Gizmo gizmo = gizmoAt(Transform::Identity(), false, camera);
        const Vec3 start = cursorOn(camera, gizmo.radius * Vec3::UnitX());
        RingDrag drag(gizmo, GizmoPart::Z, camera, start.x(), start.y());
        double angle = 0.0;
        for (int step = 1; step <= 48; ++step) {
            const double turn = 2.0 * std::numbers::pi * step / 32.0;
            const Vec3 position = cursorOn(camera, gizmo.radius * Vec3(std::cos(turn), std::sin(turn), 0.0));
            angle = drag.moveTo(position.x(), position.y());
        }
        QVERIFY(std::abs(angle - 3.0 * std::numbers::pi) < 1e-6);
    }

    void arrowsMoveAlongTheirAxis() {
        const OrbitCamera camera = frontCamera();
        const Gizmo gizmo = gizmoAt(Transform::Identity(), false, camera);
        const Vec3 from = cursorOn(camera, 0.5 * gizmo.radius * Vec3::UnitX());
        QCOMPARE(static_cast<int>(pickArrow(gizmo, camera, from.x(), from.y())),
                 static_cast<int>(GizmoPart::X));
        const Vec3 to = cursorOn(camera, 0.5 * gizmo.radius * Vec3::UnitX() + Vec3(0.3, 0.2, 0.0));
        const ArrowDrag along(gizmo, GizmoPart::X, camera, from.x(), from.y());
        QVERIFY((along.moveTo(to.x(), to.y()) - Vec3(0.3, 0.0, 0.0)).norm() < 0.01);
        const ArrowDrag free(gizmo, GizmoPart::Screen, camera, from.x(), from.y());
        QVERIFY((free.moveTo(to.x(), to.y()) - Vec3(0.3, 0.2, 0.0)).norm() < 1e-9);
        // An arrow that points at the viewer cannot be gripped.
        QVERIFY(pickArrow(gizmo, camera, from.x(), from.y() + 60.0) == GizmoPart::None);
    }

    void boxesScaleAlongTheirAxis() {
        const OrbitCamera camera = frontCamera();
        const Gizmo gizmo = gizmoAt(Transform::Identity(), true, camera);
        const Vec3 from = cursorOn(camera, gizmo.radius * Vec3::UnitX());
        const Vec3 to = cursorOn(camera, 1.5 * gizmo.radius * Vec3::UnitX());
        const ScaleDrag along(gizmo, GizmoPart::X, camera, from.x(), from.y());
        QCOMPARE(along.moveTo(from.x(), from.y()), 1.0);
        QVERIFY(std::abs(along.moveTo(to.x(), to.y()) - 1.5) < 0.01);
        QVERIFY(std::abs(along.moveTo(to.x(), to.y() + 70.0) - 1.5) < 0.01); // across it nothing
        QVERIFY(along.moveTo(from.x() - 1e6, from.y()) > 0.0);
        const ScaleDrag all(gizmo, GizmoPart::Screen, camera, 100.0, 100.0);
        QVERIFY(all.moveTo(130.0, 100.0) > 1.1 && all.moveTo(100.0, 70.0) > 1.1 &&
                all.moveTo(80.0, 100.0) < 0.9);
        Pose pose;
        pose.joints.resize(2);
        pose.joints[1].scale = Vec3(1, 2, 3);
        QCOMPARE(scaled(pose, 1, GizmoPart::Y, 0.5).scale, Vec3(1, 1, 3));
        QCOMPARE(scaled(pose, 1, GizmoPart::Screen, 2.0).scale, Vec3(2, 4, 6));
    }

    void posesTurnAboutModelAxes() {
        Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)});
        skeleton.joints[1].modelFromJointBind.rotate(Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()));
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[0].rotation = Quat(Eigen::AngleAxisd(0.4, Vec3::UnitY()));
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(-0.3, Vec3::UnitX()));
        const std::vector<Transform> before = modelFromJoints(skeleton, pose);
        const Vec3 axis = Vec3(0.2, 1.0, -0.5).normalized();
        pose.joints[1] = turned(skeleton, pose, before, 1, axis, 0.9);
        const std::vector<Transform> after = modelFromJoints(skeleton, pose);
        QVERIFY(after[1].translation().isApprox(before[1].translation()));
        const Mat3 expected = Eigen::AngleAxisd(0.9, axis).toRotationMatrix() * before[1].linear();
        QVERIFY(after[1].linear().isApprox(expected, 1e-12));
    }

    void posesMoveInModelSpace() {
        const Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)});
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[0].rotation = Quat(Eigen::AngleAxisd(1.1, Vec3(1, 1, 0).normalized()));
        const std::vector<Transform> before = modelFromJoints(skeleton, pose);
        const Vec3 offset(0.1, -0.2, 0.3);
        for (const std::int32_t joint : {0, 1}) {
            Pose next = pose;
            next.joints[static_cast<std::size_t>(joint)] = moved(skeleton, pose, before, joint, offset);
            const auto j = static_cast<std::size_t>(joint);
            const Vec3 position = modelFromJoints(skeleton, next)[j].translation();
            QVERIFY(position.isApprox(before[j].translation() + offset, 1e-12));
        }
    }

    void theFirstViewIsShaded() { QVERIFY(presetInForce(ViewSettings()) == ViewPreset::Shaded); }

    void presetsAreTold() {
        for (const ViewPresetRow& row : viewPresets()) {
            for (const bool joint : {false, true}) {
                const ViewSettings view = withShown(ViewSettings(), overlaysOf(row.preset, joint));
                QVERIFY2(presetInForce(view) == row.preset, row.id);
                ViewSettings own = view;
                own.layer(Overlay::JointNames).visible = true;
                QVERIFY2(!presetInForce(own), row.id);
            }
        }
    }

    void weightsOfNoJointAreThoseOfAll() {
        const ViewSettings one = withShown(ViewSettings(), overlaysOf(ViewPreset::Weights, true));
        QVERIFY(one.layer(Overlay::Weights).visible && !one.layer(Overlay::JointColors).visible);
        const ViewSettings all = withShown(ViewSettings(), overlaysOf(ViewPreset::Weights, false));
        QVERIFY(!all.layer(Overlay::Weights).visible && all.layer(Overlay::JointColors).visible);
    }

    void onlyTheEyesChange() {
        ViewSettings own;
        own.layer(Overlay::Weights).opacity = 0.3F;
        own.isolines = false;
        own.slice = 0.2;
        ViewSettings preset = withShown(own, overlaysOf(ViewPreset::Weights, true));
        QCOMPARE(preset.layer(Overlay::Weights).opacity, 0.3F);
        QVERIFY(!(preset == own));
        QVERIFY(withShown(preset, shownOverlays(own)) == own);
    }
};

SINEW_TEST(TestViewPicking, QCoreApplication)

} // namespace testViewPicking

#include "TestViewPicking.moc"
