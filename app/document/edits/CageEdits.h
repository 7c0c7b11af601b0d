#pragma once

#include "app/document/Document.h"
#include "app/document/edits/HandleEdits.h"
#include "core/base/Error.h"
#include "core/bind/settings/Cage.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// The cage under a name, "<name> 2" and so on, that leaves its own name and its joints' names free of those
/// that cages and the skeleton have.
Cage withFreeName(const DocumentState& state, Cage cage);

/// Adds a cage and its joints in one undoable step, under a free name; the bind falls away. Errors: those of
/// validateCages and withHandleJoints; nothing changes then.
Expected<void> addCage(Document& document, const Cage& cage);

/// Whether the inside of the cage of that row is volume while it is closed (Cage::fill), in one undoable
/// step. A row that does not exist changes nothing.
void setCageFill(Document& document, std::size_t row, bool fill);

/// Removes the cage of that row of the settings, and the joints made for it, in one undoable step. A row that
/// does not exist changes nothing.
void removeCage(Document& document, std::size_t row);
void removeCages(Document& document, std::span<const std::size_t> rows);

/// Removes a vertex of a cage or a point handle, in one undoable step. The faces and edges of a cage's vertex
/// go with it; what bounded the faces stays as edges, the other vertices keep their joints, and the last one
/// takes the cage along. Errors: those of setHandles.
Expected<void> removeHandlePoint(Document& document, const HandlePoint& point);

/// The cage without a vertex, as removeHandlePoint leaves it.
Cage withoutVertex(Cage cage, std::uint32_t vertex);

/// Gives a cage another name, in one undoable step; its joints keep theirs. A name that is empty or taken
/// changes nothing.
void renameCage(Document& document, std::size_t row, const std::string& name);

/// One vertex of a chain: a new one, or one of the cage that the chain extends.
struct ChainVertex {
    Vec3 position = Vec3::Zero();        ///< model space, bind pose
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

constexpr std::size_t kMinLoop = 3; ///< vertices of a face

/// The loop of a closed chain as triangles of the chain's vertices, cut in the plane that it lies in most
/// nearly (triangulate). None of an open chain, nor of a loop of less than kMinLoop vertices. O(n), of a
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

/// A chain that is being drawn. The document knows nothing of it before it is finished; where the document
/// is exchanged meanwhile, or loses or changes the cage that is extended, the draft is void.
class CageDraft {
public:
    explicit CageDraft(Document& document)
        : m_document(document) {}

    /// Nothing is drawn, or what was is void.
    bool empty() const;
    /// Without vertices when empty().
    const CageChain& chain() const;
    /// Vertices that can be joined: of the cage that is extended, or of all cages as long as none is; without
    /// those of the chain.
    std::vector<HandlePoint> joinable() const;
    /// Its only vertex, when that is one of a cage.
    std::optional<HandlePoint> onlyTaken() const;

    /// A new vertex. False, and nothing is added: the chain has one in the same place.
    bool add(const Vec3& position);
    /// One of joinable().
    void join(const HandlePoint& point);
    void removeLast();
    void clear() { m_chain = {}; }
    /// Gives the chain to the document (drawCage) and forgets it unless that fails. `closedAt`: the vertex
    /// that the last is joined with; none: it stays open.
    Expected<void> finish(std::optional<std::size_t> closedAt);

private:
    void begin();

    Document& m_document;
    CageChain m_chain;
    quint64 m_lifetime = 0; ///< of the document that it is drawn for
    Cage m_extended;        ///< as it was when it was joined
};

} // namespace sinew
