#include "core/deform/Deform.h"

#include "core/base/Parallel.h"
#include "core/deform/DualQuaternion.h"
#include "core/deform/LinearBlend.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr std::size_t kGrain = 2048;

/// Joints as the deformers see them: those that stay, those that are broken.
struct Joints {
    std::vector<Transform> matrices; ///< finite
    std::vector<char> still;         ///< exactly the identity, or not finite
    bool anyBroken = false;
    std::vector<char> broken;
};

Joints jointsOf(std::span<const Transform> matrices) {
    Joints joints;
    joints.matrices.assign(matrices.begin(), matrices.end());
    joints.still.resize(matrices.size());
    joints.broken.resize(matrices.size());
    for (std::size_t j = 0; j < matrices.size(); ++j) {
        if (!matrices[j].matrix().allFinite()) {
            joints.matrices[j] = Transform::Identity();
            joints.broken[j] = 1;
            joints.anyBroken = true;
        }
        joints.still[j] = joints.matrices[j].affine() == Transform::Identity().affine() ? 1 : 0;
    }
    return joints;
}

/// What hangs on joints that stay is copied, not computed.
bool staysPut(std::span<const Influence> influences, const Joints& joints) {
    const auto at = [](const std::vector<char>& flags, const Influence& influence) {
        return flags[static_cast<std::size_t>(influence.joint)] != 0;
    };
    return std::ranges::all_of(influences, [&](const Influence& i) { return at(joints.still, i); }) ||
           (joints.anyBroken &&
            std::ranges::any_of(influences, [&](const Influence& i) { return at(joints.broken, i); }));
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
    const Vec3 turned = matrix * normal.cast<double>();
    const double length = turned.squaredNorm();
    // A matrix that flattens along the normal's plane leaves no direction: the old one is as good as any.
    if (length > 1e-200 && length < 1e200) {
        return (turned * (1.0 / std::sqrt(length))).cast<float>();
    }
    const Vec3 unit = turned.stableNormalized();
    return unit.allFinite() && unit.squaredNorm() > 0.5 ? Vec3f(unit.cast<float>()) : normal;
}

struct BlendedShares {
    const LinearBlend& linear;
    const DualQuaternionBlend& dual;
    std::span<const float> shares;
    Affine at(std::size_t p, std::span<const Influence> influences) const {
        const double share = shares.empty() ? 1.0 : static_cast<double>(shares[p]);
        return (1.0 - share) * linear.at(influences) + share * dual.at(influences);
    }
};

struct AboutCenters {
    const LinearBlend& linear;
    const DualQuaternionBlend& dual;
    std::span<const Vec3> centers;
    Affine at(std::size_t p, std::span<const Influence> influences) const {
        const Affine moved = linear.at(influences);
        if (centers.empty()) {
            return moved;
        }
        Affine turned = dual.at(influences);
        turned.col(3) = moved.leftCols<3>() * centers[p] + moved.col(3) - turned.leftCols<3>() * centers[p];
        return turned;
    }
};

/// A blend that needs nothing but the influences.
template<typename Blend>
struct ByWeights {
    const Blend& blend;
    Affine at(std::size_t /*p*/, std::span<const Influence> influences) const { return blend.at(influences); }
};

/// Calls use(blend), blend.at(point, influences) the deformer's matrix.
template<typename Use>
void withBlend(Deformer deformer, const Joints& joints, const DeformExtras& extras, const Use& use) {
    const LinearBlend linear(joints.matrices);
    if (deformer == Deformer::LinearBlend) {
        use(ByWeights<LinearBlend>{linear});
        return;
    }
    const DualQuaternionBlend dual(joints.matrices, extras.parents);
    if (deformer == Deformer::DualQuaternion) {
        use(ByWeights<DualQuaternionBlend>{dual});
    } else if (deformer == Deformer::Blended) {
        use(BlendedShares{linear, dual, extras.dualShares});
    } else {
        use(AboutCenters{linear, dual, extras.centers});
    }
}

