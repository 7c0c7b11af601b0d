#include "core/distance/GeodesicDistance.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sinew {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
/// Voxels of the surface's layer that count once, and as much again that may follow by chance.
constexpr float kFirstVoxel = 1.0F;
constexpr float kFreeUntil = 2.75F;
/// A line of sight ends this near its anchor: a bone may pass through a boundary leaf.
constexpr float kAnchorSlack = 1.0F;
/// The centre of a boundary leaf may lie outside, so that a line to it enters the volume this near it.
constexpr float kSurfaceSlack = 2.0F;
/// Leaves up to 2 voxels wide hand their anchor on to the boundary beside them without a look.
constexpr std::uint8_t kTrustedSizeLog2 = 1;
/// Lengths that differ by less than this part are equal.
constexpr float kSameLength = 1e-5F;
constexpr std::size_t kPollEvery = 4096;

/// F(run): how much of a run through costly leaves counts.
float countedRun(float run) {
    return std::min(run, kFirstVoxel) + std::max(0.0F, run - kFreeUntil);
}

std::uint64_t queueKey(float distance, std::uint32_t leaf) {
    return static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(distance)) << 32U | leaf;
}

} // namespace

GeodesicSearch::GeodesicSearch(const WalkGround& ground)
    : m_ground(ground)
    , m_walks(ground.size())
    , m_states(ground.size(), State::Untouched) {}

void GeodesicSearch::begin(const WalkSource& source) {
    for (const std::uint32_t leaf : m_touched) {
        m_walks[leaf] = LeafWalk();
        m_states[leaf] = State::Untouched;
    }
    m_touched.clear();
    for (std::vector<std::uint64_t>& bucket : m_buckets) {
        bucket.clear();
    }
    m_bucket = 0;
    m_waiting = 0;
    m_pieces.clear();
    m_firstPiece = {0};
    for (const std::vector<Segment>& bone : source.bones) {
        for (const Segment& segment : bone) {
            Piece piece{segment.a.cast<float>(), (segment.b - segment.a).cast<float>(), 0.0F};
            const float square = piece.way.squaredNorm();
            piece.inverseSquare = square > 0.0F ? 1.0F / square : 0.0F;
            m_pieces.push_back(piece);
        }
        m_firstPiece.push_back(static_cast<std::uint32_t>(m_pieces.size()));
    }
}

Vec3f GeodesicSearch::placeOfAnchor(std::uint32_t anchor, const Vec3f& seenFrom) const {
    if ((anchor & kBoneAnchor) == 0) {
        return m_ground.place(anchor).center;
    }
    const std::uint32_t bone = anchor & ~kBoneAnchor;
    Vec3f nearest = seenFrom;
    float least = kInfinity;
    for (std::uint32_t i = m_firstPiece[bone]; i < m_firstPiece[bone + 1]; ++i) {
        const Piece& piece = m_pieces[i];
        const float along = (seenFrom - piece.start).dot(piece.way) * piece.inverseSquare;
        const Vec3f place = piece.start + std::clamp(along, 0.0F, 1.0F) * piece.way;
        if (const float square = (seenFrom - place).squaredNorm(); square < least) {
            least = square;
            nearest = place;
        }
    }
    return nearest;
}

float GeodesicSearch::distanceOfAnchor(std::uint32_t anchor) const {
    return (anchor & kBoneAnchor) == 0 ? m_walks[anchor].distance : 0.0F;
}

void GeodesicSearch::push(std::uint32_t leaf, float distance) {
    const auto bucket = std::max(m_bucket, static_cast<std::size_t>(distance));
    if (bucket >= m_buckets.size()) {
        m_buckets.resize(bucket + 1);
    }
    m_buckets[bucket].push_back(queueKey(distance, leaf));
    ++m_waiting;
}

void GeodesicSearch::offer(std::uint32_t leaf, const LeafWalk& walk, bool seen) {
    // Of equally long walks the one with less behind it, and what one neighbour vouches for no other need
    // guess: which came first must not matter.
    const LeafWalk& known = m_walks[leaf];
    const float same = kSameLength * walk.distance;
    const bool shorter = walk.distance < known.distance - same;
    if (!shorter && !(walk.distance <= known.distance + same && walk.run < known.run)) {
        if (seen && walk.anchor == known.anchor && m_states[leaf] == State::Guessed) {
            m_states[leaf] = State::Seen;
        }
        return;
    }
    if (m_states[leaf] == State::Untouched) {
        m_touched.push_back(leaf);
    }
    m_walks[leaf] = walk;
    m_states[leaf] = seen ? State::Seen : State::Guessed;
    push(leaf, walk.distance);
}

