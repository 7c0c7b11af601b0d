#pragma once

#include "ui/dialogs/Dialog.h"

class QAction;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace sinew {

class Actions;

/// Finds an action by what one types and says which was chosen. The caller triggers it when the dialog is
/// closed, so that what it opens does not lie over this one. While nothing is typed, the actions that were
/// chosen last stand first.
class CommandDialog : public Dialog {
    Q_OBJECT
public:
    explicit CommandDialog(const Actions& actions, QWidget* parent = nullptr);

    /// Null until the dialog was accepted.
    QAction* chosen() const { return m_chosen; }

protected:
    void retranslate() override;
    /// The arrow keys move in the list while the field has the keyboard.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void showTip();
    void choose();
    QAction* current() const;

    const Actions& m_actions;
    QLineEdit* m_query;
    QTreeWidget* m_list;
    QLabel* m_tip;
    QAction* m_chosen = nullptr;
};

} // namespace sinew
