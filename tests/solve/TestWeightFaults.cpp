#include "core/base/Parallel.h"
#include "core/solve/doctor/WeightFaults.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/InjectFaults.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testWeightFaults {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A long limb with five joints, bound.
struct BoundLimb {
    Scene scene;
    JointDistances distances;

    BoundLimb()
        : scene(test::scene(
              capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.2, 16, 60),
              chain({Vec3(-2, 0, 0), Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)}))) {
        const auto state = solved(scene, {});
        Progress progress;
        distances = *JointDistances::measureIn(*state, scene, progress);
        scene.parts[0].weights = bindWeights(scene, *state, {})[0];
    }

    PartWeights weights() const { return {scene.parts[0].weights}; }
    InjectedFaults injected(double fraction, std::uint32_t seed = 1) const {
        return injectFaults(scene, fraction, seed,
                            [this](std::int32_t joint, VertexId at) { return distances.isFar(joint, at); });
    }
    /// Vertices around a place along the limb.
    std::vector<std::uint32_t> around(double x, double width) const {
        std::vector<std::uint32_t> result;
        for (std::uint32_t v = 0; v < scene.parts[0].mesh->vertexCount(); ++v) {
            if (std::abs(scene.parts[0].mesh->vertices[v].x() - x) < width) {
                result.push_back(v);
            }
        }
        return result;
    }
    PartWeights with(const std::vector<std::uint32_t>& vertices, const std::vector<Influence>& row) const {
        SkinWeightsBuilder builder;
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            builder.add(row);
        }
        return {std::make_shared<const SkinWeights>(
            replaceVertices(*scene.parts[0].weights, vertices, builder.finish()))};
    }
};

WeightFaults faultsOf(const BoundLimb& limb, const PartWeights& weights) {
    Progress progress;
    return *findWeightFaults(limb.scene, weights, limb.distances, progress);
}

WeightRepair repaired(const BoundLimb& limb, const PartWeights& weights, const PartWeights& fallback = {},
                      const RepairSettings& settings = {}) {
    Progress progress;
    return *repairWeights(limb.scene, weights, faultsOf(limb, weights), fallback, settings, progress);
}

} // namespace

