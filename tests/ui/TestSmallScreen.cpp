#include "app/document/edits/Edits.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/ClippedTexts.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/HelpDialogs.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Preferences.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QPushButton>
#include <QScreen>
#include <QTest>
#include <QToolButton>

namespace testSmallScreen {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Layouts ask the ones above them for room, one event after another.
void settle() {
    handleEvents();
}

QRect room() {
    return QGuiApplication::primaryScreen()->availableGeometry();
}

/// What of a widget the window and all scroll areas leave to be seen.
bool whollyVisible(const QWidget& widget) {
    return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
}

/// A window whose last one was there.
struct SecondStart {
    explicit SecondStart(const QRect& before) {
        QWidget last;
        last.setGeometry(before);
        Preferences::keepWindow(last.saveGeometry(), {});
    }
};
struct ReopenedDesk {
    FreshSettings settings;
    SecondStart second;
    Preferences preferences;
    Language language;
    ScriptedPrompts prompts;
    Workspace workspace;
    MainWindow window{workspace, preferences, language, prompts};

    explicit ReopenedDesk(const QRect& before)
        : second(before) {}
};

} // namespace

/// A screen of 800 by 500 logical pixels: what 1600 by 1000 are at twice the scale.
class TestSmallScreen : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        if (QGuiApplication::platformName() == "offscreen") {
            QSKIP("No display: windows do not fit themselves into its screen.");
        }
        if (room().width() > 900 || room().height() > 600) {
            QSKIP("the screen is not a small one");
        }
    }

    void placesFitIntoTheRoom() {
        const QRect desktop(0, 0, 1920, 1080);
        QCOMPARE(firstGeometry(desktop).geometry.size(), QSize(1600, 1000));
        QVERIFY(!firstGeometry(desktop).maximized && desktop.contains(firstGeometry(desktop).geometry));
        for (const QRect& small : {QRect(0, 0, 1280, 720), QRect(0, 0, 1366, 768), QRect(60, 30, 900, 500)}) {
            QVERIFY(firstGeometry(small).maximized);
            QCOMPARE(firstGeometry(small).geometry, small);
            QVERIFY(small.size().boundedTo(minWindow(small)) == minWindow(small));
            for (const QRect& window : {QRect(0, 0, 1600, 1000), QRect(-500, -500, 900, 600),
                                        QRect(3000, 2000, 640, 480), QRect(100, 100, 400, 300)}) {
                QVERIFY(small.contains(fitted(window, small)));
                QCOMPARE(fitted(window, small).size(), window.size().boundedTo(small.size()));
            }
        }
        QCOMPARE(fitted(QRect(20, 30, 400, 300), desktop), QRect(20, 30, 400, 300));
    }

    void theFirstWindowFits() {
        WindowDesk desk;
        desk.window.show();
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        settle();
        QVERIFY(desk.window.isMaximized());
        QVERIFY(room().contains(desk.window.geometry()));
        const QSize min = desk.window.layout()->minimumSize();
        QVERIFY2(min.boundedTo(room().size()) == min,
                 qPrintable(QString("panels want %1 x %2").arg(min.width()).arg(min.height())));
    }

    void theBindButtonIsThere_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 500), QSize(683, 384), QSize(640, 360)}) {
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
        }
    }

    /// One window for all languages: a new one for each takes seconds.
    void theBindButtonIsThere() {
        QFETCH(QSize, size);
        WindowDesk desk;
        desk.window.setWindowState(Qt::WindowNoState);
        desk.window.show();
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        desk.window.setMinimumSize(size); // of a screen that small
        for (const LanguageRow& row : languageTable()) {
            PreferenceValues values = desk.preferences.values();
            values.language = row.code;
            desk.preferences.set(values);
            desk.window.resize(size);
            settle();
            QVERIFY2(desk.window.size() == size, qPrintable(QString(row.code)));
            const auto* button = desk.window.findChild<QPushButton*>("bind.runButton");
            QVERIFY2(whollyVisible(*button), qPrintable(QString(row.code)));
            const QRect place(button->mapTo(&desk.window, QPoint()), button->size());
            QVERIFY2(desk.window.rect().contains(place), qPrintable(QString(row.code)));
        }
    }

    void everyPanelFits() {
        WindowDesk desk;
        desk.window.show();
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        for (const LanguageRow& row : languageTable()) {
            PreferenceValues values = desk.preferences.values();
            values.language = row.code;
            desk.preferences.set(values);
            for (QDockWidget* dock : desk.window.findChildren<QDockWidget*>()) {
                dock->show(); // those that are hidden at first too
                dock->raise();
                settle();
                const QRect geometry(dock->mapTo(&desk.window, QPoint()), dock->size());
                QVERIFY2(desk.window.rect().contains(geometry), qPrintable(dock->objectName()));
                QStringList clipped; // layouts follow a new language in a moment
                const bool fits = QTest::qWaitFor(
                    [&] {
                        clipped = clippedTexts(*dock->widget());
                        return clipped.isEmpty();
                    },
                    kPatience);
                QVERIFY2(
                    fits,
                    qPrintable(QString("%1, %2: %3").arg(row.code, dock->objectName(), clipped.join("; "))));
            }
        }
    }

    /// By a button that is wide enough to be seen and shows its arrows.
    void theRestOfTheToolBarIsOffered() {
        WindowDesk desk;
        desk.window.show();
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        settle();
        auto* more = desk.window.findChild<QToolButton*>("qt_toolbar_ext_button");
        QVERIFY(more != nullptr && more->isVisible() && more->width() >= 20);
        const QImage shown = more->grab().toImage();
        const QRgb ground = shown.pixel(shown.width() / 2, 4);
        int inked = 0;
        for (int y = shown.height() / 4; y < 3 * shown.height() / 4; ++y) {
            for (int x = shown.width() / 4; x < 3 * shown.width() / 4; ++x) {
                inked += shown.pixel(x, y) != ground ? 1 : 0;
            }
        }
        QVERIFY2(inked > 60, qPrintable(QString("%1 pixels").arg(inked)));
    }

    void savedPlacesAreFitted_data() {
        QTest::addColumn<QRect>("before");
        QTest::newRow("larger than the screen") << QRect(100, 80, 2400, 1400);
        QTest::newRow("beyond its right edge") << QRect(2000, 100, 700, 450);
        QTest::newRow("above and to the left") << QRect(-3000, -900, 700, 450);
    }

    void savedPlacesAreFitted() {
        QFETCH(QRect, before);
        ReopenedDesk desk(before);
        desk.window.show();
        settle();
        QVERIFY2(room().contains(desk.window.geometry()), qPrintable(QString("%1 x %2 at %3, %4")
                                                                         .arg(desk.window.width())
                                                                         .arg(desk.window.height())
                                                                         .arg(desk.window.x())
                                                                         .arg(desk.window.y())));
    }

    /// Panels above one another in three rows, as a larger screen has room for.
    void panelsOfALargerScreenGiveWay() {
        QByteArray state;
        {
            WindowDesk large;
            large.window.setMinimumSize(1600, 1600);
            large.window.resize(2400, 1600);
            large.workspace.document.reset(stateOfScene(richScene(), {}));
            for (const char* panel : {"panel.pose", "panel.weightLayers", "panel.influences", "panel.report",
                                      "panel.log", "panel.joints", "panel.parts", "panel.points"}) {
                auto* dock = large.window.findChild<QDockWidget*>(panel);
                large.window.removeDockWidget(dock);
                large.window.addDockWidget(Qt::RightDockWidgetArea, dock);
                dock->show();
            }
            state = large.window.saveState(1); // the layout with modes
        }
        struct KeptState {
            explicit KeptState(const QByteArray& kept) { Preferences::keepWindow({}, kept); }
        };
        const FreshSettings settings;
        const KeptState kept(state);
        Preferences preferences;
        Language language;
        ScriptedPrompts prompts;
        Workspace workspace;
        MainWindow window(workspace, preferences, language, prompts);
        window.show();
        workspace.document.reset(stateOfScene(richScene(), {}));
        settle();
        const QSize min = window.layout()->minimumSize();
        QVERIFY(min.boundedTo(room().size()) == min);
        window.findChild<QDockWidget*>("panel.bind")->raise();
        settle();
        QVERIFY(whollyVisible(*window.findChild<QPushButton*>("bind.runButton")));
    }

    void fullScreenEndsWhereItBegan() {
        WindowDesk desk;
        desk.window.show();
        QVERIFY(desk.window.isMaximized());
        QAction* full = desk.window.actions()["view.fullScreen"];
        full->trigger();
        QVERIFY(desk.window.isFullScreen());
        full->trigger();
        QVERIFY(!desk.window.isFullScreen() && desk.window.isMaximized());
    }

    void dialogsFit() {
        const FreshSettings settings;
        ShortcutsDialog dialog;
        dialog.resize(1200, 900);
        dialog.show();
        settle();
        QVERIFY(room().contains(dialog.geometry()));
    }
};

namespace {

int withTwoPixelsAVertex(int argc, char** argv) {
    qputenv("QT_SCALE_FACTOR", "2"); // read when the application begins
    return runTest<TestSmallScreen, QApplication>(argc, argv);
}

} // namespace

SINEW_TEST_MAIN(TestSmallScreen, withTwoPixelsAVertex)

} // namespace testSmallScreen

#include "TestSmallScreen.moc"
