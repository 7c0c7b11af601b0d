#include "core/layers/EditedVertex.h"
#include "core/layers/operations/StackOperations.h"
#include "tests/layers/LayerWork.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <set>

namespace testLayerEvaluator {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr std::int32_t kArm = 1;
constexpr std::int32_t kHand = 2;

Brush replaceBy(std::int32_t joint, float value) {
    Brush brush;
    brush.mode = BrushMode::Replace;
    brush.joint = joint;
    brush.value = value;
    return brush;
}

double largestDifference(const PartWeights& a, const PartWeights& b) {
    double largest = 0.0;
    for (std::uint32_t part = 0; part < a.size(); ++part) {
        for (std::uint32_t p = 0; p < a[part]->vertexCount(); ++p) {
            for (std::int32_t j = 0; j < 5; ++j) {
                largest = std::max(largest, std::abs(static_cast<double>(weightOf(a, {part, p}, j) -
                                                                         weightOf(b, {part, p}, j))));
            }
        }
    }
    return largest;
}

const std::vector<std::int32_t> kJoints{0, 1, 2, -1}; // the table's fourth is gone

SkinWeights edited(const std::vector<Influence>& below, const std::vector<JointEdit>& edits, bool held = true,
                   float amount = 1.0F) {
    SkinWeightsBuilder given;
    given.add(below);
    const SkinWeights weights = given.finish();
    EditedVertex vertex(kJoints);
    SkinWeightsBuilder builder;
    vertex.addTo(builder, weights.at(0), {edits, held}, amount);
    return builder.finish();
}

bool near(const SkinWeights& weights, std::vector<float> expected) {
    for (const Influence& influence : weights.at(0)) {
        float& left = expected[static_cast<std::size_t>(influence.joint)];
        left -= influence.weight;
    }
    return std::ranges::all_of(expected, [](float left) { return std::abs(left) < 1e-6F; });
}

const std::vector<Influence> kBelow{{0, 0.5F}, {1, 0.3F}, {2, 0.2F}};

} // namespace

class TestLayerEvaluator : public QObject {
    Q_OBJECT
    LayerWork work;
    LayerStack painted(const LayerStack& stack, std::size_t layer, const std::vector<ReachedVertex>& reach,
                       const Brush& brush) const {
        LayerEvaluator evaluator;
        evaluator.evaluate(stack, work.base, work.context);
        return *paint(work.input(stack, layer, evaluator.below(layer)), reach, brush);
    }

private Q_SLOTS:
    void withoutLayersItIsTheBaseItself() {
        QVERIFY(work.outcome(LayerStack()) == work.base);
        QVERIFY(work.outcome(work.stack) == work.base);
        WeightLayer off = *painted(work.stack, 0, work.whole(0), replaceBy(kArm, 1)).layers[0];
        off.on = false;
        LayerEvaluator evaluator;
        QVERIFY(evaluator.evaluate(work.stack.replaced(0, off), work.base, work.context) == work.base);
        const PartWeights none{nullptr, nullptr};
        QVERIFY(evaluator.evaluate(work.stack, none, work.context) == none);
        off.on = true;
        off.opacity = 0.0F;
        QVERIFY(evaluator.evaluate(work.stack.replaced(0, off), work.base, work.context) == work.base);
    }

    void layersLieOnOneAnother() {
        LayerStack stack = painted(work.stack, 0, work.whole(0), replaceBy(kArm, 0.5F));
        stack = stack.added(paintLayer("Second"), 1);
        stack = painted(stack, 1, LayerWork::reach({5}), replaceBy(kHand, 1.0F));
        WeightLayer second = *stack.layers[1];
        second.opacity = 0.5F;
        const PartWeights outcome = work.outcome(stack.replaced(1, second));
        QVERIFY(std::abs(weightOf(outcome, {0, 5}, kArm) - 0.25F) < 1e-5F);
        QVERIFY(weightOf(outcome, {0, 5}, kHand) > 0.5F - 1e-5F);
        QVERIFY(std::abs(weightOf(outcome, {0, 6}, kArm) - 0.5F) < 1e-5F);
        LayerEvaluator evaluator;
        evaluator.evaluate(stack, work.base, work.context);
        QVERIFY(evaluator.below(0) == work.base);
        QVERIFY(evaluator.below(2) == evaluator.evaluate(stack, work.base, work.context));
    }

    void editsOfJointsThatAreGoneRest() {
        const LayerStack stack = painted(work.stack, 0, LayerWork::reach({5, 6}), replaceBy(kHand, 1.0F));
        LayerContext without = *work.context;
        without.joints[2] = "Other";
        LayerEvaluator evaluator;
        const auto other = std::make_shared<const LayerContext>(without);
        QVERIFY(sameBytes(evaluator.evaluate(stack, work.base, other), work.base));
        const LayerReport report = layerReport(stack, without);
        QCOMPARE(report.resting.size(), 1U);
        QCOMPARE(report.resting[0].name, std::string("Hand.L"));
        QCOMPARE(report.resting[0].vertices, 2U);
        // A stroke there leaves them; back comes the joint, and with it the edit.
        const LayerStack more =
            *paint({stack, 0, work.base, without}, LayerWork::reach({5}), replaceBy(kArm, 0.5F));
        QCOMPARE(weightOf(evaluator.evaluate(stack, work.base, work.context), {0, 5}, kHand), 1.0F);
        QVERIFY(weightOf(evaluator.evaluate(more, work.base, work.context), {0, 5}, kHand) > 0.5F);
        QVERIFY(layerReport(stack, *work.context).resting.empty());
    }

