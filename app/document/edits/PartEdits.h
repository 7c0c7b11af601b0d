#pragma once

#include "app/document/Document.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// A part, or one of its shells, as rules name them.
struct PieceId {
    std::size_t part = 0;
    int shell = 0; ///< 1, 2, ...; 0: the whole part
    auto operator<=>(const PieceId&) const = default;
};

/// The rule that names this piece itself; null: none does.
const PartRule* ruleOf(const DocumentState& state, PieceId piece);

/// What the last bind proposes for it; null: nothing.
const PartProposal* proposalOf(const DocumentState& state, PieceId piece);

/// That the last bind made it rigid to a joint, as it moves nearly as one; null: it did not, or the settings
/// no longer ask for it.
const RigidShell* foundRigid(const DocumentState& state, PieceId piece);

/// The proposals of the last bind that no rule has decided yet.
std::vector<PartProposal> openProposals(const DocumentState& state);

/// All parts, each followed by those of its shells that have a rule or a proposal, or were made rigid.
std::vector<PieceId> listedPieces(const DocumentState& state);

/// How a piece is treated from now on, one undoable step. Smooth takes its rule away, unless something
/// else would then hold for it: a rule for its part, the joint it is attached to, or that it, its part or one
/// of its shells is made rigid, or it has a solver of its own; or unless it declines what the last bind
/// proposes. A solver is kept as long as one is used.
void setPartBinding(Document& document, PieceId piece, PartBinding binding,
                    const std::vector<std::string>& joints = {});
/// How one of several pieces is treated.
struct PieceBinding {
    PieceId piece;
    PartBinding binding = PartBinding::Smooth;
    std::vector<std::string> joints = {};
};
/// The same for several pieces, in one undoable step.
void setPartBindings(Document& document, std::span<const PieceBinding> bindings);

/// Which solver makes the weights of those pieces that are solved (Smooth, LimitJoints) from now on; empty:
/// the character's. One undoable step. A piece without a rule gets one that says Smooth.
void setPartSolver(Document& document, std::span<const PieceId> pieces, const std::string& solver);

/// Treats a piece as the last bind proposes; nothing without a proposal.
void acceptProposal(Document& document, PieceId piece);
/// The same for those of several pieces that have a proposal and no rule: one undoable step.
void acceptProposals(Document& document, std::span<const PieceId> pieces);
/// The settings with what the last bind proposes for these pieces; rigid ones alone where all skin would
/// become rigid.
BindSettings withProposals(const DocumentState& state, std::span<const PieceId> pieces);
/// Treats all pieces as the last bind proposes where no rule has decided yet: one undoable step, one bind.
void acceptAllProposals(Document& document);

/// The joint that a piece would be rigid to: as proposed, as found, else the one that has most of its part's
/// weight, else the selected one, else the first. O(#weights of the part).
std::int32_t rigidJointFor(const DocumentState& state, PieceId piece);

/// "Body", "Body#3": what rules call it.
QString pieceText(const DocumentState& state, PieceId piece);

/// "Rigid to Head", "Rigid to Head (found)", "Limit to 3 joints", "Smooth, Nearest Bone", "Smooth (proposed:
/// rigid to Head, 93 % of its weight)".
QString partBindingText(const DocumentState& state, PieceId piece);

} // namespace sinew
