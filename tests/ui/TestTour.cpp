#include "app/document/edits/Edits.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/help/Help.h"
#include "ui/help/tour/Tour.h"
#include "ui/viewport/ViewportWidget.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace testTour {

using namespace sinew;
using namespace sinew::test;

namespace {

struct TourDesk : WindowDesk {
    TourDesk() {
        window.resize(1280, 720);
        window.show();
        window.activateWindow();
    }
    Tour& tour() { return *window.findChild<Tour*>(); }
    TourCard& card() { return *window.findChild<TourCard*>(); }
    TourRing& ring() { return *window.findChild<TourRing*>(); }
    QPushButton* button(const char* name) { return window.findChild<QPushButton*>(name); }
    QDockWidget* dock(const char* name) { return window.findChild<QDockWidget*>(name); }
    void start() { window.actions()["help.tour"]->trigger(); }
    bool ticked() { return !window.findChild<QLabel*>("tour.done")->isHidden(); }
    /// A character that needs no binding by the test.
    void open() { workspace.document.reset(stateOfScene(richScene(), {})); }
    QRect cardRect() { return card().geometry(); }
};

bool around(const QWidget& ring, const QWidget& target) {
    const QRect outer(ring.mapToGlobal(QPoint()), ring.size());
    const QRect inner(target.mapToGlobal(QPoint()), target.size());
    return ring.isVisible() && outer.contains(inner.center()) && outer.width() >= inner.width() - 8;
}

} // namespace

