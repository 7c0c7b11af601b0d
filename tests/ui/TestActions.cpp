#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/HelpDialogs.h"
#include "ui/viewport/ViewportWidget.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>

namespace testActions {

using namespace sinew::test;
using namespace sinew;

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

class TestActions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesAreUnique() {
        QSet<QString> ids;
        for (const ActionSpec& spec : actionTable()) {
            QVERIFY2(!ids.contains(spec.id), spec.id);
            ids.insert(spec.id);
        }
    }

    void shortcutsAreUnique() {
        for (const Navigation navigation : {Navigation::Blender, Navigation::Maya}) {
            QHash<QString, QString> owner;
            for (const ActionSpec& spec : actionTable()) {
                for (const QKeySequence& keys : shortcutsOf(spec, navigation)) {
                    const QString text = keys.toString(QKeySequence::PortableText);
                    QVERIFY2(!text.isEmpty(), spec.id);
                    QVERIFY2(!owner.contains(text),
                             qPrintable(text + ": " + spec.id + " and " + owner.value(text)));
                    owner.insert(text, spec.id);
                }
            }
        }
    }

    /// Layers, tools and ways to look are switched all the time.
    void everySwitchHasAKey() {
        for (const ActionSpec& spec : actionTable()) {
            QVERIFY2(spec.kind != ActionKind::Toggle || *spec.keys != '\0', spec.id);
        }
    }

    void everyActionSaysWhatItDoes() {
        QWidget window;
        const Actions actions(&window);
        for (const ActionSpec& spec : actionTable()) {
            const QAction* action = actions[spec.id];
            QCOMPARE(action->objectName(), QString(spec.id));
            QVERIFY2(!action->text().isEmpty(), spec.id);
            QVERIFY2(action->statusTip().size() > 2, spec.id);
            QVERIFY2(action->toolTip().contains(action->statusTip().toHtmlEscaped()), spec.id);
        }
    }

    void everyIconIsThere() {
        useResources();
        for (const ActionSpec& spec : actionTable()) {
            QVERIFY2(*spec.icon == '\0' || QFile::exists(QString(":/icons/%1.svg").arg(spec.icon)),
                     spec.icon);
        }
    }

    void menuKeysAreUniqueInTheirMenu() {
        const WindowDesk desk;
        for (const QMenu* menu : desk.window.findChildren<QMenu*>()) {
            QHash<QChar, QString> owner;
            for (const QAction* action : menu->actions()) {
                const QString text = QString(action->text()).replace("&&", "");
                const auto mark = text.indexOf('&');
                if (mark < 0) {
                    continue;
                }
                const QChar key = text[mark + 1].toLower();
                QVERIFY2(!owner.contains(key),
                         qPrintable(menu->title() + ": " + text + " and " + owner.value(key)));
                owner.insert(key, text);
            }
        }
    }

    /// Alt and a menu's letter open the menu; an action with the same key would be ambiguous, and neither
    /// came.
    void shortcutsLeaveTheMenuBarItsKeys() {
        const WindowDesk desk;
        for (const QAction* menu : desk.window.menuBar()->actions()) {
            const QKeySequence opens = QKeySequence::mnemonic(menu->text());
            QVERIFY2(!opens.isEmpty(), qPrintable(menu->text()));
            for (const ActionSpec& spec : actionTable()) {
                QVERIFY2(!shortcutsOf(spec).contains(opens), spec.id);
                QVERIFY2(!shortcutsOf(spec, Navigation::Maya).contains(opens), spec.id);
            }
        }
    }

    void shortcutsPageNamesEverything() {
        const QString page = shortcutsPage({});
        for (const ActionSpec& spec : actionTable()) {
            QVERIFY2(page.contains(plainText(spec).toHtmlEscaped()), spec.id);
        }
        QVERIFY(shortcutsPage("Ctrl+Z").contains("Undo"));
        QVERIFY(!shortcutsPage("Ctrl+Z").contains("Frame"));
    }

