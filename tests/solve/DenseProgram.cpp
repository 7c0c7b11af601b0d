#include "tests/solve/DenseProgram.h"

#include "core/solve/biharmonic/BiharmonicDomain.h"

#include <Eigen/Cholesky>

#include <algorithm>

namespace sinew::test {
namespace {

constexpr int kMaxDenseSets = 500;
constexpr double kLastDigits = 1e-12;

Eigen::MatrixXd matrixOf(const BiharmonicDomain& domain) {
    const std::size_t cells = domain.grid(0).size();
    Eigen::MatrixXd matrix(static_cast<Eigen::Index>(cells), static_cast<Eigen::Index>(cells));
    std::vector<double> unit(cells, 0.0);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        unit[cell] = 1.0;
        const std::vector<double> column = domain.gradient(0, unit);
        matrix.col(static_cast<Eigen::Index>(cell)) =
            Eigen::Map<const Eigen::VectorXd>(column.data(), matrix.rows());
        unit[cell] = 0.0;
    }
    return matrix;
}

/// The cells of one kind.
std::vector<Eigen::Index> cellsOf(const std::vector<CellBound>& bounds, bool free) {
    std::vector<Eigen::Index> cells;
    for (std::size_t cell = 0; cell < bounds.size(); ++cell) {
        if ((bounds[cell] == CellBound::Free) == free) {
            cells.push_back(static_cast<Eigen::Index>(cell));
        }
    }
    return cells;
}

/// The one cell that most breaks a condition changes its set, once several at a time no longer converge.
/// The largest violation.
double exchange(const Eigen::MatrixXd& matrix, const Eigen::VectorXd& w, bool oneByOne,
                std::vector<CellBound>& bounds) {
    const Eigen::VectorXd gradient = matrix * w;
    std::vector<CellBound> next = bounds;
    double worst = 0.0;
    std::size_t worstCell = 0;
    for (std::size_t cell = 0; cell < bounds.size(); ++cell) {
        const auto i = static_cast<Eigen::Index>(cell);
        const double pull = gradient[i] / matrix(i, i);
        double off = 0.0;
        if (bounds[cell] == CellBound::Free) {
            off = std::max(-w[i], w[i] - 1.0);
            next[cell] = off <= kLastDigits ? CellBound::Free
                         : w[i] < 0.0       ? CellBound::Lower
                                            : CellBound::Upper;
        } else if (bounds[cell] != CellBound::Given) {
            off = bounds[cell] == CellBound::Lower ? -pull : pull;
            next[cell] = off > kLastDigits ? CellBound::Free : bounds[cell];
        }
        if (off > worst) {
            worst = off;
            worstCell = cell;
        }
    }
    if (oneByOne) {
        bounds[worstCell] = next[worstCell];
    } else {
        bounds = std::move(next);
    }
    return worst;
}

} // namespace

DenseProgram::DenseProgram(const BiharmonicDomain& domain, std::size_t source) {
    const Eigen::MatrixXd matrix = matrixOf(domain);
    std::vector<CellBound> bounds(domain.grid(0).size(), CellBound::Free);
    Eigen::VectorXd w = Eigen::VectorXd::Zero(matrix.rows());
    for (const std::uint32_t cell : domain.handles(0).held) {
        bounds[cell] = CellBound::Given;
    }
    for (const GivenCell& given : domain.handles(0).ofSource[source]) {
        w[static_cast<Eigen::Index>(given.cell)] = given.value;
    }
    for (int set = 0; set < kMaxDenseSets; ++set) {
        for (std::size_t cell = 0; cell < bounds.size(); ++cell) {
            double& weight = w[static_cast<Eigen::Index>(cell)];
            weight = bounds[cell] == CellBound::Lower ? 0.0 : bounds[cell] == CellBound::Upper ? 1.0 : weight;
        }
        const std::vector<Eigen::Index> free = cellsOf(bounds, true);
        const std::vector<Eigen::Index> held = cellsOf(bounds, false);
        const Eigen::MatrixXd inner = matrix(free, free);
        const Eigen::VectorXd right = -(matrix(free, held) * w(held));
        const Eigen::VectorXd solved = inner.ldlt().solve(right);
        w(free) = solved;
        violation = exchange(matrix, w, set > kMaxDenseSets / 10, bounds);
        if (violation <= kLastDigits) {
            break;
        }
    }
    weights.assign(w.begin(), w.end());
    energy = w.dot(matrix * w);
}

} // namespace sinew::test
