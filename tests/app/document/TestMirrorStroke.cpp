#include "app/document/edits/Edits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/painting/BrushStroke.h"
#include "app/project/RestoreProject.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/RunOperation.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <map>
#include <set>

namespace testMirrorStroke {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The sample, bound, with one stroke of the left shin's joint above the knee.
struct PaintedSample {
    Document document;
    std::shared_ptr<const PartWeights> bound;   ///< before the stroke
    std::shared_ptr<const PartWeights> stroked; ///< after it
    std::vector<VertexId> all;

    bool open() {
        Progress progress;
        auto state = readCharacter(sourcePath("resources/sample/wayfarer.fbx").toStdString(), progress);
        if (!state) {
            return false;
        }
        state->settings.resolution = 64;
        state->settings.automatic = false;
        document.reset(std::move(*state));
        bindNow(document);
        for (std::uint32_t part = 0; part < scene().parts.size(); ++part) {
            for (std::uint32_t p = 0; p < scene().parts[part].mesh->vertexCount(); ++p) {
                all.push_back({part, p});
            }
        }
        bound = document.state().weights;
        return paint();
    }
    const Scene& scene() const { return *document.state().scene; }

    /// On the triangle nearest to the bone a little above the knee, where the shin's joint shares with the
    /// thigh's.
    bool paint() {
        const Skeleton& skeleton = scene().skeleton;
        const std::int32_t leg = skeleton.find("LeftLeg");
        const auto placeOf = [&](const char* joint) {
            return skeleton.position(static_cast<std::size_t>(skeleton.find(joint)));
        };
        const Vec3 aboveKnee = 0.8 * placeOf("LeftLeg") + 0.2 * placeOf("LeftUpLeg");
        selectJoint(document, leg);
        BrushDab dab;
        double nearest = std::numeric_limits<double>::infinity();
        for (std::size_t part = 0; part < scene().parts.size(); ++part) {
            const Mesh& mesh = *scene().parts[part].mesh;
            const auto triangles = triangulate(mesh);
            for (std::uint32_t t = 0; t < triangles.size(); ++t) {
                const double distance = (mesh.vertices[triangles[t][0]] - aboveKnee).norm();
                if (distance < nearest) {
                    nearest = distance;
                    dab.part = part;
                    dab.triangle = t;
                }
            }
        }
        dab.radius = 0.2;
        PaintOptions options;
        options.frontOnly = false;
        PosedMesh posed(document);
        BrushStroke stroke(document, posed);
        const bool painted = stroke.begin(options, StrokeKind::Plain) && stroke.dab(dab);
        stroke.end();
        stroked = document.state().weights;
        return painted;
    }
    std::set<VertexId> changed(const PartWeights& before) const {
        std::set<VertexId> vertices;
        for (const VertexId at : all) {
            if (!std::ranges::equal(influencesAt(before, at), influencesAt(*document.state().weights, at))) {
                vertices.insert(at);
            }
        }
        return vertices;
    }
    /// From the side of the stroke to the other.
    bool mirror() {
        const Skeleton& skeleton = scene().skeleton;
        const double side = skeleton.position(static_cast<std::size_t>(skeleton.find("LeftLeg"))).x();
        return runOperation(document, "Mirror", all, true, mirroringLayer(side > 0.0)).has_value();
    }
};

std::map<std::int32_t, double> byJoint(std::span<const Influence> influences) {
    std::map<std::int32_t, double> weights;
    for (const Influence& influence : influences) {
        weights[influence.joint] = static_cast<double>(influence.weight);
    }
    return weights;
}

/// The largest difference between a vertex's weights and those of its image, mirrored.
double asymmetry(const LayerContext& context, const PartWeights& weights, VertexId at, VertexId image) {
    auto here = byJoint(influencesAt(weights, at));
    for (const Influence& influence : influencesAt(weights, image)) {
        here[context.mirrored(influence.joint)] -= static_cast<double>(influence.weight);
    }
    double max = 0.0;
    for (const auto& [joint, difference] : here) {
        max = std::max(max, std::abs(difference));
    }
    return max;
}

} // namespace

