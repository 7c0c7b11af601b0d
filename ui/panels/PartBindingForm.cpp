#include "ui/panels/PartsPanel.h"

#include "ui/dialogs/JointDialogs.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace sinew {
namespace {

constexpr int kPartBindings = 5;
constexpr int kShortestJointName = 12; // letters that a box for names has room for at least

/// What all pieces have; nothing: they differ, or there are none.
template<class Value, class ValueOf>
std::optional<Value> common(const std::vector<PieceId>& pieces, const ValueOf& of) {
    std::optional<Value> first;
    for (const PieceId piece : pieces) {
        Value value = of(piece);
        if (first && *first != value) {
            return std::nullopt;
        }
        first = std::move(value);
    }
    return first;
}

} // namespace

PartBindingForm::PartBindingForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_label(columnLabel())
    , m_binding(new QComboBox)
    , m_joint(new NarrowComboBox(kShortestJointName))
    , m_joints(new QPushButton)
    , m_solverLabel(columnLabel())
    , m_solver(new SolverChoice)
    , m_proposal(hintLabel())
    , m_accept(new QPushButton) {
    build();
    connect(m_binding, &QComboBox::activated, this,
            [this](int index) { choose(static_cast<PartBinding>(index)); });
    connect(m_joint, &QComboBox::activated, this, &PartBindingForm::chooseJoint);
    connect(m_joints, &QPushButton::clicked, this, &PartBindingForm::chooseOnly);
    connect(m_solver, &QComboBox::activated, this,
            [this] { setPartSolver(m_document, m_pieces, m_solver->solver()); });
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
    auto* form = formIn(this);
    form->addRow(m_label, m_binding);
    form->addRow(m_joint);
    form->addRow(m_joints);
    form->addRow(m_solverLabel, m_solver);
    form->addRow(m_proposal);
    form->addRow(m_accept);
}

