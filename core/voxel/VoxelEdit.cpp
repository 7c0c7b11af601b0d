#include "core/voxel/VoxelEdit.h"

#include "core/voxel/SparseVoxels.h"

#include <numbers>

namespace sinew {
namespace {

class Changer {
public:
    Changer(const LeafChange& change, const VoxelFrame& frame)
        : m_change(change)
        , m_frame(frame)
        , m_modelFromGrid(frame.gridFromModel.inverse()) {}

    void add(const OctreeCell& cell, std::uint8_t flags) {
        const std::uint8_t changed = m_change.inside(flags);
        if (changed == flags) {
            keep(cell, flags);
            return;
        }
        const double size = 1U << cell.sizeLog2;
        const Cell corner = cellOfKey(cell.key);
        const Vec3 middle = Vec3(corner[0], corner[1], corner[2]) + Vec3::Constant(0.5 * size);
        const double distance = m_change.signedDistance(m_modelFromGrid * middle);
        const double reach = 0.5 * std::numbers::sqrt3 * size * m_frame.voxelSize;
        if (distance >= reach) {
            keep(cell, flags);
        } else if (distance <= -reach || cell.sizeLog2 <= m_frame.fineLog2) {
            keep(cell, distance < 0.0 ? changed : flags);
        } else {
            const auto smaller = static_cast<std::uint8_t>(cell.sizeLog2 - 1);
            for (std::uint64_t child = 0; child < 8; ++child) {
                add({cell.key + (child << (3U * smaller)), smaller}, flags);
            }
        }
    }

    FlaggedLeaves take() { return std::move(m_leaves); }

private:
    void keep(const OctreeCell& cell, std::uint8_t flag) {
        m_leaves.cells.push_back(cell);
        m_leaves.flags.push_back(flag);
    }

    const LeafChange& m_change;
    const VoxelFrame& m_frame;
    Transform m_modelFromGrid;
    FlaggedLeaves m_leaves;
};

} // namespace

void applyChange(const LeafChange& change, const VoxelFrame& frame, FlaggedLeaves& leaves) {
    Changer changer(change, frame);
    for (std::size_t i = 0; i < leaves.cells.size(); ++i) {
        changer.add(leaves.cells[i], leaves.flags[i]);
    }
    leaves = changer.take();
}

namespace {

std::uint8_t separated(std::uint8_t /*before*/) {
    return 0;
}

std::uint8_t connected(std::uint8_t before) {
    return static_cast<std::uint8_t>(kLeafInterior | (before & kLeafBone));
}

} // namespace

void applyEdits(std::span<const VoxelEdit> edits, const VoxelFrame& frame, FlaggedLeaves& leaves) {
    for (const VoxelEdit& edit : edits) {
        applyChange({[&edit](const Vec3& position) { return signedDistance(edit.solid, position); },
                     edit.kind == VoxelEditKind::Separate ? separated : connected},
                    frame, leaves);
    }
}

} // namespace sinew
