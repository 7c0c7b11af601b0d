#include "ui/panels/PartBindingForm.h"

#include "ui/dialogs/JointListDialog.h"
#include "ui/panels/fields/SolverChoice.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <cmath>

namespace sinew {
namespace {

constexpr int kPartBindings = 5;
constexpr int kShortestJointName = 12; // letters that a box for names has room for at least

} // namespace

PartBindingForm::PartBindingForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_label(columnLabel())
    , m_binding(new QComboBox)
    , m_joint(new QComboBox)
    , m_joints(new QPushButton)
    , m_solverLabel(columnLabel())
    , m_solver(new SolverChoice)
    , m_proposal(hintLabel())
    , m_accept(new QPushButton) {
    build();
    connect(m_binding, &QComboBox::activated, this,
            [this](int index) { choose(static_cast<PartBinding>(index)); });
    connect(m_joint, &QComboBox::activated, this, [this] { choose(PartBinding::Rigid); });
    connect(m_joints, &QPushButton::clicked, this, &PartBindingForm::chooseOnly);
    connect(m_solver, &QComboBox::activated, this, [this] {
        if (m_piece) {
            setPartSolver(m_document, *m_piece, m_solver->solver());
        }
    });
    connect(m_accept, &QPushButton::clicked, this, &PartBindingForm::accept);
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field, this,
                      [this](DocumentChanges what) {
                          if (what.testFlag(DocumentChange::Scene)) {
                              fillJoints();
                          }
                          show();
                      });
    fillJoints();
    retranslate();
}

void PartBindingForm::build() {
    m_binding->setObjectName("parts.treatment");
    m_binding->addItems(QStringList(kPartBindings));
    m_joint->setObjectName("parts.joint");
    m_joints->setObjectName("parts.chooseJoints");
    m_solver->setObjectName("parts.solver");
    m_accept->setObjectName("parts.acceptProposal");
    m_proposal->setObjectName("parts.proposal");
    m_joint->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_joint->setMinimumContentsLength(kShortestJointName);
    auto* form = formIn(this);
    form->addRow(m_label, m_binding);
    form->addRow(m_joint);
    form->addRow(m_joints);
    form->addRow(m_solverLabel, m_solver);
    form->addRow(m_proposal);
    form->addRow(m_accept);
}

void PartBindingForm::setPiece(std::optional<PieceId> piece) {
    m_piece = piece;
    show();
}

void PartBindingForm::fillJoints() {
    m_joint->clear();
    if (m_document.state().hasSkeleton()) {
        for (const Joint& joint : m_document.state().scene->skeleton.joints) {
            m_joint->addItem(QString::fromStdString(joint.name));
        }
    }
}

PartBinding PartBindingForm::binding() const {
    const PartRule* rule = ruleOf(m_document.state(), *m_piece);
    return rule == nullptr ? PartBinding::Smooth : rule->binding;
}

/// Only what a binding needs is there to be set.
void PartBindingForm::show() {
    const DocumentState& state = m_document.state();
    if (m_piece && (!state.scene || m_piece->part >= state.scene->parts.size())) {
        m_piece.reset();
    }
    setEnabled(m_piece && state.hasSkeleton());
    const PartBinding now = m_piece ? binding() : PartBinding::Smooth;
    m_binding->setCurrentIndex(static_cast<int>(now));
    m_joint->setVisible(now == PartBinding::Rigid);
    m_joints->setVisible(now == PartBinding::LimitJoints);
    if (m_piece && now == PartBinding::Rigid) {
        const PartRule* rule = ruleOf(state, *m_piece);
        m_joint->setCurrentIndex(m_joint->findText(QString::fromStdString(rule->joints.front())));
    }
    if (m_piece && now == PartBinding::LimitJoints) {
        m_joints->setText(tr("Choose... (%1)").arg(ruleOf(state, *m_piece)->joints.size()));
    }
    showSolver(now);
    showProposal();
}

void PartBindingForm::showSolver(PartBinding binding) {
    const PartRule* rule = m_piece ? ruleOf(m_document.state(), *m_piece) : nullptr;
    m_solver->setEnabled(binding == PartBinding::Smooth || binding == PartBinding::LimitJoints);
    m_solver->setSolver(rule != nullptr ? rule->solver : std::string());
}

