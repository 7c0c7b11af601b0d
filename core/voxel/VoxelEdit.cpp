#include "core/voxel/VoxelEdit.h"

#include "core/voxel/SparseVoxels.h"

#include <numbers>

namespace sinew {
namespace {

class Editor {
public:
    Editor(const VoxelEdit& edit, const VoxelFrame& frame)
        : m_edit(edit)
        , m_frame(frame)
        , m_modelFromGrid(frame.gridFromModel.inverse()) {}

    void add(const OctreeCell& cell, std::uint8_t flags) {
        const double size = 1U << cell.sizeLog2;
        const Cell corner = cellOfKey(cell.key);
        const Vec3 middle = Vec3(corner[0], corner[1], corner[2]) + Vec3::Constant(0.5 * size);
        const double distance = signedDistance(m_edit.solid, m_modelFromGrid * middle);
        const double reach = 0.5 * std::numbers::sqrt3 * size * m_frame.voxelSize;
        const bool changes = m_edit.kind == VoxelEditKind::Separate ? flags != 0 : flags != kLeafInterior;
        if (!changes || distance >= reach) {
            keep(cell, flags);
        } else if (distance <= -reach || cell.sizeLog2 <= m_frame.fineLog2) {
            keep(cell, distance < 0.0 ? edited(flags) : flags);
        } else {
            const auto smaller = static_cast<std::uint8_t>(cell.sizeLog2 - 1);
            for (std::uint64_t child = 0; child < 8; ++child) {
                add({cell.key + (child << (3U * smaller)), smaller}, flags);
            }
        }
    }

    /// Hands over what was added.
    void take(std::vector<OctreeCell>& cells, std::vector<std::uint8_t>& flags) {
        cells = std::move(m_cells);
        flags = std::move(m_flags);
    }

private:
    std::uint8_t edited(std::uint8_t before) const {
        return m_edit.kind == VoxelEditKind::Separate
                   ? std::uint8_t{0}
                   : static_cast<std::uint8_t>(kLeafInterior | (before & kLeafBone));
    }
    void keep(const OctreeCell& cell, std::uint8_t flag) {
        m_cells.push_back(cell);
        m_flags.push_back(flag);
    }

    const VoxelEdit& m_edit;
    const VoxelFrame& m_frame;
    Transform m_modelFromGrid;
    std::vector<OctreeCell> m_cells;
    std::vector<std::uint8_t> m_flags;
};

} // namespace

void applyEdits(std::span<const VoxelEdit> edits, const VoxelFrame& frame, std::vector<OctreeCell>& cells,
                std::vector<std::uint8_t>& flags) {
    for (const VoxelEdit& edit : edits) {
        Editor editor(edit, frame);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            editor.add(cells[i], flags[i]);
        }
        editor.take(cells, flags);
    }
}

} // namespace sinew
