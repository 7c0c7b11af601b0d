#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/DialogPrompts.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/GraphicsDialog.h"
#include "ui/dialogs/HelpDialogs.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/dialogs/SkeletonDialogs.h"
#include "ui/dialogs/UpdateDialog.h"
#include "ui/help/Help.h"
#include "ui/viewport/ViewportWidget.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCursor>
#include <QDirIterator>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

namespace testHelp {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a character, in front.
struct HelpDesk : WindowDesk {
    HelpDesk() {
        workspace.document.reset(stateOfScene(richScene(), {}));
        window.show();
        window.activateWindow();
    }
    QWidget* dock(const char* name) {
        auto* dock = window.findChild<QDockWidget*>(name);
        dock->show();
        dock->raise();
        return dock;
    }
    ManualDialog* manual() { return window.findChild<ManualDialog*>(QString(), Qt::FindDirectChildrenOnly); }
};

void pointAt(const QWidget& widget) {
    QCursor::setPos(widget.mapToGlobal(widget.rect().center()));
}

bool hasPage(const QWidget& widget) {
    const QString topic = manualTopic(&widget);
    return !topic.isEmpty() && QFile::exists(manualFile(topic));
}

} // namespace

class TestHelp : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keyOpensThePageOfThePanelUnderTheCursor() {
        HelpDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        for (const auto& [name, topic] :
             {std::pair("panel.parts", "parts"), std::pair("panel.log", "issues")}) {
            QWidget* dock = desk.dock(name);
            QTRY_VERIFY(dock->isVisible() && !dock->visibleRegion().isEmpty());
            pointAt(*dock);
            QTRY_VERIFY(dock->isAncestorOf(QApplication::widgetAt(QCursor::pos())));
            QTest::keyClick(&desk.window, Qt::Key_F1);
            QTRY_VERIFY(desk.manual() != nullptr && desk.manual()->isVisible());
            QCOMPARE(desk.manual()->topic(), QString(topic));
            desk.manual()->close();
            desk.window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        }
        QCOMPARE(desk.window.findChildren<ManualDialog*>().size(), 1);
    }

    void keyOpensThePageOfTheFocusElsewhere() {
        HelpDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QCursor::setPos(desk.window.mapToGlobal(QPoint(5, 5))); // the menu bar
        desk.dock("panel.joints");
        auto* filter = desk.window.findChild<QLineEdit*>("joints.filter");
        QTRY_VERIFY(filter->isVisible());
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_F1);
        QTRY_VERIFY(desk.manual() != nullptr);
        QCOMPARE(desk.manual()->topic(), QString("joints"));
    }

    void menuOpensTheContents() {
        HelpDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        pointAt(*desk.dock("panel.parts"));
        desk.window.actions()["help.manual"]->trigger();
        QCOMPARE(desk.manual()->topic(), QString(kManualContents));
        QVERIFY(!desk.manual()->isModal());
    }

    /// A modal one lets nobody else have the keyboard, but its children.
    void keyWorksInADialog() {
        HelpDesk desk;
        SettingsDialog dialog(desk.preferences, &desk.window);
        dialog.setModal(true);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        pointAt(*desk.dock("panel.parts")); // behind it
        QTest::keyClick(&dialog, Qt::Key_F1);
        auto* manual = dialog.findChild<ManualDialog*>();
        QVERIFY(manual != nullptr && desk.manual() == nullptr);
        QCOMPARE(manual->topic(), QString("preferences"));
        QVERIFY(QTest::qWaitForWindowActive(manual));
        QTest::keyClick(manual, Qt::Key_Escape);
        QVERIFY(!manual->isVisible() && dialog.isVisible());
    }

    void formsHaveTheirOwnPages() {
        const HelpDesk desk;
        const auto topicOf = [&](const char* control) {
            return manualTopic(desk.window.findChild<QWidget*>(control));
        };
        QCOMPARE(topicOf("bind.alpha"), QString("settings"));
        QCOMPARE(topicOf("bind.solver"), QString("solvers"));
        QCOMPARE(topicOf("bind.resolution"), QString("settings"));
        QCOMPARE(topicOf("bind.runButton"), QString("binding"));
        QCOMPARE(topicOf("handles.list"), QString("handles"));
        QCOMPARE(topicOf("cages.list"), QString("cages"));
        QCOMPARE(topicOf("regions.list"), QString("regions"));
        QCOMPARE(topicOf("regions.alpha"), QString("regions"));
        QCOMPARE(topicOf("places.list"), QString("voxel-edits"));
        QCOMPARE(topicOf("brush.mode"), QString("weight-painting"));
        QCOMPARE(topicOf("operations.limit"), QString("weight-operations"));
        QCOMPARE(topicOf("weightLayers.list"), QString("weight-layers"));
        QCOMPARE(topicOf("pose.deformer"), QString("skinning-methods"));
        QCOMPARE(topicOf("pose.rotate.x"), QString("posing"));
        QCOMPARE(topicOf("welcome.sample"), QString("getting-started"));
        QCOMPARE(manualTopic(desk.window.findChild<ViewportWidget*>()), QString("view"));
        QVERIFY(manualTopic(&desk.window).isEmpty() && manualTopic(nullptr).isEmpty());
    }

    void restModeHasItsPage() {
        HelpDesk desk;
        auto* view = desk.window.findChild<ViewportWidget*>();
        QCOMPARE(manualTopic(view), QString("view"));
        desk.workspace.rest.setOn(true);
        QCOMPARE(manualTopic(view), QString("skeleton-editing"));
        QCOMPARE(manualTopic(desk.window.findChild<QWidget*>("rest.position.x")),
                 QString("skeleton-editing"));
        desk.workspace.rest.setOn(false);
        QCOMPARE(manualTopic(view), QString("view"));
    }

    void everyDockHasAPage() {
        const WindowDesk desk;
        const auto docks = desk.window.findChildren<QDockWidget*>();
        QVERIFY(docks.size() > 10);
        for (const QDockWidget* dock : docks) {
            QVERIFY2(hasPage(*dock), qPrintable(dock->objectName()));
        }
        for (const QWidget* widget : desk.window.findChildren<QWidget*>()) {
            QVERIFY2(manualTopic(widget).isEmpty() || hasPage(*widget), qPrintable(manualTopic(widget)));
        }
    }

    /// Each by name, so that a new one is thought about.
    void everyListHasItsPage() {
        const WindowDesk desk;
        const QHash<QString, QString> pages{
            {"joints.tree", "joints"},
            {"parts.table", "parts"},
            {"poses.list", "posing"},
            {"handles.list", "handles"},
            {"cages.list", "cages"},
            {"places.list", "voxel-edits"},
            {"regions.list", "regions"},
            {"weightLayers.list", "weight-layers"},
            {"influences.table", "inspecting-weights"},
            {"components.table", "weight-operations"},
            {"report.tree", "issues"},
            {"log.list", "issues"},
        };
        int found = 0;
        for (const auto* list : desk.window.findChildren<QAbstractItemView*>()) {
            const QString name = list->objectName();
            const QString page = manualTopic(list);
            if (pages.contains(name)) {
                QVERIFY2(page == pages.value(name), qPrintable(name + ": " + page));
                ++found;
            }
            QVERIFY2(hasPage(*list), qPrintable(name));
        }
        QCOMPARE(found, static_cast<int>(pages.size()));
    }

    void everyCommandHasItsPage() {
        const WindowDesk desk;
        for (const ActionSpec& spec : actionTable()) {
            QMenu menu;
            menu.addAction(desk.window.actions()[spec.id]);
            menu.setActiveAction(desk.window.actions()[spec.id]);
            const QString page = manualTopic(menu);
            QVERIFY2(!page.isEmpty() && QFile::exists(manualFile(page)), spec.id);
        }
        for (const auto& [id, page] :
             {std::pair("file.export", "export"), std::pair("pose.dqs", "skinning-methods"),
              std::pair("weights.mirrorPairs", "mirroring")}) {
            QToolButton button;
            button.setDefaultAction(desk.window.actions()[id]);
            QCOMPARE(manualTopic(&button), QString(page));
        }
    }

    void everyDialogHasAPage() {
        HelpDesk desk;
        const WindowContext context{desk.workspace, desk.preferences, desk.prompts, desk.window.actions()};
        QVERIFY(hasPage(SettingsDialog(desk.preferences)));
        QVERIFY(hasPage(ShortcutsDialog()));
        QVERIFY(hasPage(CommandDialog(desk.window.actions())));
        QVERIFY(hasPage(AboutDialog()));
        QVERIFY(hasPage(UpdateDialog()));
        QVERIFY(hasPage(GraphicsDialog({}, {})));
        QVERIFY(hasPage(JointListDialog(Skeleton{}, {})));
        QVERIFY(hasPage(RecoveryDialog({"work"})));
        QVERIFY(hasPage(JointCountDialog(BoneJoints::Twist, 1)));
        QVERIFY(hasPage(OrientDialog({})));
        QVERIFY(hasPage(PictureDialog({}, QSize(640, 480), true)));
        QVERIFY(hasPage(MirrorPairsDialog(desk.workspace.document, desk.workspace.mirrors)));
        QVERIFY(hasPage(ExportDialog(context)));
    }

    /// A new dialog needs a page.
    void noDialogIsForgotten() {
        QFile table(sourcePath("ui/help/ManualTopics.cpp"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QByteArray text = table.readAll();
        QDirIterator files(sourcePath("ui"), {"?*Dialog.h"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            const QByteArray name = files.fileInfo().completeBaseName().toUtf8();
            QVERIFY2(name == "ManualDialog" || text.contains("&" + name + "::"), name.constData());
        }
    }

    void everyPageIsInTheProgram() {
        QStringList topics;
        for (const ManualEntry& entry : manualEntries()) {
            topics << entry.topic + ".md";
            QCOMPARE(manualPage(entry.topic).section('\n', 0, 0), "# " + entry.title);
        }
        QStringList pages = QDir(sourcePath("resources/manual")).entryList({"*.md"});
        topics.sort();
        pages.sort();
        QCOMPARE(topics, pages);
    }

    void pagesShowWithoutPictures() {
        ManualDialog dialog;
        const auto* page = dialog.findChild<QTextBrowser*>();
        for (const ManualEntry& entry : manualEntries()) {
            dialog.showTopic(entry.topic);
            QCOMPARE(dialog.topic(), entry.topic);
            const QString text = page->toPlainText();
            QVERIFY2(text.startsWith(entry.title), qPrintable(entry.topic));
            QVERIFY2(!text.contains("![") && !text.contains(QChar::ObjectReplacementCharacter) &&
                         !text.contains("<!--"),
                     qPrintable(entry.topic));
        }
    }

    void linksAndTheWayBack() {
        ManualDialog dialog;
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* page = dialog.findChild<QTextBrowser*>();
        auto* back = dialog.findChild<QToolButton*>("manual.back");
        auto* forward = dialog.findChild<QToolButton*>("manual.forward");
        QCOMPARE(dialog.topic(), QString(kManualContents));
        QVERIFY(!back->isEnabled());
        page->setSource(QUrl("binding.md")); // as a click on a link does
        QCOMPARE(dialog.topic(), QString("binding"));
        page->setSource(QUrl("settings.md"));
        QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(dialog.topic(), QString("binding"));
        back->click();
        QCOMPARE(dialog.topic(), QString(kManualContents));
        forward->click();
        QCOMPARE(dialog.topic(), QString("binding"));
        dialog.showTopic("no such page");
        QCOMPARE(dialog.topic(), QString(kManualContents));
    }

    void listFollowsAndLeads() {
        ManualDialog dialog;
        auto* topics = dialog.findChild<QListWidget*>("manual.topics");
        QCOMPARE(topics->count(), static_cast<int>(manualEntries().size()));
        dialog.showTopic("regions");
        QCOMPARE(topics->currentItem()->text(), QString("Regions"));
        topics->setCurrentRow(1);
        QCOMPARE(dialog.topic(), manualEntries()[1].topic);
    }

    void searchFindsInThePage() {
        ManualDialog dialog;
        dialog.showTopic("settings");
        auto* search = dialog.findChild<QLineEdit*>("manual.search");
        const auto* page = dialog.findChild<QTextBrowser*>();
        QTest::keyClicks(search, "falloff");
        QCOMPARE(page->textCursor().selectedText(), QString("Falloff"));
        const int first = page->textCursor().position();
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(page->textCursor().position() > first);
        QTest::keyClick(search, Qt::Key_Return); // from the start again
        for (int i = 0; i < 20 && page->textCursor().position() != first; ++i) {
            QTest::keyClick(search, Qt::Key_Return);
        }
        QCOMPARE(page->textCursor().position(), first);
        const auto missing = [&] {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) { return !label->text().isEmpty(); });
        };
        QVERIFY(!missing());
        QTest::keyClicks(search, "xyz");
        QVERIFY(missing());
    }

    void escapeCloses() {
        ManualDialog dialog;
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* page = dialog.findChild<QTextBrowser*>();
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
};

SINEW_TEST(TestHelp, QApplication)

} // namespace testHelp

#include "TestHelp.moc"
