#include "core/deform/LinearBlend.h"

namespace sinew {

Transform LinearBlend::at(std::span<const Influence> influences) const {
    Eigen::Matrix<double, 3, 4> sum = Eigen::Matrix<double, 3, 4>::Zero();
    double total = 0.0;
    for (const Influence& influence : influences) {
        const double weight = influence.weight;
        sum += weight * m_matrices[static_cast<std::size_t>(influence.joint)].affine();
        total += weight;
    }
    // Stored weights are floats, whose sum is 1 only to 1e-7: far from the origin that would show.
    Transform result = Transform::Identity();
    result.affine() = sum / total;
    return result;
}

} // namespace sinew
