#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "app/project/ProjectJson.h"
#include "core/layers/operations/WeightOperations.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/RunOperation.h"
#include "tests/support/Runner.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <random>

namespace testLayerSteps {

using namespace sinew;
using namespace sinew::test;

namespace {

/// An artist who tries everything.
class Artist {
public:
    Artist(Document& document, unsigned seed)
        : m_document(document)
        , m_posed(document)
        , m_random(seed) {}

    void step() {
        static constexpr std::array steps{
            &Artist::arrangeLayers, &Artist::arrangeLayers, &Artist::tuneLayers,    &Artist::tuneSolver,
            &Artist::paint,         &Artist::paint,         &Artist::paint,         &Artist::operate,
            &Artist::operate,       &Artist::lock,          &Artist::select,        &Artist::setWeight,
            &Artist::mirrorPairs,   &Artist::region,        &Artist::goThroughSteps};
        (this->*steps[pick(steps.size())])();
    }
    int rebinds() const { return m_rebinds; }
    int strokes() const { return m_strokes; }

private:
    std::size_t pick(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }
    float fraction() { return 0.1F * static_cast<float>(pick(11)); }
    std::int32_t joint() { return static_cast<std::int32_t>(pick(state().scene->skeleton.size())); }
    const DocumentState& state() const { return m_document.state(); }
    std::size_t layers() const { return state().layers.layers.size(); }

    void arrangeLayers() {
        switch (pick(6)) {
        case 0:
            return layers() > 6 ? flattenLayers(m_document)
                                : addLayer(m_document, static_cast<LayerKind>(pick(3)));
        case 1:
            return layers() > 0 ? removeLayer(m_document, pick(layers())) : void();
        case 2:
            return layers() > 1 ? moveLayer(m_document, pick(layers()), pick(layers())) : void();
        case 3:
            return layers() > 0 ? duplicateLayer(m_document, pick(layers())) : void();
        case 4:
            return layers() > 1 ? mergeLayerDown(m_document, 1 + pick(layers() - 1)) : void();
        default:
            return layers() > 0 ? activateLayer(m_document, static_cast<std::int32_t>(pick(layers())))
                                : void();
        }
    }

    void tuneLayers() {
        if (layers() == 0) {
            return;
        }
        const std::size_t layer = pick(layers());
        switch (pick(4)) {
        case 0:
            return showLayer(m_document, layer, pick(2) == 0);
        case 1:
            return setLayerOpacity(m_document, layer, fraction());
        case 2:
            return setLayerSource(m_document, layer, pick(2) == 0);
        default:
            return setLayerRelax(m_document, layer, static_cast<int>(pick(5)), fraction());
        }
    }

    /// Now and then all is bound anew, at another resolution too.
    void tuneSolver() {
        BindSettings settings = state().settings;
        settings.alpha = static_cast<double>(fraction());
        if (pick(3) == 0) {
            settings.resolution = pick(2) == 0 ? 16 : 32;
            settings.automatic = false;
            setBindSettings(m_document, settings);
            bindNow(m_document);
            ++m_rebinds;
        } else {
            setBindSettings(m_document, settings);
        }
    }

    void paint() {
        PaintOptions options = replaceBy(fraction());
        options.mode = static_cast<BrushMode>(pick(7));
        options.mirror = pick(4) == 0;
        options.mask = pick(6) == 0;
        options.normalize = static_cast<BrushNormalize>(pick(3));
        options.recipient = pick(3) == 0 ? joint() : kNone;
        options.gradientEnd = fraction();
        BrushStroke stroke(m_document, m_posed);
        if (!stroke.begin(options, static_cast<StrokeKind>(pick(3)))) {
            return;
        }
        ++m_strokes;
        if (options.mode == BrushMode::Gradient || options.mode == BrushMode::Flood) {
            (void)stroke.fill(0, [](const Vec3& position, const Vec3f&) {
                return std::optional(std::clamp(0.5 + 0.5 * position.x(), 0.0, 1.0));
            });
        } else {
            for (std::size_t dabs = 1 + pick(3); dabs > 0; --dabs) {
                (void)stroke.dab(
                    dabOn(static_cast<std::uint32_t>(pick(200)), 0.1 + static_cast<double>(fraction())));
            }
        }
        pick(5) == 0 ? stroke.cancel() : stroke.end();
    }

