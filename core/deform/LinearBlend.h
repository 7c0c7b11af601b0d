#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <span>
#include <vector>

namespace sinew {

/// The upper three rows of an affine matrix, side by side in memory.
using Affine = Eigen::Matrix<double, 3, 4>;

/// Linear blend skinning: the weighted mean of the influences' matrices.
class LinearBlend {
public:
    /// matrices: #J.
    explicit LinearBlend(std::span<const Transform> matrices);

    /// What moves a vertex with these influences, at least one.
    Affine at(std::span<const Influence> influences) const {
        Affine sum = Affine::Zero();
        double total = 0.0;
        for (const Influence& influence : influences) {
            const double weight = influence.weight;
            sum += weight * m_matrices[static_cast<std::size_t>(influence.joint)];
            total += weight;
        }
        // Stored weights are floats, whose sum is 1 only to 1e-7: far from the origin that would show.
        return sum * (1.0 / total);
    }

    const Affine& matrix(std::int32_t joint) const { return m_matrices[static_cast<std::size_t>(joint)]; }

private:
    std::vector<Affine, Eigen::aligned_allocator<Affine>> m_matrices;
};

} // namespace sinew