void PartBindingForm::showProposal() {
    const DocumentState& state = m_document.state();
    const PartProposal* proposal =
        m_piece && ruleOf(state, *m_piece) == nullptr ? proposalOf(state, *m_piece) : nullptr;
    const RigidShell* found =
        m_piece && ruleOf(state, *m_piece) == nullptr ? foundRigid(state, *m_piece) : nullptr;
    m_proposal->setVisible(proposal != nullptr || found != nullptr);
    m_accept->setVisible(proposal != nullptr || found != nullptr);
    if (proposal == nullptr) {
        if (found != nullptr) {
            showFound(*found);
        }
        return;
    }
    const auto percent = std::lround(100.0 * proposal->share);
    if (proposal->binding == PartBinding::CopySkin) {
        m_proposal->setText(tr("It lies on the skin, but %1 % of its weight belongs to other joints than the "
                               "skin below. Proposal: copy the nearest skin.")
                                .arg(percent));
        m_accept->setText(tr("Copy Nearest Skin"));
        describe(m_accept, tr("Copy Nearest Skin"),
                 tr("Give the selected part the weights of the nearest skin"));
    } else {
        const std::string& joint =
            state.scene->skeleton.joints[static_cast<std::size_t>(proposal->joint)].name;
        m_proposal->setText(
            proposal->unskinned
                ? tr("It has no weights in the file. Proposal: rigid to %1, the nearest joint.")
                      .arg(QString::fromStdString(joint))
                : tr("%1 % of its weight belongs to %2. Proposal: rigid.")
                      .arg(percent)
                      .arg(QString::fromStdString(joint)));
        m_accept->setText(tr("Make Rigid"));
        describe(m_accept, tr("Make Rigid"), tr("Bind the selected part rigidly to this joint"));
    }
}

/// What was made rigid unasked can be made smooth.
void PartBindingForm::showFound(const RigidShell& found) {
    const Joint& joint = m_document.state().scene->skeleton.joints[static_cast<std::size_t>(found.joint)];
    m_proposal->setText(
        tr("It moves nearly as one with %1, which has %2 % of its weight, so it is rigid to it.")
            .arg(QString::fromStdString(joint.name))
            .arg(std::lround(100.0 * found.share)));
    m_accept->setText(tr("Make Smooth"));
    describe(m_accept, tr("Make Smooth"),
             tr("Let the selected part bend: keep the weights that the solver "
                "computes"));
}

/// The joint that a piece gets which becomes rigid.
int PartBindingForm::firstJoint() const {
    const PartProposal* proposal = proposalOf(m_document.state(), *m_piece);
    if (proposal != nullptr && proposal->joint != kNone) {
        return proposal->joint;
    }
    const RigidShell* found = foundRigid(m_document.state(), *m_piece);
    return found != nullptr ? found->joint : std::max(0, m_joint->currentIndex());
}

void PartBindingForm::choose(PartBinding binding) {
    if (!m_piece) {
        return;
    }
    if (binding == PartBinding::LimitJoints) {
        chooseOnly();
        return;
    }
    std::vector<std::string> joints;
    if (binding == PartBinding::Rigid) {
        const int joint =
            this->binding() != PartBinding::Rigid ? firstJoint() : std::max(0, m_joint->currentIndex());
        joints = {m_document.state().scene->skeleton.joints[static_cast<std::size_t>(joint)].name};
    }
    setPartBinding(m_document, *m_piece, binding, joints);
}

void PartBindingForm::chooseOnly() {
    const DocumentState& state = m_document.state();
    const PartRule* rule = ruleOf(state, *m_piece);
    const bool has = rule != nullptr && rule->binding == PartBinding::LimitJoints;
    JointListDialog dialog(state.scene->skeleton, has ? rule->joints : std::vector<std::string>(), this);
    if (dialog.exec() == QDialog::Accepted && !dialog.chosen().empty()) {
        setPartBinding(m_document, *m_piece, PartBinding::LimitJoints, dialog.chosen());
    }
    show(); // nothing may have been chosen
}

void PartBindingForm::accept() {
    if (proposalOf(m_document.state(), *m_piece) != nullptr) {
        acceptProposal(m_document, *m_piece);
    } else {
        setPartBinding(m_document, *m_piece, PartBinding::Smooth);
    }
}

void PartBindingForm::retranslate() {
    describe(m_label, m_binding, tr("Binding"),
             tr("How the selected part is bound. Smooth: the solver computes its weights. Rigid: it follows "
                "one joint. Copy nearest skin: each vertex gets the weights of the nearest skin. Limit to "
                "joints: only these joints move it. Skip: it is not bound"));
    m_binding->setItemText(static_cast<int>(PartBinding::Smooth), tr("Smooth"));
    m_binding->setItemText(static_cast<int>(PartBinding::Rigid), tr("Rigid to..."));
    m_binding->setItemText(static_cast<int>(PartBinding::CopySkin), tr("Copy nearest skin"));
    m_binding->setItemText(static_cast<int>(PartBinding::LimitJoints), tr("Limit to joints..."));
    m_binding->setItemText(static_cast<int>(PartBinding::Skip), tr("Skip"));
    describe(m_joint, tr("Joint of the rigid part"), tr("The joint that the rigid part follows"));
    describe(m_joints, tr("Choose joints"), tr("Tick the joints that can move the part"));
    m_solver->retranslate(tr("As the character"));
    describe(m_solverLabel, m_solver, tr("Solver"),
             tr("What computes the weights of the selected part, if it is smooth or limited to joints. Where "
                "it meets parts with another solver, both count the same"));
    m_accept->setText(tr("Make Rigid"));
    describe(m_accept, tr("Make Rigid"), tr("Bind the selected part rigidly to this joint"));
    show();
}

} // namespace sinew
