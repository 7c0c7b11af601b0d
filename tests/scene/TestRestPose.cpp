#include "core/scene/ClipPose.h"
#include "core/scene/EditSkeleton.h"
#include "core/scene/NodePose.h"
#include "core/scene/RestPose.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <cmath>

namespace testRestPose {

using namespace sinew;
using namespace sinew::test;

namespace {

Pose crooked(const Skeleton& skeleton) {
    Pose pose = Pose::bindPose(skeleton);
    for (std::size_t j = 0; j < pose.joints.size(); ++j) {
        const double amount = 0.2 + 0.3 * static_cast<double>(j);
        pose.joints[j].rotation = Quat(Eigen::AngleAxisd(amount, Vec3(1.0, amount, 0.5).normalized()));
    }
    pose.joints[0].translation = Vec3(0.3, -0.1, 0.2);
    return pose;
}

/// A clip that turns the middle joint and says nothing of the others.
Scene moving() {
    Scene scene = limb();
    Clip clip{"wave", 1.0, {}};
    JointTrack track{1, {}, {}, {}};
    const Quat rest(scene.skeleton.joints[1].parentFromJointRest.linear());
    track.rotations = {{0.0, rest}, {1.0, rest * Quat(Eigen::AngleAxisd(1.0, Vec3::UnitZ()))}};
    clip.tracks.push_back(track);
    scene.clips.push_back(clip);
    return scene;
}

void compareJoints(const std::vector<Transform>& a, const std::vector<Transform>& b, const Transform& move) {
    for (std::size_t j = 0; j < a.size(); ++j) {
        QVERIFY((move * a[j].translation() - b[j].translation()).norm() < 1e-9);
        QVERIFY((move.linear() * a[j].linear() - b[j].linear()).norm() < 1e-9);
    }
}

std::vector<Transform> framesAt(const Scene& scene, double seconds) {
    return modelFromJoints(scene.skeleton, poseAt(scene.skeleton, scene.clips.front(), seconds));
}

} // namespace

/// A pose that becomes the rest pose: joints, clips and poses.
class TestRestPose : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jointsStandAsInThePose() {
        const Scene before = moving();
        const Pose pose = crooked(before.skeleton);
        const Expected<EditedScene> after = withSkeletonEdit(before, restEdit(before.skeleton, pose));
        QVERIFY(after);
        const Skeleton& skeleton = after->scene.skeleton;
        compareJoints(modelFromJoints(before.skeleton, pose),
                      modelFromJoints(skeleton, Pose::bindPose(skeleton)), Transform::Identity());
        compareJoints(modelFromJointsRest(skeleton), modelFromJoints(skeleton, Pose::bindPose(skeleton)),
                      Transform::Identity());
    }

    /// Joints go through the same positions, keys or no keys.
    void clipsPlayTheSame() {
        const Scene before = moving();
        const Expected<EditedScene> after =
            withSkeletonEdit(before, restEdit(before.skeleton, crooked(before.skeleton)));
        for (const double seconds : {0.0, 0.4, 1.0}) {
            compareJoints(framesAt(before, seconds), framesAt(after->scene, seconds), Transform::Identity());
        }
    }

    void whatMovesTheCharacterMovesItsClips() {
        const Scene before = moving();
        SkeletonEdit edit = restEdit(before.skeleton, crooked(before.skeleton));
        Transform move = Transform::Identity();
        move.rotate(Eigen::AngleAxisd(0.8, Vec3::UnitY()));
        move.pretranslate(Vec3(0, 0.5, 0));
        moveRest(edit, move);
        const Expected<EditedScene> after = withSkeletonEdit(before, edit);
        for (const double seconds : {0.0, 0.4, 1.0}) {
            compareJoints(framesAt(before, seconds), framesAt(after->scene, seconds), move);
        }
    }

    void posesAreSaidFromTheNewRestPose() {
        const Scene before = moving();
        const Pose rest = crooked(before.skeleton);
        const SkeletonEdit edit = restEdit(before.skeleton, rest);
        const Skeleton after = withSkeletonEdit(before, edit)->scene.skeleton;
        const Pose same = poseAfterRest(rest, before.skeleton, after, edit);
        for (const JointPose& joint : same.joints) {
            QVERIFY(joint.rotation.angularDistance(Quat::Identity()) < 1e-7);
            QVERIFY(joint.translation.norm() < 1e-9);
        }
        Pose other = Pose::bindPose(before.skeleton);
        other.joints[1].rotation = Quat(Eigen::AngleAxisd(-0.7, Vec3::UnitX()));
        compareJoints(modelFromJoints(before.skeleton, other),
                      modelFromJoints(after, poseAfterRest(other, before.skeleton, after, edit)),
                      Transform::Identity());
    }

