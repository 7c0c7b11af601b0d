#include "core/solve/field/CellHierarchy.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

/// Leaves that touch by an edge or a corner alone, where nothing else joins them: as if by a quarter of the
/// smaller one's face.
constexpr float kEdgeFraction = 0.25F;

/// Of the face that two leaves have in common, finest voxels squared.
float commonArea(const SparseVoxels& voxels, std::uint32_t a, std::uint32_t b) {
    const auto corners = std::pair(voxels.corner(a), voxels.corner(b));
    const std::uint32_t sizeA = 1U << voxels.sizeLog2(a);
    const std::uint32_t sizeB = 1U << voxels.sizeLog2(b);
    int meeting = 0;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::uint32_t from = corners.first[axis];
        const std::uint32_t to = corners.second[axis];
        meeting += from + sizeA == to || to + sizeB == from ? 1 : 0;
    }
    const auto width = static_cast<float>(std::min(sizeA, sizeB));
    return (meeting == 1 ? 1.0F : kEdgeFraction) * width * width;
}

/// Numbers that hang together among the few cells of one parent: eight, or more where cells of one place lie
/// in several limbs.
class Siblings {
public:
    explicit Siblings(std::size_t count)
        : m_root(count) {
        std::iota(m_root.begin(), m_root.end(), std::size_t{0});
    }
    void join(std::size_t a, std::size_t b) {
        const std::size_t from = std::max(m_root[a], m_root[b]);
        const std::size_t to = std::min(m_root[a], m_root[b]);
        std::ranges::replace(m_root, from, to);
    }
    std::size_t root(std::size_t i) const { return m_root[i]; }

private:
    std::vector<std::size_t> m_root;
};

std::uint64_t parentKey(std::uint64_t key, unsigned size) {
    const unsigned bits = 3U * (size + 1U);
    return key >> bits << bits;
}

} // namespace

CellGrid::CellGrid(const SparseVoxels& voxels, const LeafGraph& graph, const std::vector<bool>& held)
    : m_side(static_cast<double>(voxels.frame().resolution())) {
    constexpr std::uint32_t kNoCell = ~0U;
    std::vector<std::uint32_t> cellOf(voxels.size(), kNoCell);
    for (std::uint32_t leaf = 0; leaf < voxels.size(); ++leaf) {
        if (held[graph.components().ofLeaf[leaf]]) {
            cellOf[leaf] = static_cast<std::uint32_t>(m_keys.size());
            m_keys.push_back(voxels.key(leaf));
            m_sizes.push_back(voxels.sizeLog2(leaf));
            m_volumes.push_back(std::pow(static_cast<double>(1U << voxels.sizeLog2(leaf)) / m_side, 3.0));
        }
    }
    m_offsets.reserve(m_keys.size() + 1);
    for (std::uint32_t leaf = 0; leaf < voxels.size(); ++leaf) {
        if (cellOf[leaf] == kNoCell) {
            continue;
        }
        for (const std::uint32_t other : graph.neighbors(leaf)) {
            m_contacts.push_back({cellOf[other], commonArea(voxels, leaf, other)});
        }
        m_offsets.push_back(static_cast<std::uint32_t>(m_contacts.size()));
    }
    finish();
}

/// Conductances of the contacts.
void CellGrid::finish() {
    m_finest = m_sizes.empty() ? std::uint8_t{0} : *std::ranges::min_element(m_sizes);
    m_links.resize(m_contacts.size());
    m_diagonal.assign(size(), 0.0);
    for (std::size_t cell = 0; cell < size(); ++cell) {
        for (std::uint32_t i = m_offsets[cell]; i < m_offsets[cell + 1]; ++i) {
            const Contact& contact = m_contacts[i];
            const double apart = 0.5 * (static_cast<double>(1U << m_sizes[cell]) +
                                        static_cast<double>(1U << m_sizes[contact.cell]));
            m_links[i] = {contact.cell, static_cast<double>(contact.area) / (apart * m_side)};
            m_diagonal[cell] += m_links[i].conductance;
        }
    }
}