    void operate() {
        using Operation = std::function<OperationResult(const OperationInput&)>;
        static const std::array<Operation, 6> operations{
            [](const OperationInput& input) { return limitWeights(input, 2); },
            [](const OperationInput& input) { return pruneWeights(input, 0.1F); },
            [](const OperationInput& input) { return smoothWeights(input, 3, 0.5F); },
            [](const OperationInput& input) { return hammerWeights(input); },
            [](const OperationInput& input) { return averageWeights(input); },
            [](const OperationInput& input) { return normalizeWeights(input); }};
        std::vector<VertexId> vertices;
        for (const VertexId& at : allVertices(m_document)) {
            if (state().selected ? state().selected->has(at.part, at.vertex) : pick(2) == 0) {
                vertices.push_back(at);
            }
        }
        if (pick(6) == 0) {
            Pose pose = state().pose;
            pose.joints[1].rotation = Quat(Eigen::AngleAxisd(static_cast<double>(fraction()), Vec3::UnitZ()));
            const auto matrices = skinningMatrices(state().scene->skeleton, pose);
            (void)runOperation(m_document, "Relax", vertices, [&](const OperationInput& input) {
                return relaxPosed(input, matrices, 3, 0.5F);
            });
            return;
        }
        const std::size_t number = pick(operations.size() + 1);
        if (number == operations.size()) {
            (void)runOperation(m_document, "Mirror", vertices, true, mirroringLayer(true));
        } else {
            (void)runOperation(m_document, "Operation", vertices, operations[number]);
        }
    }

    void lock() {
        switch (pick(4)) {
        case 0:
            return unlockAll(m_document);
        case 1:
            return lockAllBut(m_document, {joint()});
        default:
            return lockJoints(m_document, {joint()}, pick(2) == 0);
        }
    }

    void select() {
        if (pick(2) == 0) {
            return selectJoint(m_document, joint());
        }
        if (pick(2) == 0) {
            return selectNoVertices(m_document);
        }
        VertexSet some = noVertices(state());
        for (std::size_t count = 20; count > 0; --count) {
            some.set(0, pick(state().scene->parts[0].mesh->vertexCount()));
        }
        setSelectedVertices(m_document, some, "Select");
    }

    void setWeight() {
        const VertexId at{0, static_cast<std::uint32_t>(pick(weightsOf(m_document).vertexCount()))};
        (void)setJointWeight(m_document, std::span(&at, 1), joint(), fraction());
    }

    void mirrorPairs() {
        switch (pick(3)) {
        case 0:
            return setMirrorAxis(m_document, static_cast<int>(pick(3)));
        case 1:
            return setMirrorPartner(m_document, joint(), pick(3) == 0 ? kNone : joint());
        default:
            return resetMirror(m_document);
        }
    }

    void region() {
        const std::size_t count = state().settings.regions.size();
        if (count > 2) {
            return removeRegion(m_document, pick(count));
        }
        Region region;
        region.name = freeRegionName(state().settings, "Region");
        region.solid = Solid::sphere(Vec3(-1.0 + 2.0 * static_cast<double>(fraction()), 0.0, 0.0), 0.4);
        region.blend = 0.2;
        region.alpha = static_cast<double>(fraction());
        if (pick(3) == 0) {
            region.joints = {state().scene->skeleton.joints[static_cast<std::size_t>(joint())].name};
        }
        (void)addRegion(m_document, region);
    }

    void goThroughSteps() {
        for (std::size_t count = 1 + pick(4); count > 0; --count) {
            pick(3) == 0 ? m_document.undoStack().redo() : m_document.undoStack().undo();
        }
    }

    Document& m_document;
    PosedMesh m_posed;
    std::mt19937 m_random;
    int m_rebinds = 0;
    int m_strokes = 0;
};

/// What a document that was saved and opened again makes of it.
bool comesBack(const Document& document) {
    const auto read = readLayersJson(layersJson(document.state().layers), "a.sinew");
    if (!read || layersJson(*read) != layersJson(document.state().layers)) {
        return false;
    }
    Document fresh;
    DocumentState again = document.state();
    again.layers = *read;
    fresh.reset(std::move(again));
    return weightsOf(fresh) == weightsOf(document);
}

} // namespace

class TestLayerSteps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void randomStepsKeepWeightsValid_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 5; ++seed) {
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
        }
    }

    /// Two thousand steps each: weights are valid after every one, those in force are what a fresh document
    /// makes of the same state, saved layers come back as they were, and undoing all leads to the same bytes
    /// as before.
    void randomStepsKeepWeightsValid() {
        QFETCH(int, seed);
        Document document;
        openBound(document);
        Artist artist(document, static_cast<unsigned>(seed));
        const SkinWeights first = weightsOf(document);
        const int start = document.undoStack().index();
        for (int step = 0; step < 2000; ++step) {
            artist.step();
            while (document.undoStack().index() < start) {
                document.undoStack().redo();
            }
            QVERIFY2(valid(weightsOf(document)), qPrintable(document.undoStack().undoText()));
            if (step % 50 == 0) {
                QVERIFY(comesBack(document));
            }
        }
        QVERIFY2(artist.rebinds() > 20 && artist.strokes() > 200,
                 qPrintable(QString("%1, %2").arg(artist.rebinds()).arg(artist.strokes())));
        const SkinWeights last = weightsOf(document);
        const int end = document.undoStack().index();
        document.undoStack().setIndex(start);
        QVERIFY(weightsOf(document) == first);
        document.undoStack().setIndex(end);
        QVERIFY(weightsOf(document) == last);
    }
};

SINEW_TEST(TestLayerSteps, QCoreApplication)

} // namespace testLayerSteps

#include "TestLayerSteps.moc"
