#include "app/document/ViewState.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/project/RestoreProject.h"
#include "app/view/pick/PosedPicker.h"
#include "app/view/surface/SkinData.h"
#include "core/io/ExportScene.h"
#include "core/skeleton/edit/JointEdits.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/support/Runner.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

namespace testHideEdits {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb within a box that hides it, and a ball far off.
Scene limbBoxAndBall() {
    Scene scene = test::limb();
    Mesh box = test::box(Vec3(-3, -1, -1), Vec3(3, 1, 1));
    box.name = "box";
    Mesh ball = test::sphere(Vec3(0, 8, 0), 0.5, 8);
    ball.name = "ball";
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(box)), nullptr, kNone});
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(ball)), nullptr, kNone});
    return scene;
}

/// The vertices of the first part on the side of +X.
VertexSet rightHalf(const Document& document) {
    VertexSet half = noVertices(document.state());
    const std::vector<Vec3>& positions = document.state().scene->parts[0].mesh->vertices;
    for (std::size_t vertex = 0; vertex < positions.size(); ++vertex) {
        half.set(0, vertex, positions[vertex].x() > 0.0);
    }
    return half;
}

} // namespace

class TestHideEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ghostsAreOneStepAndStaySelected() {
        Document document;
        document.reset(stateOfScene(limbBoxAndBall(), {}));
        const std::vector<std::size_t> both{0, 1};
        selectParts(document, both, 1);
        const DocumentState before = document.state();
        ghostParts(document, both);
        QVERIFY(isGhosted(document.state(), 0) && isGhosted(document.state(), 1));
        QVERIFY(!isHidden(document.state(), 1) && !isReachable(document.state(), std::size_t{1}));
        QCOMPARE(document.undoStack().undoText(), QString("Ghost Parts"));
        QCOMPARE(selectedParts(document.state()), both);
        QCOMPARE(hiddenPartsText(document.state()), QString("2 of 3 parts ghosted"));
        ghostParts(document, both);
        QVERIFY(document.state() == before);
        document.undoStack().undo();
        // Hidden and ghosted exclude one another.
        hideParts(document, std::vector<std::size_t>{1});
        QVERIFY(isHidden(document.state(), 1) && !isGhosted(document.state(), 1));
        ghostParts(document, std::vector<std::size_t>{1});
        QVERIFY(!isHidden(document.state(), 1) && isGhosted(document.state(), 1));
        document.undoStack().undo();
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY(document.state() == before);
    }

    void ghostedPartsAreNeitherPickedNorSelected() {
        Document document;
        document.reset(stateOfScene(limbBoxAndBall(), {}));
        PosedMesh posed(document);
        ViewState view;
        PosedPicker picker(document, posed, view);
        OrbitCamera eye;
        eye.setViewport(800, 600);
        eye.setStandardView(StandardView::Front);
        eye.setSceneBox(bounds(*document.state().scene));
        eye.frame(bounds(*document.state().scene));
        const Eigen::Vector2d at = eye.onScreen(Vec3(0.1, 0.1, 0.0));
        QCOMPARE(picker.surface(eye, at.x(), at.y())->vertex.part, 1U);
        selectAllVertices(document);
        ghostParts(document, std::vector<std::size_t>{1});
        QCOMPARE(document.state().selected->count(1), std::size_t{0});
        QCOMPARE(picker.surface(eye, at.x(), at.y())->vertex.part, 0U);
        selectAllVertices(document);
        QCOMPARE(document.state().selected->count(1), std::size_t{0});
        document.undoStack().undo();
        QCOMPARE(picker.surface(eye, at.x(), at.y())->vertex.part, 1U);
    }

    void othersAreGhosted() {
        Document document;
        document.reset(stateOfScene(limbBoxAndBall(), {}));
        hidePart(document, 2);
        const DocumentState before = document.state();
        ghostOtherParts(document, std::vector<std::size_t>{0});
        QVERIFY(isReachable(document.state(), std::size_t{0}) && isGhosted(document.state(), 1));
        QVERIFY(isHidden(document.state(), 2)); // what is hidden stays so
        ghostOtherParts(document, std::vector<std::size_t>{0});
        QVERIFY(!anyHidden(document.state()));
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY(document.state() == before);
    }

    void hiddenJointsAreNotShown() {
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        const DocumentState before = document.state();
        selectJoints(document, std::vector<std::int32_t>{0, 1}, 1);
        const std::vector<std::int32_t> hidden{1};
        hideJoints(document, hidden);
        QVERIFY(isJointHidden(document.state(), 1) && !isJointHidden(document.state(), 0));
        QCOMPARE(selectedJoints(document.state()), (std::vector<std::int32_t>{0}));
        QCOMPARE(hiddenPartsText(document.state()), QString("1 of 3 joints hidden"));
        const std::vector<bool> shown = shownJoints(document.state(), JointsShown::All);
        QVERIFY(isShown(shown, 0) && !isShown(shown, 1) && isShown(shown, 2));
        showJoints(document, hidden);
        QVERIFY(shownJoints(document.state(), JointsShown::All).empty());
        document.undoStack().setIndex(0);
        QVERIFY(document.state() == before);
    }

    void jointsAreIsolated() {
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        const std::vector<std::int32_t> one{1};
        isolateJoints(document, one);
        QCOMPARE(hiddenJointCount(document.state()), std::size_t{2});
        QCOMPARE(hiddenJointNames(document.state()).size(), std::size_t{2});
        isolateJoints(document, one);
        QVERIFY(document.state().hiddenJoints.empty());
    }

    /// Joints get other numbers; those that were hidden are the same ones.
    void editsOfTheSkeletonKeepJointsHidden() {
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        hideJoints(document, std::vector<std::int32_t>{2});
        const std::vector<std::string> names = hiddenJointNames(document.state());
        const auto steps = insertJoint(document.state().scene->skeleton, 1);
        QVERIFY(steps && editSkeleton(document, *steps, "Insert"));
        QCOMPARE(document.state().scene->skeleton.size(), std::size_t{4});
        QCOMPARE(hiddenJointNames(document.state()), names);
    }

    void projectsKeepGhostsAndJoints() {
        const QTemporaryDir folder;
        Progress progress;
        const std::string file = folder.filePath("three.glb").toStdString();
        QVERIFY(exportScene(limbBoxAndBall(), file, {}, progress));
        Document document;
        document.reset(*readCharacter(file, progress));
        const std::string plain = projectText(projectOf(document.state(), {}), folder.path().toStdString());
        QVERIFY(plain.find("ghosted") == std::string::npos &&
                plain.find("hiddenJoints") == std::string::npos);
        ghostParts(document, std::vector<std::size_t>{2});
        hideJoints(document, std::vector<std::int32_t>{1});
        const std::filesystem::path saved = folder.filePath("a.sinew").toStdString();
        QVERIFY(writeProject(projectOf(document.state(), {}), saved));
        const auto project = readProject(saved);
        QVERIFY(project.has_value());
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored && restored->state.ghosted == document.state().ghosted);
        QCOMPARE(restored->state.hiddenJoints, document.state().hiddenJoints);
        QVERIFY(restored->state.hidden.empty());
    }

    void facesAreHidden() {
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        const DocumentState before = document.state();
        const VertexSet half = rightHalf(document);
        const DrawSurface whole = makeDrawSurface(*document.state().scene);
        setSelectedVertices(document, half, "Pick");
        hideFaces(document, half);
        const DocumentState& state = document.state();
        const std::size_t hidden = hiddenFaceCount(state);
        QVERIFY(hidden > 0 && hidden < state.scene->parts[0].mesh->polygonCount());
        // Vertices at the rim have faces that are seen, and are still worked on.
        QVERIFY(state.selected && state.selected->count() < half.count());
        for (const std::uint32_t vertex : state.selected->indices(0)) {
            QVERIFY(isReachable(state, VertexId{0, vertex}));
        }
        const DrawSurface rest = makeDrawSurface(*state.scene, state.hiddenFaces.get());
        QCOMPARE(rest.vertexCount(), whole.vertexCount());
        QVERIFY(rest.triangles.size() < whole.triangles.size() && rest.edges.size() < whole.edges.size());
        QVERIFY(whole.ranges[0].closed && !rest.ranges[0].closed);
        const SurfacePicker all(*state.scene);
        const SurfacePicker left(*state.scene, {}, state.hiddenFaces.get());
        const Ray through{Vec3(0.6, 0.0, 5.0), -Vec3::UnitZ()};
        const Ray beside{Vec3(-0.6, 0.0, 5.0), -Vec3::UnitZ()};
        QVERIFY(all.pick(through) && !left.pick(through));
        QCOMPARE(left.pick(beside)->triangle, all.pick(beside)->triangle); // brushes count triangles
        QVERIFY(hiddenPartsText(state).endsWith("faces hidden"));
        hideFaces(document, half);
        QCOMPARE(hiddenFaceCount(state), hidden);
        document.undoStack().undo();
        QVERIFY(!state.hiddenFaces && state.selected->count() == half.count());
        document.undoStack().setIndex(0);
        QVERIFY(state == before);
    }

    void facesAreIsolated() {
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        const VertexSet half = rightHalf(document);
        isolateFaces(document, half);
        const SurfacePicker picker(*document.state().scene, {}, document.state().hiddenFaces.get());
        QVERIFY(picker.pick({Vec3(0.6, 0.0, 5.0), -Vec3::UnitZ()}));
        QVERIFY(!picker.pick({Vec3(-0.6, 0.0, 5.0), -Vec3::UnitZ()}));
        isolateFaces(document, half);
        QVERIFY(!document.state().hiddenFaces);
        isolateFaces(document, half);
        document.change("Other", [](DocumentState& state) {
            state.scene = std::make_shared<const Scene>(limbBoxAndBall());
        });
        QVERIFY(!document.state().hiddenFaces); // they were of other meshes
    }

    void brushesSkipHiddenFaces() {
        Document document;
        openBound(document);
        hideFaces(document, rightHalf(document));
        const SkinWeights before = weightsOf(document);
        PosedMesh posed(document);
        BrushStroke stroke(document, posed);
        PaintOptions options = replaceBy(1.0F);
        options.overSurface = false;
        QVERIFY(stroke.begin(options, StrokeKind::Plain));
        QVERIFY(stroke.dab(dabNear(document, Vec3(0.0, 0.25, 0.0), 3.0))); // reaches everything
        stroke.end();
        std::size_t changed = 0;
        for (const VertexId at : allVertices(document)) {
            const auto now = weightsOf(document).at(at.vertex);
            const bool same = std::ranges::equal(now, before.at(at.vertex));
            QVERIFY(same || isReachable(document.state(), at));
            changed += same ? 0 : 1;
        }
        QVERIFY(changed > 0);
        QVERIFY(std::ranges::any_of(allVertices(document),
                                    [&](VertexId at) { return !isReachable(document.state(), at); }));
    }

    void brushesSkipGhosts() {
        Document document;
        openBound(document);
        PosedMesh posed(document);
        ghostParts(document, std::vector<std::size_t>{0});
        const SkinWeights before = weightsOf(document);
        BrushStroke stroke(document, posed);
        if (stroke.begin(replaceBy(1.0F), StrokeKind::Plain)) {
            (void)stroke.dab(dabOn(0, 3.0));
        }
        stroke.end();
        QVERIFY(weightsOf(document) == before);
        showEverything(document);
        BrushStroke again(document, posed);
        QVERIFY(again.begin(replaceBy(1.0F), StrokeKind::Plain) && again.dab(dabOn(0, 3.0)));
        again.end();
        QVERIFY(!(weightsOf(document) == before));
    }

    void allIsShownInOneStep() {
        Document document;
        document.reset(stateOfScene(limbBoxAndBall(), {}));
        const DocumentState before = document.state();
        QVERIFY(!anyHidden(before));
        hideFaces(document, rightHalf(document));
        hidePart(document, 1);
        ghostParts(document, std::vector<std::size_t>{2});
        hideJoints(document, std::vector<std::int32_t>{0});
        const DocumentState hidden = document.state();
        QVERIFY(anyHidden(hidden));
        showEverything(document);
        QVERIFY(document.state() == before);
        QCOMPARE(document.undoStack().undoText(), QString("Show All"));
        document.undoStack().undo();
        QVERIFY(document.state() == hidden);
    }
};

SINEW_TEST(TestHideEdits, QGuiApplication)

} // namespace testHideEdits

#include "TestHideEdits.moc"
