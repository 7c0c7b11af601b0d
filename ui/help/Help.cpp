#include "ui/help/Help.h"

#include "ui/help/ControlHelp.h"
#include "ui/help/ManualDialog.h"
#include "ui/help/ManualTopics.h"

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenu>
#include <QWhatsThis>

#include <utility>

namespace sinew {
namespace {

/// Whether a widget lies in a window or in a panel that floats beside it. Behind a dialog lies the main
/// window, and the cursor may be over that.
bool liesIn(const QWidget* widget, const QWidget* window) {
    const QWidget* own = widget != nullptr ? widget->window() : nullptr;
    const bool floats = qobject_cast<const QDockWidget*>(own) != nullptr && own->parentWidget() == window;
    return own != nullptr && (own == window || floats);
}

QString topicIn(const QWidget* window) {
    const QWidget* pointed = QApplication::widgetAt(QCursor::pos());
    const QString topic = liesIn(pointed, window) ? manualTopic(pointed) : QString();
    if (!topic.isEmpty()) {
        return topic;
    }
    const QWidget* focused = QApplication::focusWidget();
    return manualTopic(liesIn(focused, window) ? focused : window);
}

/// F1 as a key or as a shortcut to be.
bool isHelpKey(const QEvent& event, Qt::KeyboardModifiers with = Qt::NoModifier) {
    return (event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride) &&
           static_cast<const QKeyEvent&>(event).key() == Qt::Key_F1 &&
           static_cast<const QKeyEvent&>(event).modifiers() == with;
}

/// A dialog has no part in the window's keys.
bool pressedInDialog(const QObject* watched, const QEvent& event) {
    if (event.type() != QEvent::KeyPress) {
        return false;
    }
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget != nullptr && qobject_cast<const QDialog*>(widget->window()) != nullptr &&
           qobject_cast<const ManualDialog*>(widget->window()) == nullptr;
}

} // namespace

Help::Help(const Entries& entries, QWidget* window)
    : QObject(window)
    , m_manual(entries.manual)
    , m_window(window)
    , m_controls(new ControlHelp(this)) {
    qApp->installEventFilter(this);
    connect(m_manual, &QAction::triggered, this,
            [this] { show(std::exchange(m_byKey, false) ? topicIn(m_window) : QString(kManualContents)); });
    connect(entries.whatsThis, &QAction::triggered, this, &QWhatsThis::enterWhatsThisMode);
    connect(entries.explainFocus, &QAction::triggered, this, &ControlHelp::explainFocus);
    connect(m_controls, &ControlHelp::pageAsked, this, &Help::show);
}

bool Help::eventFilter(QObject* watched, QEvent* event) {
    if (m_controls->answers(watched, event)) {
        return true;
    }
    if (watched == m_manual && event->type() == QEvent::Shortcut) {
        m_byKey = true; // its trigger follows
        return false;
    }
    if (isHelpKey(*event) && asksInMenu(*event)) {
        event->accept(); // no shortcut then: the key comes to the menu
        return true;
    }
    return pressedInDialog(watched, *event) && answersDialog(*static_cast<const QWidget*>(watched), *event);
}

bool Help::answersDialog(const QWidget& pressed, const QEvent& event) {
    if (isHelpKey(event)) {
        show(topicIn(pressed.window()));
    } else if (isHelpKey(event, Qt::ShiftModifier)) {
        QWhatsThis::enterWhatsThisMode();
    } else if (isHelpKey(event, Qt::AltModifier)) {
        ControlHelp::explainFocus();
    } else {
        return false;
    }
    return true;
}

/// An open menu has the keyboard. False: none is open, or it has no page.
bool Help::asksInMenu(const QEvent& event) {
    const auto* menu = qobject_cast<const QMenu*>(QApplication::activePopupWidget());
    const QString topic = menu != nullptr ? manualTopic(*menu) : QString();
    if (topic.isEmpty()) {
        return false;
    }
    if (event.type() == QEvent::KeyPress) {
        while (QWidget* open = QApplication::activePopupWidget()) { // also those that it opened from
            if (!open->close()) {
                break;
            }
        }
        show(topic);
    }
    return true;
}

/// A modal dialog lets only its own children be used, so it gets a manual of its own.
void Help::show(const QString& topic) {
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* parent = modal != nullptr ? modal : m_window;
    auto* dialog = parent->findChild<ManualDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (dialog == nullptr) {
        dialog = new ManualDialog(parent);
    }
    dialog->showTopic(topic);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace sinew
