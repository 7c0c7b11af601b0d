#pragma once

#include "app/document/Document.h"

#include <optional>

namespace sinew {

/// A handle of a shape for the selected joint: at the selected vertex, or else where the joint is; a capsule
/// runs from the joint to the vertex, or else along its bone. None without a joint, or where another joint
/// before it has its name.
std::optional<Handle> handleHere(const DocumentState& state, SolidShape shape);

/// Each is one undoable step. Rows count the settings' handles; one that does not exist changes nothing.
void addHandle(Document& document, const Handle& handle);
void removeHandle(Document& document, std::size_t row);
/// Moves or sizes it. Steps of one drag merge.
void changeHandle(Document& document, std::size_t row, const Solid& solid);

} // namespace sinew
