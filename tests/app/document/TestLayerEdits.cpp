#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/painting/BrushStroke.h"
#include "app/project/ProjectFile.h"
#include "app/project/ProjectJson.h"
#include "core/layers/operations/WeightOperations.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/RunOperation.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>
#include <nlohmann/json.hpp>
#include <random>

namespace testLayerEdits {

using namespace sinew::test;
using namespace sinew;

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

class TestLayerEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutLayersTheSolversWeightsAreInForce() {
        Document document;
        openBound(document);
        QCOMPARE(document.state().weights, document.state().solved);
        addLayer(document, LayerKind::Paint);
        QCOMPARE(document.state().activeLayer, 0);
        QVERIFY(*document.state().weights == *document.state().solved); // the very pointers of its parts
        document.undoStack().undo();
        QCOMPARE(document.state().weights, document.state().solved);
        QCOMPARE(document.state().activeLayer, kNone);
    }

    void aStrokeIsOneStepAndSurvivesARebind() {
        Document document;
        openBound(document);
        PosedMesh posed(document);
        const SkinWeights before = weightsOf(document);
        const int steps = document.undoStack().count();
        BrushStroke stroke(document, posed);
        QVERIFY(stroke.begin(replaceBy(1.0F), StrokeKind::Plain));
        QVERIFY(stroke.dab(dabOn(0, 0.2)));
        QVERIFY(stroke.dab(dabOn(3, 0.2)));
        stroke.end();
        QCOMPARE(document.undoStack().count(), steps + 1);
        QCOMPARE(document.state().layers.layers.size(), std::size_t{1});
        const std::uint32_t vertex = triangulate(*document.state().scene->parts[0].mesh)[0][0];
        QCOMPARE(weightOf(document, vertex, 1), 1.0F);
        const SkinWeights painted = weightsOf(document);

        BindSettings settings = document.state().settings;
        settings.alpha = 0.15;
        setBindSettings(document, settings);
        QVERIFY(!(weightsOf(document) == painted));
        QCOMPARE(weightOf(document, vertex, 1), 1.0F);
        settings.resolution = 64;
        settings.automatic = false;
        setBindSettings(document, settings);
        test::bindNow(document);
        QCOMPARE(weightOf(document, vertex, 1), 1.0F);

        while (document.undoStack().count() > 0 && document.undoStack().index() > steps + 1) {
            document.undoStack().undo();
        }
        QVERIFY(weightsOf(document) == painted);
        document.undoStack().undo();
        QVERIFY(weightsOf(document) == before);
        document.undoStack().redo();
        QVERIFY(weightsOf(document) == painted);
    }

    void strokesKeepToSelectedVertices() {
        Document document;
        openBound(document);
        PosedMesh posed(document);
        const SkinWeights before = weightsOf(document);
        const std::uint32_t chosen = triangulate(*document.state().scene->parts[0].mesh)[0][0];
        VertexSet vertices = noVertices(document.state());
        vertices.set(0, chosen);
        setSelectedVertices(document, vertices, "Select");
        BrushStroke stroke(document, posed);
        QVERIFY(stroke.begin(replaceBy(1.0F), StrokeKind::Plain));
        QVERIFY(stroke.dab(dabOn(0, 10.0)));
        stroke.end();
        QCOMPARE(weightOf(document, chosen, 1), 1.0F);
        for (std::uint32_t p = 0; p < before.vertexCount(); ++p) {
            QVERIFY(p == chosen || std::ranges::equal(before.at(p), weightsOf(document).at(p)));
        }
    }

    void aCanceledStrokeLeavesNoTrace() {
        Document document;
        openBound(document);
        PosedMesh posed(document);
        const int steps = document.undoStack().count();
        const auto weights = document.state().weights;
        BrushStroke stroke(document, posed);
        QVERIFY(stroke.begin(replaceBy(1.0F), StrokeKind::Plain));
        QVERIFY(stroke.dab(dabOn(0, 0.3)));
        QVERIFY(document.state().weights != weights);
        stroke.cancel();
        QCOMPARE(document.state().weights, weights);
        QVERIFY(document.state().layers.layers.empty());
        QCOMPARE(document.undoStack().count(), steps);
    }

