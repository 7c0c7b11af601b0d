#include "core/deform/LinearBlend.h"

namespace sinew {

LinearBlend::LinearBlend(std::span<const Transform> matrices) {
    m_matrices.reserve(matrices.size());
    for (const Transform& matrix : matrices) {
        m_matrices.emplace_back(matrix.affine());
    }
}

} // namespace sinew
