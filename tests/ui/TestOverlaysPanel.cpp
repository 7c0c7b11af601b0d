#include "app/document/edits/Edits.h"
#include "app/view/OrbitCamera.h"
#include "app/view/OverlayTable.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ClippedTexts.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Panel.h"

#include <QApplication>
#include <QDockWidget>
#include <QSlider>
#include <QTest>
#include <QToolButton>

namespace testOverlaysPanel {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a bound limb.
struct OverlaysDesk : WindowDesk {
    Driver driver{*this};
    explicit OverlaysDesk(const QString& spoken = "en") {
        PreferenceValues values = preferences.values();
        values.language = spoken;
        values.showBind = false; // presets are chosen here, not offered by a first bind
        preferences.set(values);
        window.resize(1280, 720);
        window.show();
        workspace.document.reset(stateOfScene(test::limb(), {}));
        window.actions()["view.overlays"]->trigger();
        settle();
    }
    static void settle() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
    void bind() {
        bindCoarsely(workspace.document);
        if (!driver.bind()) {
            qFatal("the limb cannot be bound");
        }
    }
    bool on(Overlay layer) const { return workspace.view.visible(layer); }
    bool marked(const char* preset) const {
        return window.findChild<QToolButton*>(QString(preset) + ".button")->isChecked();
    }
    void click(const QString& button) const { window.findChild<QToolButton*>(button)->click(); }
    QSlider* opacity(const char* layer) const {
        return window.findChild<QSlider*>(QString(layer) + ".opacity");
    }
};

} // namespace

class TestOverlaysPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPresetIsOneStepThereAndBack() {
        OverlaysDesk desk;
        desk.bind();
        QVERIFY(desk.marked("view.shaded"));
        desk.driver.trigger("layer.wireframe");
        desk.driver.trigger("layer.grid");
        QVERIFY(!desk.marked("view.shaded"));
        const ViewSettings own = desk.workspace.view.settings();
        desk.click("view.volume.button");
        QVERIFY(desk.on(Overlay::Voxels) && !desk.on(Overlay::Mesh) && !desk.on(Overlay::Wireframe));
        QVERIFY(desk.marked("view.volume"));
        desk.click("view.volume.button");
        QVERIFY(desk.workspace.view.settings() == own);
        QVERIFY(!desk.marked("view.volume"));
    }

    void presetsFollowOneAnotherAndLeadBackToTheFirst() {
        OverlaysDesk desk;
        desk.bind();
        desk.driver.trigger("layer.parts");
        const ViewSettings own = desk.workspace.view.settings();
        for (const char* preset : {"view.shaded", "view.weights", "view.volume"}) {
            desk.driver.trigger(preset);
            QVERIFY2(desk.marked(preset), preset);
        }
        QVERIFY(!desk.marked("view.shaded") && !desk.marked("view.weights"));
        desk.driver.trigger("view.volume");
        QVERIFY(desk.workspace.view.settings() == own);
    }

    void whoGoesOnFromAPresetHasAViewOfHisOwn() {
        OverlaysDesk desk;
        desk.bind();
        desk.driver.trigger("view.weights");
        desk.driver.trigger("layer.wireframe");
        const ViewSettings own = desk.workspace.view.settings();
        QVERIFY(!desk.marked("view.weights"));
        desk.driver.trigger("view.shaded");
        desk.driver.trigger("view.shaded");
        QVERIFY(desk.workspace.view.settings() == own);
    }

    void opacitiesStay() {
        OverlaysDesk desk;
        desk.bind();
        selectJoint(desk.workspace.document, 1);
        desk.driver.trigger("view.weights");
        desk.opacity("layer.weights")->setValue(40);
        desk.driver.trigger("view.volume");
        desk.driver.trigger("view.weights");
        QCOMPARE(desk.workspace.view.opacity(Overlay::Weights), 0.4F);
    }

    void weightsFollowTheJoint() {
        OverlaysDesk desk;
        desk.bind();
        selectJoint(desk.workspace.document, kNone);
        const ViewSettings own = desk.workspace.view.settings();
        desk.driver.trigger("view.weights");
        QVERIFY(desk.on(Overlay::JointColors) && !desk.on(Overlay::Weights));
        selectJoint(desk.workspace.document, 1);
        QVERIFY(!desk.on(Overlay::JointColors) && desk.on(Overlay::Weights));
        QVERIFY(desk.marked("view.weights"));
        desk.driver.trigger("view.weights");
        QVERIFY(desk.workspace.view.settings() == own);
        desk.driver.trigger("layer.jointColors"); // by hand: it stays
        selectJoint(desk.workspace.document, 0);
        QVERIFY(desk.on(Overlay::JointColors));
    }

    void escapeInTheViewBringsBack() {
        OverlaysDesk desk;
        desk.bind();
        desk.driver.trigger("mode.inspect"); // the tool would bring it, with a view of its own
        desk.driver.trigger("layer.wireframe");
        const ViewSettings own = desk.workspace.view.settings();
        auto* viewport = desk.window.findChild<ViewportWidget*>();
        desk.driver.trigger("view.shaded");
        viewport->setTool(ViewTool::Explain);
        QTest::keyClick(viewport, Qt::Key_Escape); // leaves the tool first
        QVERIFY(desk.marked("view.shaded") && viewport->tool() == ViewTool::Select);
        QTest::keyClick(viewport, Qt::Key_Escape);
        QVERIFY(desk.workspace.view.settings() == own);
        QTest::keyClick(viewport, Qt::Key_Escape);
        QVERIFY(desk.workspace.view.settings() == own);
    }

    void presetsWaitForWhatTheyShow() {
        OverlaysDesk desk;
        const auto enabled = [&](const char* id) { return desk.window.actions()[id]->isEnabled(); };
        QVERIFY(enabled("view.shaded") && !enabled("view.weights") && !enabled("view.volume"));
        desk.bind();
        QVERIFY(enabled("view.weights") && enabled("view.volume"));
    }

    void eyesSwitchAndOnlyShownRowsHaveASlider() {
        OverlaysDesk desk;
        QVERIFY(desk.opacity("layer.mesh")->isVisible());
        QVERIFY(!desk.opacity("layer.wireframe")->isVisible());
        desk.click("layer.wireframe.eye");
        QVERIFY(desk.on(Overlay::Wireframe));
        QVERIFY(desk.opacity("layer.wireframe")->isVisible());
        desk.click("layer.wireframe.eye");
        QVERIFY(!desk.on(Overlay::Wireframe) && !desk.opacity("layer.wireframe")->isVisible());
        QVERIFY(!desk.window.findChild<QToolButton*>("layer.weights.eye")->isEnabled()); // nothing is bound
    }

    void closedFoldsSayWhatIsOn() {
        OverlaysDesk desk;
        auto* scene = desk.window.findChild<FoldBox*>("fold.overlays.scene");
        QVERIFY(!scene->isOpen());
        QVERIFY2(scene->title().contains("1"), qPrintable(scene->title())); // the grid
        desk.driver.trigger("layer.grid");
        QVERIFY(!scene->title().contains("1"));
        desk.driver.trigger("layer.grid");
        scene->setOpen(true);
        QVERIFY(!scene->title().contains("1")); // one sees it
    }

    void namesFindRoom_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        for (const char* language : {"en", "de"}) {
            for (const int width : {320, 256}) {
                QTest::addRow("%s at %d", language, width) << language << width;
            }
        }
    }

    void namesFindRoom() {
        QFETCH(QString, language);
        QFETCH(int, width);
        OverlaysDesk desk(language);
        auto* popup = desk.window.findChild<QWidget*>("overlays.popup");
        popup->resize(width, popup->height());
        OverlaysDesk::settle();
        QVERIFY2(popup->width() <= width, qPrintable(QString::number(popup->width())));
        for (FoldBox* fold : popup->findChildren<FoldBox*>()) {
            fold->setOpen(true);
        }
        for (const OverlayRow& row : overlayTable()) {
            desk.workspace.view.setVisible(row.layer, true);
        }
        OverlaysDesk::settle();
        const QStringList clipped = clippedTexts(*popup);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
    }
};

SINEW_TEST(TestOverlaysPanel, QApplication)

} // namespace testOverlaysPanel

#include "TestOverlaysPanel.moc"