    /// A scale becomes part of the distances below the joint, and of no frame.
    void scalesMoveWhatIsBelow() {
        const Scene before = moving();
        Pose pose = Pose::bindPose(before.skeleton);
        pose.joints[0].scale = Vec3::Constant(1.5);
        const SkeletonEdit edit = restEdit(before.skeleton, pose);
        const Expected<EditedScene> after = withSkeletonEdit(before, edit);
        const Skeleton& skeleton = after->scene.skeleton;
        const std::vector<Transform> posed = modelFromJoints(before.skeleton, pose);
        for (std::size_t j = 0; j < posed.size(); ++j) {
            QVERIFY((skeleton.position(j) - posed[j].translation()).norm() < 1e-9);
            QVERIFY((skeleton.joints[j].modelFromJointBind.linear() -
                     before.skeleton.joints[j].modelFromJointBind.linear())
                        .norm() < 1e-9);
        }
        const Vec3 length = framesAt(before, 1.0)[2].translation() - framesAt(before, 1.0)[1].translation();
        const Vec3 now =
            framesAt(after->scene, 1.0)[2].translation() - framesAt(after->scene, 1.0)[1].translation();
        QVERIFY(std::abs(now.norm() - length.norm()) < 1e-9); // the middle joint has no scale
    }

    void shapesAndNormalsTurnAlong() {
        Scene before = moving();
        Mesh mesh = *before.parts[0].mesh;
        mesh.normals = smoothNormals(mesh);
        mesh.morphTargets.push_back({"bulge", {0, 3}, {Vec3(0.1, 0, 0), Vec3(0, 0.2, 0)}});
        before.parts[0].mesh = std::make_shared<const Mesh>(mesh);
        SkeletonEdit edit = restEdit(before.skeleton, crooked(before.skeleton));
        const Eigen::Quaternionf turn(Eigen::AngleAxisf(0.6F, Vec3f(1, 1, 0).normalized()));
        edit.skins = std::make_shared<const std::vector<RestSkin>>(
            1, RestSkin{mesh.vertices, std::vector<Eigen::Quaternionf>(mesh.vertexCount(), turn)});
        const Expected<EditedScene> after = withSkeletonEdit(before, edit);
        const Mesh& now = *after->scene.parts[0].mesh;
        QVERIFY((now.normals[5] - turn * mesh.normals[5]).norm() < 1e-5F);
        QVERIFY((now.morphTargets[0].offsets[1] - turn.cast<double>() * Vec3(0, 0.2, 0)).norm() < 1e-6);
    }

    void shapesAreScaledAlong() {
        Scene before = moving();
        Mesh mesh = *before.parts[0].mesh;
        mesh.morphTargets.push_back({"bulge", {3}, {Vec3(0, 0.2, 0)}});
        before.parts[0].mesh = std::make_shared<const Mesh>(mesh);
        SkinWeightsBuilder builder;
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            builder.add(std::array{Influence{1, 1.0F}});
        }
        before.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        Pose pose = Pose::bindPose(before.skeleton);
        pose.joints[0].scale = Vec3::Constant(3.0);
        pose.joints[1].scale = Vec3::Constant(0.5);
        SkeletonEdit edit = restEdit(before.skeleton, pose);
        QVERIFY(std::abs(restScales(before, 0, edit)[3] - 1.5) < 1e-6);
        edit.skins = std::make_shared<const std::vector<RestSkin>>(
            1, RestSkin{mesh.vertices,
                        std::vector<Eigen::Quaternionf>(mesh.vertexCount(), Eigen::Quaternionf::Identity())});
        const Expected<EditedScene> after = withSkeletonEdit(before, edit);
        QVERIFY((after->scene.parts[0].mesh->morphTargets[0].offsets[0] - Vec3(0, 0.3, 0)).norm() < 1e-6);
    }

    void skinsOfAnotherMeshAreRefused() {
        const Scene before = moving();
        SkeletonEdit edit = restEdit(before.skeleton, crooked(before.skeleton));
        edit.skins = std::make_shared<const std::vector<RestSkin>>(1, RestSkin{{Vec3::Zero()}, {{}}});
        const Expected<EditedScene> after = withSkeletonEdit(before, edit);
        QVERIFY(!after && after.error().code == ErrorCode::RestPoseSkins);
    }
};

SINEW_TEST(TestRestPose, NoApplication)

} // namespace testRestPose

#include "TestRestPose.moc"
