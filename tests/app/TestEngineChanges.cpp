#include "app/recipe/SettingFields.h"
#include "app/rig/EngineChanges.h"
#include "core/scene/ClipPose.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/edit/EngineJoints.h"
#include "core/skeleton/edit/LocalChange.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace testEngineChanges {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr const char* kElbow = "mixamorig:LeftForeArm";

std::size_t numberNamed(const Skeleton& skeleton, const std::string& name) {
    return static_cast<std::size_t>(skeleton.find(name));
}

/// A human who walks over the floor and bends an elbow by so much and back, for a second.
Scene walking(double radians) {
    Scene scene = humanScene();
    Skeleton& skeleton = scene.skeleton;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skeleton.joints[j].parentFromJointRest = skeleton.parentFromJointBind(j);
    }
    const std::int32_t hips = skeleton.roots().front();
    const Vec3 rest = skeleton.position(static_cast<std::size_t>(hips));
    JointTrack walk;
    walk.joint = hips;
    walk.translations = {{0.0, rest}, {0.5, rest + Vec3(10, 2, 50)}, {1.0, rest + Vec3(-5, -3, 120)}};
    JointTrack bend;
    bend.joint = skeleton.find(kElbow);
    const Quat bound(skeleton.parentFromJointBind(static_cast<std::size_t>(bend.joint)).linear());
    const Quat turn(Eigen::AngleAxisd(radians, Vec3::UnitY()));
    bend.rotations = {{0.0, bound}, {0.5, turn * bound}, {1.0, bound}};
    scene.clips = {{"walk", 1.0, {walk, bend}}};
    return scene;
}

std::vector<Transform> framesAt(const Scene& scene, double seconds) {
    return modelFromJoints(scene.skeleton, poseAt(scene.skeleton, scene.clips.front(), seconds));
}

/// All vertices of the only part at a time.
std::vector<Vec3> verticesAt(const Scene& scene, double seconds) {
    const Pose pose = poseAt(scene.skeleton, scene.clips.front(), seconds);
    const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
    const Part& part = scene.parts.front();
    std::vector<Vec3> positions;
    for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
        Vec3 position = Vec3::Zero();
        for (const Influence& influence : part.weights->at(v)) {
            position += static_cast<double>(influence.weight) *
                        (matrices[static_cast<std::size_t>(influence.joint)] * part.mesh->vertices[v]);
        }
        positions.push_back(position);
    }
    return positions;
}

double farthestApart(const Scene& one, const Scene& other) {
    double max = 0.0;
    for (const double seconds : {0.0, 0.2, 0.5, 0.7, 1.0}) {
        const std::vector<Vec3> before = verticesAt(one, seconds);
        const std::vector<Vec3> after = verticesAt(other, seconds);
        for (std::size_t v = 0; v < before.size(); ++v) {
            max = std::max(max, (before[v] - after[v]).norm());
        }
    }
    return max;
}

EngineScene changedBy(const Scene& scene, const EngineChanges& changes) {
    auto changed = changedForEngine(scene, changes);
    return changed ? std::move(*changed) : EngineScene();
}

/// A joint for each bone of a human, by a convention; each below the one that VRM says.
Skeleton humanBy(NameConvention convention) {
    Skeleton skeleton;
    for (const HumanoidBone& bone : humanoidBoneTable()) {
        Joint joint;
        joint.name = conventionName(bone.name, convention);
        joint.parent = bone.parent;
        joint.modelFromJointBind.translation() = Vec3(0, static_cast<double>(skeleton.size()), 0);
        skeleton.joints.push_back(joint);
    }
    return skeleton;
}

std::vector<std::string> jointNamesOf(const Skeleton& skeleton) {
    std::vector<std::string> names;
    for (const Joint& joint : skeleton.joints) {
        names.push_back(joint.name);
    }
    return names;
}

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

