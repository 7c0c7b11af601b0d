#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <span>

namespace sinew {

/// Linear blend skinning: the weighted mean of the influences' matrices.
class LinearBlend {
public:
    /// matrices: #J, kept by reference.
    explicit LinearBlend(std::span<const Transform> matrices)
        : m_matrices(matrices) {}

    /// What moves a point with these influences, at least one.
    Transform at(std::span<const Influence> influences) const;

private:
    std::span<const Transform> m_matrices;
};

} // namespace sinew
