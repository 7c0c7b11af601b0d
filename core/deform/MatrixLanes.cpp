#include "core/deform/MatrixLanes.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr std::size_t kNormalTurnGrain = 2048;

} // namespace

Vec3f unitNormal(const Vec3f& normal, const Vec3& turned) {
    if (turned == Vec3::Zero()) {
        return normal;
    }
    const Vec3 unit = turned.stableNormalized();
    return unit.allFinite() && unit.squaredNorm() > 0.5 ? Vec3f(unit.cast<float>()) : normal;
}

void turnNormals(std::span<const Vec3f> normals, std::span<const std::uint32_t> cornerVertices,
                 std::span<const Mat3> turns, std::span<Vec3f> turned) {
    const auto turnRun = [&](std::size_t first, std::size_t count) {
        MatrixLanes lanes;
        for (std::size_t i = 0; i < count; ++i) {
            lanes.setLinear(i, turns[cornerVertices[first + i]]);
        }
        NormalLanes directions;
        turnByLanes(lanes, count, &normals[first], directions);
        unitNormals(directions, count, &normals[first], &turned[first]);
    };
    parallelFor(normals.size(), kNormalTurnGrain, [&](std::size_t begin, std::size_t end) {
        inWidestRegisters([&](auto /*bytes*/) {
            for (std::size_t first = begin; first < end; first += MatrixLanes::kCount) {
                turnRun(first, std::min(end - first, MatrixLanes::kCount));
            }
        });
    });
}

} // namespace sinew
