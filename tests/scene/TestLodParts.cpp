#include "core/scene/LodParts.h"

#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/FillHoles.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testLodParts {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb along x whose weights turn from the first joint to the second.
std::shared_ptr<const SkinWeights> limbWeights(const Mesh& mesh) {
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : mesh.vertices) {
        const double second = std::clamp(0.5 + vertex.x(), 0.0, 1.0);
        builder.add(std::array{Influence{0, static_cast<float>(1.0 - second)},
                               Influence{1, static_cast<float>(second)}});
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

Scene boundLimb() {
    Mesh mesh = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, 24, 30);
    mesh.name = "Arm";
    MorphTarget target{"Flex", {}, {}};
    for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
        target.vertices.push_back(v);
        target.offsets.push_back(Vec3(0, mesh.vertices[v].x(), 0));
    }
    mesh.morphTargets.push_back(std::move(target));
    Scene result = scene(std::move(mesh), chain({Vec3(-1, 0, 0), Vec3(0, 0, 0)}));
    result.parts[0].weights = limbWeights(*result.parts[0].mesh);
    return result;
}

/// The polygons of a mesh whose middle has x below (or not below) a limit.
Mesh sideOf(const Mesh& mesh, double limit, bool below) {
    Mesh side;
    side.vertices = mesh.vertices;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        double x = 0.0;
        for (const std::uint32_t v : polygon) {
            x += mesh.vertices[v].x() / static_cast<double>(polygon.size());
        }
        if ((x < limit) == below) {
            side.corners.insert(side.corners.end(), polygon.begin(), polygon.end());
            side.polygonOffsets.push_back(static_cast<std::uint32_t>(side.corners.size()));
        }
    }
    return side;
}

LodParts level(const Scene& scene, double fraction, std::size_t number = 1) {
    Progress progress;
    return *lodParts(scene, fraction, number, progress);
}

std::size_t vertexAt(const Mesh& mesh, const Vec3& position) {
    const auto found =
        std::ranges::find_if(mesh.vertices, [&](const Vec3& vertex) { return vertex == position; });
    return static_cast<std::size_t>(found - mesh.vertices.begin());
}

} // namespace

class TestLodParts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void verticesKeepWeightsAndMorphs() {
        const Scene limb = boundLimb();
        const Mesh& fine = *limb.parts[0].mesh;
        const LodParts lod = level(limb, 0.25);
        const Mesh& coarse = *lod.parts[0].mesh;
        const SkinWeights& weights = *lod.parts[0].weights;
        QVERIFY(coarse.vertexCount() < fine.vertexCount() / 2);
        QCOMPARE(weights.vertexCount(), coarse.vertexCount());
        QCOMPARE(weights.unweightedCount(), std::size_t{0});
        QCOMPARE(coarse.morphTargets.size(), std::size_t{1});
        QCOMPARE(coarse.morphTargets[0].vertices.size(), coarse.vertexCount());
        for (std::size_t v = 0; v < coarse.vertexCount(); ++v) {
            const std::size_t same = vertexAt(fine, coarse.vertices[v]);
            QVERIFY(same < fine.vertexCount());
            QVERIFY(std::ranges::equal(weights.at(v), limb.parts[0].weights->at(same)));
            QVERIFY(coarse.morphTargets[0].offsets[v] == fine.morphTargets[0].offsets[same]);
        }
    }

    void partsThatMeetStayClosed() {
        const Scene limb = boundLimb();
        Scene halves = limb;
        halves.parts.clear();
        for (const bool below : {true, false}) {
            const Mesh half = sideOf(*limb.parts[0].mesh, 0.3, below);
            halves.parts.push_back({std::make_shared<const Mesh>(half), limbWeights(half), kNone});
        }
        const LodParts lod = level(halves, 0.25);
        const std::vector<const Mesh*> meshes{lod.parts[0].mesh.get(), lod.parts[1].mesh.get()};
        const WeldedSurface welded(meshes);
        std::vector<Triangle> triangles;
        for (std::size_t part = 0; part < meshes.size(); ++part) {
            for (const Triangle& triangle : triangulate(*meshes[part])) {
                triangles.push_back(welded.welded(part, triangle));
            }
        }
        QVERIFY(lod.triangles < triangulate(*limb.parts[0].mesh).size() / 2);
        QVERIFY(borderLoops(welded.positions(meshes), triangles).empty());
    }

    void levelsAreNumbered() {
        Scene limb = boundLimb();
        Mesh other = *limb.parts[0].mesh;
        other.name = "Hat_LOD0";
        limb.parts.push_back({std::make_shared<const Mesh>(std::move(other)), limb.parts[0].weights, kNone});
        MorphTrack track;
        track.part = 1;
        track.shape = 0;
        track.weights.push_back({0.0, 0.5});
        Clip clip;
        clip.name = "Bend";
        clip.morphTracks.push_back(track);
        limb.clips.push_back(clip);
        const std::vector levels{level(limb, 0.5, 1), level(limb, 0.25, 2)};
        const Scene all = withLods(limb, levels);
        std::vector<std::string> names;
        for (const Part& part : all.parts) {
            names.push_back(part.mesh->name);
        }
        const std::vector<std::string> wanted{"Arm_LOD0", "Hat_LOD0", "Arm_LOD1",
                                              "Hat_LOD1", "Arm_LOD2", "Hat_LOD2"};
        QVERIFY(names == wanted);
        std::vector<std::int32_t> moved;
        for (const MorphTrack& each : all.clips[0].morphTracks) {
            moved.push_back(each.part);
        }
        QVERIFY((moved == std::vector<std::int32_t>{1, 3, 5}));
        QVERIFY(lodScene(limb, levels[0]).parts.size() == 2);
    }

    void whatIsFinerThanAskedIsSaid() {
        Scene boxes = scene(box(Vec3(0, 0, 0), Vec3(1, 1, 1)), chain({Vec3(0, 0, 0), Vec3(0, 1, 0)}));
        boxes.parts.push_back(boxes.parts[0]); // two in one place are no manifold
        boxes.parts[0].mesh =
            std::make_shared<const Mesh>(joined(*boxes.parts[0].mesh, *boxes.parts[1].mesh));
        const LodParts lod = level(boxes, 0.1);
        QVERIFY(!lod.notices.empty());
        QCOMPARE(lod.notices[0].code, NoticeCode::LodFiner);
    }

    void canBeCanceled() {
        CancelAfter progress(0);
        const auto lod = lodParts(boundLimb(), 0.5, 1, progress);
        QVERIFY(!lod);
        QCOMPARE(lod.error().code, ErrorCode::Canceled);
    }
};

SINEW_TEST(TestLodParts, NoApplication)

} // namespace testLodParts

#include "TestLodParts.moc"
