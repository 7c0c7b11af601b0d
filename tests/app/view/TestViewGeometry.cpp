#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/OrbitCamera.h"
#include "app/view/legend/Legend.h"
#include "app/view/surface/Defects.h"
#include "app/view/surface/SkinData.h"
#include "core/skeleton/Pose.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <optional>
#include <set>

namespace testViewGeometry {

using namespace sinew;

namespace {

OrbitCamera camera(Projection projection) {
    OrbitCamera result;
    result.setViewport(800, 600);
    result.setProjection(projection);
    Aabb box;
    box.add(Vec3(-1.0, 0.0, -0.5));
    box.add(Vec3(1.0, 2.0, 0.5));
    result.setSceneBox(box);
    result.setAngles(0.6, 0.3);
    result.frame(box);
    return result;
}

Expected<SceneDefects> defectsOf(const Mesh& mesh) {
    Progress progress;
    const auto report = inspectMesh(mesh, progress);
    return findDefects(test::scene(mesh, {}), {*report}, progress);
}

/// Vertices of one joint each but those listed, which follow two.
std::shared_ptr<const SkinWeights> weightsWith(std::size_t count, std::vector<std::size_t> mixed) {
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < count; ++p) {
        if (std::ranges::find(mixed, p) != mixed.end()) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        } else {
            builder.add(std::array{Influence{0, 1.0F}});
        }
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

} // namespace

class TestViewGeometry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rollingTurnsThePictureAboutItsMiddle() {
        OrbitCamera view = camera(Projection::Orthographic);
        view.setStandardView(StandardView::Front);
        const OrbitCamera straight = view;
        const Vec3 beside = view.target() + 0.5 * view.right();
        view.roll(0.5 * M_PI);
        QVERIFY((view.toward() - straight.toward()).norm() < 1e-12);
        const auto before = straight.project(beside);
        const auto after = view.project(beside);
        QVERIFY(before && after);
        QVERIFY(std::abs(after->x - 400.0) < 1e-6); // right of the middle before, above it now
        QVERIFY(std::abs(300.0 - after->y - (before->x - 400.0)) < 1e-6);
        const Ray ray = view.ray(after->x, after->y);
        QVERIFY((ray.at(ray.direction.dot(beside - ray.origin)) - beside).norm() < 1e-9);
        view.setStandardView(StandardView::Front);
        QVERIFY(view == straight);
        view.roll(0.3);
        view.orbit(10.0, 0.0);
        QVERIFY(view.right().y() == 0.0); // upright
    }

    void raysPassThroughWhatTheyProject_data() {
        QTest::addColumn<int>("projection");
        QTest::newRow("perspective") << static_cast<int>(Projection::Perspective);
        QTest::newRow("orthographic") << static_cast<int>(Projection::Orthographic);
    }

    void raysPassThroughWhatTheyProject() {
        QFETCH(int, projection);
        const OrbitCamera view = camera(static_cast<Projection>(projection));
        for (const Vec3& position : {Vec3(0.0, 1.0, 0.0), Vec3(0.7, 1.9, -0.4), Vec3(-0.9, 0.1, 0.3)}) {
            const auto seen = view.project(position);
            QVERIFY(seen);
            const Ray ray = view.ray(seen->x, seen->y);
            const double along = ray.direction.dot(position - ray.origin);
            QVERIFY(along > 0.0);
            QVERIFY((ray.at(along) - position).norm() < 1e-9);
            // A pixel further right is that much further right in the model.
            const double pixel = view.unitsPerPixel(position);
            const auto moved = view.project(position + 10.0 * pixel * view.right());
            QVERIFY(std::abs(moved->x - seen->x - 10.0) < 1e-6);
        }
    }

    void matricesAgreeWithProject() {
        for (const Projection projection : {Projection::Perspective, Projection::Orthographic}) {
            const OrbitCamera view = camera(projection);
            const Vec3 position(0.4, 1.7, 0.2);
            const Eigen::Vector4d clip = view.clipFromModel() * position.homogeneous();
            const auto seen = view.project(position);
            QVERIFY(std::abs((clip.x() / clip.w() + 1.0) * 400.0 - seen->x) < 1e-6);
            QVERIFY(std::abs((1.0 - clip.y() / clip.w()) * 300.0 - seen->y) < 1e-6);
            QVERIFY(std::abs(clip.z() / clip.w()) < 1.0);
        }
    }

