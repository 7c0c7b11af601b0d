#include "app/text/SettingText.h"
#include "app/view/OverlayTable.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/help/Help.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Forms.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFormLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QWhatsThis>

#include <algorithm>

namespace testWhatsThis {

using namespace sinew;
using namespace sinew::test;

namespace {

/// What the program shows while it explains something.
QWidget* shownText() {
    QWidget* popup = QApplication::activePopupWidget();
    return popup != nullptr && popup->inherits("QWhatsThat") ? popup : nullptr;
}

bool isControl(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           qobject_cast<const QComboBox*>(widget) != nullptr ||
           qobject_cast<const QSlider*>(widget) != nullptr;
}

/// The controls of a setting in the Bind panel.
QList<QWidget*> controlsOf(const QWidget& window, const QString& key) {
    QList<QWidget*> found;
    for (auto* widget : window.findChildren<QWidget*>()) {
        const QString name = widget->objectName();
        if (name == "bind." + key || name.startsWith("bind." + key + '.')) {
            found << widget;
        }
    }
    return found;
}

/// Controls below `root` whose names start so.
QList<QWidget*> controlsBelow(const QWidget& root, const QString& start) {
    QList<QWidget*> found;
    for (auto* widget : root.findChildren<QWidget*>()) {
        if (widget->objectName().startsWith(start) && isControl(widget)) {
            found << widget;
        }
    }
    return found;
}

bool asks(QWidget& widget, QEvent::Type type) {
    QHelpEvent event(type, QPoint(2, 2), widget.mapToGlobal(QPoint(2, 2)));
    event.ignore();
    return QCoreApplication::sendEvent(&widget, &event) && event.isAccepted();
}

struct ShownDesk : WindowDesk {
    ShownDesk() {
        workspace.document.reset(stateOfScene(richScene(), {}));
        window.show();
        window.activateWindow();
    }
};

} // namespace

class TestWhatsThis : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySettingSaysWhatToTry() {
        const WindowDesk desk;
        int count = 0;
        forEachSetting([&](const auto& row) {
            const SettingText& text = settingTextOf(row.key);
            if (text.group == SettingGroup::None) {
                return;
            }
            const QList<QWidget*> controls = controlsOf(desk.window, row.key);
            QVERIFY2(!controls.isEmpty(), row.key);
            for (const QWidget* control : controls) {
                const QString shown = whatsThisText(*control);
                const QString tip = control->accessibleDescription().toHtmlEscaped();
                QVERIFY2(!tip.isEmpty() && shown.contains(tip), row.key);
                QVERIFY2(shown.contains(control->accessibleName().toHtmlEscaped()), row.key);
                const auto tells = [&](const char* wrong) {
                    return wrong != nullptr && *wrong != '\0' &&
                           shown.contains(settingWords(wrong).toHtmlEscaped());
                };
                QVERIFY2(tells(text.wrong) ||
                             std::ranges::any_of(
                                 text.choices, [&](const ChoiceText& choice) { return tells(choice.wrong); }),
                         row.key);
                QVERIFY2(shown.contains("href=\"settings\""), row.key);
                ++count;
            }
        });
        QVERIFY(count > 25);
    }

    /// One remedy each, in the same words.
    void manualSaysTheSame() {
        const FreshSettings settings;
        const QString page = manualPage("what-to-try").section("## What can go wrong", 0, 0).simplified();
        const auto remedies = settingRemedies();
        for (const auto& [name, remedy] : remedies) {
            QVERIFY2(page.contains("- **" + name + "**: " + remedy + "."), qPrintable(name));
        }
        QCOMPARE(page.count("- **"), static_cast<qsizetype>(remedies.size()));
        QVERIFY(remedies.size() > 25);
    }

    void labelsAndPiecesSayIt() {
        const WindowDesk desk;
        auto* alpha = desk.window.findChild<SliderSpin*>("bind.alpha");
        const QString remedy = settingWords(settingTextOf("alpha").wrong).toHtmlEscaped();
        for (const QWidget* piece :
             {static_cast<QWidget*>(alpha->slider()), static_cast<QWidget*>(alpha->spin())}) {
            QVERIFY(whatsThisText(*piece).contains(remedy));
        }
        const auto* form = qobject_cast<const QFormLayout*>(alpha->parentWidget()->layout());
        QVERIFY(whatsThisText(*form->labelForField(alpha->spin())).contains(remedy));
        const auto* solver = desk.window.findChild<QWidget*>("bind.solver");
        QVERIFY(whatsThisText(*solver).contains(settingWords(settingTextOf("solver").wrong).toHtmlEscaped()));
        QVERIFY(whatsThisText(*solver).contains("href=\"solvers\""));
    }

