#pragma once

#include "ui/dialogs/Dialog.h"
#include "ui/workspace/UserPrompts.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace sinew {

/// Offers work that a crash left behind.
class RecoveryDialog : public Dialog {
    Q_OBJECT
public:
    explicit RecoveryDialog(const QStringList& works, QWidget* parent = nullptr);
    RecoveryChoice choice() const { return m_choice; }

protected:
    void retranslate() override;

private:
    void choose(bool discard);

    RecoveryChoice m_choice;
    QLabel* m_title;
    QLabel* m_text;
    QListWidget* m_list;
    QPushButton* m_recover;
    QPushButton* m_discard;
    QPushButton* m_later;
};

} // namespace sinew
