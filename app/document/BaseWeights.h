#pragma once

#include "app/document/DocumentState.h"

namespace sinew {

/// How exact new weights have to be.
enum class WeightQuality {
    Full,
    Draft ///< for a slider that moves: a quick look where the full weights would hold the hand up
};

/// Whether the full weights of a bound state take longer than a frame or two, so that a draft is worth it.
bool worthDraft(const DocumentState& state);

/// The weights below all layers that follow from a bound state's field and settings, or a draft of them.
std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state, WeightQuality quality);

} // namespace sinew
