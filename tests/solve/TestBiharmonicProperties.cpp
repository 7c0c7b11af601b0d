#include "core/solve/LinearSystems.h"
#include "core/solve/biharmonic/BiharmonicDomain.h"
#include "tests/solve/CellCase.h"
#include "tests/solve/DenseProgram.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testBiharmonicProperties {

using namespace sinew;

namespace {

using sinew::test::CellCase;
using sinew::test::Place;
using sinew::test::within;

/// A domain and its handles, each with the weights of its own program.
struct SolvedCase {
    SolvedCase(SparseVoxels voxels, const std::vector<Place>& places)
        : cells(std::move(voxels))
        , domain(cells.domain(places))
        , states(test::boundedWeights(domain)) {}

    double energyOf(const std::vector<std::vector<double>>& rows) const {
        double energy = 0.0;
        for (const std::vector<double>& row : rows) {
            energy += test::energyOf(domain, row);
        }
        return energy;
    }
    std::vector<std::vector<double>> rows() const {
        std::vector<std::vector<double>> rows;
        for (const ProgramState& state : states) {
            rows.push_back(state.weights);
        }
        return rows;
    }

    CellCase cells;
    BiharmonicDomain domain;
    std::vector<ProgramState> states;
};

/// A bar along x with a slab held at each end, and a bone from `from` to `to` between them.
SolvedCase barOfThree(double from, double to) {
    const Place bar = [](const Vec3& p) { return p.y() < 8.0 && p.z() < 8.0; };
    return SolvedCase(test::voxelsIn(6, bar),
                      {within(Vec3(0, 0, 0), Vec3(4, 8, 8)), within(Vec3(from, 3, 3), Vec3(to, 5, 5)),
                       within(Vec3(60, 0, 0), Vec3(64, 8, 8))});
}

/// A palm with three fingers a voxel apart, a bone in each and one in the palm.
SolvedCase hand() {
    const Place inside = [](const Vec3& p) {
        const bool finger = std::fmod(p.x(), 8.0) < 7.0 && p.y() < 60.0;
        return p.x() < 23.0 && p.z() < 6.0 && (p.y() < 16.0 || finger);
    };
    std::vector<Place> bones{within(Vec3(10, 2, 2), Vec3(13, 10, 4))};
    for (const double x : {3.0, 11.0, 19.0}) {
        bones.push_back(within(Vec3(x, 20, 2), Vec3(x + 1.0, 38, 4)));
        bones.push_back(within(Vec3(x, 40, 2), Vec3(x + 1.0, 58, 4)));
    }
    return SolvedCase(test::voxelsIn(6, inside), bones);
}

/// Fifty points in a flat square (figure 16 of the paper).
std::vector<Place> fiftyPoints() {
    test::Dice dice(7);
    std::vector<Vec3> points;
    while (points.size() < 50) {
        const Vec3 point(dice.below(64) + 0.5, dice.below(64) + 0.5, 0.5);
        if (std::ranges::all_of(points, [&](const Vec3& other) { return (other - point).norm() > 3.5; })) {
            points.push_back(point);
        }
    }
    std::vector<Place> places;
    for (const Vec3& point : points) {
        places.push_back([point](const Vec3& p) { return (p - point).norm() < 0.1; });
    }
    return places;
}

/// A flat picture of 65 x 33 cells in a cage of six vertices: its corners and the middles of its long sides
/// (figure 17 of the paper). Weights are linear on its sides (eq. 4).
class CagedPicture {
public:
    const std::vector<Vec3> cage{Vec3(0.5, 0.5, 0.5),   Vec3(32.5, 0.5, 0.5),  Vec3(64.5, 0.5, 0.5),
                                 Vec3(64.5, 32.5, 0.5), Vec3(32.5, 32.5, 0.5), Vec3(0.5, 32.5, 0.5)};
    CellCase cells{
        test::voxelsIn(7, [](const Vec3& p) { return p.x() < 65.0 && p.y() < 33.0 && p.z() < 1.0; })};
    BiharmonicDomain domain{cells.grid, sides(), {}};

