#pragma once

#include "app/document/Document.h"

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

/// All parts, each followed by those of its shells that have a rule or a proposal.
std::vector<PieceId> listedPieces(const DocumentState& state);

/// How a piece is treated from now on, one undoable step. Solve takes its rule away, unless something else
/// would then hold for it: a rule for its part, or the joint it hangs on.
void setTreatment(Document& document, PieceId piece, PartTreatment treatment,
                  const std::vector<std::string>& joints = {});

/// "Rigid to Head", "Only 3 joints", "Solve (proposed: rigid to Head, 93 %)".
QString treatmentText(const DocumentState& state, PieceId piece);

} // namespace sinew
