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
constexpr float kMaxFurther = 1.0F;
/// So far towards its parent, in widths of a leaf, the next leaf lies for certain.
constexpr float kNextLeaf = 1.001F;
/// The centre of a boundary leaf may lie outside: so many of its widths a line may run beside the volume.
constexpr float kBesideSurface = 1.5F;
/// A line that runs in a face between leaves within this, voxels, belongs to those on both sides.
constexpr float kInFace = 1e-3F;
constexpr float kAside = 1e-2F;
/// Lengths that differ by less than this part are equal.
constexpr float kSameLength = 1e-5F;
/// Numbers of searches fit into 30 bits.
constexpr std::uint32_t kMaxSearches = 0x3fffffffU;
constexpr std::size_t kPollEvery = 4096;

/// F(length): how much of a run through costly leaves counts.
float countedLength(float run) {
    return std::min(run, kFirstLeaf) + std::clamp(run - kFreeUntil, 0.0F, kMaxFurther);
}

} // namespace

GeodesicSearch::GeodesicSearch(const CostGraph& graph)
    : m_graph(graph)
    , m_labels(graph.size())
    , m_settled((graph.size() + 63) / 64) {}

void GeodesicSearch::begin(const DistanceSeeds& source) {
    m_search = (m_search + 1) & kMaxSearches;
    std::fill(m_settled.begin(), m_settled.end(), 0);
    m_queue.clear();
    m_closed = 0;
    m_bones.assign(source.bones);
}

Vec3f GeodesicSearch::positionOfParent(std::uint32_t parent, const Vec3f& seenFrom) const {
    return (parent & kBoneParent) == 0 ? m_graph.leaf(parent).center
                                       : m_bones.nearest(parent & ~kBoneParent, seenFrom);
}

float GeodesicSearch::distanceOfParent(std::uint32_t parent) const {
    return (parent & kBoneParent) == 0 ? m_labels[parent].path.distance : 0.0F;
}

/// Above 0: the path is better, below: worse, 0: equal but perhaps for its parent. Of equally long paths the
/// one with less surface penalty is better, then the one that turns sooner.
float GeodesicSearch::gain(const LeafPath& path, const LeafPath& known) const {
    const float same = kSameLength * path.distance;
    const auto less = [same](float a, float b) { return std::abs(a - b) > same ? b - a : 0.0F; };
    if (const float shorter = less(path.distance, known.distance); shorter != 0.0F) {
        return shorter;
    }
    if (const float cheaper = less(path.surfacePenalty, known.surfacePenalty); cheaper != 0.0F) {
        return cheaper;
    }
    if (const float rested = less(path.boundaryLength, known.boundaryLength); rested != 0.0F) {
        return rested;
    }
    return less(distanceOfParent(path.parent), distanceOfParent(known.parent));
}

/// Keeps the better of two paths, or both parents; of three the two lowest. True: the path is part of it.
bool GeodesicSearch::improve(Label& label, const LeafPath& path) const {
    const float better = gain(path, label.path);
    if (better > 0.0F) {
        label.path = path;
        label.tiedParent = kNoLeaf;
        return true;
    }
    if (better < 0.0F || label.startsFrom(path.parent)) {
        return false;
    }
    if (path.parent < label.path.parent) {
        label.tiedParent = label.path.parent;
        label.path.parent = path.parent;
        return true;
    }
    const bool second = path.parent < label.tiedParent;
    label.tiedParent = std::min(label.tiedParent, path.parent);
    return second;
}

void GeodesicSearch::relax(std::uint32_t leaf, const LeafPath& path, bool seen) {
    Label& label = m_labels[leaf];
    const State state = seen ? Visible : Open;
    if (!label.writtenBy(m_search)) {
        label.path = path;
        label.tiedParent = kNoLeaf;
        label.set(m_search, state);
        m_queue.push(leaf, path.distance);
        return;
    }
    const float before = label.path.distance;
    if (improve(label, path)) {
        const bool twins = label.tiedParent != kNoLeaf;
        label.set(m_search, twins && label.is(Open) ? Open : state);
        if (m_queue.bucketOf(label.path.distance) != m_queue.bucketOf(before)) {
            m_queue.push(leaf, label.path.distance);
        }
    } else if (seen && label.tiedParent == kNoLeaf && path.parent == label.path.parent &&
               gain(path, label.path) == 0.0F) {
        label.set(m_search, state); // what one neighbour vouches for no other need guess
    }
}

