#include "core/layers/operations/PosedVertexSolver.h"

#include <Eigen/Cholesky>

#include <algorithm>

namespace sinew {
namespace {

constexpr double kStay = 0.02; ///< mu: how strongly weights hold on to what they were
constexpr double kLeastWeight = 1e-4;
constexpr double kAlike = 1e-9; ///< spread under which joints move the vertex alike, of its distance to them

} // namespace

bool PosedVertexSolver::isLocked(std::int32_t joint) const {
    const auto j = static_cast<std::size_t>(joint);
    return j < m_locked.size() && m_locked[j];
}

void PosedVertexSolver::begin(const Vec3& rest, std::span<const Influence> now) {
    m_rest = rest;
    m_bones.clear();
    m_kept.clear();
    m_keptPlace.setZero();
    m_room = 1.0;
    for (const Influence& influence : now) {
        const auto weight = static_cast<double>(influence.weight);
        const Vec3 place = m_matrices[static_cast<std::size_t>(influence.joint)] * rest;
        if (isLocked(influence.joint) || m_bones.size() == kMost) {
            m_kept.push_back(influence);
            m_keptPlace += weight * place;
            m_room -= weight;
        } else {
            m_bones.push_back({influence.joint, weight, place});
        }
    }
}

void PosedVertexSolver::allow(std::span<const Influence> others) {
    for (const Influence& other : others) {
        const bool known = std::ranges::find(m_bones, other.joint, &Bone::joint) != m_bones.end() ||
                           std::ranges::find(m_kept, other.joint, &Influence::joint) != m_kept.end();
        if (!known && !isLocked(other.joint) && m_bones.size() < kMost) {
            m_bones.push_back({other.joint, 0.0, m_matrices[static_cast<std::size_t>(other.joint)] * m_rest});
        }
    }
}

double PosedVertexSolver::spread(const Vec3& target) const {
    double most = 0.0;
    for (const Bone& a : m_bones) {
        most = std::max(most, (a.place - m_bones.front().place).norm());
    }
    return most > kAlike * (1.0 + target.norm()) ? most : 0.0;
}

/// With the sum held by a multiplier; places count from the target, which the sum takes out.
PosedVertexSolver::Values PosedVertexSolver::solveFor(const std::vector<int>& used, const Vec3& target,
                                                      double size) const {
    const auto count = static_cast<Eigen::Index>(used.size());
    const Vec3 kept = (m_keptPlace - (1.0 - m_room) * target) / size;
    Eigen::Matrix<double, 3, Eigen::Dynamic, 0, 3, kMost> places(3, count);
    Values right(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Bone& bone = m_bones[static_cast<std::size_t>(used[static_cast<std::size_t>(i)])];
        places.col(i) = (bone.place - target) / size;
        right[i] = kStay * bone.now - places.col(i).dot(kept);
    }
    const Square left = places.transpose() * places + kStay * Square::Identity(count, count);
    const Eigen::LDLT<Square> factor(left);
    const Values free = factor.solve(right);
    const Values ones = factor.solve(Values::Ones(count));
    return free + (m_room - free.sum()) / ones.sum() * ones;
}

void PosedVertexSolver::solve(const Vec3& target, std::vector<Influence>& result) {
    result.clear();
    const double size = m_bones.empty() ? 0.0 : spread(target);
    if (!(size > 0.0) || !(m_room > 0.0) || !target.allFinite()) {
        return;
    }
    std::vector<int> used(m_bones.size());
    for (std::size_t i = 0; i < used.size(); ++i) {
        used[i] = static_cast<int>(i);
    }
    Values weights = solveFor(used, target, size);
    Eigen::Index worst = 0;
    while (used.size() > 1 && weights.minCoeff(&worst) < 0.0) {
        used.erase(used.begin() + worst);
        weights = solveFor(used, target, size);
    }
    result = m_kept;
    for (std::size_t i = 0; i < used.size(); ++i) {
        const double weight = weights[static_cast<Eigen::Index>(i)];
        if (weight > kLeastWeight) {
            result.push_back({m_bones[static_cast<std::size_t>(used[i])].joint, static_cast<float>(weight)});
        }
    }
}

} // namespace sinew
