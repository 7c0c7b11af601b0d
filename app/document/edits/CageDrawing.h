#pragma once

#include "app/document/Document.h"
#include "core/base/Expected.h"
#include "core/bind/bones/Cage.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// One vertex of a chain: a new one, or one of the cage that the chain extends.
struct ChainVertex {
    Vec3 place = Vec3::Zero();           ///< model space, bind pose
    std::optional<std::uint32_t> vertex; ///< of the cage

    bool operator==(const ChainVertex&) const = default;
};

/// What is drawn of a cage, vertex by vertex.
struct CageChain {
    std::optional<std::size_t> cage; ///< row of the settings that it extends; none: it becomes a new one
    std::vector<ChainVertex> vertices;
    std::optional<std::size_t> closedAt; ///< the chain's vertex that the last one is joined with; none: open

    bool operator==(const CageChain&) const = default;
};

constexpr std::size_t kLeastLoop = 3; ///< vertices of a face

/// The loop of a closed chain as triangles of the chain's vertices, cut in the plane that it lies in most
/// nearly (triangulate). None of an open chain, nor of a loop of less than kLeastLoop vertices. O(n), of a
/// concave loop O(n^2).
std::vector<CageFaceVertices> chainFaces(const CageChain& chain);

/// The lines between its vertices that are no side of its loop: all of an open chain.
std::vector<CageEdge> chainEdges(const CageChain& chain);

/// The cage with what a chain adds: vertices at the end, faces and edges that it has not yet. A new cage is
/// an empty one. Names of joints are left as they are.
Cage withChain(Cage cage, const CageChain& chain);

/// Puts a finished chain into the document in one undoable step: as a new cage under a free name ("Cage",
/// "Cage 2", ... in the language of the window), as more of the cage that it extends, or as a point handle
/// with a joint of its own when it is a single new vertex. Joints get names that nothing else has. Errors:
/// those of setHandles; nothing changes then, nor by a chain that adds nothing.
Expected<void> drawCage(Document& document, const CageChain& chain);

/// What to say when `chain` has just been put into the document: what there is now, and whether its faces
/// cross each other.
QString drawnCageText(const DocumentState& state, const CageChain& chain);

} // namespace sinew
