#pragma once

#include "core/base/Progress.h"
#include "core/distance/WalkGround.h"

#include <limits>
#include <span>
#include <vector>

namespace sinew {

constexpr std::uint32_t kNoBone = 0xffffffffU;

/// A leaf where walks start: on one of the source's bones, which passes through it, or at the leaf's centre
/// after `distance` voxels that it cost to get there.
struct DistanceSeed {
    std::uint32_t leaf = kNoLeaf;
    float distance = 0.0F;
    std::uint32_t bone = kNoBone;
};

/// What walks start from. A bone is a fan of segments (grid space) and seen as one: its nearest place counts,
/// on whichever segment, so that no chance decides where several are equally near.
struct WalkSource {
    std::vector<std::vector<Segment>> bones;
    std::vector<DistanceSeed> seeds;
};

/// How the cheapest walk reaches a leaf: from its anchor in a straight line.
struct LeafWalk {
    float distance = std::numeric_limits<float>::infinity(); ///< voxels, to the leaf's centre
    std::uint32_t anchor =
        kNoLeaf;       ///< a leaf's centre (its own: the walk starts there), or kBoneAnchor | bone
    float toll = 0.0F; ///< of `distance`, what costly leaves since the anchor added
    float run = 0.0F;  ///< voxels walked in costly leaves without a break
};
constexpr std::uint32_t kBoneAnchor = 0x80000000U;

/// Algorithm 3 for one source at a time, by any angle: a leaf keeps the place that its walk comes from in a
/// straight line (the anchor: a point of the bone, or the centre of a leaf where the walk turns), and hands
/// that place on to its neighbours, for which it holds while the line to it runs through the volume (as in
/// Lazy Theta*, Nash et al. 2010). In a convex solid all distances are straight lines; around corners walks
/// turn at leaf centres. A leaf's distance is
///   d = d(anchor) + |anchor - centre| + (penalty - 1) * F(run),
/// where `run` is what the walk has gone through costly (boundary) leaves without a break: F(run) is
/// min(run, 1) + max(0, run - 2.75), the first voxel counts, the next 1.75 are free because how many voxels
/// the surface's layer is deep is chance, the rest counts in full, so that walks along the surface are what
/// eq. 3 makes them. Reuse one object for many sources: what a search touched is what the next one clears.
class GeodesicSearch {
public:
    explicit GeodesicSearch(const WalkGround& ground);

    /// Finds the walks to all leaves; those through a leaf that is farther than its entry in `limits`
    /// (#leaves, or empty: none) end there, and what they alone lead to stays at infinity. Buckets one voxel
    /// wide, each in ascending order. O(#leaves reached * 6 + lines of sight). False when canceled.
    bool run(const WalkSource& source, std::span<const float> limits, Progress& progress);

    const LeafWalk& walk(std::uint32_t leaf) const { return m_walks[leaf]; }
    /// Distance of a place of the surface that is reached by way of a leaf beside it: straight from the
    /// leaf's anchor, and through the surface's layer, whether or not the leaf is part of it. Infinity: the
    /// leaf is not reached.
    float distanceAt(std::uint32_t leaf, const Vec3f& place) const;
    /// Where a leaf's walk comes from in a straight line to `place`.
    Vec3f anchorOf(std::uint32_t leaf, const Vec3f& place) const;
    /// Distance at the anchor itself.
    float distanceAtAnchor(std::uint32_t leaf) const;

private:
    enum class State : std::uint8_t {
        Untouched,
        Guessed, ///< by way of a neighbour
        Seen,    ///< the centre sees the anchor
        Settled  ///< final
    };
    struct Piece {
        Vec3f start;
        Vec3f way;
        float inverseSquare = 0.0F;
    };

    void begin(const WalkSource& source);
    void seed(const DistanceSeed& seed);
    void settle(std::uint32_t leaf, float reached);
    void expand(std::uint32_t leaf);
    LeafWalk through(std::uint32_t from, std::uint32_t to) const;
    LeafWalk turningAt(std::uint32_t from, std::uint32_t to) const;
    bool sees(std::uint32_t leaf) const;
    bool settled(std::uint32_t leaf) const { return m_states[leaf] == State::Settled; }
    bool trusted(std::uint32_t from, std::uint32_t to, const LeafWalk& walk) const;
    void turn(std::uint32_t leaf);
    void offer(std::uint32_t leaf, const LeafWalk& walk, bool seen);
    void push(std::uint32_t leaf, float distance);
    Vec3f placeOfAnchor(std::uint32_t anchor, const Vec3f& seenFrom) const;
    float distanceOfAnchor(std::uint32_t anchor) const;

    const WalkGround& m_ground;
    std::vector<LeafWalk> m_walks;
    std::vector<State> m_states;
    std::vector<std::uint32_t> m_touched;
    std::span<const float> m_limits;
    std::vector<Piece> m_pieces;                       ///< of the source's bones, one after the other
    std::vector<std::uint32_t> m_firstPiece;           ///< #bones + 1
    std::vector<LeafWalk> m_tries;                     ///< scratch of turn()
    std::vector<std::vector<std::uint64_t>> m_buckets; ///< distance's bits above the leaf's number
    std::size_t m_bucket = 0;                          ///< the one being emptied
    std::size_t m_waiting = 0;
};

/// Distances of all leaves to one source, in voxels; infinity where no walk leads. Empty when canceled.
std::vector<float> geodesicDistances(const WalkGround& ground, const WalkSource& source, Progress& progress);

} // namespace sinew
