#pragma once

#include "app/models/PartsModel.h"
#include "ui/widgets/Panel.h"

class QMouseEvent;
class QPushButton;
class QTableView;

namespace sinew {

class PartBindingForm;

/// The parts of the mesh: what they hold, what is wrong with them, what the bind did with them; and below how
/// the chosen one is to be treated.
class PartsPanel : public Panel {
    Q_OBJECT
public:
    PartsPanel(Document& document, SceneInspector& inspector, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A part was double-clicked: bring it into view.
    void frameAsked();
    /// A menu for a part or shell, which is the selected one.
    void menuAsked(sinew::PieceId piece, const QPoint& global);

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpView();
    void fitColumns();
    void showSelection();
    void showProposals();
    bool pressEye(const QMouseEvent& event);
    void rowChosen(const QModelIndex& index);

    Document& m_document;
    PartsModel* m_model;
    QTableView* m_view;
    PartBindingForm* m_binding;
    QPushButton* m_acceptAll;
};

} // namespace sinew
