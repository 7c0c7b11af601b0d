#pragma once

#include "app/document/Document.h"

#include <optional>

namespace sinew {

/// A handle of a shape for the selected joint: at the selected vertex, or else where the joint is; a capsule
/// runs from the joint to the vertex, or else along its bone. None without a joint, or where another joint
/// before it has its name.
std::optional<Handle> handleHere(const DocumentState& state, HandleShape shape);

/// How wide it is: a ball's or capsule's diameter, a box's longest edge; 0: a vertex.
double widthOf(const Handle& handle);
/// Between the ends of a capsule's middle line.
double lengthOf(const Handle& handle);

/// Each is one undoable step. Rows count the settings' handles; one that does not exist, or has nothing of
/// the kind, changes nothing.
void addHandle(Document& document, const Handle& handle);
void removeHandle(Document& document, std::size_t row);
/// Scales a box about its middle, gives a ball or a capsule another diameter.
void setHandleWidth(Document& document, std::size_t row, double width);
/// Lengthens a capsule about its middle.
void setHandleLength(Document& document, std::size_t row, double length);

} // namespace sinew