    void zoomKeepsThePlaceUnderTheCursor() {
        OrbitCamera view = camera(Projection::Perspective);
        const Vec3 position = view.target() + 0.5 * view.right() + 0.3 * view.up();
        const auto before = view.project(position);
        view.zoom(4.0, before->x, before->y);
        const auto after = view.project(position);
        QVERIFY(std::hypot(after->x - before->x, after->y - before->y) < 1e-6);
        QVERIFY(after->depth < before->depth);
    }

    void framingShowsTheWholeBox() {
        for (const Projection projection : {Projection::Perspective, Projection::Orthographic}) {
            const OrbitCamera view = camera(projection);
            double highest = 600.0;
            for (int c = 0; c < 8; ++c) {
                const auto seen = view.project(
                    Vec3((c & 1) != 0 ? 1.0 : -1.0, (c & 2) != 0 ? 2.0 : 0.0, (c & 4) != 0 ? 0.5 : -0.5));
                QVERIFY(seen->x > 0.0 && seen->x < 800.0 && seen->y > 0.0 && seen->y < 600.0);
                highest = std::min(highest, seen->y);
            }
            QVERIFY2(highest < 120.0, "the character should fill the picture");
        }
    }

    void standardViewsLookAlongAxes() {
        OrbitCamera view = camera(Projection::Orthographic);
        const std::pair<StandardView, Vec3> views[] = {
            {StandardView::Front, Vec3::UnitZ()}, {StandardView::Back, -Vec3::UnitZ()},
            {StandardView::Right, Vec3::UnitX()}, {StandardView::Left, -Vec3::UnitX()},
            {StandardView::Top, Vec3::UnitY()},   {StandardView::Bottom, -Vec3::UnitY()}};
        for (const auto& [which, toward] : views) {
            view.setStandardView(which);
            QVERIFY((view.toward() - toward).norm() < 1e-12);
            QVERIFY(std::abs(view.up().dot(view.toward())) < 1e-12);
        }
    }

