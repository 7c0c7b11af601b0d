#include "app/document/edits/PartEdits.h"

#include "app/document/edits/Edits.h"
#include "app/recipe/ListFields.h"
#include "app/text/Numbers.h"
#include "app/text/SolverTexts.h"
#include "core/bind/settings/PartPlan.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

namespace sinew {
namespace {

QString partText(const char* text) {
    return QCoreApplication::translate("PartEdits", text);
}

QString jointText(const DocumentState& state, std::int32_t joint) {
    return QString::fromStdString(state.scene->skeleton.joints[static_cast<std::size_t>(joint)].name);
}

/// What the last bind made rigid, as long as the settings ask for it.
std::span<const RigidShell> rigidShells(const DocumentState& state) {
    return state.report && state.settings.rigidShells ? std::span(state.report->rigidShells)
                                                      : std::span<const RigidShell>();
}

/// Whether the last bind made the piece, its part or one of its shells rigid.
bool anyFoundRigid(const DocumentState& state, PieceId piece) {
    return std::ranges::any_of(rigidShells(state), [&](const RigidShell& found) {
        return found.part == piece.part &&
               (found.shell == piece.shell || found.shell == 0 || piece.shell == 0);
    });
}

QString bindingName(const DocumentState& state, PieceId piece, const PartRule* rule) {
    if (rule == nullptr) {
        if (const RigidShell* found = foundRigid(state, piece)) {
            return partText(QT_TRANSLATE_NOOP("PartEdits", "Rigid to %1 (found)"))
                .arg(jointText(state, found->joint));
        }
        const bool hangs = state.scene->parts[piece.part].rigidJoint != kNone;
        return piece.shell > 0 ? partText(QT_TRANSLATE_NOOP("PartEdits", "Same as part"))
               : hangs         ? partText(QT_TRANSLATE_NOOP("PartEdits", "Rigid, as in the file"))
                               : partText(QT_TRANSLATE_NOOP("PartEdits", "Smooth"));
    }
    const QString first = rule->joints.empty() ? QString() : QString::fromStdString(rule->joints.front());
    switch (rule->binding) {
    case PartBinding::Rigid:
        return partText(QT_TRANSLATE_NOOP("PartEdits", "Rigid to %1")).arg(first);
    case PartBinding::CopySkin:
        return partText(QT_TRANSLATE_NOOP("PartEdits", "Copy nearest skin"));
    case PartBinding::LimitJoints:
        return rule->joints.size() == 1
                   ? partText(QT_TRANSLATE_NOOP("PartEdits", "Limit to %1")).arg(first)
                   : partText(QT_TRANSLATE_NOOP("PartEdits", "Limit to %1 joints")).arg(rule->joints.size());
    case PartBinding::Skip:
        return partText(QT_TRANSLATE_NOOP("PartEdits", "Skip"));
    case PartBinding::Smooth:
        break;
    }
    return partText(QT_TRANSLATE_NOOP("PartEdits", "Smooth"));
}

QString ruleText(const DocumentState& state, PieceId piece, const PartRule* rule) {
    const QString binding = bindingName(state, piece, rule);
    return rule == nullptr || rule->solver.empty()
               ? binding
               : partText(QT_TRANSLATE_NOOP("PartEdits", "%1, %2")).arg(binding, solverName(rule->solver));
}

bool isSolved(PartBinding binding) {
    return binding == PartBinding::Smooth || binding == PartBinding::LimitJoints;
}

PartRule ruleFrom(const DocumentState& state, const PartProposal& proposal) {
    PartRule rule{partName(*state.scene, proposal.part), proposal.shell, proposal.binding, {}};
    if (proposal.binding == PartBinding::Rigid) {
        rule.joints = {state.scene->skeleton.joints[static_cast<std::size_t>(proposal.joint)].name};
    }
    return rule;
}

/// Into the settings of `state`.
void applyBinding(DocumentState& state, const PieceBinding& next) {
    const PieceId piece = next.piece;
    PartRule rule{partName(*state.scene, piece.part), piece.shell, next.binding, next.joints};
    const PartRule* before = ruleOf(state, piece);
    if (before != nullptr && isSolved(next.binding)) {
        rule.solver = before->solver;
    }
    const bool otherwise = state.scene->parts[piece.part].rigidJoint != kNone ||
                           (piece.shell > 0 && ruleOf(state, {piece.part, 0}) != nullptr) ||
                           (before != nullptr && before->binding == PartBinding::Smooth) ||
                           anyFoundRigid(state, piece) || proposalOf(state, piece) != nullptr;
    if (next.binding == PartBinding::Smooth && !otherwise) {
        std::erase_if(state.settings.parts, [&](const PartRule& other) {
            return other.part == rule.part && other.shell == rule.shell;
        });
    } else {
        putEntry(state.settings.parts, std::move(rule));
    }
}

/// The joint that has most of a part's weight; kNone: the part has no weights.
std::int32_t heaviestJoint(const DocumentState& state, std::size_t part) {
    if (!state.weights || part >= state.weights->size() || !(*state.weights)[part]) {
        return kNone;
    }
    const SkinWeights& weights = *(*state.weights)[part];
    std::vector<double> sums(state.scene->skeleton.joints.size(), 0.0);
    for (std::size_t vertex = 0; vertex < weights.vertexCount(); ++vertex) {
        for (const Influence& influence : weights.at(vertex)) {
            sums[static_cast<std::size_t>(influence.joint)] += influence.weight;
        }
    }
    const auto max = std::ranges::max_element(sums);
    return max == sums.end() || *max == 0.0 ? kNone : static_cast<std::int32_t>(max - sums.begin());
}

/// False: nothing changes.
bool applySolver(DocumentState& state, PieceId piece, const std::string& solver) {
    const PartRule* before = ruleOf(state, piece);
    if (before != nullptr ? !isSolved(before->binding) || before->solver == solver : solver.empty()) {
        return false;
    }
    PartRule rule =
        before != nullptr
            ? *before
            : PartRule{partName(*state.scene, piece.part), piece.shell, PartBinding::Smooth, {}, {}};
    rule.solver = solver;
    putEntry(state.settings.parts, std::move(rule));
    return true;
}

} // namespace

const PartRule* ruleOf(const DocumentState& state, PieceId piece) {
    const std::string name = partName(*state.scene, piece.part);
    const auto& rules = state.settings.parts;
    const auto found = std::ranges::find_if(
        rules, [&](const PartRule& rule) { return rule.part == name && rule.shell == piece.shell; });
    return found == rules.end() ? nullptr : &*found;
}

const PartProposal* proposalOf(const DocumentState& state, PieceId piece) {
    if (!state.report) {
        return nullptr;
    }
    const auto& proposals = state.report->proposals;
    const auto found = std::ranges::find_if(proposals, [&](const PartProposal& proposal) {
        return proposal.part == piece.part && proposal.shell == piece.shell;
    });
    return found == proposals.end() ? nullptr : &*found;
}

const RigidShell* foundRigid(const DocumentState& state, PieceId piece) {
    const std::span<const RigidShell> shells = rigidShells(state);
    const auto found = std::ranges::find_if(shells, [&](const RigidShell& shell) {
        return shell.part == piece.part && shell.shell == piece.shell;
    });
    return found == shells.end() ? nullptr : &*found;
}

std::vector<PieceId> listedPieces(const DocumentState& state) {
    std::vector<PieceId> pieces;
    for (std::size_t part = 0; state.scene && part < state.scene->parts.size(); ++part) {
        pieces.push_back({part, 0});
        const std::string name = partName(*state.scene, part);
        for (const PartRule& rule : state.settings.parts) {
            if (rule.part == name && rule.shell > 0) {
                pieces.push_back({part, rule.shell});
            }
        }
    }
    if (state.report) {
        for (const PartProposal& proposal : state.report->proposals) {
            if (proposal.shell > 0) {
                pieces.push_back({proposal.part, proposal.shell});
            }
        }
    }
    for (const RigidShell& found : rigidShells(state)) {
        if (found.shell > 0) {
            pieces.push_back({found.part, found.shell});
        }
    }
    std::ranges::sort(pieces);
    const auto repeats = std::ranges::unique(pieces);
    pieces.erase(repeats.begin(), repeats.end());
    return pieces;
}

std::vector<PartProposal> openProposals(const DocumentState& state) {
    std::vector<PartProposal> open;
    if (state.report) {
        std::ranges::copy_if(state.report->proposals, std::back_inserter(open),
                             [&](const PartProposal& proposal) {
                                 return ruleOf(state, {proposal.part, proposal.shell}) == nullptr;
                             });
    }
    return open;
}

void setPartBinding(Document& document, PieceId piece, PartBinding binding,
                    const std::vector<std::string>& joints) {
    const PieceBinding one{piece, binding, joints};
    setPartBindings(document, {&one, 1});
}

void setPartBindings(Document& document, std::span<const PieceBinding> bindings) {
    if (bindings.empty()) {
        return;
    }
    DocumentState next = document.state();
    for (const PieceBinding& each : bindings) {
        applyBinding(next, each);
    }
    const QString text =
        bindings.size() == 1
            ? partText(QT_TRANSLATE_NOOP("PartEdits", "Binding of %1"))
                  .arg(pieceText(next, bindings.front().piece))
            : partText(QT_TRANSLATE_NOOP("PartEdits", "Binding of %1 Parts")).arg(bindings.size());
    setBindSettings(document, next.settings, MergeKey::None, WeightUpdate::Now, text);
}

void setPartSolver(Document& document, std::span<const PieceId> pieces, const std::string& solver) {
    DocumentState next = document.state();
    std::vector<PieceId> changed;
    std::ranges::copy_if(pieces, std::back_inserter(changed),
                         [&](PieceId piece) { return applySolver(next, piece, solver); });
    if (changed.empty()) {
        return;
    }
    const QString text =
        changed.size() == 1
            ? partText(QT_TRANSLATE_NOOP("PartEdits", "Solver of %1")).arg(pieceText(next, changed.front()))
            : partText(QT_TRANSLATE_NOOP("PartEdits", "Solver of %1 Parts")).arg(changed.size());
    setBindSettings(document, next.settings, MergeKey::None, WeightUpdate::Now, text);
}

void acceptProposal(Document& document, PieceId piece) {
    if (const PartProposal* proposal = proposalOf(document.state(), piece)) {
        const PartRule rule = ruleFrom(document.state(), *proposal);
        setPartBinding(document, piece, rule.binding, rule.joints);
    }
}

void acceptProposals(Document& document, std::span<const PieceId> pieces) {
    const DocumentState& state = document.state();
    std::vector<PieceBinding> bindings;
    for (const PieceId piece : pieces) {
        const PartProposal* proposal = proposalOf(state, piece);
        if (proposal != nullptr && ruleOf(state, piece) == nullptr) {
            const PartRule rule = ruleFrom(state, *proposal);
            bindings.push_back({piece, rule.binding, rule.joints});
        }
    }
    setPartBindings(document, bindings);
}

std::int32_t rigidJointFor(const DocumentState& state, PieceId piece) {
    const PartProposal* proposal = proposalOf(state, piece);
    if (proposal != nullptr && proposal->joint != kNone) {
        return proposal->joint;
    }
    if (const RigidShell* found = foundRigid(state, piece)) {
        return found->joint;
    }
    const std::int32_t heaviest = heaviestJoint(state, piece.part);
    return heaviest != kNone ? heaviest : std::max(state.selection.joint, 0);
}

BindSettings withProposals(const DocumentState& state, std::span<const PieceId> pieces) {
    BindSettings settings = state.settings;
    BindSettings rigidAlone = state.settings;
    for (const PieceId piece : pieces) {
        const PartProposal* proposal = proposalOf(state, piece);
        if (proposal == nullptr) {
            continue;
        }
        const PartRule rule = ruleFrom(state, *proposal);
        putEntry(settings.parts, rule);
        if (rule.binding == PartBinding::Rigid) {
            putEntry(rigidAlone.parts, rule);
        }
    }
    // Where all skin becomes rigid, nothing is left that pieces could follow.
    return planParts(*state.scene, settings.parts).has_value() ? settings : rigidAlone;
}

void acceptAllProposals(Document& document) {
    std::vector<PieceId> pieces;
    for (const PartProposal& proposal : openProposals(document.state())) {
        pieces.push_back({proposal.part, proposal.shell});
    }
    setBindSettings(document, withProposals(document.state(), pieces), MergeKey::None, WeightUpdate::Now,
                    QCoreApplication::translate("PartEdits", "Accept All Proposals"));
}

QString pieceText(const DocumentState& state, PieceId piece) {
    const QString part = printable(partName(*state.scene, piece.part));
    return piece.shell == 0
               ? part
               : QCoreApplication::translate("PartsModel", "%1, shell %2").arg(part).arg(piece.shell);
}

QString partBindingText(const DocumentState& state, PieceId piece) {
    const PartRule* rule = ruleOf(state, piece);
    QString text = ruleText(state, piece, rule);
    const PartProposal* proposal = proposalOf(state, piece);
    if (rule != nullptr || proposal == nullptr) {
        return text;
    }
    if (proposal->binding == PartBinding::CopySkin) {
        return partText(QT_TRANSLATE_NOOP("PartEdits", "%1 (proposed: copy nearest skin)")).arg(text);
    }
    const QString joint = jointText(state, proposal->joint);
    if (proposal->unskinned) {
        return partText(QT_TRANSLATE_NOOP("PartEdits", "%1 (proposed: rigid to %2, the nearest joint)"))
            .arg(text, joint);
    }
    return partText(QT_TRANSLATE_NOOP("PartEdits", "%1 (proposed: rigid to %2, %3 % of its weight)"))
        .arg(text, joint, QString::number(std::lround(100.0 * proposal->fraction)));
}

} // namespace sinew
