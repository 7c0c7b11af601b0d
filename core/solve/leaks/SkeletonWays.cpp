#include "core/solve/leaks/SkeletonWays.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>
#include <utility>

namespace sinew {
namespace {

/// Ends of bones nearer than this are one, base voxels.
constexpr double kOneNode = 0.05;

/// Nodes are looked for in the cells of this width around a place.
std::array<std::int64_t, 3> nodeCell(const Vec3& place) {
    std::array<std::int64_t, 3> cell{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        cell[axis] = std::llround(std::floor(place[static_cast<Eigen::Index>(axis)] / kOneNode));
    }
    return cell;
}

std::uint64_t numberOf(const std::array<std::int64_t, 3>& cell) {
    constexpr std::uint64_t mask = (1ULL << 21U) - 1;
    return (static_cast<std::uint64_t>(cell[0]) & mask) << 42U |
           (static_cast<std::uint64_t>(cell[1]) & mask) << 21U | (static_cast<std::uint64_t>(cell[2]) & mask);
}

} // namespace

SkeletonWays::SkeletonWays(const Skeleton& skeleton, std::span<const Bone> sources, const VoxelFrame& base) {
    for (const Bone& source : sources) {
        m_bones.emplace_back();
        for (const Segment& segment : source.segments) {
            const Segment inGrid{base.gridFromModel * segment.a, base.gridFromModel * segment.b};
            const std::uint32_t a = nodeAt(inGrid.a);
            const std::uint32_t b = nodeAt(inGrid.b);
            m_bones.back().push_back({inGrid, {a, b}});
            link(a, b);
        }
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (const std::int32_t parent = skeleton.joints[j].parent; parent != kNone) {
            link(nodeAt(base.gridFromModel * skeleton.position(j)),
                 nodeAt(base.gridFromModel * skeleton.position(static_cast<std::size_t>(parent))));
        }
    }
}

std::uint32_t SkeletonWays::nodeAt(const Vec3& place) {
    const std::array<std::int64_t, 3> cell = nodeCell(place);
    for (std::int64_t n = 0; n < 27; ++n) {
        const auto found =
            m_nodesOfCell.find(numberOf({cell[0] + n % 3 - 1, cell[1] + n / 3 % 3 - 1, cell[2] + n / 9 - 1}));
        if (found == m_nodesOfCell.end()) {
            continue;
        }
        for (const std::uint32_t node : found->second) {
            if ((m_nodes[node] - place).norm() < kOneNode) {
                return node;
            }
        }
    }
    const auto node = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.push_back(place);
    m_links.emplace_back();
    m_nodesOfCell[numberOf(cell)].push_back(node);
    return node;
}

void SkeletonWays::link(std::uint32_t a, std::uint32_t b) {
    const double length = (m_nodes[a] - m_nodes[b]).norm();
    m_links[a].push_back({b, length});
    m_links[b].push_back({a, length});
}

PlaceOnBone SkeletonWays::nearest(std::uint32_t source, const Vec3& place) const {
    PlaceOnBone best;
    best.distance = std::numeric_limits<double>::infinity();
    for (const Piece& piece : m_bones[source]) {
        const Vec3 along = piece.segment.b - piece.segment.a;
        const double length = along.norm();
        const double gone =
            length > 0.0 ? std::clamp((place - piece.segment.a).dot(along) / length, 0.0, length) : 0.0;
        const Vec3 foot = length > 0.0 ? Vec3(piece.segment.a + gone / length * along) : piece.segment.a;
        if (const double distance = (place - foot).norm(); distance < best.distance) {
            best = {distance, piece.ends, {gone, length - gone}};
        }
    }
    return best;
}

double SkeletonWays::between(const PlaceOnBone& a, const PlaceOnBone& b) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < 2; ++i) {
        const std::vector<double>& ways = waysFrom(a.ends[i]);
        for (std::size_t k = 0; k < 2; ++k) {
            least = std::min(least, a.toEnds[i] + ways[b.ends[k]] + b.toEnds[k]);
        }
    }
    return least;
}

const std::vector<double>& SkeletonWays::waysFrom(std::uint32_t node) {
    const auto [found, fresh] = m_ways.try_emplace(node);
    std::vector<double>& ways = found->second;
    if (!fresh) {
        return ways;
    }
    ways.assign(m_nodes.size(), std::numeric_limits<double>::infinity());
    using Entry = std::pair<double, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    ways[node] = 0.0;
    queue.push({0.0, node});
    while (!queue.empty()) {
        const auto [way, at] = queue.top();
        queue.pop();
        if (way > ways[at]) {
            continue;
        }
        for (const Link& link : m_links[at]) {
            if (way + link.length < ways[link.to]) {
                ways[link.to] = way + link.length;
                queue.push({ways[link.to], link.to});
            }
        }
    }
    return ways;
}

} // namespace sinew