void GeodesicSearch::seed(const DistanceSeed& seed) {
    LeafPath path{seed.distance, seed.leaf, 0.0F, 0.0F};
    if (seed.bone != kNoBone) {
        const Vec3f& center = m_graph.leaf(seed.leaf).center;
        path.parent = kBoneParent | seed.bone;
        path.distance += (center - positionOfParent(path.parent, center)).norm();
    }
    relax(seed.leaf, path, true);
}

/// Adds to a path what its last step into a costly leaf costs, when that makes it `longer` by so much.
void GeodesicSearch::pay(LeafPath& path, std::uint32_t from, const CostLeaf& to, float longer) const {
    const bool along = m_graph.leaf(from).costly;
    const float before = along ? m_labels[from].path.boundaryLength : 0.0F;
    path.boundaryLength = along ? before + std::max(0.0F, longer) / to.width() : kFirstLeaf;
    path.surfacePenalty += m_graph.wallPrice() * (countedLength(path.boundaryLength) - countedLength(before));
}

GeodesicSearch::Source GeodesicSearch::sourceOf(std::uint32_t from, std::uint32_t parent) const {
    const CostLeaf& leaf = m_graph.leaf(from);
    const float straight = leaf.costly ? (leaf.center - positionOfParent(parent, leaf.center)).norm() : 0.0F;
    return {from, parent, distanceOfParent(parent), straight};
}

/// The path that goes on from where that of `from` comes from, straight to `to`, if it can be seen from
/// there.
LeafPath GeodesicSearch::through(const Source& from, std::uint32_t to) const {
    const LeafPath& before = m_labels[from.leaf].path;
    const CostLeaf& leaf = m_graph.leaf(to);
    if (!leaf.costly && before.boundaryLength > 0.0F) {
        return turningAt(from.leaf, to); // out of the costly leaves: what it cost to get here stays
    }
    LeafPath path;
    path.parent = from.parent;
    const float length = (leaf.center - positionOfParent(from.parent, leaf.center)).norm();
    if (leaf.costly) {
        path.surfacePenalty = before.surfacePenalty;
        pay(path, from.leaf, leaf, length - from.straight);
    }
    path.distance = from.atParent + length + path.surfacePenalty;
    return path;
}

/// The path that turns at the centre of `from`.
LeafPath GeodesicSearch::turningAt(std::uint32_t from, std::uint32_t to) const {
    const CostLeaf& leaf = m_graph.leaf(to);
    LeafPath path;
    path.parent = from;
    const float length = (leaf.center - m_graph.leaf(from).center).norm();
    if (leaf.costly) {
        pay(path, from, leaf, length);
    }
    path.distance = m_labels[from].path.distance + length + path.surfacePenalty;
    return path;
}

/// Whether the line between a leaf and its parent stays in the volume, and, for a leaf inside, away from the
/// surface's layer. A line in the face between two rows of leaves counts where either row holds it, so that
/// mirrored solids are seen alike.
bool GeodesicSearch::sees(std::uint32_t leaf, std::uint32_t parent) const {
    const Vec3f& center = m_graph.leaf(leaf).center;
    const Vec3f end = positionOfParent(parent, center);
    unsigned inFace = 0; // a bit an axis
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        if (std::abs(end[axis] - center[axis]) < kInFace &&
            std::abs(center[axis] - std::round(center[axis])) < kInFace) {
            inFace |= 1U << static_cast<unsigned>(axis);
        }
    }
    for (unsigned side = 0; side < 8; ++side) {
        if ((side & ~inFace) != 0) {
            continue;
        }
        Vec3f aside = Vec3f::Zero();
        for (unsigned axis = 0; axis < 3; ++axis) {
            if ((inFace >> axis & 1U) != 0) {
                aside[static_cast<Eigen::Index>(axis)] = (side >> axis & 1U) != 0 ? kAside : -kAside;
            }
        }
        if (seesAlong(leaf, parent, end, aside)) {
            return true;
        }
    }
    return false;
}