    void everyActionIsInAMenu() {
        const WindowDesk desk;
        QSet<QString> found;
        for (const QMenu* menu : desk.window.findChildren<QMenu*>()) {
            for (const QAction* action : menu->actions()) {
                found.insert(action->objectName());
            }
        }
        for (const ActionSpec& spec : actionTable()) {
            QVERIFY2(found.contains(spec.id), spec.id);
        }
    }

    void keysReachTheirActions() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        desk.window.show();
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        const Actions& actions = desk.window.actions();
        QTest::keyClick(&desk.window, Qt::Key_2, Qt::AltModifier);
        QVERIFY(desk.workspace.view.visible(Overlay::Wireframe));
        QTest::keyClick(&desk.window, Qt::Key_W);
        QVERIFY(actions["pose.move"]->isChecked());
        QTest::keyClick(&desk.window, Qt::Key_5, Qt::KeypadModifier); // the number pad turns the view
        QVERIFY(actions["view.orthographic"]->isChecked() && !actions["mode.inspect"]->isChecked());
        QTest::keyClick(&desk.window, Qt::Key_5, Qt::ControlModifier);
        QVERIFY(!actions["view.orthographic"]->isChecked());
        QTest::keyClick(&desk.window, Qt::Key_3); // the other digits choose modes
        QVERIFY(actions["mode.pose"]->isChecked() && actions["pose.move"]->isChecked());
        // Keys without Ctrl or Alt belong to a field while someone writes in it.
        auto* filter = desk.window.findChild<QLineEdit*>("joints.filter");
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_E);
        QCOMPARE(filter->text(), QString("e"));
        QVERIFY(actions["pose.move"]->isChecked());
    }

    void keysSelectVertices() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(richScene(), {}));
        desk.window.show();
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto* view = desk.window.findChild<ViewportWidget*>();
        const auto press = [&](int key, Qt::KeyboardModifiers keys = {}) {
            QTest::keyClick(view, static_cast<Qt::Key>(key), keys);
        };
        view->setFocus();
        press(Qt::Key_B);
        QCOMPARE(view->tool(), ViewTool::BoxSelect);
        press(Qt::Key_L, Qt::ShiftModifier);
        QCOMPARE(view->tool(), ViewTool::LassoSelect);
        press(Qt::Key_O);
        QVERIFY(desk.window.actions()["points.paint"]->isChecked());
        const double radius = view->pickOptions().radius;
        press(Qt::Key_BracketRight);
        QVERIFY(view->pickOptions().radius > radius);
        press(Qt::Key_BracketLeft);
        press(Qt::Key_BracketLeft);
        QVERIFY(view->pickOptions().radius < radius);
        press(Qt::Key_X, Qt::ShiftModifier);
        QVERIFY(view->pickOptions().through);
        press(Qt::Key_Escape);
        QVERIFY(desk.window.actions()["pose.select"]->isChecked());
        press(Qt::Key_A, Qt::ControlModifier);
        const auto* count = desk.window.findChild<QLabel*>("status.points");
        const std::size_t all = vertexCount(*document.state().scene);
        QCOMPARE(count->text(), QString("%1 of %1 vertices selected").arg(all));
        press(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(!document.state().selected && count->text().isEmpty());
        QVERIFY(!desk.window.actions()["points.grow"]->isEnabled());
        VertexSet one = noVertices(document.state());
        one.set(0, 0);
        setSelectedVertices(document, one, "Pick");
        press(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(document.state().selected->count() > 1);
        press(Qt::Key_Minus, Qt::ControlModifier);
        press(Qt::Key_L, Qt::ControlModifier);
        press(Qt::Key_A, Qt::AltModifier);
        QVERIFY(!document.state().selected);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document.state().selected);
        press(Qt::Key_W, Qt::ShiftModifier);
        auto* min = desk.window.findChild<QSpinBox*>("points.fewest");
        QTRY_VERIFY(min->isVisible());
        min->setValue(0);
        desk.window.findChild<QPushButton*>("points.influences.replace")->click();
        QCOMPARE(document.state().selected->count(), all);
        selectPart(document, 1);
        desk.window.findChild<QPushButton*>("points.part.remove")->click();
        QCOMPARE(document.state().selected->count(1), std::size_t{0});
        QVERIFY(!desk.window.findChild<QPushButton*>("points.weight.add")->isEnabled());
        selectJoint(document, 0);
        const std::size_t before = document.state().selected->count();
        desk.window.findChild<QPushButton*>("points.weight.remove")->click();
        QCOMPARE(document.undoStack().undoText(), QString("Select by Weight"));
        QVERIFY(selectedVertices(document.state()).count() < before);
    }

    /// Joints, parts and vertices alike, in one step.
    void deselectAllLetsEverythingGo() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(richScene(), {}));
        QAction* deselect = desk.window.actions()["edit.deselect"];
        QVERIFY(!deselect->isEnabled());
        selectAllVertices(document);
        QVERIFY(deselect->isEnabled());
        selectJoint(document, 1);
        const DocumentState before = document.state();
        deselect->trigger();
        QVERIFY(!document.state().selected && document.state().selection == Selection{});
        QVERIFY(!deselect->isEnabled());
        document.undoStack().undo();
        QVERIFY(document.state() == before);
    }

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

    void synonymsFindCommands_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("id");
        QTest::newRow("garment") << "garment"
                                 << "weights.transfer";
        QTest::newRow("outfit") << "outfit"
                                << "weights.transfer";
        QTest::newRow("clothes") << "clothes"
                                 << "file.outfit";
        QTest::newRow("dress") << "garment weights"
                               << "file.outfit";
        QTest::newRow("decimate") << "decimate"
                                  << "file.lods";
        QTest::newRow("LOD levels") << "LODs"
                                    << "file.lods";
        QTest::newRow("batch") << "batch"
                               << "file.batch";
        QTest::newRow("directory") << "folder characters"
                                   << "file.batch";
        QTest::newRow("LOD") << "LODs"
                             << "weights.transfer";
        QTest::newRow("corrective") << "corrective"
                                    << "pose.shapeFromFile";
        QTest::newRow("rest pose") << "rest pose"
                                   << "pose.applyRest";
        QTest::newRow("rest mode") << "rest mode"
                                   << "skeleton.rest";
    }

    void synonymsFindCommands() {
        QFETCH(QString, query);
        QFETCH(QString, id);
        QVERIFY2(idsOf(findCommands(query)).contains(id), qPrintable(idsOf(findCommands(query)).join(' ')));
    }

    /// Pages of the manual stand behind commands.
    void pagesAreFoundToo() {
        const WindowDesk desk;
        CommandDialog dialog(desk.window.actions());
        QStringList opened;
        dialog.addPage("Levels of detail", "lods LOD", [&] { opened << "lods"; });
        dialog.addPage("Many files", "batch farm", [&] { opened << "batch"; });
        dialog.show();
        auto* query = dialog.findChild<QLineEdit*>("commands.query");
        const auto* list = dialog.findChild<QTreeWidget*>("commands.list");
        query->setText("farm");
        QCOMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(list->topLevelItem(0)->text(0), QString("Many files"));
        QTest::keyClick(query, Qt::Key_Return);
        QVERIFY(dialog.chosen() != nullptr);
        dialog.chosen()->trigger();
        QCOMPARE(opened, QStringList{"batch"});
        QVERIFY(Preferences::recentCommands().isEmpty());
        query->setText("zzzz");
        QVERIFY(dialog.findChild<QLabel*>("commands.tip")->text().startsWith("Nothing found"));
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

SINEW_TEST(TestActions, QApplication)

} // namespace testActions

#include "TestActions.moc"
