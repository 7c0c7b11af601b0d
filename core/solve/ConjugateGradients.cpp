#include "core/solve/ConjugateGradients.h"

namespace sinew {
namespace {

constexpr double kGradientResidual = 1e-8;
constexpr int kMaxGradientSteps = 20000;

using GradientValues = Eigen::Map<Eigen::VectorXd>;
using GradientInput = Eigen::Map<const Eigen::VectorXd>;

GradientInput asVector(const std::vector<double>& values) {
    return {values.data(), static_cast<Eigen::Index>(values.size())};
}

GradientValues asVector(std::vector<double>& values) {
    return {values.data(), static_cast<Eigen::Index>(values.size())};
}

} // namespace

Eigen::VectorXd solveByGradients(const Eigen::SparseMatrix<double>& lower, const Eigen::VectorXd& right,
                                 const Progress& progress) {
    using Values = std::vector<double>;
    const Eigen::VectorXd inverse = lower.diagonal().cwiseInverse();
    const double enough = kGradientResidual * right.norm();
    Eigen::VectorXd solved = Eigen::VectorXd::Zero(right.size());
    conjugateGradients(
        Values(right.begin(), right.end()), kMaxGradientSteps, progress,
        [&](const Values& residual, Values& step) {
            asVector(step) = inverse.cwiseProduct(asVector(residual));
        },
        [&](const Values& residual, const Values&) { return asVector(residual).norm() <= enough; },
        [&](const Values& direction, Values& product) {
            asVector(product).noalias() = lower.selfadjointView<Eigen::Lower>() * asVector(direction);
        },
        [&](double along, const Values& direction) { solved += along * asVector(direction); });
    return solved;
}

} // namespace sinew
