#include "core/voxel/voxelize/SliceVotes.h"

#include <utility>

namespace sinew {
namespace {

SliceDrawer& drawerInUse() {
    static SliceDrawer drawer;
    return drawer;
}

} // namespace

void setSliceDrawer(SliceDrawer drawer) {
    drawerInUse() = std::move(drawer);
}

Expected<DrawnVotes> drawSlices(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                std::uint32_t resolution, Progress& progress) {
    const SliceDrawer& drawer = drawerInUse();
    return drawer ? drawer(vertices, triangles, resolution, progress) : fail(ErrorCode::NoOpenGl);
}

} // namespace sinew
