#pragma once

#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/distance/CostGraph.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/Solid.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

constexpr std::uint32_t kNoBone = 0xffffffffU;

/// A leaf where paths start: on one of the source's bones, which passes through it, or at the leaf's centre
/// after `distance` voxels that it cost to get there.
struct DistanceSeed {
    std::uint32_t leaf = kNoLeaf;
    float distance = 0.0F;
    std::uint32_t bone = kNoBone;
};

/// A fan of segments, and volumes all of whose places are at no distance (grid space), seen as one: its
/// nearest place counts, on whichever of them, so that no chance decides where several are equally near.
struct SeedBone {
    std::vector<Segment> segments;
    std::vector<RoundedBox> volumes;
};

/// What paths start from.
struct DistanceSeeds {
    std::vector<SeedBone> bones;
    std::vector<DistanceSeed> seeds;
    bool ofArea = false; ///< of a handle that is an area of the surface
};

/// Bones as paths see them: of each the nearest place counts, on whichever segment or volume.
class BoneSegments {
public:
    void assign(std::span<const SeedBone> bones);

    /// The place of a bone nearest to `p`; of several that are equally near that of the first piece, segments
    /// before volumes; of a bone without any p itself. O(#segments + #volumes), of kManyPieces or more, over
    /// which there is a tree, the logarithm of that, with the same bits.
    Vec3f nearest(std::uint32_t bone, const Vec3f& p) const;

private:
    struct Piece {
        Vec3f start;
        Vec3f direction;
        float inverseSquare = 0.0F;
    };
    Vec3f onPiece(std::uint32_t bone, std::uint32_t piece, const Vec3f& p) const;
    void addTree(std::uint32_t bone);
    std::uint32_t segmentCount(std::uint32_t bone) const { return m_first[bone + 1] - m_first[bone]; }
    std::uint32_t pieceCount(std::uint32_t bone) const {
        return segmentCount(bone) + m_firstVolume[bone + 1] - m_firstVolume[bone];
    }

    std::vector<Piece> m_pieces;        ///< of all bones, one after the other
    std::vector<std::uint32_t> m_first; ///< #bones + 1
    std::vector<RoundedBox> m_volumes;
    std::vector<std::uint32_t> m_firstVolume;    ///< #bones + 1
    std::vector<std::optional<BoxTree>> m_trees; ///< #bones over the pieces of a bone, where they are many
};

/// How the cheapest path reaches a leaf: from its parent in a straight line.
struct LeafPath {
    float distance = std::numeric_limits<float>::infinity(); ///< voxels, to the leaf's centre
    std::uint32_t parent =
        kNoLeaf;                 ///< a leaf's centre (its own: the path starts there), or kBoneParent | bone
    float surfacePenalty = 0.0F; ///< of `distance`, what costly leaves since the parent added
    float boundaryLength = 0.0F; ///< leaf widths crossed in costly leaves without a break
};
constexpr std::uint32_t kBoneParent = 0x80000000U;

/// Algorithm 3 for one source at a time, by any angle: a leaf keeps the place that its path comes from in a
/// straight line (the parent: a point of the bone, or the centre of a leaf where the path turns), and hands
/// that place on to its neighbours, for which it holds while the line to it runs through the volume (as in
/// Lazy Theta*, Nash et al. 2010). Whether it does one step towards the parent tells: the leaf there has
/// settled before, and has the same parent or not. In a convex solid all distances are straight lines; around
/// corners paths turn at leaf centres. A leaf's distance is
///   d = d(parent) + |parent - centre| + wall price * F(length),
/// where the length, `boundaryLength`, is what the path has gone through costly (boundary) leaves without a
/// break: F(length) is min(length, 1) + clamp(length - 2.75, 0, 1): the first leaf counts, the next 1.75 are
/// free because how many leaves the surface's layer is deep is chance, and paths along the surface pay as
/// much again. The paper's eq. 3 lets all leaves count (F(length) = length): where clothes lie on one another
/// that is many at one spot and few beside it, by chance. It is counted in widths of the leaves gone
/// through. The wall that a vertex itself is part of does not count (distanceAt): it would add the same to
/// every bone's distance, and blur all that is thin. Reuse one object for many sources.
///
/// Leaves settle bucket by bucket, all of a bucket (a voxel of distance) together. Of equally long paths the
/// one with less surface penalty, then less boundary length, then the longer straight end is kept, and where
/// two agree in all of that (on a plane of symmetry) both: neither the leaves' order nor rounding decides.
class GeodesicSearch {
public:
    explicit GeodesicSearch(const CostGraph& graph);

    /// Finds the paths to all leaves; those through a leaf that is farther than its entry in `limits`
    /// (#leaves, or empty: none) end there, and what they alone lead to stays at infinity. O(#leaves reached
    /// * 6 + lines of sight). Reports the part of all leaves that is reached. False when canceled.
    bool run(const DistanceSeeds& source, std::span<const float> limits, Progress& progress);