/// The cells of one parent, [first, last), that hang together become one each.
void CellGrid::mergeSiblings(std::size_t first, std::size_t last, CellGrid& coarse,
                             std::vector<std::uint32_t>& parent) const {
    Siblings siblings(last - first);
    for (std::size_t cell = first; cell < last; ++cell) {
        for (const CellLink& link : links(cell)) {
            if (link.cell >= first && link.cell < last) {
                siblings.join(cell - first, link.cell - first);
            }
        }
    }
    for (std::size_t cell = first; cell < last; ++cell) {
        const std::size_t root = first + siblings.root(cell - first);
        if (root == cell) {
            parent[cell] = static_cast<std::uint32_t>(coarse.m_keys.size());
            coarse.m_keys.push_back(parentKey(m_keys[cell], m_finest));
            coarse.m_sizes.push_back(static_cast<std::uint8_t>(m_finest + 1));
            coarse.m_volumes.push_back(m_volumes[cell]);
        } else {
            parent[cell] = parent[root];
            coarse.m_volumes[parent[root]] += m_volumes[cell];
        }
    }
}

CellGrid CellGrid::coarser(std::vector<std::uint32_t>& parent) const {
    CellGrid coarse;
    coarse.m_side = m_side;
    parent.assign(size(), 0);
    for (std::size_t first = 0; first < size();) {
        std::size_t last = first + 1;
        if (m_sizes[first] == m_finest) {
            const std::uint64_t above = parentKey(m_keys[first], m_finest);
            while (last < size() && m_sizes[last] == m_finest && parentKey(m_keys[last], m_finest) == above) {
                ++last;
            }
            mergeSiblings(first, last, coarse, parent);
        } else {
            parent[first] = static_cast<std::uint32_t>(coarse.m_keys.size());
            coarse.m_keys.push_back(m_keys[first]);
            coarse.m_sizes.push_back(m_sizes[first]);
            coarse.m_volumes.push_back(m_volumes[first]);
        }
        first = last;
    }
    coarse.addContacts(*this, parent);
    coarse.finish();
    return coarse;
}

CellGrid CellGrid::scaled(std::span<const double> factors) const {
    CellGrid grid = *this;
    for (std::size_t cell = 0; cell < size(); ++cell) {
        for (std::uint32_t i = m_offsets[cell]; i < m_offsets[cell + 1]; ++i) {
            Contact& contact = grid.m_contacts[i];
            contact.area *= static_cast<float>(std::sqrt(factors[cell] * factors[contact.cell]));
        }
    }
    grid.finish();
    return grid;
}

/// The contacts of a finer grid's cells, summed for each pair of parents.
void CellGrid::addContacts(const CellGrid& fine, std::span<const std::uint32_t> parent) {
    std::vector<std::uint32_t> firstChild(size() + 1, 0);
    for (const std::uint32_t above : parent) {
        ++firstChild[above + 1];
    }
    for (std::size_t cell = 0; cell < size(); ++cell) {
        firstChild[cell + 1] += firstChild[cell];
    }
    std::vector<std::uint32_t> children(parent.size());
    std::vector<std::uint32_t> cursor(firstChild.begin(), firstChild.end() - 1);
    for (std::uint32_t cell = 0; cell < parent.size(); ++cell) {
        children[cursor[parent[cell]]++] = cell;
    }
    std::vector<std::uint32_t> indices(size(), 0); // in m_contacts, if it is beyond the row's first
    for (std::uint32_t cell = 0; cell < size(); ++cell) {
        const auto row = static_cast<std::uint32_t>(m_contacts.size());
        for (std::uint32_t c = firstChild[cell]; c < firstChild[cell + 1]; ++c) {
            const std::uint32_t child = children[c];
            for (std::uint32_t i = fine.m_offsets[child]; i < fine.m_offsets[child + 1]; ++i) {
                const std::uint32_t to = parent[fine.m_contacts[i].cell];
                if (to == cell) {
                    continue;
                }
                const bool known = indices[to] >= row && indices[to] < m_contacts.size() &&
                                   m_contacts[indices[to]].cell == to;
                if (known) {
                    m_contacts[indices[to]].area += fine.m_contacts[i].area;
                } else {
                    indices[to] = static_cast<std::uint32_t>(m_contacts.size());
                    m_contacts.push_back({to, fine.m_contacts[i].area});
                }
            }
        }
        m_offsets.push_back(static_cast<std::uint32_t>(m_contacts.size()));
    }
}

namespace {

/// A level that keeps more of the one below is left out: where few cells are refined deeply, many would
/// hardly differ and each cost as much.
constexpr double kMaxKept = 0.8;
constexpr std::size_t kMaxMerges = 20;

} // namespace

