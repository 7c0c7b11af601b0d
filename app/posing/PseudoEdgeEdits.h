#pragma once

#include "app/document/Document.h"
#include "core/skeleton/PseudoEdges.h"

namespace sinew {

// Pseudo-edges of a document (Jacobson et al. 2011, sec. 3.4). They are no settings of the bind: no weight
// changes with them.

/// The edges that would connect the active joint with every other selected one, without those that are there.
/// A joint counts where it is the first of its name.
PseudoEdges edgesToConnect(const DocumentState& state);

/// The document's edges between two selected joints; where one joint alone is selected, all of its edges.
PseudoEdges edgesToRemove(const DocumentState& state);

/// Each is one undoable step, or nothing where there is nothing to do.
void connectSelectedJoints(Document& document);
void removeSelectedEdges(Document& document);

/// A pose that a hand moves joints to: those at the ends of edges of which one was moved since `from` are
/// turned too (turnedAlongEdges), in a flat character by signed angles. `to` itself without edges. O(#J +
/// #V).
Pose movedAlongEdges(const DocumentState& state, const Pose& from, const Pose& to);

} // namespace sinew
