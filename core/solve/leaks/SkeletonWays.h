#pragma once

#include "core/bind/bones/Bones.h"
#include "core/skeleton/Skeleton.h"
#include "core/voxel/VoxelFrame.h"

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace sinew {

/// A place on a bone: the nearest to another place.
struct PlaceOnBone {
    double distance = 0.0;               ///< between the two
    std::array<std::uint32_t, 2> ends{}; ///< of its segment, nodes of SkeletonWays
    std::array<double, 2> toEnds{};      ///< along the segment
};

/// How far it is from bone to bone along the skeleton: bones and the links between joints and their parents.
/// Lengths in voxels of `base`.
class SkeletonWays {
public:
    SkeletonWays(const Skeleton& skeleton, std::span<const Bone> sources, const VoxelFrame& base);

    /// The place of a bone nearest to `place` (base grid space). O(#segments).
    PlaceOnBone nearest(std::uint32_t source, const Vec3& place) const;
    /// The way from one place to the other; infinity between skeletons of their own. The ways from a node are
    /// found when they are first asked for: O(#J log #J), then O(1). Not for several threads at once.
    double between(const PlaceOnBone& a, const PlaceOnBone& b);

private:
    struct Link {
        std::uint32_t to = 0;
        double length = 0.0;
    };
    struct Piece {
        Segment segment; ///< base grid space
        std::array<std::uint32_t, 2> ends{};
    };
    std::uint32_t nodeAt(const Vec3& place);
    void link(std::uint32_t a, std::uint32_t b);
    const std::vector<double>& waysFrom(std::uint32_t node);

    std::vector<Vec3> m_nodes;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_nodesOfCell;
    std::vector<std::vector<Link>> m_links;
    std::vector<std::vector<Piece>> m_bones; ///< of each source
    std::unordered_map<std::uint32_t, std::vector<double>> m_ways;
};

} // namespace sinew
