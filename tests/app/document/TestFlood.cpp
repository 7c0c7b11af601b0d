#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/painting/BrushStroke.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>

namespace testFlood {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two limbs beside one another whose vertices follow joints 0 and 1 alike; joint 1 is active.
struct TwoLimbs {
    Document document;
    PosedMesh posed{document};

    TwoLimbs() {
        Scene scene = limb();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        scene.parts.push_back(scene.parts[0]);
        Mesh beside = *scene.parts[0].mesh;
        for (Vec3& vertex : beside.vertices) {
            vertex.y() += 0.6;
        }
        scene.parts[1].mesh = std::make_shared<const Mesh>(std::move(beside));
        document.reset(stateOfScene(std::move(scene), {}));
        selectJoint(document, 1);
    }
    std::vector<bool> painted(std::size_t part) const {
        const SkinWeights& weights = *(*document.state().weights)[part];
        std::vector<bool> result;
        for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
            result.push_back(weights.at(p).size() != 2 || weights.at(p)[0].weight != 0.5F);
        }
        return result;
    }
    std::ptrdiff_t count(std::size_t part) const { return std::ranges::count(painted(part), true); }
    std::ptrdiff_t vertices() const {
        return static_cast<std::ptrdiff_t>(document.state().scene->parts[0].mesh->vertexCount());
    }
    /// One dab that reaches everything.
    void dab(PaintOptions options) {
        options.overSurface = false;
        BrushStroke stroke(document, posed);
        QVERIFY(stroke.begin(options, StrokeKind::Plain));
        QVERIFY(stroke.dab(dabOn(0, 100.0)));
        stroke.end();
    }
};

} // namespace

class TestFlood : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allVerticesAreOneStep() {
        TwoLimbs limbs;
        const int steps = limbs.document.undoStack().count();
        QVERIFY(floodWeights(limbs.document, limbs.posed, replaceBy(0.9F)));
        QCOMPARE(limbs.document.undoStack().count(), steps + 1);
        QCOMPARE(limbs.count(0), limbs.vertices());
        QCOMPARE(limbs.count(1), limbs.vertices());
        QVERIFY(std::abs(weightOf(limbs.document, 7, 1) - 0.9F) < 1e-5F);
        limbs.document.undoStack().undo();
        QCOMPARE(limbs.count(0) + limbs.count(1), std::ptrdiff_t{0});
    }

    void aSelectionLimitsIt() {
        TwoLimbs limbs;
        VertexSet some = noVertices(limbs.document.state());
        some.set(1, 4);
        some.set(0, 2);
        setSelectedVertices(limbs.document, some, "Select");
        QVERIFY(floodWeights(limbs.document, limbs.posed, replaceBy(0.9F)));
        QVERIFY(limbs.count(0) == 1 && limbs.painted(0)[2]);
        QVERIFY(limbs.count(1) == 1 && limbs.painted(1)[4]);
    }

    void theBrushSaysWhat() {
        TwoLimbs limbs;
        PaintOptions options;
        options.mode = BrushMode::Add;
        options.strength = 0.2F;
        QVERIFY(floodWeights(limbs.document, limbs.posed, options));
        QVERIFY(std::abs(weightOf(limbs.document, 7, 1) - 0.7F) < 1e-5F);
        options.mode = BrushMode::Gradient; // there is no line
        options.value = 0.25F;
        options.strength = 1.0F;
        QVERIFY(floodWeights(limbs.document, limbs.posed, options));
        QVERIFY(std::abs(weightOf(limbs.document, 7, 1) - 0.25F) < 1e-5F);
    }

    /// Neither by a dab that reaches them, nor by the mirrored one, nor by a flood.
    void hiddenPartsAreLeftAlone() {
        TwoLimbs limbs;
        DocumentState state = limbs.document.state();
        state.hidden = {false, true};
        limbs.document.reset(state);
        selectJoint(limbs.document, 1);
        PaintOptions options = replaceBy(0.9F);
        for (const bool mirror : {false, true}) {
            options.mirror = mirror;
            limbs.dab(options);
            QVERIFY(floodWeights(limbs.document, limbs.posed, options));
        }
        QVERIFY(limbs.count(0) > 0);
        QCOMPARE(limbs.count(1), std::ptrdiff_t{0});
        // Not even where they are selected.
        VertexSet all = noVertices(limbs.document.state());
        for (std::size_t p = 0; p < static_cast<std::size_t>(limbs.vertices()); ++p) {
            all.set(1, p);
        }
        setSelectedVertices(limbs.document, all, "Select");
        options.mirror = false;
        limbs.dab(options);
        QVERIFY(floodWeights(limbs.document, limbs.posed, options));
        QCOMPARE(limbs.count(1), std::ptrdiff_t{0});
    }

    void whatCannotBeIsAnError() {
        TwoLimbs limbs;
        const int steps = limbs.document.undoStack().count();
        lockJoints(limbs.document, {1}, true);
        QCOMPARE(floodWeights(limbs.document, limbs.posed, replaceBy(0.9F)).error().code,
                 ErrorCode::JointLocked);
        lockJoints(limbs.document, {1}, false);
        selectJoint(limbs.document, kNone);
        QCOMPARE(floodWeights(limbs.document, limbs.posed, replaceBy(0.9F)).error().code,
                 ErrorCode::NoJointChosen);
        QCOMPARE(limbs.count(0) + limbs.count(1), std::ptrdiff_t{0});
        QVERIFY(limbs.document.undoStack().count() >= steps);
    }

    void strokesKeepMaxInfluences() {
        for (const bool keep : {true, false}) {
            TwoLimbs limbs;
            BindSettings settings = limbs.document.state().settings;
            settings.maxInfluences = 2;
            setBindSettings(limbs.document, settings);
            selectJoint(limbs.document, 2);
            PaintOptions options = replaceBy(0.25F);
            options.keepLimit = keep;
            limbs.dab(options);
            const std::size_t max = (*limbs.document.state().weights)[0]->largestInfluenceCount();
            QCOMPARE(max, std::size_t{keep ? 2U : 3U});
            QVERIFY(std::abs(weightOf(limbs.document, 7, 2) - 0.25F) < 1e-5F);
        }
    }

    void theLimitsCostIsCounted() {
        SkinWeightsBuilder builder;
        builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.3F}, Influence{2, 0.2F}});
        builder.add(std::array{Influence{0, 0.75F}, Influence{1, 0.25F}});
        builder.add(std::array{Influence{0, 0.6F}, Influence{1, 0.3F}, Influence{2, 0.1F}});
        const PartWeights weights{std::make_shared<const SkinWeights>(builder.finish()), nullptr};
        const LimitCost two = limitCost(weights, 2);
        QCOMPARE(two.vertices, std::size_t{2});
        QVERIFY(std::abs(two.largest - 0.2) < 1e-6);
        QVERIFY(limitCost(weights, 3) == LimitCost() && limitCost(weights, 0) == LimitCost());
        QCOMPARE(limitCost(weights, 1).vertices, std::size_t{3});
    }
};

SINEW_TEST(TestFlood, QCoreApplication)

} // namespace testFlood

#include "TestFlood.moc"
