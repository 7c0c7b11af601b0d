#include "core/io/ImportScene.h"
#include "core/layers/brush/BrushReach.h"
#include "core/layers/evaluate/LayerEvaluator.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <array>

namespace testLayerSurface {

using namespace sinew;

namespace {

LayerSurface surfaceOf(std::vector<Mesh> meshes) {
    std::vector<std::shared_ptr<const Mesh>> shared;
    for (Mesh& mesh : meshes) {
        shared.push_back(std::make_shared<const Mesh>(std::move(mesh)));
    }
    return LayerSurface(std::move(shared));
}

/// Two quads side by side whose shared edge is two of vertices each.
Mesh splitQuads() {
    Mesh mesh;
    mesh.vertices = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(0, 1, 0),
                     Vec3(1, 0, 0), Vec3(2, 0, 0), Vec3(2, 1, 0), Vec3(1, 1, 0)};
    mesh.addPolygon(std::vector<std::uint32_t>{0, 1, 2, 3});
    mesh.addPolygon(std::vector<std::uint32_t>{4, 5, 6, 7});
    return mesh;
}

std::vector<std::uint32_t> verticesOf(const std::vector<ReachedVertex>& reach) {
    std::vector<std::uint32_t> vertices;
    for (const ReachedVertex& vertex : reach) {
        vertices.push_back(vertex.at.vertex);
    }
    return vertices;
}

/// The triangle whose first corner is nearest to a place.
std::uint32_t nearestTriangle(const LayerSurface& surface, std::uint32_t part, const Vec3& place) {
    std::uint32_t nearest = 0;
    const auto away = [&](std::uint32_t t) {
        return (surface.mesh(part).vertices[surface.triangles(part)[t][0]] - place).norm();
    };
    for (std::uint32_t t = 0; t < surface.triangles(part).size(); ++t) {
        nearest = away(t) < away(nearest) ? t : nearest;
    }
    return nearest;
}

/// Of two parts.
std::array<std::size_t, 2> countsOf(const std::vector<ReachedVertex>& reach) {
    std::array<std::size_t, 2> counts{};
    for (const ReachedVertex& vertex : reach) {
        ++counts[vertex.at.part];
    }
    return counts;
}

} // namespace

