#include "core/layers/reach/VertexReach.h"

#include <Eigen/QR>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace sinew {
namespace {

constexpr double kRank = 1e-10;     ///< of the largest pivot: smaller ones are 0
constexpr double kStill = 1e-14;    ///< a step that leads nowhere
constexpr double kDescends = 1e-12; ///< of the gradient's size: what may still become better
constexpr int kMaxSteps = 200;      ///< rounding alone can ask for more
constexpr int kSmallestFirst = 100; ///< from this step on the first that may be freed is: no circles

/// Which unknowns are free of their bound, and the steps between.
class ActiveSet {
public:
    using Unknowns = BoundedFit::Unknowns;

    ActiveSet(const BoundedFit& problem, Unknowns& x)
        : m_problem(problem)
        , m_x(x) {
        for (Eigen::Index i = 0; i < x.size(); ++i) {
            (x[i] > 0.0 ? m_free : m_bound).push_back(i);
        }
    }

    void run() {
        for (int step = 0; step < kMaxSteps; ++step) {
            if (!stopsAtBound() && !release(step >= kSmallestFirst)) {
                return;
            }
        }
    }

private:
    using Square =
        Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, BoundedFit::kMax, BoundedFit::kMax>;
    using Tall =
        Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, BoundedFit::kMax, BoundedFit::kMaxEqual>;

    template<typename Matrix>
    Matrix freeColumns(const Matrix& all) const {
        Matrix some(all.rows(), static_cast<Eigen::Index>(m_free.size()));
        for (std::size_t i = 0; i < m_free.size(); ++i) {
            some.col(static_cast<Eigen::Index>(i)) = all.col(m_free[i]);
        }
        return some;
    }

    /// Steps of the free unknowns that the equations allow, as columns.
    Square allowed() const {
        const auto count = static_cast<Eigen::Index>(m_free.size());
        const Tall across = freeColumns(m_problem.equal).transpose();
        Eigen::ColPivHouseholderQR<Tall> factor(count, across.cols());
        factor.setThreshold(kRank);
        factor.compute(across);
        const Square turn = factor.householderQ() * Square::Identity(count, count);
        return turn.rightCols(count - factor.rank());
    }

    /// The step to where the free unknowns alone would be best.
    Unknowns bestStep() const {
        const Square directions = allowed();
        if (directions.cols() == 0) {
            return Unknowns::Zero(static_cast<Eigen::Index>(m_free.size()));
        }
        const BoundedFit::Rows along = freeColumns(m_problem.fit) * directions;
        Eigen::CompleteOrthogonalDecomposition<BoundedFit::Rows> factor(along.rows(), along.cols());
        factor.setThreshold(kRank);
        factor.compute(along);
        const BoundedFit::Values missing = m_problem.goal - m_problem.fit * m_x;
        const Unknowns best = factor.solve(missing);
        return directions * best;
    }

    /// Goes there; true: a bound was met before, which holds that unknown from now on.
    bool stopsAtBound() {
        const Unknowns step = bestStep();
        double length = 1.0;
        std::size_t met = m_free.size();
        for (std::size_t i = 0; i < m_free.size(); ++i) {
            const double down = -step[static_cast<Eigen::Index>(i)];
            if (down > kStill && m_x[m_free[i]] < length * down) {
                length = m_x[m_free[i]] / down;
                met = i;
            }
        }
        for (std::size_t i = 0; i < m_free.size(); ++i) {
            double& value = m_x[m_free[i]];
            value = std::max(0.0, value + length * step[static_cast<Eigen::Index>(i)]);
        }
        if (length * step.norm() > kStill) {
            m_refused.fill(false);
        }
        if (met == m_free.size()) {
            return false;
        }
        m_refused[static_cast<std::size_t>(m_free[met])] = !(length > 0.0);
        m_x[m_free[met]] = 0.0;
        m_bound.push_back(m_free[met]);
        m_free.erase(m_free.begin() + static_cast<std::ptrdiff_t>(met));
        return true;
    }

    /// What growing each unknown costs, the equations kept by the free ones.
    Unknowns prices() const {
        const Unknowns gradient = m_problem.fit.transpose() * (m_problem.fit * m_x - m_problem.goal);
        Unknowns own(static_cast<Eigen::Index>(m_free.size()));
        for (std::size_t i = 0; i < m_free.size(); ++i) {
            own[static_cast<Eigen::Index>(i)] = gradient[m_free[i]];
        }
        const Tall across = freeColumns(m_problem.equal).transpose();
        Eigen::CompleteOrthogonalDecomposition<Tall> factor(across.rows(), across.cols());
        factor.setThreshold(kRank);
        factor.compute(across);
        const Eigen::Matrix<double, Eigen::Dynamic, 1, 0, BoundedFit::kMaxEqual, 1> multipliers =
            factor.solve(own);
        return gradient - m_problem.equal.transpose() * multipliers;
    }

    /// Frees the unknown that promises most; false: none does.
    bool release(bool first) {
        const Unknowns price = prices();
        const double size = m_problem.fit.squaredNorm() + m_problem.goal.squaredNorm();
        auto best = m_bound.end();
        std::ranges::sort(m_bound);
        for (auto at = m_bound.begin(); at != m_bound.end(); ++at) {
            const bool better = best == m_bound.end() || (!first && price[*at] < price[*best]);
            if (price[*at] < -kDescends * size && better && !m_refused[static_cast<std::size_t>(*at)]) {
                best = at;
            }
        }
        if (best == m_bound.end()) {
            return false;
        }
        m_free.push_back(*best);
        std::ranges::sort(m_free);
        m_bound.erase(best);
        return true;
    }

    const BoundedFit& m_problem;
    Unknowns& m_x;
    std::vector<Eigen::Index> m_free;               ///< ascending
    std::vector<Eigen::Index> m_bound;              ///< at 0
    std::array<bool, BoundedFit::kMax> m_refused{}; ///< went nowhere when it was freed
};

} // namespace

BoundedFit::Unknowns solveBounded(const BoundedFit& problem, BoundedFit::Unknowns x) {
    ActiveSet(problem, x).run();
    return x;
}

} // namespace sinew