    void cornersJoinToVertices() {
        // A box with smooth normals shares its 8 vertices; with a normal a face it needs 24 vertices.
        Mesh mesh = test::box(Vec3::Zero(), Vec3::Ones());
        mesh.normals.clear();
        const DrawSurface smooth = makeDrawSurface(test::scene(mesh, {}));
        QCOMPARE(smooth.vertexCount(), std::size_t{8});
        QCOMPARE(smooth.triangles.size(), std::size_t{36});
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            mesh.normals.insert(mesh.normals.end(), 4,
                                Vec3f::Unit(static_cast<Eigen::Index>(f % 3)) * (f < 3 ? 1.0F : -1.0F));
        }
        const DrawSurface hard = makeDrawSurface(test::scene(mesh, {}));
        QCOMPARE(hard.vertexCount(), std::size_t{24});
        for (std::size_t v = 0; v < hard.vertexCount(); ++v) {
            QCOMPARE(mesh.corners[hard.cornerOf[v]], hard.meshVertexOf[v]);
        }
    }

    void everySideOfAPolygonIsDrawnOnce() {
        const Scene scene = test::richScene();
        const DrawSurface surface = makeDrawSurface(scene);
        QCOMPARE(surface.firstVertex.size(), scene.parts.size() + 1);
        std::size_t sides = 0;
        for (const Part& part : scene.parts) {
            std::set<std::pair<std::uint32_t, std::uint32_t>> edges;
            for (std::size_t f = 0; f < part.mesh->polygonCount(); ++f) {
                const auto polygon = part.mesh->polygon(f);
                for (std::size_t k = 0; k < polygon.size(); ++k) {
                    edges.insert(std::minmax({polygon[k], polygon[(k + 1) % polygon.size()]}));
                }
            }
            sides += edges.size();
        }
        QCOMPARE(surface.edges.size(), 2 * sides);
        std::size_t indices = 0;
        for (const DrawSurface::Range& range : surface.ranges) {
            QCOMPARE(std::size_t{range.firstIndex}, indices);
            indices += range.count;
        }
        QCOMPARE(indices, surface.triangles.size());
    }

    void closedPartsAreKnown() {
        const Mesh box = test::box(Vec3::Zero(), Vec3::Ones());
        const auto closed = [](Mesh mesh) {
            const DrawSurface surface = makeDrawSurface(test::scene(std::move(mesh), {}));
            return surface.ranges.at(0).closed;
        };
        QVERIFY(closed(box));
        QVERIFY(!closed(test::flipped(box)));
        Mesh open = box;
        open.corners.resize(open.corners.size() - 4);
        open.polygonOffsets.pop_back();
        QVERIFY(!closed(open));
    }

    void bonesLeadToChildrenAndEnds() {
        const Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(3, 0, 0)});
        const std::vector<Transform> joints = modelFromJoints(skeleton, Pose::bindPose(skeleton));
        const std::vector<BoneShape> bones = boneShapes(skeleton, joints, 3.0);
        QCOMPARE(bones.size(), std::size_t{3});
        QCOMPARE(bones[0].child, 1);
        QVERIFY(bones[1].tail.isApprox(Vec3(3, 0, 0)));
        QCOMPARE(bones[2].child, kNone);
        QVERIFY2(bones[2].tail.x() > 3.0, "the last joint's bone goes on straight");
        for (const BoneShape& bone : bones) {
            const BoneFaces drawn = boneFaces(bone);
            QCOMPARE(drawn.faces.size(), std::size_t{8});
            QCOMPARE(drawn.edges.size(), std::size_t{12});
            const Vec3 middle = 0.5 * (bone.head + bone.tail);
            for (const auto& face : drawn.faces) {
                const Vec3 normal = (face[1] - face[0]).cross(face[2] - face[0]);
                QVERIFY2(normal.dot(face[0] - middle) > 0.0, "faces look outward");
            }
        }
    }

    void noBonesLeadToJointsOfHandles() {
        Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(3, 0, 0)});
        skeleton.joints.back().added = true;
        const std::vector<Transform> joints = modelFromJoints(skeleton, Pose::bindPose(skeleton));
        const std::vector<BoneShape> bones = boneShapes(skeleton, joints, 3.0);
        QCOMPARE(bones.size(), std::size_t{2});
        QCOMPARE(bones[1].child, kNone); // it ends as if there were no handle below it
    }

    void labelsNeverOverlap() {
        std::vector<Label> labels;
        for (int i = 0; i < 60; ++i) {
            labels.push_back(
                {100.0 + 7.0 * (i % 10), 100.0 + 5.0 * (i / 10), 40.0, 14.0, static_cast<double>(i)});
        }
        const std::vector<PlacedLabel> placed = placeLabels(labels, 400.0, 300.0);
        QVERIFY(placed.size() > 4 && placed.size() < labels.size());
        for (std::size_t a = 0; a < placed.size(); ++a) {
            const QRectF first(placed[a].left, placed[a].top, 40.0, 14.0);
            QVERIFY(QRectF(0, 0, 400, 300).contains(first));
            for (std::size_t b = a + 1; b < placed.size(); ++b) {
                QVERIFY(!first.intersects(QRectF(placed[b].left, placed[b].top, 40.0, 14.0)));
            }
        }
    }

    void labelsStandOnTheSideThatIsWished() {
        Label label{200, 150, 60, 14, 1.0};
        QVERIFY(placeLabels({label}, 400.0, 300.0).at(0).left > 200.0);
        label.leftFirst = true;
        QVERIFY(placeLabels({label}, 400.0, 300.0).at(0).left < 140.0);
        label.x = 30; // no room there
        QVERIFY(placeLabels({label}, 400.0, 300.0).at(0).left > 30.0);
    }

    void aLineLeadsToALabelThatStandsApart() {
        Label label{200, 150, 60, 14, 1.0};
        QVERIFY(!leaderOf(label, placeLabels({label}, 400.0, 300.0).at(0)));
        label.gap = 80.0;
        const PlacedLabel placed = placeLabels({label}, 400.0, 300.0).at(0);
        const std::optional<LabelLeader> leader = leaderOf(label, placed);
        QVERIFY(leader.has_value());
        QCOMPARE(leader->toX, placed.left);
        QCOMPARE(leader->toY, 150.0);
        QVERIFY(leader->fromX > 200.0 && leader->fromX < 210.0 && leader->fromY == 150.0);
        label.leftFirst = true;
        const PlacedLabel other = placeLabels({label}, 400.0, 300.0).at(0);
        QCOMPARE(leaderOf(label, other)->toX, other.left + 60.0);
    }

    void importantLabelsComeFirst() {
        const std::vector<PlacedLabel> placed =
            placeLabels({{50, 50, 90, 90, 1.0}, {50, 50, 90, 90, 5.0}}, 160.0, 100.0);
        QCOMPARE(placed.size(), std::size_t{1});
        QCOMPARE(placed[0].label, std::size_t{1});
    }

    void layersComposeLikeLightOnPaper() {
        const Rgba red = rgba(255, 0, 0);
        const Rgba halfBlue = rgba(0, 0, 255, 128);
        QCOMPARE(composed(red, 0), red);
        QCOMPARE(composed(0, halfBlue), halfBlue);
        const Rgba both = composed(red, halfBlue);
        QCOMPARE(channel(both, 3), 255U);
        QVERIFY(std::abs(static_cast<int>(channel(both, 0)) - 127) <= 1);
        QVERIFY(std::abs(static_cast<int>(channel(both, 2)) - 128) <= 1);
    }

    void defectsAreFound() {
        // An open box (no lid) and one face turned round.
        Mesh mesh = test::box(Vec3::Zero(), Vec3::Ones());
        const auto sound = defectsOf(mesh);
        QVERIFY(sound);
        QCOMPARE(sound->counts, decltype(sound->counts){});
        std::reverse(mesh.corners.begin(), mesh.corners.begin() + 4);
        mesh.corners.resize(mesh.corners.size() - 4);
        mesh.polygonOffsets.pop_back();
        const auto broken = defectsOf(mesh);
        QVERIFY(broken);
        QCOMPARE(broken->count(DefectKind::Border), std::size_t{4});
        QCOMPARE(broken->count(DefectKind::Winding), std::size_t{1});
        QVERIFY(!broken->parts[0].faces.empty());
    }

    void changesAreFound() {
        const auto before = weightsWith(10000, {3});
        using List = std::vector<std::uint32_t>;
        QVERIFY(*changedVertices(before, before) == List());
        QVERIFY(*changedVertices(before, weightsWith(10000, {3})) == List());
        QVERIFY((*changedVertices(before, weightsWith(10000, {3, 4, 9999})) == List{4, 9999}));
        QVERIFY((*changedVertices(before, weightsWith(10000, {4096})) == List{3, 4096}));
        QVERIFY(*changedVertices(nullptr, nullptr) == List());
        QVERIFY(!changedVertices(before, nullptr) && !changedVertices(nullptr, before));
        QVERIFY(!changedVertices(before, weightsWith(10001, {3})));
    }

    void runsHoldAllThatIsDrawn() {
        std::vector<std::uint32_t> drawn; // each mesh vertex twice, as along a seam
        for (std::uint32_t v = 0; v < 1000; ++v) {
            drawn.push_back(v % 500);
        }
        QVERIFY(drawnRuns(drawn, {}).empty());
        using Runs = std::vector<VertexRun>;
        const std::array<std::uint32_t, 3> some{10, 12, 300};
        QVERIFY((drawnRuns(drawn, some) == Runs{{10, 3}, {300, 1}, {510, 3}, {800, 1}}));
        const std::array<std::uint32_t, 1> last{499};
        QVERIFY((drawnRuns(drawn, last) == Runs{{499, 1}, {999, 1}}));
        const std::array<std::uint32_t, 1> none{5000};
        QVERIFY(drawnRuns(drawn, none).empty());
    }
};

SINEW_TEST(TestViewGeometry, QCoreApplication)

} // namespace testViewGeometry

#include "TestViewGeometry.moc"
