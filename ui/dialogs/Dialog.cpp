#include "ui/dialogs/Dialog.h"

#include "ui/widgets/Forms.h"

#include <QEvent>
#include <QPushButton>
#include <QStyle>

namespace sinew {

void Dialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void Dialog::showEvent(QShowEvent* event) {
    // A button that was measured before it became the primary one keeps the look it had then.
    for (QPushButton* button : findChildren<QPushButton*>()) {
        if (button->property("primary").toBool()) {
            button->style()->unpolish(button);
            button->style()->polish(button);
        }
    }
    const QRect room = roomFor(*this);
    if (size() != size().boundedTo(room.size()) || !room.contains(geometry())) {
        setGeometry(fitted(geometry(), room));
    }
    QDialog::showEvent(event);
}

} // namespace sinew