    void whatCannotBePaintedOnIsAnError() {
        Document document;
        openBound(document);
        PosedMesh posed(document);
        BrushStroke stroke(document, posed);
        addLayer(document, LayerKind::Mirror);
        QCOMPARE(stroke.begin(replaceBy(1.0F), StrokeKind::Plain).error().code, ErrorCode::LayerNotPaintable);
        addLayer(document, LayerKind::Paint);
        showLayer(document, 1, false);
        QCOMPARE(stroke.begin(replaceBy(1.0F), StrokeKind::Plain).error().code, ErrorCode::LayerNotPaintable);
        showLayer(document, 1, true);
        selectJoint(document, kNone);
        QCOMPARE(stroke.begin(replaceBy(1.0F), StrokeKind::Plain).error().code, ErrorCode::NoJointChosen);
        QVERIFY(!stroke.active());
        selectJoint(document, 1);
        lockJoints(document, {1}, true);
        QVERIFY(stroke.begin(replaceBy(1.0F), StrokeKind::Plain));
        QCOMPARE(stroke.dab(dabOn(0, 0.3)).error().code, ErrorCode::JointLocked);
    }

    void operationsWriteToALayer() {
        Document document;
        openBound(document);
        const auto result = runOperation(document, "Limit", allVertices(document),
                                         [](const OperationInput& input) { return limitWeights(input, 1); });
        QVERIFY(result);
        QVERIFY(!result->targets.vertices.empty());
        for (std::size_t p = 0; p < weightsOf(document).vertexCount(); ++p) {
            QVERIFY(weightsOf(document).at(p).size() <= 2); // two that are equal both stay
        }
        QCOMPARE(document.state().layers.layers.size(), std::size_t{1});
        QCOMPARE(document.undoStack().undoText(), QString("Limit"));
    }

    /// A ball far to one side of its skeleton.
    void whatHasNoOtherSideCannotBeMirrored() {
        Document document;
        Scene scene = limb();
        Mesh ball = sphere(Vec3(9, 0, 0), 1.0, 8);
        SkinWeightsBuilder weights;
        for (std::size_t p = 0; p < ball.vertexCount(); ++p) {
            weights.add(std::array{Influence{0, 1.0F}});
        }
        scene.parts[0] = {std::make_shared<const Mesh>(std::move(ball)),
                          std::make_shared<const SkinWeights>(weights.finish()), kNone};
        document.reset(stateOfScene(std::move(scene), {}));
        setMirrorAxis(document, 0);
        const auto mirrored =
            runOperation(document, "Mirror", allVertices(document), true, mirroringLayer(true));
        QCOMPARE(mirrored.error().code, ErrorCode::NoOtherSide);
        QVERIFY(document.state().layers.layers.empty());
    }

    void layersComeBackFromAProject() {
        Document document;
        openBound(document);
        QVERIFY(paintOnce(document));
        addLayer(document, LayerKind::Relax);
        setLayerOpacity(document, 1, 0.5F);
        addLayer(document, LayerKind::Mirror);
        const auto read = readLayersJson(layersJson(document.state().layers), "a.sinew");
        QVERIFY(read.has_value());
        DocumentState again = document.state();
        again.layers = *read;
        Document other;
        other.reset(std::move(again));
        QVERIFY(weightsOf(other) == weightsOf(document));
        QCOMPARE(layersJson(other.state().layers).dump(), layersJson(document.state().layers).dump());
    }

    void brokenLayersAreErrors() {
        using Json = nlohmann::ordered_json;
        Document document;
        openBound(document);
        QVERIFY(paintOnce(document));
        const Json good = layersJson(document.state().layers);
        const auto refused = [](const Json& json) { return !readLayersJson(json, "a.sinew").has_value(); };
        for (const char* path : {"/joints", "/stack", "/stack/0/kind", "/stack/0/opacity", "/stack/0/parts",
                                 "/stack/0/parts/0/edits", "/stack/0/parts/0/points"}) {
            Json bad = good;
            bad[Json::json_pointer(path)] = -7;
            QVERIFY2(refused(bad), path);
        }
        Json bad = good;
        bad["joints"] = Json::array();
        QVERIFY(refused(bad)); // edits of joints that are not there
        std::mt19937 random(3);
        std::string edits = good["stack"][0]["parts"][0]["edits"].get<std::string>();
        for (int round = 0; round < 200; ++round) {
            std::string flipped = edits;
            flipped[random() % flipped.size()] ^= static_cast<char>(1 + random() % 30);
            bad = good;
            bad["stack"][0]["parts"][0]["edits"] = flipped;
            (void)readLayersJson(bad, "a.sinew");
        }
    }

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

SINEW_TEST(TestLayerEdits, QCoreApplication)

} // namespace testLayerEdits

#include "TestLayerEdits.moc"