class TestLayerSurface : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seamsAndPartsShareTheirPlaces() {
        const LayerSurface surface = surfaceOf({splitQuads(), test::box(Vec3(2, 0, 0), Vec3(3, 1, 1))});
        QCOMPARE(surface.vertexCount(), 16U);
        QCOMPARE(surface.weldedCount(), 6U + 6U);
        QCOMPARE(surface.weldedVertexOf(1), surface.weldedVertexOf(4));
        QCOMPARE(surface.verticesAt(surface.weldedVertexOf(2)).size(), 2U);
        QCOMPARE(surface.neighbors(surface.weldedVertexOf(1)).size(), 5U);
        QVERIFY((surface.vertexAt(9) == VertexId{1, 1}));
        QCOMPARE(surface.index({1, 1}), 9U);
        QVERIFY(!surface.contains({0, 8}) && !surface.contains({2, 0}));
        QVERIFY(surface.normals()[0].isApprox(Vec3f(0, 0, 1)));
    }

    void oddMeshesAreFine() {
        Mesh broken = splitQuads();
        broken.vertices[3] = Vec3::Constant(std::nan(""));
        const LayerSurface surface = surfaceOf({Mesh(), broken});
        QCOMPARE(surface.vertexCount(), 8U);
        ReachSettings settings;
        settings.radius = 10.0;
        QCOMPARE(brushReach(surface, {1, 0, Vec3(0, 1, 0)}, settings).size(), 7U);
        QVERIFY(brushReach(surface, {0, 0, Vec3(1, 0, 0)}, settings).empty());
        QVERIFY(brushReach(surface, {1, 9, Vec3(1, 0, 0)}, settings).empty());
        settings.radius = 0.0;
        QVERIFY(brushReach(surface, {1, 1, Vec3(1, 0, 0)}, settings).empty());
        settings.radius = std::nan("");
        QVERIFY(brushReach(surface, {1, 1, Vec3(1, 0, 0)}, settings).empty());
        const MirrorMap map(surface, Vec3::UnitX(), 0.0);
        QCOMPARE(map.vertexCount(), 8U);
        const MirrorMap none(surfaceOf({}), Vec3::UnitX(), 0.0);
        QCOMPARE(none.vertexCount(), 0U);
    }

    void reachesOverSeamsAndAsFarAsItsRadius() {
        const LayerSurface surface = surfaceOf({splitQuads()});
        ReachSettings settings;
        settings.radius = 1.2;
        const std::vector<ReachedVertex> near = brushReach(surface, {0, 0, Vec3(0, 1, 0)}, settings);
        QCOMPARE(verticesOf(near), (std::vector<std::uint32_t>{0, 1, 2, 4, 5, 7}));
        QCOMPARE(near[1].amount, 1.0F);
        settings.frontOnly = true;
        QCOMPARE(brushReach(surface, {0, 0, Vec3(0, 1, 0)}, settings).size(), 6U);
        settings.view = Vec3(0, 0, 1);
        QVERIFY(brushReach(surface, {0, 0, Vec3(0, 1, 0)}, settings).empty());
    }

    void theNextFingerIsFar() {
        const Scene fingers = test::twoFingers();
        const LayerSurface surface({fingers.parts[0].mesh});
        const Mesh& mesh = *fingers.parts[0].mesh;
        // A triangle near the top of one finger.
        std::uint32_t top = 0;
        const auto heightOf = [&](std::uint32_t t) { return mesh.vertices[surface.triangles(0)[t][0]]; };
        const Vec3 extent = bounds(mesh).extent();
        Eigen::Index axis = 0;
        extent.maxCoeff(&axis);
        for (std::uint32_t t = 0; t < surface.triangles(0).size(); ++t) {
            top = heightOf(t)[axis] > heightOf(top)[axis] ? t : top;
        }
        ReachSettings settings;
        settings.radius = 0.4 * extent[axis];
        const std::vector<ReachedVertex> over = brushReach(surface, {0, top, Vec3(1, 0, 0)}, settings);
        settings.overSurface = false;
        const std::vector<ReachedVertex> through = brushReach(surface, {0, top, Vec3(1, 0, 0)}, settings);
        QVERIFY(!over.empty());
        QVERIFY(over.size() < through.size());
    }

    /// A dab on the shirt paints the body below, and one on the body the shirt, alike.
    void layersArePaintedTogether() {
        const auto body =
            std::make_shared<const Mesh>(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 32, 60));
        const auto shirt =
            std::make_shared<const Mesh>(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.26, 28, 50));
        const LayerSurface surface({body, shirt});
        for (const std::uint32_t part : {0U, 1U}) {
            const BrushHit hit{part, nearestTriangle(surface, part, Vec3(0, 0, 0.26)), Vec3(1, 0, 0)};
            ReachSettings settings;
            settings.radius = 0.2;
            std::array<std::size_t, 2> counts = countsOf(brushReach(surface, hit, settings));
            QVERIFY2(counts[0] > 10 && counts[1] > 10,
                     qPrintable(QString("%1 %2").arg(counts[0]).arg(counts[1])));
            // As far on the one as on the other.
            std::array<double, 2> farthest{};
            for (const ReachedVertex& vertex : brushReach(surface, hit, settings)) {
                const Mesh& mesh = surface.mesh(vertex.at.part);
                const Vec3& place = mesh.vertices[vertex.at.vertex];
                farthest[vertex.at.part] = std::max(farthest[vertex.at.part], std::abs(place.x()));
                QVERIFY(place.z() > 0.0);
            }
            QVERIFY(std::abs(farthest[0] - farthest[1]) < 0.1);
            settings.throughLayers = false;
            counts = countsOf(brushReach(surface, hit, settings));
            QVERIFY(counts[part] > 10 && counts[1 - part] == 0);
            settings.throughLayers = true; // a smaller brush than the gap
            settings.radius = 0.015;
            QCOMPARE(countsOf(brushReach(surface, hit, settings))[1 - part], std::size_t{0});
        }
    }

    /// Neither the side that faces the brush's finger nor the one behind it.
    void facingFingersAreNotPaintedTogether() {
        const auto one =
            std::make_shared<const Mesh>(test::capsule(Vec3(0, 0, 0), Vec3(0, 1, 0), 0.1, 24, 40));
        const auto other =
            std::make_shared<const Mesh>(test::capsule(Vec3(0.21, 0, 0), Vec3(0.21, 1, 0), 0.1, 24, 40));
        const LayerSurface surface({one, other});
        for (const Vec3& side : {Vec3(0.1, 0.5, 0), Vec3(0.05, 0.5, 0.08), Vec3(0, 0.5, 0.1)}) {
            const BrushHit hit{0, nearestTriangle(surface, 0, side), Vec3(1, 0, 0)};
            ReachSettings settings;
            settings.radius = 0.5;
            const auto counts = countsOf(brushReach(surface, hit, settings));
            QVERIFY(counts[0] > 50);
            QCOMPARE(counts[1], std::size_t{0});
        }
    }

    void falloffsRunFromOneToNothing() {
        for (int f = 0; f < 4; ++f) {
            const auto falloff = static_cast<BrushFalloff>(f);
            QCOMPARE(falloffAt(falloff, 0.0), 1.0F);
            QCOMPARE(falloffAt(falloff, 1.0), 0.0F);
            QCOMPARE(falloffAt(falloff, std::nan("")), 0.0F);
            for (double share = 0.0; share < 0.95; share += 0.1) {
                QVERIFY(falloffAt(falloff, share) >= falloffAt(falloff, share + 0.05));
            }
        }
        QCOMPARE(falloffAt(BrushFalloff::Smooth, 0.5), 0.5F);
        QCOMPARE(falloffAt(BrushFalloff::Sharp, 0.5), 0.25F);
    }

    void mirrorsBetweenVertices() {
        // The other side is cut otherwise: places between its vertices stand for the image.
        const Mesh left =
            test::transformed(test::sphere(Vec3::Zero(), 1.0, 16), Transform(Eigen::Translation3d(2, 0, 0)));
        const Mesh right =
            test::transformed(test::sphere(Vec3::Zero(), 1.0, 23), Transform(Eigen::Translation3d(-2, 0, 0)));
        const LayerSurface surface = surfaceOf({test::joined(left, right)});
        const MirrorMap map(surface, Vec3::UnitX(), 0.0);
        QVERIFY(map.unmatched().empty());
        QVERIFY(map.partnered() < 20U);
        for (std::uint32_t p = 0; p < surface.vertexCount(); ++p) {
            Vec3 place = Vec3::Zero();
            double sum = 0.0;
            for (const MirrorMap::Source& source : map.sources(p)) {
                place += static_cast<double>(source.share) * surface.positions()[source.vertex];
                sum += static_cast<double>(source.share);
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-5);
            const Vec3 image = surface.positions()[p].cwiseProduct(Vec3(-1, 1, 1));
            QVERIFY((place - image).norm() < 0.03);
            QCOMPARE(map.side(p), surface.positions()[p].x() > 0 ? 1 : -1);
        }
    }

    void realClothesMatchNearlyEverywhere() {
        SINEW_NEED_MODEL(file, "mh_worker_mixamo.fbx");
        Progress progress;
        const Expected<ImportedScene> read = importScene(file.toStdString(), progress);
        QVERIFY(read);
        std::vector<std::shared_ptr<const Mesh>> meshes;
        for (const Part& part : read->scene.parts) {
            meshes.push_back(part.mesh);
        }
        const MirrorTable table = mirrorTable(read->scene.skeleton);
        const LayerContext context = withMirror(makeLayerContext(meshes, read->scene.skeleton, table), table);
        const double vertices = static_cast<double>(context.surface->vertexCount());
        const double matched = vertices - static_cast<double>(context.mirror->unmatched().size());
        qInfo("%.0f points, %.2f %% with a counterpart, %.2f %% of them a point", vertices,
              100.0 * matched / vertices,
              100.0 * static_cast<double>(context.mirror->partnered()) / vertices);
        QVERIFY(matched >= 0.95 * vertices);
    }
};

SINEW_TEST(TestLayerSurface, QCoreApplication)

} // namespace testLayerSurface

#include "TestLayerSurface.moc"