JointTrack offsetTrack(const Scene& scene, const std::string& name, std::vector<Key<Vec3>> offsets) {
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
    scene.clips = {
        {"walk",
         1.0,
         {offsetTrack(scene, hips, {{0.0, {1, 0, 2}}, {0.5, {10, 2, 50}}, {1.0, {-5, -3, 120}}}),
          offsetTrack(scene, kLooseLeg, {{0.1, {0, 0, 0}}, {0.35, {0, 9, 70}}, {0.9, {3, 0, 110}}})}}};
    return scene;
}

/// An elbow turned from 0 to so many degrees in steps of 20, about an axis of its own.
JointTrack turnsTo(const Scene& scene, const std::string& name, double degrees) {
    JointTrack track;
    track.joint = scene.skeleton.find(name);
    const Vec3 axis = Vec3(1, 2, -1).normalized();
    const auto steps = static_cast<int>(std::ceil(degrees / 20.0));
    for (int k = 0; k <= steps; ++k) {
        const double fraction = static_cast<double>(k) / steps;
        Quat turn(Eigen::AngleAxisd(fraction * degrees * std::numbers::pi / 180.0, axis));
        turn.coeffs() *= k % 2 == 0 ? 1.0 : -1.0; // both say the same
        track.rotations.push_back({fraction, turn});
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

/// Whole skeletons made ready for engines, with clips and names.
/// Skeletons that make it hard: several roots, joints of one name, turns beyond 180 degrees, missing bones.
class TestEngineChanges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void linksKeepTheMotion() {
        const double bend = 0.2;
        const Scene before = walking(bend);
        EngineChanges changes;
        changes.linkDegrees = 5.0;
        const EngineScene after = changedBy(before, changes);
        QCOMPARE(after.counts.links, std::size_t{2}); // 11.5 degrees in steps of 5
        const std::size_t elbow = numberNamed(before.skeleton, kElbow);
        const std::size_t linked = numberNamed(after.scene.skeleton, kElbow);
        for (const double seconds : {0.0, 0.25, 0.5, 0.9}) {
            const Mat3 was = framesAt(before, seconds)[elbow].linear();
            const Mat3 is = framesAt(after.scene, seconds)[linked].linear();
            QVERIFY(was.isApprox(is, 1e-9)); // all below turns as before
        }
        const auto parent = static_cast<std::size_t>(before.skeleton.joints[elbow].parent);
        const double bone = (before.skeleton.position(elbow) - before.skeleton.position(parent)).norm();
        QVERIFY(farthestApart(before, after.scene) < 0.25 * bone * bend); // the links' stretch of the bone
        const JointTrack& track = *std::ranges::find(after.scene.clips.front().tracks,
                                                     static_cast<std::int32_t>(linked), &JointTrack::joint);
        const Quat bound(after.scene.skeleton.parentFromJointBind(linked).linear());
        QVERIFY(std::abs(bound.angularDistance(track.rotations[1].value) - bend / 3.0) < 1e-9);
    }

    void rootTakesTheWayOverTheFloor() {
        const Scene before = walking(0.5);
        EngineChanges changes;
        changes.root = "motion";
        const EngineScene after = changedBy(before, changes);
        const std::vector<JointTrack>& tracks = after.scene.clips.front().tracks;
        const std::int32_t root = after.scene.skeleton.find("motion");
        const std::int32_t hips = after.scene.skeleton.find("mixamorig:Hips");
        QCOMPARE(after.scene.skeleton.roots(), std::vector<std::int32_t>{root});
        const auto moved = std::ranges::find(tracks, root, &JointTrack::joint);
        const auto left = std::ranges::find(tracks, hips, &JointTrack::joint);
        QVERIFY(moved != tracks.end() && left != tracks.end());
        const auto& keys = before.clips.front().tracks.front().translations;
        for (std::size_t k = 0; k < keys.size(); ++k) {
            const Vec3 sum = moved->translations[k].value + left->translations[k].value;
            QVERIFY(sum.isApprox(keys[k].value, 1e-12));
            QCOMPARE(moved->translations[k].value.y(), 0.0);
        }
        QCOMPARE(moved->translations.back().value.z(), 120.0);
        QVERIFY(farthestApart(before, after.scene) < 1e-9);
    }

    void namesGoThereAndBack() {
        const auto last = static_cast<int>(NameConvention::Blender);
        for (int from = 0; from <= last; ++from) {
            const Skeleton first = humanBy(static_cast<NameConvention>(from));
            for (int to = 0; to <= last; ++to) {
                const auto there = renameByConvention(first, static_cast<NameConvention>(to));
                const auto second = withEdits(first, there);
                QVERIFY(second.has_value());
                QCOMPARE(jointNamesOf(second->skeleton),
                         jointNamesOf(humanBy(static_cast<NameConvention>(to))));
                const auto back = renameByConvention(second->skeleton, static_cast<NameConvention>(from));
                const auto third = withEdits(second->skeleton, back);
                QVERIFY(third.has_value());
                QCOMPARE(jointNamesOf(third->skeleton), jointNamesOf(first));
                QVERIFY(jointsWithoutName(first, static_cast<NameConvention>(to)).empty());
            }
        }
    }

    void whatHasNoNameIsTold() {
        Scene scene = humanScene();
        renameJoint(scene, "mixamorig:Head", "Balloon");
        EngineChanges changes;
        changes.names = NameConvention::Unreal;
        changes.root = "motion"; // was given its name
        const EngineScene after = changedBy(scene, changes);
        QVERIFY(std::ranges::find(after.nameless, "Balloon") != after.nameless.end());
        QVERIFY(std::ranges::find(after.nameless, "motion") == after.nameless.end());
        QVERIFY(after.scene.skeleton.find("Balloon") != kNone);
        QVERIFY(after.scene.skeleton.find("upperarm_l") != kNone);
    }

    void linesSayWhatIsDone() {
        EngineChanges changes;
        changes.remove = {"mixamorig:Head"};
        changes.limbTwists = 1;
        changes.root = "motion";
        changes.names = NameConvention::Unreal;
        const QStringList lines = engineLines(changedBy(humanScene(), changes));
        QVERIFY(lines.contains("mixamorig:Head is removed"));
        QVERIFY(lines.contains("motion is new, above all"));
        QVERIFY(lines.contains("mixamorig:Hips becomes pelvis"));
        QCOMPARE(lines.filter("twist").size(), qsizetype{8});
    }

    void editsAreWrittenAndRead() {
        EngineChanges changes;
        changes.linkDegrees = 5.0;
        changes.root = "motion";
        const SkeletonSteps steps = changedBy(walking(0.2), changes).steps;
        const nlohmann::ordered_json json{{"edits", skeletonEditsJson(steps)}};
        FieldReader fields(json, "recipe.json");
        SkeletonSteps read;
        readSkeletonEdits(fields, "edits", read);
        QVERIFY(!steps.empty());
        QVERIFY(read == steps);
    }

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
            const Skeleton& after = edited->scene.skeleton;
            const auto changes = localChanges(scene.skeleton, after, edited->number);
            pose = withMotionMoved(followed(pose, scene.skeleton, after, changes), after, step);
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
            // Who lies is not known by the places of joints either.
            Transform& bind = scene.skeleton.joints[j].modelFromJointBind;
            bind = Eigen::AngleAxisd(std::numbers::pi / 2.0, Vec3::UnitX()) * bind;
        }
        const auto nameless = changedForEngine(scene, changes);
        QVERIFY(nameless.has_value());
        QCOMPARE(nameless->counts.twists, std::size_t{0});
        QVERIFY(nameless->noLimbs);
        QVERIFY(!engineLines(*nameless).isEmpty());
    }
};

SINEW_TEST(TestEngineChanges, QCoreApplication)

} // namespace testEngineChanges

#include "TestEngineChanges.moc"
