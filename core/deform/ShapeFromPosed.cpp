#include "core/deform/ShapeFromPosed.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr double kFlatVolume = 1e-4;

} // namespace

PosedShape shapeFromPosed(std::span<const Vec3> rest, std::span<const Vec3> target,
                          const SkinWeights& weights, std::span<const Transform> skinningMatrices,
                          Deformer deformer, const DeformExtras& extras) {
    std::vector<Vec3> probe(rest.size(), Vec3::Zero());
    const std::vector<Vec3> origins = deformVertices(probe, weights, skinningMatrices, deformer, extras);
    std::array<std::vector<Vec3>, 3> axes;
    for (int axis = 0; axis < 3; ++axis) {
        std::ranges::fill(probe, Vec3(Vec3::Unit(axis)));
        axes[static_cast<std::size_t>(axis)] =
            deformVertices(probe, weights, skinningMatrices, deformer, extras);
    }
    PosedShape shape;
    shape.offsets.assign(rest.size(), Vec3::Zero());
    for (std::size_t p = 0; p < rest.size(); ++p) {
        Mat3 linear;
        linear << axes[0][p] - origins[p], axes[1][p] - origins[p], axes[2][p] - origins[p];
        const double edges = linear.colwise().norm().prod();
        if (!(std::abs(linear.determinant()) > kFlatVolume * edges)) {
            ++shape.flattened;
        } else if (target[p].allFinite()) {
            shape.offsets[p] = linear.inverse() * (target[p] - origins[p]) - rest[p];
        }
    }
    return shape;
}

} // namespace sinew
