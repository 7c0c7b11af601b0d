#include "app/view/volume/SliceCut.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kSliceCutGrain = 16384;

/// The plane as normal . place = offset, normal unit, grid space.
struct GridPlane {
    Vec3 normal = Vec3::UnitX();
    double offset = 0.0;
    double side(const Vec3& place) const { return normal.dot(place) - offset; }
};

GridPlane inGrid(const VoxelFrame& frame, const SlicePlane& plane) {
    GridPlane result;
    result.normal = (frame.gridFromModel.linear() * plane.normal()).normalized();
    result.offset = result.normal.dot(frame.gridFromModel * Vec3(plane.place * plane.normal()));
    return result;
}

/// Corners of plane and cube: where its twelve edges change sides, sorted around their middle.
void cutCube(const Vec3& low, double size, const GridPlane& plane, std::vector<Vec3>& corners) {
    std::array<Vec3, 8> places;
    std::array<double, 8> sides{};
    for (unsigned c = 0; c < 8; ++c) {
        places[c] = low + size * Vec3(c & 1U ? 1.0 : 0.0, c & 2U ? 1.0 : 0.0, c & 4U ? 1.0 : 0.0);
        sides[c] = plane.side(places[c]);
    }
    std::vector<Vec3> found;
    for (unsigned c = 0; c < 8; ++c) {
        for (const unsigned bit : {1U, 2U, 4U}) {
            const unsigned d = c | bit;
            if (d != c && (sides[c] < 0.0) != (sides[d] < 0.0)) {
                found.push_back(places[c] + sides[c] / (sides[c] - sides[d]) * (places[d] - places[c]));
            }
        }
    }
    if (found.size() < 3) {
        return;
    }
    Vec3 middle = Vec3::Zero();
    for (const Vec3& place : found) {
        middle += place / static_cast<double>(found.size());
    }
    const Vec3 right = plane.normal.unitOrthogonal();
    const Vec3 up = plane.normal.cross(right);
    std::sort(found.begin(), found.end(), [&](const Vec3& a, const Vec3& b) {
        return std::atan2(up.dot(a - middle), right.dot(a - middle)) <
               std::atan2(up.dot(b - middle), right.dot(b - middle));
    });
    corners.insert(corners.end(), found.begin(), found.end());
}

} // namespace

SlicePlane slicePlane(const Aabb& box, SliceAxis axis, double slice) {
    const auto a = static_cast<Eigen::Index>(axis);
    return {axis, box.empty() ? 0.0 : box.min[a] + slice * (box.max[a] - box.min[a])};
}

SliceCut cutVoxels(const SparseVoxels& voxels, const SlicePlane& plane) {
    const GridPlane cut = inGrid(voxels.frame(), plane);
    const double reach = 0.5 * cut.normal.lpNorm<1>();
    const std::size_t chunks = (voxels.size() + kSliceCutGrain - 1) / kSliceCutGrain;
    std::vector<std::vector<std::uint32_t>> met(chunks);
    parallelFor(chunks, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            const std::size_t last = std::min(voxels.size(), (chunk + 1) * kSliceCutGrain);
            for (std::size_t leaf = chunk * kSliceCutGrain; leaf < last; ++leaf) {
                const double size = static_cast<double>(1U << voxels.sizeLog2(leaf));
                if (std::abs(cut.side(voxels.center(leaf).cast<double>())) <= reach * size) {
                    met[chunk].push_back(static_cast<std::uint32_t>(leaf));
                }
            }
        }
    });
    SliceCut result;
    for (const auto& leaves : met) {
        for (const std::uint32_t leaf : leaves) {
            const std::size_t before = result.corners.size();
            const double size = static_cast<double>(1U << voxels.sizeLog2(leaf));
            cutCube(voxels.center(leaf).cast<double>() - Vec3::Constant(0.5 * size), size, cut,
                    result.corners);
            if (result.corners.size() > before) {
                result.leaves.push_back(leaf);
                result.firstCorner.push_back(static_cast<std::uint32_t>(result.corners.size()));
            }
        }
    }
    return result;
}

float meanAround(const SparseVoxels& voxels, std::span<const float> ofLeaf, const Vec3& gridPlace) {
    constexpr double near = 0.25;
    float sum = 0.0F;
    int count = 0;
    for (unsigned c = 0; c < 8; ++c) {
        const Vec3 place =
            gridPlace + near * Vec3(c & 1U ? 1.0 : -1.0, c & 2U ? 1.0 : -1.0, c & 4U ? 1.0 : -1.0);
        const std::uint32_t leaf =
            voxels.find(std::llround(std::floor(place.x())), std::llround(std::floor(place.y())),
                        std::llround(std::floor(place.z())));
        if (leaf != kNoLeaf && std::isfinite(ofLeaf[leaf])) {
            sum += ofLeaf[leaf];
            ++count;
        }
    }
    return count > 0 ? sum / static_cast<float>(count) : std::numeric_limits<float>::infinity();
}

} // namespace sinew
