#include "app/document/edits/Edits.h"
#include "app/view/ColorMaps.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace testLighting {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A red and a blue box side by side.
Scene redAndBlue() {
    Scene scene = test::scene(test::box(Vec3(-2, -0.5, -0.5), Vec3(-1, 0.5, 0.5)), Skeleton());
    scene.parts.push_back(
        {std::make_shared<const Mesh>(test::box(Vec3(1, -0.5, -0.5), Vec3(2, 0.5, 0.5))), nullptr, kNone});
    scene.materials.resize(2);
    scene.materials[0].baseColor = {0.8F, 0.05F, 0.05F, 1.0F};
    scene.materials[1].baseColor = {0.05F, 0.05F, 0.8F, 1.0F};
    for (std::size_t part = 0; part < 2; ++part) {
        Mesh mesh = *scene.parts[part].mesh;
        mesh.materials.assign(mesh.polygonCount(), static_cast<std::int32_t>(part));
        scene.parts[part].mesh = std::make_shared<const Mesh>(std::move(mesh));
    }
    return scene;
}

/// A slab that floats over a low block.
Scene roof() {
    Scene scene = test::scene(test::box(Vec3(-1, 1.4, -0.6), Vec3(1, 1.6, 0.6)), Skeleton());
    scene.parts.push_back(
        {std::make_shared<const Mesh>(test::box(Vec3(-0.7, 0.0, -0.6), Vec3(0.7, 0.6, 0.6))), nullptr,
         kNone});
    return scene;
}

void light(ViewState& view, Lighting lighting) {
    ViewSettings settings = view.settings();
    settings.lighting = lighting;
    view.set(settings);
}

void shade(ViewState& view, bool shadows) {
    ViewSettings settings = view.settings();
    settings.shadows = shadows;
    view.set(settings);
}

int colorfulness(QColor color) {
    return std::max({color.red(), color.green(), color.blue()}) -
           std::min({color.red(), color.green(), color.blue()});
}

} // namespace