    void otherMeshesPassThrough() {
        LayerStack stack = work.stack.withEdits(0, 0, PaintEdits(7).with([] {
            EditList list;
            list.add(3, std::vector<JointEdit>{{0, 0, 1}});
            return list;
        }()));
        stack.number("Spine");
        QVERIFY(work.outcome(stack) == work.base);
        const LayerReport report = layerReport(stack, *work.context);
        QCOMPARE(report.misfits.size(), 1U);
        QCOMPARE(report.misfits[0].made, 7U);
        const LayerStack same =
            *paint(work.input(stack, 0, work.base), LayerWork::reach({3}), replaceBy(kArm, 1));
        QVERIFY(same.layers[0] == stack.layers[0]);
    }

    void jointsOfOneNameStayApart() {
        Skeleton skeleton;
        for (const char* name : {"A #2", "A", "A", "A"}) {
            skeleton.joints.emplace_back().name = name;
        }
        const std::vector<std::string> names = distinctJointNames(skeleton);
        QCOMPARE(std::set(names.begin(), names.end()).size(), 4U);
        QCOMPARE(names[1], std::string("A"));
        QVERIFY(distinctJointNames(Skeleton()).empty());
    }

    void mergingGivesTheSameWeights_data() {
        QTest::addColumn<float>("lower");
        QTest::addColumn<float>("upper");
        QTest::newRow("full") << 1.0F << 1.0F;
        QTest::newRow("half above") << 1.0F << 0.5F;
        QTest::newRow("half below") << 0.5F << 1.0F;
    }

    void mergingGivesTheSameWeights() {
        QFETCH(float, lower);
        QFETCH(float, upper);
        LayerStack stack = painted(work.stack, 0, LayerWork::reach({1, 2, 3, 4}, 0.5F), replaceBy(kArm, 1));
        stack = painted(stack.added(paintLayer("Second"), 1), 1, LayerWork::reach({3, 4, 5, 6}),
                        replaceBy(kHand, 0.25F));
        stack = paintMask(work.input(stack, 1, work.base), LayerWork::reach({4, 6}), 0.5F, 1.0F);
        for (const std::size_t at : {0U, 1U}) {
            WeightLayer layer = *stack.layers[at];
            layer.opacity = at == 0 ? lower : upper;
            stack = stack.replaced(at, layer);
        }
        LayerEvaluator evaluator;
        const PartWeights outcome = evaluator.evaluate(stack, work.base, work.context);
        const LayerStack merged = mergedDown(stack, 1, evaluator.below(0), evaluator.below(2), *work.context);
        QCOMPARE(merged.layers.size(), 1U);
        QVERIFY(largestDifference(work.outcome(merged), outcome) < 1e-5);
        if (lower == 1.0F) {
            QVERIFY(merged.layers[0]->parts[0].edits.at(1) == stack.layers[0]->parts[0].edits.at(1));
        }
        const LayerStack flat = flattened(stack, work.base, outcome, *work.context, "Flat");
        QVERIFY(largestDifference(work.outcome(flat), outcome) < 1e-5);
        QVERIFY(flattened(work.stack, work.base, work.base, *work.context, "Flat").layers.empty());
    }

    void aMirrorLayerMirrors() {
        LayerStack stack =
            painted(work.stack, 0, LayerWork::reach({40, 41, 42, 300}), replaceBy(kHand, 0.7F));
        WeightLayer mirror;
        mirror.kind = LayerKind::Mirror;
        const PartWeights outcome = work.outcome(stack.added(mirror, 1));
        const LayerSurface& surface = *work.context->surface;
        for (std::uint32_t p = 0; p < surface.vertexCount(); ++p) {
            const auto sources = work.context->mirror->sources(p);
            QCOMPARE(sources.size(), 1U);
            for (std::int32_t j = 0; j < 5; ++j) {
                const float here = weightOf(outcome, surface.vertexAt(p), j);
                const float there =
                    weightOf(outcome, surface.vertexAt(sources[0].vertex), work.context->mirrored(j));
                QVERIFY(std::abs(here - there) < 1e-4F);
            }
        }
        LayerContext blind = *work.context;
        blind.mirror = nullptr;
        LayerEvaluator evaluator;
        QVERIFY(evaluator.evaluate(work.stack.added(mirror, 1), work.base,
                                   std::make_shared<const LayerContext>(blind)) == work.base);
        QCOMPARE(layerReport(work.stack.added(mirror, 1), blind).unmirrored, std::vector<std::size_t>{1});
    }