class TestWeightFaults : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void healthyWeightsHaveNone() {
        const BoundLimb limb;
        QVERIFY(limb.distances.known());
        const WeightFaults faults = faultsOf(limb, limb.weights());
        QVERIFY(!faults.any());
        QCOMPARE(faults.parts[0].size(), limb.scene.parts[0].mesh->vertexCount());
    }

    void verticesWithoutWeightsAreZero() {
        const BoundLimb limb;
        const WeightFaults faults = faultsOf(limb, limb.with({7, 100}, {}));
        QCOMPARE(faults.count(WeightFault::Zero), std::size_t{2});
        QCOMPARE(faults.parts[0][7], WeightFault::Zero);
        QCOMPARE(faults.parts[0][100], WeightFault::Zero);
        QCOMPARE(faults.count(WeightFault::Far) + faults.count(WeightFault::Noisy), std::size_t{0});
    }

    void aFarPatchIsFound() {
        const BoundLimb limb;
        const auto patch = limb.around(-1.5, 0.2);
        QVERIFY(patch.size() > 16);
        const WeightFaults faults = faultsOf(limb, limb.with(patch, {{0, 0.5F}, {3, 0.5F}}));
        for (const std::uint32_t vertex : patch) {
            QCOMPARE(faults.parts[0][vertex], WeightFault::Far);
        }
        QCOMPARE(faults.count(WeightFault::Far), patch.size());
    }

    void withoutDistancesNothingIsFar() {
        const BoundLimb limb;
        Progress progress;
        const auto faults =
            findWeightFaults(limb.scene, limb.with({100}, {{3, 1.0F}}), JointDistances(), progress);
        QVERIFY(faults);
        QCOMPARE(faults->count(WeightFault::Far), std::size_t{0});
    }

    void aGradientIsNoFault() {
        const BoundLimb limb;
        SkinWeightsBuilder builder;
        for (const Vec3& vertex : limb.scene.parts[0].mesh->vertices) { // from end to end, however far
            const auto last = static_cast<float>(std::clamp(0.25 * (vertex.x() + 2.0), 0.0, 1.0));
            builder.add(std::array{Influence{0, 1.0F - last}, Influence{3, last}});
        }
        QVERIFY(!faultsOf(limb, {std::make_shared<const SkinWeights>(builder.finish())}).any());
    }

    void aLimbOfOneFarJointIsLeftAlone() {
        const BoundLimb limb;
        std::vector<std::uint32_t> all = limb.around(0.0, 10.0);
        QVERIFY(!faultsOf(limb, limb.with(all, {{0, 1.0F}})).any());
    }

    void rigidPartsAreNotExamined() {
        BoundLimb limb;
        limb.scene.parts[0].rigidJoint = 0;
        const WeightFaults faults = faultsOf(limb, limb.with({100}, {}));
        QVERIFY(faults.parts[0].empty());
        QVERIFY(!faults.any());
    }

    void injectedFaultsAreFound() {
        const BoundLimb limb;
        for (std::uint32_t seed = 1; seed <= 5; ++seed) {
            const InjectedFaults injected = limb.injected(0.05, seed);
            const WeightFaults faults = faultsOf(limb, injected.weights);
            std::size_t missed = 0;
            std::size_t wrong = 0;
            for (std::size_t v = 0; v < faults.parts[0].size(); ++v) {
                const bool faulty = injected.parts[0][v] != Injected::None;
                const bool found = faults.parts[0][v] != WeightFault::None;
                missed += faulty && !found ? 1U : 0U;
                wrong += found && !faulty ? 1U : 0U;
            }
            const std::size_t all = injected.count(Injected::Zero) + injected.count(Injected::Far) +
                                    injected.count(Injected::Noisy);
            QVERIFY(all > 30);
            QVERIFY2(20 * missed <= all, qPrintable(QString::number(missed)));
            QVERIFY2(200 * wrong <= faults.parts[0].size(), qPrintable(QString::number(wrong)));
        }
    }

    void aRepairComesNearTheOriginal() {
        const BoundLimb limb;
        const PartWeights broken = limb.with(limb.around(-1.5, 0.2), {{3, 1.0F}});
        const WeightRepair repair = repaired(limb, broken);
        QCOMPARE(repair.repaired, limb.around(-1.5, 0.2).size());
        QCOMPARE(repair.left, std::size_t{0});
        QVERIFY(largestDifference(*broken[0], *limb.scene.parts[0].weights) > 0.9);
        QVERIFY(largestDifference(*repair.weights[0], *limb.scene.parts[0].weights) < 0.1);
        QVERIFY(!faultsOf(limb, repair.weights).any());
    }

    void whereNothingIsHealthyTheBindHelps() {
        const BoundLimb limb;
        const PartWeights nothing = limb.with(limb.around(0.0, 10.0), {});
        const WeightRepair helped = repaired(limb, nothing, limb.weights());
        QVERIFY(largestDifference(*helped.weights[0], *limb.scene.parts[0].weights) < 0.01);
        QCOMPARE(helped.left, std::size_t{0});
        const WeightRepair alone = repaired(limb, nothing);
        QCOMPARE(alone.repaired, std::size_t{0});
        QCOMPARE(alone.left, nothing[0]->vertexCount());
    }

    void influencesBeyondTheLimitAreTakenAway() {
        const BoundLimb limb;
        const auto all = limb.around(0.0, 10.0);
        const PartWeights many = limb.with(all, {{0, 0.4F}, {1, 0.3F}, {2, 0.2F}, {3, 0.1F}});
        QCOMPARE(beyondLimit(*many[0], 3), all.size());
        QCOMPARE(beyondLimit(*many[0], 4), std::size_t{0});
        QCOMPARE(beyondLimit(*many[0], 0), std::size_t{0});
        const WeightRepair repair = repaired(limb, many, {}, {3});
        QCOMPARE(repair.limited, all.size());
        QCOMPARE(repair.weights[0]->largestInfluenceCount(), std::size_t{3});
    }

    void nothingWrongChangesNothing() {
        const BoundLimb limb;
        const WeightRepair repair = repaired(limb, limb.weights());
        QCOMPARE(repair.weights[0], limb.scene.parts[0].weights); // the same pointer
        QCOMPARE(repair.repaired + repair.limited + repair.left, std::size_t{0});
    }

    /// What is far by the bind's own distances of every bone is far by those measured on demand, and nothing
    /// else.
    void distancesMeasuredOnDemandAreThoseOfTheBind() {
        const BoundLimb limb;
        const auto state = solved(limb.scene, {});
        const Solution& solution = *state->solution;
        const double beyond = kFarBeyond * bounds(limb.scene).diagonal();
        const auto& rows = solution.distances();
        const auto columns = state->input->problem.surface.weldedVertices(0);
        std::size_t far = 0;
        std::size_t otherwise = 0;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const std::int32_t joint = state->input->sourceJoints()[row];
            for (std::uint32_t v = 0; v < columns.size(); ++v) {
                float nearest = rows[0][columns[v]];
                for (const std::vector<float>& other : rows) {
                    nearest = std::min(nearest, other[columns[v]]);
                }
                const double extent = solution.extent();
                const bool isFar = extent * rows[row][columns[v]] > kFarTimes * extent * nearest + beyond;
                far += isFar ? 1U : 0U;
                otherwise += limb.distances.isFar(joint, {0, v}) != isFar ? 1U : 0U;
                QVERIFY(!limb.distances.isNear(joint, {0, v}) || !isFar);
            }
        }
        QVERIFY(far > 100);
        QCOMPARE(otherwise, std::size_t{0});
    }

    /// What a look into a file costs: it may not search every joint as a bind does.
    void healthyWeightsNeedOneSearch() {
        const BoundLimb limb;
        Progress progress;
        const auto distances = JointDistances::measure(limb.scene, {}, progress);
        QVERIFY(!findWeightFaults(limb.scene, limb.weights(), *distances, progress)->any());
        QCOMPARE(distances->measured(), std::size_t{0});
        const PartWeights patched = limb.with(limb.around(-1.5, 0.2), {{0, 0.5F}, {3, 0.5F}});
        QVERIFY(findWeightFaults(limb.scene, patched, *distances, progress)->any());
        QVERIFY(distances->measured() <= 1);
    }

    void measuringCanBeCanceledAtEveryPoll() {
        const BoundLimb limb;
        bool done = false;
        int canceled = 0;
        for (int polls = 0; !done && polls < 100000; polls = polls < 20 ? polls + 1 : polls * 2) {
            CancelAfter progress(polls);
            const auto distances = JointDistances::measure(limb.scene, {}, progress);
            done = distances.has_value();
            if (!done) {
                QCOMPARE(distances.error().code, ErrorCode::Canceled);
                ++canceled;
            }
        }
        QVERIFY(done);
        QVERIFY(canceled > 0);
    }

    void threadsMakeNoDifference() {
        const BoundLimb limb;
        const InjectedFaults injected = limb.injected(0.05);
        std::vector<SkinWeights> results;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { results.push_back(*repaired(limb, injected.weights).weights[0]); });
        }
        QCOMPARE(results[1], results[0]);
        QCOMPARE(results[2], results[0]);
    }

    void canBeCanceledAtEveryPoll() {
        const BoundLimb limb;
        const InjectedFaults injected = limb.injected(0.05);
        bool done = false;
        int canceled = 0;
        for (int polls = 0; !done && polls < 100000; polls = polls < 20 ? polls + 1 : polls * 2) {
            CancelAfter progress(polls);
            const auto faults = findWeightFaults(limb.scene, injected.weights, limb.distances, progress);
            const auto repair = faults
                                    ? repairWeights(limb.scene, injected.weights, *faults, {}, {}, progress)
                                    : Expected<WeightRepair>(fail(faults.error()));
            done = repair.has_value();
            if (!done) {
                QCOMPARE(repair.error().code, ErrorCode::Canceled);
                ++canceled;
            }
        }
        QVERIFY(done);
        QVERIFY(canceled > 0);
    }
};

SINEW_TEST(TestWeightFaults, NoApplication)

} // namespace testWeightFaults

#include "TestWeightFaults.moc"
