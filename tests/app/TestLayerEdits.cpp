#include "app/document/Edits.h"
#include "app/document/LayerEdits.h"
#include "app/document/SelectEdits.h"
#include "app/painting/BrushStroke.h"
#include "app/project/ProjectFile.h"
#include "app/project/ProjectJson.h"
#include "core/layers/WeightOperations.h"
#include "tests/app/BindNow.h"
#include "tests/support/Shapes.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>
#include <random>

using namespace sinew;

namespace {

void openBound(Document& document) {
    DocumentState state = stateOfScene(test::limb(), {});
    state.settings.resolution = 32;
    document.reset(std::move(state));
    test::bindNow(document);
    selectJoint(document, 1);
}

std::vector<SurfacePoint> allPoints(const Document& document) {
    std::vector<SurfacePoint> points;
    for (std::uint32_t p = 0; p < document.state().scene->parts[0].mesh->pointCount(); ++p) {
        points.push_back({0, p});
    }
    return points;
}

const SkinWeights& weightsOf(const Document& document) {
    return *(*document.state().weights)[0];
}

float weightOf(const Document& document, std::uint32_t point, std::int32_t joint) {
    for (const Influence& influence : weightsOf(document).at(point)) {
        if (influence.joint == joint) {
            return influence.weight;
        }
    }
    return 0.0F;
}

bool valid(const SkinWeights& weights) {
    for (std::size_t p = 0; p < weights.pointCount(); ++p) {
        double sum = 0.0;
        for (const Influence& influence : weights.at(p)) {
            if (!(influence.weight > 0.0F) || !std::isfinite(influence.weight)) {
                return false;
            }
            sum += static_cast<double>(influence.weight);
        }
        if (std::abs(sum - 1.0) > 1e-5) {
            return false;
        }
    }
    return true;
}

BrushDab dabOn(std::uint32_t triangle, double radius) {
    BrushDab dab;
    dab.triangle = triangle;
    dab.radius = radius;
    return dab;
}

PaintOptions replaceBy(float value) {
    PaintOptions options;
    options.mode = BrushMode::Replace;
    options.value = value;
    options.strength = 1.0F;
    options.falloff = BrushFalloff::Constant;
    options.frontOnly = false;
    return options;
}

bool paintOnce(Document& document) {
    PosedMesh posed(document);
    BrushStroke stroke(document, posed);
    const bool painted = stroke.begin(replaceBy(0.4F), StrokeKind::Plain) && stroke.dab(dabOn(5, 0.4));
    stroke.end();
    return painted;
}

/// One step of an artist who tries everything.
void randomStep(Document& document, PosedMesh& posed, std::mt19937& random) {
    const auto pick = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    const std::size_t layers = document.state().layers.layers.size();
    switch (pick(14)) {
    case 0:
        return addLayer(document, static_cast<LayerKind>(pick(3)));
    case 1:
        return layers > 0 ? removeLayer(document, pick(layers)) : void();
    case 2:
        return layers > 1 ? moveLayer(document, pick(layers), pick(layers)) : void();
    case 3:
        return layers > 0 ? showLayer(document, pick(layers), pick(2) == 0) : void();
    case 4:
        return layers > 0 ? setLayerOpacity(document, pick(layers), 0.1F * static_cast<float>(pick(11)))
                          : void();
    case 5:
        return layers > 1 ? mergeLayerDown(document, 1 + pick(layers - 1)) : void();
    case 6: {
        BindSettings settings = document.state().settings;
        settings.alpha = 0.1 * static_cast<double>(pick(11));
        return setBindSettings(document, settings);
    }
    case 7:
        return selectJoint(document,
                           static_cast<std::int32_t>(pick(document.state().scene->skeleton.size())));
    case 8:
        return document.undoStack().undo();
    case 9:
        return document.undoStack().redo();
    case 10:
        (void)runOperation(document, "Limit", allPoints(document), false,
                           [&](const OperationInput& input) { return limitWeights(input, 1 + pick(4)); });
        return;
    case 11:
        return layers > 6 ? flattenLayers(document) : void();
    default: {
        PaintOptions options = replaceBy(0.1F * static_cast<float>(pick(11)));
        options.mode = static_cast<BrushMode>(pick(5));
        options.mirror = pick(4) == 0;
        options.normalize = static_cast<BrushNormalize>(pick(3));
        BrushStroke stroke(document, posed);
        if (stroke.begin(options, static_cast<StrokeKind>(pick(3)))) {
            (void)stroke.dab(
                dabOn(static_cast<std::uint32_t>(pick(200)), 0.1 + 0.1 * static_cast<double>(pick(8))));
            pick(5) == 0 ? stroke.cancel() : stroke.end();
        }
    }
    }
}

} // namespace

class TestLayerEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutLayersTheSolversWeightsAreInForce();
    void aStrokeIsOneStepAndSurvivesARebind();
    void strokesKeepToSelectedPoints();
    void aCanceledStrokeLeavesNoTrace();
    void whatCannotBePaintedOnIsAnError();
    void operationsWriteToALayer();
    void layersComeBackFromAProject();
    void brokenLayersAreErrors();
    void randomStepsKeepWeightsValid_data();
    void randomStepsKeepWeightsValid();
};

void TestLayerEdits::withoutLayersTheSolversWeightsAreInForce() {
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

void TestLayerEdits::aStrokeIsOneStepAndSurvivesARebind() {
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
    const std::uint32_t point = triangulate(*document.state().scene->parts[0].mesh)[0][0];
    QCOMPARE(weightOf(document, point, 1), 1.0F);
    const SkinWeights painted = weightsOf(document);

    BindSettings settings = document.state().settings;
    settings.alpha = 0.15;
    setBindSettings(document, settings);
    QVERIFY(!(weightsOf(document) == painted));
    QCOMPARE(weightOf(document, point, 1), 1.0F);
    settings.resolution = 64;
    setBindSettings(document, settings);
    test::bindNow(document);
    QCOMPARE(weightOf(document, point, 1), 1.0F);

    while (document.undoStack().count() > 0 && document.undoStack().index() > steps + 1) {
        document.undoStack().undo();
    }
    QVERIFY(weightsOf(document) == painted);
    document.undoStack().undo();
    QVERIFY(weightsOf(document) == before);
    document.undoStack().redo();
    QVERIFY(weightsOf(document) == painted);
}

void TestLayerEdits::strokesKeepToSelectedPoints() {
    Document document;
    openBound(document);
    PosedMesh posed(document);
    const SkinWeights before = weightsOf(document);
    const std::uint32_t chosen = triangulate(*document.state().scene->parts[0].mesh)[0][0];
    PointSet points = noPoints(document.state());
    points.set(0, chosen);
    setSelectedPoints(document, points, "Select");
    BrushStroke stroke(document, posed);
    QVERIFY(stroke.begin(replaceBy(1.0F), StrokeKind::Plain));
    QVERIFY(stroke.dab(dabOn(0, 10.0)));
    stroke.end();
    QCOMPARE(weightOf(document, chosen, 1), 1.0F);
    for (std::uint32_t p = 0; p < before.pointCount(); ++p) {
        QVERIFY(p == chosen || std::ranges::equal(before.at(p), weightsOf(document).at(p)));
    }
}

void TestLayerEdits::aCanceledStrokeLeavesNoTrace() {
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

void TestLayerEdits::whatCannotBePaintedOnIsAnError() {
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

void TestLayerEdits::operationsWriteToALayer() {
    Document document;
    openBound(document);
    const auto result = runOperation(document, "Limit", allPoints(document), false,
                                     [](const OperationInput& input) { return limitWeights(input, 1); });
    QVERIFY(result);
    QVERIFY(!result->targets.points.empty());
    for (std::size_t p = 0; p < weightsOf(document).pointCount(); ++p) {
        QVERIFY(weightsOf(document).at(p).size() <= 2); // two that are equal both stay
    }
    QCOMPARE(document.state().layers.layers.size(), std::size_t{1});
    QCOMPARE(document.undoStack().undoText(), QString("Limit"));
}

void TestLayerEdits::layersComeBackFromAProject() {
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

void TestLayerEdits::brokenLayersAreErrors() {
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

void TestLayerEdits::randomStepsKeepWeightsValid_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 5; ++seed) {
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }
}

/// Two thousand steps each: weights are valid after every one, those in force are what a fresh document makes
/// of the same state, and undoing all leads to the same bytes as before.
void TestLayerEdits::randomStepsKeepWeightsValid() {
    QFETCH(int, seed);
    Document document;
    openBound(document);
    PosedMesh posed(document);
    const SkinWeights first = weightsOf(document);
    const int start = document.undoStack().index();
    std::mt19937 random(static_cast<unsigned>(seed));
    for (int step = 0; step < 2000; ++step) {
        randomStep(document, posed, random);
        while (document.undoStack().index() < start) {
            document.undoStack().redo();
        }
        QVERIFY(valid(weightsOf(document)));
        if (step % 50 == 0) {
            Document fresh;
            fresh.reset(document.state());
            QVERIFY(weightsOf(fresh) == weightsOf(document));
            const auto read = readLayersJson(layersJson(document.state().layers), "a.sinew");
            QVERIFY(read.has_value());
            DocumentState again = document.state();
            again.layers = *read;
            fresh.reset(std::move(again));
            QVERIFY(weightsOf(fresh) == weightsOf(document));
        }
    }
    const SkinWeights last = weightsOf(document);
    const int end = document.undoStack().index();
    document.undoStack().setIndex(start);
    QVERIFY(weightsOf(document) == first);
    document.undoStack().setIndex(end);
    QVERIFY(weightsOf(document) == last);
}

QTEST_GUILESS_MAIN(TestLayerEdits)
#include "TestLayerEdits.moc"