void PartBindingForm::setPieces(std::vector<PieceId> pieces) {
    m_pieces = std::move(pieces);
    std::ranges::sort(m_pieces);
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

PartBinding PartBindingForm::bindingOf(PieceId piece) const {
    const PartRule* rule = ruleOf(m_document.state(), piece);
    return rule == nullptr ? PartBinding::Smooth : rule->binding;
}

/// Nothing: the pieces differ, or there are none.
std::optional<PartBinding> PartBindingForm::binding() const {
    return common<PartBinding>(m_pieces, [this](PieceId piece) { return bindingOf(piece); });
}

/// Only what a binding needs is there to be set.
void PartBindingForm::show() {
    const DocumentState& state = m_document.state();
    std::erase_if(m_pieces,
                  [&](PieceId piece) { return !state.scene || piece.part >= state.scene->parts.size(); });
    setEnabled(!m_pieces.empty() && state.hasSkeleton());
    const std::optional<PartBinding> now = m_pieces.empty() ? PartBinding::Smooth : binding();
    m_binding->setCurrentIndex(now ? static_cast<int>(*now) : -1);
    showJoints(now);
    showSolver(now);
    showAdvice();
}

void PartBindingForm::showJoints(std::optional<PartBinding> binding) {
    const DocumentState& state = m_document.state();
    m_joint->setVisible(binding == PartBinding::Rigid);
    m_joints->setVisible(binding == PartBinding::LimitJoints);
    if (m_pieces.empty() || (binding != PartBinding::Rigid && binding != PartBinding::LimitJoints)) {
        return;
    }
    const auto joints = common<std::vector<std::string>>(
        m_pieces, [&](PieceId piece) { return ruleOf(state, piece)->joints; });
    m_joint->setCurrentIndex(joints ? m_joint->findText(QString::fromStdString(joints->front())) : -1);
    m_joints->setText(joints ? tr("Choose... (%1)").arg(joints->size()) : tr("Choose..."));
}

void PartBindingForm::showSolver(std::optional<PartBinding> binding) {
    m_solver->setEnabled(binding == PartBinding::Smooth || binding == PartBinding::LimitJoints);
    const auto solver = common<std::string>(m_pieces, [this](PieceId piece) {
        const PartRule* rule = ruleOf(m_document.state(), piece);
        return rule != nullptr ? rule->solver : std::string();
    });
    if (solver || m_pieces.empty()) {
        m_solver->setSolver(solver.value_or(std::string()));
    } else {
        m_solver->setCurrentIndex(-1);
    }
}

std::vector<PieceId> PartBindingForm::proposed() const {
    const DocumentState& state = m_document.state();
    std::vector<PieceId> pieces;
    std::ranges::copy_if(m_pieces, std::back_inserter(pieces), [&](PieceId piece) {
        return ruleOf(state, piece) == nullptr && proposalOf(state, piece) != nullptr;
    });
    return pieces;
}

void PartBindingForm::showAdvice() {
    const DocumentState& state = m_document.state();
    const std::vector<PieceId> pieces = proposed();
    const RigidShell* found = m_pieces.size() == 1 && ruleOf(state, m_pieces[0]) == nullptr
                                  ? foundRigid(state, m_pieces[0])
                                  : nullptr;
    m_proposal->setVisible(!pieces.empty() || found != nullptr);
    m_accept->setVisible(!pieces.empty() || found != nullptr);
    if (pieces.size() > 1 || (pieces.size() == 1 && m_pieces.size() > 1)) {
        showProposals(pieces.size());
    } else if (!pieces.empty()) {
        showProposal(*proposalOf(state, pieces[0]));
    } else if (found != nullptr) {
        showFound(*found);
    }
}

/// For several pieces, each of which may have another.
void PartBindingForm::showProposals(std::size_t count) {
    m_proposal->setText(tr("Proposals for the selected parts: %1.").arg(count));
    m_accept->setText(tr("Accept Proposals"));
    describe(m_accept, tr("Accept Proposals"),
             tr("Bind the selected parts as proposed in the report, in one undo step"));
}

void PartBindingForm::showProposal(const PartProposal& proposal) {
    const auto percent = std::lround(100.0 * proposal.fraction);
    if (proposal.binding == PartBinding::CopySkin) {
        m_proposal->setText(tr("It lies on the skin, but %1 % of its weight belongs to other joints than the "
                               "skin below. Proposal: copy the nearest skin.")
                                .arg(percent));
        m_accept->setText(tr("Copy Nearest Skin"));
        describe(m_accept, tr("Copy Nearest Skin"),
                 tr("Give the selected part the weights of the nearest skin"));
        return;
    }
    const std::string& joint =
        m_document.state().scene->skeleton.joints[static_cast<std::size_t>(proposal.joint)].name;
    m_proposal->setText(proposal.unskinned
                            ? tr("It has no weights in the file. Proposal: rigid to %1, the nearest joint.")
                                  .arg(QString::fromStdString(joint))
                            : tr("%1 % of its weight belongs to %2. Proposal: rigid.")
                                  .arg(percent)
                                  .arg(QString::fromStdString(joint)));
    m_accept->setText(tr("Make Rigid"));
    describe(m_accept, tr("Make Rigid"), tr("Bind the selected part rigidly to this joint"));
}

/// What was made rigid unasked can be made smooth.
void PartBindingForm::showFound(const RigidShell& found) {
    const Joint& joint = m_document.state().scene->skeleton.joints[static_cast<std::size_t>(found.joint)];
    m_proposal->setText(
        tr("It moves nearly as one with %1, which has %2 % of its weight, so it is rigid to it.")
            .arg(QString::fromStdString(joint.name))
            .arg(std::lround(100.0 * found.meanWeight)));
    m_accept->setText(tr("Make Smooth"));
    describe(m_accept, tr("Make Smooth"),
             tr("Let the selected part bend: keep the weights that the solver "
                "computes"));
}

/// A piece that becomes rigid gets the joint that fits it best.
void PartBindingForm::choose(PartBinding binding) {
    if (binding == PartBinding::LimitJoints) {
        chooseOnly();
        return;
    }
    const DocumentState& state = m_document.state();
    std::vector<PieceBinding> next;
    for (const PieceId piece : m_pieces) {
        PieceBinding each{piece, binding, {}};
        if (binding == PartBinding::Rigid) {
            const auto joint = static_cast<std::size_t>(rigidJointFor(state, piece));
            each.joints = bindingOf(piece) == PartBinding::Rigid
                              ? ruleOf(state, piece)->joints
                              : std::vector{state.scene->skeleton.joints[joint].name};
        }
        next.push_back(std::move(each));
    }
    setPartBindings(m_document, next);
}

void PartBindingForm::chooseJoint(int joint) {
    setAll(PartBinding::Rigid,
           {m_document.state().scene->skeleton.joints[static_cast<std::size_t>(joint)].name});
}

void PartBindingForm::setAll(PartBinding binding, const std::vector<std::string>& joints) {
    std::vector<PieceBinding> next;
    for (const PieceId piece : m_pieces) {
        next.push_back({piece, binding, joints});
    }
    setPartBindings(m_document, next);
}

void PartBindingForm::chooseOnly() {
    if (m_pieces.empty()) {
        return;
    }
    const DocumentState& state = m_document.state();
    const PartRule* rule = ruleOf(state, m_pieces[0]);
    const bool has = rule != nullptr && rule->binding == PartBinding::LimitJoints;
    JointListDialog dialog(state.scene->skeleton, has ? rule->joints : std::vector<std::string>(), this);
    if (dialog.exec() == QDialog::Accepted && !dialog.chosen().empty()) {
        setAll(PartBinding::LimitJoints, dialog.chosen());
    }
    show(); // nothing may have been chosen
}

void PartBindingForm::accept() {
    if (const std::vector<PieceId> pieces = proposed(); !pieces.empty()) {
        acceptProposals(m_document, pieces);
    } else {
        setAll(PartBinding::Smooth, {});
    }
}

void PartBindingForm::retranslate() {
    describe(m_accept, tr("Accept Proposals"),
             tr("Bind the selected parts as proposed in the report, in one undo step"));
    describe(
        m_label, m_binding, tr("Binding"),
        tr("How the selected parts are bound. Smooth: the solver computes its weights. Rigid: it follows "
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
    m_binding->setPlaceholderText(tr("Mixed"));
    m_joint->setPlaceholderText(tr("Mixed"));
    m_solver->setPlaceholderText(tr("Mixed"));
    show();
}

} // namespace sinew
