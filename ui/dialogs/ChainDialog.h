#pragma once

#include "app/jobs/rig/ChainMaker.h"
#include "ui/dialogs/Dialog.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sinew {

/// What the next chain that is drawn is like: its name, how many joints, below which joint. Stands beside the
/// view while chains are drawn.
class ChainDialog : public Dialog {
    Q_OBJECT
public:
    explicit ChainDialog(ChainMaker& chains, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void change();

    ChainMaker& m_chains;
    QLabel* m_hint;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_jointsLabel;
    QSpinBox* m_joints;
    QCheckBox* m_selected;
};

} // namespace sinew
