#include "core/deform/Skinning.h"

#include <Eigen/SVD>

#include <algorithm>

namespace sinew {

LinearBlend::LinearBlend(std::span<const Transform> matrices) {
    m_matrices.reserve(matrices.size());
    for (const Transform& matrix : matrices) {
        m_matrices.emplace_back(matrix.affine());
    }
}

namespace {

constexpr double kRigid = 1e-9; ///< a stretch this near the identity is rounding

DualQuaternionBlend::Motion motionOf(const Transform& matrix) {
    const Mat3 linear = matrix.linear();
    const Eigen::JacobiSVD<Mat3> svd(linear, Eigen::ComputeFullU | Eigen::ComputeFullV);
    Mat3 u = svd.matrixU();
    if ((u * svd.matrixV().transpose()).determinant() < 0.0) {
        u.col(2) = -u.col(2); // a mirror: the least stretched direction takes the negative sign
    }
    const Mat3 turn = u * svd.matrixV().transpose();
    const Quat real = Quat(turn).normalized();
    const Vec3 half = 0.5 * matrix.translation();
    const Quat dual = Quat(0.0, half.x(), half.y(), half.z()) * real;
    return {real.coeffs(), dual.coeffs(), turn.transpose() * linear};
}

} // namespace

DualQuaternionBlend::DualQuaternionBlend(std::span<const Transform> matrices,
                                         std::span<const std::int32_t> parents)
    : m_byChain(!parents.empty()) {
    m_motions.reserve(matrices.size());
    for (const Transform& matrix : matrices) {
        m_motions.push_back(motionOf(matrix));
    }
    for (std::size_t j = 0; j < parents.size(); ++j) {
        if (parents[j] != kNone &&
            m_motions[j].real.dot(m_motions[static_cast<std::size_t>(parents[j])].real) < 0.0) {
            m_motions[j].real = -m_motions[j].real;
            m_motions[j].dual = -m_motions[j].dual;
        }
    }
    m_stretches = std::ranges::any_of(
        m_motions, [](const Motion& motion) { return !motion.stretch.isIdentity(kRigid); });
}

DualQuaternionBlend::Sum DualQuaternionBlend::plainSum(std::span<const Influence> influences) const {
    Sum sum;
    for (const Influence& influence : influences) {
        const Motion& motion = m_motions[static_cast<std::size_t>(influence.joint)];
        sum.real += influence.weight * motion.real;
        sum.dual += influence.weight * motion.dual;
    }
    return sum;
}

DualQuaternionBlend::Sum DualQuaternionBlend::nearestSum(std::span<const Influence> influences) const {
    const Eigen::Vector4d& pivot = m_motions[static_cast<std::size_t>(influences.front().joint)].real;
    Sum sum;
    for (const Influence& influence : influences) {
        const Motion& motion = m_motions[static_cast<std::size_t>(influence.joint)];
        const double toward = motion.real.dot(pivot) < 0.0 ? -influence.weight : influence.weight;
        sum.real += toward * motion.real;
        sum.dual += toward * motion.dual;
    }
    return sum;
}

Mat3 DualQuaternionBlend::stretchOf(std::span<const Influence> influences) const {
    Mat3 stretch = Mat3::Zero();
    double total = 0.0;
    for (const Influence& influence : influences) {
        stretch += influence.weight * m_motions[static_cast<std::size_t>(influence.joint)].stretch;
        total += influence.weight;
    }
    return stretch * (1.0 / total);
}

DualQuaternionBlend::Sum DualQuaternionBlend::sumOf(std::span<const Influence> influences) const {
    const Sum sum = plainSum(influences);
    // No term points away from the pivot of the nearest sum, which is one of them: never zero.
    return adds(sum.real.squaredNorm()) ? sum : nearestSum(influences);
}

Affine DualQuaternionBlend::at(std::span<const Influence> influences) const {
    const Sum sum = sumOf(influences);
    const double shorten = 1.0 / sum.real.norm();
    const Eigen::Vector4d real = shorten * sum.real;
    const Eigen::Vector4d dual = shorten * sum.dual;
    const Vec3 q = real.head<3>();
    const Vec3 d = dual.head<3>();
    Affine result;
    result.leftCols<3>() = Quat(real).toRotationMatrix();
    result.col(3) = 2.0 * (real.w() * d - dual.w() * q + q.cross(d)); // of 2 dual * conjugate(real)
    if (m_stretches) {
        result.leftCols<3>() *= stretchOf(influences);
    }
    return result;
}

} // namespace sinew
