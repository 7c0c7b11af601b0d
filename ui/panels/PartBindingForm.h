#pragma once

#include "app/document/edits/PartEdits.h"
#include "ui/widgets/Panel.h"

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

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

} // namespace sinew
