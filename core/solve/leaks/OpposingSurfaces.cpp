#include "core/solve/leaks/RefinePlan.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <queue>
#include <tuple>
#include <utility>

namespace sinew {
namespace {

/// Ends of bones nearer than this are one, base voxels.
constexpr double kOneNode = 0.05;

/// Nodes are looked for in the cells of this width around a place.
std::array<std::int64_t, 3> nodeCell(const Vec3& position) {
    std::array<std::int64_t, 3> cell{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        cell[axis] = std::llround(std::floor(position[static_cast<Eigen::Index>(axis)] / kOneNode));
    }
    return cell;
}

std::uint64_t numberOf(const std::array<std::int64_t, 3>& cell) {
    constexpr std::uint64_t mask = (1ULL << 21U) - 1;
    return (static_cast<std::uint64_t>(cell[0]) & mask) << 42U |
           (static_cast<std::uint64_t>(cell[1]) & mask) << 21U | (static_cast<std::uint64_t>(cell[2]) & mask);
}

} // namespace

SkeletonPaths::SkeletonPaths(const Skeleton& skeleton, std::span<const Bone> sources,
                             const VoxelFrame& base) {
    for (const Bone& source : sources) {
        m_bones.emplace_back();
        for (const Segment& segment : middleLines(source)) {
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

std::uint32_t SkeletonPaths::nodeAt(const Vec3& position) {
    const std::array<std::int64_t, 3> cell = nodeCell(position);
    for (std::int64_t n = 0; n < 27; ++n) {
        const auto found =
            m_nodesOfCell.find(numberOf({cell[0] + n % 3 - 1, cell[1] + n / 3 % 3 - 1, cell[2] + n / 9 - 1}));
        if (found == m_nodesOfCell.end()) {
            continue;
        }
        for (const std::uint32_t node : found->second) {
            if ((m_nodes[node] - position).norm() < kOneNode) {
                return node;
            }
        }
    }
    const auto node = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.push_back(position);
    m_links.emplace_back();
    m_nodesOfCell[numberOf(cell)].push_back(node);
    return node;
}

void SkeletonPaths::link(std::uint32_t a, std::uint32_t b) {
    const double length = (m_nodes[a] - m_nodes[b]).norm();
    m_links[a].push_back({b, length});
    m_links[b].push_back({a, length});
}

PointOnBone SkeletonPaths::nearest(std::uint32_t source, const Vec3& position) const {
    PointOnBone best;
    best.distance = std::numeric_limits<double>::infinity();
    for (const Piece& piece : m_bones[source]) {
        const Vec3 along = piece.segment.b - piece.segment.a;
        const double length = along.norm();
        const double gone =
            length > 0.0 ? std::clamp((position - piece.segment.a).dot(along) / length, 0.0, length) : 0.0;
        const Vec3 foot = length > 0.0 ? Vec3(piece.segment.a + gone / length * along) : piece.segment.a;
        if (const double distance = (position - foot).norm(); distance < best.distance) {
            best = {distance, piece.ends, {gone, length - gone}};
        }
    }
    return best;
}

double SkeletonPaths::between(const PointOnBone& a, const PointOnBone& b) {
    double min = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < 2; ++i) {
        const std::vector<double>& distances = lengthsFrom(a.ends[i]);
        for (std::size_t k = 0; k < 2; ++k) {
            min = std::min(min, a.toEnds[i] + distances[b.ends[k]] + b.toEnds[k]);
        }
    }
    return min;
}

const std::vector<double>& SkeletonPaths::lengthsFrom(std::uint32_t node) {
    const auto [found, fresh] = m_paths.try_emplace(node);
    std::vector<double>& distances = found->second;
    if (!fresh) {
        return distances;
    }
    distances.assign(m_nodes.size(), std::numeric_limits<double>::infinity());
    using Entry = std::pair<double, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    distances[node] = 0.0;
    queue.push({0.0, node});
    while (!queue.empty()) {
        const auto [length, at] = queue.top();
        queue.pop();
        if (length > distances[at]) {
            continue;
        }
        for (const Link& link : m_links[at]) {
            if (length + link.length < distances[link.to]) {
                distances[link.to] = length + link.length;
                queue.push({distances[link.to], link.to});
            }
        }
    }
    return distances;
}

namespace {

constexpr std::size_t kOpposingSurfacesGrain = 2048;
/// Normals that face each other: the cosine between them is under this.
constexpr double kOpposing = -0.5;
/// The same of walls: where a slit ends, the corners of the two sheets face each other aslant.
constexpr double kOpposingWalls = 0.2;
/// One point stands for a piece of surface; it may lie behind the other's plane by this, cells.
constexpr double kBehind = 0.3;

struct Candidate {
    std::uint32_t a = 0; ///< facets
    std::uint32_t b = 0;
    double gap = 0.0;
};

/// How far two facets that face each other stand apart along their normals; nothing when they do not.
std::optional<double> gapBetween(const Facet& a, const Facet& b, double width) {
    const double cosine = a.normal.dot(b.normal);
    if (cosine > (a.wall && b.wall ? kOpposingWalls : kOpposing)) {
        return std::nullopt;
    }
    const Vec3 offset = b.position - a.position;
    const double aheadOfA = offset.dot(a.normal);
    const double aheadOfB = -offset.dot(b.normal);
    if (std::min(aheadOfA, aheadOfB) < -kBehind * width) {
        return std::nullopt;
    }
    return cosine > kOpposing ? offset.norm() : std::max(0.0, 0.5 * (aheadOfA + aheadOfB) / -cosine);
}

void addCandidates(const CellFacets& cells, std::size_t a, std::size_t b, std::vector<Candidate>& out) {
    for (std::uint32_t i = cells.offset[a]; i < cells.offset[a + 1]; ++i) {
        for (std::uint32_t j = a == b ? i + 1 : cells.offset[b]; j < cells.offset[b + 1]; ++j) {
            if (const auto gap = gapBetween(cells.facets[i], cells.facets[j], cells.width)) {
                out.push_back({i, j, *gap});
            }
        }
    }
}

/// The cell itself and the neighbours after it in one of the orders of the 26.
void addCandidatesAround(const CellFacets& cells, std::size_t index, std::vector<Candidate>& out) {
    addCandidates(cells, index, index, out);
    const Cell corner = cellOfKey(cells.cells[index]);
    const std::uint32_t resolution = 1U << static_cast<unsigned>(cells.level);
    for (std::uint32_t direction = 14; direction < 27; ++direction) {
        const Cell other{corner[0] + direction % 3 - 1, corner[1] + direction / 3 % 3 - 1,
                         corner[2] + direction / 9 - 1};
        if (other[0] < resolution && other[1] < resolution && other[2] < resolution) { // -1 wraps
            const std::size_t found = cells.find(mortonKey(other));
            if (found != cells.cells.size()) {
                addCandidates(cells, index, found, out);
            }
        }
    }
}

/// Of the pairs of two cells and two bones the one farthest apart; of equal ones the first.
void keepWidest(std::vector<OpposingPair>& pairs) {
    const auto cellsOf = [](const OpposingPair& pair) {
        return std::tuple(pair.cellA, pair.cellB, pair.sourceA, pair.sourceB);
    };
    std::ranges::stable_sort(pairs, [&](const OpposingPair& a, const OpposingPair& b) {
        return cellsOf(a) != cellsOf(b) ? cellsOf(a) < cellsOf(b) : a.gap > b.gap;
    });
    const auto rest = std::ranges::unique(pairs, {}, cellsOf);
    pairs.erase(rest.begin(), rest.end());
}

} // namespace

OpposingSurfaces::OpposingSurfaces(const GridSurface& surface, const NearestBoneBehind& bones,
                                   SkeletonPaths& paths)
    : m_surface(surface)
    , m_bones(bones)
    , m_paths(paths) {}

/// The source of every facet that is named, others 0.
std::vector<std::uint32_t> OpposingSurfaces::sourcesOf(const CellFacets& cells,
                                                       const std::vector<std::uint32_t>& facets) {
    std::vector<std::uint32_t> sources(cells.facets.size(), 0);
    parallelFor(facets.size(), 64, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            sources[facets[i]] = m_bones.sourceOf(cells.facets[facets[i]]);
        }
    });
    return sources;
}

std::vector<OpposingPair> OpposingSurfaces::find(const CellFacets& cells, Progress& progress) {
    std::vector<std::vector<Candidate>> chunks((cells.cells.size() + kOpposingSurfacesGrain - 1) /
                                               kOpposingSurfacesGrain);
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end && !progress.canceled(); ++chunk) {
            const std::size_t last = std::min((chunk + 1) * kOpposingSurfacesGrain, cells.cells.size());
            for (std::size_t cell = chunk * kOpposingSurfacesGrain; cell < last; ++cell) {
                addCandidatesAround(cells, cell, chunks[chunk]);
            }
        }
    });
    std::vector<std::uint32_t> facets;
    for (const auto& chunk : chunks) {
        for (const Candidate& candidate : chunk) {
            facets.insert(facets.end(), {candidate.a, candidate.b});
        }
    }
    std::sort(facets.begin(), facets.end());
    facets.erase(std::unique(facets.begin(), facets.end()), facets.end());
    const std::vector<std::uint32_t> sources = sourcesOf(cells, facets);
    std::vector<OpposingPair> apart;
    for (const auto& chunk : chunks) {
        for (const Candidate& candidate : chunk) {
            const auto [low, high] = std::minmax(sources[candidate.a], sources[candidate.b]);
            if (m_bones.farApart(low, high)) {
                const Facet& a = cells.facets[candidate.a];
                const Facet& b = cells.facets[candidate.b];
                apart.push_back(
                    {a.cell, b.cell, low, high, candidate.gap, 0.0, 0.5 * (a.position + b.position)});
            }
        }
    }
    keepWidest(apart);
    for (OpposingPair& pair : apart) {
        pair.detour = detourOver(pair);
    }
    std::erase_if(apart, [](const OpposingPair& pair) { return pair.detour < kMinDetour; });
    return keepOutside(std::move(apart), progress);
}

