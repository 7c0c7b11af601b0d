#include "ui/window/PanelKeys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace sinew {
namespace {

/// Fields for text in one line see to it themselves.
bool hasRowsOrText(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
           qobject_cast<const QTextEdit*>(&widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
           (label != nullptr && label->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
}

/// A number field of its own; one that edits a cell belongs to its table.
bool isNumberField(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    const QWidget* above = parent != nullptr ? parent->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr &&
           qobject_cast<const QAbstractItemView*>(above) == nullptr;
}

} // namespace

PanelKeys::PanelKeys(QWidget& window, QWidget& view)
    : QObject(&window)
    , m_window(window)
    , m_view(view) {
    qApp->installEventFilter(this);
}

/// To the window or a floating panel of it; not to a dialog.
bool PanelKeys::belongs(const QWidget& widget) const {
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
        if (qobject_cast<const QDialog*>(each) != nullptr) {
            return false;
        }
        if (each == &m_window) {
            return true;
        }
    }
    return false;
}

void PanelKeys::returnToView() {
    m_view.activateWindow();
    m_view.setFocus(Qt::OtherFocusReason);
}

bool PanelKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) {
        return false;
    }
    const auto* widget = qobject_cast<const QWidget*>(watched);
    auto* key = static_cast<QKeyEvent*>(event);
    if (widget == nullptr || !belongs(*widget)) {
        return false;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        if (!key->matches(QKeySequence::SelectAll) || !hasRowsOrText(*widget)) {
            return false;
        }
        key->accept(); // no shortcut then: the key comes to the widget
        return true;
    }
    if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && isNumberField(*widget)) {
        QMetaObject::invokeMethod(this, &PanelKeys::returnToView, Qt::QueuedConnection); // it commits first
    }
    return false;
}

} // namespace sinew
