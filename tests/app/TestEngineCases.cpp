#include "app/rig/EngineChanges.h"
#include "core/scene/ClipPose.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/edit/EngineJoints.h"
#include "core/skeleton/edit/LocalChange.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace testEngineCases {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kLeftElbow = "mixamorig:LeftForeArm";
constexpr const char* kRightElbow = "mixamorig:RightForeArm";
constexpr const char* kLooseLeg = "mixamorig:RightUpLeg";
constexpr const char* kLooseArm = "mixamorig:LeftShoulder";

Joint& jointIn(Scene& scene, const std::string& name) {
    return scene.skeleton.joints[static_cast<std::size_t>(scene.skeleton.find(name))];
}

/// How far joints of one name stand apart, or are turned apart.
double framesApart(const Skeleton& one, const Pose& first, const Skeleton& other, const Pose& second) {
    const std::vector<Transform> a = modelFromJoints(one, first);
    const std::vector<Transform> b = modelFromJoints(other, second);
    double max = 0.0;
    for (std::size_t j = 0; j < one.size(); ++j) {
        const std::int32_t same = other.find(one.joints[j].name);
        max = same == kNone
                  ? 1e9
                  : std::max(max, (a[j].matrix() - b[static_cast<std::size_t>(same)].matrix()).norm());
    }
    return max;
}

double clipsApart(const Scene& one, const Scene& other) {
    double max = 0.0;
    for (double seconds = 0.0; seconds <= 1.0; seconds += 0.05) {
        max =
            std::max(max, framesApart(one.skeleton, poseAt(one.skeleton, one.clips.front(), seconds),
                                      other.skeleton, poseAt(other.skeleton, other.clips.front(), seconds)));
    }
    return max;
}

JointTrack wayOf(const Scene& scene, const std::string& name, std::vector<Key<Vec3>> offsets) {
    JointTrack track;
    track.joint = scene.skeleton.find(name);
    for (Key<Vec3>& key : offsets) {
        key.value +=
            scene.skeleton.joints[static_cast<std::size_t>(track.joint)].parentFromJointRest.translation();
    }
    track.translations = std::move(offsets);
    return track;
}

/// A human of whom a leg and an arm hang below no joint. The hips and the leg walk, each in its own steps.
Scene inThree() {
    Scene scene = humanScene();
    for (const char* loose : {kLooseLeg, kLooseArm}) {
        Joint& joint = jointIn(scene, loose);
        joint.parent = kNone;
        joint.parentFromJointRest = joint.modelFromJointBind;
    }
    const std::string hips = scene.skeleton.joints.front().name;
    scene.clips = {{"walk",
                    1.0,
                    {wayOf(scene, hips, {{0.0, {1, 0, 2}}, {0.5, {10, 2, 50}}, {1.0, {-5, -3, 120}}}),
                     wayOf(scene, kLooseLeg, {{0.1, {0, 0, 0}}, {0.35, {0, 9, 70}}, {0.9, {3, 0, 110}}})}}};
    return scene;
}

/// An elbow turned from 0 to so many degrees in steps of 20, about an axis of its own.
JointTrack turnsTo(const Scene& scene, const std::string& name, double degrees) {
    JointTrack track;
    track.joint = scene.skeleton.find(name);
    const Vec3 axis = Vec3(1, 2, -1).normalized();
    const auto steps = static_cast<int>(std::ceil(degrees / 20.0));
    for (int k = 0; k <= steps; ++k) {
        const double share = static_cast<double>(k) / steps;
        Quat turn(Eigen::AngleAxisd(share * degrees * std::numbers::pi / 180.0, axis));
        turn.coeffs() *= k % 2 == 0 ? 1.0 : -1.0; // both say the same
        track.rotations.push_back({share, turn});
    }
    return track;
}

const JointTrack* trackNamed(const Scene& scene, const std::string& name) {
    const auto& tracks = scene.clips.front().tracks;
    const auto found = std::ranges::find(tracks, scene.skeleton.find(name), &JointTrack::joint);
    return found == tracks.end() ? nullptr : &*found;
}

