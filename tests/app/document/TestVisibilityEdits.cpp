#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/project/RestoreProject.h"
#include "app/view/pick/PosedPicker.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

namespace testVisibilityEdits {

using namespace sinew;

namespace {

/// A limb within a box that hides it: parts 0 and 1, and a ball far off.
Scene limbInABox() {
    Scene scene = test::limb();
    Mesh box = test::box(Vec3(-3, -1, -1), Vec3(3, 1, 1));
    box.name = "box";
    Mesh ball = test::sphere(Vec3(0, 8, 0), 0.5, 8);
    ball.name = "ball";
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(box)), nullptr, kNone});
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(ball)), nullptr, kNone});
    return scene;
}

OrbitCamera camera() {
    OrbitCamera camera;
    camera.setViewport(800, 600);
    camera.setStandardView(StandardView::Front);
    Aabb box;
    box.add(Vec3(-3.0, -1.0, -1.0));
    box.add(Vec3(3.0, 1.0, 1.0));
    camera.setSceneBox(box);
    camera.frame(box);
    return camera;
}

} // namespace

class TestVisibilityEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachIsOneStep() {
        Document document;
        document.reset(stateOfScene(limbInABox(), {}));
        const DocumentState before = document.state();
        hidePart(document, 1);
        QVERIFY(isHidden(document.state(), 1) && !isHidden(document.state(), 0));
        QVERIFY(document.modified());
        QCOMPARE(document.undoStack().undoText(), QString("Hide Part"));
        hidePart(document, 1);
        QCOMPARE(document.undoStack().count(), 1);
        hidePart(document, 2);
        QCOMPARE(hiddenPartsText(document.state()), QString("2 of 3 parts hidden"));
        showPart(document, 2);
        QCOMPARE(hiddenCount(document.state()), std::size_t{1});
        showAllParts(document);
        QVERIFY(document.state() == before);
        QVERIFY(hiddenPartsText(document.state()).isEmpty());
        document.undoStack().undo();
        QVERIFY(isHidden(document.state(), 1));
        document.undoStack().setIndex(0);
        QVERIFY(document.state() == before && !document.modified());
    }

    void isolatingTwiceShowsAll() {
        Document document;
        document.reset(stateOfScene(limbInABox(), {}));
        hidePart(document, 0);
        isolatePart(document, 0);
        QVERIFY(!isHidden(document.state(), 0) && isHidden(document.state(), 1) &&
                isHidden(document.state(), 2));
        QVERIFY(isIsolated(document.state(), 0) && !isIsolated(document.state(), 1));
        isolatePart(document, 0);
        QCOMPARE(hiddenCount(document.state()), std::size_t{0});
        document.undoStack().undo();
        QVERIFY(isIsolated(document.state(), 0));
    }

    void whatWasSelectedGoes() {
        Document document;
        document.reset(stateOfScene(limbInABox(), {}));
        selectAllVertices(document);
        setSelection(document, {1, 1, VertexId{1, 3}});
        hidePart(document, 1);
        const DocumentState& state = document.state();
        QCOMPARE(state.selection.joint, 1);
        QCOMPARE(state.selection.part, kNone);
        QVERIFY(!state.selection.vertex);
        QCOMPARE(state.selected->count(1), std::size_t{0});
        QCOMPARE(state.selected->count(0), state.selected->vertexCount(0));
        isolatePart(document, 1);
        QVERIFY(state.selected == nullptr);
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(state.selection.part, 1);
        QCOMPARE(state.selected->count(1), state.selected->vertexCount(1));
    }

    void hiddenVerticesAreNotSelected() {
        Document document;
        document.reset(stateOfScene(limbInABox(), {}));
        hidePart(document, 0);
        selectAllVertices(document);
        QCOMPARE(document.state().selected->count(0), std::size_t{0});
        QCOMPARE(document.state().selected->count(1), document.state().selected->vertexCount(1));
        invertSelectedVertices(document);
        QVERIFY(document.state().selected == nullptr);
        selectPartVertices(document, 0, SelectMode::Replace);
        QVERIFY(document.state().selected == nullptr);
    }

    void hiddenPartsAreNotInTheWayOfPicks() {
        Document document;
        document.reset(stateOfScene(limbInABox(), {}));
        PosedMesh posed(document);
        VertexPicker vertices(document, posed);
        const OrbitCamera eye = camera();
        const auto nearest = [&] {
            return vertices.vertices(eye, false).nearest(eye.onScreen(Vec3(0, 0, 0.4)), 60.0);
        };
        const auto surface = [&] {
            const SurfacePicker picker(*document.state().scene, document.state().hidden);
            const Eigen::Vector2d at = eye.onScreen(Vec3(0.1, 0.1, 0));
            return picker.pick(eye.ray(at.x(), at.y()));
        };
        QCOMPARE(surface()->vertex.part, 1U);
        QVERIFY(!nearest() || nearest()->part == 1);
        hidePart(document, 1);
        QCOMPARE(surface()->vertex.part, 0U);
        QCOMPARE(nearest()->part, std::size_t{0});
        isolatePart(document, 2);
        QVERIFY(!surface());
        QVERIFY(!nearest());
        QVERIFY(!vertices.vertices(eye, true).nearest(eye.onScreen(Vec3::Zero()), 60.0));
    }

    void anotherSkeletonKeepsThem() {
        Document document;
        document.reset(stateOfScene(limbInABox(), {}));
        hidePart(document, 1);
        Scene other = *document.state().scene;
        other.skeleton = test::chain({Vec3(-1, 0, 0), Vec3(1, 0, 0)});
        setSkeleton(document, other, {});
        QVERIFY(isHidden(document.state(), 1));
        document.change(
            "Other", [](DocumentState& state) { state.scene = std::make_shared<const Scene>(test::limb()); });
        QCOMPARE(hiddenCount(document.state()), std::size_t{0});
    }

    void projectsKeepThem() {
        const QTemporaryDir folder;
        Progress progress;
        const std::string file = folder.filePath("three.glb").toStdString();
        QVERIFY(exportScene(limbInABox(), file, {}, progress));
        Document document;
        document.reset(*readCharacter(file, progress));
        const std::string plain = projectText(projectOf(document.state(), {}), folder.path().toStdString());
        QVERIFY(plain.find("hiddenParts") == std::string::npos); // older releases go on reading such
        hidePart(document, 2);
        const std::filesystem::path saved = folder.filePath("a.sinew").toStdString();
        QVERIFY(writeProject(projectOf(document.state(), {}), saved));
        const auto project = readProject(saved);
        QVERIFY(project.has_value());
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored && restored->state.hidden == document.state().hidden);
    }

    void renamedPartsAreFoundByName() {
        const QTemporaryDir folder;
        Progress progress;
        const std::string file = folder.filePath("three.glb").toStdString();
        QVERIFY(exportScene(limbInABox(), file, {}, progress));
        ProjectFile project = projectOf(*readCharacter(file, progress), {});
        project.hidden = {{0, "ball"}, {1, "was renamed"}, {7, "gone"}};
        const auto restored = restoreProject(project, {}, progress);
        QVERIFY(restored.has_value());
        QCOMPARE(restored->state.hidden, (std::vector<bool>{false, false, true}));
        project.hidden = {{7, "gone"}};
        const auto none = restoreProject(project, {}, progress);
        QVERIFY(none && none->state.hidden.empty());
    }

    /// A hidden part is bound like all others.
    void bindsTakeThem() {
        Document document;
        document.reset(stateOfScene(limbInABox(), {}));
        BindSettings settings = document.state().settings;
        settings.resolution = 32;
        settings.automatic = false;
        setBindSettings(document, settings);
        const DocumentState whole = test::boundState(document.state());
        hidePart(document, 1);
        const DocumentState bound = test::boundState(document.state());
        for (std::size_t part = 0; part < 3; ++part) {
            QVERIFY(*(*bound.weights)[part] == *(*whole.weights)[part]);
            QCOMPARE(bound.boundScene().parts[part].weights, (*bound.weights)[part]);
        }
    }
};

SINEW_TEST(TestVisibilityEdits, QGuiApplication)

} // namespace testVisibilityEdits

#include "TestVisibilityEdits.moc"
