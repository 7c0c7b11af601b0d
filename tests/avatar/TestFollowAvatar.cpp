#include "core/avatar/Constraints.h"
#include "core/avatar/FollowAvatar.h"
#include "core/avatar/SpringChecks.h"
#include "core/avatar/SpringPlayer.h"
#include "core/avatar/SpringProposals.h"
#include "core/scene/RestPose.h"
#include "core/skeleton/HumanPose.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <string>

namespace testFollowAvatar {

using namespace sinew;
using namespace sinew::test;

namespace {

Scene withAvatar() {
    Scene scene = riggedDressedBody();
    Avatar avatar;
    avatar.springs = proposedSprings(scene).springs;
    avatar.constraints.push_back({"k_1_1", "leftUpperLeg"});
    avatar.meta = VrmSettings();
    avatar.meta->bones = {{"hips", "hips"}};
    scene.avatar = sharedAvatar(std::move(avatar));
    return scene;
}

std::vector<PlacedCollider> placedIn(const Scene& scene) {
    return placedColliders(scene.skeleton, avatarOf(scene.avatar).springs,
                           modelFromJoints(scene.skeleton, Pose::bindPose(scene.skeleton)));
}

Scene edited(const Scene& scene, const SkeletonEdit& edit) {
    Expected<Scene> after = withFollowedEdits(scene, std::array{edit});
    return after ? std::move(*after) : Scene();
}

void compareColliders(const Scene& before, const Scene& after) {
    const std::vector<PlacedCollider> a = placedIn(before);
    const std::vector<PlacedCollider> b = placedIn(after);
    QCOMPARE(a.size(), b.size());
    for (std::size_t c = 0; c < a.size(); ++c) {
        QVERIFY((a[c].from - b[c].from).norm() < 1e-9);
        QVERIFY((a[c].to - b[c].to).norm() < 1e-9);
        QCOMPARE(a[c].radius, b[c].radius);
    }
}

/// A joint with two children of other axes, one of which turns by the other.
Scene constrained(const NodeConstraint& constraint) {
    Scene scene;
    const auto add = [&](const char* name, std::int32_t parent, const Vec3& place, const Quat& turn) {
        Joint joint;
        joint.name = name;
        joint.parent = parent;
        joint.modelFromJointBind = Transform(Eigen::Translation3d(place) * turn);
        scene.skeleton.joints.push_back(joint);
    };
    add("root", kNone, Vec3::Zero(), Quat(Eigen::AngleAxisd(0.3, Vec3(1, 1, 0).normalized())));
    add("arm", 0, Vec3(1, 0, 0), Quat(Eigen::AngleAxisd(-0.6, Vec3(0, 1, 2).normalized())));
    add("twist", 0, Vec3(2, 0, 0), Quat(Eigen::AngleAxisd(0.9, Vec3(1, 0, 1).normalized())));
    add("hand", 1, Vec3(3, 0, 1), Quat::Identity());
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        scene.skeleton.joints[j].parentFromJointRest = scene.skeleton.parentFromJointBind(j);
    }
    identifyJoints(scene.skeleton);
    Avatar avatar;
    avatar.constraints = {constraint};
    scene.avatar = sharedAvatar(std::move(avatar));
    return scene;
}

Quat axesOf(const Scene& scene, std::size_t joint) {
    return Quat(Mat3(scene.skeleton.joints[joint].modelFromJointBind.linear()));
}

/// How the model sees a joint turned away from its bind pose, while another one is turned in the model.
Quat seenTurn(const Scene& scene, std::size_t source, const Quat& inModel, std::size_t target) {
    Pose pose = Pose::bindPose(scene.skeleton);
    pose.joints[source].rotation = axesOf(scene, source).conjugate() * inModel * axesOf(scene, source);
    pose = ConstraintRig(scene.skeleton, avatarOf(scene.avatar).constraints).posed(pose);
    return axesOf(scene, target) * pose.joints[target].rotation * axesOf(scene, target).conjugate();
}

/// The scene with the axes of a joint turned where it is.
Scene withAxes(const Scene& scene, const char* joint, const Quat& axes) {
    const auto number = static_cast<std::size_t>(scene.skeleton.find(joint));
    return edited(scene, {SkeletonEditKind::Place, {{joint, "", scene.skeleton.position(number), axes}}});
}

} // namespace