    /// How far the right side moves a cell that it moves by 1.
    static double ofRightSide(const std::vector<std::vector<double>>& rows, std::size_t cell) {
        return rows[2][cell] + rows[3][cell];
    }

    /// The largest distance of any cell from where the weights put it: 0 where they have linear precision.
    double farthest(const std::vector<std::vector<double>>& rows) const {
        double farthest = 0.0;
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            Vec3 put = Vec3::Zero();
            for (std::size_t v = 0; v < cage.size(); ++v) {
                put += rows[v][cell] * cage[v];
            }
            farthest = std::max(farthest, (put - cells.center(cell)).norm());
        }
        return farthest;
    }

    /// The fraction of the left half that goes along by more than a hundredth when the right side is pulled.
    double reach(const std::vector<std::vector<double>>& rows) const {
        double moved = 0.0;
        double all = 0.0;
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            if (cells.center(cell).x() < 32.0) {
                all += 1.0;
                moved += ofRightSide(rows, cell) > 0.01 ? 1.0 : 0.0;
            }
        }
        return moved / all;
    }

    /// How crooked a vertical line near the right side gets when that is pulled by 1.
    double crookedness(const std::vector<std::vector<double>>& rows) const {
        double low = 1.0;
        double high = 0.0;
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            if (cells.center(cell).x() == 56.5) {
                low = std::min(low, ofRightSide(rows, cell));
                high = std::max(high, ofRightSide(rows, cell));
            }
        }
        return high - low;
    }

private:
    HandleCells sides() const {
        HandleCells handles;
        handles.ofSource.resize(cage.size());
        for (std::uint32_t cell = 0; cell < cells.size(); ++cell) {
            for (std::size_t v = 0; v < cage.size(); ++v) {
                const std::size_t next = (v + 1) % cage.size();
                const Vec3 along = cage[next] - cage[v];
                const double t = (cells.center(cell) - cage[v]).dot(along) / along.squaredNorm();
                const bool on = (cage[v] + t * along - cells.center(cell)).norm() < 0.1;
                if (on && t > -1e-6 && t < 1.0 - 1e-6) { // the end is the next side's beginning
                    handles.held.push_back(cell);
                    handles.ofSource[v].push_back({cell, 1.0 - t});
                    if (t > 1e-6) {
                        handles.ofSource[next].push_back({cell, t});
                    }
                }
            }
        }
        return handles;
    }
};

double fractionAbove(const std::vector<double>& weights, double min) {
    const auto above =
        std::ranges::count_if(weights, [min](double weight) { return std::abs(weight) > min; });
    return static_cast<double>(above) / static_cast<double>(weights.size());
}

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