CellHierarchy::CellHierarchy(CellGrid finest, std::size_t fewest) {
    m_grids.push_back(std::move(finest));
    std::size_t merges = 0;
    while (m_grids.back().size() > fewest && merges < kMaxMerges) {
        std::vector<std::uint32_t> parents;
        CellGrid coarse = m_grids.back().coarser(parents);
        const double max = kMaxKept * static_cast<double>(m_grids.back().size());
        while (++merges<kMaxMerges&& static_cast<double>(coarse.size())> max) {
            std::vector<std::uint32_t> above;
            coarse = coarse.coarser(above);
            for (std::uint32_t& parent : parents) {
                parent = above[parent];
            }
        }
        m_grids.push_back(std::move(coarse));
        m_parents.push_back(std::move(parents));
    }
}

namespace {

/// Sorts by cell and adds up what stands for one cell several times.
void mergeCells(std::vector<GivenCell>& values) {
    std::ranges::stable_sort(values, {}, &GivenCell::cell);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (kept > 0 && values[kept - 1].cell == values[i].cell) {
            values[kept - 1].value += values[i].value;
        } else {
            values[kept++] = values[i];
        }
    }
    values.resize(kept);
}

/// Divides by what all sources have in a cell, and lists the cells.
void splitCells(HandleCells& handles, std::size_t cells) {
    std::vector<double> sums(cells, 0.0);
    for (const auto& values : handles.ofSource) {
        for (const GivenCell& value : values) {
            sums[value.cell] += value.value;
        }
    }
    for (std::uint32_t cell = 0; cell < cells; ++cell) {
        if (sums[cell] > 0.0) {
            handles.held.push_back(cell);
        }
    }
    for (auto& values : handles.ofSource) {
        for (GivenCell& value : values) {
            value.value /= sums[value.cell];
        }
    }
}

/// A triangle, or an edge, whose corners are a, a + one and a + two; grid coordinates.
struct FacePiece {
    Vec3 from;
    Vec3 one;
    Vec3 two;

    double longest() const { return std::max({one.norm(), two.norm(), (two - one).norm()}); }
    bool misses(double resolution) const {
        const Vec3 low = from + one.cwiseMin(two).cwiseMin(0.0);
        const Vec3 high = from + one.cwiseMax(two).cwiseMax(0.0);
        return (high.array() < 0.0).any() || (low.array() > resolution).any();
    }
};

/// Asks places on it half a base voxel apart.
void addLeavesAlong(const SparseVoxels& voxels, const FacePiece& piece, bool isEdge,
                    std::vector<std::uint32_t>& leaves) {
    const double apart = 0.5 * voxels.frame().baseVoxel();
    const int steps = std::max(1, static_cast<int>(std::ceil(piece.longest() / apart)));
    for (int i = 0; i <= steps; ++i) {
        for (int j = 0; j <= (isEdge ? 0 : steps - i); ++j) {
            const Vec3 position = piece.from + (piece.one * i + piece.two * j) / steps;
            const std::uint32_t leaf = voxels.find(static_cast<std::int64_t>(std::floor(position.x())),
                                                   static_cast<std::int64_t>(std::floor(position.y())),
                                                   static_cast<std::int64_t>(std::floor(position.z())));
            if (leaf != kNoLeaf) {
                leaves.push_back(leaf);
            }
        }
    }
}

/// The same of a face that may reach far out of the grid: halved across its longest edge, so that what lies
/// in the grid is found soon however thin the face is.
void addLeavesOfFace(const SparseVoxels& voxels, const FacePiece& piece, bool isEdge,
                     std::vector<std::uint32_t>& leaves) {
    constexpr double kWhole = 4.0; // grids long
    const double resolution = voxels.frame().resolution();
    if (piece.misses(resolution)) {
        return;
    }
    if (piece.longest() <= kWhole * resolution) {
        addLeavesAlong(voxels, piece, isEdge, leaves);
        return;
    }
    const auto& [from, one, two] = piece;
    const Vec3 back = two - one;
    if (isEdge) {
        addLeavesOfFace(voxels, {from, 0.5 * one, 0.5 * two}, isEdge, leaves);
        addLeavesOfFace(voxels, {from + 0.5 * one, 0.5 * one, 0.5 * two}, isEdge, leaves);
    } else if (one.norm() >= std::max(two.norm(), back.norm())) {
        addLeavesOfFace(voxels, {from, 0.5 * one, two}, isEdge, leaves);
        addLeavesOfFace(voxels, {from + 0.5 * one, 0.5 * one, two - 0.5 * one}, isEdge, leaves);
    } else { // the same with another corner first
        const bool along = two.norm() >= back.norm();
        addLeavesOfFace(voxels, along ? FacePiece{from, two, one} : FacePiece{from + one, back, Vec3(-one)},
                        isEdge, leaves);
    }
}