/// An avatar goes along with edits of its skeleton.
class TestFollowAvatar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesFollow() {
        const Scene before = withAvatar();
        const Scene after =
            edited(before, {SkeletonEditKind::Rename,
                            {{"k_1_2", "front"}, {"leftUpperLeg", "thigh"}, {"hips", "Pelvis"}}});
        const Avatar& avatar = *after.avatar;
        QVERIFY(validateSprings(after.skeleton, avatar.springs));
        QCOMPARE(avatar.springs.chains[0].joints[1].joint, std::string("front"));
        QCOMPARE(avatar.constraints[0].source, std::string("thigh"));
        QCOMPARE(avatar.meta->bones[0].joint, std::string("Pelvis"));
        compareColliders(before, after);
    }

    void deletedJointsLeave() {
        const Scene before = withAvatar();
        const Scene after = edited(before, {SkeletonEditKind::Delete, {{"k_1_2"}, {"leftLowerLeg"}}});
        const Avatar& avatar = *after.avatar;
        QVERIFY(validateSprings(after.skeleton, avatar.springs));
        QCOMPARE(avatar.springs.chains[0].joints.size(), std::size_t(3));
        compareColliders(before, after); // those of the lower leg are the upper leg's now
        const Scene gone =
            edited(before, {SkeletonEditKind::Delete, {{"k_1_1"}, {"k_1_2"}, {"k_1_3"}, {"leftUpperLeg"}}});
        QCOMPARE(gone.avatar->springs.chains.size(), before.avatar->springs.chains.size() - 1);
        QVERIFY(gone.avatar->constraints.empty());
    }

    /// Joints may turn: colliders stay where they are.
    /// What goes with its joints is said.
    void whatGoesIsNamed() {
        Scene before = withAvatar();
        Notices notices;
        const SkeletonEdit one{SkeletonEditKind::Delete, {{"k_1_2"}}};
        QVERIFY(withFollowedEdits(before, std::array{one}, &notices));
        QCOMPARE(notices.size(), std::size_t{1});
        QCOMPARE(notices[0].code, NoticeCode::AvatarEntriesDropped);
        QCOMPARE(notices[0].count, std::size_t{1});
        QVERIFY2(notices[0].arguments.at(1).starts_with("k_1_2 of spring "),
                 notices[0].arguments.at(1).c_str());
        notices.clear();
        const SkeletonEdit all{SkeletonEditKind::Delete, {{"k_1_1"}, {"k_1_2"}, {"k_1_3"}}};
        QVERIFY(withFollowedEdits(before, std::array{all}, &notices));
        QCOMPARE(notices.size(), std::size_t{1});
        QVERIFY(notices[0].arguments.at(1).ends_with("constraint of k_1_1"));
        QCOMPARE(notices[0].arguments.at(0), std::string("joint-removed"));
        notices.clear();
        const SkeletonEdit none{SkeletonEditKind::Rename, {{"k_1_2", "front"}}};
        QVERIFY(withFollowedEdits(before, std::array{none}, &notices) && notices.empty());
    }

    void placesStay() {
        const Scene before = withAvatar();
        const Quat turn(Eigen::AngleAxisd(1.0, Vec3(1.0, 2.0, 3.0).normalized()));
        const Scene after = edited(before, {SkeletonEditKind::Place,
                                            {{"leftUpperLeg", "", Vec3(0.1, 0.88, 0.01), turn},
                                             {"head", "", Vec3(0.0, 1.6, 0.0), turn}}});
        QVERIFY(after.avatar->springs != before.avatar->springs);
        compareColliders(before, after);
    }

    /// In a new rest pose colliders go with their limbs.
    void theRestPoseTakesThemAlong() {
        const Scene before = withAvatar();
        const auto pose = humanPose(before.skeleton, HumanPose::T);
        QVERIFY(pose);
        const Scene after = edited(before, restEdit(before.skeleton, *pose));
        const std::vector<PlacedCollider> posed =
            placedColliders(before.skeleton, before.avatar->springs, modelFromJoints(before.skeleton, *pose));
        const std::vector<PlacedCollider> now = placedIn(after);
        for (std::size_t c = 0; c < posed.size(); ++c) {
            QVERIFY((posed[c].from - now[c].from).norm() < 1e-9);
            QVERIFY((posed[c].to - now[c].to).norm() < 1e-9);
        }
    }

    /// What a character turned as a whole is drawn by turns with it.
    void gravityTurnsWithAll() {
        Scene before = withAvatar();
        SkeletonEdit edit = restEdit(before.skeleton, Pose::bindPose(before.skeleton));
        moveRest(edit, Transform(Eigen::AngleAxisd(std::numbers::pi / 2.0, Vec3::UnitY())));
        Avatar avatar = *before.avatar;
        avatar.springs.chains[0].joints[0].gravityDirection = Vec3::UnitX();
        followRest(avatar, edit);
        QVERIFY((avatar.springs.chains[0].joints[0].gravityDirection + Vec3::UnitZ()).norm() < 1e-9);
        QVERIFY((avatar.springs.chains[0].joints[1].gravityDirection + Vec3::UnitY()).norm() < 1e-9);
    }

    /// Whatever becomes of the axes of joints, skin turns as before.
    void constraintsKeepWhatTheyTurnAbout() {
        const Quat any(Eigen::AngleAxisd(0.7, Vec3(2, 1, -1).normalized()));
        const Quat inModel(Eigen::AngleAxisd(0.8, Vec3(1, 2, 0.5).normalized()));
        for (const ConstraintKind kind : {ConstraintKind::Roll, ConstraintKind::Aim}) {
            NodeConstraint constraint{"twist", "arm", 0.6, kind, 1};
            constraint.negative = kind == ConstraintKind::Aim;
            const Scene before = constrained(constraint);
            const Quat was = seenTurn(before, 1, inModel, 2);
            for (const char* joint : {"twist", "arm", "root"}) {
                const auto number = static_cast<std::size_t>(before.skeleton.find(joint));
                const Scene after = withAxes(before, joint, axesOf(before, number) * any);
                QVERIFY2(seenTurn(after, 1, inModel, 2).angularDistance(was) < 1e-9, joint);
            }
        }
    }

    /// Another axis where one lies there; else a direction, of which files have the nearest axis.
    void turnedAxesAreNamed() {
        const Scene before = constrained({"twist", "arm", 1.0, ConstraintKind::Roll, 0});
        const auto turned = [&](double degrees) {
            const Quat turn(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, Vec3::UnitZ()));
            return avatarOf(withAxes(before, "twist", axesOf(before, 2) * turn).avatar).constraints[0];
        };
        QCOMPARE(turned(90.0).axis, 1);
        QVERIFY(!turned(90.0).direction);
        const NodeConstraint between = turned(30.0);
        QCOMPARE(between.axis, 0);
        QVERIFY(between.direction);
        QVERIFY((*between.direction - Vec3(std::sqrt(0.75), -0.5, 0.0)).norm() < 1e-9);
        Notices notices;
        noteInexact(std::array{turned(90.0), between}, "file.vrm", notices);
        QCOMPARE(notices.size(), std::size_t(1));
        QCOMPARE(notices[0].count, std::size_t(1));
        QCOMPARE(notices[0].arguments, std::vector<std::string>{"twist"});
        QVERIFY(turned(0.0) == before.avatar->constraints[0]);
    }

    /// Where a bone turns with its joint's axes, all stays as it is: in a new rest pose, and as joints are
    /// placed.
    void axesThatGoWithTheBoneStay() {
        const NodeConstraint roll{"arm", "twist", 1.0, ConstraintKind::Roll, 2};
        const Scene before = constrained(roll);
        const Vec3 bone = before.skeleton.position(3) - before.skeleton.position(1);
        const Quat turn = Quat::FromTwoVectors(bone, Vec3(-1, 2, 0.3));
        const Scene placed = edited(
            before, {SkeletonEditKind::Place,
                     {{"arm", "", before.skeleton.position(1), turn * axesOf(before, 1)},
                      {"hand", "", before.skeleton.position(1) + turn * bone, turn * axesOf(before, 3)}}});
        QVERIFY(placed.avatar->constraints[0] == roll);
        Pose pose = Pose::bindPose(before.skeleton);
        pose.joints[1].rotation = turn;
        const Scene rested = edited(before, restEdit(before.skeleton, pose));
        QVERIFY(rested.avatar->constraints[0] == roll);
    }

    /// A chain's tail stays where it is, and goes with its joint.
    void tailsFollow() {
        Scene before = constrained({"twist", "arm"});
        Avatar avatar;
        avatar.springs.chains = {{"hand", {{"arm"}, {"hand"}}, "", {}, Vec3(0.1, 0.2, 0.3)}};
        before.avatar = sharedAvatar(avatar);
        const auto tailIn = [](const Scene& scene) {
            const SpringChain& chain = scene.avatar->springs.chains.at(0);
            const std::int32_t last = scene.skeleton.find(chain.joints.back().joint);
            return Vec3(scene.skeleton.joints[static_cast<std::size_t>(last)].modelFromJointBind *
                        chain.tail);
        };
        const Quat turn(Eigen::AngleAxisd(1.1, Vec3(0, 1, 1).normalized()));
        QVERIFY((tailIn(withAxes(before, "hand", turn)) - tailIn(before)).norm() < 1e-9);
        const Scene lone = edited(before, {SkeletonEditKind::Delete, {{"arm"}}});
        QCOMPARE(lone.avatar->springs.chains.at(0).joints.size(), std::size_t(1));
        QVERIFY((tailIn(lone) - tailIn(before)).norm() < 1e-9);
        const Scene none = edited(before, {SkeletonEditKind::Delete, {{"hand"}}});
        QVERIFY(avatarOf(none.avatar).springs.chains.empty());
    }

    void nothingToFollow() {
        Scene scene = riggedDressedBody();
        const auto after = withFollowedEdits(
            scene, std::array{SkeletonEdit{SkeletonEditKind::Rename, {{"hips", "Pelvis"}}}});
        QVERIFY(after && !after->avatar);
        QVERIFY(!withFollowedEdits(withAvatar(),
                                   std::array{SkeletonEdit{SkeletonEditKind::Delete, {{"nobody"}}}}));
    }
};

SINEW_TEST(TestFollowAvatar, NoApplication)

} // namespace testFollowAvatar

#include "TestFollowAvatar.moc"
