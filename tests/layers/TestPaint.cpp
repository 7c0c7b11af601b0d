#include "core/layers/LayerStack.h"
#include "tests/layers/LayerWork.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>
#include <map>

namespace testPaint {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr std::int32_t kSpine = 0;
constexpr std::int32_t kArm = 1;
constexpr std::int32_t kHand = 2;

Brush brushOf(BrushMode mode, std::int32_t joint, float value, float strength = 1.0F) {
    Brush brush;
    brush.mode = mode;
    brush.joint = joint;
    brush.value = value;
    brush.strength = strength;
    return brush;
}

/// Whose vertices follow at most two joints.
LayerWork ofTwoJoints() {
    LayerWork work;
    for (auto& part : work.base) {
        part = std::make_shared<const SkinWeights>(limitInfluences(*part, 2));
    }
    return work;
}

EditList oneEdit(std::uint32_t vertex, JointEdit edit, bool held = true) {
    EditList list;
    list.add(vertex, std::vector{edit}, held);
    return list;
}

} // namespace

class TestPaint : public QObject {
    Q_OBJECT
    LayerWork work;
    LayerStack painted(const LayerStack& stack, std::span<const ReachedVertex> reach,
                       const Brush& brush) const {
        Expected<LayerStack> result = paint(work.input(stack, 0, work.base), reach, brush);
        return result ? *result : LayerStack();
    }

    /// A vertex with weight on spine and arm.
    std::uint32_t between() const {
        std::uint32_t best = 0;
        for (std::uint32_t p = 0; p < work.base[0]->vertexCount(); ++p) {
            const auto min = [&](std::uint32_t q) {
                return std::min(weightOf(work.base, {0, q}, kSpine), weightOf(work.base, {0, q}, kArm));
            };
            best = min(p) > min(best) ? p : best;
        }
        return best;
    }

private Q_SLOTS:
    void replacesByExactlyTheValue() {
        for (const float value : {0.0F, 0.2F, 0.5F, 1.0F}) {
            const LayerStack stack =
                painted(work.stack, work.whole(0), brushOf(BrushMode::Replace, kArm, value));
            const PartWeights outcome = work.outcome(stack);
            for (std::uint32_t p = 0; p < outcome[0]->vertexCount(); ++p) {
                QVERIFY(std::abs(weightOf(outcome, {0, p}, kArm) - value) < 1e-5F);
            }
            QVERIFY(sound(outcome));
            QVERIFY(outcome[1] == work.base[1]);
        }
    }

    void aLimitIsKept() {
        LayerWork two = ofTwoJoints();
        for (const BrushNormalize rule :
             {BrushNormalize::On, BrushNormalize::Off, BrushNormalize::UnlockedOnly}) {
            Brush brush = brushOf(BrushMode::Add, 4, 0.3F);
            brush.normalize = rule;
            const auto once = [&](const LayerStack& stack) {
                return *paint(two.input(stack, 0, two.base), two.whole(0), brush);
            };
            QCOMPARE(two.outcome(once(two.stack))[0]->largestInfluenceCount(), std::size_t{3});
            brush.max = 2;
            const PartWeights kept = two.outcome(once(once(two.stack))); // what was painted counts too
            QVERIFY(sound(kept));
            QCOMPARE(kept[0]->largestInfluenceCount(), std::size_t{2});
            for (std::uint32_t p = 0; p < kept[0]->vertexCount(); ++p) {
                QVERIFY(weightOf(kept, {0, p}, 4) > 0.2F);
            }
        }
    }

