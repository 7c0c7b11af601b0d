#include "core/base/Parallel.h"
#include "core/deform/VertexDeformer.h"
#include "core/layers/reach/ReachWeights.h"
#include "tests/layers/LayerWork.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testReachWeights {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr std::array<std::int32_t, 5> kParents{kNone, 0, 1, 0, 3};

/// Every joint turned and moved in its own way: no four places of a vertex lie in a plane.
std::vector<Transform> allPosed() {
    std::vector<Transform> matrices;
    Dice dice(11);
    for (int j = 0; j < 5; ++j) {
        const Vec3 axis = Vec3(dice.number(), dice.number(), dice.number()).normalized();
        const Vec3 offset(dice.number(), dice.number(), dice.number());
        matrices.push_back(Transform(Eigen::Translation3d(offset) * Eigen::AngleAxisd(0.4 * (j + 1), axis)));
    }
    return matrices;
}

/// Both arms raised, with their hands.
std::vector<Transform> raisedArms() {
    std::vector<Transform> matrices(5, Transform::Identity());
    for (const double side : {1.0, -1.0}) {
        const Vec3 shoulder(0.4 * side, 0, 0);
        const std::size_t arm = side > 0.0 ? 1 : 3;
        matrices[arm] = Eigen::Translation3d(shoulder) * Eigen::AngleAxisd(1.4 * side, Vec3::UnitZ()) *
                        Eigen::Translation3d(-shoulder);
        matrices[arm + 1] = matrices[arm];
    }
    return matrices;
}

/// The left arm bent at the shoulder, its hand turned further about another axis.
std::vector<Transform> bentArm() {
    std::vector<Transform> matrices(5, Transform::Identity());
    const Vec3 shoulder(0.4, 0, 0);
    const Vec3 wrist(0.9, 0, 0);
    matrices[1] = Eigen::Translation3d(shoulder) * Eigen::AngleAxisd(1.1, Vec3::UnitZ()) *
                  Eigen::Translation3d(-shoulder);
    matrices[2] = matrices[1] * Eigen::Translation3d(wrist) * Eigen::AngleAxisd(0.9, Vec3::UnitY()) *
                  Eigen::Translation3d(-wrist);
    return matrices;
}

Vec3 posed(const Vec3& rest, std::span<const Influence> influences, std::span<const Transform> matrices) {
    Vec3 sum = Vec3::Zero();
    for (const Influence& influence : influences) {
        sum += static_cast<double>(influence.weight) *
               (matrices[static_cast<std::size_t>(influence.joint)] * rest);
    }
    return sum;
}

double weightIn(std::span<const Influence> influences, std::int32_t joint) {
    const auto at = std::ranges::find(influences, joint, &Influence::joint);
    return at == influences.end() ? 0.0 : static_cast<double>(at->weight);
}

} // namespace

/// Weights that bring vertices to where they were dragged.
class TestReachWeights : public QObject {
    Q_OBJECT
    LayerWork work;
    ReachRules rules;

    const Vec3& rest(std::uint32_t vertex) const { return work.context->surface->mesh(0).vertices[vertex]; }
    OperationInput on(const PartWeights& weights) const { return {*work.context, weights, {}, {}}; }
    Vec3 now(std::uint32_t vertex, std::span<const Transform> matrices) const {
        return posed(rest(vertex), work.base[0]->at(vertex), matrices);
    }

    /// Weights of every vertex of the first part that only these joints have.
    PartWeights only(std::initializer_list<std::int32_t> joints) const {
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < work.base[0]->vertexCount(); ++p) {
            std::vector<Influence> influences;
            for (const std::int32_t joint : joints) {
                influences.push_back(
                    {joint, 0.1F + static_cast<float>(weightIn(work.base[0]->at(p), joint))});
            }
            builder.add(influences);
        }
        PartWeights weights = work.base;
        weights[0] = std::make_shared<const SkinWeights>(builder.finish());
        return weights;
    }

    /// A patch of vertices, all moved by the same offset.
    std::vector<TargetPosition> patch(std::span<const Transform> matrices, const Vec3& offset) const {
        std::vector<TargetPosition> targets;
        for (std::uint32_t p = 180; p < 230; ++p) {
            targets.push_back({{0, p}, now(p, matrices) + offset});
        }
        return targets;
    }

