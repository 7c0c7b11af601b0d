#pragma once

#include "app/document/Document.h"
#include "core/base/Error.h"
#include "core/bind/settings/Cage.h"

#include <cstddef>
#include <optional>

namespace sinew {

/// A lattice of the usual counts around the selected vertices, else around the selected parts, else around
/// the whole character, and below the selected joint where there is one; under the name "Lattice" in the
/// language of the window. None without a scene.
std::optional<Cage> latticeHere(const DocumentState& state);

/// Adds it under a free name, in one undoable step; the bind falls away. Errors: as addCage.
Expected<void> addLatticeHere(Document& document);

/// Whether a cage is a wire or can be made one: its edges are one path, and it has no faces. O(n log n).
bool canBeWire(const Cage& cage);

// Each changes the cage of that row of the settings in one undoable step; a row that does not exist, or a
// value that the cage has already, changes nothing. Errors: those of setHandles; nothing changes then.

/// A cage of edges alone becomes a wire, or an ordinary cage again. A new wire's drop-off is a part of its
/// length.
Expected<void> setWire(Document& document, std::size_t row, bool wire);
/// Of a lattice, in the same box.
Expected<void> setLatticeCounts(Document& document, std::size_t row, const LatticeCounts& counts);
/// Model units.
Expected<void> setDropOff(Document& document, std::size_t row, double dropOff);
Expected<void> setControlFollow(Document& document, std::size_t row, ControlFollow follow);

} // namespace sinew
