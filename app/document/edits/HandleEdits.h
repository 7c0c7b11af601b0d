#pragma once

#include "app/document/Document.h"
#include "core/base/Error.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// The names of all joints that the skeleton, handles and cages have.
std::set<std::string> jointNames(const DocumentState& state);

/// Takes settings with other cages or handles over, in one undoable step of this name; the bind falls away
/// where joints come, go or move. Errors: those of validateCages and withHandleJoints; nothing changes then.
Expected<void> setHandles(Document& document, const BindSettings& settings, const QString& step);

/// Where a joint's bone leads: to its tail, its first child that is elsewhere, or straight on from its parent
/// for `length`.
Vec3 boneEnd(const Skeleton& skeleton, std::size_t joint, double length);

/// A handle of a shape for the selected joint: at the selected vertex, or else where the joint is; a capsule
/// runs from the joint to the vertex, or else along its bone. None without a joint, or where another joint
/// before it has its name.
std::optional<Handle> handleHere(const DocumentState& state, SolidShape shape);

/// A point with a joint of its own, a root under a free name; model space.
Handle newJointAt(const DocumentState& state, const Vec3& position);

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
/// Moves or sizes it; one that is an area stays. Steps of one drag merge.
void changeHandle(Document& document, std::size_t row, const Solid& solid);

/// What can be taken in the view and moved by itself: a vertex of a cage, or a point handle with a joint that
/// was made for it.
struct HandlePoint {
    std::optional<std::size_t> cage; ///< row of the settings; none: a handle
    std::size_t index = 0;           ///< the cage's vertex, or the handle's row
    Vec3 position = Vec3::Zero();    ///< model space, bind pose

    bool operator==(const HandlePoint&) const = default;
};

/// All of the settings, those of cages first. O(number).
std::vector<HandlePoint> handlePoints(const BindSettings& settings);

/// Whether the settings have it, in this place. O(number).
bool hasHandlePoint(const BindSettings& settings, const HandlePoint& point);

/// The one whose joint is `joint`; none for joints of bones. O(number).
std::optional<HandlePoint> handlePointOf(const DocumentState& state, std::int32_t joint);

/// The name of its joint; of a control vertex that has none, the one that it would have.
std::string jointOfHandlePoint(const BindSettings& settings, const HandlePoint& point);

/// The cage with a vertex of it elsewhere: the box of a lattice follows (withLatticeVertex).
Cage withMovedVertex(const Cage& cage, std::size_t vertex, const Vec3& position);

/// Gives it another place in the bind pose, in one undoable step that merges with no other. Errors: those of
/// setHandles. One that the settings no longer have changes nothing.
Expected<void> moveHandlePoint(Document& document, const HandlePoint& point, const Vec3& position);

} // namespace sinew
