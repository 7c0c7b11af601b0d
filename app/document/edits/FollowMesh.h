#pragma once

#include "app/document/DocumentState.h"
#include "core/geometry/flat/FlatMesh.h"

#include <cstddef>
#include <memory>
#include <span>

namespace sinew {

/// Puts another mesh in the place of a part's and brings along what the state holds by the part's vertices:
/// weights, layers, painted regions and handles, shapes. `locations`: where each vertex of the new mesh lies
/// on the one before; a vertex that lies on another one has what that one had, to the last bit. A bind falls
/// away, and its weights stay until the next one (DocumentState::unboundByEdit). Selected vertices and hidden
/// faces that count by the mesh before are dropped. O(#P + influences).
void followMesh(DocumentState& state, std::size_t part, const std::shared_ptr<const Mesh>& mesh,
                std::span<const FlatLocation> locations);

} // namespace sinew
