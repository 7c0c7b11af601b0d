#include "app/document/drivers/DriverEdits.h"
#include "app/document/drivers/ShapeEdits.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/LimbDesk.h"
#include "ui/panels/poses/ShapesForm.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

namespace testShapesForm {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb that may get shapes, and the form of shapes.
struct ShapesDesk : LimbDesk {
    ShapesDesk()
        : LimbDesk("fold.pose.shapes") {}
    QListWidget* list() const { return find<QListWidget>("shapes.list"); }
    QAction* action(const char* id) const { return window.actions()[id]; }
    void addShape(const std::string& name) {
        bend(70.0);
        PartTargets targets{workspace.posed.vertices(0)};
        for (Vec3& vertex : targets[0]) {
            vertex += Vec3(0.02, 0.01, 0.03 * vertex.y());
        }
        Progress progress;
        const auto made = shapeOfTargets({workspace.posed.snapshot(), nullptr, workspace.posed.drivenPose()},
                                         name, targets, driversOf(state()), 1, progress);
        QVERIFY(made.has_value() && sinew::addShape(document(), *made, "Shape").has_value());
        handleEvents();
    }
};

} // namespace

/// The list of shapes in the Pose panel.
class TestShapesForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutShapesItSaysHowToMakeOne() {
        ShapesDesk desk;
        QVERIFY(desk.list()->isHidden());
        QVERIFY(!desk.find<QLabel>("shapes.hint")->text().isEmpty());
        for (const char* id : {"pose.mirrorShape", "pose.splitShape", "pose.dragShape", "pose.removeShape",
                               "pose.renameShape"}) {
            QVERIFY(!desk.action(id)->isEnabled());
        }
    }

    void aShapeSaysHowFarItIsOn() {
        ShapesDesk desk;
        desk.addShape("elbow");
        QCOMPARE(desk.list()->count(), 1);
        QVERIFY(desk.list()->item(0)->text().contains("100"));
        desk.bend(0.0);
        QCOMPARE(desk.list()->item(0)->text(), QString("elbow: off"));
        QVERIFY(desk.action("pose.removeShape")->isEnabled());
    }

    void aNameIsGivenInTheList() {
        ShapesDesk desk;
        desk.addShape("elbow");
        desk.addShape("other");
        desk.list()->setCurrentRow(0);
        desk.list()->item(0)->setData(Qt::UserRole + 64, QString("bend"));
        handleEvents();
        QVERIFY((shapeNames(desk.state()) == std::vector<std::string>{"bend", "other"}));
        QCOMPARE(QString::fromStdString(driversOf(desk.state())[0].target), QString("bend"));
        QCOMPARE(desk.list()->currentRow(), 0);
        desk.list()->item(0)->setData(Qt::UserRole + 64, QString("other")); // taken
        handleEvents();
        QVERIFY((shapeNames(desk.state()) == std::vector<std::string>{"bend", "other"}));
        QVERIFY(!desk.prompts.errors.isEmpty());
    }

    void buttonsDoWhatTheySay() {
        ShapesDesk desk;
        desk.addShape("elbow");
        desk.find<QPushButton>("shapes.split")->click();
        handleEvents();
        QVERIFY((shapeNames(desk.state()) == std::vector<std::string>{"elbow_L", "elbow_R"}));
        desk.document().undoStack().undo();
        desk.find<QPushButton>("shapes.remove")->click();
        handleEvents();
        QVERIFY(shapeNames(desk.state()).empty() && driversOf(desk.state()).empty());
        QVERIFY(desk.window.statusBar()->currentMessage().contains("elbow is removed"));
        desk.document().undoStack().undo();
        QCOMPARE(shapeNames(desk.state()).size(), std::size_t{1});
    }

    void draggingTakesTheTool() {
        ShapesDesk desk;
        desk.addShape("elbow");
        desk.action("pose.dragShape")->trigger();
        handleEvents();
        auto* viewport = desk.window.findChild<ViewportWidget*>();
        QCOMPARE(viewport->tool(), ViewTool::DragSkin);
        QCOMPARE(QString::fromStdString(viewport->paintOptions().dragShape), QString("elbow"));
        QCOMPARE(desk.find<QComboBox>("drag.moves")->currentIndex(), 1);
        desk.find<QPushButton>("shapes.remove")->click();
        handleEvents();
        QVERIFY(viewport->paintOptions().dragShape.empty()); // what is gone is not changed
    }

    void aShapeThatIsOffIsNotDragged() {
        ShapesDesk desk;
        desk.addShape("elbow");
        desk.bend(0.0);
        desk.action("pose.dragShape")->trigger();
        QVERIFY(!desk.prompts.errors.isEmpty());
        QVERIFY(desk.window.findChild<ViewportWidget*>()->paintOptions().dragShape.empty());
    }
};

SINEW_TEST(TestShapesForm, QApplication)

} // namespace testShapesForm

#include "TestShapesForm.moc"
