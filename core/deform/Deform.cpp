#include "core/deform/Deform.h"

#include "core/base/Parallel.h"
#include "core/deform/DualQuaternion.h"
#include "core/deform/LinearBlend.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr std::size_t kGrain = 2048;

/// Joints as the deformers see them: those that stay, those that are broken.
struct Joints {
    std::vector<Transform> matrices; ///< finite
    std::vector<char> still;         ///< exactly the identity, or not finite
    bool anyStill = false;
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
        }
        joints.still[j] = joints.matrices[j].affine() == Transform::Identity().affine() ? 1 : 0;
        joints.anyStill = joints.anyStill || joints.still[j] != 0;
    }
    return joints;
}

/// What hangs on joints that stay is copied, not computed.
bool staysPut(std::span<const Influence> influences, const Joints& joints) {
    if (!joints.anyStill) { // neither, then, is any broken
        return influences.empty();
    }
    bool allStill = true;
    bool anyBroken = false;
    for (const Influence& influence : influences) {
        const auto joint = static_cast<std::size_t>(influence.joint);
        allStill = allStill && joints.still[joint] != 0;
        anyBroken = anyBroken || joints.broken[joint] != 0;
    }
    return allStill || anyBroken;
}

/// The inverse transpose up to a positive factor, by cofactors so that a flattening matrix has one too.
[[gnu::always_inline]] inline Mat3 normalMatrix(const Affine& matrix) {
    const auto a = matrix.col(0);
    const auto b = matrix.col(1);
    const auto c = matrix.col(2);
    Mat3 cofactors;
    cofactors << b.y() * c.z() - b.z() * c.y(), c.y() * a.z() - c.z() * a.y(), a.y() * b.z() - a.z() * b.y(),
        b.z() * c.x() - b.x() * c.z(), c.z() * a.x() - c.x() * a.z(), a.z() * b.x() - a.x() * b.z(),
        b.x() * c.y() - b.y() * c.x(), c.x() * a.y() - c.y() * a.x(), a.x() * b.y() - a.y() * b.x();
    const double volume = a.x() * cofactors(0, 0) + a.y() * cofactors(1, 0) + a.z() * cofactors(2, 0);
    return volume < 0.0 ? Mat3(-cofactors) : cofactors;
}

/// A matrix that flattens along the normal's plane leaves no direction: the old one is as good as any.
[[gnu::noinline]] Vec3f hardNormal(const Vec3f& normal, const Vec3& turned) {
    if (turned == Vec3::Zero()) {
        return normal;
    }
    const Vec3 unit = turned.stableNormalized();
    return unit.allFinite() && unit.squaredNorm() > 0.5 ? Vec3f(unit.cast<float>()) : normal;
}

[[gnu::always_inline]] inline Vec3f unitNormal(const Vec3f& normal, double x, double y, double z) {
    const double length = x * x + y * y + z * z;
    if (length > 1e-200 && length < 1e200) {
        const double shorten = 1.0 / std::sqrt(length);
        return {static_cast<float>(x * shorten), static_cast<float>(y * shorten),
                static_cast<float>(z * shorten)};
    }
    return hardNormal(normal, Vec3(x, y, z));
}

[[gnu::always_inline]] inline Vec3f deformNormal(const Vec3f& normal, const Mat3& m) {
    const double x = normal.x();
    const double y = normal.y();
    const double z = normal.z();
    return unitNormal(normal, m(0, 0) * x + m(0, 1) * y + m(0, 2) * z,
                      m(1, 0) * x + m(1, 1) * y + m(1, 2) * z, m(2, 0) * x + m(2, 1) * y + m(2, 2) * z);
}

