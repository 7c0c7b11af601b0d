#include "core/layers/operations/StackOperations.h"
#include "core/layers/operations/WeightOperations.h"
#include "tests/layers/LayerWork.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testWeightOperations {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr int kRounds = 10;

/// The left arm turned by 80 degrees about z, with its hand.
std::vector<Transform> bentArm() {
    std::vector<Transform> matrices(5, Transform::Identity());
    const Vec3 shoulder(0.4, 0, 0);
    matrices[1] = Eigen::Translation3d(shoulder) * Eigen::AngleAxisd(1.4, Vec3::UnitZ()) *
                  Eigen::Translation3d(-shoulder);
    matrices[2] = matrices[1];
    return matrices;
}

std::vector<Vec3> posed(const LayerSurface& surface, const PartWeights& weights,
                        const std::vector<Transform>& matrices) {
    std::vector<Vec3> result(surface.positions().begin(), surface.positions().end());
    for (std::uint32_t i = 0; i < result.size(); ++i) {
        const VertexId at = surface.vertexAt(i);
        Vec3 sum = Vec3::Zero();
        for (const Influence& influence : weights[at.part]->at(at.vertex)) {
            sum += static_cast<double>(influence.weight) *
                   (matrices[static_cast<std::size_t>(influence.joint)] * result[i]);
        }
        result[i] = sum;
    }
    return result;
}

/// Mean change of the distance between neighbours, of that at rest.
double unevenness(const LayerSurface& surface, const std::vector<Vec3>& positions) {
    double sum = 0.0;
    double edges = 0.0;
    for (std::uint32_t weldedVertex = 0; weldedVertex < surface.weldedCount(); ++weldedVertex) {
        const std::uint32_t p = surface.verticesAt(weldedVertex).front();
        for (const std::uint32_t next : surface.neighbors(weldedVertex)) {
            const std::uint32_t q = surface.verticesAt(next).front();
            const double rest = (surface.positions()[p] - surface.positions()[q]).norm();
            const double stretch = (positions[p] - positions[q]).norm() / rest - 1.0;
            sum += stretch * stretch;
            edges += 1.0;
        }
    }
    return std::sqrt(sum / edges);
}

} // namespace

class TestWeightOperations : public QObject {
    Q_OBJECT
    LayerWork work;
    OperationInput on(std::initializer_list<std::uint32_t> vertices) const {
        OperationInput input{*work.context, work.base, {}, {}};
        for (const std::uint32_t vertex : vertices) {
            input.vertices.push_back({0, vertex});
        }
        return input;
    }

    OperationInput onAll() const {
        OperationInput input{*work.context, work.base, {}, {}};
        for (const ReachedVertex& vertex : work.whole(0)) {
            input.vertices.push_back(vertex.at);
        }
        return input;
    }

    PartWeights after(const OperationResult& result) const {
        return work.outcome(setTargets(work.input(work.stack, 0, work.base), result.targets));
    }

    PartWeights withRogue(std::uint32_t vertex) const {
        PartWeights weights = work.base;
        SkinWeightsBuilder builder;
        builder.add(std::vector<Influence>{{4, 1.0F}});
        const std::vector<std::uint32_t> vertices{vertex};
        weights[0] =
            std::make_shared<const SkinWeights>(replaceVertices(*weights[0], vertices, builder.finish()));
        return weights;
    }

    OperationInput input() const {
        OperationInput result{*work.context, work.base, {}, {}};
        for (const ReachedVertex& vertex : work.whole(0)) {
            result.vertices.push_back(vertex.at);
        }
        return result;
    }

private Q_SLOTS:
    void targetsAreMetExactly() {
        Dice dice(3);
        VertexTargets targets;
        SkinWeightsBuilder builder;
        for (std::uint32_t p = 2; p < 400; p += 3) {
            std::vector<Influence> influences;
            for (std::int32_t j = 0; j < 5; ++j) {
                influences.push_back({j, static_cast<float>(std::max(0.0, dice.number()))});
            }
            influences.push_back({0, 0.01F});
            targets.vertices.push_back({0, p});
            builder.add(influences);
        }
        targets.weights = builder.finish();
        const PartWeights outcome = work.outcome(setTargets(work.input(work.stack, 0, work.base), targets));
        for (std::size_t i = 0; i < targets.vertices.size(); ++i) {
            for (const Influence& influence : targets.weights.at(i)) {
                QVERIFY(std::abs(weightOf(outcome, targets.vertices[i], influence.joint) - influence.weight) <
                        1e-6F);
            }
            QCOMPARE(outcome[0]->at(targets.vertices[i].vertex).size(), targets.weights.at(i).size());
        }
        QVERIFY(std::ranges::equal(outcome[0]->at(3), work.base[0]->at(3)));
        QVERIFY(setTargets(work.input(work.stack, 0, work.base), {}).layers == work.stack.layers);
    }