private Q_SLOTS:
    void init() {
        rules = {};
        rules.parents = kParents;
    }

    void knownWeightsComeBack() {
        const std::vector<Transform> matrices = allPosed();
        const PartWeights weights = only({0, 1, 2, 3});
        rules.carries = {true, true, true, true, false};
        Dice dice(5);
        for (std::uint32_t p = 3; p < 400; p += 17) {
            std::array<double, 4> known{};
            double sum = 0.0;
            for (std::size_t j = 0; j < known.size(); ++j) {
                known[j] = j == p % 5 ? 0.0 : std::abs(dice.number());
                sum += known[j];
            }
            Vec3 target = Vec3::Zero();
            for (std::size_t j = 0; j < known.size(); ++j) {
                known[j] /= sum;
                target += known[j] * (matrices[j] * rest(p));
            }
            const std::vector targets{TargetPosition{{0, p}, target}};
            const ReachResult found = weightsThatReach(on(weights), matrices, targets, rules);
            QVERIFY(!found.result.targets.vertices.empty());
            for (std::int32_t j = 0; j < 4; ++j) {
                const double weight = weightIn(found.result.targets.weights.at(0), j);
                const double error = std::abs(weight - known[static_cast<std::size_t>(j)]);
                QVERIFY2(error < 1e-6,
                         qPrintable(QString("vertex %1 joint %2: %3").arg(p).arg(j).arg(error)));
            }
            QVERIFY(found.largest < 1e-6);
        }
    }

    void whatIsOutOfReachRemains() {
        const std::vector<Transform> matrices = allPosed();
        const PartWeights weights = only({0, 1});
        rules.carries = {true, true, false, false, false};
        const std::uint32_t p = 200;
        const Vec3 a = matrices[0] * rest(p);
        const Vec3 b = matrices[1] * rest(p);
        const Vec3 across = (b - a).unitOrthogonal();
        const std::vector targets{TargetPosition{{0, p}, 0.3 * a + 0.7 * b + 0.25 * across},
                                  TargetPosition{{0, p + 40}, matrices[1] * rest(p + 40)}};
        const ReachResult found = weightsThatReach(on(weights), matrices, targets, rules);
        QVERIFY(std::abs(found.remainders[0] - 0.25) < 1e-6);
        QVERIFY((found.positions[0] - (0.3 * a + 0.7 * b)).norm() < 1e-6);
        QVERIFY(found.remainders[1] < 1e-6);
        QCOMPARE(found.largest, found.remainders[0]);
    }

    void noWeightsComeNearer() {
        const std::vector<Transform> matrices = allPosed();
        const PartWeights weights = only({0, 1, 2, 3, 4});
        Dice dice(9);
        for (std::uint32_t p = 100; p < 160; p += 5) {
            const Vec3 target(dice.number(), dice.number(), dice.number());
            const std::vector targets{TargetPosition{{0, p}, target}};
            const ReachResult found = weightsThatReach(on(weights), matrices, targets, rules);
            for (int k = 0; k < 2000; ++k) {
                std::array<double, 5> some{};
                double sum = 0.0;
                for (double& weight : some) {
                    weight = dice.below(2) == 0 ? 0.0 : std::abs(dice.number());
                    sum += weight;
                }
                Vec3 position = Vec3::Zero();
                for (std::size_t j = 0; j < some.size() && sum > 0.0; ++j) {
                    position += some[j] / sum * (matrices[j] * rest(p));
                }
                QVERIFY(sum == 0.0 || (position - target).norm() > found.remainders[0] - 1e-6);
            }
        }
    }

    void whereNothingIsDraggedNothingChanges() {
        const std::vector<Transform> matrices = allPosed();
        const ReachResult still =
            weightsThatReach(on(work.base), matrices, patch(matrices, Vec3::Zero()), rules);
        QVERIFY(still.result.targets.vertices.empty() || still.result.largest < 1e-5);
        const std::vector<Transform> bind(5, Transform::Identity());
        const ReachResult alike = weightsThatReach(on(work.base), bind, patch(bind, Vec3(0, 0.1, 0)), rules);
        QVERIFY(alike.result.targets.vertices.empty());
        QVERIFY(std::abs(alike.largest - 0.1) < 1e-6);
        const ReachResult unfit = weightsThatReach(on(work.base), {}, patch(bind, Vec3(0, 0.1, 0)), rules);
        QVERIFY(unfit.result.targets.vertices.empty());
        const std::vector gone{TargetPosition{{7, 1}, Vec3::Zero()}};
        QVERIFY(weightsThatReach(on(work.base), matrices, gone, rules).result.targets.vertices.empty());
    }

    /// Hand and arm move alike: the hand, which weighs nothing there, gets nothing.
    void jointsThatAreThereChange() {
        const std::vector<Transform> matrices = raisedArms();
        const PartWeights weights = only({0, 1});
        const std::uint32_t p = 200;
        const Vec3 target = 0.5 * (matrices[0] * rest(p)) + 0.5 * (matrices[1] * rest(p));
        const std::vector targets{TargetPosition{{0, p}, target}};
        const ReachResult found = weightsThatReach(on(weights), matrices, targets, rules);
        QVERIFY(found.largest < 1e-6);
        const auto influences = found.result.targets.weights.at(0);
        const double change = weightIn(influences, 1) - weightIn(weights[0]->at(p), 1);
        QVERIFY(std::abs(change) > 0.05);
        QCOMPARE(weightIn(influences, 2), 0.0);
    }

    void limitsHold() {
        const std::vector<Transform> matrices = allPosed();
        const PartWeights weights = only({0, 1});
        for (const std::size_t limit : {2U, 3U, 4U}) {
            OperationInput input = on(weights);
            input.max = limit;
            const ReachResult found =
                weightsThatReach(input, matrices, patch(matrices, Vec3(0.2, 0.3, -0.2)), rules);
            QVERIFY(!found.result.targets.vertices.empty());
            for (std::size_t i = 0; i < found.result.targets.vertices.size(); ++i) {
                QVERIFY(found.result.targets.weights.at(i).size() <= limit);
            }
        }
    }

    void locksHold() {
        const std::vector<Transform> matrices = allPosed();
        OperationInput input = on(work.base);
        input.locked = {false, true};
        const ReachResult found =
            weightsThatReach(input, matrices, patch(matrices, Vec3(0.1, 0.2, 0.0)), rules);
        QVERIFY(!found.result.targets.vertices.empty());
        for (std::size_t i = 0; i < found.result.targets.vertices.size(); ++i) {
            const VertexId at = found.result.targets.vertices[i];
            const double before = weightIn(influencesAt(work.base, at), 1);
            QVERIFY(std::abs(weightIn(found.result.targets.weights.at(i), 1) - before) < 1e-6);
        }
    }

    void keepingHoldsBack() {
        const std::vector<Transform> matrices = allPosed();
        const auto targets = patch(matrices, Vec3(0.1, 0.2, 0.0));
        double changed = 10.0;
        double left = -1.0;
        for (const double keep : {0.0, 0.01, 1.0, 100.0}) {
            rules.keep = keep;
            const ReachResult found = weightsThatReach(on(work.base), matrices, targets, rules);
            QVERIFY(found.result.largest <= changed + 1e-6);
            QVERIFY(found.largest >= left - 1e-6);
            changed = found.result.largest;
            left = found.largest;
        }
    }

    /// Of dual quaternions the weights that led there are not the only ones, but some lead there.
    void otherMethodsAreReached() {
        const std::vector<Transform> matrices = bentArm();
        for (const Deformer method : {Deformer::DualQuaternion, Deformer::Blended, Deformer::LinearBlend}) {
            DeformSettings settings;
            settings.deformer = method;
            settings.joints.assign(5, {0.4F, JointOperator::Union, {}});
            const VertexDeformer deformer(matrices, settings, kParents);
            rules.pose = [&](const VertexId& at, std::span<const Influence> influences) {
                return deformer.at(rest(at.vertex), influences);
            };
            for (std::uint32_t p = 260; p < 360; p += 9) {
                const std::vector<Influence> known{{1, 0.5F}, {0, 0.3F}, {2, 0.2F}};
                const std::vector targets{TargetPosition{{0, p}, deformer.at(rest(p), known)}};
                const ReachResult found = weightsThatReach(on(work.base), matrices, targets, rules);
                const Vec3 before = deformer.at(rest(p), work.base[0]->at(p));
                const double dragged = (before - targets[0].position).norm();
                QVERIFY2(found.largest < 0.01 * dragged,
                         qPrintable(QString("%1 of %2").arg(found.largest).arg(dragged)));
            }
        }
    }

    void theOtherSideFollows() {
        const std::vector<Transform> matrices = raisedArms();
        rules.mirror = true;
        const auto targets = patch(matrices, Vec3(0.0, 0.05, 0.0));
        const ReachResult found = weightsThatReach(on(work.base), matrices, targets, rules);
        const PartWeights after =
            work.outcome(setTargets(work.input(work.stack, 0, work.base), found.result.targets));
        QVERIFY(sound(after));
        std::size_t images = 0;
        for (const TargetPosition& target : targets) {
            const std::uint32_t index = work.context->surface->index(target.at);
            for (const std::uint32_t image : work.context->mirror->dependents(index)) {
                const VertexId at = work.context->surface->vertexAt(image);
                images += work.context->mirror->side(image) != 0 ? 1 : 0;
                for (std::int32_t j = 0; j < 5; ++j) {
                    const float own = weightOf(after, target.at, j);
                    const float theirs = weightOf(after, at, work.context->mirrored(j));
                    QVERIFY(std::abs(own - theirs) < 1e-3F);
                }
            }
        }
        QVERIFY(images > 10);
        rules.spared = {true};
        const ReachResult spared = weightsThatReach(on(work.base), matrices, targets, rules);
        QVERIFY(spared.result.targets.vertices.size() < found.result.targets.vertices.size());
    }

    void theSameOnAnyNumberOfThreads() {
        const std::vector<Transform> matrices = allPosed();
        const auto targets = patch(matrices, Vec3(0.1, 0.2, 0.1));
        std::optional<ReachResult> first;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                const ReachResult found = weightsThatReach(on(work.base), matrices, targets, rules);
                if (first) {
                    QVERIFY(first->result.targets == found.result.targets);
                    QVERIFY(first->positions == found.positions);
                }
                first = found;
            });
        }
    }
};

SINEW_TEST(TestReachWeights, QCoreApplication)

} // namespace testReachWeights

#include "TestReachWeights.moc"
