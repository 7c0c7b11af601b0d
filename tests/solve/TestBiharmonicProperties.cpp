#include "core/solve/biharmonic/BiharmonicDomain.h"
#include "tests/solve/CellCase.h"
#include "tests/solve/SolvedCase.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace testBiharmonicProperties {

using namespace sinew;

namespace {

using sinew::test::barOfThree;
using sinew::test::handCase;
using sinew::test::Place;
using sinew::test::SolvedCase;
using sinew::test::within;

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

double fractionAbove(const std::vector<double>& weights, double min) {
    const auto above =
        std::ranges::count_if(weights, [min](double weight) { return std::abs(weight) > min; });
    return static_cast<double>(above) / static_cast<double>(weights.size());
}

} // namespace

/// What the paper says of bounded biharmonic weights: smooth, local, shape-aware and without other maxima.
class TestBiharmonicProperties : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withinBoundsAndNearlyOfSumOne() {
        const SolvedCase solved = handCase();
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
        for (const SolvedCase& solved : {handCase(), barOfThree(24, 40), barOfThree(31, 33)}) {
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
        for (const SolvedCase& solved : {barOfThree(24, 40), handCase()}) {
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
};

SINEW_TEST(TestBiharmonicProperties, sinew::test::NoApplication)

} // namespace testBiharmonicProperties

#include "TestBiharmonicProperties.moc"
