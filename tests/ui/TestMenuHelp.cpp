#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/dialogs/GraphicsDialog.h"
#include "ui/dialogs/HelpDialogs.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/dialogs/UpdateDialog.h"
#include "ui/help/Help.h"
#include "ui/theme/Icons.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScrollBar>
#include <QTest>

namespace testMenuHelp {

using namespace sinew::test;
using namespace sinew;

namespace {

QMenu* skeletonMenu(MainWindow& window) {
    for (QMenu* menu : window.menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (menu->actions().contains(window.findChild<QAction*>("skeleton.rest"))) {
            return menu;
        }
    }
    return nullptr;
}

/// Pieces that Qt makes inside of other controls, which speak for them.
bool inner(const QWidget* widget) {
    for (const QWidget* parent = widget->parentWidget(); parent != nullptr; parent = parent->parentWidget()) {
        if (qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
            qobject_cast<const QComboBox*>(parent) != nullptr ||
            qobject_cast<const QLineEdit*>(parent) != nullptr) {
            return true;
        }
    }
    return qobject_cast<const QScrollBar*>(widget) != nullptr || widget->inherits("QTableCornerButton") ||
           widget->objectName().startsWith("qt_");
}

bool isControl(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) != nullptr ||
           qobject_cast<const QAbstractSlider*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           qobject_cast<const QComboBox*>(widget) != nullptr ||
           qobject_cast<const QLineEdit*>(widget) != nullptr;
}

bool isView(const QWidget* widget) {
    return qobject_cast<const QAbstractScrollArea*>(widget) != nullptr &&
           widget->focusPolicy() != Qt::NoFocus;
}

QString nameOf(const QWidget* widget) {
    if (!widget->accessibleName().isEmpty()) {
        return widget->accessibleName();
    }
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return button == nullptr ? QString() : button->text();
}

QStringList nameless(const QWidget& root) {
    QStringList found;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if ((isControl(widget) || isView(widget)) && !inner(widget) && nameOf(widget).isEmpty()) {
            found << QString("%1 '%2' in %3")
                         .arg(widget->metaObject()->className(), widget->objectName(),
                              widget->parentWidget()->metaObject()->className());
        }
    }
    return found;
}

QStringList unreachable(const QWidget& root) {
    QStringList found;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        const QString kind = widget->parentWidget()->metaObject()->className();
        if (isControl(widget) && !inner(widget) && !kind.startsWith("QDockWidget") && kind != "QToolBar" &&
            kind != "QTabBar" && kind != "QMenuBar" && (widget->focusPolicy() & Qt::TabFocus) == 0) {
            found << QString("%1 '%2' in %3").arg(widget->metaObject()->className(), nameOf(widget), kind);
        }
    }
    return found;
}

} // namespace

/// F1 while a menu is open.
/// The product's icons stand in message boxes, those that Qt opens by itself included.
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

    void iconsAreTheProducts_data() {
        QTest::addColumn<QMessageBox::Icon>("kind");
        QTest::addColumn<QString>("drawing");
        QTest::newRow("question") << QMessageBox::Question << "help";
        QTest::newRow("warning") << QMessageBox::Warning << "warning";
        QTest::newRow("information") << QMessageBox::Information << "info";
        QTest::newRow("error") << QMessageBox::Critical << "error";
    }

    void iconsAreTheProducts() {
        QFETCH(QMessageBox::Icon, kind);
        QFETCH(QString, drawing);
        const WindowDesk desk;
        QMessageBox box(kind, "Sinew", "text");
        const QImage shown = box.iconPixmap().toImage();
        QVERIFY(!shown.isNull());
        // The same drawing, in whatever colour: as much of the picture is covered where.
        const QImage wanted = themedIcon(drawing).pixmap(shown.size()).toImage();
        QCOMPARE(shown.convertToFormat(QImage::Format_Alpha8), wanted.convertToFormat(QImage::Format_Alpha8));
    }

    void iconsFollowTheTheme() {
        WindowDesk desk;
        QList<QImage> pictures;
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            PreferenceValues values = desk.preferences.values();
            values.theme = theme;
            desk.preferences.set(values);
            pictures << QMessageBox(QMessageBox::Question, "Sinew", "text").iconPixmap().toImage();
        }
        QVERIFY(pictures[0] != pictures[1]);
    }

    void windowNamesEveryControl() {
        const WindowDesk desk;
        const QStringList found = nameless(desk.window);
        QVERIFY2(found.isEmpty(), qPrintable(found.join("; ")));
    }

    void dialogsNameEveryControl() {
        const FreshSettings settings;
        Preferences preferences;
        QCOMPARE(nameless(SettingsDialog(preferences)), QStringList());
        QCOMPARE(nameless(ShortcutsDialog()), QStringList());
        QWidget window;
        QCOMPARE(nameless(CommandDialog(Actions(&window))), QStringList());
        QCOMPARE(nameless(AboutDialog()), QStringList());
        QCOMPARE(nameless(UpdateDialog()), QStringList());
        QCOMPARE(nameless(GraphicsDialog({}, {})), QStringList());
        QCOMPARE(nameless(DiskDialog("hero.fbx", {})), QStringList());
        QCOMPARE(nameless(JointListDialog(Skeleton{}, {})), QStringList());
        RenderSettings turntable;
        turntable.turntable = true;
        QCOMPARE(nameless(PictureDialog({}, QSize(640, 480), true)), QStringList());
        QCOMPARE(nameless(PictureDialog(turntable, QSize(640, 480), true)), QStringList());
        QCOMPARE(nameless(ManualDialog()), QStringList());
    }

    void keyboardReachesEveryControl() {
        const WindowDesk desk;
        const QStringList found = unreachable(desk.window);
        QVERIFY2(found.isEmpty(), qPrintable(found.join("; ")));
    }
};

SINEW_TEST(TestMenuHelp, QApplication)

} // namespace testMenuHelp

#include "TestMenuHelp.moc"