/// Those with nothing solid between them; none when canceled.
std::vector<OpposingPair> OpposingSurfaces::keepOutside(std::vector<OpposingPair> pairs,
                                                        const Progress& progress) const {
    std::vector<std::uint8_t> outside(pairs.size(), 0);
    parallelFor(pairs.size(), 64, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end && !progress.canceled(); ++i) {
            outside[i] = m_bones.outside(pairs[i].middle) ? 1 : 0;
        }
    });
    std::vector<OpposingPair> kept;
    for (std::size_t i = 0; i < pairs.size() && !progress.canceled(); ++i) {
        if (outside[i] != 0) {
            kept.push_back(pairs[i]);
        }
    }
    return kept;
}

double OpposingSurfaces::detourOver(const OpposingPair& pair) {
    const PointOnBone a = m_paths.nearest(pair.sourceA, pair.middle);
    const PointOnBone b = m_paths.nearest(pair.sourceB, pair.middle);
    const double round = m_paths.between(a, b) + std::min(a.distance, b.distance);
    const double over = std::max(a.distance, b.distance) + pair.gap;
    return over > 0.0 ? round / over : 0.0;
}

namespace {

/// Places that only touch are told from this extent on, as a part of the cube's side.
constexpr double kTouchingExtent = 0.02;
constexpr std::size_t kUnplaced = static_cast<std::size_t>(-1);

/// Of at least one value.
double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

LeakLocations::LeakLocations(const CellFacets& cells, const std::vector<OpposingPair>& pairs)
    : m_baseLevel(cells.level) {
    for (const OpposingPair& pair : pairs) {
        for (const std::uint32_t cell : {pair.cellA, pair.cellB}) {
            m_locationOfCell.emplace(Key{pair.sourceA, pair.sourceB, cells.cells[cell]}, kUnplaced);
        }
    }
    const std::uint32_t resolution = 1U << static_cast<unsigned>(m_baseLevel);
    std::vector<Key> open;
    for (const auto& [start, index] : m_locationOfCell) {
        if (index != kUnplaced) {
            continue;
        }
        const auto [sourceA, sourceB, ignored] = start;
        m_locationOfCell[start] = m_gathered.size();
        open.push_back(start);
        while (!open.empty()) {
            const Cell corner = cellOfKey(std::get<2>(open.back()));
            open.pop_back();
            for (std::uint32_t direction = 0; direction < 27; ++direction) {
                const Cell other{corner[0] + direction % 3 - 1, corner[1] + direction / 3 % 3 - 1,
                                 corner[2] + direction / 9 - 1};
                if (other[0] >= resolution || other[1] >= resolution || other[2] >= resolution) {
                    continue;
                }
                const auto found = m_locationOfCell.find({sourceA, sourceB, mortonKey(other)});
                if (found != m_locationOfCell.end() && found->second == kUnplaced) {
                    found->second = m_gathered.size();
                    open.push_back(found->first);
                }
            }
        }
        m_gathered.push_back({sourceA, sourceB, m_baseLevel, {}, {}});
    }
    for (const auto& [key, index] : m_locationOfCell) {
        m_firstLocationOfCell.emplace(std::get<2>(key), index);
    }
}

std::size_t LeakLocations::indexOf(const CellFacets& cells, const OpposingPair& pair) const {
    const std::uint64_t cell =
        cells.cells[pair.cellA] >> (3U * static_cast<unsigned>(cells.level - m_baseLevel));
    const auto found = m_locationOfCell.find({pair.sourceA, pair.sourceB, cell});
    if (found != m_locationOfCell.end()) {
        return found->second;
    }
    // Seen closer, another bone is the nearest: the place is the one that has the cell all the same.
    const auto same = m_firstLocationOfCell.find(cell);
    return same == m_firstLocationOfCell.end() ? kUnplaced : same->second;
}

void LeakLocations::add(const CellFacets& cells, const OpposingPair& pair, bool stays) {
    const std::size_t index = indexOf(cells, pair);
    if (index == kUnplaced) {
        return;
    }
    Gathered& gathered = m_gathered[index];
    gathered.level = std::max(gathered.level, cells.level);
    if (cells.level == m_baseLevel) {
        gathered.first.emplace_back(pair.gap, pair.middle);
    }
    if (stays) {
        gathered.staying.push_back(pair.gap);
    }
}

std::vector<LeakLocation> LeakLocations::locations(double minGap, const VoxelFrame& base,
                                                   const std::vector<Bone>& sources) const {
    const Transform modelFromGrid = base.gridFromModel.inverse();
    std::vector<LeakLocation> locations;
    for (const Gathered& gathered : m_gathered) {
        Vec3 mean = Vec3::Zero();
        Aabb box;
        std::vector<double> gaps;
        for (const auto& [gap, middle] : gathered.first) {
            mean += middle / static_cast<double>(gathered.first.size());
            box.add(middle);
            gaps.push_back(gap);
        }
        const auto wide = [minGap](double gap) { return gap >= minGap; };
        const bool leaks = std::any_of(gathered.staying.begin(), gathered.staying.end(), wide);
        const bool parts = std::any_of(gaps.begin(), gaps.end(), wide);
        if (!leaks && !parts && box.diagonal() < kTouchingExtent * base.resolution()) {
            continue;
        }
        // Closer up, pairs that only touch may turn out to be none at all: then nothing stays closed.
        const bool open = !leaks && (parts || gathered.staying.empty());
        const auto nearest =
            std::min_element(gathered.first.begin(), gathered.first.end(), [&](const auto& a, const auto& b) {
                return (a.second - mean).squaredNorm() < (b.second - mean).squaredNorm();
            });
        LeakLocation location;
        location.position = modelFromGrid * nearest->second;
        location.jointA = sources[gathered.sourceA].joint;
        location.jointB = sources[gathered.sourceB].joint;
        location.gap = medianOf(open ? gaps : gathered.staying) * base.voxelSize;
        location.extent = box.diagonal() * base.voxelSize;
        location.resolution = 1 << gathered.level;
        location.open = open;
        locations.push_back(location);
    }
    std::stable_sort(locations.begin(), locations.end(),
                     [](const LeakLocation& a, const LeakLocation& b) { return a.extent > b.extent; });
    return locations;
}

} // namespace sinew
