#include "core/deform/DualQuaternion.h"

#include <Eigen/SVD>

namespace sinew {

DualQuaternionBlend::DualQuaternionBlend(std::span<const Transform> matrices) {
    m_motions.reserve(matrices.size());
    for (const Transform& matrix : matrices) {
        m_motions.push_back(decompose(matrix));
    }
}

DualQuaternionBlend::Motion DualQuaternionBlend::decompose(const Transform& matrix) {
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

Transform DualQuaternionBlend::at(std::span<const Influence> influences) const {
    const Eigen::Vector4d& pivot = m_motions[static_cast<std::size_t>(influences.front().joint)].real;
    Eigen::Vector4d real = Eigen::Vector4d::Zero();
    Eigen::Vector4d dual = Eigen::Vector4d::Zero();
    Mat3 stretch = Mat3::Zero();
    double total = 0.0;
    for (const Influence& influence : influences) {
        const Motion& motion = m_motions[static_cast<std::size_t>(influence.joint)];
        const double weight = influence.weight;
        const double toward = motion.real.dot(pivot) < 0.0 ? -weight : weight;
        real += toward * motion.real;
        dual += toward * motion.dual;
        stretch += weight * motion.stretch;
        total += weight;
    }
    // No term points away from the pivot, which is one of them: the sum is never zero.
    const double length = real.norm();
    const Quat turn(Eigen::Vector4d(real / length));
    const Quat moved = Quat(Eigen::Vector4d(dual / length)) * turn.conjugate();
    Transform result = Transform::Identity();
    result.linear() = turn.toRotationMatrix() * (stretch / total);
    result.translation() = 2.0 * moved.vec();
    return result;
}

} // namespace sinew
