#include "core/base/Parallel.h"
#include "core/metrics/CompareWeights.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace testJointTransitions {

using namespace sinew;

namespace {

constexpr double kRadius = 0.25;

/// Vertices in rings along x from -3 to 3.
std::vector<Vec3> tube() {
    std::vector<Vec3> vertices;
    for (int ring = -60; ring <= 60; ++ring) {
        for (int corner = 0; corner < 8; ++corner) {
            const double angle = corner * std::numbers::pi / 4.0;
            vertices.emplace_back(0.05 * ring, kRadius * std::cos(angle), kRadius * std::sin(angle));
        }
    }
    return vertices;
}

/// Weights that pass from joint `upper` to the next along x: linearly over `length` about `center`.
SkinWeights ramp(const std::vector<Vec3>& vertices, double length, double center, std::int32_t upper = 0) {
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : vertices) {
        const double below = std::clamp(0.5 + (vertex.x() - center) / length, 0.0, 1.0);
        const std::vector<Influence> influences{{upper, static_cast<float>(1.0 - below)},
                                                {upper + 1, static_cast<float>(below)}};
        builder.add(influences);
    }
    return builder.finish();
}

Skeleton straight() {
    return test::chain({Vec3(-3, 0, 0), Vec3(0, 0, 0), Vec3(3, 0, 0)});
}

WeightPair tubePair(double reference, double candidate, double center = 0.0) {
    const std::vector<Vec3> vertices = tube();
    return {vertices, {}, ramp(vertices, reference, 0.0), ramp(vertices, candidate, center)};
}

bool near(double value, double wanted) {
    return std::abs(value - wanted) < 1e-4;
}

} // namespace

