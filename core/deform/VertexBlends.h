#pragma once

#include "core/base/Types.h"
#include "core/deform/Deform.h"
#include "core/deform/MatrixLanes.h"
#include "core/deform/Skinning.h"
#include "core/weights/SkinWeights.h"

#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// Makes matrices of `count` lanes that hold dual quaternions of any length: real x y z w, then dual.
inline void matricesOfQuaternions(MatrixLanes& lanes, std::size_t count) {
    auto& m = lanes.entries;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = m[0][i], y = m[1][i], z = m[2][i], w = m[3][i];
        const double dx = m[4][i], dy = m[5][i], dz = m[6][i], dw = m[7][i];
        const double twice = 2.0 / (x * x + y * y + z * z + w * w);
        m[0][i] = 1.0 - twice * (y * y + z * z);
        m[1][i] = twice * (x * y + w * z);
        m[2][i] = twice * (x * z - w * y);
        m[3][i] = twice * (x * y - w * z);
        m[4][i] = 1.0 - twice * (x * x + z * z);
        m[5][i] = twice * (y * z + w * x);
        m[6][i] = twice * (x * z + w * y);
        m[7][i] = twice * (y * z - w * x);
        m[8][i] = 1.0 - twice * (x * x + y * y);
        m[9][i] = twice * (w * dx - dw * x + (y * dz - z * dy)); // of 2 dual * conjugate(real)
        m[10][i] = twice * (w * dy - dw * y + (z * dx - x * dz));
        m[11][i] = twice * (w * dz - dw * z + (x * dy - y * dx));
    }
}

/// Dual quaternions in lanes (LinearVertices says how); without stretches a lane holds a sum of dual
/// quaternions until it is finished.
struct DualVertices {
    const DualQuaternionBlend& dual;

    template<std::size_t kBytes>
    void put(std::size_t /*p*/, std::span<const Influence> influences, MatrixLanes& lanes,
             std::size_t lane) const {
        if (dual.stretches()) {
            lanes.set(lane, dual.at(influences));
            return;
        }
        sumToLane<kBytes, 8, false>(
            influences, [this](std::int32_t joint) { return dual.numbers(joint); }, lanes, lane);
        const auto& m = lanes.entries;
        const double squared = m[0][lane] * m[0][lane] + m[1][lane] * m[1][lane] + m[2][lane] * m[2][lane] +
                               m[3][lane] * m[3][lane];
        if (!dual.adds(squared)) {
            putNearest(influences, lanes, lane);
        }
    }

    void finish(MatrixLanes& lanes, std::size_t count) const {
        if (!dual.stretches()) {
            matricesOfQuaternions(lanes, count);
        }
    }

private:
    void putNearest(std::span<const Influence> influences, MatrixLanes& lanes, std::size_t lane) const {
        const DualQuaternionBlend::Sum sum = dual.sumOf(influences);
        for (Eigen::Index e = 0; e < 4; ++e) {
            lanes.entries[e][lane] = sum.real[e];
            lanes.entries[e + 4][lane] = sum.dual[e];
        }
    }
};

/// Joints as the deformers see them: those that stay, those that are broken. #J.
struct DeformJoints {
    std::vector<Transform> matrices; ///< finite: a broken joint's is the identity
    std::vector<char> still;         ///< exactly the identity, or not finite
    bool anyStill = false;
    std::vector<char> broken;

    explicit DeformJoints(std::span<const Transform> skinningMatrices);

    /// What follows joints that stay is copied, not computed.
    bool keep(std::span<const Influence> influences) const {
        return anyStill ? keepSome(influences) : influences.empty(); // without still ones, none is broken
    }

private:
    bool keepSome(std::span<const Influence> influences) const;
};

/// Every deformer as the run over the vertices has it: put<kBytes>() what moves a vertex with these
/// influences, at least one, into a lane, and finish() the lanes, of which those not put may hold any matrix.
struct LinearVertices {
    const LinearBlend& linear;
    template<std::size_t kBytes>
    void put(std::size_t /*p*/, std::span<const Influence> influences, MatrixLanes& lanes,
             std::size_t lane) const {
        const auto of = [this](std::int32_t joint) { return linear.matrix(joint).data(); };
        sumToLane<kBytes, 12, true>(influences, of, lanes, lane);
    }
    void finish(MatrixLanes& /*lanes*/, std::size_t /*count*/) const {}
};

struct BlendedVertices {
    const LinearBlend& linear;
    const DualQuaternionBlend& dual;
    std::span<const float> shares;
    template<std::size_t kBytes>
    void put(std::size_t p, std::span<const Influence> influences, MatrixLanes& lanes,
             std::size_t lane) const {
        const double share = shares.empty() ? 1.0 : static_cast<double>(shares[p]);
        lanes.set(lane, (1.0 - share) * linear.at(influences) + share * dual.at(influences));
    }
    void finish(MatrixLanes& /*lanes*/, std::size_t /*count*/) const {}
};

struct CenterVertices {
    const LinearBlend& linear;
    const DualQuaternionBlend& dual;
    std::span<const Vec3> centers;
    template<std::size_t kBytes>
    void put(std::size_t p, std::span<const Influence> influences, MatrixLanes& lanes,
             std::size_t lane) const {
        const Affine moved = linear.at(influences);
        if (centers.empty()) {
            lanes.set(lane, moved);
            return;
        }
        Affine turned = dual.at(influences);
        turned.col(3) = moved.leftCols<3>() * centers[p] + moved.col(3) - turned.leftCols<3>() * centers[p];
        lanes.set(lane, turned);
    }
    void finish(MatrixLanes& /*lanes*/, std::size_t /*count*/) const {}
};

/// Calls use(vertices), the deformer as one of the above.
template<typename Use>
void withBlend(Deformer deformer, const DeformJoints& joints, const DeformExtras& extras, const Use& use) {
    const LinearBlend linear(joints.matrices);
    if (deformer == Deformer::LinearBlend) {
        use(LinearVertices{linear});
        return;
    }
    const DualQuaternionBlend dual(joints.matrices, extras.parents);
    if (deformer == Deformer::DualQuaternion) {
        use(DualVertices{dual});
    } else if (deformer == Deformer::Blended) {
        use(BlendedVertices{linear, dual, extras.dualShares});
    } else {
        use(CenterVertices{linear, dual, extras.centers});
    }
}

} // namespace sinew
