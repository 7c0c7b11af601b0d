#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/document/regions/AreaHandles.h"
#include "app/document/regions/RegionEdits.h"
#include "app/posing/PoseEdits.h"
#include "app/posing/PseudoEdgeEdits.h"
#include "app/project/RestoreProject.h"
#include "app/recipe/Recipe.h"
#include "app/view/PseudoEdgeShapes.h"
#include "core/bind/settings/PartPlan.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>

namespace testPseudoEdgeEdits {

using namespace sinew;

namespace {

/// A limb, and two point handles of their own above it.
std::unique_ptr<Document> documentWithHandles() {
    auto document = std::make_unique<Document>();
    document->reset(stateOfScene(test::limb(), {}));
    for (const double x : {-0.5, 0.5}) {
        addHandle(*document, newJointAt(document->state(), Vec3(x, 0.2, 0)));
    }
    return document;
}

Pose moved(const DocumentState& state, std::size_t joint, const Vec3& offset) {
    Pose pose = state.pose;
    pose.joints[joint].translation += offset;
    return pose;
}

/// A sheet, so that the character is flat, with a joint in the middle and three around.
Scene flatScene() {
    Mesh mesh;
    mesh.vertices = {Vec3(-2, -2, 0), Vec3(2, -2, 0), Vec3(2, 2, 0), Vec3(-2, 2, 0)};
    mesh.addPolygon(std::array{0U, 1U, 2U, 3U});
    Skeleton skeleton;
    for (const auto& [name, x, y] : {std::tuple("middle", 0.0, 0.0), std::tuple("right", 1.0, 0.0),
                                     std::tuple("top", 0.0, 1.0), std::tuple("left", -1.0, 0.0)}) {
        test::addJoint(skeleton, name, kNone, Vec3(x, y, 0));
    }
    return test::scene(std::move(mesh), std::move(skeleton));
}

double degreesAboutZ(const Quat& turn) {
    return 360.0 / std::numbers::pi * std::atan2(turn.z(), turn.w());
}

} // namespace

class TestPseudoEdgeEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = documentWithHandles();
        QCOMPARE(skeleton().size(), std::size_t{5});
        QVERIFY(edges().empty());
    }

    void selectedJointsAreConnected() {
        QVERIFY(edgesToConnect(state()).empty());
        selectJoint(*m_document, 3);
        QVERIFY(edgesToConnect(state()).empty()); // one alone
        select({1, 3, 4}, 3);
        const int steps = m_document->undoStack().count();
        connectSelectedJoints(*m_document);
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        QVERIFY((edges() == PseudoEdges{{name(3), name(1)}, {name(3), name(4)}}));
        QVERIFY(edgesToConnect(state()).empty());
        connectSelectedJoints(*m_document); // which are connected already
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        m_document->undoStack().undo();
        QVERIFY(edges().empty() && state().pseudoEdges == nullptr);
        m_document->undoStack().redo();
        QCOMPARE(edges().size(), std::size_t{2});
    }

    void edgesAreRemoved() {
        connect({3, 4}, 3);
        connect({3, 1}, 3);
        select({1, 4}, 1); // no edge between these
        QVERIFY(edgesToRemove(state()).empty());
        select({3, 4}, 4);
        removeSelectedEdges(*m_document);
        QVERIFY((edges() == PseudoEdges{{name(3), name(1)}}));
        connect({3, 4}, 3);
        selectJoint(*m_document, 3); // all of its own
        QCOMPARE(edgesToRemove(state()).size(), std::size_t{2});
        removeSelectedEdges(*m_document);
        QVERIFY(state().pseudoEdges == nullptr);
        m_document->undoStack().undo();
        QCOMPARE(edges().size(), std::size_t{2});
    }

    /// Neither settings nor weights nor the bind change by a byte.
    void weightsStayAsTheyAre() {
        test::bindNow(*m_document);
        const DocumentState before = state();
        connect({3, 4}, 3);
        QVERIFY(state().weights == before.weights && state().solved == before.solved);
        QVERIFY(state().field == before.field && state().settings == before.settings);
        QVERIFY(!state().stale());
        QVERIFY(difference(before, state()).testFlag(DocumentChange::Connections));
        test::bindNow(*m_document);
        for (std::size_t part = 0; part < before.weights->size(); ++part) {
            QVERIFY(*(*state().weights)[part] == *(*before.weights)[part]);
        }
    }

    void movedHandlesTurn() {
        connect({3, 4}, 3);
        const Pose to = moved(state(), 4, Vec3(-1, 1, 0)); // from beside the other to above it
        const Pose pose = movedAlongEdges(state(), state().pose, to);
        for (const std::size_t joint : {3U, 4U}) {
            QVERIFY(std::abs(degreesAboutZ(pose.joints[joint].rotation) - 90.0) < 1e-9);
        }
        QVERIFY(pose.joints[0] == to.joints[0] && pose.joints[4].translation == to.joints[4].translation);
        selectJoint(*m_document, 3);
        removeSelectedEdges(*m_document);
        QVERIFY(movedAlongEdges(state(), state().pose, to) == to);
    }

    void flatCharactersAverageSignedAngles() {
        m_document->reset(stateOfScene(flatScene(), {}));
        connect({0, 1, 2, 3}, 0);
        // One of three edges turns by 150 degrees: 50 in the plane, less as quaternions.
        const double angle = 150.0 / 180.0 * std::numbers::pi;
        const Pose to = moved(state(), 1, Vec3(std::cos(angle) - 1.0, std::sin(angle), 0));
        const Pose pose = movedAlongEdges(state(), state().pose, to);
        QVERIFY(std::abs(degreesAboutZ(pose.joints[0].rotation) - 50.0) < 1e-9);
        QVERIFY(std::abs(degreesAboutZ(pose.joints[1].rotation) - 150.0) < 1e-9);
        QVERIFY(pose.joints[2] == JointPose() || std::abs(degreesAboutZ(pose.joints[2].rotation)) < 1e-9);
    }

    /// Cages of flat characters too.
    void cagesOfFlatCharactersTurnBySignedAngles() {
        const Scene scene = flatScene();
        Cage cage;
        cage.name = "fan";
        cage.joints = {"middle", "right", "top", "left"};
        for (std::size_t j = 0; j < 4; ++j) {
            cage.vertices.push_back(scene.skeleton.position(j));
        }
        cage.edges = {{0, 1}, {0, 2}, {0, 3}};
        const double angle = 150.0 / 180.0 * std::numbers::pi;
        Pose to = Pose::bindPose(scene.skeleton);
        to.joints[1].translation = Vec3(std::cos(angle) - 1.0, std::sin(angle), 0);
        const Pose flat = withCageTurns(scene.skeleton, {cage}, to, Vec3(Vec3::UnitZ()));
        QVERIFY(std::abs(degreesAboutZ(flat.joints[0].rotation) - 50.0) < 1e-9);
        const Pose round = withCageTurns(scene.skeleton, {cage}, to);
        QVERIFY(std::abs(degreesAboutZ(round.joints[0].rotation) - 50.0) > 1.0);
    }

    void edgesFollowTheirJoints() {
        connect({3, 1}, 3);
        connect({3, 4}, 3);
        renameHandleJoint(*m_document, 0, "ear");
        QVERIFY((edges() == PseudoEdges{{"ear", name(1)}, {"ear", name(4)}}));
        SkeletonEdit rename;
        rename.kind = SkeletonEditKind::Rename;
        rename.joints = {EditedJoint{name(1)}};
        rename.joints[0].other = "elbow";
        QVERIFY(editSkeleton(*m_document, {rename}, "Rename").has_value());
        QVERIFY((edges() == PseudoEdges{{"ear", "elbow"}, {"ear", name(4)}}));
    }

    void edgesGoWithTheirJoints() {
        connect({3, 1}, 3);
        connect({3, 4}, 3);
        const PseudoEdges both = edges();
        removeHandle(*m_document, 1); // and its joint
        QVERIFY((edges() == PseudoEdges{{name(3), name(1)}}));
        m_document->undoStack().undo();
        QVERIFY(edges() == both);
        SkeletonEdit remove;
        remove.kind = SkeletonEditKind::Delete;
        remove.joints = {EditedJoint{name(1)}};
        QVERIFY(editSkeleton(*m_document, {remove}, "Delete").has_value());
        QCOMPARE(edges().size(), std::size_t{1});
        m_document->undoStack().undo();
        QVERIFY(edges() == both);
    }

    void recipesHoldThem() {
        Recipe recipe;
        QVERIFY(!recipeJson(recipe).contains("pseudoEdges"));
        recipe.pseudoEdges = {{"a", "b"}, {"b", "c d"}};
        recipe.bind.handles.resize(2);
        recipe.bind.handles[0].joint = "a";
        recipe.bind.handles[0].region = "belly";
        recipe.bind.handles[1].joint = "b";
        recipe.bind.handles[1].vertices =
            std::make_shared<const Painting>(Painting{{"Body", 12, {3, 7}, {1.0F, 1.0F}}});
        const auto read = recipeFromJson(recipeJson(recipe), "r.json");
        QVERIFY(read && *read == recipe);
        auto broken = recipeJson(recipe);
        broken["pseudoEdges"][0]["other"] = "a";
        const auto itself = recipeFromJson(broken, "r.json");
        QVERIFY(!itself && itself.error().code == ErrorCode::PseudoEdgeToItself);
        broken["pseudoEdges"][0].erase("other");
        QVERIFY(!recipeFromJson(broken, "r.json"));
        auto bare = recipeJson(recipe);
        bare["bind"]["handles"][0].erase("region");
        QVERIFY(!recipeFromJson(bare, "r.json"));
        bare["bind"]["handles"][0]["region"] = "";
        QVERIFY(!recipeFromJson(bare, "r.json"));
    }

    void projectsHoldThem() {
        QTemporaryDir folder;
        const std::string file = folder.filePath("limb.fbx").toStdString();
        Progress progress;
        QVERIFY(exportScene(test::limb(), file, ExportSettings(), progress).has_value());
        auto read = readCharacter(file, progress);
        QVERIFY(read.has_value());
        m_document->reset(std::move(*read));
        connect({0, 2}, 0);
        selectJoint(*m_document, 1);
        Region region;
        region.name = "patch";
        region.solid.reset();
        region.painting = std::make_shared<const Painting>(Painting{
            {partName(*state().scene, 0), state().scene->parts[0].mesh->vertexCount(), {1, 2}, {1, 1}}});
        QVERIFY(addRegion(*m_document, region));
        addHandle(*m_document, *regionHandleHere(state(), "patch"));
        const std::string project = folder.filePath("limb.sinew").toStdString();
        QVERIFY(writeProject(projectOf(state(), {}), project).has_value());
        const auto saved = readProject(project);
        QVERIFY(saved.has_value());
        const auto restored = restoreProject(*saved, {}, progress);
        QVERIFY(restored.has_value());
        QVERIFY(pseudoEdgesOf(restored->state) == edges() && edges().size() == 1);
        QVERIFY(restored->state.settings.handles == state().settings.handles);
    }

    void regionsBecomeHandles() {
        Region region;
        region.name = "patch";
        region.solid = Solid::sphere(Vec3(1, 0, 0), 0.4);
        QVERIFY(addRegion(*m_document, region));
        QVERIFY(!regionHandleHere(state(), "patch")); // for no joint
        selectJoint(*m_document, 1);
        QVERIFY(!regionHandleHere(state(), "other"));
        const auto handle = regionHandleHere(state(), "patch");
        QVERIFY(handle && handle->isArea() && handle->joint == name(1));
        addHandle(*m_document, *handle);
        QVERIFY(!regionHandleHere(state(), "patch")); // it is one
        QVERIFY(areaText(*handle).contains("patch"));
        const std::size_t row = state().settings.handles.size() - 1;
        changeHandle(*m_document, row, Solid::sphere(Vec3::Zero(), 1.0)); // it has no solid
        QVERIFY(state().settings.handles.back() == *handle);
        QVERIFY(renameRegion(*m_document, 0, "end"));
        QCOMPARE(state().settings.handles.back().region, std::string("end"));
        removeRegion(*m_document, 0); // and the handle with it
        QCOMPARE(state().settings.handles.size(), row);
        m_document->undoStack().undo();
        QCOMPARE(state().settings.handles.back().region, std::string("end"));
    }

    void selectedVerticesBecomeHandles() {
        selectJoint(*m_document, 1);
        QVERIFY(!verticesHandleHere(state()));
        selectPartVertices(*m_document, 0, SelectMode::Replace);
        const auto handle = verticesHandleHere(state());
        QVERIFY(handle && handle->isArea());
        const std::size_t count = state().scene->parts[0].mesh->vertexCount();
        QCOMPARE(handle->vertices->front().vertices.size(), count);
        QVERIFY(areaText(*handle).contains(QString::number(count)));
        addHandle(*m_document, *handle);
        test::bindNow(*m_document);
        for (std::size_t v = 0; v < count; ++v) {
            const auto influences = (*state().weights)[0]->at(v);
            QVERIFY(influences.size() == 1 && influences[0].joint == 1);
        }
        m_document->undoStack().undo();
    }

    void edgesAreShownInThePose() {
        connect({3, 4}, 3);
        const std::vector<Transform> joints = modelFromJoints(skeleton(), moved(state(), 4, Vec3(0, 1, 0)));
        const std::vector<std::int32_t> one{4};
        const auto shown = shownEdges(edges(), skeleton(), joints, one);
        QVERIFY(shown.size() == 1 && shown[0].selected);
        QVERIFY((shown[0].to - Vec3(0.5, 1.2, 0)).norm() < 1e-12);
        const std::vector<std::int32_t> two{1, 4};
        QVERIFY(!shownEdges(edges(), skeleton(), joints, two)[0].selected);
        QVERIFY(shownEdges({{"nobody", name(3)}}, skeleton(), joints, one).empty());
        const std::vector<Segment> dashes = dashesOf({Vec3::Zero(), Vec3(23, 0, 0)});
        QCOMPARE(dashes.size(), static_cast<std::size_t>(kDashes));
        QVERIFY(dashes.front().a.isZero() && dashes.back().b.isApprox(Vec3(23, 0, 0)));
        QVERIFY(std::abs((dashes[1].a - dashes[0].b).norm() - 1.0) < 1e-12);
    }

private:
    const DocumentState& state() const { return m_document->state(); }
    const Skeleton& skeleton() const { return state().scene->skeleton; }
    const PseudoEdges& edges() const { return pseudoEdgesOf(state()); }
    const std::string& name(std::size_t joint) const { return skeleton().joints[joint].name; }
    void select(const std::vector<std::int32_t>& joints, std::int32_t active) {
        selectJoints(*m_document, joints, active);
    }
    void connect(const std::vector<std::int32_t>& joints, std::int32_t active) {
        select(joints, active);
        connectSelectedJoints(*m_document);
    }

    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestPseudoEdgeEdits, QGuiApplication)

} // namespace testPseudoEdgeEdits

#include "TestPseudoEdgeEdits.moc"
