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
