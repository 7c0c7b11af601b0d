#include "core/voxel/voxelize/FilledSurface.h"

#include "core/geometry/NearestSurface.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/WindingNumber.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

std::uint8_t filled(std::uint8_t before) {
    return (before & (kLeafBoundary | kLeafInterior)) != 0
               ? before
               : static_cast<std::uint8_t>(before | kLeafInterior);
}

} // namespace

void fillSurfaces(std::span<const FilledSurface> surfaces, const VoxelFrame& frame, FlaggedLeaves& leaves) {
    const double farthestMet = 0.5 * std::numbers::sqrt3 * frame.baseVoxelSize();
    for (const FilledSurface& surface : surfaces) {
        if (surface.triangles.empty()) {
            continue;
        }
        const NearestSurface nearest(surface.vertices, surface.triangles);
        const WindingNumber winding(surface.vertices, surface.triangles);
        const auto signedDistance = [&](const Vec3& position) {
            const double distance = nearest.nearest(position).front().distance;
            return (std::abs(winding.at(position)) > 0.5 ? -distance : distance) - farthestMet;
        };
        applyChange({signedDistance, filled}, frame, leaves);
    }
}

} // namespace sinew
