#pragma once

#include "app/bake/BakeJob.h"
#include "app/document/Document.h"
#include "core/skeleton/Pose.h"
#include "ui/widgets/Panel.h"

#include <QTimer>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

class CalmProgressBar;

/// What a bake takes and may do: the method that is baked, its steps with what they came to last, limits, and
/// the poses. The method is the document's.
class BakeForm : public Panel {
    Q_OBJECT
public:
    explicit BakeForm(Document& document, QWidget* parent = nullptr);

    BakeChoices choices() const;
    /// Cost and gain of each step; null: not known.
    void showOutcome(const BakeOutcome* outcome);

Q_SIGNALS:
    /// The character shall be seen in this pose.
    void poseAsked(const sinew::Pose& pose);

protected:
    void retranslate() override;

private:
    struct StepRow {
        QCheckBox* on = nullptr;
        QLabel* made = nullptr;
        QLabel* gain = nullptr;
        QLabel* cost = nullptr;
    };
    void build();
    QHBoxLayout* buildSource();
    QGridLayout* buildSteps();
    void buildLimits(QGridLayout& grid);
    void buildPoses();
    void showSource();
    void showPoses();
    void showGroup(BakeGroup group, const std::vector<BakePose>& poses, const std::vector<bool>& heldOut);
    void choosePose(const QTreeWidgetItem& item);
    void describeSource();
    void describeSteps();
    void describeLimits();

    Document& m_document;
    QLabel* m_sourceLabel;
    QComboBox* m_method;
    QCheckBox* m_implicit;
    QLabel* m_source;                 ///< what there is to say about it
    std::array<QLabel*, 4> m_heads{}; ///< of the steps' columns
    std::array<StepRow, 3> m_steps{}; ///< weights, helper joints, shapes
    QSpinBox* m_shapes;
    QLabel* m_influencesLabel;
    QSpinBox* m_influences;
    QLabel* m_goodLabel;
    QDoubleSpinBox* m_good; ///< millimetres
    QLabel* m_memoryLabel;
    QSpinBox* m_memory; ///< megabytes
    QLabel* m_posesLabel;
    QTreeWidget* m_poses; ///< groups, and the poses of each
    std::array<std::vector<Pose>, kBakeGroups> m_listed;
};

/// What a bake came to: the gate, errors before and after, volume, crossings and size; by joint or by pose.
class BakeResults : public Panel {
    Q_OBJECT
public:
    explicit BakeResults(QWidget* parent = nullptr);

    /// Null: there is none.
    void showOutcome(std::shared_ptr<const BakeOutcome> outcome);
    /// Only what fits beside a view: the rows with the figure that they are sorted by.
    void setCompact(bool on);

Q_SIGNALS:
    /// The character shall be seen in this pose, about a joint of the baked skeleton; kNone: as it is.
    void poseAsked(const sinew::Pose& pose, std::int32_t joint);

protected:
    void retranslate() override;

private:
    /// Mean and worst distance in fitted poses, the same in poses held out, volume, faces that cross, size.
    static constexpr std::size_t kFigures = 7;
    using Figure = std::array<QString, 2>; ///< before and after
    void build();
    QWidget* buildSummary();
    void show();
    void showSummary();
    std::array<Figure, kFigures> figures() const;
    void showRows();
    bool byPose() const;
    void addJoints();
    void addPoses();
    void choose();
    void showReason();
    void describeColumns();

    std::shared_ptr<const BakeOutcome> m_outcome;
    bool m_compact = false;
    QLabel* m_gate;
    QLabel* m_undriven;              ///< joints that drivers cannot follow
    QLabel* m_reason;                ///< why the row's joint is not good
    std::array<QLabel*, 2> m_when{}; ///< before, after
    std::array<QLabel*, kFigures> m_figureNames{};
    std::array<std::array<QLabel*, 2>, kFigures> m_figures{};
    QWidget* m_summary; ///< behind the labels that it is made of
    QComboBox* m_by;
    QTreeWidget* m_rows;
};

/// Bakes the skinning method that is in force for engines that skin with linear weights (BakeJob), and says
/// what came of it before it is applied. Not modal, so that the view can be turned meanwhile.
class BakeDialog : public Dialog {
    Q_OBJECT
public:
    BakeDialog(Document& document, BakeJob& job, QWidget* parent = nullptr);

    /// Escape, Cancel or Close: first ends the work that runs, then the comparison, then the dialog.
    void reject() override;
    /// Whether source and bake stand side by side: the dialog is then no wider than what stands beside the
    /// view.
    void showCompared(bool on);

Q_SIGNALS:
    /// The outcome shall become the document's.
    void applyAsked();
    /// Source and bake shall stand side by side.
    void compareAsked(bool on);
    void poseAsked(const sinew::Pose& pose, std::int32_t joint);
    /// It has become narrow or wide again.
    void sizeChanged();

protected:
    void retranslate() override;

private:
    void build();
    void connectJob();
    void start();
    void tick();
    void showState();
    void showOutcome();
    void showSize();
    void fitSize(const QSize& size);
    void showPrimary();
    void sayOutcome();
    void say(const QString& text, const char* manner);

    Document& m_document;
    BakeJob& m_job;
    QTabWidget* m_tabs;
    BakeForm* m_form;
    BakeResults* m_results;
    CalmProgressBar* m_progress;
    QLabel* m_said;
    QPushButton* m_bake;
    QPushButton* m_compare;
    QPushButton* m_apply;
    QPushButton* m_close;
    QTimer m_timer;
    bool m_compared = false;
    bool m_compact = false;
};

} // namespace sinew
