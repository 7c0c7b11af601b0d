#pragma once

#include "app/document/Document.h"
#include "core/base/Expected.h"

#include <optional>
#include <vector>

namespace sinew {

/// What can be taken in the view and moved by itself: a vertex of a cage, or a point handle with a joint that
/// was made for it.
struct HandlePoint {
    std::optional<std::size_t> cage; ///< row of the settings; none: a handle
    std::size_t index = 0;           ///< the cage's vertex, or the handle's row
    Vec3 place = Vec3::Zero();       ///< model space, bind pose

    bool operator==(const HandlePoint&) const = default;
};

/// All of the settings, those of cages first. O(number).
std::vector<HandlePoint> handlePoints(const BindSettings& settings);

/// Whether the settings have it, in this place. O(number).
bool hasHandlePoint(const BindSettings& settings, const HandlePoint& point);

/// The one whose joint is `joint`; none for joints of bones. O(number).
std::optional<HandlePoint> handlePointOf(const DocumentState& state, std::int32_t joint);

/// Gives it another place in the bind pose, in one undoable step that merges with no other. Errors: those of
/// setHandles. One that the settings no longer have changes nothing.
Expected<void> moveHandlePoint(Document& document, const HandlePoint& point, const Vec3& place);

/// Removes it, in one undoable step. The faces and edges of a cage's vertex go with it; what bounded the
/// faces stays as edges, the other vertices keep their joints, and the last one takes the cage along. Errors
/// as above.
Expected<void> removeHandlePoint(Document& document, const HandlePoint& point);

/// The cage without a vertex, as removeHandlePoint leaves it.
Cage withoutVertex(Cage cage, std::uint32_t vertex);

} // namespace sinew