/// Goes from leaf to leaf towards the parent up to the first that has settled: what holds there holds here.
bool GeodesicSearch::seesAlong(std::uint32_t leaf, std::uint32_t parent, const Vec3f& end,
                               const Vec3f& aside) const {
    const CostLeaf& here = m_graph.leaf(leaf);
    const Vec3f offset = end - here.center;
    const float length = offset.norm();
    const float kept = (parent & kBoneParent) == 0 ? m_graph.leaf(parent).width() : m_graph.baseVoxel();
    const float beside = here.surface ? kBesideSurface * here.width() : 0.0F;
    for (float gone = kNextLeaf * here.width(); gone < length - kept;) {
        const std::uint32_t next = m_graph.leafAt(here.center + gone / length * offset + aside);
        if (next == parent) {
            return true;
        }
        if (next == kNoLeaf && gone <= beside) {
            gone += here.width();
            continue;
        }
        if (next == kNoLeaf || (m_graph.leaf(next).costly && !here.costly)) {
            return false;
        }
        if (settled(next)) {
            return m_labels[next].startsFrom(parent);
        }
        gone += m_graph.leaf(next).width();
    }
    return true;
}

/// Leaves the parents that a leaf sees; false: none.
bool GeodesicSearch::seesEither(std::uint32_t leaf) {
    Label& label = m_labels[leaf];
    if (label.tiedParent != kNoLeaf && !sees(leaf, label.tiedParent)) {
        label.tiedParent = kNoLeaf;
    }
    if (sees(leaf, label.path.parent)) {
        return true;
    }
    const bool other = label.tiedParent != kNoLeaf;
    label.path.parent = other ? label.tiedParent : label.path.parent;
    label.tiedParent = kNoLeaf;
    return other;
}

/// For a leaf that does not see its parent: of what its settled neighbours offer the best that holds.
void GeodesicSearch::turn(std::uint32_t leaf) {
    const std::uint32_t blind = m_labels[leaf].path.parent;
    m_tries.clear();
    Label best;
    for (const std::uint32_t from : m_graph.neighbors(leaf)) {
        if (!settled(from)) {
            continue;
        }
        improve(best, turningAt(from, leaf));
        const Label& label = m_labels[from];
        for (const std::uint32_t parent : {label.path.parent, label.tiedParent}) {
            if (parent != blind && parent != kNoLeaf) {
                m_tries.push_back(through(sourceOf(from, parent), leaf));
            }
        }
    }
    for (const LeafPath& straight : m_tries) {
        if (gain(straight, best.path) >= 0.0F && sees(leaf, straight.parent)) {
            improve(best, straight);
        }
    }
    m_labels[leaf].path = best.path;
    m_labels[leaf].tiedParent = best.tiedParent;
}

void GeodesicSearch::handOn(const Source& from, std::uint32_t to) {
    // From the same parent with no more surface penalty there is nothing to gain.
    const Label& label = m_labels[to];
    const LeafPath& before = m_labels[from.leaf].path;
    if (label.writtenBy(m_search) && label.startsFrom(from.parent) &&
        label.path.surfacePenalty <= before.surfacePenalty &&
        label.path.boundaryLength <= before.boundaryLength &&
        (label.is(Visible) || !m_graph.leaf(to).costly)) {
        return;
    }
    const LeafPath path = through(from, to);
    relax(to, path, path.parent == from.leaf);
}

void GeodesicSearch::expand(std::uint32_t leaf) {
    const Label& label = m_labels[leaf];
    const Source source = sourceOf(leaf, label.path.parent);
    const Source tied = label.tiedParent == kNoLeaf ? source : sourceOf(leaf, label.tiedParent);
    for (const std::uint32_t to : m_graph.neighbors(leaf)) {
        if (settled(to)) {
            continue;
        }
        handOn(source, to);
        if (label.tiedParent != kNoLeaf) {
            handOn(tied, to);
        }
    }
    if (m_graph.leaf(leaf).bridged) {
        crossBridges(leaf);
    }
}

