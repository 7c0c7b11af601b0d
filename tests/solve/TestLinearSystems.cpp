#include "core/solve/LinearSystems.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace testLinearSystems {

using namespace sinew;

namespace {

/// The lower half of the Laplacian of a square net, held a little everywhere.
Eigen::SparseMatrix<double> net(int side) {
    std::vector<Eigen::Triplet<double, int>> entries;
    const auto link = [&](int a, int b) {
        entries.emplace_back(std::max(a, b), std::min(a, b), -1.0);
        entries.emplace_back(a, a, 1.0);
        entries.emplace_back(b, b, 1.0);
    };
    for (int i = 0; i < side * side; ++i) {
        entries.emplace_back(i, i, 0.01);
        if (i % side > 0) {
            link(i, i - 1);
        }
        if (i >= side) {
            link(i, i - side);
        }
    }
    Eigen::SparseMatrix<double> lower(side * side, side * side);
    lower.setFromTriplets(entries.begin(), entries.end());
    return lower;
}

} // namespace

/// Solutions of sparse systems, factored and by conjugate gradients.
class TestLinearSystems : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void solvesWhatItFactored() {
        Progress progress;
        const Eigen::SparseMatrix<double> lower = net(40);
        const SparseFactor factor(lower, 0.0, 1.0, progress);
        for (const double pace : {0.37, 2.1}) {
            Eigen::VectorXd right(lower.rows());
            for (Eigen::Index i = 0; i < right.size(); ++i) {
                right[i] = std::sin(pace * static_cast<double>(i));
            }
            const Eigen::VectorXd solved = factor.solve(right);
            const Eigen::VectorXd product = lower.selfadjointView<Eigen::Lower>() * solved;
            QVERIFY((product - right).norm() < 1e-10 * right.norm());
        }
    }

    void oneByOne() {
        Progress progress;
        Eigen::SparseMatrix<double> lower(1, 1);
        lower.insert(0, 0) = 4.0;
        const SparseFactor factor(lower, 0.0, 1.0, progress);
        QCOMPARE(factor.solve(Eigen::VectorXd::Constant(1, 2.0))[0], 0.5);
    }

    void conjugateGradientsAgree() {
        Progress progress;
        const Eigen::SparseMatrix<double> lower = net(30);
        Eigen::VectorXd right = Eigen::VectorXd::Zero(lower.rows());
        right[17] = 1.0;
        right[500] = -3.0;
        const Eigen::VectorXd solved = SparseFactor(lower, 0.0, 1.0, progress).solve(right);
        QVERIFY((solveByGradients(lower, right, progress) - solved).norm() < 1e-6 * solved.norm());
        QVERIFY(solveByGradients(lower, Eigen::VectorXd::Zero(lower.rows()), progress).isZero());
    }

    void stopsWhenCanceled() {
        for (const int polls : {0, 1, 10}) {
            test::CancelAfter progress(polls);
            const SparseFactor factor(net(40), 0.0, 1.0, progress);
            QVERIFY(progress.canceled());
        }
    }
};

SINEW_TEST(TestLinearSystems, sinew::test::NoApplication)

} // namespace testLinearSystems

#include "TestLinearSystems.moc"
