#pragma once

#include "app/document/Document.h"
#include "core/base/Expected.h"
#include "core/bind/bones/Cage.h"

namespace sinew {

/// The cage under a name, "<name> 2" and so on, that leaves its own name and its joints' names free of those
/// that cages and the skeleton have.
Cage withFreeName(const DocumentState& state, Cage cage);

/// Adds a cage and its joints in one undoable step, under a free name; the bind falls away. Errors: those of
/// validateCages and withHandleJoints; nothing changes then.
Expected<void> addCage(Document& document, const Cage& cage);

/// Removes the cage of that row of the settings, and the joints made for it, in one undoable step. A row that
/// does not exist changes nothing.
void removeCage(Document& document, std::size_t row);

} // namespace sinew
