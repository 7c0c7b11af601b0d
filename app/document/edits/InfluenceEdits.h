#pragma once

#include "app/document/Document.h"
#include "core/layers/LayerSurface.h"

#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Locks keep brushes and operations off the weights of joints. Each is one undoable step.
void lockJoints(Document& document, const std::vector<std::int32_t>& joints, bool locked);
void lockAllBut(Document& document, const std::vector<std::int32_t>& joints);
void unlockAll(Document& document);

bool isLocked(const DocumentState& state, std::int32_t joint);
/// Names of the locked joints, and locks of joints of these names (names that are gone say nothing).
std::vector<std::string> lockedNames(const DocumentState& state);
std::vector<bool> locksOf(const Skeleton& skeleton, const std::vector<std::string>& names);

/// A joint's weight in a vertex.
struct WeightCell {
    VertexId vertex;
    std::int32_t joint = kNone;
    auto operator<=>(const WeightCell&) const = default;
};

/// Gives all cells this weight (0 to 1), joint by joint in the order of their numbers; other joints of their
/// vertices that are not locked share the rest. Cells of locked joints are left as they are. One undoable
/// step on the active painted layer, or on a new one. Errors: LayerNotPaintable; those of paint().
Expected<void> setWeights(Document& document, std::span<const WeightCell> cells, float weight);

/// The same with a weight for each cell; as many as cells.
Expected<void> setWeights(Document& document, std::span<const WeightCell> cells,
                          std::span<const float> weights);

/// Gives a joint this weight (0 to 1) in vertices; their other joints that are not locked share the rest. One
/// undoable step on the active painted layer, or on a new one. Errors: LayerNotPaintable; those of paint().
Expected<void> setJointWeight(Document& document, std::span<const VertexId> vertices, std::int32_t joint,
                              float weight);

} // namespace sinew
