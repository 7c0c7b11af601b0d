#include "core/distance/GeodesicDistance.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
/// Widths of the surface's leaves that count once, and as much again that may follow by chance.
constexpr float kFirstLeaf = 1.0F;
constexpr float kFreeUntil = 2.75F;
/// What all that follows counts at most.
constexpr float kMostFurther = 1.0F;
/// A line of sight ends a leaf's width from its anchor (of a bone, a base voxel's: it may pass through a
/// boundary leaf), and this many of its own from the centre of a boundary leaf, which may lie outside.
constexpr float kSurfaceSlack = 2.0F;
/// Widths of the leaf stepped into that such a step must make the walk longer.
constexpr float kLeastProgress = 0.5F;
/// Cosine from which on that little way outside leads away from the volume.
constexpr float kOutwards = 0.3F;
/// Leaves up to so much wider hand their anchor on to the boundary beside them without a look.
constexpr float kTrustedWidth = 2.0F;
/// Lengths that differ by less than this part are equal.
constexpr float kSameLength = 1e-5F;
/// Numbers of searches fit into 30 bits.
constexpr std::uint32_t kMostSearches = 0x3fffffffU;
constexpr std::size_t kPollEvery = 4096;

/// F(run): how much of a run through costly leaves counts.
float countedRun(float run) {
    return std::min(run, kFirstLeaf) + std::clamp(run - kFreeUntil, 0.0F, kMostFurther);
}

} // namespace

GeodesicSearch::GeodesicSearch(const WalkGround& ground)
    : m_ground(ground)
    , m_labels(ground.size())
    , m_settled((ground.size() + 63) / 64) {}

void GeodesicSearch::begin(const WalkSource& source) {
    m_search = (m_search + 1) & kMostSearches;
    std::fill(m_settled.begin(), m_settled.end(), 0);
    m_queue.clear();
    m_taken = 0;
    m_bones.assign(source.bones);
}

Vec3f GeodesicSearch::placeOfAnchor(std::uint32_t anchor, const Vec3f& seenFrom) const {
    return (anchor & kBoneAnchor) == 0 ? m_ground.place(anchor).center
                                       : m_bones.nearest(anchor & ~kBoneAnchor, seenFrom);
}

float GeodesicSearch::distanceOfAnchor(std::uint32_t anchor) const {
    return (anchor & kBoneAnchor) == 0 ? m_labels[anchor].walk.distance : 0.0F;
}

/// Above 0: the walk is better, below: worse, 0: equal but perhaps for its anchor. Of equally long walks the
/// one with less toll is better, then the one that turns sooner.
float GeodesicSearch::gain(const LeafWalk& walk, const LeafWalk& known) const {
    const float same = kSameLength * walk.distance;
    const auto less = [same](float a, float b) { return std::abs(a - b) > same ? b - a : 0.0F; };
    if (const float shorter = less(walk.distance, known.distance); shorter != 0.0F) {
        return shorter;
    }
    if (const float cheaper = less(walk.toll, known.toll); cheaper != 0.0F) {
        return cheaper;
    }
    if (const float rested = less(walk.run, known.run); rested != 0.0F) {
        return rested;
    }
    return less(distanceOfAnchor(walk.anchor), distanceOfAnchor(known.anchor));
}

/// Keeps the better of two walks, or both anchors; of three the two lowest. True: the walk is part of it.
bool GeodesicSearch::improve(Label& label, const LeafWalk& walk) const {
    const float better = gain(walk, label.walk);
    if (better > 0.0F) {
        label.walk = walk;
        label.twin = kNoLeaf;
        return true;
    }
    if (better < 0.0F || label.startsFrom(walk.anchor)) {
        return false;
    }
    if (walk.anchor < label.walk.anchor) {
        label.twin = label.walk.anchor;
        label.walk.anchor = walk.anchor;
        return true;
    }
    const bool second = walk.anchor < label.twin;
    label.twin = std::min(label.twin, walk.anchor);
    return second;
}