    void aLimitKeepsWhatTheBrushSaysAndLocks() {
        LayerWork two = ofTwoJoints();
        const std::uint32_t p = between();
        Brush brush = brushOf(BrushMode::Replace, 4, 0.3F);
        brush.max = 2;
        const auto outcome = [&] {
            return two.outcome(*paint(two.input(two.stack, 0, two.base), LayerWork::reach({p}), brush));
        };
        PartWeights now = outcome();
        QVERIFY(sound(now));
        QVERIFY(std::abs(weightOf(now, {0, p}, 4) - 0.3F) < 1e-5F);
        QCOMPARE(now[0]->at(p).size(), std::size_t{2});
        brush.locked = {true}; // the spine, smaller or not, stays as it is and the arm goes
        now = outcome();
        QVERIFY(sound(now));
        QVERIFY(std::abs(weightOf(now, {0, p}, kSpine) - weightOf(two.base, {0, p}, kSpine)) < 1e-5F);
        QCOMPARE(now[0]->at(p).size(), std::size_t{2});
        QCOMPARE(weightOf(now, {0, p}, kArm), 0.0F);
        brush.locked = {true, true}; // there is no room
        now = outcome();
        QVERIFY(sound(now));
        QVERIFY(std::abs(weightOf(now, {0, p}, kArm) - weightOf(two.base, {0, p}, kArm)) < 1e-5F);
    }

    /// A vertex that has more keeps them, and gets no more.
    void aLimitTakesNothingThatIsThere() {
        Brush brush = brushOf(BrushMode::Smooth, kNone, 0.0F);
        brush.max = 2;
        const PartWeights smooth = work.outcome(painted(work.stack, work.whole(0), brush));
        QVERIFY(sound(smooth));
        QVERIFY(work.base[0]->largestInfluenceCount() > 2);
        for (std::uint32_t p = 0; p < smooth[0]->vertexCount(); ++p) {
            QVERIFY(smooth[0]->at(p).size() <= std::max<std::size_t>(2, work.base[0]->at(p).size()));
        }
        LayerWork two = ofTwoJoints();
        const PartWeights limited =
            two.outcome(*paint(two.input(two.stack, 0, two.base), two.whole(0), brush));
        QVERIFY(sound(limited));
        QCOMPARE(limited[0]->largestInfluenceCount(), std::size_t{2});
    }

    void everyModeGoesWhereItSays() {
        const std::uint32_t p = between();
        const float before = weightOf(work.base, {0, p}, kArm);
        const auto after = [&](const Brush& brush) {
            return weightOf(work.outcome(painted(work.stack, LayerWork::reach({p}, 0.5F), brush)), {0, p},
                            kArm);
        };
        QVERIFY(std::abs(after(brushOf(BrushMode::Add, kArm, 0.5F)) - (before + 0.25F)) < 1e-5F);
        QVERIFY(std::abs(after(brushOf(BrushMode::Add, kArm, -0.2F)) - (before - 0.1F)) < 1e-5F);
        QVERIFY(std::abs(after(brushOf(BrushMode::Scale, kArm, 0.0F)) - 0.5F * before) < 1e-5F);
        QVERIFY(std::abs(after(brushOf(BrushMode::Scale, kArm, 1.5F)) - 1.25F * before) < 1e-5F);
        QVERIFY(std::abs(after(brushOf(BrushMode::Replace, kArm, 1.0F)) - (0.5F * before + 0.5F)) < 1e-5F);
        QVERIFY(std::abs(after(brushOf(BrushMode::Flood, kArm, 0.125F)) - 0.125F) < 1e-5F);
        Brush gradient = brushOf(BrushMode::Gradient, kArm, 1.0F);
        gradient.valueTo = 0.2F;
        const std::vector<ReachedVertex> reach{{{0, p}, 0.5F, 0.75F}};
        const float end = weightOf(work.outcome(painted(work.stack, reach, gradient)), {0, p}, kArm);
        QVERIFY(std::abs(end - (0.5F * before + 0.5F * 0.4F)) < 1e-5F);
    }

    void strokesCompose() {
        const std::uint32_t p = between();
        const float before = weightOf(work.base, {0, p}, kArm);
        LayerStack stack = work.stack;
        for (int k = 0; k < 3; ++k) {
            stack = painted(stack, LayerWork::reach({p}), brushOf(BrushMode::Add, kArm, 0.05F));
        }
        QVERIFY(std::abs(weightOf(work.outcome(stack), {0, p}, kArm) - (before + 0.15F)) < 1e-5F);
        // Beyond 1 and back: a stroke counts from what was seen.
        stack = painted(stack, LayerWork::reach({p}), brushOf(BrushMode::Add, kArm, 1.0F));
        stack = painted(stack, LayerWork::reach({p}), brushOf(BrushMode::Add, kArm, -0.25F));
        QVERIFY(std::abs(weightOf(work.outcome(stack), {0, p}, kArm) - 0.75F) < 1e-5F);
        // A second joint's stroke takes from the first's.
        const float hand = weightOf(work.outcome(stack), {0, p}, kHand);
        stack = painted(stack, LayerWork::reach({p}), brushOf(BrushMode::Replace, kHand, 0.6F));
        QVERIFY(std::abs(weightOf(work.outcome(stack), {0, p}, kHand) - 0.6F) < 1e-5F);
        QVERIFY(std::abs(weightOf(work.outcome(stack), {0, p}, kArm) - 0.75F * 0.4F / (1.0F - hand)) < 1e-5F);
    }

