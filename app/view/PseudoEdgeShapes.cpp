#include "app/view/PseudoEdgeShapes.h"

#include <algorithm>

namespace sinew {

std::vector<ShownEdge> shownEdges(const PseudoEdges& edges, const Skeleton& skeleton,
                                  std::span<const Transform> modelFromJoint,
                                  std::span<const std::int32_t> selected) {
    const auto chosen = [&](std::uint32_t joint) {
        return std::ranges::binary_search(selected, static_cast<std::int32_t>(joint));
    };
    std::vector<ShownEdge> shown;
    for (const auto& [a, b] : jointEdges(skeleton, edges)) {
        const bool both = chosen(a) && chosen(b);
        const bool only = selected.size() == 1 && (chosen(a) || chosen(b));
        shown.push_back({modelFromJoint[a].translation(), modelFromJoint[b].translation(), both || only});
    }
    return shown;
}

std::vector<Segment> dashesOf(const Segment& line) {
    constexpr double kPieces = 2.0 * kDashes - 1.0;
    const auto at = [&](double piece) { return Vec3(line.a + piece / kPieces * (line.b - line.a)); };
    std::vector<Segment> dashes;
    for (int dash = 0; dash < kDashes; ++dash) {
        dashes.push_back({at(2.0 * dash), at(2.0 * dash + 1.0)});
    }
    return dashes;
}

} // namespace sinew