    void limitsAndPrunes() {
        const OperationResult two = limitWeights(onAll(), 2);
        QVERIFY(!two.targets.vertices.empty());
        QCOMPARE(two.looked, work.base[0]->vertexCount());
        QCOMPARE(after(two)[0]->largestInfluenceCount(), 2U);
        const PartWeights pruned = after(pruneWeights(onAll(), 0.2F));
        for (std::size_t p = 0; p < pruned[0]->vertexCount(); ++p) {
            QVERIFY(pruned[0]->at(p).back().weight >= 0.19F);
        }
        QVERIFY(normalizeWeights(onAll()).targets.vertices.empty());
        QVERIFY(pruneWeights(onAll(), std::nanf("")).targets.vertices.empty());
    }

    void operationsKeepToTheLimit() {
        OperationInput input = onAll();
        const OperationResult two = limitWeights(input, 2);
        const PartWeights few = after(two);
        OperationInput of{*work.context, few, input.vertices, {}};
        QVERIFY(smoothWeights(of, 5, 1.0F).targets.weights.largestInfluenceCount() > 2U);
        of.max = 2;
        const OperationResult smooth = smoothWeights(of, 5, 1.0F);
        QVERIFY(!smooth.targets.vertices.empty());
        QCOMPARE(smooth.targets.weights.largestInfluenceCount(), 2U);
        // A vertex that has more keeps as many.
        OperationInput many = onAll();
        many.max = 1;
        QVERIFY(smoothWeights(many, 1, 0.5F).targets.weights.largestInfluenceCount() > 2U);
    }

    void locksHoldInEveryOperation() {
        OperationInput input = onAll();
        input.locked = {true};
        for (const OperationResult& result : {limitWeights(input, 1), smoothWeights(input, 3, 1.0F),
                                              averageWeights(input), hammerWeights(input)}) {
            const PartWeights outcome = after(result);
            for (const VertexId& vertex : input.vertices) {
                QVERIFY(std::abs(weightOf(outcome, vertex, 0) - weightOf(work.base, vertex, 0)) < 1e-5F);
            }
        }
    }

    void findsAndHammersRogues() {
        const PartWeights weights = withRogue(350);
        const std::vector<WeightOutlier> rogues = findWeightOutliers(*work.context, weights);
        QCOMPARE(rogues.size(), 1U);
        QVERIFY((rogues[0].at == VertexId{0, 350}));
        QVERIFY(findWeightOutliers(*work.context, work.base).empty());
        const OperationResult hammered = hammerWeights({*work.context, weights, {{0, 350}}, {}});
        QCOMPARE(hammered.targets.vertices.size(), 1U);
        PartWeights mended = weights;
        const std::vector<std::uint32_t> vertices{350};
        mended[0] = std::make_shared<const SkinWeights>(
            replaceVertices(*weights[0], vertices, hammered.targets.weights));
        QVERIFY(findWeightOutliers(*work.context, mended).empty());
        for (std::int32_t j = 0; j < 5; ++j) {
            QVERIFY(std::abs(weightOf(mended, {0, 350}, j) - weightOf(work.base, {0, 350}, j)) < 0.05F);
        }
    }