    void addedStrokesFollowOtherWeightsBelow() {
        const std::uint32_t p = between();
        const LayerStack stack =
            painted(work.stack, LayerWork::reach({p}), brushOf(BrushMode::Add, kArm, 0.1F));
        LayerWork other;
        SkinWeightsBuilder builder;
        for (std::uint32_t q = 0; q < other.base[0]->vertexCount(); ++q) {
            builder.add(std::vector<Influence>{{kSpine, 0.75F}, {kArm, 0.25F}});
        }
        other.base[0] = std::make_shared<const SkinWeights>(builder.finish());
        QVERIFY(std::abs(weightOf(other.outcome(stack), {0, p}, kArm) - 0.35F) < 1e-5F);
    }

    void lockedJointsStay() {
        const std::uint32_t p = between();
        for (const BrushNormalize normalize : {BrushNormalize::On, BrushNormalize::UnlockedOnly}) {
            Brush brush = brushOf(BrushMode::Replace, kArm, 1.0F);
            brush.normalize = normalize;
            brush.locked = {true};
            const PartWeights outcome = work.outcome(painted(work.stack, work.whole(0), brush));
            for (std::uint32_t q = 0; q < outcome[0]->vertexCount(); ++q) {
                QVERIFY(std::abs(weightOf(outcome, {0, q}, kSpine) - weightOf(work.base, {0, q}, kSpine)) <
                        1e-5F);
            }
            if (normalize == BrushNormalize::On) {
                QVERIFY(std::abs(weightOf(outcome, {0, p}, kArm) + weightOf(outcome, {0, p}, kSpine) - 1.0F) <
                        1e-5F);
            }
        }
    }

    void freedWeightGoesToTheRecipient() {
        const std::uint32_t p = between();
        Brush brush = brushOf(BrushMode::Replace, kArm, 0.0F);
        brush.recipient = 4;
        const PartWeights outcome = work.outcome(painted(work.stack, LayerWork::reach({p}), brush));
        QVERIFY(weightOf(outcome, {0, p}, kArm) < 1e-6F);
        const float expected = weightOf(work.base, {0, p}, kArm) + weightOf(work.base, {0, p}, 4);
        QVERIFY(std::abs(weightOf(outcome, {0, p}, 4) - expected) < 1e-5F);
        QVERIFY(std::abs(weightOf(outcome, {0, p}, kSpine) - weightOf(work.base, {0, p}, kSpine)) < 1e-5F);
    }

    void offScalesAllAlike() {
        const std::uint32_t p = between();
        Brush brush = brushOf(BrushMode::Replace, kArm, 1.0F);
        brush.normalize = BrushNormalize::Off;
        const PartWeights outcome = work.outcome(painted(work.stack, LayerWork::reach({p}), brush));
        const float sum = 2.0F - weightOf(work.base, {0, p}, kArm);
        QVERIFY(std::abs(weightOf(outcome, {0, p}, kArm) - 1.0F / sum) < 1e-5F);
        // And back to held: the next stroke starts from what is seen.
        const LayerStack off = painted(work.stack, LayerWork::reach({p}), brush);
        const LayerStack on = painted(off, LayerWork::reach({p}), brushOf(BrushMode::Add, kArm, 0.1F));
        QVERIFY(std::abs(weightOf(work.outcome(on), {0, p}, kArm) - (1.0F / sum + 0.1F)) < 1e-5F);
    }

