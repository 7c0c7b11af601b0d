#pragma once

#include "app/document/Document.h"
#include "core/base/Expected.h"
#include "core/bind/bones/Cage.h"

#include <set>
#include <span>
#include <string>

namespace sinew {

/// The cage under a name, "<name> 2" and so on, that leaves its own name and its joints' names free of those
/// that cages and the skeleton have.
Cage withFreeName(const DocumentState& state, Cage cage);

/// The names of all joints that the skeleton, handles and cages have.
std::set<std::string> jointNames(const DocumentState& state);

/// Takes settings with other cages or handles over, in one undoable step of this name; the bind falls away
/// where joints come, go or move. Errors: those of validateCages and withHandleJoints; nothing changes then.
Expected<void> setHandles(Document& document, const BindSettings& settings, const QString& step);

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

/// Gives a cage another name, in one undoable step; its joints keep theirs. A name that is empty or taken
/// changes nothing.
void renameCage(Document& document, std::size_t row, const std::string& name);

} // namespace sinew