class TestLighting : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Normals between the vertices of a coarse ball turn away from the viewer before its outline is reached.
    /// Where the key light comes from, none of it is dark.
    void outlinesHaveNoDarkSpecks() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(stateOfScene(test::scene(test::sphere(Vec3::Zero(), 1.0, 6), Skeleton()), {}));
        desk.viewport.setStandardView(StandardView::Front);
        desk.show(400, 400);
        shade(desk.view, false);
        desk.look({});
        const QImage sky = desk.picture();
        desk.look({Overlay::Mesh});
        const QImage ball = desk.picture();
        keepPicture(ball, "coarse_ball");
        const auto within = [&](int x, int y) {
            for (int dx = -1; dx <= 1; ++dx) {
                for (int dy = -1; dy <= 1; ++dy) {
                    if (ball.pixel(x + dx, y + dy) == sky.pixel(x + dx, y + dy)) {
                        return false;
                    }
                }
            }
            return true;
        };
        const int middle = ball.width() / 2;
        const int bright = qGray(ball.pixel(middle - 40, middle - 40));
        int darkest = 255;
        int seen = 0;
        for (int y = 1; y < middle - 10; ++y) {
            for (int x = 1; x < middle - 10; ++x) {
                if (within(x, y)) {
                    darkest = std::min(darkest, qGray(ball.pixel(x, y)));
                    ++seen;
                }
            }
        }
        QVERIFY(seen > 2000);
        QVERIFY2(2 * darkest > bright, qPrintable(QString("%1 of %2").arg(darkest).arg(bright)));
    }

    void matcapIsOneMaterialForAll() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(stateOfScene(redAndBlue(), {}));
        desk.look({Overlay::Mesh});
        desk.viewport.setStandardView(StandardView::Front);
        desk.show(600, 400);
        const auto colors = [&] {
            const QImage picture = desk.picture();
            return std::pair(picture.pixelColor(desk.placeOf(Vec3(-1.5, 0, 0.5))),
                             picture.pixelColor(desk.placeOf(Vec3(1.5, 0, 0.5))));
        };
        const auto [red, blue] = colors();
        QVERIFY(red.red() > red.blue() + 60 && blue.blue() > blue.red() + 60);
        light(desk.view, Lighting::Matcap);
        keepPicture(desk.picture(), "matcap");
        const auto [left, right] = colors();
        QVERIFY(colorfulness(left) < 40 && colorfulness(right) < 40);
        QVERIFY(left.green() > 60 && right.green() > 60);
        light(desk.view, Lighting::Studio);
        QCOMPARE(colors(), std::pair(red, blue));
    }

    void colorsLieOverMatcap() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(stateOfScene(redAndBlue(), {}));
        desk.look({Overlay::Mesh, Overlay::Parts});
        desk.show(600, 400);
        const QImage before = desk.picture();
        light(desk.view, Lighting::Matcap);
        QCOMPARE(differingPixels(desk.picture(), before), 0);
    }

    void flatShowsColorsAsTheyAre() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(stateOfScene(redAndBlue(), {}));
        desk.look({Overlay::Mesh});
        desk.show(600, 400);
        light(desk.view, Lighting::Flat);
        const auto full = static_cast<int>(std::lround(255.0 * std::pow(0.8, 1.0 / 2.2)));
        for (const StandardView from :
             {StandardView::Front, StandardView::Top}) { // whatever light would fall there
            desk.viewport.setStandardView(from);
            const QImage picture = desk.picture();
            const QColor red = picture.pixelColor(desk.placeOf(Vec3(-1.5, 0, 0)));
            const QColor blue = picture.pixelColor(desk.placeOf(Vec3(1.5, 0, 0)));
            QVERIFY2(std::abs(red.red() - full) <= 2, qPrintable(red.name()));
            QVERIFY2(std::abs(blue.blue() - full) <= 2, qPrintable(blue.name()));
        }
    }

    void flatColorsAreThoseOfTheLegend() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(stateOfScene(redAndBlue(), {}));
        desk.look({Overlay::Mesh, Overlay::Parts});
        desk.show(600, 400);
        OrbitCamera camera = desk.viewport.camera();
        camera.setAngles(0.8, 0.0);
        desk.viewport.setCamera(camera);
        const auto seen = [&] { return desk.picture().pixelColor(desk.placeOf(Vec3(-1, 0, 0))); };
        const QColor meant = toQt(partRgba(0));
        QVERIFY(std::abs(seen().lightness() - meant.lightness()) > 4); // that side is away from the light
        light(desk.view, Lighting::Flat);
        const QColor flat = seen();
        QVERIFY2(std::abs(flat.red() - meant.red()) <= 2 && std::abs(flat.green() - meant.green()) <= 2 &&
                     std::abs(flat.blue() - meant.blue()) <= 2,
                 qPrintable(flat.name()));
    }

    void shadowsFallOnTheGroundAndTheCharacter() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(stateOfScene(roof(), {}));
        desk.look({Overlay::Mesh});
        desk.show(600, 400);
        desk.viewport.setStandardView(StandardView::Front);
        OrbitCamera camera = desk.viewport.camera();
        camera.setAngles(0.0, 0.5);
        camera.zoom(-3.0, 300.0, 200.0);
        desk.viewport.setCamera(camera);
        shade(desk.view, false);
        const QImage without = desk.picture();
        shade(desk.view, true);
        const QImage with = desk.picture();
        keepPicture(with, "shadows");
        const auto darker = [&](const Vec3& position) {
            const QPoint at = desk.placeOf(position);
            return without.pixelColor(at).lightness() - with.pixelColor(at).lightness();
        };
        // The key light comes from the upper left in front: shadows go to the right and back.
        QVERIFY2(darker(Vec3(1.35, 0.0, -1.2)) > 12,
                 qPrintable(QString::number(darker(Vec3(1.35, 0.0, -1.2)))));
        QVERIFY(darker(Vec3(-1.6, 0.0, 0.9)) < 6); // the lit side
        QVERIFY2(darker(Vec3(0.35, 0.6, -0.3)) > 25,
                 qPrintable(QString::number(darker(Vec3(0.35, 0.6, -0.3)))));
        shade(desk.view, false);
        QCOMPARE(differingPixels(desk.picture(), without), 0);
    }

    void shadowsFollowThePose() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(boundSample());
        desk.look({Overlay::Mesh});
        desk.show(600, 600);
        OrbitCamera camera = desk.viewport.camera();
        camera.setAngles(0.0, 0.6);
        desk.viewport.setCamera(camera);
        shade(desk.view, true);
        const QImage straight = desk.picture();
        keepPicture(straight, "shadows_sample");
        const std::int32_t arm = desk.document.state().scene->skeleton.find("LeftArm");
        JointPose raised;
        raised.rotation = Quat(Eigen::AngleAxisd(1.2, Vec3::UnitZ()));
        setJointPose(desk.document, arm, raised);
        const QImage posed = desk.picture();
        keepPicture(posed, "shadows_posed");
        // What is new on the ground is no part of the character in either pose: there the picture without
        // shadows is the same.
        shade(desk.view, false);
        const QImage plainPosed = desk.picture();
        setJointPose(desk.document, arm, JointPose());
        const QImage plain = desk.picture();
        int moved = 0;
        for (int y = 0; y < plain.height(); ++y) {
            for (int x = 0; x < plain.width(); ++x) {
                const bool background = plain.pixel(x, y) == plainPosed.pixel(x, y);
                const int change = straight.pixelColor(x, y).lightness() - posed.pixelColor(x, y).lightness();
                moved += background && std::abs(change) > 10 ? 1 : 0;
            }
        }
        QVERIFY2(moved > 100, qPrintable(QString::number(moved)));
    }

    void thereAreNoneFromBelow() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(stateOfScene(roof(), {}));
        desk.look({Overlay::Mesh});
        desk.show(600, 400);
        desk.viewport.setStandardView(StandardView::Bottom);
        shade(desk.view, false);
        const QColor before = desk.picture().pixelColor(desk.placeOf(Vec3(1.3, 0.0, 0.0)));
        shade(desk.view, true);
        QCOMPARE(desk.picture().pixelColor(desk.placeOf(Vec3(1.3, 0.0, 0.0))), before);
    }

    void processorsDrawNoneUnasked() {
        ViewSettings view;
        QVERIFY(!castsShadows(view, true));
        QVERIFY(castsShadows(view, false));
        view.shadows = true;
        QVERIFY(castsShadows(view, true));
        view.lighting = Lighting::Matcap;
        QVERIFY(!castsShadows(view, true));
        view = {};
        view.shadows = false;
        QVERIFY(!castsShadows(view, false));
    }

    void theMenuChoosesOneLook() {
        WindowDesk desk;
        const auto checked = [&] {
            QStringList names;
            for (const char* id : {"view.studio", "view.matcap", "view.flat"}) {
                names += desk.window.actions()[id]->isChecked() ? id : "";
            }
            names.removeAll("");
            return names.join(' ');
        };
        ViewState& view = desk.workspace.view;
        QCOMPARE(checked(), QString("view.studio"));
        desk.window.actions()["view.matcap"]->trigger();
        QVERIFY(view.settings().lighting == Lighting::Matcap);
        QCOMPARE(checked(), QString("view.matcap"));
        desk.window.actions()["view.flat"]->trigger();
        QVERIFY(view.settings().lighting == Lighting::Flat);
        QCOMPARE(checked(), QString("view.flat"));
        desk.window.actions()["view.flat"]->trigger();
        QVERIFY(view.settings().lighting == Lighting::Studio);
        QCOMPARE(checked(), QString("view.studio"));
        desk.window.actions()["view.studio"]->trigger();
        QCOMPARE(checked(), QString("view.studio"));
        light(view, Lighting::Matcap);
        QCOMPARE(checked(), QString("view.matcap"));
        QVERIFY(!desk.workspace.document.undoStack().canUndo()); // as all switches of the view
    }

    void shadowsBelongToTheStudio() {
        WindowDesk desk;
        QAction* action = desk.window.actions()["view.shadows"];
        const bool before = action->isChecked();
        QCOMPARE(before, !ViewportCanvas::softwareHere());
        action->trigger();
        QCOMPARE(desk.workspace.view.settings().shadows, std::optional<bool>(!before));
        QCOMPARE(action->isChecked(), !before);
        const QString tip = action->statusTip();
        desk.window.actions()["view.flat"]->trigger();
        QVERIFY(!action->isEnabled());
        QVERIFY(action->statusTip() != tip && action->statusTip().contains("Studio"));
        desk.window.actions()["view.flat"]->trigger();
        QVERIFY(action->isEnabled());
        QCOMPARE(action->statusTip(), tip);
    }
};

SINEW_TEST(TestLighting, QApplication)

} // namespace testLighting

#include "TestLighting.moc"
