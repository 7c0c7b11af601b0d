#include "app/recipe/SkeletonEditJson.h"
#include "app/rig/EngineChanges.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/HumanoidBones.h"
#include "core/skeleton/HumanoidMap.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testEngineChanges {

using namespace sinew;
using namespace sinew::test;

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
    std::vector<Vec3> places;
    for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
        Vec3 place = Vec3::Zero();
        for (const Influence& influence : part.weights->at(v)) {
            place += static_cast<double>(influence.weight) *
                     (matrices[static_cast<std::size_t>(influence.joint)] * part.mesh->vertices[v]);
        }
        places.push_back(place);
    }
    return places;
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

} // namespace

/// Whole skeletons made ready for engines, with clips and names.
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
};

SINEW_TEST(TestEngineChanges, QCoreApplication)

} // namespace testEngineChanges

#include "TestEngineChanges.moc"
