#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"
#include "ui/window/Modes.h"
#include "ui/window/ViewBar.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <vector>

namespace testModes {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a bound limb.
struct ModesDesk : WindowDesk {
    ModesDesk() {
        workspace.document.reset(stateOfScene(richScene(), {}));
        window.resize(1366, 768);
        window.show();
    }
    QAction* action(const char* id) { return window.actions()[id]; }
    void trigger(const char* id) { action(id)->trigger(); }
    bool in(WorkMode mode) { return action(modeRow(mode).id)->isChecked(); }
    QDockWidget* dock(const char* name) { return window.findChild<QDockWidget*>(QString("panel.") + name); }
    ViewportWidget& view() { return *window.findChild<ViewportWidget*>(); }
    QToolBar& bar() { return *window.findChild<QToolBar*>("toolbar"); }
    static void settle() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        handleEvents();
    }
    bool on(Overlay layer) const { return workspace.view.visible(layer); }
};

} // namespace

/// Five modes, in the order of the work: each has its tools, its panel and its view.
class TestModes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTableIsComplete() {
        ModesDesk desk;
        QCOMPARE(modeTable().size(), kWorkModeCount);
        int number = 0;
        for (const ModeRow& row : modeTable()) {
            QCOMPARE(static_cast<int>(row.mode), number++);
            QCOMPARE(desk.action(row.id)->shortcut(), QKeySequence(QString::number(number)));
            QVERIFY2(hasTool(row.mode, row.tool), row.id);
            QVERIFY2(hasTool(row.mode, ViewTool::Select), row.id);
            QVERIFY2(row.panel == nullptr || desk.dock(row.panel) != nullptr, row.id);
        }
        for (const ToolRow& row : toolTable()) {
            QVERIFY2(hasTool(modeOf(row.tool), row.tool), row.id);
        }
    }

    void eachShowsItsToolsAndItsPanel() {
        ModesDesk desk;
        for (const ModeRow& row : modeTable()) {
            desk.trigger(row.id);
            for (const ModeRow& other : modeTable()) {
                QCOMPARE(desk.in(other.mode), other.mode == row.mode);
                if (other.panel != nullptr) {
                    QVERIFY2(desk.dock(other.panel)->isHidden() == (other.mode != row.mode), row.id);
                }
            }
            for (const ToolRow& tool : toolTable()) {
                QCOMPARE(desk.bar().actions().contains(desk.action(tool.id)), hasTool(row.mode, tool.tool));
            }
            QVERIFY2(hasTool(row.mode, desk.view().tool()), row.id);
            QCOMPARE(!desk.dock("report")->isHidden(), row.mode == WorkMode::Inspect);
        }
    }

    void namesStandInTheToolBar() {
        ModesDesk desk;
        QTRY_VERIFY(desk.bar().isVisible());
        for (const ModeRow& row : modeTable()) {
            auto* button = qobject_cast<QToolButton*>(desk.bar().widgetForAction(desk.action(row.id)));
            QVERIFY(button != nullptr && button->isVisible());
            QCOMPARE(button->text(), QString(row.name));
        }
    }

    void aToolBringsItsMode() {
        ModesDesk desk;
        desk.trigger("paint.weights");
        QVERIFY(desk.in(WorkMode::Paint) && desk.view().tool() == ViewTool::PaintWeights);
        desk.trigger("pose.rotate"); // one poses while one paints
        QVERIFY(desk.in(WorkMode::Paint) && desk.view().tool() == ViewTool::Rotate);
        desk.trigger("bind.drawCage");
        QVERIFY(desk.in(WorkMode::Bind) && desk.view().tool() == ViewTool::Cage);
        desk.trigger("pose.explain");
        QVERIFY(desk.in(WorkMode::Inspect) && desk.view().tool() == ViewTool::Explain);
    }

    void aModeBringsItsTool() {
        ModesDesk desk;
        desk.trigger("mode.paint");
        QCOMPARE(desk.view().tool(), ViewTool::PaintWeights);
        desk.trigger("mode.bind");
        QCOMPARE(desk.view().tool(), ViewTool::Select);
        desk.trigger("pose.ik");
        desk.trigger("mode.pose");
        QCOMPARE(desk.view().tool(), ViewTool::Ik); // it poses already
    }

    /// The skeleton is edited in the mode Skeleton, and only there.
    void theSkeletonIsEditedInItsMode() {
        ModesDesk desk;
        desk.trigger("mode.pose");
        desk.trigger("mode.skeleton");
        QVERIFY(desk.workspace.rest.on());
        QCOMPARE(desk.view().tool(), ViewTool::Rotate);
        desk.trigger("skeleton.rest");
        QVERIFY(!desk.workspace.rest.on() && desk.in(WorkMode::Pose));
        desk.trigger("skeleton.rest");
        QVERIFY(desk.workspace.rest.on() && desk.in(WorkMode::Skeleton));
        desk.trigger("mode.bind");
        QVERIFY(!desk.workspace.rest.on() && desk.in(WorkMode::Bind));
    }

    void eachKeepsWhatItShows() {
        ModesDesk desk;
        QVERIFY(desk.workspace.document.state().hasWeights());
        selectJoint(desk.workspace.document, 1);
        const int steps = desk.workspace.document.undoStack().count();
        desk.trigger("layer.wireframe");
        desk.trigger("mode.paint");
        QVERIFY(desk.on(Overlay::Weights));
        desk.trigger("layer.jointNames");
        desk.trigger("mode.pose");
        QVERIFY(desk.on(Overlay::Wireframe) && !desk.on(Overlay::Weights) && !desk.on(Overlay::JointNames));
        desk.trigger("mode.paint");
        QVERIFY(desk.on(Overlay::Weights) && desk.on(Overlay::JointNames) && !desk.on(Overlay::Wireframe));
        desk.trigger("mode.bind");
        QVERIFY(desk.on(Overlay::Wireframe) && !desk.on(Overlay::Weights));
        QCOMPARE(desk.workspace.document.undoStack().count(), steps); // how one looks is no step
    }

    void aPanelThatIsAskedForBringsItsMode() {
        ModesDesk desk;
        desk.trigger("mode.paint");
        desk.trigger("pose.expressions");
        QVERIFY(desk.in(WorkMode::Pose) && !desk.dock("expressions")->isHidden());
        desk.trigger("bind.report");
        QVERIFY(desk.in(WorkMode::Pose) && !desk.dock("report")->isHidden());
        desk.trigger("view.lowerPanels");
        QVERIFY(desk.dock("report")->isHidden() && desk.dock("parts")->isHidden());
        desk.trigger("mode.bind");
        desk.trigger("mode.pose");
        QVERIFY(!desk.dock("expressions")->isHidden()); // as it was left
        desk.trigger("view.resetLayout");
        QVERIFY(desk.dock("expressions")->isHidden() && !desk.dock("pose")->isHidden());
    }

    void aNarrowBarCutsNoName() {
        ModesDesk desk;
        auto* bar = desk.window.findChild<ViewBar*>();
        for (int width = 900; width >= 100; width -= 20) {
            bar->resize(width, bar->height());
            bar->layout()->activate();
            for (const auto* button :
                 bar->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)) {
                QVERIFY2(button->isHidden() || button->width() >= button->sizeHint().width(),
                         qPrintable(QString("%1 at %2").arg(button->accessibleName()).arg(width)));
            }
        }
    }

    void theOtherSideHasTwoSwitches() {
        ModesDesk desk;
        auto* switched = desk.window.findChild<QToolButton*>("viewBar.mirror");
        QCOMPARE(switched->defaultAction(), desk.action("skeleton.symmetric"));
        desk.trigger("mode.paint");
        QCOMPARE(switched->defaultAction(), desk.action("paint.mirror"));
        desk.trigger("paint.mirror");
        QVERIFY(desk.view().paintOptions().mirror && !desk.workspace.rest.options().symmetric);
        desk.trigger("paint.mirror");
        desk.trigger("skeleton.symmetric");
        QVERIFY(!desk.view().paintOptions().mirror && desk.workspace.rest.options().symmetric);
        desk.trigger("mode.inspect");
        QVERIFY(switched->isHidden());
    }

    /// Where there are brushes, which are all in Bind and Paint.
    void theBannerTellsOfBrushesWhereThereAreSome() {
        ModesDesk desk;
        desk.trigger("mode.paint");
        desk.trigger("paint.mirror");
        QVERIFY(desk.view().banner().contains("Mirrored"));
        for (const char* mode : {"mode.pose", "mode.inspect", "mode.skeleton"}) {
            desk.trigger(mode);
            QVERIFY2(!desk.view().banner().contains("Mirrored"), mode);
        }
        desk.trigger("mode.paint");
        QVERIFY(desk.view().banner().contains("Mirrored"));
    }

    /// What was painted is what one looks at next, whatever Inspect showed when it was left.
    void inspectingFollowsPainting() {
        ModesDesk desk;
        selectJoint(desk.workspace.document, 1);
        desk.trigger("mode.inspect");
        desk.trigger("view.shaded");
        desk.trigger("mode.paint");
        desk.trigger("mode.inspect");
        QVERIFY(!desk.on(Overlay::Weights)); // nothing was painted
        desk.trigger("mode.paint");
        desk.trigger("weights.addPaint");
        desk.trigger("mode.inspect");
        QVERIFY(desk.on(Overlay::Weights));
        desk.trigger("view.shaded");
        desk.trigger("mode.paint");
        desk.trigger("mode.inspect");
        QVERIFY(!desk.on(Overlay::Weights));
    }

    /// The second ring is there before the first stroke: what it needs to know is found when the brush is
    /// taken, however it is.
    void takingABrushFindsTheOtherSide() {
        for (const char* way : {"mode.paint", "paint.weights", "paint.region"}) {
            ModesDesk desk;
            Document& document = desk.workspace.document;
            QVERIFY(!document.layering().hasMirror(document.state()));
            desk.trigger(way);
            QTRY_VERIFY2_WITH_TIMEOUT(document.layering().hasMirror(document.state()), way, kPatience);
        }
    }

    /// A window of a laptop: what a hand sets, and below it a list of joints that is worth the name.
    void thePaintModeHasRoom_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("rows");
        QTest::newRow("1280x720") << QSize(1280, 720) << 6;
        QTest::newRow("1366x768") << QSize(1366, 768) << 8;
    }

    void thePaintModeHasRoom() {
        QFETCH(QSize, size);
        QFETCH(int, rows);
        ModesDesk desk;
        desk.window.resize(size);
        desk.trigger("mode.paint");
        ModesDesk::settle();
        auto* tree = desk.window.findChild<QTreeView*>("joints.tree");
        QVERIFY2(tree->viewport()->height() >= rows * tree->sizeHintForRow(0),
                 qPrintable(QString::number(tree->viewport()->height())));
        auto* layers = desk.window.findChild<QWidget*>("weightLayers.list");
        QVERIFY(layers->mapTo(&desk.window, QPoint()).y() >
                desk.window.findChild<QWidget*>("brush.under")->mapTo(&desk.window, QPoint()).y());
        const auto* tips = desk.window.findChild<FoldBox*>("fold.weightLayers.tips");
        QVERIFY(tips != nullptr && !tips->isOpen());
    }

    void noToolIsOutOfSight_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QString("en");
        QTest::newRow("German") << QString("de");
    }

    /// In the width of a laptop.
    void noToolIsOutOfSight() {
        QFETCH(QString, language);
        ModesDesk desk;
        PreferenceValues values = desk.preferences.values();
        values.language = language;
        desk.preferences.set(values);
        desk.window.resize(1280, 720);
        for (const ModeRow& row : modeTable()) {
            desk.trigger(row.id);
            const auto* more = desk.window.findChild<QToolButton*>("qt_toolbar_ext_button");
            QTRY_VERIFY2(more == nullptr || !more->isVisible(), row.id);
        }
    }

    void thereIsRoom_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("joints");
        QTest::newRow("laptop") << QSize(1366, 768) << 12;
        QTest::newRow("desktop") << QSize(1600, 1000) << 22;
    }

    /// For rows of the joint tree, and of the lists below the view.
    void thereIsRoom() {
        QFETCH(QSize, size);
        QFETCH(int, joints);
        ModesDesk desk;
        desk.window.resize(size);
        for (const char* mode : {"mode.skeleton", "mode.bind", "mode.pose", "mode.paint"}) {
            desk.trigger(mode);
            ModesDesk::settle();
            auto* tree = desk.window.findChild<QTreeView*>("joints.tree");
            const int rows = tree->viewport()->height() / tree->sizeHintForRow(0);
            QVERIFY2(rows >= joints, qPrintable(QString("%1: %2 rows").arg(mode).arg(rows)));
        }
        desk.trigger("mode.inspect");
        desk.dock("parts")->raise();
        ModesDesk::settle();
        auto* parts = desk.window.findChild<QTableView*>("parts.table");
        QVERIFY2(desk.dock("parts")->width() > desk.window.width() - 20, "it is as wide as the window");
        QVERIFY2(parts->viewport()->height() >= 9 * parts->rowHeight(0),
                 qPrintable(QString::number(parts->viewport()->height())));
    }

    /// Open and close them as often as you like.
    void lowerPanelsKeepTheirHeight() {
        ModesDesk desk;
        desk.window.resize(1280, 720);
        ModesDesk::settle();
        const int line = desk.dock("timeline")->height();
        const auto high = [&] { return desk.window.height() - desk.dock("timeline")->geometry().bottom(); };
        const int closed = high();
        std::vector<int> heights;
        for (int i = 0; i < 3; ++i) {
            desk.trigger("view.lowerPanels");
            ModesDesk::settle();
            heights.push_back(high());
            desk.trigger("view.lowerPanels");
            ModesDesk::settle();
            QCOMPARE(high(), closed);
            QCOMPARE(desk.dock("timeline")->height(), line);
        }
        QVERIFY(heights[0] > closed + 200);
        QCOMPARE(heights[1], heights[0]);
        QCOMPARE(heights[2], heights[0]);
        desk.trigger("mode.inspect");
        ModesDesk::settle();
        QCOMPARE(high(), heights[0]);
        desk.trigger("mode.pose");
        ModesDesk::settle();
        QCOMPARE(desk.dock("timeline")->height(), line);
        // One alone, by the menu, is as high.
        desk.dock("log")->toggleViewAction()->trigger();
        ModesDesk::settle();
        QVERIFY(desk.dock("log")->isVisible() && !desk.dock("parts")->isVisible());
        QVERIFY(high() > closed + 200);
    }

    /// What a hand sets while it paints, on a laptop, without scrolling.
    void theBrushIsInSight() {
        ModesDesk desk;
        desk.window.resize(1280, 720);
        desk.trigger("mode.paint");
        ModesDesk::settle();
        for (const char* name : {"brush.mode", "brush.strength", "brush.size", "brush.falloff",
                                 "brush.mirror", "brush.accumulate", "brush.keepLimit", "brush.under"}) {
            auto* control = desk.window.findChild<QWidget*>(name);
            QVERIFY2(control->isVisible() && control->visibleRegion().boundingRect() == control->rect(),
                     name);
        }
    }

    /// Where a twitch of the hand is no leap.
    void slidersAreLong() {
        ModesDesk desk;
        desk.window.resize(1280, 720);
        ModesDesk::settle();
        for (const char* name : {"bind.alpha", "bind.penalty"}) {
            auto* slider = desk.window.findChild<SliderSpin*>(name);
            QVERIFY2(slider != nullptr && slider->slider()->width() >= 140, name);
        }
    }

    /// With Shift the hand goes ten times as far for the same change, from wherever it presses the key.
    void shiftMakesSlidersFine() {
        SliderSpin field(0.0, 1.0, 0.001, 3);
        field.resize(300, 30);
        field.show();
        QSlider& slider = *field.slider();
        const auto drag = [&](Qt::KeyboardModifiers keys) {
            field.setValue(0.5);
            const QPoint from(slider.width() / 2, slider.height() / 2);
            const auto move = [&](int by) {
                const QPoint to = from + QPoint(by, 0);
                QMouseEvent event(QEvent::MouseMove, to, slider.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                                  keys);
                QCoreApplication::sendEvent(&slider, &event);
            };
            QTest::mousePress(&slider, Qt::LeftButton, keys, from);
            move(0);
            const double before = field.value();
            move(50);
            QTest::mouseRelease(&slider, Qt::LeftButton, keys, from + QPoint(50, 0));
            return field.value() - before;
        };
        const double plain = drag({});
        const double fine = drag(Qt::ShiftModifier);
        QVERIFY2(plain > 0.1, qPrintable(QString::number(plain)));
        QVERIFY2(fine > 0.05 * plain && fine < 0.2 * plain, qPrintable(QString::number(fine / plain)));
    }

    /// Without a skeleton the first thing to do is to make one.
    void filesStartWithWhatTheyNeed() {
        QCOMPARE(startMode(stateOfScene(richScene(), {})), WorkMode::Bind);
        Scene bare = richScene();
        bare.skeleton = {};
        QCOMPARE(startMode(stateOfScene(std::move(bare), {})), WorkMode::Skeleton);
    }
};

SINEW_TEST(TestModes, QApplication)

} // namespace testModes

#include "TestModes.moc"
