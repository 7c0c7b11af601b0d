#pragma once

#include "app/document/edits/PartEdits.h"
#include "app/models/PartsModel.h"
#include "ui/widgets/Panel.h"

#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QMouseEvent;
class QTableView;

namespace sinew {

class SolverChoice;

/// How parts and shells are treated by the next bind, and what the last one proposes.
class PartBindingForm : public Panel {
    Q_OBJECT
public:
    explicit PartBindingForm(Document& document, QWidget* parent = nullptr);
    /// All of them get what is chosen, in one step; where they differ, a field is empty.
    void setPieces(std::vector<PieceId> pieces);

protected:
    void retranslate() override;

private:
    void build();
    void show();
    void showJoints(std::optional<PartBinding> binding);
    void showSolver(std::optional<PartBinding> binding);
    void showAdvice();
    void showProposals(std::size_t count);
    void showProposal(const PartProposal& proposal);
    void showFound(const RigidShell& found);
    void fillJoints();
    void choose(PartBinding binding);
    void chooseJoint(int joint);
    void setAll(PartBinding binding, const std::vector<std::string>& joints);
    void chooseOnly();
    void accept();
    PartBinding bindingOf(PieceId piece) const;
    std::optional<PartBinding> binding() const;
    std::vector<PieceId> proposed() const;

    Document& m_document;
    std::vector<PieceId> m_pieces; ///< ascending
    QLabel* m_label;
    QComboBox* m_binding;
    QComboBox* m_joint; ///< of a rigid part
    QPushButton* m_joints;
    QLabel* m_solverLabel;
    SolverChoice* m_solver; ///< of a part that is solved
    QLabel* m_proposal;
    QPushButton* m_accept;
};

/// How smooth parts are shown: levels and scheme of their subdivision.
class SubdivisionForm : public Panel {
    Q_OBJECT
public:
    explicit SubdivisionForm(Document& document, QWidget* parent = nullptr);
    /// All of them get what is chosen, in one step; where they differ, a field is empty. Ascending.
    void setParts(std::vector<std::size_t> parts);

protected:
    void retranslate() override;

private:
    void show();
    void showHint(const std::vector<SubdivisionChoice>& choices);

    Document& m_document;
    std::vector<std::size_t> m_parts;
    QFormLayout* m_form;
    QLabel* m_levelLabel;
    QComboBox* m_level;
    QLabel* m_schemeLabel;
    QComboBox* m_scheme;
    QLabel* m_hint;
};

/// The parts of the mesh: what they hold, what is wrong with them, what the bind did with them; and below how
/// the chosen ones are to be treated, and how smooth they are shown.
class PartsPanel : public Panel {
    Q_OBJECT
public:
    PartsPanel(Document& document, SceneInspector& inspector, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A part was double-clicked: bring it into view.
    void frameAsked();
    /// A menu for parts and shells, which are the selected ones.
    void menuAsked(const std::vector<sinew::PieceId>& pieces, const QPoint& global);
    /// The parts and shells that are chosen here; their parts are selected.
    void piecesChosen(const std::vector<sinew::PieceId>& pieces);

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpView();
    void fitColumns();
    void showSelection();
    void showForms(const std::vector<PieceId>& pieces);
    void showProposals();
    bool pressEye(const QMouseEvent& event);
    std::vector<PieceId> chosenPieces() const;
    void takeSelection();
    void selectRows(const std::vector<std::size_t>& parts);

    Document& m_document;
    PartsModel* m_model;
    QTableView* m_view;
    PartBindingForm* m_binding;
    SubdivisionForm* m_subdivision;
    QPushButton* m_acceptAll;
    bool m_taking = false; ///< what is selected comes from here
};

} // namespace sinew
