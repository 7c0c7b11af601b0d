#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/document/RestMode.h"
#include "app/document/ViewState.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/view/gizmo/Gizmo.h"
#include "core/skeleton/edit/JointEdits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <cmath>

namespace testRestEdits {

using namespace sinew;

namespace {

using sinew::test::openLimb;

/// The limb, its first joint called otherwise.
DocumentState limbNamed(const char* name) {
    Document document;
    test::openLimb(document);
    DocumentState state = document.state();
    Scene scene = *state.scene;
    scene.skeleton.joints[0].name = name;
    state.scene = std::make_shared<const Scene>(std::move(scene));
    return state;
}

} // namespace

class TestRestEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void severalJointsAreSelectedAndToggled() {
        Document document;
        test::openLimb(document);
        selectJoint(document, 0);
        toggleJoint(document, 1);
        QCOMPARE(selectedJoints(document.state()), (std::vector<std::int32_t>{0, 1}));
        QCOMPARE(document.state().selection.joint, 1);
        toggleJoint(document, 1);
        QCOMPARE(selectedJoints(document.state()), (std::vector<std::int32_t>{0}));
        QCOMPARE(document.state().selection.joint, 0);
        selectJoints(document, std::array{0, 1}, 1);
        selectJoint(document, 0);
        QCOMPARE(selectedJoints(document.state()), (std::vector<std::int32_t>{0}));
    }

    void theSelectionFollowsDeletedJoints() {
        Document document;
        test::openLimb(document);
        selectJoints(document, std::array{0, 1}, 0);
        QVERIFY(
            editSkeleton(document, deleteJoints(document.state().scene->skeleton, std::array{1}), "delete"));
        QCOMPARE(selectedJoints(document.state()), (std::vector<std::int32_t>{0}));
        document.undoStack().undo();
        QCOMPARE(selectedJoints(document.state()), (std::vector<std::int32_t>{0, 1}));
    }

    void aDragMovesJointsAndUndoes() {
        Document document;
        test::openLimb(document);
        const auto before = document.state().scene;
        const Vec3 from = before->skeleton.position(1);
        const Vec3 offset(0.0, 0.1, 0.0);
        RestOptions options;
        options.below = false;
        const auto places =
            positionsAfter(before->skeleton, restMoveSteps(document.state(), std::array{1}, offset, options));
        QCOMPARE(places.size(), before->skeleton.size());
        QVERIFY((places[1] - from - offset).norm() < 1e-12);
        QVERIFY(moveRestJoints(document, std::array{1}, offset, options));
        QVERIFY((document.state().scene->skeleton.position(1) - places[1]).norm() < 1e-12);
        QVERIFY((document.state().scene->skeleton.position(0) - before->skeleton.position(0)).norm() < 1e-12);
        document.undoStack().undo();
        QCOMPARE(document.state().scene, before);
    }

