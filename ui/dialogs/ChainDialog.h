#pragma once

#include "app/jobs/rig/ChainMaker.h"
#include "ui/dialogs/Dialog.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sinew {

/// What the next chains that are drawn are like: of which kind, their name, how many joints, below which
/// joint. Stands beside the view while chains are drawn.
class ChainDialog : public Dialog {
    Q_OBJECT
public:
    explicit ChainDialog(ChainMaker& chains, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void connectFields();
    void change();
    void showKind();

    ChainMaker& m_chains;
    QLabel* m_hint;
    QLabel* m_kindLabel;
    QComboBox* m_kind; ///< a chain, or in the order of ColumnKind
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_jointsLabel;
    QSpinBox* m_joints;
    QLabel* m_columnsLabel;
    QSpinBox* m_columns;
    QCheckBox* m_selected;
};

} // namespace sinew
