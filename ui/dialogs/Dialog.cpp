#include "ui/dialogs/Dialog.h"

#include <QEvent>

namespace sinew {

void Dialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace sinew
