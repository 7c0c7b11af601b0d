#pragma once

#include "app/avatar/SpringTrial.h"
#include "app/document/avatar/SpringChoice.h"
#include "core/avatar/SpringProposals.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Panel.h"

#include <QTimer>

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QPushButton;
class QToolButton;

namespace sinew {

class Actions;
class CalmProgressBar;
class SliderSpin;
class VectorSpins;

/// The values of the chosen chains: those of the first, and in what the others differ. A field changes all of
/// them.
class ChainValuesForm : public Panel {
    Q_OBJECT
public:
    ChainValuesForm(Document& document, SpringChoice& choice, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    /// A slider of a value that each joint of a chain has.
    struct Slider {
        SliderSpin* field = nullptr;
        QLabel* label = nullptr;
        double SpringJoint::*value = nullptr;
        double max = 0.0;
        QString name = {}; ///< translated
    };
    void build();
    void connectControls();
    void connectSlider(const Slider& slider);
    void edit(const QObject* control, const QString& step, const std::function<void(SpringChain&)>& change);
    void show();
    void showValues(const SpringChain& first);
    void fillCenters(const std::string& center);
    void fillGroups();
    void toggleGroup(std::size_t group, bool on);
    QString groupsText(const SpringChain& chain) const;
    QString differencesText() const;
    std::vector<const SpringChain*> chosen() const;
    double millimetresPerUnit() const;
    void retranslateFields();

    Document& m_document;
    SpringChoice& m_choice;
    UndoGroup m_run;
    QLabel* m_presetLabel;
    QComboBox* m_preset;
    std::vector<Slider> m_sliders; ///< stiffness, drag, gravity
    QLabel* m_tipLabel;
    QDoubleSpinBox* m_tip; ///< per cent of the stiffness
    QLabel* m_directionLabel;
    VectorSpins* m_direction;
    QLabel* m_radiusLabel;
    QDoubleSpinBox* m_radius; ///< millimetres
    QLabel* m_centerLabel;
    QComboBox* m_center;
    QLabel* m_groupsLabel;
    QToolButton* m_groups;
    QMenu* m_groupsMenu;
    QLabel* m_differences;
};

/// The chains of the document's springs, of which some are chosen, and their values. Selecting a joint
/// chooses its chain.
class SpringChainsForm : public Panel {
    Q_OBJECT
public:
    SpringChainsForm(Document& document, SpringChoice& choice, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void rename(const QListWidgetItem& item);
    void followSelection();
    void show();
    void fillList();
    void showChosen();
    QString textOf(const SpringChain& chain) const;

    Document& m_document;
    SpringChoice& m_choice;
    FoldBox* m_group;
    QFormLayout* m_form;
    QListWidget* m_list;
    QPushButton* m_remove;
    QPushButton* m_mirror;
    ChainValuesForm* m_values;
    QLabel* m_hint;
};

/// What a preset is called in the language in force.
QString springKindText(SpringKind kind);

/// What the chains of the document's springs do not swing into, and the values of those that are chosen: a
/// field changes all of them.
class CollidersForm : public Panel {
    Q_OBJECT
public:
    CollidersForm(Document& document, SpringChoice& choice, const Actions& actions,
                  QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void connectPlace(VectorSpins* spins, Vec3 SpringCollider::*place);
    void edit(const QObject* control, const QString& step,
              const std::function<void(SpringCollider&)>& change);
    void rename(const QListWidgetItem& item);
    void regroup();
    void show();
    void fillList();
    void showChosen();
    void showValues(const SpringCollider& first);
    void fillJoints(const std::string& joint);
    void fillGroups();
    QString textOf(const SpringCollider& collider) const;
    const SpringCollider* first() const;
    double millimetresPerUnit() const;
    void retranslateFields();

    Document& m_document;
    SpringChoice& m_choice;
    const Actions& m_actions;
    UndoGroup m_run;
    FoldBox* m_group;
    QFormLayout* m_form;
    QPushButton* m_draw;
    QListWidget* m_list;
    QPushButton* m_remove;
    QPushButton* m_mirror;
    QComboBox* m_shape; ///< in the order of ColliderShape
    QComboBox* m_joint;
    QDoubleSpinBox* m_radius; ///< millimetres
    VectorSpins* m_offset;    ///< millimetres
    VectorSpins* m_tail;      ///< millimetres
    VectorSpins* m_normal;
    QComboBox* m_groups;
    QLabel* m_hint;
};

/// Tries the document's springs in a clip or a walk, in the background, and says how much of them ends up
/// inside of colliders and where it is deepest. Hidden while there are no chains.
class SpringTrialForm : public Panel {
    Q_OBJECT
public:
    SpringTrialForm(Document& document, TaskPool& pool, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void startOrCancel();
    void forget();
    void tell(const SpringTrial& trial);
    void show();

    Document& m_document;
    SpringTrialJob m_job;
    QPushButton* m_check;
    QPushButton* m_show;
    CalmProgressBar* m_progress;
    QLabel* m_result;
    QTimer m_timer{this};
    std::int32_t m_deepest = kNone; ///< joint
};

/// The springs of the document: what swings, and what it does not swing into. Proposes both, and says what
/// they are where there are none.
class SpringsPanel : public Panel {
    Q_OBJECT
public:
    SpringsPanel(Document& document, SpringChoice& choice, const Actions& actions, TaskPool& pool,
                 QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    QToolButton* menuButton(const char* name, std::initializer_list<const char*> actions);
    void show();

    Document& m_document;
    const Actions& m_actions;
    QLabel* m_hint;
    QToolButton* m_propose;
    QToolButton* m_add;
    QToolButton* m_swing;
};

} // namespace sinew
