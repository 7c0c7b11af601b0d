#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/CommandSearch.h"
#include "ui/dialogs/CommandDialog.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>

namespace testCommandSearch {

using namespace sinew;
using namespace sinew::test;

namespace {

QStringList idsOf(const std::vector<const ActionSpec*>& commands) {
    QStringList ids;
    for (const ActionSpec* spec : commands) {
        ids << spec->id;
    }
    return ids;
}

QString firstId(const QString& query) {
    return idsOf(findCommands(query)).value(0);
}

/// F3 in the window; then types and presses keys in the dialog, which is modal and closes at the end.
void findInWindow(MainWindow& window, const QString& typed, const QList<Qt::Key>& keys) {
    QTimer::singleShot(0, &window, [&] {
        auto* dialog = qobject_cast<CommandDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        auto* query = dialog->findChild<QLineEdit*>("commands.query");
        QTest::keyClicks(query, typed);
        for (const Qt::Key key : keys) {
            QTest::keyClick(query, key);
        }
        dialog->close();
    });
    window.actions()["edit.commands"]->trigger();
}

} // namespace

class TestCommandSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCommandIsFoundByItsName() {
        for (const ActionSpec& spec : actionTable()) {
            QVERIFY2(idsOf(findCommands(plainText(spec))).contains(spec.id), spec.id);
            QVERIFY2(!groupText(spec).isEmpty(), spec.id);
        }
        QCOMPARE(findCommands({}).size(), actionTable().size());
    }

    void beginningsStandFirst() {
        QCOMPARE(firstId("bind"), QString("bind.run"));
        QCOMPARE(firstId("exp"), QString("file.export"));
        QCOMPARE(firstId("hammer"), QString("weights.hammer"));
        QCOMPARE(firstId("mirror pose"), QString("pose.mirror"));
        const QStringList found = idsOf(findCommands("undo"));
        QCOMPARE(found.value(0), QString("edit.undo"));
    }

    void everyWordMustOccur() {
        QVERIFY(findCommands("undo xylophone").empty());
        QCOMPARE(idsOf(findCommands("  SELECTION   frame ")), idsOf(findCommands("frame selection")));
        QCOMPARE(firstId("sel fra"), QString("view.frameSelection"));
    }

    void keysAndGroupsAreSearched() {
        QVERIFY(idsOf(findCommands("Ctrl+B")).contains("bind.run"));
        QVERIFY(idsOf(findCommands("overlays")).contains("layer.wireframe"));
    }

    void englishNamesAreFoundInGerman() {
        const FreshSettings settings;
        Language language;
        language.use("de");
        QCOMPARE(firstId("rückgängig"), QString("edit.undo"));
        QVERIFY(idsOf(findCommands("undo")).contains("edit.undo"));
        language.use("en");
    }

    void enterRunsWhatIsFound() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        QVERIFY(!desk.workspace.view.visible(Overlay::Wireframe));
        findInWindow(desk.window, "wirefr", {Qt::Key_Return});
        QVERIFY(desk.workspace.view.visible(Overlay::Wireframe));
    }

    void arrowsMoveInTheList() {
        const WindowDesk desk;
        CommandDialog dialog(desk.window.actions());
        dialog.show();
        auto* query = dialog.findChild<QLineEdit*>("commands.query");
        const auto* list = dialog.findChild<QTreeWidget*>("commands.list");
        QTest::keyClicks(query, "e");
        QCOMPARE(list->currentItem(), list->topLevelItem(0));
        QTest::keyClick(query, Qt::Key_Down);
        QCOMPARE(list->currentItem(), list->topLevelItem(1));
        QTest::keyClick(query, Qt::Key_Up);
        QCOMPARE(list->currentItem(), list->topLevelItem(0));
        QCOMPARE(query->text(), QString("e"));
        QTest::keyClicks(query, "zzzz");
        QCOMPARE(list->topLevelItemCount(), 0);
        QVERIFY(!dialog.findChild<QLabel*>("commands.tip")->text().isEmpty());
        QTest::keyClick(query, Qt::Key_Return);
        QVERIFY(dialog.isVisible() && dialog.chosen() == nullptr);
    }

    /// Without a character there is nothing to export. The dialog stays and says so.
    void whatIsNotAvailableDoesNotRun() {
        const WindowDesk desk;
        CommandDialog dialog(desk.window.actions());
        dialog.show();
        auto* query = dialog.findChild<QLineEdit*>("commands.query");
        QTest::keyClicks(query, "export...");
        QVERIFY(!desk.window.actions()["file.export"]->isEnabled());
        QTest::keyClick(query, Qt::Key_Return);
        QVERIFY(dialog.isVisible() && dialog.chosen() == nullptr);
        QVERIFY(dialog.findChild<QLabel*>("commands.tip")->text().startsWith("Not available now"));
    }

    void escapeRunsNothing() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        findInWindow(desk.window, "wirefr", {Qt::Key_Escape});
        QVERIFY(!desk.workspace.view.visible(Overlay::Wireframe));
        QVERIFY(Preferences::recentCommands().isEmpty());
    }

    void lastCommandsStandFirst() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        findInWindow(desk.window, "wirefr", {Qt::Key_Return});
        findInWindow(desk.window, "orthogr", {Qt::Key_Return});
        QCOMPARE(Preferences::recentCommands(), QStringList({"view.orthographic", "layer.wireframe"}));
        CommandDialog dialog(desk.window.actions());
        const auto* list = dialog.findChild<QTreeWidget*>("commands.list");
        QCOMPARE(list->topLevelItem(0)->text(0), QString("Orthographic"));
        QCOMPARE(list->topLevelItem(1)->text(0), QString("Wireframe"));
        for (int i = 0; i < 20; ++i) {
            Preferences::keepCommand(QString("command.%1").arg(i));
        }
        QCOMPARE(Preferences::recentCommands().size(), 8);
    }
};

SINEW_TEST(TestCommandSearch, QApplication)

} // namespace testCommandSearch

#include "TestCommandSearch.moc"