    void erasedWeightComesBackFromBelow() {
        const std::uint32_t p = between();
        LayerStack stack =
            painted(work.stack, LayerWork::reach({p}), brushOf(BrushMode::Replace, kArm, 1.0F));
        stack = painted(stack, LayerWork::reach({p}), brushOf(BrushMode::Replace, kArm, 0.25F));
        const PartWeights outcome = work.outcome(stack);
        QVERIFY(std::abs(weightOf(outcome, {0, p}, kArm) - 0.25F) < 1e-5F);
        QVERIFY(weightOf(outcome, {0, p}, kSpine) > 0.25F);
    }

    void smoothingGoesToTheNeighbors() {
        const std::uint32_t p = between();
        const LayerStack spike =
            painted(work.stack, LayerWork::reach({p}), brushOf(BrushMode::Replace, kHand, 1.0F));
        for (const std::int32_t joint : {kHand, kNone}) {
            const LayerStack smooth =
                painted(spike, LayerWork::reach({p}), brushOf(BrushMode::Smooth, joint, 0.0F));
            QVERIFY(weightOf(work.outcome(smooth), {0, p}, kHand) < 0.3F);
            const LayerStack sharp =
                painted(smooth, LayerWork::reach({p}), brushOf(BrushMode::Sharpen, joint, 0.0F));
            QVERIFY(sound(work.outcome(sharp)));
        }
    }

    void mirrorsTheDab() {
        Brush brush = brushOf(BrushMode::Replace, kHand, 0.8F);
        brush.mirror = true;
        std::vector<ReachedVertex> reach;
        const LayerSurface& surface = *work.context->surface;
        for (std::uint32_t p = 0; p < surface.vertexCount(0); ++p) {
            if (surface.positions()[p].x() > 0.7) {
                reach.push_back({{0, p}, 0.5F});
            }
        }
        const PartWeights outcome = work.outcome(painted(work.stack, reach, brush));
        for (const ReachedVertex& vertex : reach) {
            const VertexId other =
                surface.vertexAt(work.context->mirror->sources(surface.index(vertex.at))[0].vertex);
            QVERIFY(other != vertex.at);
            QVERIFY(std::abs(weightOf(outcome, vertex.at, kHand) - weightOf(outcome, other, 4)) < 1e-4F);
        }
    }

    void neitherSideGoesFirstInTheMiddle() {
        const LayerSurface& surface = *work.context->surface;
        for (const BrushMode mode : {BrushMode::Replace, BrushMode::Add, BrushMode::Smooth}) {
            Brush brush = brushOf(mode, kHand, 0.6F);
            brush.mirror = true;
            const PartWeights outcome = work.outcome(painted(work.stack, work.whole(0, 0.7F), brush));
            for (std::uint32_t p = 0; p < surface.vertexCount(0); ++p) {
                const VertexId other = surface.vertexAt(work.context->mirror->sources(p)[0].vertex);
                QVERIFY(std::abs(weightOf(outcome, {0, p}, kHand) - weightOf(outcome, other, 4)) < 1e-4F);
            }
        }
        // A joint of its own is painted once on both sides, as strongly as where it is felt more.
        Brush brush = brushOf(BrushMode::Add, kSpine, 0.1F);
        brush.mirror = true;
        const std::uint32_t p = between();
        const PartWeights outcome = work.outcome(painted(work.stack, LayerWork::reach({p}), brush));
        QVERIFY(std::abs(weightOf(outcome, {0, p}, kSpine) - weightOf(work.base, {0, p}, kSpine) - 0.1F) <
                1e-5F);
        const VertexId other = surface.vertexAt(work.context->mirror->sources(p)[0].vertex);
        QVERIFY(std::abs(weightOf(outcome, other, kSpine) - weightOf(outcome, {0, p}, kSpine)) < 1e-4F);
    }

