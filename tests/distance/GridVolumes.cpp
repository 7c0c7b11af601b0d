#include "tests/distance/GridVolumes.h"

#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Shapes.h"

namespace sinew::test {

SparseVoxels voxelsOf(const Mesh& mesh, int depth) {
    VoxelFrame frame;
    frame.depth = depth;
    Progress progress;
    return *voxelize(mesh.vertices, triangulate(mesh), {}, frame, {}, progress);
}

Mesh twoSpheres() {
    return joined(sphere(Vec3(8, 8, 8), 5, 12), sphere(Vec3(24, 24, 24), 5, 12));
}

DistanceSeeds seedAt(std::uint32_t leaf, float distance) {
    return {{}, {{leaf, distance}}};
}

} // namespace sinew::test