void GeodesicSearch::seed(const DistanceSeed& seed) {
    LeafWalk walk;
    walk.distance = seed.distance;
    walk.anchor = seed.leaf;
    if (seed.bone != kNoBone) {
        const Vec3f& center = m_ground.place(seed.leaf).center;
        walk.anchor = kBoneAnchor | seed.bone;
        walk.distance += (center - placeOfAnchor(walk.anchor, center)).norm();
    }
    offer(seed.leaf, walk, true);
}

/// The walk that goes on from where `from`'s comes from, straight to `to`, if it can be seen from there.
LeafWalk GeodesicSearch::through(std::uint32_t from, std::uint32_t to) const {
    const LeafWalk& before = m_walks[from];
    const LeafPlace& place = m_ground.place(to);
    if (!place.costly && before.run > 0.0F) {
        return turningAt(from, to); // out of the costly leaves: what it cost to get here stays
    }
    LeafWalk walk;
    walk.anchor = before.anchor;
    const float length = (place.center - placeOfAnchor(walk.anchor, place.center)).norm();
    if (place.costly) {
        if (m_ground.place(from).costly) {
            const Vec3f& center = m_ground.place(from).center;
            const float lengthBefore = (center - placeOfAnchor(walk.anchor, center)).norm();
            walk.run = before.run + std::max(0.0F, length - lengthBefore);
            walk.toll = before.toll + m_ground.toll() * (countedRun(walk.run) - countedRun(before.run));
        } else {
            walk.run = kFirstVoxel;
            walk.toll = m_ground.toll();
        }
    }
    walk.distance = distanceOfAnchor(walk.anchor) + length + walk.toll;
    return walk;
}

/// The walk that turns at the centre of `from`.
LeafWalk GeodesicSearch::turningAt(std::uint32_t from, std::uint32_t to) const {
    const LeafPlace& place = m_ground.place(to);
    LeafWalk walk;
    walk.anchor = from;
    const float length = (place.center - m_ground.place(from).center).norm();
    if (place.costly) {
        const float run = m_ground.place(from).costly ? m_walks[from].run : 0.0F;
        walk.run = m_ground.place(from).costly ? run + length : kFirstVoxel;
        walk.toll = m_ground.toll() * (countedRun(walk.run) - countedRun(run));
    }
    walk.distance = m_walks[from].distance + length + walk.toll;
    return walk;
}

/// Whether a step needs no look: walks that turn here, and the surface's layer beside fine leaves, where a
/// wrong guess bends the walk by a voxel at most.
bool GeodesicSearch::trusted(std::uint32_t from, std::uint32_t to, const LeafWalk& walk) const {
    return walk.anchor == from || (m_ground.place(to).costly && walk.run <= kFreeUntil &&
                                   m_ground.place(from).sizeLog2 <= kTrustedSizeLog2);
}

/// Whether the line between a leaf and its anchor stays in the volume, and, for a leaf inside, away from the
/// surface's layer.
bool GeodesicSearch::sees(std::uint32_t leaf) const {
    const LeafPlace& place = m_ground.place(leaf);
    const Vec3f anchor = placeOfAnchor(m_walks[leaf].anchor, place.center);
    const Vec3f way = anchor - place.center;
    const float length = way.norm();
    const float skipped = place.surface ? kSurfaceSlack : 0.0F;
    if (length <= skipped + kAnchorSlack) {
        return true;
    }
    const Vec3f from = place.center + skipped / length * way;
    const Vec3f to = anchor - kAnchorSlack / length * way;
    return place.costly ? m_ground.insideLine(from, to) : m_ground.freeLine(from, to);
}