/// The same of an affine matrix's normal matrix, which is never in memory.
[[gnu::always_inline]] inline Vec3f turnNormal(const Vec3f& normal, const Affine& m) {
    const double ax = m(0, 0), ay = m(1, 0), az = m(2, 0);
    const double bx = m(0, 1), by = m(1, 1), bz = m(2, 1);
    const double cx = m(0, 2), cy = m(1, 2), cz = m(2, 2);
    const double ux = by * cz - bz * cy, uy = bz * cx - bx * cz, uz = bx * cy - by * cx;
    const double vx = cy * az - cz * ay, vy = cz * ax - cx * az, vz = cx * ay - cy * ax;
    const double wx = ay * bz - az * by, wy = az * bx - ax * bz, wz = ax * by - ay * bx;
    const double side = ax * ux + ay * uy + az * uz < 0.0 ? -1.0 : 1.0;
    const double x = side * normal.x();
    const double y = side * normal.y();
    const double z = side * normal.z();
    return unitNormal(normal, ux * x + vx * y + wx * z, uy * x + vy * y + wy * z, uz * x + vz * y + wz * z);
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

/// What a run over the points is to make; empty: not wanted. #P each.
struct Wanted {
    std::span<const Vec3> points;
    std::span<Vec3> moved;
    std::span<Mat3> turns;          ///< what turns normals; zero: nothing
    std::span<const Vec3f> normals; ///< one a point
    std::span<Vec3f> turned;
};

template<typename Blend>
[[gnu::always_inline]] inline void movePoint(const Blend& blend, std::size_t p,
                                             std::span<const Influence> influences, const Wanted& wanted) {
    const Affine matrix = blend.at(p, influences);
    if (!wanted.moved.empty()) {
        const Vec3& v = wanted.points[p];
        wanted.moved[p] =
            matrix.col(0) * v.x() + matrix.col(1) * v.y() + matrix.col(2) * v.z() + matrix.col(3);
    }
    if (!wanted.turned.empty()) {
        wanted.turned[p] = turnNormal(wanted.normals[p], matrix);
    } else if (!wanted.turns.empty()) {
        wanted.turns[p] = normalMatrix(matrix);
    }
}

void keepPoint(std::size_t p, const Wanted& wanted) {
    if (!wanted.moved.empty()) {
        wanted.moved[p] = wanted.points[p];
    }
    if (!wanted.turned.empty()) {
        wanted.turned[p] = wanted.normals[p];
    } else if (!wanted.turns.empty()) {
        wanted.turns[p].setZero();
    }
}

template<typename Blend>
void movePoints(const Blend& blend, const Joints& joints, const SkinWeights& weights, const Wanted& wanted) {
    parallelFor(weights.pointCount(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const std::span<const Influence> influences = weights.at(p);
            if (staysPut(influences, joints)) {
                keepPoint(p, wanted);
            } else {
                movePoint(blend, p, influences, wanted);
            }
        }
    });
}

void turnNormals(std::span<const Vec3f> normals, std::span<const std::uint32_t> cornerPoints,
                 std::span<const Mat3> turns, std::span<Vec3f> turned) {
    parallelFor(normals.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t c = begin; c < end; ++c) {
            turned[c] = deformNormal(normals[c], turns[cornerPoints[c]]);
        }
    });
}

/// Whether the corners are the points, in order.
bool oneNormalEach(std::span<const std::uint32_t> cornerPoints, std::size_t points) {
    std::size_t differ = cornerPoints.size() == points ? 0 : 1;
    for (std::size_t c = 0; differ == 0 && c < cornerPoints.size(); ++c) {
        differ = cornerPoints[c] == c ? 0 : 1;
    }
    return differ == 0;
}

} // namespace

std::vector<Vec3> deformPoints(std::span<const Vec3> points, const SkinWeights& weights,
                               std::span<const Transform> skinningMatrices, Deformer deformer,
                               const DeformExtras& extras) {
    Deformed result;
    deform(points, {}, {}, weights, skinningMatrices, deformer, extras, result);
    return std::move(result.points);
}

std::vector<Vec3f> deformNormals(std::span<const Vec3f> normals, std::span<const std::uint32_t> cornerPoints,
                                 const SkinWeights& weights, std::span<const Transform> skinningMatrices,
                                 Deformer deformer, const DeformExtras& extras) {
    Deformed result;
    deform({}, normals, cornerPoints, weights, skinningMatrices, deformer, extras, result);
    return std::move(result.normals);
}

void deform(std::span<const Vec3> points, std::span<const Vec3f> normals,
            std::span<const std::uint32_t> cornerPoints, const SkinWeights& weights,
            std::span<const Transform> skinningMatrices, Deformer deformer, const DeformExtras& extras,
            Deformed& result) {
    const Joints joints = jointsOf(skinningMatrices);
    result.points.resize(points.size());
    result.normals.resize(normals.size());
    Wanted wanted{points, result.points, {}, {}, {}};
    const bool atPoints = !normals.empty() && oneNormalEach(cornerPoints, weights.pointCount());
    if (atPoints) {
        wanted.normals = normals;
        wanted.turned = result.normals;
    } else if (!normals.empty()) {
        // Several corners share a point, so its matrix is made once.
        result.turns.resize(weights.pointCount());
        wanted.turns = result.turns;
    }
    withBlend(deformer, joints, extras,
              [&](const auto& blend) { movePoints(blend, joints, weights, wanted); });
    if (!atPoints) {
        turnNormals(normals, cornerPoints, result.turns, result.normals);
    }
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