    void brushExportAndOverlaysAreExplained() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        const WindowContext context{desk.workspace, desk.preferences, desk.prompts, desk.window.actions()};
        const ExportDialog dialog(context);
        QList<QWidget*> controls = controlsBelow(desk.window, "brush.") + controlsBelow(dialog, "export.");
        QVERIFY(controls.size() > 10);
        for (const OverlayRow& row : overlayTable()) {
            for (auto* button : desk.window.findChildren<QToolButton*>()) {
                if (button->defaultAction() == desk.window.actions()[row.id]) {
                    controls << button;
                }
            }
        }
        QVERIFY(controls.size() > 10 + static_cast<int>(kOverlayCount));
        for (const QWidget* control : controls) {
            const QString shown = whatsThisText(*control);
            const QString name =
                control->objectName().isEmpty() ? control->accessibleName() : control->objectName();
            QVERIFY2(shown.contains("</b>") && shown.size() > 40, qPrintable(name));
        }
    }

    void panelsLeadToTheManual() {
        const WindowDesk desk;
        for (const QDockWidget* dock : desk.window.findChildren<QDockWidget*>()) {
            const QString shown = whatsThisText(*dock);
            QVERIFY2(shown.contains(dock->windowTitle().toHtmlEscaped()) && shown.contains("<a href="),
                     qPrintable(dock->objectName()));
        }
        QVERIFY(whatsThisText(*desk.window.findChild<ViewportWidget*>()).contains("href=\"view\""));
        QVERIFY(whatsThisText(desk.window).isEmpty());
        QVERIFY(whatsThisText(QWidget()).isEmpty());
    }

    void textsAreEscaped() {
        QWidget plain;
        plain.setAccessibleName("a < b");
        plain.setToolTip("1 & 2");
        QVERIFY(whatsThisText(plain).contains("a &lt; b") && whatsThisText(plain).contains("1 &amp; 2"));
        plain.setWhatsThis("x & y");
        QVERIFY(whatsThisText(plain).contains("x &amp; y"));
    }

    void clickExplainsAndLeadsToThePage() {
        ShownDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto* alpha = desk.window.findChild<QWidget*>("bind.alpha");
        QVERIFY(asks(*alpha, QEvent::QueryWhatsThis));
        QVERIFY(shownText() == nullptr);
        QVERIFY(asks(*alpha, QEvent::WhatsThis));
        QTRY_VERIFY(shownText() != nullptr);
        QWhatsThisClickedEvent click("settings");
        QCoreApplication::sendEvent(alpha, &click);
        QTRY_VERIFY(shownText() == nullptr);
        auto* manual = desk.window.findChild<ManualDialog*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(manual != nullptr && manual->isVisible());
        QCOMPARE(manual->topic(), QString("settings"));
    }

    void keyStartsIt() {
        ShownDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QTest::keyClick(&desk.window, Qt::Key_F1, Qt::ShiftModifier);
        QTRY_VERIFY(QWhatsThis::inWhatsThisMode());
        auto* run = desk.window.findChild<QWidget*>("bind.runButton");
        QTest::mouseClick(run, Qt::LeftButton);
        QTRY_VERIFY(shownText() != nullptr);
        QVERIFY(!desk.workspace.bind.running()); // the click explained, and pressed nothing
        QWhatsThis::hideText();
        QWhatsThis::leaveWhatsThisMode();
        QVERIFY(!QWhatsThis::inWhatsThisMode());
    }

    void keyExplainsTheFocus() {
        ShownDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto* box = desk.window.findChild<QComboBox*>("bind.resolution");
        box->setFocus();
        QTRY_VERIFY(box->hasFocus());
        QTest::keyClick(box, Qt::Key_F1, Qt::AltModifier);
        QTRY_VERIFY(shownText() != nullptr);
        QTest::keyClick(shownText(), Qt::Key_Escape);
        QTRY_VERIFY(shownText() == nullptr);
    }

    void keysWorkInADialog() {
        WindowDesk desk;
        SettingsDialog dialog(desk.preferences, &desk.window);
        dialog.setModal(true);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* theme = dialog.findChild<QWidget*>("settings.theme");
        theme->setFocus();
        QTest::keyClick(theme, Qt::Key_F1, Qt::AltModifier);
        QTRY_VERIFY(shownText() != nullptr);
        QWhatsThis::hideText();
        QTRY_VERIFY(shownText() == nullptr);
        QTest::keyClick(theme, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QWhatsThis::leaveWhatsThisMode();
    }
};

SINEW_TEST(TestWhatsThis, QApplication)

} // namespace testWhatsThis

#include "TestWhatsThis.moc"
