#include "ui/dialogs/Dialog.h"

#include "ui/widgets/ScreenFit.h"

#include <QEvent>

namespace sinew {

void Dialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void Dialog::showEvent(QShowEvent* event) {
    const QRect room = roomFor(*this);
    if (size() != size().boundedTo(room.size()) || !room.contains(geometry())) {
        setGeometry(fitted(geometry(), room));
    }
    QDialog::showEvent(event);
}

} // namespace sinew
