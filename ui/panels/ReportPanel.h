#pragma once

#include "app/jobs/BindController.h"
#include "app/jobs/ShapeCheck.h"
#include "app/log/ActivityLog.h"
#include "app/models/ReportModel.h"
#include "ui/widgets/Panel.h"

#include <array>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;
class QTreeView;
class QListView;

namespace sinew {

/// Everything that was treated specially, grouped by what to do about it, with a button where Sinew can do
/// it. A click selects the joint or part it is about and marks the place in the view; a double click brings
/// it into view.
class ReportPanel : public Panel {
    Q_OBJECT
public:
    ReportPanel(Document& document, BindController& bind, QWidget* parent = nullptr);

    /// Selects what a row is about and asks for its mark, as a click does.
    void choose(const QModelIndex& index) { choose(index, false); }
    /// The same, and brings it into view, as a double click does.
    void showInView(const QModelIndex& index) { choose(index, true); }
    void setAllExpanded(bool expanded);
    /// The arrow keys move through the rows from now on, from the first issue where none is current.
    void takeKeyboard();
    std::size_t issues() const { return static_cast<std::size_t>(m_model->issues()); }
    std::size_t notes() const { return static_cast<std::size_t>(m_model->notes()); }
    /// Whether a bind or a check of the weights runs, after which they may be others.
    bool pending() const;
    /// The part or shell that a row is about.
    std::optional<PieceId> pieceAt(const QModelIndex& row) const { return m_model->pieceAt(row); }
    /// Where rows about faulty weights come from; without one there are none. Outlives this.
    void setCheck(WeightCheck& check);
    /// The same of rows about shapes.
    void setShapeCheck(ShapeCheck& check);
    /// The faulty vertices that a row and those below it are about; empty: it is about something else.
    std::vector<VertexId> verticesAt(const QModelIndex& row) const { return m_model->verticesAt(row); }
    /// The action that does what can be done about everything; on while there is anything. Outlives this.
    void setFixAll(QAction& action);
    /// Whether anything here can be done about a row.
    bool hasFix(const QModelIndex& row) const;
    /// What a row's button is called: "Accept Proposal", "Use Finer Voxels", ...
    QString fixText(const QModelIndex& row) const;
    /// Does what can be done about a row and all below it, in one undo step; of the root: about everything,
    /// in one step with what was done so before it (Document::endMerge).
    /// A skeleton that lies outside the mesh is fitted first, and nothing else, as all that is listed beside
    /// it follows from that.
    void fix(const QModelIndex& row);
    /// Does what can be done about all selected rows, in one undo step.
    void fixSelected();
    /// How many of the selected rows anything can be done about.
    int fixableCount() const;

Q_SIGNALS:
    /// What a row is about has been selected: mark its place, and (`framed`) bring it into view.
    void markAsked(const sinew::ViewMark& mark, bool framed);
    /// What was marked has no row any more, or the rows are hidden.
    void markDropped();
    /// The parts or shells that are chosen here, whose parts are selected already.
    void piecesChosen(const std::vector<sinew::PieceId>& pieces);
    /// The row is about this place, where voxels may be edited.
    void volumeEditAsked(const Aabb& box);
    /// The skeleton that lies outside the mesh is to be put into it.
    void fitAsked();
    /// The weights of these vertices are to be repaired.
    void repairAsked(const std::vector<sinew::VertexId>& vertices);
    /// A menu for a row.
    void menuAsked(const QModelIndex& row, const QPoint& global);
    /// The menu of a row's button opens, to be filled with the bindings that its piece may have.
    void choicesAsked(QMenu* menu, sinew::PieceId piece);
    /// The number of issues or notes may be another.
    void counted();

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// Where a row is: its section, then its number among its parent's rows on each level.
    struct Place {
        QString key; ///< of its issue (ReportModel::keyAt); empty: it has none
        int section;
        std::vector<int> numbers;
    };
    void setUpView();
    void connectView();
    void choose(const QModelIndex& index, bool framed);
    void dropMark();
    void moveTo(const QModelIndex& row);
    void act(const QModelIndex& row);
    void keepPlace();
    void returnToPlace();
    QModelIndex placeIn(const Place& place, bool anotherBind) const;
    void addChoices(QToolButton* button, const QModelIndex& index);
    void addSizes(QMenu* menu);
    QString sizeText(double scale) const;
    void showRows();
    bool addButtons(const QModelIndex& parent);
    void addButton(const QModelIndex& index);
    QString fixTip(const QModelIndex& row) const;
    int fixCount() const;
    void show();
    QString summary() const;
    static QString solversText(const BindReport& report);
    static QString boundText(const BindReport& report, double metersPerUnit);

    Document& m_document;
    BindController& m_bind;
    ReportModel* m_model;
    QLabel* m_summary;
    QPushButton* m_checkWeights;
    QPushButton* m_fixAll;
    QAction* m_fixAction = nullptr;
    const WeightCheck* m_check = nullptr;
    QTreeView* m_view;
    std::array<bool, kReportSections> m_open{}; ///< sections, as they were left
    QString m_marked;                           ///< key of the issue whose place is marked; empty: none
    std::optional<Place> m_place;               ///< of the current row, while the rows change
    std::shared_ptr<const BindReport> m_shown;  ///< whose issues the rows are, null: none
    bool m_held = false;                        ///< the keyboard, when the rows began to change
    bool m_returning = false;
};

/// The last lines of the program's log.
class LogPanel : public Panel {
    Q_OBJECT
public:
    explicit LogPanel(LogModel& log, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void copy();

    LogModel& m_log;
    QListView* m_view;
    QToolButton* m_copy;
    QToolButton* m_clear;
    bool m_atEnd = true;
};

} // namespace sinew
