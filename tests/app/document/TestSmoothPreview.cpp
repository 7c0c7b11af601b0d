#include "app/document/edits/Edits.h"
#include "app/document/edits/SubdivisionEdits.h"
#include "app/jobs/SurfaceMaker.h"
#include "app/project/RestoreProject.h"
#include "app/render/Rendering.h"
#include "app/view/pick/SurfacePicker.h"
#include "app/view/surface/SkinData.h"
#include "app/view/surface/SurfaceColors.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace testSmoothPreview {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::array<std::size_t, 1> kFirst{0};

/// A bound limb whose surfaces are made as in a window.
struct Bench {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    SurfaceMaker maker{document, posed, pool};

    Bench() {
        openLimb(document);
        bindNow(document);
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(maker.settled(), kPatience); }
    void smooth(int level) {
        setSubdivisionLevel(document, kFirst, level);
        settle();
    }
    void bend(double angle) {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ()));
        setJointPose(document, 1, pose);
    }
    const Mesh& mesh() const { return *document.state().scene->parts[0].mesh; }
};

} // namespace

class TestSmoothPreview : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPreviewIsAStepAndCanBeUndone() {
        Bench bench;
        Document& document = bench.document;
        const int before = document.undoStack().count();
        QVERIFY(!isSmoothPreview(document.state()));
        QVERIFY(bench.posed.surfaces() == nullptr);
        setSmoothPreview(document, previewedParts(document.state()), true);
        bench.settle();
        QCOMPARE(document.undoStack().count(), before + 1);
        QVERIFY(isSmoothPreview(document.state()));
        QVERIFY(bench.posed.surface(0) != nullptr);
        setSubdivisionLevel(document, kFirst, 3);
        QCOMPARE(subdivisionOf(document.state())[0].level, 3);
        setSmoothPreview(document, kFirst, false); // keeps the level for later
        QCOMPARE(subdivisionOf(document.state())[0].level, 3);
        bench.settle();
        QVERIFY(bench.posed.surfaces() == nullptr);
        document.undoStack().setIndex(before);
        bench.settle();
        QVERIFY(document.state().subdivision.empty());
        QVERIFY(bench.posed.surfaces() == nullptr);
    }

    void thereAndBackIsNoChange() {
        Bench bench;
        const DocumentState before = bench.document.state();
        setSubdivisionLevel(bench.document, kFirst, 2);
        setSubdivisionScheme(bench.document, kFirst, SubdivisionScheme::Loop);
        setSubdivisionScheme(bench.document, kFirst, SubdivisionScheme::CatmullClark);
        setSmoothPreview(bench.document, kFirst, false);
        QVERIFY(bench.document.state() == before);
    }

    void thePosedSurfaceIsThePosedCageSubdivided() {
        Bench bench;
        bench.smooth(2);
        for (const double angle : {0.0, 0.7, 1.9}) {
            bench.bend(angle);
            Mesh cage = bench.mesh();
            cage.vertices = bench.posed.vertices(0);
            Progress progress;
            const SubdividedMesh anew = *subdivided(cage, SubdivisionScheme::CatmullClark, 2, progress);
            const std::vector<Vec3>& shown = bench.posed.shownVertices(0);
            QCOMPARE(shown.size(), anew.mesh.vertexCount());
            for (std::size_t v = 0; v < shown.size(); ++v) {
                QVERIFY((shown[v] - anew.mesh.vertices[v]).norm() < 1e-12);
            }
            QCOMPARE(bench.posed.shownNormals(0).size(), bench.posed.shownMesh(0).cornerCount());
            QCOMPARE(bench.posed.seenVertices(0).size(), cage.vertexCount());
            QVERIFY(bench.posed.seenVertices(0)[3] == shown[3]);
        }
    }

    void theSurfaceIsDrawnWithTheCagesEdges() {
        Bench bench;
        bench.smooth(1);
        const Scene& scene = *bench.document.state().scene;
        const DrawSurface cage = makeDrawSurface(scene);
        const DrawSurface drawn = makeDrawSurface(scene, nullptr, bench.posed.surfaces().get());
        QCOMPARE(drawn.triangles.size(), 2 * 3 * bench.mesh().cornerCount()); // a quad for every corner
        QCOMPARE(drawn.edges.size(), 2 * cage.edges.size());                  // each in two pieces
        QCOMPARE(drawn.ranges.size(), cage.ranges.size());
        HiddenFaces hidden;
        hidden.faces = {std::vector<bool>(bench.mesh().polygonCount(), true)};
        hidden.faces[0][0] = false;
        const DrawSurface one = makeDrawSurface(scene, &hidden, bench.posed.surfaces().get());
        QCOMPARE(one.triangles.size(), 2 * 3 * bench.mesh().polygon(0).size());
    }

    void colorsAreMixedAsVerticesAre() {
        Stencils stencils;
        StencilRow row;
        row.add(0, 0.25);
        row.add(1, 0.75);
        row.appendTo(stencils);
        row.clear();
        row.add(2, 1.0);
        row.appendTo(stencils);
        const std::vector<Rgba> cage{rgba(0, 0, 200), rgba(100, 40, 0), rgba(9, 8, 7, 0)};
        QVERIFY(stencilledColors(stencils, cage)[0] == rgba(75, 30, 50));
        QCOMPARE(channel(stencilledColors(stencils, cage)[1], 3), 0U);
        QCOMPARE(stencilledLevels(stencils, std::vector{4.0F, 8.0F, -1.0F})[0], 7.0F);
        QCOMPARE(stencilledLevels(stencils, std::vector{4.0F, 8.0F, -1.0F})[1], -1.0F);
        QCOMPARE(stencilledLevels(stencils, std::vector{-1.0F, 8.0F, 2.0F})[0], -1.0F);
    }

    /// A brush touches the surface where it is seen and gets a place of the cage.
    void picksOnTheSurfaceNameTheCage() {
        Bench bench;
        bench.smooth(2);
        bench.bend(0.5);
        SurfacePicker picker(*bench.document.state().scene, {}, nullptr, bench.posed.surfaces().get());
        picker.setVertices(0, bench.posed.shownVertices(0));
        picker.setCage(0, bench.posed.vertices(0));
        picker.update();
        const std::vector<Triangle> triangles = triangulate(bench.mesh());
        const std::vector<Vec3>& cage = bench.posed.vertices(0);
        int hits = 0;
        for (const double x : {-0.8, -0.5, 0.0, 0.4, 0.8}) {
            const auto pick = picker.pick({Vec3(x, 0.02, 9.0), -Vec3::UnitZ()});
            if (!pick) {
                continue;
            }
            ++hits;
            QVERIFY(pick->triangle < triangles.size());
            const Triangle& at = triangles[pick->triangle];
            QVERIFY(std::ranges::find(at, pick->vertex.vertex) != at.end());
            QVERIFY(std::abs(pick->barycentric.sum() - 1.0) < 1e-9);
            const Vec3 place = pick->barycentric.x() * cage[at[0]] + pick->barycentric.y() * cage[at[1]] +
                               pick->barycentric.z() * cage[at[2]];
            QVERIFY((place - pick->position).norm() < 0.2);
        }
        QVERIFY(hits >= 3);
    }

    void picturesShowTheSurface() {
        Bench bench;
        bench.smooth(1);
        const Shot shot = shotOf(bench.posed, bench.document.state(), ViewSettings(), OrbitCamera());
        QCOMPARE(shot.scene->parts[0].mesh->polygonCount(), bench.mesh().cornerCount());
        QCOMPARE(shot.scene->parts[0].weights->vertexCount(), shot.scene->parts[0].mesh->vertexCount());
    }

    void anotherMeshLosesTheSurfaceAndASkeletonEditDoesNot() {
        Bench bench;
        bench.smooth(1);
        const auto before = bench.posed.surfaces();
        bench.document.change("skeleton", [](DocumentState& state) {
            Scene scene = *state.scene;
            scene.skeleton.joints[1].name = "renamed";
            state.scene = std::make_shared<const Scene>(std::move(scene));
        });
        QVERIFY(bench.posed.surfaces() == before);
        bench.settle();
        QVERIFY(bench.posed.surface(0) == (*before)[0].surface.get());
        bench.document.change("mesh", [](DocumentState& state) {
            Scene scene = *state.scene;
            scene.parts[0].mesh = std::make_shared<const Mesh>(*scene.parts[0].mesh);
            state.scene = std::make_shared<const Scene>(std::move(scene));
        });
        QVERIFY(bench.posed.surfaces() == nullptr);
        QVERIFY(bench.document.state().subdivision.empty());
    }

    void filesOpenAsSmoothAsTheySay() {
        Document document;
        Scene scene = test::limb();
        const SubdivisionChoice choice{true, 1, SubdivisionScheme::CatmullClark};
        document.reset(stateOfScene(withChoices(std::move(scene), std::vector{choice}), {}));
        PosedMesh posed(document);
        TaskPool pool;
        const SurfaceMaker maker(document, posed, pool);
        QTRY_VERIFY_WITH_TIMEOUT(maker.settled(), kPatience);
        QVERIFY(isSmoothPreview(document.state()));
        QVERIFY(posed.surface(0) != nullptr);
    }

    void projectsAndExportsKeepThem() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("limb.fbx").toStdString();
        Progress progress;
        QVERIFY(exportScene(test::limb(), file, {}, progress));
        Document document;
        document.reset(*readCharacter(file, progress));
        setSubdivisionLevel(document, kFirst, 3);
        setSubdivisionScheme(document, kFirst, SubdivisionScheme::Loop);
        const std::string name = folder.filePath("limb.sinew").toStdString();
        QVERIFY(writeProject(projectOf(document.state(), {}), name));
        const auto project = readProject(name);
        QVERIFY(project.has_value());
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored.has_value());
        QVERIFY(restored->state.subdivision == document.state().subdivision);
        QVERIFY(fileChoices(document.state().boundScene())[0] == document.state().subdivision[0]);

        setSmoothPreview(document, kFirst, false); // what the file says needs no words
        setSubdivisionScheme(document, kFirst, SubdivisionScheme::CatmullClark);
        setSubdivisionLevel(document, kFirst, 2);
        setSmoothPreview(document, kFirst, false);
        QVERIFY(projectOf(document.state(), {}).subdivision.empty());
    }

    void brokenLevelsInProjectsAreRefused() {
        using Json = nlohmann::ordered_json;
        const auto read = [](const Json& parts) { return readSubdivisionJson(parts, "a.sinew").has_value(); };
        const Json good{{"part", 0}, {"name", "a"}, {"smooth", true}, {"level", 2}, {"scheme", "loop"}};
        QVERIFY(read(Json::array({good})));
        for (const auto& [key, value] :
             {std::pair("level", Json(9)), std::pair("scheme", Json("square")), std::pair("part", Json(-1)),
              std::pair("smooth", Json(3)), std::pair("name", Json(3)), std::pair("other", Json(3))}) {
            Json bad = good;
            bad[key] = value;
            QVERIFY2(!read(Json::array({bad})), key);
        }
        QVERIFY(!read(good));
        QVERIFY(!read(Json::array({3})));
    }
};

SINEW_TEST(TestSmoothPreview, QCoreApplication)

} // namespace testSmoothPreview

#include "TestSmoothPreview.moc"
