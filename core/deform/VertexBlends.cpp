#include "core/deform/VertexBlends.h"

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

DeformJoints::DeformJoints(std::span<const Transform> skinningMatrices)
    : matrices(skinningMatrices.begin(), skinningMatrices.end())
    , still(matrices.size())
    , broken(matrices.size()) {
    for (std::size_t j = 0; j < matrices.size(); ++j) {
        if (!matrices[j].matrix().allFinite()) {
            matrices[j] = Transform::Identity();
            broken[j] = 1;
        }
        still[j] = matrices[j].affine() == Transform::Identity().affine() ? 1 : 0;
        anyStill = anyStill || still[j] != 0;
    }
}

bool DeformJoints::keepSome(std::span<const Influence> influences) const {
    bool allStill = true;
    bool anyBroken = false;
    for (const Influence& influence : influences) {
        const auto joint = static_cast<std::size_t>(influence.joint);
        allStill = allStill && still[joint] != 0;
        anyBroken = anyBroken || broken[joint] != 0;
    }
    return allStill || anyBroken;
}

} // namespace sinew
