#include "core/layers/mirror/MirrorLayer.h"
#include "tests/layers/LayerWork.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <set>

namespace testMirrorLayer {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::int32_t kSpine = 0;
constexpr std::int32_t kArmLeft = 1;
constexpr std::int32_t kArmRight = 3;

struct MirrorWork : LayerWork {
    std::vector<VertexId> all;
    std::vector<std::uint32_t> left;   ///< some vertices of the capsule at x > 0
    std::vector<std::uint32_t> middle; ///< in the plane

    MirrorWork() {
        const auto positions = context->surface->positions();
        for (std::uint32_t p = 0; p < context->surface->vertexCount(); ++p) {
            all.push_back(context->surface->vertexAt(p));
            const double x = positions[p].x();
            if (all.back().part == 0 && x > 0.2 && x < 0.6) {
                left.push_back(p);
            }
            if (all.back().part == 0 && context->mirror->side(p) == 0) {
                middle.push_back(p);
            }
        }
    }
    LayerStack painted(const std::vector<std::uint32_t>& vertices, std::int32_t joint, float value,
                       BrushMode mode = BrushMode::Add) const {
        std::vector<ReachedVertex> reached;
        for (const std::uint32_t p : vertices) {
            reached.push_back({{0, p}, 1.0F});
        }
        Brush brush;
        brush.mode = mode;
        brush.joint = joint;
        brush.value = value;
        return *paint(input(stack, 0, base), reached, brush);
    }
    MirroredLayer mirrored(const LayerStack& of, bool fromPositive = true,
                           const std::vector<bool>& locked = {}) const {
        Progress progress;
        return mirrorLayer(input(of, 0, base), all, fromPositive, locked, progress);
    }
    std::uint32_t image(std::uint32_t vertex) const { return context->mirror->sources(vertex)[0].vertex; }
    PartWeights over(const LayerStack& of, const PartWeights& other) const {
        LayerEvaluator evaluator;
        return evaluator.evaluate(of, other, context);
    }
    /// The largest difference between a vertex's weights and its image's.
    double asymmetry(const PartWeights& weights) const {
        double max = 0.0;
        for (const std::uint32_t p : left) {
            for (std::int32_t joint = 0; joint < 5; ++joint) {
                const float there = weightOf(weights, {0, image(p)}, context->mirrored(joint));
                max = std::max(max, static_cast<double>(std::abs(weightOf(weights, {0, p}, joint) - there)));
            }
        }
        return max;
    }
};

} // namespace

