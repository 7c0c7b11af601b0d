#include "core/deform/Deform.h"

#include "core/base/Parallel.h"
#include "core/deform/DualQuaternion.h"
#include "core/deform/LinearBlend.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr std::size_t kGrain = 2048;

/// Joints whose matrix is exactly the identity: what hangs on these alone is copied, not computed. #J flags.
std::vector<bool> stillJoints(std::span<const Transform> matrices) {
    std::vector<bool> still(matrices.size());
    for (std::size_t j = 0; j < matrices.size(); ++j) {
        still[j] = matrices[j].affine() == Transform::Identity().affine();
    }
    return still;
}

bool staysPut(std::span<const Influence> influences, const std::vector<bool>& still) {
    return std::all_of(influences.begin(), influences.end(), [&](const Influence& influence) {
        return still[static_cast<std::size_t>(influence.joint)];
    });
}

/// The inverse transpose up to a positive factor, by cofactors so that a flattening matrix has one too.
Mat3 normalMatrix(const Mat3& linear) {
    Mat3 cofactors;
    cofactors.col(0) = linear.col(1).cross(linear.col(2));
    cofactors.col(1) = linear.col(2).cross(linear.col(0));
    cofactors.col(2) = linear.col(0).cross(linear.col(1));
    return linear.col(0).dot(cofactors.col(0)) < 0.0 ? Mat3(-cofactors) : cofactors;
}

Vec3f deformNormal(const Vec3f& normal, const Mat3& matrix) {
    const Vec3 turned = (matrix * normal.cast<double>()).stableNormalized();
    // A matrix that flattens along the normal's plane leaves no direction: the old one is as good as any.
    return turned.allFinite() && turned.squaredNorm() > 0.5 ? Vec3f(turned.cast<float>()) : normal;
}

template<typename Blend>
std::vector<Vec3> pointsBy(const Blend& blend, std::span<const Vec3> points, const SkinWeights& weights,
                           const std::vector<bool>& still) {
    std::vector<Vec3> result(points.begin(), points.end());
    parallelFor(points.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            if (!staysPut(weights.at(p), still)) {
                result[p] = blend.at(weights.at(p)) * points[p];
            }
        }
    });
    return result;
}

template<typename Blend>
std::vector<Vec3f> normalsBy(const Blend& blend, std::span<const Vec3f> normals,
                             std::span<const std::uint32_t> cornerPoints, const SkinWeights& weights,
                             const std::vector<bool>& still) {
    // Several corners share a point, so its matrix is made once.
    std::vector<Mat3> matrices(weights.pointCount());
    parallelFor(matrices.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            if (!staysPut(weights.at(p), still)) {
                matrices[p] = normalMatrix(blend.at(weights.at(p)).linear());
            }
        }
    });
    std::vector<Vec3f> result(normals.begin(), normals.end());
    parallelFor(normals.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t c = begin; c < end; ++c) {
            if (!staysPut(weights.at(cornerPoints[c]), still)) {
                result[c] = deformNormal(normals[c], matrices[cornerPoints[c]]);
            }
        }
    });
    return result;
}

} // namespace

std::vector<Vec3> deformPoints(std::span<const Vec3> points, const SkinWeights& weights,
                               std::span<const Transform> skinningMatrices, Deformer deformer) {
    const std::vector<bool> still = stillJoints(skinningMatrices);
    if (deformer == Deformer::DualQuaternion) {
        return pointsBy(DualQuaternionBlend(skinningMatrices), points, weights, still);
    }
    return pointsBy(LinearBlend(skinningMatrices), points, weights, still);
}

std::vector<Vec3f> deformNormals(std::span<const Vec3f> normals, std::span<const std::uint32_t> cornerPoints,
                                 const SkinWeights& weights, std::span<const Transform> skinningMatrices,
                                 Deformer deformer) {
    const std::vector<bool> still = stillJoints(skinningMatrices);
    if (deformer == Deformer::DualQuaternion) {
        return normalsBy(DualQuaternionBlend(skinningMatrices), normals, cornerPoints, weights, still);
    }
    return normalsBy(LinearBlend(skinningMatrices), normals, cornerPoints, weights, still);
}

} // namespace sinew
