#pragma once

#include "app/document/edits/CageDrawing.h"
#include "app/document/edits/HandlePoints.h"

namespace sinew {

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
    bool add(const Vec3& place);
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
