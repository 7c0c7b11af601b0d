#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <span>
#include <vector>

namespace sinew {

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

} // namespace sinew
