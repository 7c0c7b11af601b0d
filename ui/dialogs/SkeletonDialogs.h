#pragma once

#include "app/models/JointChoiceModels.h"
#include "app/rig/EngineChanges.h"
#include "core/skeleton/Pose.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QPushButton;
class QTableView;

namespace sinew {

/// What a whole skeleton gets, loses and is called for an engine; lists what that does to each joint.
class EngineDialog : public Dialog {
    Q_OBJECT
public:
    /// `pose` says how far joints bend besides clips.
    EngineDialog(const Scene& scene, const Pose& pose, QWidget* parent = nullptr);

    EngineChanges changes() const;
    /// The edits that make them; empty: nothing is asked for, or it cannot be done.
    const SkeletonSteps& steps() const { return m_steps; }

protected:
    void retranslate() override;

private:
    void nameControls();
    void build();
    void fill();
    void watch();
    void preview();

    Scene m_scene; ///< without parts: what is done to joints does not ask for them
    Pose m_pose;
    SkeletonSteps m_steps;
    QLabel* m_hint;
    QLabel* m_twistsLabel;
    QSpinBox* m_twists;
    QLabel* m_linksLabel;
    QSpinBox* m_links;
    QLabel* m_rootLabel;
    QLineEdit* m_root;
    QLabel* m_namingLabel;
    QComboBox* m_naming;
    QCheckBox* m_ends;
    QLabel* m_removeLabel;
    QListWidget* m_remove;
    QLabel* m_previewLabel;
    QListWidget* m_preview;
    QLabel* m_said;
    QDialogButtonBox* m_buttons;
};

class ChoiceDelegate;
class MirrorFinder;

/// What weights and poses are mirrored by: the axis, and which joint is which one's partner. Changes are
/// steps of the document; how many vertices find a counterpart is told as soon as they are found.
class MirrorPairsDialog : public Dialog {
    Q_OBJECT
public:
    MirrorPairsDialog(Document& document, MirrorFinder& mirrors, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void count();
    void showCount();
    void showAxis();

    Document& m_document;
    MirrorFinder& m_mirrors;
    MirrorPairsModel* m_model;
    QLabel* m_hint;
    QLabel* m_axisLabel;
    QComboBox* m_axis; ///< as found, x, y, z
    QTableView* m_table;
    ChoiceDelegate* m_partners;
    QLabel* m_matched;
    QPushButton* m_select;
    QPushButton* m_reset;
    QPushButton* m_close;
};

} // namespace sinew
