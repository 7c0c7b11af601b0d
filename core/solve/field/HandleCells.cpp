#include "core/solve/field/HandleCells.h"

#include <algorithm>
#include <cmath>

namespace sinew {
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
void shareCells(HandleCells& handles, std::size_t cells) {
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
            const Vec3 place = piece.from + (piece.one * i + piece.two * j) / steps;
            const std::uint32_t leaf = voxels.find(static_cast<std::int64_t>(std::floor(place.x())),
                                                   static_cast<std::int64_t>(std::floor(place.y())),
                                                   static_cast<std::int64_t>(std::floor(place.z())));
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
    for (const CageFace& face : faces) {
        addFace(volume.voxels, face, cellOf, handles);
    }
    for (auto& values : handles.ofSource) {
        mergeCells(values);
    }
    const auto cells = static_cast<std::size_t>(
        std::ranges::count_if(cellOf, [](std::uint32_t cell) { return cell != kNoLeaf; }));
    shareCells(handles, cells);
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
    shareCells(coarse, cells);
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
