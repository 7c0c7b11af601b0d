#include "core/voxel/UniformVoxels.h"

namespace sinew {
namespace {

/// How many base voxels a leaf covers; 1 for one that is not wider.
std::uint64_t baseVoxelsIn(const SparseVoxels& voxels, std::size_t leaf) {
    const unsigned size = voxels.sizeLog2(leaf);
    const unsigned base = voxels.frame().fineLog2;
    return size > base ? std::uint64_t{1} << (3U * (size - base)) : 1;
}

} // namespace

std::size_t uniformCount(const SparseVoxels& voxels) {
    std::size_t count = 0;
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        count += baseVoxelsIn(voxels, leaf);
    }
    return count;
}

SparseVoxels uniformVoxels(const SparseVoxels& voxels) {
    const unsigned base = voxels.frame().fineLog2;
    SparseVoxels uniform(voxels.frame());
    uniform.reserve(uniformCount(voxels));
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const std::uint64_t count = baseVoxelsIn(voxels, leaf);
        const auto size = count > 1 ? static_cast<std::uint8_t>(base) : voxels.sizeLog2(leaf);
        for (std::uint64_t i = 0; i < count; ++i) { // along the Z-order curve
            uniform.add(voxels.key(leaf) + (i << (3U * base)), size, voxels.flags(leaf));
        }
    }
    uniform.finish();
    return uniform;
}

} // namespace sinew
