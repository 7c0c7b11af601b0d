#pragma once

#include <QDialog>

namespace sinew {

/// A dialog with texts: sets them in retranslate(), which is called again when the language changes.
class Dialog : public QDialog {
    Q_OBJECT
public:
    using QDialog::QDialog;

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;
};

} // namespace sinew