    void aRelaxLayerSmooths() {
        const LayerStack stack = painted(work.stack, 0, LayerWork::reach({200}), replaceBy(4, 1.0F));
        WeightLayer relax;
        relax.kind = LayerKind::Relax;
        relax.rounds = 2;
        const LayerStack relaxed = stack.added(relax, 1);
        QVERIFY(weightOf(work.outcome(relaxed), {0, 200}, 4) < 0.5F);
        relax.rounds = 0;
        QVERIFY(sameBytes(work.outcome(stack.added(relax, 1)), work.outcome(stack)));
        relax.rounds = 1000000;
        relax.strength = std::nanf("");
        QVERIFY(sameBytes(work.outcome(stack.added(relax, 1)), work.outcome(stack)));
    }

    void emptyThingsAreFine() {
        LayerContext nothing = makeLayerContext({}, Skeleton(), MirrorTable());
        LayerContext empty =
            withMirror(makeLayerContext({std::make_shared<const Mesh>(), nullptr}, Skeleton(), MirrorTable()),
                       MirrorTable());
        LayerEvaluator evaluator;
        WeightLayer relax;
        relax.kind = LayerKind::Relax;
        const LayerStack stack = work.stack.added(relax, 1);
        QVERIFY(evaluator.evaluate(stack, {}, std::make_shared<const LayerContext>(nothing)).empty());
        QCOMPARE(
            evaluator.evaluate(stack, {nullptr, nullptr}, std::make_shared<const LayerContext>(empty)).size(),
            2U);
    }

    void editsAreAffineAndClamped() {
        const JointEdit edit{0, 0.5F, 0.25F};
        QCOMPARE(edit.apply(0.5), 0.5);
        QCOMPARE((JointEdit{0, 1, 2}).apply(0.5), 1.0);
        QCOMPARE((JointEdit{0, 1, -2}).apply(0.5), 0.0);
        QCOMPARE(edit.added(0.5F).apply(0.5), 1.0);
        QCOMPARE(edit.scaled(0.5F).apply(0.5), 0.25);
        QCOMPARE(edit.replaced(1.0F, 0.5F).apply(0.5), 0.75);
        QCOMPARE(edit.reaching(0.5, 0.125).apply(0.5), 0.125);
    }

    void withoutEditsTheBytesStay() {
        SkinWeightsBuilder given;
        given.add(kBelow);
        QVERIFY(edited(kBelow, {}) == given.finish());
        given.add(kBelow);
        const SkinWeights same = given.finish();
        QVERIFY(edited(kBelow, {{3, 0, 1}}) == same);          // gone: rests
        QVERIFY(edited(kBelow, {{0, 0, 1}}, true, 0) == same); // says it with nothing
    }

    void heldOnesStayAndTheRestShares() {
        QVERIFY(near(edited(kBelow, {{0, 0, 0.75F}}), {0.75F, 0.15F, 0.1F}));
        QVERIFY(near(edited(kBelow, {{0, 0, 1}}), {1, 0, 0}));
        QVERIFY(near(edited(kBelow, {{0, 0, 0}}), {0, 0.6F, 0.4F}));
        QVERIFY(near(edited(kBelow, {{0, 0, 0.5F}, {1, 0, 0.4F}}), {0.5F, 0.4F, 0.1F}));
    }

    void whenNothingIsLeftHeldOnesAreScaled() {
        QVERIFY(near(edited(kBelow, {{0, 0, 1}, {1, 0, 1}}), {0.5F, 0.5F, 0}));
        QVERIFY(near(edited({{0, 1.0F}}, {{0, 0, 0.25F}}), {1, 0, 0})); // nobody to scale
        QVERIFY(near(edited({}, {{1, 0, 0.25F}}), {0, 1, 0}));
    }

    void whenAllIsZeroTheWeightsBelowStay() {
        QVERIFY(near(edited({{0, 1.0F}}, {{0, 0, 0}}), {1, 0, 0}));
        QVERIFY(near(edited(kBelow, {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}), {0.5F, 0.3F, 0.2F}));
        QVERIFY(edited({}, {{1, 0, 0}}).at(0).empty());
    }

    void looseOnesAreScaledAlike() {
        QVERIFY(near(edited(kBelow, {{0, 0, 1}}, false), {1 / 1.5F, 0.3F / 1.5F, 0.2F / 1.5F}));
        QVERIFY(near(edited({{0, 1.0F}}, {{0, 0, 0}}, false), {1, 0, 0}));
    }

    void anAmountGoesPartOfTheWay() {
        QVERIFY(near(edited(kBelow, {{0, 0, 1}}, true, 0.5F), {0.75F, 0.15F, 0.1F}));
    }
};

SINEW_TEST(TestLayerEvaluator, QCoreApplication)

} // namespace testLayerEvaluator

#include "TestLayerEvaluator.moc"
