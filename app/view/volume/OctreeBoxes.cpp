#include "app/view/volume/OctreeBoxes.h"

#include "app/view/legend/ColorMaps.h"

namespace sinew {
namespace {

std::vector<std::uint32_t> largestLeaves(const SparseVoxels& voxels, std::size_t most) {
    std::vector<std::uint32_t> leaves;
    for (int size = voxels.frame().depth; size >= 0 && leaves.size() < most; --size) {
        for (std::uint32_t leaf = 0; leaf < voxels.size() && leaves.size() < most; ++leaf) {
            if (voxels.sizeLog2(leaf) == size) {
                leaves.push_back(leaf);
            }
        }
    }
    return leaves;
}

} // namespace

std::vector<OctreeEdge> octreeBoxes(const SparseVoxels& voxels, std::size_t most) {
    std::vector<OctreeEdge> edges;
    const Transform modelFromGrid = voxels.frame().gridFromModel.inverse();
    for (const std::uint32_t leaf : largestLeaves(voxels, most)) {
        const double size = static_cast<double>(1U << voxels.sizeLog2(leaf));
        const Vec3 low = voxels.center(leaf).cast<double>() - Vec3::Constant(0.5 * size);
        const auto corner = [&](unsigned c) {
            const Vec3 way(c & 1U ? size : 0.0, c & 2U ? size : 0.0, c & 4U ? size : 0.0);
            return Vec3(modelFromGrid * Vec3(low + way));
        };
        for (unsigned c = 0; c < 8; ++c) {
            for (const unsigned bit : {1U, 2U, 4U}) {
                if ((c & bit) == 0) {
                    edges.push_back({corner(c), corner(c | bit), levelColor(voxels.sizeLog2(leaf))});
                }
            }
        }
    }
    return edges;
}

} // namespace sinew
