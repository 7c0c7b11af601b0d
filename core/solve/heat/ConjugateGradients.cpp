#include "core/solve/heat/ConjugateGradients.h"

namespace sinew {
namespace {

constexpr double kGradientResidual = 1e-8;
constexpr int kMostGradientSteps = 20000;

} // namespace

Eigen::VectorXd conjugateGradients(const Eigen::SparseMatrix<double>& lower, const Eigen::VectorXd& right,
                                   const Progress& progress) {
    const Eigen::VectorXd inverse = lower.diagonal().cwiseInverse();
    Eigen::VectorXd solved = Eigen::VectorXd::Zero(right.size());
    Eigen::VectorXd residual = right;
    Eigen::VectorXd along = inverse.cwiseProduct(residual);
    Eigen::VectorXd product(right.size());
    double square = residual.dot(along);
    const double enough = kGradientResidual * right.norm();
    for (int step = 0; step < kMostGradientSteps && residual.norm() > enough && !progress.canceled();
         ++step) {
        product.noalias() = lower.selfadjointView<Eigen::Lower>() * along;
        const double length = square / along.dot(product);
        solved += length * along;
        residual -= length * product;
        const double before = square;
        square = residual.dot(inverse.cwiseProduct(residual));
        along = inverse.cwiseProduct(residual) + square / before * along;
    }
    return solved;
}

} // namespace sinew