/// The leaves that a face passes through, ascending.
std::vector<std::uint32_t> leavesAlong(const SparseVoxels& voxels, const CageFace& face) {
    const Transform& toGrid = voxels.frame().gridFromModel;
    const Vec3 from = toGrid * face.corners[0];
    std::vector<std::uint32_t> leaves;
    addLeavesOfFace(voxels, {from, toGrid * face.corners[1] - from, toGrid * face.corners[2] - from},
                    face.isEdge(), leaves);
    std::ranges::sort(leaves);
    leaves.erase(std::unique(leaves.begin(), leaves.end()), leaves.end());
    return leaves;
}

/// What a face says of the cells that it passes through.
void addFace(const SparseVoxels& voxels, const CageFace& face, const std::vector<std::uint32_t>& cellOf,
             HandleCells& handles) {
    const Transform toModel = voxels.frame().gridFromModel.inverse();
    for (const std::uint32_t leaf : leavesAlong(voxels, face)) {
        if (cellOf[leaf] == kNoLeaf) {
            continue;
        }
        const Vec3 weights = cageWeightsAt(face, toModel * voxels.center(leaf).cast<double>());
        for (std::size_t corner = 0; corner < 3; ++corner) {
            if (const double weight = weights[static_cast<Eigen::Index>(corner)]; weight > 0.0) {
                handles.ofSource[face.sources[corner]].push_back({cellOf[leaf], weight});
            }
        }
    }
}

} // namespace

namespace {

/// Leaves cells that handles of areas hold to these: a bone under the skin does not share them, as long as it
/// holds others.
void giveToAreas(std::span<const DistanceSeeds> sources, std::size_t cells, HandleCells& handles) {
    std::vector<bool> ofArea(cells, false);
    for (std::size_t s = 0; s < sources.size(); ++s) {
        for (const GivenCell& value : handles.ofSource[s]) {
            ofArea[value.cell] = ofArea[value.cell] || sources[s].ofArea;
        }
    }
    const auto lost = [&](const GivenCell& value) { return static_cast<bool>(ofArea[value.cell]); };
    for (std::size_t s = 0; s < sources.size(); ++s) {
        std::vector<GivenCell>& values = handles.ofSource[s];
        if (!sources[s].ofArea && !std::ranges::all_of(values, lost)) {
            std::erase_if(values, lost);
        }
    }
}

} // namespace

HandleCells handleCells(const BindVolume& volume, std::span<const CageFace> faces,
                        const std::vector<std::uint32_t>& cellOf) {
    HandleCells handles;
    for (const DistanceSeeds& source : volume.seeds.ofSource) {
        std::vector<GivenCell>& values = handles.ofSource.emplace_back();
        for (const DistanceSeed& seed : source.seeds) {
            values.push_back({cellOf[seed.leaf], 1.0});
        }
        mergeCells(values);
        for (GivenCell& value : values) {
            value.value = 1.0; // however many of the source's bones meet there
        }
    }
    const auto cells = static_cast<std::size_t>(
        std::ranges::count_if(cellOf, [](std::uint32_t cell) { return cell != kNoLeaf; }));
    if (std::ranges::any_of(volume.seeds.ofSource, &DistanceSeeds::ofArea)) {
        giveToAreas(volume.seeds.ofSource, cells, handles);
    }
    for (const CageFace& face : faces) {
        addFace(volume.voxels, face, cellOf, handles);
    }
    for (auto& values : handles.ofSource) {
        mergeCells(values);
    }
    splitCells(handles, cells);
    return handles;
}

HandleCells coarser(const HandleCells& fine, const std::vector<std::uint32_t>& parents, std::size_t cells) {
    HandleCells coarse;
    for (const std::vector<GivenCell>& values : fine.ofSource) {
        std::vector<GivenCell>& merged = coarse.ofSource.emplace_back();
        for (const GivenCell& value : values) {
            merged.push_back({parents[value.cell], value.value});
        }
        mergeCells(merged);
    }
    splitCells(coarse, cells);
    return coarse;
}

std::vector<std::uint32_t> cellsOfLeaves(const BindVolume& volume, const std::vector<bool>& held) {
    std::vector<std::uint32_t> cellOf(volume.voxels.size(), kNoLeaf);
    std::uint32_t cells = 0;
    for (std::size_t leaf = 0; leaf < cellOf.size(); ++leaf) {
        if (held[volume.graph.components().ofLeaf[leaf]]) {
            cellOf[leaf] = cells++;
        }
    }
    return cellOf;
}

} // namespace sinew