    void restModeShowsTheBindPoseAndKeepsThePose() {
        Document document;
        PosedMesh posed(document);
        RestMode rest(document, posed);
        rest.setOn(true);
        QVERIFY(!rest.on()); // there is no skeleton
        test::openLimb(document);
        JointPose bent;
        bent.rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitZ()));
        setJointPose(document, 1, bent);
        const Pose pose = document.state().pose;
        rest.setOn(true);
        QVERIFY(posed.shownPose() == Pose::bindPose(document.state().scene->skeleton));
        QVERIFY(moveRestJoints(document, std::array{1}, Vec3(0, 0.1, 0), rest.options()));
        QVERIFY(posed.shownPose() == Pose::bindPose(document.state().scene->skeleton));
        document.undoStack().undo();
        rest.setOn(false);
        QVERIFY(posed.shownPose() == pose);
    }

    void severalJointsTurnAlike() {
        Document document;
        test::openLimb(document);
        PosedMesh posed(document);
        const Pose& pose = document.state().pose;
        const Pose turnedPose = turnedAlike(document.state().scene->skeleton, pose, posed.joints(),
                                            std::array{0, 1}, 1, Vec3::UnitZ(), 0.5);
        const Quat own = turnedPose.joints[1].rotation;
        QVERIFY(own.angularDistance(Quat::Identity()) > 0.4);
        QVERIFY(std::abs(turnedPose.joints[0].rotation.angularDistance(Quat::Identity()) - 0.5) < 1e-9);
        QVERIFY(std::abs(own.angularDistance(Quat::Identity()) - 0.5) < 1e-9);
    }

    void aJointIsPlacedAndTurnedTo() {
        Document document;
        test::openLimb(document);
        const auto skeleton = [&]() -> const Skeleton& { return document.state().scene->skeleton; };
        RestOptions options;
        options.below = false;
        const Vec3 last = skeleton().position(2);
        const Vec3 position(0.1, 0.05, -0.02);
        QVERIFY(placeRestJoint(document, 1, position, options));
        QVERIFY((skeleton().position(1) - position).norm() < 1e-12);
        QVERIFY((skeleton().position(2) - last).norm() < 1e-12);
        const Quat turn(Eigen::AngleAxisd(1.2, Vec3(1, 2, 3).normalized()));
        QVERIFY(turnRestJointTo(document, 1, turn, options));
        QVERIFY(restTurnOf(skeleton(), 1).angularDistance(turn) < 1e-9);
        QVERIFY(turnRestJointTo(document, 1, turn, options)); // as it is already
        QVERIFY(restTurnOf(skeleton(), 1).angularDistance(turn) < 1e-9);
        QVERIFY((skeleton().position(2) - last).norm() < 1e-9);
    }

    void everyJointOfSeveralGetsItsSteps() {
        Document document;
        test::openLimb(document);
        const Skeleton& skeleton = document.state().scene->skeleton;
        const auto split = [](const Skeleton& now, std::int32_t joint) { return splitBone(now, joint, 2); };
        const auto steps = stepsOfEach(skeleton, std::array{0, 1}, split);
        QVERIFY(steps);
        const auto edited = withEdits(skeleton, *steps);
        QVERIFY(edited);
        QCOMPARE(edited->skeleton.size(), skeleton.size() + 2);
        const auto broken = [](const Skeleton& now, std::int32_t joint) {
            return joint == 0 ? Expected<SkeletonSteps>(splitBone(now, joint, 2))
                              : fail(ErrorCode::BoneMissing, {"joint"});
        };
        QVERIFY(!stepsOfEach(skeleton, std::array{0, 1}, broken));
    }

    void theWholeSkeletonGrowsFromItsFoot() {
        Document document;
        test::openLimb(document);
        const Skeleton before = document.state().scene->skeleton;
        QVERIFY(editSkeleton(document, wholeScaleSteps(document.state(), 2.0), "scale"));
        const Skeleton& after = document.state().scene->skeleton;
        Aabb was;
        Aabb is;
        for (std::size_t j = 0; j < before.size(); ++j) {
            was.add(before.position(j));
            is.add(after.position(j));
        }
        QVERIFY((is.extent() - 2.0 * was.extent()).norm() < 1e-9);
        QVERIFY(std::abs(is.min.y() - was.min.y()) < 1e-9);
        QVERIFY(std::abs(is.center().x() - was.center().x()) < 1e-9);
        QVERIFY(wholeScaleSteps(document.state(), 1.0).empty());
    }

    void posedMeshFollows() {
        Document document;
        PosedMesh posed(document);
        openLimb(document);
        QCOMPARE(posed.vertices(0), document.state().scene->parts[0].mesh->vertices); // unbound: stays
        test::bindNow(document);
        QSignalSpy spy(&posed, &PosedMesh::changed);
        JointPose bent;
        bent.rotation = Eigen::AngleAxisd(1.0, Vec3::UnitZ());
        setJointPose(document, 1, bent);
        QCOMPARE(spy.count(), 1);
        const auto matrices = skinningMatrices(document.state().scene->skeleton, document.state().pose);
        const Mesh& mesh = *document.state().scene->parts[0].mesh;
        const auto& weights = *(*document.state().weights)[0];
        QCOMPARE(posed.vertices(0), deformVertices(mesh.vertices, weights, matrices, Deformer::LinearBlend));
        setDeformer(document, Deformer::DualQuaternion);
        QCOMPARE(posed.vertices(0),
                 deformVertices(mesh.vertices, weights, matrices, Deformer::DualQuaternion));
        posed.setExportPreview(true); // engines blend linearly
        QCOMPARE(posed.vertices(0),
                 deformVertices(mesh.vertices, engineWeights(weights), matrices, Deformer::LinearBlend));
        posed.setExportPreview(false);
        posed.setPreview(Pose::bindPose(document.state().scene->skeleton));
        QCOMPARE(posed.vertices(0), mesh.vertices);
        QCOMPARE(document.state().pose.joints[1], bent); // a preview changes nothing
        QCOMPARE(posed.normals(0).size(), mesh.cornerCount());
    }

    void engineWeightsAreWhatEnginesKeep() {
        SkinWeightsBuilder builder;
        builder.add(std::vector<Influence>{{0, 0.5F}, {1, 0.2F}, {2, 0.15F}, {3, 0.1F}, {4, 0.05F}});
        builder.add(std::vector<Influence>{{2, 1.0F}});
        builder.add({});
        const SkinWeights engine = engineWeights(builder.finish());
        QCOMPARE(engine.vertexCount(), std::size_t{3});
        QCOMPARE(engine.at(0).size(), std::size_t{4});
        float sum = 0.0F;
        for (const Influence& influence : engine.at(0)) {
            const float steps = influence.weight * 255.0F;
            QVERIFY(std::abs(steps - std::round(steps)) < 1e-3F);
            sum += influence.weight;
        }
        QVERIFY(std::abs(sum - 1.0F) < 1e-6F);
        QCOMPARE(engine.at(1)[0].weight, 1.0F);
        QVERIFY(engine.at(2).empty());
    }

    void allAreShownAtFirst() {
        const std::vector<bool> shown = shownJoints(limbNamed("arm_ctrl"), JointsShown::All);
        QVERIFY(isShown(shown, 0) && isShown(shown, 1));
        QVERIFY(!isShown(shown, kNone));
        QVERIFY(shownJoints({}, JointsShown::Influences).empty());
    }

    void helpersAreKnownByTheirNames() {
        const std::vector<bool> shown = shownJoints(limbNamed("arm_ctrl"), JointsShown::WithoutHelpers);
        QVERIFY(!isShown(shown, 0) && isShown(shown, 1));
        QVERIFY(isShown(shownJoints(limbNamed("arm"), JointsShown::WithoutHelpers), 0));
    }

    /// As a bind takes them: controls get no weights.
    void jointsWithoutWeightsAreHidden() {
        const std::vector<bool> shown = shownJoints(limbNamed("arm_ctrl"), JointsShown::Influences);
        QVERIFY(!isShown(shown, 0) && isShown(shown, 1));
    }
};

SINEW_TEST(TestRestEdits, QCoreApplication)

} // namespace testRestEdits

#include "TestRestEdits.moc"
