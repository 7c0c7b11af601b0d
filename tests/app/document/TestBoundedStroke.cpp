#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/painting/BrushStroke.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <cmath>
#include <vector>

namespace testBoundedStroke {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb whose weights are half and half, and a brush for its second joint.
struct PaintedLimb {
    Document document;
    PosedMesh posed{document};
    PaintOptions options;

    PaintedLimb() {
        Scene scene = test::limb();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        document.reset(stateOfScene(std::move(scene), {}));
        selectJoint(document, 1);
        options.frontOnly = false;
    }
    /// A stroke that goes there and back over three places, so many times.
    void stroke(int times, StrokeKind kind = StrokeKind::Plain) {
        BrushStroke stroke(document, posed);
        QVERIFY(stroke.begin(options, kind));
        for (int i = 0; i < times; ++i) {
            for (const std::uint32_t triangle : {40U, 44U, 48U, 44U}) {
                BrushDab dab;
                dab.triangle = triangle;
                dab.barycentric = Vec3::Constant(1.0 / 3.0);
                dab.radius = 0.4;
                QVERIFY(stroke.dab(dab));
            }
        }
        stroke.end();
    }
    std::vector<float> weights() const {
        std::vector<float> all;
        const SkinWeights& skin = *(*document.state().weights)[0];
        for (std::size_t p = 0; p < skin.vertexCount(); ++p) {
            float weight = 0.0F;
            for (const Influence& influence : skin.at(p)) {
                weight = influence.joint == 1 ? influence.weight : weight;
            }
            all.push_back(weight);
        }
        return all;
    }
    float largest() const { return std::ranges::max(weights()); }
};

float farthest(const std::vector<float>& a, const std::vector<float>& b) {
    float far = 0.0F;
    for (std::size_t i = 0; i < a.size(); ++i) {
        far = std::max(far, std::abs(a[i] - b[i]));
    }
    return far;
}

} // namespace

/// What one stroke may do to a vertex, however often it crosses it.
class TestBoundedStroke : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void crossingAgainAddsNothing() {
        PaintedLimb once;
        once.stroke(1);
        PaintedLimb often;
        often.stroke(6);
        QVERIFY(once.largest() > 0.55F && once.largest() <= 0.7F + 1e-5F); // half, and the strength
        QCOMPARE(farthest(often.weights(), once.weights()), 0.0F);
        often.stroke(1); // another stroke adds again
        QVERIFY(often.largest() > once.largest() + 0.05F);
    }

    void accumulatedStrokesGoOn() {
        PaintedLimb once;
        once.options.accumulate = true;
        once.stroke(1);
        PaintedLimb often;
        often.options.accumulate = true;
        often.stroke(6);
        QVERIFY(once.largest() > 0.7F + 1e-3F);
        QVERIFY(farthest(often.weights(), once.weights()) > 0.1F);
    }

    /// Each vertex gets what the strongest of the dabs does to it.
    void theStrongestDabCounts() {
        PaintedLimb limb;
        BrushDab weak;
        weak.triangle = 44;
        weak.barycentric = Vec3::Constant(1.0 / 3.0);
        weak.radius = 0.4;
        weak.pressure = 0.3;
        BrushDab strong = weak;
        strong.pressure = 1.0;
        const auto paint = [&](std::initializer_list<BrushDab> dabs) {
            PaintedLimb fresh;
            BrushStroke stroke(fresh.document, fresh.posed);
            bool done = stroke.begin(fresh.options, StrokeKind::Plain).has_value();
            for (const BrushDab& dab : dabs) {
                done = done && stroke.dab(dab);
            }
            stroke.end();
            return done ? fresh.weights() : std::vector<float>();
        };
        const std::vector<float> alone = paint({strong});
        QVERIFY(!alone.empty());
        QVERIFY(paint({weak, strong, weak}) == alone);
        QVERIFY(paint({strong, weak}) == alone);
        QVERIFY(paint({weak}) != alone);
    }

    void takingAwayIsBoundedToo() {
        PaintedLimb limb;
        limb.stroke(6, StrokeKind::Opposite);
        QVERIFY(std::ranges::min(limb.weights()) >= 0.3F - 1e-5F);
        QVERIFY(std::ranges::min(limb.weights()) < 0.45F);
    }

    void smoothingGoesOn() {
        PaintedLimb once;
        once.stroke(1);
        const std::vector<float> painted = once.weights();
        once.stroke(1, StrokeKind::Smooth);
        PaintedLimb often;
        often.stroke(1);
        often.stroke(6, StrokeKind::Smooth);
        QVERIFY(farthest(often.weights(), painted) > farthest(once.weights(), painted) + 1e-3F);
    }

    void itIsOneStepAndCanBeGivenUp() {
        PaintedLimb limb;
        const int steps = limb.document.undoStack().count();
        limb.stroke(3);
        QCOMPARE(limb.document.undoStack().count(), steps + 1);
        limb.document.undoStack().undo();
        QCOMPARE(limb.largest(), 0.5F);
        BrushStroke stroke(limb.document, limb.posed);
        QVERIFY(stroke.begin(limb.options, StrokeKind::Plain));
        BrushDab dab;
        dab.radius = 0.4;
        for (const std::uint32_t triangle : {40U, 44U, 48U}) {
            dab.triangle = triangle;
            QVERIFY(stroke.dab(dab));
        }
        stroke.cancel();
        QCOMPARE(limb.largest(), 0.5F);
    }
};

SINEW_TEST(TestBoundedStroke, QCoreApplication)

} // namespace testBoundedStroke

#include "TestBoundedStroke.moc"