class TestBiharmonicProperties : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withinBoundsAndNearlyOfSumOne() {
        const SolvedCase solved = hand();
        for (const ProgramState& state : solved.states) {
            QVERIFY2(state.violation <= 1e-4, qPrintable(QString::number(state.violation)));
            QVERIFY(*std::ranges::min_element(state.weights) >= 0.0);
            QVERIFY(*std::ranges::max_element(state.weights) <= 1.0);
        }
        // Measured: off by 0.006 in the mean.
        double off = 0.0;
        for (std::size_t cell = 0; cell < solved.cells.size(); ++cell) {
            double sum = 0.0;
            for (const ProgramState& state : solved.states) {
                sum += state.weights[cell];
            }
            off += std::abs(sum - 1.0);
        }
        off /= static_cast<double>(solved.cells.size());
        QVERIFY2(off < 0.05, qPrintable(QString::number(off)));
    }

    /// No largest place away from the bone: every cell is reached from it on ways that only fall.
    void fallFromTheirBoneOn() {
        for (const SolvedCase& solved : {hand(), barOfThree(24, 40), barOfThree(31, 33)}) {
            for (std::size_t source = 0; source < solved.states.size(); ++source) {
                const int others =
                    test::cellsOfOtherMaxima(solved.domain, source, solved.states[source].weights);
                QVERIFY2(others == 0, qPrintable(QString("%1 of %2").arg(others).arg(source)));
            }
        }
    }

    /// Without bounds weights of so many points swing below 0 and over 1, reach everywhere and have extrema
    /// all over. Bounded ones keep small supports. Points so close leave a few cells higher than the way to
    /// their point also in the exact solution: measured 470 of 204800, unbounded 36474.
    void boundsKeepManyPointsLocal() {
        const SolvedCase solved(test::voxelsIn(6, [](const Vec3& p) { return p.z() < 1.0; }), fiftyPoints());
        double below = 0.0;
        double over = 0.0;
        double reach = 0.0;
        double boundedReach = 0.0;
        int others = 0;
        int boundedOthers = 0;
        for (std::size_t source = 0; source < 50; ++source) {
            const std::vector<double> unbounded = test::unboundedWeights(solved.domain, source);
            const std::vector<double>& bounded = solved.states[source].weights;
            below = std::min(below, *std::ranges::min_element(unbounded));
            over = std::max(over, *std::ranges::max_element(unbounded));
            reach += fractionAbove(unbounded, 1e-3) / 50.0;
            boundedReach += fractionAbove(bounded, 1e-3) / 50.0;
            others += test::cellsOfOtherMaxima(solved.domain, source, unbounded);
            boundedOthers += test::cellsOfOtherMaxima(solved.domain, source, bounded);
            QVERIFY(*std::ranges::min_element(bounded) >= 0.0 && *std::ranges::max_element(bounded) <= 1.0);
            QVERIFY2(fractionAbove(bounded, 1e-3) < 0.3,
                     qPrintable(QString::number(fractionAbove(bounded, 1e-3))));
        }
        QVERIFY2(below < -0.1 && over > 1.1, qPrintable(QString("%1 %2").arg(below).arg(over)));
        QVERIFY2(boundedReach < 0.15, qPrintable(QString::number(boundedReach))); // measured 0.126
        QVERIFY2(reach > 3.0 * boundedReach, qPrintable(QString::number(reach))); // measured 0.494
        QVERIFY2(others > 10000 && 30 * boundedOthers < others,
                 qPrintable(QString("%1 %2").arg(others).arg(boundedOthers)));
    }

    /// Figure 17: harmonic coordinates of a cage put every place where it is (linear precision), so that a
    /// pulled side keeps lines near it straight, and reach far. Bounded biharmonic weights are local and have
    /// no linear precision, as the paper says of its own.
    void cagesTradeLinearPrecisionForLocality() {
        const CagedPicture picture;
        std::vector<std::vector<double>> harmonic;
        std::vector<std::vector<double>> bounded;
        for (std::size_t v = 0; v < picture.cage.size(); ++v) {
            harmonic.push_back(test::harmonicWeights(picture.domain, v));
            bounded.push_back(test::boundedWeights(picture.domain, v).weights);
        }
        test::normalizeCellRows(bounded);
        QVERIFY2(picture.farthest(harmonic) < 1e-5, qPrintable(QString::number(picture.farthest(harmonic))));
        QVERIFY2(picture.farthest(bounded) > 1.0, qPrintable(QString::number(picture.farthest(bounded))));
        const QString reaches = QString("%1 %2").arg(picture.reach(harmonic)).arg(picture.reach(bounded));
        QVERIFY2(picture.reach(bounded) < 0.6 * picture.reach(harmonic), qPrintable(reaches));
        const QString lines =
            QString("%1 %2").arg(picture.crookedness(harmonic)).arg(picture.crookedness(bounded));
        QVERIFY2(picture.crookedness(bounded) > 3.0 * picture.crookedness(harmonic), qPrintable(lines));
    }

    /// Behind another bone there is nothing, though it does not fill the bar: unlike harmonic weights, and
    /// those that fall with the straight distance.
    void othersBoundTheReach() {
        const SolvedCase solved = barOfThree(24, 40);
        const std::vector<double> harmonic = test::harmonicWeights(solved.domain, 0);
        const std::vector<double> straight = test::straightWeights(solved.cells, solved.domain)[0];
        double max = 0.0;
        double maxHarmonic = 0.0;
        double maxStraight = 0.0;
        for (const std::uint32_t cell : solved.cells.cellsIn(within(Vec3(40, 0, 0), Vec3(60, 8, 8)))) {
            max = std::max(max, solved.states[0].weights[cell]);
            maxHarmonic = std::max(maxHarmonic, harmonic[cell]);
            maxStraight = std::max(maxStraight, straight[cell]);
        }
        QCOMPARE(max, 0.0);
        QVERIFY2(maxHarmonic > 1e-3, qPrintable(QString::number(maxHarmonic)));
        QVERIFY2(maxStraight > 1e-3, qPrintable(QString::number(maxStraight)));
    }

    /// A bar bent to a U, held at its two tips: what counts is the way along it, as if it were straight.
    void theWayIsAlongTheShape() {
        const Place inside = [](const Vec3& p) {
            const bool arm = p.x() < 4.0 || p.x() > 7.0;
            return p.x() < 11.0 && p.z() < 4.0 && (arm || p.y() < 4.0);
        };
        const SolvedCase solved(test::voxelsIn(6, inside), {within(Vec3(0, 60, 0), Vec3(4, 64, 4)),
                                                            within(Vec3(7, 60, 0), Vec3(11, 64, 4))});
        const std::vector<double> straight = test::straightWeights(solved.cells, solved.domain)[0];
        const double length = 58.0 + 7.0 + 58.0;
        double across = 0.0;
        for (const std::uint32_t cell : solved.cells.cellsIn(within(Vec3(7, 30, 0), Vec3(11, 59, 4)))) {
            const Vec3 position = solved.cells.center(cell);
            const double t = 1.0 - (60.0 - position.y()) / length;
            const double along = 1.0 - 3.0 * t * t + 2.0 * t * t * t;
            const double weight = solved.states[0].weights[cell];
            QVERIFY2(std::abs(weight - along) < 0.03, qPrintable(QString::number(weight - along)));
            if (position.y() < 50.0) {
                across = std::max(across, along);
                QVERIFY2(straight[cell] > 0.1 && straight[cell] > 2.0 * weight,
                         qPrintable(QString("%1 %2").arg(straight[cell]).arg(weight)));
            }
        }
        QVERIFY(across < 0.17);
    }

    /// Measured energies over that of bounded biharmonic weights, of harmonic ones and those of the straight
    /// distance: 7.9 and 14 on the bar, 2.6 and 9.1 on the hand.
    void smootherThanOtherWeights() {
        for (const SolvedCase& solved : {barOfThree(24, 40), hand()}) {
            const double energy = solved.energyOf(solved.rows());
            std::vector<std::vector<double>> harmonic;
            for (std::size_t source = 0; source < solved.states.size(); ++source) {
                harmonic.push_back(test::harmonicWeights(solved.domain, source));
            }
            const double ofHarmonic = solved.energyOf(harmonic) / energy;
            const double ofStraight =
                solved.energyOf(test::straightWeights(solved.cells, solved.domain)) / energy;
            QVERIFY2(ofHarmonic > 2.0, qPrintable(QString::number(ofHarmonic)));
            QVERIFY2(ofStraight > 3.0, qPrintable(QString::number(ofStraight)));
        }
    }

    /// Table 1 of the paper asks how good other solvers are; this one is as good as one that is exact.
    /// Measured: energies off by 5e-7, weights by 2e-4.
    void asGoodAsADenseSolution() {
        const std::vector<Place> places{
            within(Vec3(2, 2, 0), Vec3(3, 5, 1)), within(Vec3(7, 3, 0), Vec3(9, 4, 2)),
            within(Vec3(12, 2, 0), Vec3(13, 3, 2)), within(Vec3(3, 8, 0), Vec3(4, 9, 1))};
        const SolvedCase block(test::voxelsIn(4, within(Vec3(0, 0, 0), Vec3(16, 10, 3))), places);
        const SolvedCase corner(
            test::voxelsIn(4,
                           [](const Vec3& p) { return p.z() < 3.0 && p.y() < (p.x() < 8.0 ? 10.0 : 6.0); }),
            places);
        for (const SolvedCase& solved : {block, corner}) {
            QVERIFY(solved.cells.size() > 300);
            for (std::size_t source = 0; source < places.size(); ++source) {
                const test::DenseProgram exact(solved.domain, source);
                QVERIFY(exact.violation <= 1e-12);
                QVERIFY(std::ranges::count(exact.weights, 0.0) > 40);
                const std::vector<double>& weights = solved.states[source].weights;
                QVERIFY(solved.states[source].violation <= 1e-4);
                const double energy = test::energyOf(solved.domain, weights);
                QVERIFY2(std::abs(energy / exact.energy - 1.0) < 1e-3,
                         qPrintable(QString::number(energy / exact.energy - 1.0)));
                for (std::size_t cell = 0; cell < weights.size(); ++cell) {
                    QVERIFY(std::abs(weights[cell] - exact.weights[cell]) < 1e-3);
                }
            }
        }
    }

    /// With a stiffness over a part of the block (eq. 7), which holds the weights there together.
    void stiffnessIsSolvedAsWell() {
        const CellCase cells(test::voxelsIn(4, within(Vec3(0, 0, 0), Vec3(16, 10, 3))));
        const Place stiff = within(Vec3(4, 5, 0), Vec3(9, 10, 3));
        std::vector<double> stiffness(cells.size(), 0.0);
        for (const std::uint32_t cell : cells.cellsIn(stiff)) {
            stiffness[cell] = 1e6;
        }
        const std::vector<Place> places{within(Vec3(2, 2, 0), Vec3(3, 4, 1)),
                                        within(Vec3(12, 2, 0), Vec3(13, 3, 2))};
        const BiharmonicDomain domain(cells.grid, cells.handles(places), stiffness);
        const test::DenseProgram exact(domain, 0);
        const std::vector<double> weights = test::boundedWeights(domain, 0).weights;
        const std::vector<double> supple = test::boundedWeights(cells.domain(places), 0).weights;
        QVERIFY(exact.violation <= 1e-12);
        QVERIFY(std::abs(test::energyOf(domain, weights) / exact.energy - 1.0) < 1e-3);
        for (std::size_t cell = 0; cell < weights.size(); ++cell) {
            QVERIFY(std::abs(weights[cell] - exact.weights[cell]) < 1e-3);
        }
        const auto variation = [&](const std::vector<double>& values) {
            std::vector<double> there;
            for (const std::uint32_t cell : cells.cellsIn(stiff)) {
                there.push_back(values[cell]);
            }
            return *std::ranges::max_element(there) - *std::ranges::min_element(there);
        };
        QVERIFY2(variation(weights) < 0.1 * variation(supple),
                 qPrintable(QString("%1 %2").arg(variation(weights)).arg(variation(supple))));
    }

    void theExactSumIsKept() {
        for (const SolvedCase& solved : {hand(), barOfThree(31, 33)}) {
            std::vector<std::vector<double>> normalized = solved.rows();
            test::normalizeCellRows(normalized);
            std::vector<ProgramState> states = solved.states;
            Progress progress;
            QVERIFY(solveExactSum(solved.domain, 1e-4, states, progress));
            QVERIFY2(states.front().violation <= 1e-4, qPrintable(QString::number(states.front().violation)));
            double energy = 0.0;
            double difference = 0.0;
            std::vector<double> sums(solved.cells.size(), 0.0);
            for (std::size_t source = 0; source < states.size(); ++source) {
                energy += test::energyOf(solved.domain, states[source].weights);
                for (std::size_t cell = 0; cell < sums.size(); ++cell) {
                    const double weight = states[source].weights[cell];
                    QVERIFY(weight >= 0.0);
                    sums[cell] += weight;
                    difference += std::abs(weight - normalized[source][cell]);
                }
            }
            for (const double sum : sums) {
                QVERIFY2(std::abs(sum - 1.0) < 1e-9, qPrintable(QString::number(sum - 1.0)));
            }
            const double ofNormalized = solved.energyOf(normalized);
            QVERIFY2(energy <= ofNormalized * (1.0 + 1e-5),
                     qPrintable(QString("%1 %2").arg(energy).arg(ofNormalized)));
            difference /= static_cast<double>(states.size() * sums.size());
            QVERIFY2(difference < 0.02, qPrintable(QString::number(difference)));
        }
    }

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

SINEW_TEST(TestBiharmonicProperties, sinew::test::NoApplication)

} // namespace testBiharmonicProperties

#include "TestBiharmonicProperties.moc"