void GeodesicSearch::offer(std::uint32_t leaf, const LeafWalk& walk, bool seen) {
    Label& label = m_labels[leaf];
    const State state = seen ? Seen : Guessed;
    if (!label.writtenBy(m_search)) {
        label.walk = walk;
        label.twin = kNoLeaf;
        label.set(m_search, state);
        m_queue.push(leaf, walk.distance);
        return;
    }
    const float before = label.walk.distance;
    if (improve(label, walk)) {
        const bool twins = label.twin != kNoLeaf;
        label.set(m_search, twins && label.is(Guessed) ? Guessed : state);
        if (m_queue.bucketOf(label.walk.distance) != m_queue.bucketOf(before)) {
            m_queue.push(leaf, label.walk.distance);
        }
    } else if (seen && label.twin == kNoLeaf && walk.anchor == label.walk.anchor &&
               gain(walk, label.walk) == 0.0F) {
        label.set(m_search, state); // what one neighbour vouches for no other need guess
    }
}

void GeodesicSearch::seed(const DistanceSeed& seed) {
    LeafWalk walk{seed.distance, seed.leaf, 0.0F, 0.0F};
    if (seed.bone != kNoBone) {
        const Vec3f& center = m_ground.place(seed.leaf).center;
        walk.anchor = kBoneAnchor | seed.bone;
        walk.distance += (center - placeOfAnchor(walk.anchor, center)).norm();
    }
    offer(seed.leaf, walk, true);
}

/// Adds to a walk what its last step into a costly leaf costs, when that makes it `longer` by so much.
void GeodesicSearch::pay(LeafWalk& walk, std::uint32_t from, const LeafPlace& to, float longer) const {
    const bool along = m_ground.place(from).costly;
    const float before = along ? m_labels[from].walk.run : 0.0F;
    walk.run = along ? before + std::max(0.0F, longer) / to.width() : kFirstLeaf;
    walk.toll += m_ground.tollOf(to) * (countedRun(walk.run) - countedRun(before));
}

/// The walk that goes on from where `from`'s comes from, straight to `to`, if it can be seen from there.
LeafWalk GeodesicSearch::through(std::uint32_t from, std::uint32_t to, std::uint32_t anchor) const {
    const LeafWalk& before = m_labels[from].walk;
    const LeafPlace& place = m_ground.place(to);
    if (!place.costly && before.run > 0.0F) {
        return turningAt(from, to); // out of the costly leaves: what it cost to get here stays
    }
    LeafWalk walk;
    walk.anchor = anchor;
    const float length = (place.center - placeOfAnchor(anchor, place.center)).norm();
    if (place.costly) {
        const Vec3f& center = m_ground.place(from).center;
        const float lengthBefore = (center - placeOfAnchor(anchor, center)).norm();
        walk.toll = before.toll;
        pay(walk, from, place, length - lengthBefore);
    }
    walk.distance = distanceOfAnchor(anchor) + length + walk.toll;
    return walk;
}

/// The walk that turns at the centre of `from`.
LeafWalk GeodesicSearch::turningAt(std::uint32_t from, std::uint32_t to) const {
    const LeafPlace& place = m_ground.place(to);
    LeafWalk walk;
    walk.anchor = from;
    const float length = (place.center - m_ground.place(from).center).norm();
    if (place.costly) {
        pay(walk, from, place, length);
    }
    walk.distance = m_labels[from].walk.distance + length + walk.toll;
    return walk;
}

/// Whether a step needs no look: walks that turn here, and into or through the surface's layer beside fine
/// leaves, where a wrong guess bends the walk by a leaf at most. Not along the layer: a walk that goes no
/// farther with every step could be handed on down a whole limb that it does not see.
bool GeodesicSearch::trusted(std::uint32_t from, std::uint32_t to, const LeafWalk& walk) const {
    const LeafPlace& before = m_ground.place(from);
    const LeafPlace& place = m_ground.place(to);
    return walk.anchor == from ||
           (place.costly && walk.run <= kFreeUntil && walk.run >= m_labels[from].walk.run + kLeastProgress &&
            before.width() <= kTrustedWidth * place.width());
}