    void smoothingKeepsTheOthers() {
        const PartWeights weights = withRogue(350);
        const OperationResult smooth = smoothWeights({*work.context, weights, {{0, 350}}, {}}, 10, 0.9F);
        QCOMPARE(smooth.targets.vertices.size(), 1U);
        QVERIFY(smooth.largest > 0.5);
        float hand = 0.0F;
        for (const Influence& influence : smooth.targets.weights.at(0)) {
            hand += influence.joint == 4 ? influence.weight : 0.0F;
        }
        QVERIFY(hand < 0.2F);
    }

    void sharpeningNarrowsTransitions() {
        const OperationInput input = onAll();
        const PartWeights sharp = after(sharpenWeights(input, 2, 0.5F));
        QVERIFY(sound(sharp));
        double before = 0.0;
        double now = 0.0;
        for (const VertexId& vertex : input.vertices) { // 1: all vertices follow one joint
            for (std::int32_t j = 0; j < 5; ++j) {
                before += std::pow(static_cast<double>(weightOf(work.base, vertex, j)), 2.0);
                now += std::pow(static_cast<double>(weightOf(sharp, vertex, j)), 2.0);
            }
        }
        QVERIFY2(now > before, qPrintable(QString("%1 %2").arg(now).arg(before)));
        QVERIFY(sharpenWeights(input, 2, 0.0F).largest < 1e-3);
        OperationInput locked = input;
        locked.locked = {true};
        const PartWeights kept = after(sharpenWeights(locked, 2, 0.5F));
        for (const VertexId& vertex : input.vertices) {
            QVERIFY(std::abs(weightOf(kept, vertex, 0) - weightOf(work.base, vertex, 0)) < 1e-5F);
        }
    }

    void averagesCopiesAndPastes() {
        const PartWeights average = after(averageWeights(on({3, 200, 400})));
        QVERIFY(std::ranges::equal(average[0]->at(3), average[0]->at(200),
                                   [](const Influence& a, const Influence& b) {
                                       return a.joint == b.joint && std::abs(a.weight - b.weight) < 1e-6F;
                                   }));
        const std::vector<VertexId> three{{0, 3}};
        const VertexTargets copied = copyWeights(work.base, three);
        const PartWeights pasted = after(pasteWeights(on({200, 400}), copied));
        for (const std::uint32_t p : {200U, 400U}) {
            QVERIFY(std::abs(weightOf(pasted, {0, p}, 0) - weightOf(work.base, {0, 3}, 0)) < 1e-6F);
        }
        QVERIFY(pasteWeights(on({200}), {}).targets.vertices.empty());
        QCOMPARE(pasteWeights({*work.context, work.base, {{0, 200}, {9, 1}}, {}}, copied).looked, 1U);
    }

    void emptyBasesGiveNothing() {
        const OperationInput input{*work.context, {}, {{0, 1}, {0, 2}}, {}};
        QCOMPARE(normalizeWeights(input).unweighted, 2U);
        QVERIFY(smoothWeights(input, 3, 1.0F).targets.vertices.empty());
        QVERIFY(hammerWeights(input).targets.vertices.empty());
        QVERIFY(averageWeights(input).targets.vertices.empty());
        QVERIFY(findWeightOutliers(*work.context, {}).empty());
        QVERIFY(limitWeights({*work.context, work.base, {}, {}}, 1).targets.vertices.empty());
    }

