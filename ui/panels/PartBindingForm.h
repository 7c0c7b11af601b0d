#pragma once

#include "app/document/edits/PartEdits.h"
#include "ui/widgets/Panel.h"

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace sinew {

class SolverChoice;

/// How a part or shell is treated by the next bind, and what the last one proposes.
class PartBindingForm : public Panel {
    Q_OBJECT
public:
    explicit PartBindingForm(Document& document, QWidget* parent = nullptr);
    void setPiece(std::optional<PieceId> piece);

protected:
    void retranslate() override;

private:
    void build();
    void show();
    void showSolver(PartBinding binding);
    void showProposal();
    void showFound(const RigidShell& found);
    void fillJoints();
    int firstJoint() const;
    void choose(PartBinding binding);
    void chooseOnly();
    void accept();
    PartBinding binding() const;

    Document& m_document;
    std::optional<PieceId> m_piece;
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
