#pragma once

#include "app/document/Document.h"

#include <optional>
#include <span>
#include <string>

namespace sinew {

/// A handle of a shape for the selected joint: at the selected vertex, or else where the joint is; a capsule
/// runs from the joint to the vertex, or else along its bone. None without a joint, or where another joint
/// before it has its name.
std::optional<Handle> handleHere(const DocumentState& state, SolidShape shape);

/// A point with a joint of its own, a root under a free name; model space.
Handle newJointAt(const DocumentState& state, const Vec3& place);

/// A point with a joint of its own at the selected vertex, below the selected joint where there is one. None
/// without a vertex.
std::optional<Handle> newJointHere(const DocumentState& state);

/// Each is one undoable step. Rows count the settings' handles; one that does not exist changes nothing.
/// A handle that makes its joint brings it along, and takes it away again (followHandleJoints).
void addHandle(Document& document, const Handle& handle);
void removeHandle(Document& document, std::size_t row);
void removeHandles(Document& document, std::span<const std::size_t> rows);
/// Gives the joint that a handle makes another name, wherever it is named. A name that is empty or taken, and
/// a handle of a joint that is there without it, change nothing.
void renameHandleJoint(Document& document, std::size_t row, const std::string& name);
/// Moves or sizes it. Steps of one drag merge.
void changeHandle(Document& document, std::size_t row, const Solid& solid);

} // namespace sinew