/// Whether a walk into a boundary leaf by way of a place comes from outside, over a gap in the volume.
bool GeodesicSearch::leavesOutwards(const LeafPlace& place, const Vec3f& by) const {
    if (m_ground.insideLine(place.center, by)) {
        return false;
    }
    const Vec3f outwards = m_ground.outwards(place);
    const Vec3f way = by - place.center;
    return way.dot(outwards) > kOutwards * way.norm() * outwards.norm();
}

/// Whether the line between a leaf and its anchor stays in the volume, and, for a leaf inside, away from the
/// surface's layer.
bool GeodesicSearch::sees(std::uint32_t leaf, std::uint32_t anchor) const {
    const LeafPlace& place = m_ground.place(leaf);
    const Vec3f end = placeOfAnchor(anchor, place.center);
    const Vec3f way = end - place.center;
    const float length = way.norm();
    const float skipped = place.surface ? kSurfaceSlack * place.width() : 0.0F;
    const float kept = (anchor & kBoneAnchor) == 0 ? m_ground.place(anchor).width() : m_ground.baseVoxel();
    if (length <= skipped + kept) {
        return true;
    }
    const Vec3f from = place.center + skipped / length * way;
    const Vec3f to = end - kept / length * way;
    if (skipped > 0.0F && leavesOutwards(place, from)) {
        return false;
    }
    return place.costly ? m_ground.insideLine(from, to) : m_ground.freeLine(from, to);
}

/// Leaves the anchors that a leaf sees; false: none.
bool GeodesicSearch::seesEither(std::uint32_t leaf) {
    Label& label = m_labels[leaf];
    if (label.twin != kNoLeaf && !sees(leaf, label.twin)) {
        label.twin = kNoLeaf;
    }
    if (sees(leaf, label.walk.anchor)) {
        return true;
    }
    const bool other = label.twin != kNoLeaf;
    label.walk.anchor = other ? label.twin : label.walk.anchor;
    label.twin = kNoLeaf;
    return other;
}

/// For a leaf that does not see its anchor: of what its settled neighbours offer the best that holds.
void GeodesicSearch::turn(std::uint32_t leaf) {
    const std::uint32_t blind = m_labels[leaf].walk.anchor;
    m_tries.clear();
    Label best;
    for (const std::uint32_t from : m_ground.neighbors(leaf)) {
        if (!settled(from)) {
            continue;
        }
        improve(best, turningAt(from, leaf));
        const Label& label = m_labels[from];
        for (const std::uint32_t anchor : {label.walk.anchor, label.twin}) {
            if (anchor != blind && anchor != kNoLeaf) {
                m_tries.push_back(through(from, leaf, anchor));
            }
        }
    }
    for (const LeafWalk& straight : m_tries) {
        if (gain(straight, best.walk) >= 0.0F && sees(leaf, straight.anchor)) {
            improve(best, straight);
        }
    }
    m_labels[leaf].walk = best.walk;
    m_labels[leaf].twin = best.twin;
}

void GeodesicSearch::handOn(std::uint32_t from, std::uint32_t to, std::uint32_t anchor) {
    // From the same anchor with no more toll there is nothing to gain.
    const Label& label = m_labels[to];
    const LeafWalk& before = m_labels[from].walk;
    if (label.writtenBy(m_search) && label.startsFrom(anchor) && label.walk.toll <= before.toll &&
        label.walk.run <= before.run && (label.is(Seen) || !m_ground.place(to).costly)) {
        return;
    }
    const LeafWalk walk = through(from, to, anchor);
    offer(to, walk, trusted(from, to, walk));
}

void GeodesicSearch::expand(std::uint32_t leaf) {
    const Label& label = m_labels[leaf];
    for (const std::uint32_t to : m_ground.neighbors(leaf)) {
        if (settled(to)) {
            continue;
        }
        handOn(leaf, to, label.walk.anchor);
        if (label.twin != kNoLeaf) {
            handOn(leaf, to, label.twin);
        }
    }
    if (m_ground.place(leaf).bridged) {
        crossBridges(leaf);
    }
}

void GeodesicSearch::crossBridges(std::uint32_t leaf) {
    m_ground.forEachBridge(leaf, [&](std::uint32_t to, float gap) {
        if (!settled(to)) {
            offer(to, {m_labels[leaf].walk.distance + gap, to, 0.0F, 0.0F}, true);
        }
    });
}