    /// Infinity: not reached.
    LeafPath path(std::uint32_t leaf) const { return settled(leaf) ? m_labels[leaf].path : LeafPath(); }
    bool reached(std::uint32_t leaf) const { return settled(leaf); }
    /// A place that is looked at from several leaves, which as a rule share a parent.
    struct View {
        Vec3f position;
        std::uint32_t parent = kNoLeaf; ///< the last one asked
        float straight = 0.0F;          ///< distance by way of it, without surface penalty
    };
    /// Distance of a place of the surface that is reached by way of a leaf beside it: straight from the
    /// leaf's parent, with what all walls on the way cost but the place's own. Infinity: the leaf is not
    /// reached.
    float distanceAt(std::uint32_t leaf, View& view) const;
    /// The same at a leaf's own centre.
    float distanceAt(std::uint32_t leaf) const;
    /// Where a reached leaf's path comes from in a straight line to `position`.
    Vec3f parentOf(std::uint32_t leaf, const Vec3f& position) const;
    const CostGraph& graph() const { return m_graph; }
    /// The bone that a reached leaf's path starts on, kNoBone: it starts at a leaf. O(turns).
    std::uint32_t boneOf(std::uint32_t leaf) const;
    /// Distance at the parent itself.
    float distanceAtParent(std::uint32_t leaf) const;

private:
    enum State : std::uint32_t {
        Open,    ///< by way of a neighbour
        Visible, ///< the centre sees the parent
        Closed   ///< final
    };
    struct Label {
        LeafPath path;
        std::uint32_t tiedParent = kNoLeaf; ///< another parent of an equal path
        std::uint32_t stamp = 0;            ///< 4 times the number of the search that wrote it, plus State

        bool is(State state) const { return (stamp & 3U) == state; }
        bool writtenBy(std::uint32_t search) const { return stamp >> 2U == search; }
        void set(std::uint32_t search, State state) { stamp = search << 2U | state; }
        bool startsFrom(std::uint32_t parent) const { return path.parent == parent || tiedParent == parent; }
    };

    /// A settled leaf, and one of the places its path comes from.
    struct Source {
        std::uint32_t leaf = kNoLeaf;
        std::uint32_t parent = kNoLeaf;
        float atParent = 0.0F; ///< distance of the parent
        float straight = 0.0F; ///< from there to the leaf's centre, where it is costly
    };

    void begin(const DistanceSeeds& source);
    void seed(const DistanceSeed& seed);
    bool takeBatch(Progress& progress);
    bool settles(std::uint32_t leaf);
    void expand(std::uint32_t leaf);
    void crossBridges(std::uint32_t leaf);
    bool settled(std::uint32_t leaf) const { return (m_settled[leaf >> 6U] >> (leaf & 63U) & 1U) != 0; }
    float gain(const LeafPath& path, const LeafPath& known) const;
    bool improve(Label& label, const LeafPath& path) const;
    void handOn(const Source& from, std::uint32_t to);
    LeafPath through(const Source& from, std::uint32_t to) const;
    LeafPath turningAt(std::uint32_t from, std::uint32_t to) const;
    void pay(LeafPath& path, std::uint32_t from, const CostLeaf& to, float longer) const;
    Source sourceOf(std::uint32_t from, std::uint32_t parent) const;
    bool sees(std::uint32_t leaf, std::uint32_t parent) const;
    bool seesAlong(std::uint32_t leaf, std::uint32_t parent, const Vec3f& end, const Vec3f& aside) const;
    bool seesEither(std::uint32_t leaf);
    float withoutOwnWall(const LeafPath& path) const;
    void turn(std::uint32_t leaf);
    void relax(std::uint32_t leaf, const LeafPath& path, bool seen);
    float straightTo(const Vec3f& position, std::uint32_t parent) const;
    Vec3f positionOfParent(std::uint32_t parent, const Vec3f& seenFrom) const;
    float distanceOfParent(std::uint32_t parent) const;

    const CostGraph& m_graph;
    std::vector<Label> m_labels;
    std::vector<std::uint64_t> m_settled; ///< a bit a leaf
    std::uint32_t m_search = 0;
    std::span<const float> m_limits;
    BoneSegments m_bones;
    BucketQueue m_queue;
    std::vector<std::uint32_t> m_batch;
    std::vector<LeafPath> m_tries; ///< scratch of turn()
    std::size_t m_polled = 0;
    std::size_t m_closed = 0; ///< leaves settled so far
};

/// Distances of all leaves to one source, in voxels; infinity where no path leads. Empty when canceled.
std::vector<float> geodesicDistances(const CostGraph& graph, const DistanceSeeds& source, Progress& progress);

} // namespace sinew
