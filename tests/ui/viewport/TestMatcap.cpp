#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"

#include <QApplication>

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

int colorfulness(QColor color) {
    return std::max({color.red(), color.green(), color.blue()}) -
           std::min({color.red(), color.green(), color.blue()});
}

} // namespace

class TestMatcap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itIsOneMaterialForAll();
    void colorsLieOverIt();
    void theMenuSwitchesIt();
};

void TestMatcap::itIsOneMaterialForAll() {
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
    ViewSettings settings = desk.view.settings();
    settings.matcap = true;
    desk.view.set(settings);
    keepPicture(desk.picture(), "matcap");
    const auto [left, right] = colors();
    QVERIFY(colorfulness(left) < 40 && colorfulness(right) < 40);
    QVERIFY(left.green() > 60 && right.green() > 60);
    settings.matcap = false;
    desk.view.set(settings);
    QCOMPARE(colors(), std::pair(red, blue));
}

void TestMatcap::colorsLieOverIt() {
    SINEW_NEED_GL()
    ViewportDesk desk;
    desk.document.reset(stateOfScene(redAndBlue(), {}));
    desk.look({Overlay::Mesh, Overlay::Parts});
    desk.show(600, 400);
    const QImage before = desk.picture();
    ViewSettings settings = desk.view.settings();
    settings.matcap = true;
    desk.view.set(settings);
    QCOMPARE(differingPixels(desk.picture(), before), 0);
}

void TestMatcap::theMenuSwitchesIt() {
    WindowDesk desk;
    QAction* action = desk.window.actions()["view.matcap"];
    QVERIFY(action->isCheckable() && !action->isChecked());
    action->trigger();
    QVERIFY(desk.workspace.view.settings().matcap);
    ViewSettings settings = desk.workspace.view.settings();
    settings.matcap = false;
    desk.workspace.view.set(settings);
    QVERIFY(!action->isChecked());
}

SINEW_TEST(TestMatcap, QApplication)
#include "TestMatcap.moc"