/// Whether a leaf's walk is final with the bucket that is over now.
bool GeodesicSearch::settles(std::uint32_t leaf) {
    Label& label = m_labels[leaf];
    if (label.is(Taken) || !m_queue.isCurrent(label.walk.distance)) {
        return false; // a shorter way was found after this entry was made
    }
    if (label.is(Guessed) && !seesEither(leaf)) {
        turn(leaf);
        label.set(m_search, Seen);
        if (!m_queue.isCurrent(label.walk.distance)) {
            m_queue.push(leaf, label.walk.distance);
            return false;
        }
    }
    label.set(m_search, Taken);
    return true;
}

/// Settles the leaves of a bucket, each by what was settled before, then lets all hand on where they come
/// from. False when canceled.
bool GeodesicSearch::takeBatch(Progress& progress) {
    m_queue.take(m_batch);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_batch.size(); ++i) {
        if (++m_polled % kPollEvery == 0) {
            if (progress.canceled()) {
                return false;
            }
            progress.report(Stage::Distances,
                            static_cast<double>(m_taken) / static_cast<double>(m_ground.size()));
        }
        if (settles(m_batch[i])) {
            m_batch[kept++] = m_batch[i];
        }
    }
    m_batch.resize(kept);
    m_taken += kept;
    for (const std::uint32_t leaf : m_batch) {
        m_settled[leaf >> 6U] |= std::uint64_t{1} << (leaf & 63U);
    }
    for (const std::uint32_t leaf : m_batch) {
        if (m_limits.empty() || m_labels[leaf].walk.distance <= m_limits[leaf]) {
            expand(leaf);
        }
    }
    return true;
}

bool GeodesicSearch::run(const WalkSource& source, std::span<const float> limits, Progress& progress) {
    m_limits = limits;
    begin(source);
    for (const DistanceSeed& start : source.seeds) {
        seed(start);
    }
    while (!m_queue.empty()) {
        if (!takeBatch(progress)) {
            return false;
        }
    }
    return !progress.canceled();
}

float GeodesicSearch::straightTo(const Vec3f& place, std::uint32_t anchor) const {
    return distanceOfAnchor(anchor) + (place - placeOfAnchor(anchor, place)).norm();
}

float GeodesicSearch::distanceAt(std::uint32_t leaf, View& view) const {
    if (!settled(leaf)) {
        return kInfinity;
    }
    const Label& label = m_labels[leaf];
    if (label.walk.anchor != view.anchor) {
        view.anchor = label.walk.anchor;
        view.straight = straightTo(view.place, view.anchor);
    }
    const float straight =
        label.twin == kNoLeaf ? view.straight : std::min(view.straight, straightTo(view.place, label.twin));
    const float layer = m_ground.place(leaf).tolled ? m_ground.tollOf(m_ground.place(view.home)) : 0.0F;
    return straight + std::max(label.walk.toll, layer);
}

Vec3f GeodesicSearch::anchorOf(std::uint32_t leaf, const Vec3f& place) const {
    return placeOfAnchor(m_labels[leaf].walk.anchor, place);
}

std::uint32_t GeodesicSearch::boneOf(std::uint32_t leaf) const {
    std::uint32_t anchor = m_labels[leaf].walk.anchor;
    while ((anchor & kBoneAnchor) == 0) {
        if (anchor == leaf || !settled(anchor)) {
            return kNoBone;
        }
        leaf = anchor;
        anchor = m_labels[leaf].walk.anchor;
    }
    return anchor & ~kBoneAnchor;
}

float GeodesicSearch::distanceAtAnchor(std::uint32_t leaf) const {
    return distanceOfAnchor(m_labels[leaf].walk.anchor);
}

std::vector<float> geodesicDistances(const WalkGround& ground, const WalkSource& source, Progress& progress) {
    GeodesicSearch search(ground);
    if (!search.run(source, {}, progress)) {
        return {};
    }
    std::vector<float> distances(ground.size());
    for (std::uint32_t leaf = 0; leaf < distances.size(); ++leaf) {
        distances[leaf] = search.walk(leaf).distance;
    }
    return distances;
}

} // namespace sinew
