#include "core/bake/BakeWeights.h"
#include "core/skeleton/JointAngles.h"
#include "tests/bake/ArmBake.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace testBakeWeights {

using namespace sinew;
using namespace sinew::test;

namespace {

void bendArms(ArmBake& arms) {
    for (const double degrees : {30.0, 60.0, 90.0, 120.0}) {
        arms.bend(degrees);
    }
}

double sumAt(const SkinWeights& weights, std::size_t vertex) {
    double sum = 0.0;
    for (const Influence& influence : weights.at(vertex)) {
        sum += static_cast<double>(influence.weight);
    }
    return sum;
}

double weightOf(const SkinWeights& weights, std::size_t vertex, std::int32_t joint) {
    for (const Influence& influence : weights.at(vertex)) {
        if (influence.joint == joint) {
            return static_cast<double>(influence.weight);
        }
    }
    return 0.0;
}

double valueOf(const SimplexFit& problem, const SimplexFit::Unknowns& w) {
    return w.dot(problem.form * w) - 2.0 * problem.pull.dot(w);
}

SimplexFit somePlane(Dice& dice) {
    SimplexFit problem;
    SimplexFit::Square root(5, 5);
    problem.pull.resize(5);
    for (Eigen::Index i = 0; i < 5; ++i) {
        problem.pull[i] = dice.number();
        for (Eigen::Index j = 0; j < 5; ++j) {
            root(i, j) = dice.number();
        }
    }
    problem.form = root * root.transpose() + 0.01 * SimplexFit::Square::Identity(5, 5);
    return problem;
}

} // namespace

