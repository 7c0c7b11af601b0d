#pragma once

#include <QDialog>

namespace sinew {

/// A dialog with texts: sets them in retranslate(), which is called again when the language changes. No
/// larger than its screen.
class Dialog : public QDialog {
    Q_OBJECT
public:
    using QDialog::QDialog;

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
};

} // namespace sinew
