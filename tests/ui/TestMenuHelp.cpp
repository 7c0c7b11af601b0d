#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/help/ManualDialog.h"
#include "ui/help/ManualTopics.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

namespace testMenuHelp {

using namespace sinew;
using namespace sinew::test;

namespace {

QMenu* skeletonMenu(MainWindow& window) {
    for (QMenu* menu : window.menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (menu->actions().contains(window.findChild<QAction*>("skeleton.rest"))) {
            return menu;
        }
    }
    return nullptr;
}

} // namespace

/// F1 while a menu is open.
class TestMenuHelp : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keyOpensThePageOfTheEntry_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("page");
        QTest::newRow("none") << QString() << QString("skeleton-editing");
        QTest::newRow("rest mode") << QString("skeleton.rest") << QString("skeleton-editing");
        QTest::newRow("template") << QString("skeleton.fromTemplate") << QString("templates");
        QTest::newRow("engine") << QString("skeleton.engine") << QString("skeletons");
    }

    void keyOpensThePageOfTheEntry() {
        QFETCH(const QString, entry);
        QFETCH(const QString, page);
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        desk.window.show();
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QMenu* menu = skeletonMenu(desk.window);
        QVERIFY(menu != nullptr);
        menu->popup(desk.window.mapToGlobal(QPoint(40, 40)));
        QTRY_VERIFY(menu->isVisible());
        menu->setActiveAction(entry.isEmpty() ? nullptr : desk.window.findChild<QAction*>(entry));
        QTest::keyClick(menu, Qt::Key_F1);
        auto* manual = desk.window.findChild<ManualDialog*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(manual != nullptr);
        QCOMPARE(manual->topic(), page);
        QVERIFY(QFile::exists(manualFile(page)));
        QVERIFY(!menu->isVisible());
    }

    /// With no entry chosen.
    void everyMenuHasAPage() {
        WindowDesk desk;
        const QList<QAction*> titles = desk.window.menuBar()->actions();
        QVERIFY(titles.size() >= 9);
        for (const QAction* title : titles) {
            const QMenu* menu = title->menu();
            QVERIFY(menu != nullptr);
            const QString page = manualTopic(*menu);
            QVERIFY2(!page.isEmpty() && QFile::exists(manualFile(page)), qPrintable(menu->title()));
        }
    }
};

SINEW_TEST(TestMenuHelp, QApplication)

} // namespace testMenuHelp

#include "TestMenuHelp.moc"