void GeodesicSearch::crossBridges(std::uint32_t leaf) {
    m_graph.forEachBridge(leaf, [&](std::uint32_t to, float gap) {
        if (!settled(to)) {
            relax(to, {m_labels[leaf].path.distance + gap, to, 0.0F, 0.0F}, true);
        }
    });
}

/// Whether a leaf's path is final with the bucket that is over now.
bool GeodesicSearch::settles(std::uint32_t leaf) {
    Label& label = m_labels[leaf];
    if (label.is(Closed) || !m_queue.isCurrent(label.path.distance)) {
        return false; // a shorter way was found after this entry was made
    }
    if (label.is(Open) && !seesEither(leaf)) {
        turn(leaf);
        label.set(m_search, Visible);
        if (!m_queue.isCurrent(label.path.distance)) {
            m_queue.push(leaf, label.path.distance);
            return false;
        }
    }
    label.set(m_search, Closed);
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
                            static_cast<double>(m_closed) / static_cast<double>(m_graph.size()));
        }
        if (settles(m_batch[i])) {
            m_batch[kept++] = m_batch[i];
        }
    }
    m_batch.resize(kept);
    m_closed += kept;
    for (const std::uint32_t leaf : m_batch) {
        m_settled[leaf >> 6U] |= std::uint64_t{1} << (leaf & 63U);
    }
    for (const std::uint32_t leaf : m_batch) {
        if (m_limits.empty() || m_labels[leaf].path.distance <= m_limits[leaf]) {
            expand(leaf);
        }
    }
    return true;
}

bool GeodesicSearch::run(const DistanceSeeds& source, std::span<const float> limits, Progress& progress) {
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

float GeodesicSearch::straightTo(const Vec3f& position, std::uint32_t parent) const {
    return distanceOfParent(parent) + (position - positionOfParent(parent, position)).norm();
}

float GeodesicSearch::distanceAt(std::uint32_t leaf, View& view) const {
    if (!settled(leaf)) {
        return kInfinity;
    }
    const Label& label = m_labels[leaf];
    if (label.path.parent != view.parent) {
        view.parent = label.path.parent;
        view.straight = straightTo(view.position, view.parent);
    }
    const float straight = label.tiedParent == kNoLeaf
                               ? view.straight
                               : std::min(view.straight, straightTo(view.position, label.tiedParent));
    return straight + withoutOwnWall(label.path);
}

float GeodesicSearch::distanceAt(std::uint32_t leaf) const {
    if (!settled(leaf)) {
        return kInfinity;
    }
    const LeafPath& found = m_labels[leaf].path;
    return found.distance - found.surfacePenalty + withoutOwnWall(found);
}

/// What a path's walls cost since its parent, all but the one that every path to the surface goes into.
float GeodesicSearch::withoutOwnWall(const LeafPath& path) const {
    return std::max(0.0F, path.surfacePenalty - m_graph.wallPrice());
}

Vec3f GeodesicSearch::parentOf(std::uint32_t leaf, const Vec3f& position) const {
    return positionOfParent(m_labels[leaf].path.parent, position);
}

std::uint32_t GeodesicSearch::boneOf(std::uint32_t leaf) const {
    std::uint32_t parent = m_labels[leaf].path.parent;
    while ((parent & kBoneParent) == 0) {
        if (parent == leaf || !settled(parent)) {
            return kNoBone;
        }
        leaf = parent;
        parent = m_labels[leaf].path.parent;
    }
    return parent & ~kBoneParent;
}

float GeodesicSearch::distanceAtParent(std::uint32_t leaf) const {
    return distanceOfParent(m_labels[leaf].path.parent);
}

std::vector<float> geodesicDistances(const CostGraph& graph, const DistanceSeeds& source,
                                     Progress& progress) {
    GeodesicSearch search(graph);
    if (!search.run(source, {}, progress)) {
        return {};
    }
    std::vector<float> distances(graph.size());
    for (std::uint32_t leaf = 0; leaf < distances.size(); ++leaf) {
        distances[leaf] = search.path(leaf).distance;
    }
    return distances;
}

} // namespace sinew