    void carriesEditsToAnotherMesh() {
        Brush brush;
        brush.mode = BrushMode::Replace;
        brush.joint = 1;
        std::vector<ReachedVertex> reach;
        for (const ReachedVertex& vertex : work.whole(0)) {
            const double x = work.context->surface->positions()[vertex.at.vertex].x();
            if (x > 0.3) {
                reach.push_back(vertex);
            }
        }
        const LayerStack stack = *paint(work.input(work.stack, 0, work.base), reach, brush);
        const LayerSurface finer(
            {std::make_shared<const Mesh>(capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 24, 50)),
             std::make_shared<const Mesh>(box(Vec3(3, 3, 3), Vec3(4, 4, 4)))});
        const TransferredLayers carried = transferLayers(stack, *work.context->surface, finer);
        QCOMPARE(carried.left.size(), 8U);
        QCOMPARE(carried.left[0].part, 1U);
        const PaintEdits& edits = carried.stack.layers[0]->parts[0].edits;
        for (std::uint32_t p = 0; p < finer.vertexCount(0); ++p) {
            const double x = finer.positions()[p].x();
            QVERIFY(x < 0.45 || std::abs(edits.at(p).find(stack.find("Arm.L"))->apply(0.2) - 1.0) < 1e-5);
            QVERIFY(x > 0.15 || edits.at(p).empty());
        }
        const TransferredLayers same = transferLayers(stack, *work.context->surface, *work.context->surface);
        QVERIFY(same.left.empty());
        for (const ReachedVertex& vertex : reach) {
            QVERIFY(std::abs(same.stack.layers[0]
                                 ->parts[0]
                                 .edits.at(vertex.at.vertex)
                                 .find(stack.find("Arm.L"))
                                 ->apply(0.3) -
                             1.0) < 1e-4);
        }
    }

    void aBentArmGetsEvener() {
        // Weights that tear: each vertex hangs on its strongest joint alone.
        PartWeights torn = work.base;
        torn[0] = nullptr;
        SkinWeightsBuilder builder;
        for (std::uint32_t p = 0; p < work.base[0]->vertexCount(); ++p) {
            builder.add(work.base[0]->at(p).first(1));
        }
        torn[0] = std::make_shared<const SkinWeights>(builder.finish());
        OperationInput all{*work.context, torn, input().vertices, {}};
        const OperationResult result = relaxPosed(all, bentArm(), kRounds, 1.0F);
        const PartWeights relaxed =
            work.outcome(setTargets(work.input(work.stack, 0, work.base), result.targets));
        QVERIFY(sound(relaxed));
        const LayerSurface& surface = *work.context->surface;
        const double before = unevenness(surface, posed(surface, torn, bentArm()));
        const double now = unevenness(surface, posed(surface, relaxed, bentArm()));
        QVERIFY2(now < 0.6 * before, qPrintable(QString("%1 -> %2").arg(before).arg(now)));
    }

    void aSecondCallChangesLess() {
        const OperationResult first = relaxPosed(input(), bentArm(), kRounds, 0.5F);
        const PartWeights once = after(first);
        const OperationInput again{*work.context, once, input().vertices, {}};
        const OperationResult second = relaxPosed(again, bentArm(), kRounds, 0.5F);
        QVERIFY(first.largest > 0.01);
        QVERIFY2(second.largest < first.largest,
                 qPrintable(QString("%1, %2").arg(first.largest).arg(second.largest)));
    }

    void whereNothingBendsNothingChanges() {
        const std::vector<Transform> bind(5, Transform::Identity());
        QVERIFY(relaxPosed(input(), bind, kRounds, 1.0F).targets.vertices.empty());
        std::vector<Transform> moved(5, Transform(Eigen::Translation3d(1, 2, 3)));
        QVERIFY(relaxPosed(input(), moved, kRounds, 1.0F).targets.vertices.empty());
        QVERIFY(relaxPosed(input(), bentArm(), 0, 1.0F).targets.vertices.empty());
        QVERIFY(relaxPosed(input(), {}, kRounds, 1.0F).targets.vertices.empty());
        QVERIFY(relaxPosed(input(), bentArm(), kRounds, std::nanf("")).targets.vertices.empty());
    }

    void locksHold() {
        OperationInput locked = input();
        locked.locked = {false, true};
        const PartWeights relaxed = after(relaxPosed(locked, bentArm(), kRounds, 1.0F));
        for (const VertexId& vertex : locked.vertices) {
            QVERIFY(std::abs(weightOf(relaxed, vertex, 1) - weightOf(work.base, vertex, 1)) < 1e-5F);
        }
        QVERIFY(sound(relaxed));
    }

    void onlyTheGivenVerticesChange() {
        OperationInput some = input();
        some.vertices.resize(100);
        const OperationResult result = relaxPosed(some, bentArm(), kRounds, 1.0F);
        for (const VertexId& vertex : result.targets.vertices) {
            QVERIFY(std::ranges::binary_search(some.vertices, vertex));
        }
    }
};

SINEW_TEST(TestWeightOperations, QCoreApplication)

} // namespace testWeightOperations

#include "TestWeightOperations.moc"
