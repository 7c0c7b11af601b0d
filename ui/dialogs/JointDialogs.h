#pragma once

#include "app/jobs/JointCheck.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "ui/widgets/Panel.h"

#include <array>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QDialogButtonBox;
class QListWidget;
class QPushButton;

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

/// What bones get several joints for.
enum class BoneJoints {
    Split, ///< the bone becomes so many bones
    Twist  ///< so many joints along it that turn by fractions of its twist
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

/// Chooses joints by ticking names.
class JointListDialog : public Dialog {
    Q_OBJECT
public:
    JointListDialog(const Skeleton& skeleton, const std::vector<std::string>& chosen,
                    QWidget* parent = nullptr);
    std::vector<std::string> chosen() const;

protected:
    void retranslate() override;

private:
    void fill(const Skeleton& skeleton, const std::vector<std::string>& chosen);
    void filter(const QString& text);
    void tickShown(Qt::CheckState state);
    void count();

    QLineEdit* m_filter;
    QListWidget* m_list;
    QLabel* m_count;
    QPushButton* m_all;
    QPushButton* m_none;
    QPushButton* m_accept;
    QPushButton* m_reject;
};

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
