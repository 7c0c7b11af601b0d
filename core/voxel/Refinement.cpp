#include "core/voxel/Refinement.h"

#include <algorithm>

namespace sinew {
namespace {

bool apart(const Aabb& box, const Vec3& center, const Vec3& half) {
    return ((box.min - center).array() > half.array()).any() ||
           ((center - box.max).array() > half.array()).any();
}

} // namespace

int Refinement::depth(int baseDepth) const {
    int deepest = baseDepth;
    for (const RefineBox& box : boxes) {
        deepest = std::max(deepest, box.depth);
    }
    for (std::size_t level = 0; level < cells.size(); ++level) {
        if (!cells[level].empty()) {
            deepest = std::max(deepest, static_cast<int>(level) + 1);
        }
    }
    return deepest;
}

CellSplitter::CellSplitter(const Refinement& refinement, const VoxelFrame& frame)
    : m_refinement(refinement)
    , m_depth(frame.depth)
    , m_fineLog2(frame.fineLog2)
    , m_modelFromGrid(frame.gridFromModel.inverse()) {
    for (const RefineBox& box : refinement.boxes) {
        GridBox inGrid;
        inGrid.model.add(box.low);
        inGrid.model.add(box.high);
        inGrid.depth = box.depth;
        for (unsigned c = 0; c < 8; ++c) {
            inGrid.grid.add(frame.gridFromModel * Vec3((c & 1U ? box.high : box.low).x(),
                                                       (c & 2U ? box.high : box.low).y(),
                                                       (c & 4U ? box.high : box.low).z()));
        }
        m_boxes.push_back(inGrid);
    }
}

bool CellSplitter::refines(const Cell& corner, unsigned sizeLog2) const {
    const int level = m_depth - static_cast<int>(sizeLog2);
    if (static_cast<std::size_t>(level) < m_refinement.cells.size()) {
        const auto& cells = m_refinement.cells[static_cast<std::size_t>(level)];
        if (std::binary_search(cells.begin(), cells.end(), mortonKey(corner) >> (3U * sizeLog2))) {
            return true;
        }
    }
    if (m_boxes.empty()) {
        return false;
    }
    const double half = 0.5 * (1U << sizeLog2);
    const Vec3 center = Vec3(corner[0], corner[1], corner[2]) + Vec3::Constant(half);
    const Vec3 modelCenter = m_modelFromGrid * center;
    const Vec3 modelHalf = half * m_modelFromGrid.linear().cwiseAbs().rowwise().sum();
    return std::any_of(m_boxes.begin(), m_boxes.end(), [&](const GridBox& box) {
        return level < box.depth && !apart(box.grid, center, Vec3::Constant(half)) &&
               !apart(box.model, modelCenter, modelHalf);
    });
}

} // namespace sinew
