#pragma once

#include "app/document/Document.h"
#include "app/document/edits/EnvelopeEdits.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Panel.h"

#include <array>
#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QPushButton;

namespace sinew {

class Actions;
class VectorSpins;

/// The volume of the selected joint's bone, which the solver Envelopes binds by: whether it has one of its
/// own, its shape and sizes, in millimetres. Not shown for other solvers. Changing one means solving anew.
class EnvelopesForm : public Panel {
    Q_OBJECT
public:
    EnvelopesForm(Document& document, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void connectActions();
    void edit(const QObject* control, const std::function<void(BoneVolume&)>& change);
    void setOwn(bool own);
    void show();
    void showVolume();
    void nameRadii();
    std::optional<std::string> jointName() const;
    double millimetresPerUnit() const;

    Document& m_document;
    const Actions& m_actions;
    UndoGroup m_run;
    std::optional<BoneVolume> m_volume; ///< shown: own, or what the solver makes
    QGroupBox* m_group;
    QFormLayout* m_form;
    QLabel* m_hint;
    QPushButton* m_draw;
    QCheckBox* m_own;
    QComboBox* m_shape;                       ///< in the order of AxisVolumeShape
    std::array<QDoubleSpinBox*, 2> m_radii{}; ///< BoneVolume::radii
    QDoubleSpinBox* m_before;
    QDoubleSpinBox* m_beyond;
    VectorSpins* m_offset;
    QLabel* m_owners;
    QPushButton* m_keep;
    QPushButton* m_clear;
};

} // namespace sinew
