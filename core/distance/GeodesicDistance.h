#pragma once

#include "core/base/Progress.h"
#include "core/distance/BoneFans.h"
#include "core/distance/WalkGround.h"
#include "core/distance/WalkQueue.h"
#include "core/distance/WalkSource.h"

#include <limits>
#include <span>
#include <vector>

namespace sinew {

/// How the cheapest walk reaches a leaf: from its anchor in a straight line.
struct LeafWalk {
    float distance = std::numeric_limits<float>::infinity(); ///< voxels, to the leaf's centre
    std::uint32_t anchor =
        kNoLeaf;       ///< a leaf's centre (its own: the walk starts there), or kBoneAnchor | bone
    float toll = 0.0F; ///< of `distance`, what costly leaves since the anchor added
    float run = 0.0F;  ///< leaf widths walked in costly leaves without a break
};
constexpr std::uint32_t kBoneAnchor = 0x80000000U;

/// Algorithm 3 for one source at a time, by any angle: a leaf keeps the place that its walk comes from in a
/// straight line (the anchor: a point of the bone, or the centre of a leaf where the walk turns), and hands
/// that place on to its neighbours, for which it holds while the line to it runs through the volume (as in
/// Lazy Theta*, Nash et al. 2010). In a convex solid all distances are straight lines; around corners walks
/// turn at leaf centres. A leaf's distance is
///   d = d(anchor) + |anchor - centre| + (penalty - 1) * F(run),
/// where `run` is what the walk has gone through costly (boundary) leaves without a break: F(run) is
/// min(run, 1) + clamp(run - 2.75, 0, 1): the first leaf counts, the next 1.75 are free because how many
/// leaves the surface's layer is deep is chance, and walks along the surface pay as much again. The paper's
/// eq. 3 lets all leaves count (F(run) = run): where clothes lie on one another that is many at one point and
/// few beside it, by chance. It is counted in widths of the leaves gone through and costs in proportion to
/// them, so that where the surface is refined its layer is thinner. Reuse one object for many sources.
///
/// Leaves settle bucket by bucket, all of a bucket (a voxel of distance) together. Of equally long walks the
/// one with less toll, then less run, then the longer straight end is kept, and where two agree in all of
/// that (on a plane of symmetry) both: neither the leaves' order nor rounding decides.
class GeodesicSearch {
public:
    explicit GeodesicSearch(const WalkGround& ground);

    /// Finds the walks to all leaves; those through a leaf that is farther than its entry in `limits`
    /// (#leaves, or empty: none) end there, and what they alone lead to stays at infinity. O(#leaves reached
    /// * 6 + lines of sight). Reports the part of all leaves that is reached. False when canceled.
    bool run(const WalkSource& source, std::span<const float> limits, Progress& progress);

    /// Infinity: not reached.
    LeafWalk walk(std::uint32_t leaf) const { return settled(leaf) ? m_labels[leaf].walk : LeafWalk(); }
    /// A place that is looked at from several leaves, which as a rule share an anchor.
    struct View {
        Vec3f place;
        std::uint32_t home = kNoLeaf;   ///< its own leaf
        std::uint32_t anchor = kNoLeaf; ///< the last one asked
        float straight = 0.0F;          ///< distance by way of it, without toll
    };
    /// Distance of a place of the surface that is reached by way of a leaf beside it: straight from the
    /// leaf's anchor, and through the surface's layer, which is as deep as the place's own leaf,
    /// whether or not the leaf is part of it. Infinity: the leaf is not reached.
    float distanceAt(std::uint32_t leaf, View& view) const;
    /// Where a reached leaf's walk comes from in a straight line to `place`.
    Vec3f anchorOf(std::uint32_t leaf, const Vec3f& place) const;
    const WalkGround& ground() const { return m_ground; }
    /// The bone that a reached leaf's walk starts on, kNoBone: it starts at a leaf. O(turns).
    std::uint32_t boneOf(std::uint32_t leaf) const;
    /// Distance at the anchor itself.
    float distanceAtAnchor(std::uint32_t leaf) const;

private:
    enum State : std::uint32_t {
        Guessed, ///< by way of a neighbour
        Seen,    ///< the centre sees the anchor
        Taken    ///< final
    };
    struct Label {
        LeafWalk walk;
        std::uint32_t twin = kNoLeaf; ///< another anchor of an equal walk
        std::uint32_t stamp = 0;      ///< 4 times the number of the search that wrote it, plus State

        bool is(State state) const { return (stamp & 3U) == state; }
        bool writtenBy(std::uint32_t search) const { return stamp >> 2U == search; }
        void set(std::uint32_t search, State state) { stamp = search << 2U | state; }
        bool startsFrom(std::uint32_t anchor) const { return walk.anchor == anchor || twin == anchor; }
    };

    void begin(const WalkSource& source);
    void seed(const DistanceSeed& seed);
    bool takeBatch(Progress& progress);
    bool settles(std::uint32_t leaf);
    void expand(std::uint32_t leaf);
    void crossBridges(std::uint32_t leaf);
    bool settled(std::uint32_t leaf) const { return (m_settled[leaf >> 6U] >> (leaf & 63U) & 1U) != 0; }
    float gain(const LeafWalk& walk, const LeafWalk& known) const;
    bool improve(Label& label, const LeafWalk& walk) const;
    void handOn(std::uint32_t from, std::uint32_t to, std::uint32_t anchor);
    LeafWalk through(std::uint32_t from, std::uint32_t to, std::uint32_t anchor) const;
    LeafWalk turningAt(std::uint32_t from, std::uint32_t to) const;
    void pay(LeafWalk& walk, std::uint32_t from, const LeafPlace& to, float longer) const;
    bool leavesOutwards(const LeafPlace& place, const Vec3f& by) const;
    bool sees(std::uint32_t leaf, std::uint32_t anchor) const;
    bool seesEither(std::uint32_t leaf);
    bool trusted(std::uint32_t from, std::uint32_t to, const LeafWalk& walk) const;
    void turn(std::uint32_t leaf);
    void offer(std::uint32_t leaf, const LeafWalk& walk, bool seen);
    float straightTo(const Vec3f& place, std::uint32_t anchor) const;
    Vec3f placeOfAnchor(std::uint32_t anchor, const Vec3f& seenFrom) const;
    float distanceOfAnchor(std::uint32_t anchor) const;

    const WalkGround& m_ground;
    std::vector<Label> m_labels;
    std::vector<std::uint64_t> m_settled; ///< a bit a leaf
    std::uint32_t m_search = 0;
    std::span<const float> m_limits;
    BoneFans m_bones;
    WalkQueue m_queue;
    std::vector<std::uint32_t> m_batch;
    std::vector<LeafWalk> m_tries; ///< scratch of turn()
    std::size_t m_polled = 0;
    std::size_t m_taken = 0; ///< leaves settled so far
};

/// Distances of all leaves to one source, in voxels; infinity where no walk leads. Empty when canceled.
std::vector<float> geodesicDistances(const WalkGround& ground, const WalkSource& source, Progress& progress);

} // namespace sinew