class TestJointTransitions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// From 10 % to 90 % is 0.8 of the whole length; a limb radius is 0.25.
    void widthAndCenterAreKnown() {
        const auto transitions = jointTransitions(tubePair(1.0, 2.0, 0.1), straight());
        QCOMPARE(transitions.size(), std::size_t{1});
        QCOMPARE(transitions[0].joint, 1);
        QVERIFY(near(transitions[0].limbRadius, kRadius));
        QVERIFY(near(transitions[0].reference.width, 3.2));
        QVERIFY(near(transitions[0].reference.center, 0.0));
        QVERIFY(near(transitions[0].candidate.width, 6.4));
        QVERIFY(near(transitions[0].candidate.center, 0.4));
    }

    void sizeAndPlaceDoNotMatter() {
        Transform moved = Transform::Identity();
        moved.translate(Vec3(5, -7, 3)).rotate(Eigen::AngleAxisd(1.1, Vec3(1, 2, 3).normalized()));
        WeightPair pair = tubePair(1.0, 2.0, 0.1);
        Skeleton skeleton = straight();
        for (Vec3& vertex : pair.vertices) {
            vertex = moved * (100.0 * vertex);
        }
        for (Joint& joint : skeleton.joints) {
            joint.modelFromJointBind.translation() = moved * (100.0 * joint.modelFromJointBind.translation());
        }
        const auto transitions = jointTransitions(pair, skeleton);
        QCOMPARE(transitions.size(), std::size_t{1});
        QVERIFY(near(transitions[0].limbRadius / 100.0, kRadius));
        QVERIFY(near(transitions[0].reference.width, 3.2));
        QVERIFY(near(transitions[0].candidate.width, 6.4));
        QVERIFY(near(transitions[0].candidate.center, 0.4));
    }

    void jointsWithoutTransitionAreLeftOut() {
        const Skeleton skeleton = straight();
        QVERIFY(jointTransitions(WeightPair(), skeleton).empty());
        QVERIFY(jointTransitions(tubePair(100.0, 1.0), skeleton).empty()); // never under 10 %
        WeightPair pair = tubePair(1.0, 1.0);
        pair.candidate = ramp(pair.vertices, 1.0, 50.0); // all of it above the joint
        QVERIFY(jointTransitions(pair, skeleton).empty());
        Skeleton flat = skeleton;
        flat.joints[1].parent = kNone;
        QVERIFY(jointTransitions(tubePair(1.0, 1.0), flat).empty());
        pair.vertices.resize(7);
        pair.reference = ramp(pair.vertices, 1.0, -3.0);
        pair.candidate = pair.reference;
        QVERIFY(jointTransitions(pair, skeleton).empty());
    }

    /// A second limb beside the joint that moves with the root: of the joint's side, but too far from its
    /// axis.
    void weightFarOffDoesNotDisturb() {
        const std::vector<Vec3> limb = tube();
        WeightPair pair{limb, {}, ramp(limb, 1.0, 0.0, 1), ramp(limb, 2.0, 0.1, 1)};
        SkinWeightsBuilder root;
        const std::vector<Influence> all{{0, 1.0F}};
        for (const Vec3& vertex : limb) {
            pair.vertices.push_back(vertex + Vec3(0, 4.0 * kRadius, 0));
            root.add(all);
        }
        const SkinWeights beside = root.finish();
        pair.reference = joinWeights(std::vector<SkinWeights>{pair.reference, beside});
        pair.candidate = joinWeights(std::vector<SkinWeights>{pair.candidate, beside});
        const auto transitions = jointTransitions(
            pair, test::chain({Vec3(-4, 0, 0), Vec3(-3, 0, 0), Vec3(0, 0, 0), Vec3(3, 0, 0)}));
        const auto at = std::ranges::find(transitions, 2, &JointTransition::joint);
        QVERIFY(at != transitions.end());
        QVERIFY(near(at->limbRadius, kRadius));
        QVERIFY(near(at->reference.width, 3.2));
        QVERIFY(near(at->candidate.width, 6.4));
    }

    /// 8 radii to both sides are looked at: 2 of 20.
    void candidatesThatDoNotReachEndWithTheVertices() {
        const auto transitions = jointTransitions(tubePair(1.0, 20.0), straight());
        QCOMPARE(transitions.size(), std::size_t{1});
        QVERIFY(transitions[0].candidate.width > 15.0 && transitions[0].candidate.width < 16.1);
        QVERIFY(near(transitions[0].candidate.center, 0.0));
    }

    void threadsDoNotMatter() {
        const WeightPair pair = tubePair(1.0, 2.0, 0.07);
        std::vector<double> figures;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                const auto transitions = jointTransitions(pair, straight());
                figures.push_back(transitions.at(0).candidate.width);
                figures.push_back(transitions.at(0).candidate.center);
            });
        }
        QVERIFY(figures[0] == figures[2] && figures[0] == figures[4]);
        QVERIFY(figures[1] == figures[3] && figures[1] == figures[5]);
    }

    void mediansAreOverJoints() {
        QCOMPARE(medianTransition({}).reference.width, 0.0);
        const std::vector<JointTransition> three{{1, 1.0, {1.0, 0.5}, {3.0, 0.1}},
                                                 {2, 1.0, {2.0, -0.5}, {9.0, 0.2}},
                                                 {3, 1.0, {5.0, 0.0}, {4.0, 0.9}}};
        const JointTransition median = medianTransition(three);
        QCOMPARE(median.reference.width, 2.0);
        QCOMPARE(median.reference.center, 0.0);
        QCOMPARE(median.candidate.width, 4.0);
        QCOMPARE(median.candidate.center, 0.2);
        QCOMPARE(medianTransition(std::span(three).first(2)).reference.width, 1.5);
    }

    void axisBisectsABend() {
        const Skeleton bent = test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(0, 1, 0)});
        const auto axes = limbAxes(bent, {true, true, true});
        QVERIFY(!axes[0] && axes[1] && axes[2]);
        QVERIFY((axes[1]->bisector - Vec3(1, 1, 0).normalized()).norm() < 1e-12);
        QVERIFY(std::abs(axes[1]->distance(Vec3(-5, 0.2, 0)) - 0.2) < 1e-12);
        QVERIFY(std::abs(axes[1]->distance(Vec3(0.3, 5, 0)) - 0.3) < 1e-12);
        QVERIFY((axes[2]->bisector - Vec3::UnitY()).norm() < 1e-12); // an end goes straight on
    }

    /// A joint that stands where its parent does takes the bone before; a child there has no direction.
    void axisPassesJointsAtOnePlace() {
        const Skeleton twice = test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(0, 0, 0), Vec3(0, 1, 0)});
        const auto axes = limbAxes(twice, {true, true, true, true});
        QVERIFY((axes[1]->bisector - Vec3::UnitX()).norm() < 1e-12);
        QVERIFY((axes[2]->bisector - Vec3(1, 1, 0).normalized()).norm() < 1e-12);
    }
};

SINEW_TEST(TestJointTransitions, sinew::test::NoApplication)

} // namespace testJointTransitions

#include "TestJointTransitions.moc"
