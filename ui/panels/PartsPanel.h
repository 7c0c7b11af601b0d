#pragma once

#include "app/models/PartsModel.h"
#include "ui/widgets/Panel.h"

class QMouseEvent;
class QPushButton;
class QTableView;

namespace sinew {

class PartBindingForm;

/// The parts of the mesh: what they hold, what is wrong with them, what the bind did with them; and below how
/// the chosen ones are to be treated.
class PartsPanel : public Panel {
    Q_OBJECT
public:
    PartsPanel(Document& document, SceneInspector& inspector, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A part was double-clicked: bring it into view.
    void frameAsked();
    /// A menu for parts and shells, which are the selected ones.
    void menuAsked(const std::vector<sinew::PieceId>& pieces, const QPoint& global);

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpView();
    void fitColumns();
    void showSelection();
    void showProposals();
    bool pressEye(const QMouseEvent& event);
    std::vector<PieceId> chosenPieces() const;
    void takeSelection();
    void selectRows(const std::vector<std::size_t>& parts);

    Document& m_document;
    PartsModel* m_model;
    QTableView* m_view;
    PartBindingForm* m_binding;
    QPushButton* m_acceptAll;
    bool m_taking = false; ///< what is selected comes from here
};

} // namespace sinew
