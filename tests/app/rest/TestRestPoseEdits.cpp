#include "app/bake/BakeSource.h"
#include "app/document/PosedMesh.h"
#include "app/project/RestoreProject.h"
#include "app/rest/RestPose.h"
#include "app/session/RememberedFiles.h"
#include "core/io/ExportScene.h"
#include "core/scene/ClipPose.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace testRestPoseEdits {

using namespace sinew;
using namespace sinew::test;

namespace {

Expected<RestPoseResult> restNow(Document& document, const RestPoseChoice& choice) {
    Progress progress;
    const DocumentState state = document.finishWeights();
    return restPoseOf(bakeSourceOf(state, document.layering().contextInForce(state)), state.pose, choice,
                      progress);
}

bool apply(Document& document, const RestPoseChoice& choice) {
    const Expected<RestPoseResult> result = restNow(document, choice);
    return result && applyRestPose(document, *result);
}

void bend(Document& document, std::size_t joint, double degrees) {
    Pose pose = document.state().pose;
    pose.joints[joint].rotation =
        Quat(Eigen::AngleAxisd(degrees / 180.0 * M_PI, Vec3(1, 0.3, 0.2).normalized()));
    document.change("Pose", [&](DocumentState& state) { state.pose = pose; });
}

double farthest(const Scene& a, const Scene& b) {
    double worst = 0.0;
    for (std::size_t part = 0; part < a.parts.size(); ++part) {
        const std::vector<Vec3>& now = b.parts[part].mesh->vertices;
        for (std::size_t v = 0; v < now.size(); ++v) {
            worst = std::max(worst, (a.parts[part].mesh->vertices[v] - now[v]).norm());
        }
    }
    return worst;
}

/// The farthest that any joint is from where it was, at moments of all clips.
double clipDistance(const Scene& before, const Scene& after) {
    double worst = 0.0;
    for (std::size_t c = 0; c < before.clips.size(); ++c) {
        for (const double part : {0.0, 0.3, 0.7, 1.0}) {
            const double seconds = part * before.clips[c].duration;
            const auto was =
                modelFromJoints(before.skeleton, poseAt(before.skeleton, before.clips[c], seconds));
            const auto now = modelFromJoints(after.skeleton, poseAt(after.skeleton, after.clips[c], seconds));
            for (std::size_t j = 0; j < was.size(); ++j) {
                worst = std::max(worst, (was[j].translation() - now[j].translation()).norm());
            }
        }
    }
    return worst;
}

} // namespace

