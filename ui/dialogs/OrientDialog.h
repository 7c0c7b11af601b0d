#pragma once

#include "core/skeleton/edit/JointPlaces.h"
#include "ui/dialogs/Dialog.h"

#include <array>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace sinew {

/// Asks how joints' axes are to lie: as a program expects them, or axis by axis.
class OrientDialog : public Dialog {
    Q_OBJECT
public:
    /// `proposal`: what the controls show first.
    explicit OrientDialog(const JointOrientation& proposal, QWidget* parent = nullptr);

    JointOrientation orientation() const;

protected:
    void retranslate() override;

private:
    void build();
    void fill(const JointOrientation& orientation);
    void convention(int which);
    /// The secondary axis is of another letter than the one along the bone.
    void keepApart();
    void show();

    QLabel* m_hint;
    QLabel* m_conventionLabel;
    QComboBox* m_convention;
    QLabel* m_sourceLabel;
    QComboBox* m_source; ///< the child's place, or the model's axes
    QLabel* m_aimLabel;
    QComboBox* m_aim;
    QLabel* m_secondaryLabel;
    QComboBox* m_secondary;
    QLabel* m_towardsLabel;
    QComboBox* m_towards; ///< the model's axes, then across the bend
    QCheckBox* m_mirrored;
    QDialogButtonBox* m_buttons;
};

} // namespace sinew