/// One stroke on the sample's left leg, mirrored to the right.
class TestMirrorStroke : public QObject {
    Q_OBJECT
private:
    PaintedSample m_sample;

    Document& document() { return m_sample.document; }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_sample.open()); }

    void onlyTheStrokesImageChanges() {
        const std::set<VertexId> stroke = m_sample.changed(*m_sample.bound);
        QVERIFY2(stroke.size() > 25, qPrintable(QString::number(stroke.size())));
        const int steps = document().undoStack().count();
        QVERIFY(m_sample.mirror());
        QCOMPARE(document().undoStack().count(), steps + 1);
        const std::set<VertexId> image = m_sample.changed(*m_sample.stroked);
        QVERIFY(!image.empty());
        const auto context = document().layering().context(document().state(), true);
        const LayerSurface& surface = *context->surface;
        for (const VertexId at : image) {
            QVERIFY(!stroke.contains(at));
            const auto sources = context->mirror->sources(surface.index(at));
            QVERIFY(std::ranges::any_of(sources, [&](const MirrorMap::Source& source) {
                return stroke.contains(surface.vertexAt(source.vertex));
            }));
        }
        // And all of it does.
        std::size_t paired = 0;
        for (const VertexId at : stroke) {
            const auto sources = context->mirror->sources(surface.index(at));
            if (sources.size() == 1 && context->mirror->side(surface.index(at)) != 0) {
                ++paired;
                QVERIFY(image.contains(surface.vertexAt(sources[0].vertex)));
            }
        }
        QVERIFY2(2 * paired > stroke.size(), qPrintable(QString::number(paired)));
        QVERIFY2(image.size() < 2 * stroke.size(), qPrintable(QString::number(image.size())));
        qInfo("the stroke changed %zu of %zu vertices, mirroring it %zu", stroke.size(), m_sample.all.size(),
              image.size());
    }

    void anotherAlphaMovesBothHalvesAlike() {
        const std::set<VertexId> stroke = m_sample.changed(*m_sample.bound);
        const auto context = document().layering().context(document().state(), true);
        const PartWeights before = *document().state().weights;
        BindSettings settings = document().state().settings;
        settings.alpha = 0.1;
        setBindSettings(document(), settings);
        std::size_t compared = 0;
        std::size_t moved = 0;
        for (const VertexId at : stroke) {
            const auto sources = context->mirror->sources(context->surface->index(at));
            const VertexId image = context->surface->vertexAt(sources.empty() ? 0 : sources[0].vertex);
            if (sources.size() != 1) {
                continue;
            }
            ++compared;
            // No further apart than the solver itself has them, which knows no mirror.
            const double solved = asymmetry(*context, *document().state().solved, at, image);
            QVERIFY(asymmetry(*context, *document().state().weights, at, image) <= 2.0 * solved + 1e-3);
            const auto movedAt = [&](VertexId p) {
                return !std::ranges::equal(influencesAt(before, p),
                                           influencesAt(*document().state().weights, p));
            };
            QCOMPARE(movedAt(at), movedAt(image));
            moved += movedAt(at) ? 1 : 0;
        }
        qInfo("%zu pairs compared, %zu moved", compared, moved);
        QVERIFY(compared > 10);
        QVERIFY(moved > 10);
    }

    void everythingIsAMirrorLayer() {
        addLayer(document(), LayerKind::Mirror);
        const std::string name = document().state().layers.layers.back()->name;
        QVERIFY2(QString::fromStdString(name).contains("Mirror Everything"), name.c_str());
        QVERIFY(document().state().layers.layers.back()->kind == LayerKind::Mirror);
        QCOMPARE(document().undoStack().undoText(), QString("Mirror Everything"));
    }
};

SINEW_TEST(TestMirrorStroke, QCoreApplication)

} // namespace testMirrorStroke

#include "TestMirrorStroke.moc"
