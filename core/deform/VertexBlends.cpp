#include "core/deform/VertexBlends.h"

namespace sinew {

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
