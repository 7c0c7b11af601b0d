#pragma once

#include "ui/dialogs/Dialog.h"

class QLabel;
class QPushButton;

namespace sinew {

class AboutDialog : public Dialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    QLabel* m_text;
    QPushButton* m_close;
};

} // namespace sinew
