#include "core/bake/BakeWeights.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <vector>

namespace sinew {
namespace {

constexpr double kDescent = 1e-12; ///< of the largest slope: what may still become better
constexpr int kSteps = 100;        ///< rounding alone can ask for more

/// Which unknowns are free of their bound, and the steps between.
class FreeSet {
public:
    using Unknowns = SimplexFit::Unknowns;
    using Square = SimplexFit::Square;

    FreeSet(const SimplexFit& problem, Unknowns& w)
        : m_problem(problem)
        , m_w(w) {
        for (Eigen::Index i = 0; i < w.size(); ++i) {
            if (w[i] > 0.0) {
                m_free.push_back(i);
            }
        }
    }

    void run() {
        for (int step = 0; step < kSteps; ++step) {
            if (!stopsAtBound() && !release()) {
                return;
            }
        }
    }

private:
    /// Where the free unknowns would be best without bounds, and the price of the sum.
    Unknowns best() {
        const auto count = static_cast<Eigen::Index>(m_free.size());
        Square form(count, count);
        Unknowns pull(count);
        for (Eigen::Index a = 0; a < count; ++a) {
            pull[a] = m_problem.pull[m_free[static_cast<std::size_t>(a)]];
            for (Eigen::Index b = 0; b < count; ++b) {
                form(a, b) =
                    m_problem.form(m_free[static_cast<std::size_t>(a)], m_free[static_cast<std::size_t>(b)]);
            }
        }
        const Eigen::LLT<Square> factor(form);
        const Unknowns alone = factor.solve(pull);
        const Unknowns level = factor.solve(Unknowns::Ones(count));
        m_price = (m_problem.sum - alone.sum()) / level.sum();
        return alone + m_price * level;
    }

    /// Goes there; true: a bound was met before, which holds that unknown from now on.
    bool stopsAtBound() {
        const Unknowns goal = best();
        double length = 1.0;
        std::size_t met = m_free.size();
        for (std::size_t i = 0; i < m_free.size(); ++i) {
            const double from = m_w[m_free[i]];
            const double to = goal[static_cast<Eigen::Index>(i)];
            if (to < 0.0 && from < length * (from - to)) {
                length = from / (from - to);
                met = i;
            }
        }
        for (std::size_t i = 0; i < m_free.size(); ++i) {
            double& value = m_w[m_free[i]];
            value = std::max(0.0, value + length * (goal[static_cast<Eigen::Index>(i)] - value));
        }
        if (met == m_free.size()) {
            return false;
        }
        m_w[m_free[met]] = 0.0;
        m_free.erase(m_free.begin() + static_cast<std::ptrdiff_t>(met));
        return true;
    }

    /// Frees the unknown that promises the largest gain; false: none does.
    bool release() {
        const Unknowns slope = m_problem.form * m_w - m_problem.pull;
        const double size = slope.cwiseAbs().maxCoeff() + std::abs(m_price);
        Eigen::Index found = -1;
        double lowest = m_price - kDescent * size;
        for (Eigen::Index i = 0; i < slope.size(); ++i) {
            if (slope[i] < lowest && std::ranges::find(m_free, i) == m_free.end()) {
                lowest = slope[i];
                found = i;
            }
        }
        if (found < 0) {
            return false;
        }
        m_free.insert(std::ranges::lower_bound(m_free, found), found);
        return true;
    }

    const SimplexFit& m_problem;
    Unknowns& m_w;
    std::vector<Eigen::Index> m_free; ///< ascending
    double m_price = 0.0;             ///< multiplier of the sum: the slope that free unknowns share
};

} // namespace

SimplexFit::Unknowns solveSimplex(const SimplexFit& problem, SimplexFit::Unknowns start) {
    FreeSet(problem, start).run();
    return start;
}

} // namespace sinew
