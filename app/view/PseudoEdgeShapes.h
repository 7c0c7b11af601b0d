#pragma once

#include "core/base/Types.h"
#include "core/skeleton/PseudoEdges.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A pseudo-edge as it stands in a pose, model space.
struct ShownEdge {
    Vec3 from = Vec3::Zero();
    Vec3 to = Vec3::Zero();
    bool selected = false; ///< both its joints are, or the only selected joint is one of them

    bool operator==(const ShownEdge&) const = default;
};

/// The edges of joints that stand at `modelFromJoint` (#J); those of joints that the skeleton lacks are left
/// out. `selected` ascending. O(#edges * #J).
std::vector<ShownEdge> shownEdges(const PseudoEdges& edges, const Skeleton& skeleton,
                                  std::span<const Transform> modelFromJoint,
                                  std::span<const std::int32_t> selected);

/// A line in dashes, as long as the gaps between them, with a dash at both ends: kDashes of them.
std::vector<Segment> dashesOf(const Segment& line);
constexpr int kDashes = 12;

} // namespace sinew