/// A pose that becomes the rest pose of a document.
class TestRestPoseEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itIsOneStep() {
        Document document;
        openBound(document);
        bend(document, 1, 50.0);
        const DocumentState before = document.state();
        QVERIFY(apply(document, {}));
        const DocumentState& after = document.state();
        QVERIFY(after.unboundByEdit() && after.hasWeights());
        QVERIFY(after.pose == Pose::bindPose(after.scene->skeleton) ||
                after.pose.joints[1].rotation.angularDistance(Quat::Identity()) < 1e-7);
        QVERIFY(farthest(*before.scene, *after.scene) > 0.05);
        QVERIFY(*(*after.weights)[0] == *(*before.weights)[0]);
        document.undoStack().undo();
        QVERIFY(document.state().scene == before.scene && document.state().field == before.field);
        document.undoStack().redo();
        QVERIFY(farthest(*before.scene, *document.state().scene) > 0.05);
    }

    void thePoseThatIsTheRestPoseIsTold() {
        Document document;
        openBound(document);
        const Expected<RestPoseResult> result = restNow(document, {});
        QVERIFY(!result && result.error().code == ErrorCode::RestPoseSame);
        RestPoseChoice ground;
        ground.ground = true;
        QVERIFY(apply(document, ground)); // only lowered
        double lowest = 1e9;
        for (const Vec3& vertex : document.state().scene->parts[0].mesh->vertices) {
            lowest = std::min(lowest, vertex.y());
        }
        QVERIFY(std::abs(lowest) < 1e-9);
        QVERIFY(!apply(document, ground));
    }

    void armsComeLevelAndBack() {
        Document document;
        document.reset(stateOfScene(humanWithArms(45.0), {}));
        const Scene before = *document.state().scene;
        RestPoseChoice choice;
        choice.named = HumanPose::T;
        choice.front = choice.ground = true;
        QVERIFY(apply(document, choice));
        const Skeleton& skeleton = document.state().scene->skeleton;
        QCOMPARE(tPoseMisfit(skeleton, findHumanoid(skeleton), 1.0).bones, std::size_t{0});
        choice = {};
        choice.named = HumanPose::A;
        QVERIFY(apply(document, choice));
        Scene after = *document.state().scene;
        const double lift = after.parts[0].mesh->vertices[0].y() - before.parts[0].mesh->vertices[0].y();
        QVERIFY(farthest(before, after) < std::abs(lift) + 1e-6);
    }

    void projectsKeepIt() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("limb.glb").toStdString();
        Progress progress;
        QVERIFY(exportScene(limb(), file, {}, progress).has_value());
        Document document;
        document.reset(*readCharacter(file, progress));
        bend(document, 1, 60.0);
        QVERIFY(apply(document, {}));
        const std::string project = folder.filePath("limb.sinew").toStdString();
        QVERIFY(writeProject(projectOf(document.state(), {}), project).has_value());
        const auto stored = readProject(project);
        QVERIFY(stored.has_value());
        const auto restored = restoreProject(*stored, {}, progress);
        QVERIFY(restored.has_value());
        QVERIFY(farthest(*restored->state.scene, *document.state().scene) == 0.0);
        const Skeleton& was = document.state().scene->skeleton;
        const Skeleton& now = restored->state.scene->skeleton;
        for (std::size_t j = 0; j < was.size(); ++j) {
            QVERIFY(now.joints[j].modelFromJointBind.isApprox(was.joints[j].modelFromJointBind, 1e-12));
        }
    }

    /// Handles and regions lie where they lay on the skin; drivers measure from the rest pose before.
    void whatIsInSpaceFollows() {
        Document document;
        openBound(document);
        const Mesh before = *document.state().scene->parts[0].mesh;
        const std::size_t far = before.vertexCount() - 1;
        document.change("Region", [&](DocumentState& state) {
            Region region;
            region.name = "tip";
            region.solid = Solid::sphere(before.vertices[far], 0.1);
            state.settings.regions.push_back(region);
            const std::string joint = state.scene->skeleton.joints[1].name;
            state.drivers = sharedDrivers(
                {{joint, JointAngle::Swing, DriverChannel::Shape, "bulge", {{0.0, 0.0}, {90.0, 1.0}}}});
        });
        bend(document, 1, 60.0);
        const JointDriver measured = driversOf(document.state()).front();
        const double angle =
            *DriverRig::angleOf(document.state().scene->skeleton, measured, document.state().pose);
        QVERIFY(apply(document, {}));
        const DocumentState& after = document.state();
        const Vec3 moved = after.scene->parts[0].mesh->vertices[far];
        QVERIFY((moved - before.vertices[far]).norm() > 0.1);
        QVERIFY((after.settings.regions.front().solid->from - moved).norm() < 1e-6);
        const double now = *DriverRig::angleOf(after.scene->skeleton, driversOf(after).front(), after.pose);
        QVERIFY(std::abs(now - angle) < 1e-4);
    }

    void theJobAppliesIt() {
        Document document;
        openBound(document);
        bend(document, 1, 40.0);
        TaskPool pool;
        RestPoseJob job(document, pool);
        QSignalSpy finished(&job, &RestPoseJob::finished);
        job.start({});
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(document.undoStack().undoText(), QString("Apply as Rest Pose"));
    }

    void aJobThatIsCanceledChangesNothing() {
        Document document;
        openBound(document);
        bend(document, 1, 40.0);
        const DocumentState before = document.state();
        TaskPool pool;
        RestPoseJob job(document, pool);
        QSignalSpy canceled(&job, &RestPoseJob::canceled);
        QSignalSpy finished(&job, &RestPoseJob::finished);
        job.start({});
        job.cancel();
        QTRY_VERIFY(canceled.count() + finished.count() == 1);
        QVERIFY(finished.count() == 1 || document.state() == before);
    }

    void bipedsComeBack_data() {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"rigged_figure.glb", "cesium_man.glb", "kaykit_knight.glb", "quaternius_adventurer.glb",
              "mh_helpers_game.glb", "mh_worker_mixamo.fbx", "pab_arnaud.fbx", "tps_red_robot.glb"}) {
            QTest::newRow(file) << QString::fromLatin1(file);
        }
    }

    /// A T-pose and the pose back bring the mesh and all moments of clips back, within a tenth of a
    /// millimetre.
    void bipedsComeBack() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(path, file);
        Progress progress;
        const Expected<DocumentState> read = readCharacter(path.toStdString(), progress);
        QVERIFY(read.has_value());
        for (const Deformer deformer : {Deformer::LinearBlend, Deformer::DualQuaternion}) {
            Document document;
            document.reset(*read);
            document.change("Method", [&](DocumentState& state) { state.deform.deformer = deformer; });
            const Scene before = *document.state().scene;
            RestPoseChoice choice;
            choice.named = HumanPose::T;
            const Expected<Pose> there = chosenPose(before, {}, document.state().pose, choice);
            if (!there) {
                QSKIP("No joint is named as a human's arms.");
            }
            QVERIFY(apply(document, choice));
            const double moved = farthest(before, *document.state().scene) * before.metersPerUnit;
            const double joints = clipDistance(before, *document.state().scene) * before.metersPerUnit;
            document.change("Back", [&](DocumentState& state) {
                for (std::size_t j = 0; j < state.pose.joints.size(); ++j) {
                    state.pose.joints[j].rotation = there->joints[j].rotation.conjugate();
                }
            });
            QVERIFY(apply(document, {}));
            const double back = farthest(before, *document.state().scene) * before.metersPerUnit;
            qInfo("%s: %.1f mm moved, %.6f mm from where it was, joints in clips %.6f mm off",
                  qPrintable(file), moved * 1e3, back * 1e3, joints * 1e3);
            QVERIFY(back < 1e-4);
            QVERIFY(joints < 1e-4);
        }
    }
};

SINEW_TEST(TestRestPoseEdits, QCoreApplication)

} // namespace testRestPoseEdits

#include "TestRestPoseEdits.moc"