    void saysWhatIsWrong() {
        const auto errorOf = [&](const Brush& brush) {
            const Expected<LayerStack> result =
                paint(work.input(work.stack, 0, work.base), work.whole(0), brush);
            return result ? ErrorCode::Count : result.error().code;
        };
        Brush brush = brushOf(BrushMode::Add, kArm, 0.5F);
        brush.locked.assign(5, true);
        QCOMPARE(errorOf(brush), ErrorCode::AllJointsLocked);
        brush.locked[0] = false;
        QCOMPARE(errorOf(brush), ErrorCode::JointLocked);
        QCOMPARE(errorOf(brushOf(BrushMode::Add, 5, 0.5F)), ErrorCode::JointUnknown);
        QCOMPARE(errorOf(brushOf(BrushMode::Add, kNone, 0.5F)), ErrorCode::JointUnknown);
        QCOMPARE(errorOf(brushOf(BrushMode::Add, kArm, std::nanf(""))), ErrorCode::ParameterOutOfRange);
        QCOMPARE(errorOf(brushOf(BrushMode::Add, kArm, 0.5F, std::nanf(""))), ErrorCode::ParameterOutOfRange);
        QCOMPARE(errorOf(brushOf(BrushMode::Replace, kArm, 1.5F)), ErrorCode::ParameterOutOfRange);
        brush = brushOf(BrushMode::Add, kArm, 0.5F);
        brush.recipient = 9;
        QCOMPARE(errorOf(brush), ErrorCode::JointUnknown);
    }

    void nothingReachedChangesNothing() {
        const Brush brush = brushOf(BrushMode::Add, kArm, 0.5F);
        QVERIFY(sameBytes(work.outcome(painted(work.stack, {}, brush)), work.base));
        const std::vector<ReachedVertex> odd{
            {{7, 0}, 1.0F}, {{0, 1000000}, 1.0F}, {{0, 1}, std::nanf("")}, {{0, 2}, 0.0F}};
        QVERIFY(sameBytes(work.outcome(painted(work.stack, odd, brush)), work.base));
        LayerWork bare;
        bare.base = {nullptr, nullptr};
        const LayerStack stack = *paint(bare.input(bare.stack, 0, bare.base), LayerWork::reach({3}), brush);
        const PartWeights outcome = bare.outcome(stack);
        QCOMPARE(weightOf(outcome, {0, 3}, kArm), 1.0F);
        QVERIFY(outcome[1] == nullptr);
    }

    void masksHoldBack() {
        const LayerStack full = painted(work.stack, work.whole(0), brushOf(BrushMode::Replace, kArm, 1.0F));
        const LayerStack masked =
            paintMask(work.input(full, 0, work.base), LayerWork::reach({3}), 0.0F, 1.0F);
        const PartWeights outcome = work.outcome(masked);
        QCOMPARE(weightOf(outcome, {0, 3}, kArm), weightOf(work.base, {0, 3}, kArm));
        QCOMPARE(weightOf(outcome, {0, 4}, kArm), 1.0F);
    }

    void emptyOnesSayNothing() {
        const PaintEdits none;
        QVERIFY(none.empty());
        QVERIFY(none.vertices().empty());
        const PaintEdits some(300);
        QVERIFY(some.at(299).empty());
        QVERIFY(some == PaintEdits(300));
        QVERIFY(!(some == none));
    }