class TestTour : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void offeredUntilSettled() {
        const FreshSettings settings;
        {
            Preferences preferences;
            Language language;
            ScriptedPrompts prompts;
            Workspace workspace;
            MainWindow window(workspace, preferences, language, prompts);
            window.show();
            QVERIFY(window.findChild<QPushButton*>("welcome.tour")->isVisible());
            window.findChild<QPushButton*>("welcome.tour")->click();
            QVERIFY(window.findChild<Tour*>()->running());
            QVERIFY(!window.findChild<QPushButton*>("welcome.tour")->isVisible());
        }
        QVERIFY(Preferences::tourSettled());
        Preferences preferences;
        Language language;
        ScriptedPrompts prompts;
        Workspace workspace;
        MainWindow window(workspace, preferences, language, prompts);
        window.show();
        QVERIFY(!window.findChild<QPushButton*>("welcome.tour")->isVisible());
        QVERIFY(!window.findChild<Tour*>()->running());
    }

    void declinedForGood() {
        TourDesk declined;
        declined.button("welcome.noTour")->click();
        QVERIFY(!declined.button("welcome.tour")->isVisible() && Preferences::tourSettled());
        TourDesk opened; // settings of its own
        QVERIFY(!Preferences::tourSettled());
        opened.open();
        QVERIFY(Preferences::tourSettled());
        opened.start();
        QVERIFY(opened.tour().running());
    }

    /// By its buttons alone, as far as they lead.
    void leadsFromTheSampleToTheEnd() {
        TourDesk desk;
        const Driver driver(desk);
        bindCoarsely(desk.workspace.document);
        desk.start();
        QCOMPARE(desk.tour().step(), 0);
        QVERIFY(desk.card().isVisible() && !desk.ticked());
        QTRY_VERIFY(around(desk.ring(), *desk.button("welcome.sample")));
        desk.button("tour.next")->click();
        QTRY_COMPARE_WITH_TIMEOUT(desk.tour().step(), 1, kPatience);
        QVERIFY(driver.state().hasScene());
        bindCoarsely(desk.workspace.document);
        QTRY_VERIFY(around(desk.ring(), *desk.button("bind.runButton")));
        QVERIFY(desk.window.findChild<QLabel*>("tour.text")->text().contains("Ctrl+B"));
        int started = 0;
        const QObject listener;
        connect(&desk.workspace.bind, &BindController::runningChanged, &listener,
                [&started](bool running) { started += running ? 1 : 0; });
        desk.button("tour.next")->click();
        desk.button("tour.next")->click(); // while it runs: starts nothing anew, skips nothing
        QTRY_COMPARE_WITH_TIMEOUT(desk.tour().step(), 2, kPatience);
        QCOMPARE(started, 1);
        QVERIFY(driver.state().bound());
        selectJoint(desk.workspace.document, kNone);
        desk.button("tour.next")->click();
        QCOMPARE(desk.tour().step(), 3);
        const std::int32_t elbow = driver.state().scene->skeleton.find("LeftForeArm");
        QVERIFY(elbow != kNone);
        QCOMPARE(driver.state().selection.joint, elbow); // its ring is there to drag
        QVERIFY(desk.window.actions()["pose.rotate"]->isChecked());
        desk.button("tour.back")->click();
        desk.window.actions()["pose.select"]->trigger();
        selectJoint(desk.workspace.document, 0);
        desk.button("tour.next")->click();
        QCOMPARE(driver.state().selection.joint, 0); // one that was chosen stays, and so does the tool
        QVERIFY(!desk.window.actions()["pose.rotate"]->isChecked());
        QTRY_VERIFY(around(desk.ring(), *desk.window.findChild<ViewportWidget*>()));
        desk.button("tour.next")->click();
        QCOMPARE(desk.tour().step(), 4);
        QTRY_VERIFY(desk.ring().isVisible());
        QCOMPARE(desk.button("tour.next")->text(), TourCard::tr("Finish"));
        desk.button("tour.next")->click();
        QVERIFY(!desk.tour().running() && !desk.card().isVisible() && !desk.ring().isVisible());
    }

    /// It listens to what is done in the window.
    void userLeadsIt() {
        TourDesk desk;
        auto values = desk.preferences.values();
        values.showBind = false; // else the first bind shows weights by itself
        desk.preferences.set(values);
        Document& document = desk.workspace.document;
        desk.start();
        document.reset(stateOfScene(test::limb(), {}));
        QCOMPARE(desk.tour().step(), 1);
        bindCoarsely(document);
        Driver driver(desk);
        QVERIFY(driver.bind());
        QCOMPARE(desk.tour().step(), 2);
        desk.workspace.view.setVisible(Overlay::Weights, false);
        QVERIFY(!desk.ticked());
        selectJoint(document, 1);
        QVERIFY(!desk.ticked());
        desk.workspace.view.setVisible(Overlay::Weights, true);
        QVERIFY(desk.ticked());
        QCOMPARE(desk.tour().step(), 2); // goes on when its user likes
        desk.button("tour.next")->click();
        QVERIFY(!desk.ticked());
        document.change("turn", [](DocumentState& state) {
            state.pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitZ()));
        });
        QVERIFY(desk.ticked());
        document.undoStack().undo();
        QVERIFY(!desk.ticked());
        desk.button("tour.next")->click();
        QVERIFY(!desk.ticked());
        driver.trigger("weights.addPaint");
        QVERIFY(desk.ticked());
    }

    void startsAtWhatIsNotDone() {
        TourDesk desk;
        desk.open();
        desk.start();
        QCOMPARE(desk.tour().step(), 1);
        desk.button("tour.back")->click();
        QCOMPARE(desk.tour().step(), 0);
        QVERIFY(desk.ticked());
        QVERIFY(!desk.ring().isVisible()); // no welcome page now
        desk.button("tour.next")->click();
        QCOMPARE(desk.tour().step(), 1);
    }

    void backAndSkip() {
        TourDesk desk;
        desk.start();
        QVERIFY(!desk.button("tour.back")->isEnabled());
        desk.open();
        QVERIFY(desk.button("tour.back")->isEnabled());
        desk.button("tour.skip")->click();
        QVERIFY(!desk.tour().running() && !desk.card().isVisible());
        selectJoint(desk.workspace.document, 1); // nothing follows any more
        QVERIFY(!desk.card().isVisible());
        desk.start();
        QVERIFY(desk.tour().running());
    }

    void survivesClosedPanels() {
        TourDesk desk;
        desk.open();
        desk.start();
        QTRY_VERIFY(desk.ring().isVisible());
        QVERIFY(!desk.button("tour.show")->isVisible());
        desk.dock("panel.bind")->hide();
        QTRY_VERIFY(!desk.ring().isVisible());
        QVERIFY(desk.card().isVisible() && desk.button("tour.show")->isVisible());
        QVERIFY(desk.window.rect().contains(desk.cardRect()));
        desk.button("tour.show")->click();
        QTRY_VERIFY(around(desk.ring(), *desk.button("bind.runButton")));
        desk.window.actions()["mode.pose"]->trigger(); // which has another panel there
        QTRY_VERIFY(!desk.ring().isVisible());
        desk.button("tour.show")->click();
        QTRY_VERIFY(desk.ring().isVisible());
    }

    void survivesFloatingPanels() {
        TourDesk desk;
        desk.open();
        desk.start();
        QDockWidget* dock = desk.dock("panel.bind");
        dock->setFloating(true);
        QTRY_VERIFY(desk.window.findChild<TourRing*>()->window() == dock);
        QTRY_VERIFY(around(desk.ring(), *desk.button("bind.runButton")));
        QVERIFY(desk.card().isVisible() && desk.card().window() == &desk.window);
        dock->setFloating(false);
        QTRY_VERIFY(desk.ring().window() == &desk.window && desk.ring().isVisible());
    }

    void survivesThemeAndLanguage() {
        if (QGuiApplication::platformName() == "offscreen") {
            QSKIP("No display: texts have other heights.");
        }
        TourDesk desk;
        desk.open();
        desk.start();
        const int step = desk.tour().step();
        for (const char* language : {"de", "en"}) {
            for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
                PreferenceValues values = desk.preferences.values();
                values.theme = theme;
                values.language = language;
                desk.preferences.set(values);
                QTRY_VERIFY(desk.card().isVisible() && desk.ring().isVisible());
                QCOMPARE(desk.tour().step(), step);
                const TourStep& shown = tourSteps()[static_cast<std::size_t>(step)];
                const QString title = QCoreApplication::translate("Tour", shown.title);
                QTRY_VERIFY(desk.card().accessibleName().contains(title));
                QVERIFY(desk.window.rect().contains(desk.cardRect()));
            }
        }
    }

    void blocksNothing() {
        TourDesk desk;
        desk.open();
        desk.start();
        QTRY_VERIFY(desk.ring().isVisible());
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(desk.ring().testAttribute(Qt::WA_TransparentForMouseEvents));
        auto* run = desk.button("bind.runButton");
        // What the ring is around is reached through it.
        QVERIFY(desk.window.childAt(run->mapTo(&desk.window, QPoint(2, 2))) == run);
        QVERIFY(!desk.cardRect().intersects(QRect(run->mapTo(&desk.window, QPoint()), run->size())));
    }

    void closingTheCharacterStartsOver() {
        TourDesk desk;
        desk.open();
        desk.start();
        QCOMPARE(desk.tour().step(), 1);
        desk.workspace.document.reset({});
        QCOMPARE(desk.tour().step(), 0);
        QTRY_VERIFY(around(desk.ring(), *desk.button("welcome.sample")));
        QVERIFY(!desk.dock("panel.bind")->isVisible());
    }

    void keyboardLeadsIt() {
        TourDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.open();
        desk.start();
        QTRY_VERIFY(desk.button("tour.next")->hasFocus());
        desk.button("tour.back")->setFocus();
        QTest::keyClick(desk.button("tour.back"), Qt::Key_Return);
        QCOMPARE(desk.tour().step(), 0);
        QCOMPARE(manualTopic(desk.button("tour.next")), QString("help"));
        QTest::keyClick(desk.button("tour.next"), Qt::Key_Escape);
        QVERIFY(!desk.tour().running());
    }

    void everyStepHasItsTarget() {
        const WindowDesk desk;
        QCOMPARE(tourSteps().size(), std::size_t{5});
        for (const TourStep& step : tourSteps()) {
            QVERIFY2(QString(step.target) == "view" ||
                         desk.window.findChild<QWidget*>(step.target) != nullptr ||
                         desk.window.findChild<QAction*>(step.target) != nullptr,
                     step.target);
            QVERIFY2(step.panel == nullptr || desk.window.findChild<QDockWidget*>(step.panel) != nullptr,
                     step.target);
            for (const char* id : step.keys) {
                QVERIFY2(id == nullptr || !desk.window.actions()[id]->shortcut().isEmpty(), id);
            }
        }
    }

    /// Whatever it stands beside.
    void cardLeavesMenusFree() {
        TourDesk desk;
        desk.window.resize(1366, 768);
        desk.start();
        const QRect menus = desk.window.menuWidget()->geometry();
        QVERIFY(!menus.isEmpty());
        for (const QRect& target : {QRect(0, 0, 1366, 60), QRect(600, 10, 40, 20), QRect(0, 30, 40, 700)}) {
            desk.card().placeBeside(target);
            QVERIFY(!desk.card().geometry().intersects(menus));
            QVERIFY(desk.window.rect().contains(desk.card().geometry()));
        }
    }

    void cardStandsBesideItsTarget() {
        const QRect room(0, 0, 1000, 700);
        const QSize card(300, 160);
        const QRect right = geometryOfCard({100, 300, 80, 30}, card, room);
        QVERIFY(right.left() > 180 && room.contains(right));
        const QRect left = geometryOfCard({900, 300, 80, 30}, card, room);
        QVERIFY(left.right() < 900 && room.contains(left));
        const QRect corner = geometryOfCard({940, 660, 60, 40}, card, room);
        QVERIFY(room.contains(corner) && !corner.intersects(QRect(940, 660, 60, 40)));
        const QRect below = geometryOfCard({0, 0, 1000, 40}, card, room);
        QVERIFY(below.top() > 40 && room.contains(below));
        QVERIFY(room.contains(geometryOfCard({0, 0, 1000, 700}, card, room)));
        QVERIFY(room.contains(geometryOfCard({}, card, room)));
    }
};

SINEW_TEST(TestTour, QApplication)

} // namespace testTour

#include "TestTour.moc"
