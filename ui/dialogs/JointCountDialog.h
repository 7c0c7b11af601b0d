#pragma once

#include "ui/dialogs/Dialog.h"

class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace sinew {

/// What bones get several joints for.
enum class BoneJoints {
    Split, ///< the bone becomes so many bones
    Twist  ///< so many joints along it that turn by shares of its twist
};

/// Asks how many joints a bone is to get.
class JointCountDialog : public Dialog {
    Q_OBJECT
public:
    /// `count`: the proposal.
    JointCountDialog(BoneJoints kind, int count, QWidget* parent = nullptr);

    int count() const;

protected:
    void retranslate() override;

private:
    BoneJoints m_kind;
    QLabel* m_hint;
    QLabel* m_label;
    QSpinBox* m_count;
    QDialogButtonBox* m_buttons;
};

} // namespace sinew