/// Moves points and keeps what turns their normals; either may be unwanted (empty).
template<typename Blend>
void movePoints(const Blend& blend, const Joints& joints, const SkinWeights& weights,
                std::span<const Vec3> points, std::span<Vec3> moved, std::span<Mat3> turns) {
    parallelFor(weights.pointCount(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const std::span<const Influence> influences = weights.at(p);
            const bool stays = staysPut(influences, joints);
            const Affine matrix = stays ? Affine() : blend.at(p, influences);
            if (!moved.empty()) {
                moved[p] = stays ? points[p] : Vec3(matrix.leftCols<3>() * points[p] + matrix.col(3));
            }
            if (!turns.empty()) {
                turns[p] = stays ? Mat3(Mat3::Zero()) : normalMatrix(matrix.leftCols<3>());
            }
        }
    });
}

void turnNormals(std::span<const Vec3f> normals, std::span<const std::uint32_t> cornerPoints,
                 std::span<const Mat3> turns, const SkinWeights& weights, const Joints& joints,
                 std::span<Vec3f> turned) {
    parallelFor(normals.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t c = begin; c < end; ++c) {
            const std::uint32_t p = cornerPoints[c];
            turned[c] = staysPut(weights.at(p), joints) ? normals[c] : deformNormal(normals[c], turns[p]);
        }
    });
}

} // namespace

std::vector<Vec3> deformPoints(std::span<const Vec3> points, const SkinWeights& weights,
                               std::span<const Transform> skinningMatrices, Deformer deformer,
                               const DeformExtras& extras) {
    const Joints joints = jointsOf(skinningMatrices);
    std::vector<Vec3> moved(points.size());
    withBlend(deformer, joints, extras,
              [&](const auto& blend) { movePoints(blend, joints, weights, points, moved, {}); });
    return moved;
}

std::vector<Vec3f> deformNormals(std::span<const Vec3f> normals, std::span<const std::uint32_t> cornerPoints,
                                 const SkinWeights& weights, std::span<const Transform> skinningMatrices,
                                 Deformer deformer, const DeformExtras& extras) {
    const Joints joints = jointsOf(skinningMatrices);
    // Several corners share a point, so its matrix is made once.
    std::vector<Mat3> turns(weights.pointCount());
    std::vector<Vec3f> turned(normals.size());
    withBlend(deformer, joints, extras,
              [&](const auto& blend) { movePoints(blend, joints, weights, {}, {}, turns); });
    turnNormals(normals, cornerPoints, turns, weights, joints, turned);
    return turned;
}

void deform(std::span<const Vec3> points, std::span<const Vec3f> normals,
            std::span<const std::uint32_t> cornerPoints, const SkinWeights& weights,
            std::span<const Transform> skinningMatrices, Deformer deformer, const DeformExtras& extras,
            Deformed& result) {
    const Joints joints = jointsOf(skinningMatrices);
    result.points.resize(points.size());
    result.normals.resize(normals.size());
    result.turns.resize(points.size());
    withBlend(deformer, joints, extras, [&](const auto& blend) {
        movePoints(blend, joints, weights, points, result.points, result.turns);
    });
    turnNormals(normals, cornerPoints, result.turns, weights, joints, result.normals);
}

std::vector<float> dualSharesOf(const SkinWeights& weights, const DeformSettings& settings) {
    std::vector<float> shares(weights.pointCount(), 1.0F);
    for (std::size_t p = 0; p < shares.size(); ++p) {
        float sum = 0.0F;
        float total = 0.0F;
        for (const Influence& influence : weights.at(p)) {
            sum += influence.weight * settings.joint(static_cast<std::size_t>(influence.joint)).dualShare;
            total += influence.weight;
        }
        shares[p] = total > 0.0F ? std::clamp(sum / total, 0.0F, 1.0F) : 1.0F;
    }
    return shares;
}

} // namespace sinew
