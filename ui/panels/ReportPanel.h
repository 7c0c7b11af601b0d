#pragma once

#include "app/jobs/BindController.h"
#include "app/models/ReportModel.h"
#include "ui/widgets/Panel.h"

class QLabel;
class QPushButton;
class QTreeView;

namespace sinew {

/// Everything that was treated specially. A click selects the joint or part it is about and marks the place
/// in the view.
class ReportPanel : public Panel {
    Q_OBJECT
public:
    ReportPanel(Document& document, BindController& bind, QWidget* parent = nullptr);

    /// Selects what a row is about and asks for its mark, as a click does.
    void choose(const QModelIndex& index);
    /// The proposal that a row makes, while no rule has decided it; nothing: none.
    std::optional<PieceId> proposalAt(const QModelIndex& index) const;
    void setAllExpanded(bool expanded);
    /// Where rows about faulty weights come from; without one there are none. Outlives this.
    void setCheck(WeightCheck& check);
    /// The faulty vertices that a row is about; empty: it is about something else.
    std::vector<VertexId> verticesAt(const QModelIndex& row) const { return m_model->verticesAt(row); }
    /// Asks for the repair of a row's vertices, as its button does.
    void repair(const QModelIndex& row);

Q_SIGNALS:
    /// What a row is about has been selected: mark its place and bring it into view.
    void markAsked(const sinew::ViewMark& mark);
    /// The row is about this place, where voxels may be edited.
    void volumeEditAsked(const Aabb& box);
    /// The skeleton that lies outside the mesh is to be put into it.
    void fitAsked();
    /// The weights of these vertices are to be repaired.
    void repairAsked(const std::vector<sinew::VertexId>& vertices);
    /// A menu for a row.
    void menuAsked(const QModelIndex& row, const QPoint& global);

protected:
    void retranslate() override;

private:
    void setUpView();
    void showFixes();
    void addButtons(const QModelIndex& parent, bool& any);
    void show();
    QString summary() const;
    static QString solversText(const BindReport& report);
    static QString boundText(const BindReport& report, double metersPerUnit);

    Document& m_document;
    BindController& m_bind;
    ReportModel* m_model;
    QLabel* m_summary;
    QPushButton* m_closeHoles;
    QPushButton* m_fitSkeleton;
    QPushButton* m_acceptAll;
    QTreeView* m_view;
    bool m_notesOpen = false;
};

} // namespace sinew
