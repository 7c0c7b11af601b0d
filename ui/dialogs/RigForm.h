#pragma once

#include "app/jobs/rig/RigDraft.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sinew {

class UserPrompts;

/// Which template is fitted, and what its skeleton has. Shows only what counts for the chosen template.
class RigForm : public Panel {
    Q_OBJECT
public:
    RigForm(UserPrompts& prompts, const RigWish& wish, QWidget* parent = nullptr);

    RigWish wish() const;

Q_SIGNALS:
    /// The user chose something else.
    void changed();

protected:
    void retranslate() override;

private:
    void nameControls();
    QWidget* makeFileRow();
    void makeForm();
    void build();
    void fill(const RigWish& wish);
    void watch();
    void change();
    void browse();
    void showWhatCounts();
    void retranslateChoices();
    void retranslateParts();

    UserPrompts& m_prompts;
    QLabel* m_shapeLabel;
    QComboBox* m_shape; ///< a template, or a rigged file
    QLabel* m_fileLabel;
    QLineEdit* m_file;
    QPushButton* m_browse;
    QLabel* m_upLabel;
    QComboBox* m_up;
    QLabel* m_namingLabel;
    QComboBox* m_naming;
    QLabel* m_fingersLabel;
    QComboBox* m_fingers;
    QLabel* m_spineLabel;
    QSpinBox* m_spine;
    QLabel* m_twistsLabel;
    QSpinBox* m_twists;
    QLabel* m_tailLabel;
    QSpinBox* m_tail;
    QLabel* m_legsLabel;
    QSpinBox* m_legs;
    QLabel* m_linksLabel;
    QSpinBox* m_links;
    QCheckBox* m_rightHand;
    QCheckBox* m_toes;
    QCheckBox* m_jaw;
    QCheckBox* m_eyes;
    QCheckBox* m_ends;
    QCheckBox* m_mirrored;
};

} // namespace sinew