    void listsSortAndDropWhatIsNoEdit() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        EditList list;
        list.add(3, std::vector<JointEdit>{{5, 1, 0}, {2, nan, 0}, {1, 0, 1}, {-1, 1, 1}, {5, 0, 0.5F}});
        const VertexEdits edits = list.at(0);
        QCOMPARE(edits.edits.size(), 2U);
        QCOMPARE(edits.edits[0].joint, 1);
        QVERIFY(edits.find(5)->shift == 0.5F);
        QVERIFY(edits.find(2) == nullptr);
    }

    void aChangeCopiesTheChunkItTouches() {
        EditList everywhere;
        for (std::uint32_t p = 0; p < 12800; ++p) {
            everywhere.add(p, std::vector<JointEdit>{{1, 0.5F, 0.25F}});
        }
        const PaintEdits all = PaintEdits(12800).with(everywhere);
        const PaintEdits changed = all.with(oneEdit(700, {2, 1, 0.5F}));
        QCOMPARE(changed.differing(all), std::vector<std::uint32_t>{700});
        const std::size_t table = PaintEdits(12800).bytes();
        QVERIFY(changed.bytesNotSharedWith(all) - table < 3000);
        QVERIFY(all.bytes() > 100 * 128 * sizeof(JointEdit));
        QVERIFY(all.with(oneEdit(700, {1, 0.5F, 0.25F})).bytesNotSharedWith(all) == table);
        QVERIFY(all.at(700).edits[0].joint == 1);
    }

    void removedEditsLeaveNothing() {
        const PaintEdits before = PaintEdits(10).with(oneEdit(4, {0, 0, 1}, false));
        QVERIFY(!before.at(4).held);
        EditList nothing;
        nothing.add(4, {});
        const PaintEdits after = before.with(nothing);
        QVERIFY(after.empty());
        QVERIFY(after == PaintEdits(10));
        QVERIFY(before.with(oneEdit(10, {0, 0, 1})) == before);
    }

    void randomChangesMatchAMap() {
        test::Dice dice(7);
        PaintEdits edits(1000);
        std::map<std::uint32_t, JointEdit> expected;
        for (int step = 0; step < 200; ++step) {
            const PaintEdits before = edits;
            std::map<std::uint32_t, JointEdit> changes;
            for (std::uint32_t k = 0; k <= dice.below(20); ++k) {
                changes[dice.below(1000)] = {static_cast<std::int32_t>(dice.below(4)), 1.0F,
                                             static_cast<float>(dice.number())};
            }
            EditList list;
            std::vector<std::uint32_t> vertices;
            for (const auto& [vertex, edit] : changes) {
                const bool remove = dice.below(3) == 0;
                list.add(vertex, remove ? std::vector<JointEdit>{} : std::vector{edit});
                const bool was = expected.contains(vertex);
                if (remove ? was : (!was || !(expected[vertex] == edit))) {
                    vertices.push_back(vertex);
                }
                if (remove) {
                    expected.erase(vertex);
                } else {
                    expected[vertex] = edit;
                }
            }
            edits = edits.with(list);
            QCOMPARE(edits.differing(before), vertices);
            QCOMPARE(edits.vertices().size(), expected.size());
        }
        for (const auto& [vertex, edit] : expected) {
            QVERIFY(edits.at(vertex).edits[0] == edit);
        }
    }

    void masksAreOneUnlessSaid() {
        const LayerMask none(300);
        const LayerMask some =
            none.with({{2, 0.5F}, {200, 7.0F}, {201, -1.0F}, {299, std::nanf("")}, {300, 0}});
        QCOMPARE(some.at(2), 0.5F);
        QCOMPARE(some.at(200), 1.0F);
        QCOMPARE(some.at(201), 0.0F);
        QCOMPARE(some.at(299), 1.0F);
        QCOMPARE(some.at(5000), 1.0F);
        QCOMPARE(some.differing(none), (std::vector<std::uint32_t>{2, 201}));
        QVERIFY(some.with({{2, 1.0F}, {201, 1.0F}}).empty());
    }

    void stacksKeepAndShare() {
        LayerStack stack;
        QCOMPARE(stack.number("Hip"), 0);
        QCOMPARE(stack.number("Knee"), 1);
        QCOMPARE(stack.number("Hip"), 0);
        QCOMPARE(stack.find("Foot"), -1);
        WeightLayer layer;
        layer.name = "a";
        stack = stack.added(layer, 0).duplicated(0, "b").duplicated(1, "c");
        QCOMPARE(stack.layers.size(), 3U);
        const LayerStack moved = stack.moved(0, 2);
        QCOMPARE(moved.layers[2]->name, std::string("a"));
        QCOMPARE(moved.layers[0]->name, std::string("b"));
        QVERIFY(moved.layers[2] == stack.layers[0]);
        QCOMPARE(stack.renamed(1, "d").layers[1]->name, std::string("d"));
        QCOMPARE(stack.removed(1).layers.size(), 2U);
        const LayerStack painted = stack.withEdits(1, 2, PaintEdits(1000).with(oneEdit(500, {0, 0, 1})));
        QCOMPARE(painted.layers[1]->parts.size(), 3U);
        QVERIFY(painted.layers[0] == stack.layers[0]);
        QVERIFY(bytesNotShared(painted, stack) < 5000);
        QVERIFY(bytesNotShared(stack, stack) < 200);
    }
};

SINEW_TEST(TestPaint, QCoreApplication)

} // namespace testPaint

#include "TestPaint.moc"