/// Weights that a bake fits, and helper joints.
class TestBakeWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// No exchange between two unknowns makes it better (the conditions of Karush, Kuhn and Tucker).
    void aFitOnTheSimplexIsTheBestOne() {
        Dice dice(7);
        for (int run = 0; run < 200; ++run) {
            const SimplexFit problem = somePlane(dice);
            const SimplexFit::Unknowns w = solveSimplex(problem, SimplexFit::Unknowns::Constant(5, 0.2));
            QVERIFY(std::abs(w.sum() - 1.0) < 1e-9 && w.minCoeff() >= 0.0);
            for (Eigen::Index from = 0; from < 5; ++from) {
                for (Eigen::Index to = 0; to < 5; ++to) {
                    SimplexFit::Unknowns other = w;
                    const double step = std::min(w[from], 1e-3);
                    other[from] -= step;
                    other[to] += step;
                    QVERIFY(valueOf(problem, other) >= valueOf(problem, w) - 1e-12);
                }
            }
        }
    }

    void weightsSumToOneWithinTheLimit() {
        ArmBake arms;
        bendArms(arms);
        for (const std::size_t limit : {1U, 2U, 4U}) {
            BakeSettings settings = ArmBake::only(true, true, 0);
            settings.maxInfluences = limit;
            const BakeResult result = *arms.bake(settings);
            const SkinWeights& weights = *result.weights[0];
            QCOMPARE(weights.vertexCount(), arms.scene.parts[0].mesh->vertexCount());
            QVERIFY(weights.largestInfluenceCount() <= limit);
            for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
                QVERIFY(std::abs(sumAt(weights, v) - 1.0) < 1e-5);
            }
        }
    }

    void lockedJointsKeepTheirWeights() {
        ArmBake arms;
        bendArms(arms);
        arms.input.locked = {false, false, true};
        const BakeResult result = *arms.bake(ArmBake::only(true, true, 0));
        const SkinWeights& before = *arms.scene.parts[0].weights;
        const SkinWeights& after = *result.weights[0];
        double change = 0.0;
        for (std::size_t v = 0; v < before.vertexCount(); ++v) {
            QVERIFY(std::abs(weightOf(before, v, 2) - weightOf(after, v, 2)) < 1e-6);
            change = std::max(change, std::abs(weightOf(before, v, 4) - weightOf(after, v, 4)));
        }
        QVERIFY(change > 0.1);
    }

    void heldVerticesKeepTheirWeights() {
        ArmBake arms;
        bendArms(arms);
        const SkinWeights& before = *arms.scene.parts[0].weights;
        std::vector<bool> held(before.vertexCount(), false);
        for (std::size_t v = 0; v < held.size(); ++v) {
            held[v] = arms.scene.parts[0].mesh->vertices[v].x() > 0.0;
        }
        arms.input.held = {held};
        const BakeResult result = *arms.bake(ArmBake::only(true, true, 0));
        bool changed = false;
        for (std::size_t v = 0; v < held.size(); ++v) {
            const bool same = std::ranges::equal(before.at(v), result.weights[0]->at(v));
            QVERIFY(same || !held[v]);
            changed = changed || !same;
        }
        QVERIFY(changed);
    }

    void aHalfTurnComesNearToDualQuaternions() {
        ArmBake arms;
        bendArms(arms);
        const BakeResult result = *arms.bake(ArmBake::only(true, true, 0));
        QCOMPARE(result.helpers.size(), std::size_t(2));
        QCOMPARE(result.helpers[0].name, std::string("LeftForeArmHalf"));
        QCOMPARE(result.helpers[0].driver.channel, DriverChannel::Turn);
        QCOMPARE(result.helpers[0].driver.keys, (std::vector<DriverKey>{{0.0, 0.5}}));
        QVERIFY(result.helpers[0].gain > 0.0);
        QVERIFY(ArmBake::mean(result, arms.input, false, true) <
                0.35 * ArmBake::mean(result, arms.input, false, false));
    }

    void aTwistOfItsOwnGetsAHelper() {
        ArmBake arms;
        for (const double bend : {0.0, 60.0, 100.0}) {
            for (const double twist : {-90.0, -45.0, 45.0, 90.0}) {
                arms.twistHalf(bend, twist);
            }
        }
        const BakeResult result = *arms.bake(ArmBake::only(true, true, 0));
        const auto twist = std::ranges::find(result.helpers, "LeftForeArmTwist", &HelperJoint::name);
        QVERIFY(twist != result.helpers.end());
        QCOMPARE(twist->driver.channel, DriverChannel::RotateX);
        QCOMPARE(twist->driver.angle, JointAngle::Twist);
        QVERIFY(ArmBake::mean(result, arms.input, false, true) <
                0.2 * ArmBake::mean(result, arms.input, false, false));
    }

    void measuredAnglesStayWhatTheyWere() {
        const ArmBake arms;
        const JointDriver driver{"Body", JointAngle::Swing, DriverChannel::Shape, "Smile", {{90.0, 1.0}}};
        const std::vector<HelperJoint> helpers{{"LeftArmHalf", 1, {}, 0.0}};
        Skeleton skeleton = arms.scene.skeleton;
        skeleton.joints[1].modelFromJointBind.translation().y() = 0.3; // the arms' middle is above the body
        const Vec3 before = boneAxis(skeleton, 0);
        QVERIFY((boneAxis(withHelpers(skeleton, helpers, {driver}), 0) - before).norm() < 1e-12);
        QVERIFY((boneAxis(withHelpers(skeleton, helpers, {}), 0) - before).norm() > 0.1);
    }

    void jointsThatHardlyTurnGetNoHelper() {
        ArmBake arms;
        arms.bend(12.0);
        QVERIFY(arms.bake(ArmBake::only(true, true, 0))->helpers.empty());
    }

    void verticesOfOnePlaceAreFittedAsOne() {
        ArmBake arms;
        auto mesh = std::make_shared<Mesh>(*arms.scene.parts[0].mesh);
        const auto count = static_cast<std::uint32_t>(mesh->vertexCount());
        mesh->vertices.insert(mesh->vertices.end(), mesh->vertices.begin(), mesh->vertices.begin() + count);
        arms.scene.parts[0].weights = std::make_shared<const SkinWeights>(joinWeights(
            std::vector<SkinWeights>{*arms.scene.parts[0].weights, *arms.scene.parts[0].weights}));
        arms.scene.parts[0].mesh = mesh;
        bendArms(arms);
        const BakeResult result = *arms.bake();
        for (std::size_t v = 0; v < count; ++v) {
            QVERIFY(std::ranges::equal(result.weights[0]->at(v), result.weights[0]->at(v + count)));
        }
    }
};

SINEW_TEST(TestBakeWeights, NoApplication)

} // namespace testBakeWeights

#include "TestBakeWeights.moc"
