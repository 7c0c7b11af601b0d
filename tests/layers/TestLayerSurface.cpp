#include "core/io/ImportScene.h"
#include "core/layers/brush/Paint.h"
#include "core/layers/evaluate/LayerEvaluator.h"
#include "core/layers/mirror/MirrorLayer.h"
#include "tests/layers/LayerWork.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <array>
#include <set>

namespace testLayerSurface {

using namespace sinew::test;
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
std::uint32_t nearestTriangle(const LayerSurface& surface, std::uint32_t part, const Vec3& position) {
    std::uint32_t nearest = 0;
    const auto away = [&](std::uint32_t t) {
        return (surface.mesh(part).vertices[surface.triangles(part)[t][0]] - position).norm();
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
                const Vec3& position = mesh.vertices[vertex.at.vertex];
                farthest[vertex.at.part] = std::max(farthest[vertex.at.part], std::abs(position.x()));
                QVERIFY(position.z() > 0.0);
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
            for (double fraction = 0.0; fraction < 0.95; fraction += 0.1) {
                QVERIFY(falloffAt(falloff, fraction) >= falloffAt(falloff, fraction + 0.05));
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
            Vec3 position = Vec3::Zero();
            double sum = 0.0;
            for (const MirrorMap::Source& source : map.sources(p)) {
                position += static_cast<double>(source.fraction) * surface.positions()[source.vertex];
                sum += static_cast<double>(source.fraction);
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-5);
            const Vec3 image = surface.positions()[p].cwiseProduct(Vec3(-1, 1, 1));
            QVERIFY((position - image).norm() < 0.03);
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

private:
    MirrorWork work;
};

SINEW_TEST(TestLayerSurface, QCoreApplication)

} // namespace testLayerSurface

#include "TestLayerSurface.moc"
