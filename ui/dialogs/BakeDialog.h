#pragma once

#include "app/bake/BakeJob.h"
#include "app/document/Document.h"
#include "core/skeleton/Pose.h"
#include "ui/widgets/Panel.h"

#include <QTimer>

#include <array>
#include <memory>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QTreeWidget;

namespace sinew {

class CalmProgressBar;

/// What a bake takes and may do: the method that is baked, its steps with what they came to last, limits, and
/// the poses.
class BakeForm : public Panel {
    Q_OBJECT
public:
    explicit BakeForm(Document& document, QWidget* parent = nullptr);

    BakeChoices choices() const;
    /// Cost and gain of each step; null: not known.
    void showOutcome(const BakeOutcome* outcome);

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
    QGridLayout* buildSteps();
    void buildLimits(QGridLayout& grid);
    void showSource();
    void showPoses();
    void describeLimits();

    Document& m_document;
    QLabel* m_source;
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
};

/// What a bake came to: the gate, errors before and after, volume, crossings and size; by joint or by pose.
class BakeResults : public Panel {
    Q_OBJECT
public:
    explicit BakeResults(QWidget* parent = nullptr);

    /// Null: there is none.
    void showOutcome(std::shared_ptr<const BakeOutcome> outcome);

Q_SIGNALS:
    /// The character shall be seen in this pose.
    void poseAsked(const sinew::Pose& pose);

protected:
    void retranslate() override;

private:
    static constexpr std::size_t kRows = 2;    ///< fitted, held out
    static constexpr std::size_t kColumns = 4; ///< mean and worst, before and after
    void build();
    void show();
    void showSummary();
    void showRows();
    void addJoints();
    void addPoses();
    void choose();

    std::shared_ptr<const BakeOutcome> m_outcome;
    QLabel* m_gate;
    QLabel* m_faults;
    std::array<QLabel*, kRows> m_rowNames{};
    std::array<QLabel*, kColumns> m_columnNames{};
    std::array<std::array<QLabel*, kColumns>, kRows> m_errors{};
    QLabel* m_more; ///< volume, crossings, size
    QComboBox* m_by;
    QTreeWidget* m_rows;
};

/// Bakes the skinning method that is in force for engines that skin with linear weights (BakeJob), and says
/// what came of it before it is applied. Not modal, so that the view can be turned meanwhile.
class BakeDialog : public Dialog {
    Q_OBJECT
public:
    BakeDialog(Document& document, BakeJob& job, QWidget* parent = nullptr);

    void reject() override;
    /// Whether source and bake stand side by side.
    void showCompared(bool on);

Q_SIGNALS:
    /// The outcome shall become the document's.
    void applyAsked();
    /// Source and bake shall stand side by side.
    void compareAsked(bool on);
    void poseAsked(const sinew::Pose& pose);

protected:
    void retranslate() override;

private:
    void build();
    void connectJob();
    void start();
    void tick();
    void showState();
    void showOutcome();
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
};

} // namespace sinew
