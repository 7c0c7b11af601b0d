#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/CommandDialog.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/dialogs/HelpDialogs.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/help/ManualDialog.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>

namespace testAccessibility {

using namespace sinew;
using namespace sinew::test;

namespace {

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

class TestAccessibility : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

SINEW_TEST(TestAccessibility, QApplication)

} // namespace testAccessibility

#include "TestAccessibility.moc"
