#pragma once

#include "core/deform/Deform.h"
#include "core/deform/DeformJoints.h"
#include "core/deform/DualVertices.h"
#include "core/deform/MatrixLanes.h"

namespace sinew {

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
