#include "app/compare/SolverComparison.h"
#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testSolverComparison {

using namespace sinew;

namespace {

/// One influence a vertex, so that weak ones cannot drop out of L1.
BindSettings rigidSettings() {
    BindSettings settings;
    settings.resolution = 32;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.maxInfluences = 1;
    return settings;
}

/// A scene with the weights that a solver gives it.
Scene boundBy(const char* solver, Scene scene) {
    BindSettings settings = rigidSettings();
    settings.solver = solver;
    Progress progress;
    const Expected<BindResult> bound = bind(scene, settings, progress);
    for (std::size_t part = 0; bound && part < scene.parts.size(); ++part) {
        scene.parts[part].weights = bound->weights[part];
    }
    return scene;
}

Expected<SolverComparison> compared(const Scene& scene, const std::vector<std::string>& keys) {
    Progress progress;
    return compareContenders(scene, solverContenders(rigidSettings(), keys), progress);
}

} // namespace

class TestSolverComparison : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKeyIsAContenderOnce() {
        const auto contenders = solverContenders(rigidSettings(), {"nearest", "geodesic", "nearest"});
        QCOMPARE(contenders.size(), std::size_t{2});
        QCOMPARE(contenders[1].label, std::string("geodesic"));
        QCOMPARE(contenders[1].settings.solver, std::string("geodesic"));
        QCOMPARE(contenders[0].settings.maxInfluences, 1);
    }

    /// The artist is a solver here.
    void equalWeightsDoNotDiffer() {
        const Scene scene = boundBy("nearest", test::twoFingers());
        const Expected<SolverComparison> result = compared(scene, {"geodesic", "nearest"});
        QVERIFY(result && result->byArtist());
        QCOMPARE(result->parts, std::size_t{1});
        QVERIFY(result->vertices > 100);
        const ContenderResult& same = result->contenders[1];
        QCOMPARE(same.numbers.overlap.l1, 0.0);
        QCOMPARE(same.numbers.overlap.precision, 1.0);
        QCOMPARE(same.numbers.overlap.recall, 1.0);
        QCOMPARE(same.numbers.posedError, 0.0);
        QCOMPARE(same.shape.bleed, result->shape.bleed);
        QCOMPARE(same.shape.bends.stretch, result->shape.bends.stretch);
        QVERIFY(same.shape.bends.stretch > 0.0);
        QVERIFY(!result->joints.empty());
        for (const JointContest& contest : result->joints) {
            QCOMPARE(contest.l1[1], 0.0);
            QVERIFY(contest.vertices > 0 && contest.best != 0);
        }
        QCOMPARE(result->contenders[0].wins, std::size_t{0});
    }

    void theFirstIsTheReferenceWithoutAnArtist() {
        const Expected<SolverComparison> result = compared(test::limb(), {"nearest", "geodesic"});
        QVERIFY(result && !result->byArtist());
        QCOMPARE(result->firstContender, 0);
        QCOMPARE(result->contenders[0].numbers.posedError, 0.0);
        QVERIFY(result->contenders[0].seconds > 0.0);
        QVERIFY(result->joints.empty());
    }

    void whoFailsStaysInTheList() {
        const Expected<SolverComparison> result = compared(test::limb(), {"unheard-of", "nearest"});
        QVERIFY(result.has_value());
        QVERIFY(result->contenders[0].error);
        QCOMPARE(result->contenders[0].error->code, ErrorCode::SolverUnknown);
        QCOMPARE(result->firstContender, 1);
        QVERIFY(!result->contenders[1].error && result->contenders[1].numbers.vertices > 0);
    }

    void nobodyLeftIsAnError() {
        const Expected<SolverComparison> result = compared(test::limb(), {"unheard-of"});
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::SolverUnknown);
    }

    void cancelStopsIt() {
        test::CancelAfter progress(0);
        const Expected<SolverComparison> result =
            compareContenders(test::limb(), solverContenders(rigidSettings(), {"nearest"}), progress);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Canceled);
    }

    void contestsHaveAWinnerWhereOneIsClearlyNearer() {
        const auto at = [](double first, double second) {
            return std::vector<JointDifference>{{2, 10, first}, {5, 20, second}};
        };
        const auto contests = jointContests({at(0.5, 0.2), {}, at(0.3, 0.2 + 0.5 * kSameL1)});
        QCOMPARE(contests.size(), std::size_t{2});
        QVERIFY(contests[0].joint == 2 && contests[0].vertices == 10);
        QCOMPARE(contests[0].best, 2);
        QVERIFY(contests[0].l1[1] != contests[0].l1[1]); // it failed
        QCOMPARE(contests[1].best, kNone);
        QCOMPARE(jointContests({at(0.5, 0.2)})[0].best, 0);
        QVERIFY(jointContests({{}, {}}).empty());
    }
};

SINEW_TEST(TestSolverComparison, QCoreApplication)

} // namespace testSolverComparison

#include "TestSolverComparison.moc"
