#include "core/skeleton/HumanoidMap.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace testHumanoidMap {

using namespace sinew;
using namespace sinew::test;

namespace {

struct NamedJoint {
    std::string name;
    std::string parent;
};

/// Required bones alone, by the names of Unreal.
std::vector<NamedJoint> unrealHuman() {
    std::vector<NamedJoint> joints{
        {"root", ""}, {"pelvis", "root"}, {"spine_01", "pelvis"}, {"head", "spine_01"}};
    for (const std::string side : {"_l", "_r"}) {
        joints.insert(joints.end(), {{"thigh" + side, "pelvis"},
                                     {"calf" + side, "thigh" + side},
                                     {"foot" + side, "calf" + side},
                                     {"upperarm" + side, "spine_01"},
                                     {"lowerarm" + side, "upperarm" + side},
                                     {"hand" + side, "lowerarm" + side}});
    }
    return joints;
}

Skeleton skeletonOf(const std::vector<NamedJoint>& joints) {
    Skeleton skeleton;
    for (const NamedJoint& each : joints) {
        Joint joint;
        joint.name = each.name;
        joint.parent = skeleton.find(each.parent);
        skeleton.joints.push_back(joint);
    }
    return skeleton;
}

std::string jointNamed(const Skeleton& skeleton, const HumanoidMap& map, const std::string& bone) {
    const auto row = std::ranges::find(humanoidBoneTable(), bone, &HumanoidBone::name);
    const std::int32_t joint = map[static_cast<std::size_t>(row - humanoidBoneTable().begin())];
    return joint == kNone ? std::string() : skeleton.joints[static_cast<std::size_t>(joint)].name;
}

Error errorOf(const Skeleton& skeleton, const std::vector<BoneJoint>& chosen = {}) {
    const Expected<HumanoidMap> map = humanoidOf(skeleton, chosen, "a.vrm");
    return map ? makeError(ErrorCode::Count) : map.error();
}

} // namespace

class TestHumanoidMap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTableIsThatOfVrm() {
        QCOMPARE(humanoidBoneTable().size(), std::size_t{55});
        std::set<std::string> names;
        std::size_t required = 0;
        for (const HumanoidBone& bone : humanoidBoneTable()) {
            QVERIFY2(bone.parent < static_cast<std::int32_t>(names.size()), bone.name.c_str());
            QVERIFY2((bone.parent == kNone) == (bone.name == "hips"), bone.name.c_str());
            QVERIFY2(names.insert(bone.name).second, bone.name.c_str());
            required += bone.required ? 1 : 0;
        }
        QCOMPARE(required, std::size_t{15});
    }

    void requiredBonesAreEnough() {
        const Skeleton skeleton = skeletonOf(unrealHuman());
        const Expected<HumanoidMap> map = humanoidOf(skeleton, {}, "a.vrm");
        QVERIFY(map);
        QCOMPARE(jointNamed(skeleton, *map, "hips"), std::string("pelvis"));
        QCOMPARE(jointNamed(skeleton, *map, "rightHand"), std::string("hand_r"));
        QCOMPARE(jointNamed(skeleton, *map, "neck"), std::string());
    }

    void missingBonesAreNamed() {
        Skeleton skeleton = skeletonOf(unrealHuman());
        skeleton.joints[static_cast<std::size_t>(skeleton.find("foot_l"))].name = "paw";
        skeleton.joints[static_cast<std::size_t>(skeleton.find("head"))].name = "top";
        const Error error = errorOf(skeleton);
        QVERIFY(error.code == ErrorCode::VrmBonesMissing);
        QCOMPARE(error.arguments, (std::vector<std::string>{"a.vrm", "head, leftFoot"}));
        const std::vector<BoneJoint> chosen{{"leftFoot", "paw"}, {"head", "top"}};
        QVERIFY(errorOf(skeleton, chosen).code == ErrorCode::Count);
    }

    void choicesWin() {
        std::vector<NamedJoint> joints = unrealHuman();
        joints.push_back({"jaw", "head"});
        joints.push_back({"mask", "head"});
        const Skeleton skeleton = skeletonOf(joints);
        QCOMPARE(jointNamed(skeleton, findHumanoid(skeleton), "jaw"), std::string("jaw"));
        QCOMPARE(jointNamed(skeleton, findHumanoid(skeleton, std::vector<BoneJoint>{{"jaw", "mask"}}), "jaw"),
                 std::string("mask"));
        QCOMPARE(jointNamed(skeleton, findHumanoid(skeleton, std::vector<BoneJoint>{{"jaw", ""}}), "jaw"),
                 std::string());
    }

    void wrongChoicesAreRefused() {
        const Skeleton skeleton = skeletonOf(unrealHuman());
        QVERIFY(errorOf(skeleton, {{"tail", "head"}}).code == ErrorCode::VrmBoneUnknown);
        QVERIFY(errorOf(skeleton, {{"head", "nowhere"}}).code == ErrorCode::JointUnknown);
        QVERIFY(errorOf(skeleton, {{"head", ""}}).code == ErrorCode::VrmBonesMissing);
        const Error twice = errorOf(skeleton, {{"hips", "root"}, {"spine", "pelvis"}, {"chest", "pelvis"}});
        QVERIFY(twice.code == ErrorCode::VrmJointTwice);
        QCOMPARE(twice.arguments, (std::vector<std::string>{"a.vrm", "pelvis", "spine", "chest"}));
    }

    void bonesLieBelowEachOther() {
        std::vector<NamedJoint> joints = unrealHuman();
        std::ranges::find(joints, "hand_r", &NamedJoint::name)->parent = "root";
        const Error error = errorOf(skeletonOf(joints));
        QVERIFY(error.code == ErrorCode::VrmBoneMisplaced);
        QCOMPARE(error.arguments,
                 (std::vector<std::string>{"a.vrm", "rightHand", "hand_r", "rightLowerArm", "lowerarm_r"}));
    }

    /// A control beside the skeleton has the same name as a bone.
    void doublesAreFoundByTheirPlace() {
        std::vector<NamedJoint> joints = unrealHuman();
        joints.insert(joints.begin() + 1, {{"hips", "root"}, {"Hand.L", "root"}});
        const Skeleton skeleton = skeletonOf(joints);
        const Expected<HumanoidMap> map = humanoidOf(skeleton, {}, "a.vrm");
        QVERIFY(map);
        QCOMPARE(jointNamed(skeleton, *map, "hips"), std::string("pelvis"));
        QCOMPARE(jointNamed(skeleton, *map, "leftHand"), std::string("hand_l"));
    }

    void spinesCountFromAnywhere() {
        std::vector<NamedJoint> joints = unrealHuman();
        std::ranges::find(joints, "spine_01", &NamedJoint::name)->name = "spine_03";
        for (NamedJoint& joint : joints) {
            joint.parent = joint.parent == "spine_01" ? "spine_03" : joint.parent;
        }
        const Skeleton skeleton = skeletonOf(joints);
        const Expected<HumanoidMap> map = humanoidOf(skeleton, {}, "a.vrm");
        QVERIFY(map);
        QCOMPARE(jointNamed(skeleton, *map, "spine"), std::string("spine_03"));
        QCOMPARE(jointNamed(skeleton, *map, "upperChest"), std::string());
    }
};

SINEW_TEST(TestHumanoidMap, NoApplication)

} // namespace testHumanoidMap

#include "TestHumanoidMap.moc"