/// A leaf does not see its anchor: of what its settled neighbours offer the cheapest that holds.
void GeodesicSearch::turn(std::uint32_t leaf) {
    const std::uint32_t blind = m_walks[leaf].anchor;
    m_tries.clear();
    LeafWalk turned;
    for (const std::uint32_t from : m_ground.neighbors(leaf)) {
        if (!settled(from)) {
            continue;
        }
        if (const LeafWalk near = turningAt(from, leaf); near.distance < turned.distance) {
            turned = near;
        }
        const std::uint32_t anchor = m_walks[from].anchor;
        const auto same = [anchor](const LeafWalk& tried) { return tried.anchor == anchor; };
        if (anchor != blind && std::none_of(m_tries.begin(), m_tries.end(), same)) {
            m_tries.push_back(through(from, leaf));
        }
    }
    for (const LeafWalk& straight : m_tries) {
        m_walks[leaf] = straight;
        if (straight.distance < turned.distance && sees(leaf)) {
            turned = straight;
        }
    }
    m_walks[leaf] = LeafWalk();
    offer(leaf, turned, true);
}

void GeodesicSearch::expand(std::uint32_t leaf) {
    for (const std::uint32_t to : m_ground.neighbors(leaf)) {
        // From the same anchor with no more toll there is nothing to gain.
        const bool sure = m_states[to] == State::Seen || !m_ground.place(to).costly;
        if (settled(to) ||
            (sure && m_walks[to].anchor == m_walks[leaf].anchor && m_walks[to].toll <= m_walks[leaf].toll)) {
            continue;
        }
        const LeafWalk walk = through(leaf, to);
        offer(to, walk, trusted(leaf, to, walk));
    }
    if (m_ground.place(leaf).bridged) {
        m_ground.forEachBridge(leaf, [&](std::uint32_t to, float gap) {
            LeafWalk walk;
            walk.distance = m_walks[leaf].distance + gap;
            walk.anchor = to;
            if (!settled(to)) {
                offer(to, walk, true);
            }
        });
    }
}

void GeodesicSearch::settle(std::uint32_t leaf, float reached) {
    if (settled(leaf) || reached != m_walks[leaf].distance) {
        return; // a shorter way was found after this entry was made
    }
    if (m_states[leaf] == State::Guessed && !sees(leaf)) {
        turn(leaf);
        return;
    }
    m_states[leaf] = State::Settled;
    if (m_limits.empty() || reached <= m_limits[leaf]) {
        expand(leaf);
    }
}

bool GeodesicSearch::run(const WalkSource& source, std::span<const float> limits, Progress& progress) {
    m_limits = limits;
    begin(source);
    for (const DistanceSeed& start : source.seeds) {
        seed(start);
    }
    std::size_t polled = 0;
    for (m_bucket = 0; m_waiting > 0; ++m_bucket) {
        std::size_t sorted = 0;
        for (std::size_t i = 0; i < m_buckets[m_bucket].size(); ++i) {
            std::vector<std::uint64_t>& bucket = m_buckets[m_bucket];
            if (i == sorted) { // what came in meanwhile
                std::sort(bucket.begin() + static_cast<std::ptrdiff_t>(i), bucket.end());
                sorted = bucket.size();
            }
            if (++polled % kPollEvery == 0 && progress.canceled()) {
                return false;
            }
            const std::uint64_t key = bucket[i];
            settle(static_cast<std::uint32_t>(key),
                   std::bit_cast<float>(static_cast<std::uint32_t>(key >> 32U)));
        }
        m_waiting -= m_buckets[m_bucket].size();
        m_buckets[m_bucket].clear();
    }
    for (const std::uint32_t leaf : m_touched) {
        if (!settled(leaf)) {
            m_walks[leaf].distance = kInfinity;
        }
    }
    return !progress.canceled();
}

float GeodesicSearch::distanceAt(std::uint32_t leaf, const Vec3f& place) const {
    const LeafWalk& walk = m_walks[leaf];
    if (!(walk.distance < kInfinity)) {
        return kInfinity;
    }
    const float toll = m_ground.place(leaf).tolled ? std::max(walk.toll, m_ground.toll()) : walk.toll;
    return distanceOfAnchor(walk.anchor) + (place - placeOfAnchor(walk.anchor, place)).norm() + toll;
}

Vec3f GeodesicSearch::anchorOf(std::uint32_t leaf, const Vec3f& place) const {
    return placeOfAnchor(m_walks[leaf].anchor, place);
}

float GeodesicSearch::distanceAtAnchor(std::uint32_t leaf) const {
    return distanceOfAnchor(m_walks[leaf].anchor);
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
