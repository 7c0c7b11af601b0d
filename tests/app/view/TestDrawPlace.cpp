#include "app/document/edits/Edits.h"
#include "app/view/pick/PosedPicker.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testDrawPlace {

using namespace sinew;

namespace {

const Ray kAhead{Vec3(0.013, 0.027, 6.0), -Vec3::UnitZ()};

Vec3 middleOfMesh(const Mesh& mesh, const Ray& ray = kAhead) {
    SurfacePicker picker(test::scene(mesh, {}));
    return picker.middle(ray).value_or(Vec3::Constant(99.0));
}

/// Looks at the limb from the front.
struct LimbView {
    Document document;
    PosedMesh posed{document};
    ViewState view;
    PosedPicker picker{document, posed, view};
    OrbitCamera camera;

    LimbView() {
        document.reset(stateOfScene(test::limb(), {}));
        const Aabb box = bounds(*document.state().scene);
        camera.setViewport(800, 600);
        camera.setStandardView(StandardView::Front);
        camera.setSceneBox(box);
        camera.frame(box);
    }
    Vec3 place(double x, double y, DrawDepth depth, const Vec3& beside = Vec3::Zero()) {
        return drawPosition(picker, camera, x, y, depth, beside);
    }
};

} // namespace

/// Where a click in the view puts a vertex of a cage.
class TestDrawPlace : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMiddleIsThatOfTheFirstSolid() {
        const Mesh near = test::sphere(Vec3::Zero(), 1.0, 24);
        QVERIFY((middleOfMesh(near) - Vec3(0.013, 0.027, 0.0)).norm() < 0.02);
        QVERIFY((middleOfMesh(test::flipped(near)) - Vec3(0.013, 0.027, 0.0)).norm() < 0.02);
        // The one behind does not count.
        QVERIFY(middleOfMesh(test::joined(near, test::sphere(Vec3(0, 0, -3), 1.0, 24)))
                    .isApprox(middleOfMesh(near), 1e-6));
        // Of a slanted chord it is the foot of the perpendicular from the sphere's center.
        const Ray slanted{Vec3(2.0, 0.5, 5.0), Vec3(-0.35, -0.05, -1.0).normalized()};
        QVERIFY(std::abs(middleOfMesh(near, slanted).dot(slanted.direction)) < 0.03);
    }

    void overlapsAreOneSolid() {
        const Mesh both =
            test::joined(test::sphere(Vec3::Zero(), 1.0, 24), test::sphere(Vec3(0, 0, -1.2), 1.0, 24));
        QVERIFY(std::abs(middleOfMesh(both).z() + 0.6) < 0.02);
        // A body inside of its clothes.
        const Mesh dressed =
            test::joined(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 2)), test::sphere(Vec3(0, 0, 0), 0.5, 24));
        QVERIFY(std::abs(middleOfMesh(dressed).z() - 0.5) < 1e-6);
    }

    void sheetsAndMissesAreTold() {
        Mesh sheet;
        sheet.vertices = {Vec3(-1, -1, 0.5), Vec3(1, -1, 0.5), Vec3(1, 1, 0.5), Vec3(-1, 1, 0.5)};
        sheet.addPolygon(std::vector<std::uint32_t>{0, 1, 2, 3});
        QVERIFY((middleOfMesh(sheet) - Vec3(0.013, 0.027, 0.5)).norm() < 1e-9);
        SurfacePicker picker(test::scene(sheet, {}));
        QVERIFY(!picker.middle({Vec3(5, 5, 5), -Vec3::UnitZ()}));
        QVERIFY(!SurfacePicker().middle(kAhead));
    }

    /// An arm of 0.2 before a body: what a joint in either comes to lie in the middle of.
    void theMiddleBesideAPlaceIsOfItsOwnLimb() {
        const Mesh arm = test::capsule(Vec3(-1, 0, 2), Vec3(1, 0, 2), 0.1, 32, 48);
        const Mesh body = test::capsule(Vec3(0, -1, 0), Vec3(0, 1, 0), 0.5, 32, 48);
        SurfacePicker picker(test::scene(test::joined(arm, body), {}));
        const Ray ahead{Vec3(0.013, 0.027, 6.0), -Vec3::UnitZ()};
        const auto depth = [&](const Ray& ray, double distance) {
            const auto middle = picker.middleBeside(ray, distance);
            return middle ? middle->z() : 99.0;
        };
        QVERIFY(std::abs(depth(ahead, 4.05) - 2.0) < 0.02); // in the arm
        QVERIFY(std::abs(depth(ahead, 5.7) - 0.0) < 0.02);  // in the body behind it
        QVERIFY(std::abs(depth(ahead, 3.85) - 2.0) < 0.02); // beside the arm, nearer than it is thick
        QCOMPARE(depth(ahead, 4.5), 99.0);                  // between both: no further than the arm is thick
        QCOMPARE(depth({Vec3(5, 5, 6), -Vec3::UnitZ()}, 4.0), 99.0);
        // Seen along the arm, its middle may be far away.
        const Ray along{Vec3(6.0, 0.03, 2.0), -Vec3::UnitX()};
        QVERIFY(!picker.middleBeside(along, 5.2));
        QVERIFY(picker.middleBeside(along, 5.95));
    }

    /// The arm lies against the body: what the ray meets is one solid.
    void theMiddleBesideAPlaceIsNotInWhatTouches() {
        SurfacePicker picker(
            test::scene(test::joined(test::capsule(Vec3(-1, 0, 0.55), Vec3(1, 0, 0.55), 0.1, 32, 48),
                                     test::capsule(Vec3(0, -1, 0), Vec3(0, 1, 0), 0.5, 32, 48)),
                        {}));
        const Ray ahead{Vec3(0.013, 0.027, 6.0), -Vec3::UnitZ()};
        QVERIFY(std::abs(picker.middle(ahead)->z() - 0.075) < 0.02); // of both together
        QVERIFY(!picker.middleBeside(ahead, 5.4));
    }

    void movedVerticesCount() {
        const Mesh mesh = test::sphere(Vec3::Zero(), 1.0, 24);
        SurfacePicker picker(test::scene(mesh, {}));
        QVERIFY(picker.middle(kAhead));
        std::vector<Vec3> moved = mesh.vertices;
        for (Vec3& vertex : moved) {
            vertex += Vec3(0, 0, 2.0);
        }
        picker.setVertices(0, moved);
        picker.update();
        QVERIFY(std::abs(picker.middle(kAhead)->z() - 2.0) < 0.02);
    }

    void clicksMeanMiddleOrSurface() {
        LimbView view;
        const Vec3 middle = view.place(400, 300, DrawDepth::Middle);
        const Vec3 surface = view.place(400, 300, DrawDepth::Surface);
        const double radius = 0.5 * bounds(*view.document.state().scene).extent().z();
        QVERIFY(std::abs(middle.z()) < 0.05 * radius);
        QVERIFY(std::abs(surface.z() - radius) < 0.05 * radius);
        for (const Vec3& position : {middle, surface}) {
            QVERIFY((view.camera.onScreen(position) - Eigen::Vector2d(400, 300)).norm() < 0.01);
        }
    }

    void clicksBesideLieInAPlane() {
        LimbView view;
        const Vec3 before(0.2, 0.1, 0.4);
        for (const DrawDepth depth : {DrawDepth::Middle, DrawDepth::Surface}) {
            const Vec3 position = view.place(30, 40, depth, before);
            QVERIFY(std::abs((position - before).dot(view.camera.toward())) < 1e-9);
            QVERIFY((view.camera.onScreen(position) - Eigen::Vector2d(30, 40)).norm() < 0.01);
        }
        // A vertex behind the eye gives no plane; the camera's target does.
        const Vec3 behind = view.camera.eye() + view.camera.toward();
        const Vec3 position = view.place(30, 40, DrawDepth::Middle, behind);
        QVERIFY(std::abs((position - view.camera.target()).dot(view.camera.toward())) < 1e-9);
    }

    void placesArePickedOnTheScreen() {
        const LimbView view;
        const Vec3 far(0.1, 0.0, -0.2);
        const Ray ray{view.camera.eye(), (far - view.camera.eye()).normalized()};
        const double distance = (far - view.camera.eye()).norm();
        const std::vector<Vec3> positions{Vec3(-0.4, 0.1, 0.0), far, ray.at(0.9 * distance)};
        const auto pickAt = [&](const Eigen::Vector2d& at) {
            return pickPosition(positions, view.camera, at.x(), at.y());
        };
        QVERIFY(pickAt(view.camera.onScreen(positions[0])) == std::size_t{0});
        QVERIFY(pickAt(view.camera.onScreen(far)) == std::size_t{2}); // the nearer one of two in a line
        QVERIFY(pickAt(view.camera.onScreen(positions[0]) + Eigen::Vector2d(5, 5)) == std::size_t{0});
        QVERIFY(!pickAt(view.camera.onScreen(positions[0]) + Eigen::Vector2d(0, 15)));
        QVERIFY(!pickPosition({}, view.camera, 400, 300));
    }
};

SINEW_TEST(TestDrawPlace, QCoreApplication)

} // namespace testDrawPlace

#include "TestDrawPlace.moc"