class TestMirrorLayer : public QObject {
    Q_OBJECT
private:
    MirrorWork work;

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(work.left.size() > 20);
        QVERIFY(work.middle.size() > 4);
        for (const std::uint32_t p : work.left) {
            QCOMPARE(work.context->mirror->sources(p).size(), 1U);
        }
    }

    void onlyTheImageChanges() {
        const LayerStack painted = work.painted(work.left, kArmLeft, 0.2F);
        const MirroredLayer mirrored = work.mirrored(painted);
        std::set<std::uint32_t> images;
        for (const std::uint32_t p : work.left) {
            images.insert(work.image(p));
        }
        const PartWeights before = work.outcome(painted);
        const PartWeights after = work.outcome(mirrored.stack);
        for (std::uint32_t p = 0; p < before[0]->vertexCount(); ++p) {
            QCOMPARE(!std::ranges::equal(before[0]->at(p), after[0]->at(p)), images.contains(p));
        }
        QCOMPARE(mirrored.result.targets.vertices.size(), images.size());
        QVERIFY(mirrored.result.largest > 0.05);
        for (std::size_t i = 0; i < images.size(); ++i) {
            const auto told = mirrored.result.targets.weights.at(i);
            QVERIFY(std::ranges::equal(told, after[0]->at(mirrored.result.targets.vertices[i].vertex)));
        }
        QVERIFY(work.asymmetry(after) < 1e-5);
        QVERIFY(sound(after));
    }

    void otherWeightsBelowMoveBothSidesAlike() {
        const MirroredLayer mirrored = work.mirrored(work.painted(work.left, kArmLeft, 0.2F));
        Skeleton skeleton =
            chain({Vec3(0, 0, 0), Vec3(0.4, 0, 0), Vec3(0.9, 0, 0), Vec3(-0.4, 0, 0), Vec3(-0.9, 0, 0)});
        const PartWeights other = weightsByDistance(*work.context->surface, skeleton, 2.0);
        const PartWeights after = work.over(mirrored.stack, other);
        QVERIFY(work.asymmetry(after) < 1e-5);
        const std::uint32_t image = work.image(work.left[3]);
        QVERIFY(std::abs(weightOf(after, {0, image}, kArmRight) -
                         weightOf(work.outcome(mirrored.stack), {0, image}, kArmRight)) > 0.01F);
    }

    void theOtherSidesOwnEditsGiveWay() {
        std::vector<std::uint32_t> right;
        for (std::uint32_t p = 0; p < work.context->surface->vertexCount(0); ++p) {
            if (work.context->surface->positions()[p].x() < -0.7) {
                right.push_back(p);
            }
        }
        LayerStack both = work.painted(right, kSpine, 0.9F, BrushMode::Replace);
        QVERIFY(!both.layers[0]->parts[0].edits.empty());
        const MirroredLayer mirrored = work.mirrored(both);
        QVERIFY(mirrored.stack.layers[0]->parts[0].edits.vertices().empty());
        // The other way round it is the source.
        const MirroredLayer there = work.mirrored(both, false);
        QCOMPARE(there.result.targets.vertices.size(), right.size());
    }

    void verticesInThePlaneGetTheMean() {
        const LayerStack painted = work.painted(work.middle, kArmLeft, 0.2F);
        const PartWeights before = work.outcome(painted);
        const MirroredLayer mirrored = work.mirrored(painted);
        const PartWeights after = work.outcome(mirrored.stack);
        for (const std::uint32_t p : work.middle) {
            const float left = weightOf(after, {0, p}, kArmLeft);
            QVERIFY(std::abs(left - weightOf(after, {0, p}, kArmRight)) < 1e-5F);
            QVERIFY(left < weightOf(before, {0, p}, kArmLeft));
            QVERIFY(left > weightOf(work.base, {0, p}, kArmLeft));
        }
        // What is its own image already stays.
        QVERIFY(work.mirrored(mirrored.stack).result.targets.vertices.empty());
    }

    void lockedJointsKeepTheirWeights() {
        const LayerStack painted = work.painted(work.left, kArmLeft, 1.0F, BrushMode::Replace);
        const PartWeights before = work.outcome(painted);
        const MirroredLayer mirrored = work.mirrored(painted, true, {true});
        const PartWeights after = work.outcome(mirrored.stack);
        QVERIFY(!mirrored.result.targets.vertices.empty());
        for (const VertexId& at : mirrored.result.targets.vertices) {
            QVERIFY(std::abs(weightOf(after, at, kSpine) - weightOf(before, at, kSpine)) < 1e-5F);
            QVERIFY(std::abs(weightOf(after, at, kArmRight) + weightOf(after, at, kSpine) - 1.0F) < 1e-5F);
        }
        QVERIFY(sound(after));
        const MirroredLayer held = work.mirrored(painted, true, {false, false, false, true});
        for (const VertexId& at : held.result.targets.vertices) {
            QVERIFY(std::abs(weightOf(work.outcome(held.stack), at, kArmRight) -
                             weightOf(before, at, kArmRight)) < 1e-5F);
        }
    }

    void masksAreMirroredToo() {
        LayerStack painted = work.painted(work.left, kArmLeft, 0.2F);
        std::vector<ReachedVertex> some;
        for (std::size_t i = 0; i < work.left.size(); i += 2) {
            some.push_back({{0, work.left[i]}, 1.0F});
        }
        painted = paintMask(work.input(painted, 0, work.base), some, 0.0F, 0.7F);
        const MirroredLayer mirrored = work.mirrored(painted);
        QVERIFY(work.asymmetry(work.outcome(mirrored.stack)) < 1e-5);
        QCOMPARE(mirrored.stack.layers[0]->parts[0].mask.at(work.image(work.left[0])), 0.3F);
        QCOMPARE(mirrored.stack.layers[0]->parts[0].mask.at(work.image(work.left[1])), 1.0F);
    }

    void editsOfJointsThatAreGoneStay() {
        LayerStack painted = work.painted(work.left, kArmLeft, 0.2F);
        const std::int32_t gone = painted.number("Tail");
        const std::uint32_t image = work.image(work.left[0]);
        EditList list;
        list.add(image, std::array{JointEdit{gone, 0.0F, 0.5F}});
        painted = painted.withEdits(0, 0, painted.layers[0]->parts[0].edits.with(list));
        const MirroredLayer mirrored = work.mirrored(painted);
        const VertexEdits edits = mirrored.stack.layers[0]->parts[0].edits.at(image);
        QVERIFY(edits.find(gone) != nullptr && edits.edits.size() > 1);
    }

    void withoutAMapNothingChanges() {
        const LayerStack painted = work.painted(work.left, kArmLeft, 0.2F);
        LayerContext bare = *work.context;
        bare.mirror.reset();
        Progress progress;
        const MirroredLayer none = mirrorLayer({painted, 0, work.base, bare}, work.all, true, {}, progress);
        QVERIFY(none.result.targets.vertices.empty());
        QVERIFY(none.stack.layers == painted.layers);
        CancelAfter canceled(0);
        const MirroredLayer given =
            mirrorLayer(work.input(painted, 0, work.base), work.all, true, {}, canceled);
        QVERIFY(given.stack.layers == painted.layers);
    }
};

SINEW_TEST(TestMirrorLayer, QCoreApplication)

} // namespace testMirrorLayer

#include "TestMirrorLayer.moc"