/// The most that a joint turns from key to key, degrees; 360: it has no keys.
double largestStep(const JointTrack* track) {
    double max = track == nullptr || track->rotations.size() < 2 ? 2.0 * std::numbers::pi : 0.0;
    for (std::size_t k = 1; max < 6.0 && k < track->rotations.size(); ++k) {
        max = std::max(max, track->rotations[k].value.angularDistance(track->rotations[k - 1].value));
    }
    return max * 180.0 / std::numbers::pi;
}

} // namespace

/// Skeletons that make it hard: several roots, joints of one name, turns beyond 180 degrees, missing bones.
class TestEngineCases : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void otherRootsGoTheirOwnWay() {
        const Scene before = inThree();
        EngineChanges changes;
        changes.root = "motion";
        const auto after = changedForEngine(before, changes);
        QVERIFY(after.has_value());
        QCOMPARE(after->scene.skeleton.roots().size(), std::size_t{1});
        const JointTrack* root = trackNamed(after->scene, "motion");
        QVERIFY(root != nullptr);
        QVERIFY(root->translations.back().value.norm() > 100.0); // it has the hips' way
        QVERIFY(clipsApart(before, after->scene) < 1e-9);
    }

    void posesOfOtherRootsStay() {
        Scene scene = inThree();
        Pose pose = Pose::bindPose(scene.skeleton);
        pose.joints.front().translation = Vec3(10, 2, 50);
        pose.joints[static_cast<std::size_t>(scene.skeleton.find(kLooseLeg))].translation = Vec3(0, 5, 3);
        const Skeleton first = scene.skeleton;
        const Pose was = pose;
        const auto steps = addRootJoint(scene.skeleton, "motion");
        QVERIFY(steps.has_value());
        for (const SkeletonEdit& step : *steps) {
            const auto edited = withSkeletonEdit(scene, step);
            QVERIFY(edited.has_value());
            pose = withMotionMoved(followed(pose, scene.skeleton, edited->scene.skeleton, edited->changes),
                                   edited->scene.skeleton, step);
            scene = edited->scene;
        }
        const auto root = static_cast<std::size_t>(scene.skeleton.find("motion"));
        QCOMPARE(pose.joints[root].translation, Vec3(10, 0, 50));
        QVERIFY(framesApart(first, was, scene.skeleton, pose) < 1e-9);
    }

    void linksTurnOnBeyondHalfATurn() {
        Scene before = humanScene();
        before.clips = {{"turn", 1.0, {turnsTo(before, kLeftElbow, 300.0)}}};
        EngineChanges changes;
        changes.linkDegrees = 50.0;
        const auto after = changedForEngine(before, changes);
        QVERIFY(after.has_value());
        QCOMPARE(after->counts.links, std::size_t{5}); // 300 degrees in six joints
        QVERIFY(std::abs(largestStep(trackNamed(after->scene, kLeftElbow)) - 20.0 / 6.0) < 1e-6);
        for (const EditedJoint& link : after->steps.front().joints) {
            QVERIFY(std::abs(largestStep(trackNamed(after->scene, link.joint)) - 20.0 / 6.0) < 1e-6);
        }
        const auto hand = static_cast<std::size_t>(before.skeleton.find("mixamorig:LeftHand"));
        const auto linked = static_cast<std::size_t>(after->scene.skeleton.find("mixamorig:LeftHand"));
        for (double seconds = 0.0; seconds <= 1.0; seconds += 0.03) {
            const Pose was = poseAt(before.skeleton, before.clips.front(), seconds);
            const Pose is = poseAt(after->scene.skeleton, after->scene.clips.front(), seconds);
            const Mat3 turned = modelFromJoints(before.skeleton, was)[hand].linear();
            QVERIFY((modelFromJoints(after->scene.skeleton, is)[linked].linear() - turned).norm() < 1e-9);
        }
    }

    void jointsOfOneNameAreLinkedEach() {
        Scene before = humanScene();
        before.clips = {
            {"bend", 1.0, {turnsTo(before, kLeftElbow, 12.0), turnsTo(before, kRightElbow, 23.0)}}};
        renameJoint(before, kLeftElbow, "elbow");
        renameJoint(before, kRightElbow, "elbow");
        EngineChanges changes;
        changes.linkDegrees = 5.0;
        const auto after = changedForEngine(before, changes);
        QVERIFY(after.has_value());
        QCOMPARE(after->counts.links, std::size_t{2 + 4});
        for (const char* hand : {"mixamorig:LeftHand", "mixamorig:RightHand"}) {
            const auto was = static_cast<std::size_t>(before.skeleton.find(hand));
            const auto is = static_cast<std::size_t>(after->scene.skeleton.find(hand));
            const Pose first = poseAt(before.skeleton, before.clips.front(), 1.0);
            const Pose second = poseAt(after->scene.skeleton, after->scene.clips.front(), 1.0);
            const Mat3 turned = modelFromJoints(before.skeleton, first)[was].linear();
            QVERIFY((modelFromJoints(after->scene.skeleton, second)[is].linear() - turned).norm() < 1e-9);
        }
        std::vector<std::size_t> links; // of either elbow
        for (const Joint& joint : after->scene.skeleton.joints) {
            std::size_t above = 0;
            for (const Joint* each = &joint; joint.name == "elbow" && each->parent != kNone;) {
                each = &after->scene.skeleton.joints[static_cast<std::size_t>(each->parent)];
                above += each->name.find("link") != std::string::npos ? 1U : 0U;
            }
            if (joint.name == "elbow") {
                links.push_back(above);
            }
        }
        std::ranges::sort(links);
        QCOMPARE(links, (std::vector<std::size_t>{2, 4}));
    }

    void takenNamesOfRootsAreRefused() {
        EngineChanges changes;
        changes.root = kLeftElbow;
        const auto refused = changedForEngine(humanScene(), changes);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::JointNameTaken);
        QCOMPARE(refused.error().arguments.front(), std::string(kLeftElbow));
    }

    void oneJointIsLeft() {
        EngineChanges changes;
        for (const Joint& joint : humanScene().skeleton.joints) {
            changes.remove.push_back(joint.name);
        }
        const auto refused = changedForEngine(humanScene(), changes);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::NoJointLeft);
        changes.remove.pop_back();
        const auto last = changedForEngine(humanScene(), changes);
        QVERIFY(last.has_value());
        QCOMPARE(last->scene.skeleton.size(), std::size_t{1});
        QCOMPARE(last->scene.parts.front().weights->unweightedCount(), std::size_t{0});
    }

    void limbsWithoutBoneAreTold() {
        Scene scene = humanScene();
        const Transform elbow = jointIn(scene, kLeftElbow).modelFromJointBind;
        jointIn(scene, "mixamorig:LeftHand").modelFromJointBind = elbow;
        EngineChanges changes;
        changes.limbTwists = 2;
        const auto after = changedForEngine(scene, changes);
        QVERIFY(after.has_value());
        QCOMPARE(after->counts.twists, std::size_t{7 * 2});
        QCOMPARE(after->boneless, std::vector<std::string>{kLeftElbow});
        QVERIFY(!after->noLimbs);
        QCOMPARE(engineLines(*after).filter("LeftForeArm gets no twist joints").size(), qsizetype{1});
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            scene.skeleton.joints[j].name = "part" + std::to_string(j);
        }
        const auto nameless = changedForEngine(scene, changes);
        QVERIFY(nameless.has_value());
        QCOMPARE(nameless->counts.twists, std::size_t{0});
        QVERIFY(nameless->noLimbs);
        QVERIFY(!engineLines(*nameless).isEmpty());
    }
};

SINEW_TEST(TestEngineCases, QCoreApplication)

} // namespace testEngineCases

#include "TestEngineCases.moc"
