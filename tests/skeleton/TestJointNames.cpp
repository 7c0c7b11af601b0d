#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/JointNames.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace testJointNames {

using namespace sinew::test;
using namespace sinew;

namespace {

Skeleton named(const std::vector<std::string>& names) {
    Skeleton skeleton;
    for (const std::string& name : names) {
        Joint joint;
        joint.name = name;
        joint.parent = static_cast<std::int32_t>(skeleton.size()) - 1;
        skeleton.joints.push_back(joint);
    }
    return skeleton;
}

using Numbers = std::vector<std::int32_t>;

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

class TestJointNames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void roles_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("role");
        const auto row = [](const char* name, NamedRole role) {
            QTest::newRow(name) << name << static_cast<int>(role);
        };
        row("mixamorig:LeftForeArm", NamedRole::Deforming);
        row("upperarm.l", NamedRole::Deforming);
        row("Bip01 L Thigh", NamedRole::Deforming);
        row("Spike", NamedRole::Deforming); // holds "ik", is none
        row("Tail_End1", NamedRole::End);
        row("tentacle", NamedRole::Deforming);
        row("bend_arm", NamedRole::Deforming); // ends in "end", is none
        row("ik_hand_l", NamedRole::Control);
        row("kneeIK.l", NamedRole::Control);
        row("control-toe-roll.r", NamedRole::Control);
        row("handslot.r", NamedRole::Control);
        row("WeaponSocket", NamedRole::Control);
        row("PoleTarget.L", NamedRole::Control);
        row("mixamorig:HeadTop_End", NamedRole::End);
        row("Bip01 L Toe0Nub", NamedRole::End);
        row("Index_Tip_L", NamedRole::End);
        row("Root", NamedRole::Root);
        row("Armature", NamedRole::Root);
        row("root_bone", NamedRole::Root);
        row("HairRoot", NamedRole::Deforming);
        row("", NamedRole::Deforming);
        row("joint_12", NamedRole::Deforming);
    }
    void roles() {
        QFETCH(QString, name);
        QFETCH(int, role);
        QCOMPARE(static_cast<int>(roleByName(name.toStdString())), role);
    }

    void humanBones_data() {
        QTest::addColumn<QString>("joint");
        QTest::addColumn<QString>("bone");
        const auto row = [](const char* joint, const char* bone) { QTest::newRow(joint) << joint << bone; };
        row("mixamorig:Hips", "hips");
        row("mixamorig:Spine2", "upperChest");
        row("mixamorig:LeftArm", "leftUpperArm");
        row("mixamorig:RightForeArm", "rightLowerArm");
        row("mixamorig:LeftUpLeg", "leftUpperLeg");
        row("mixamorig:LeftToeBase", "leftToes");
        row("mixamorig:LeftHandThumb1", "leftThumbMetacarpal");
        row("mixamorig:RightHandPinky3", "rightLittleDistal");
        row("mixamorig:RightHandIndex1_end", "");
        row("pelvis", "hips");
        row("spine_02", "chest");
        row("upperarm_l", "leftUpperArm");
        row("upperarm_twist_01_l", "");
        row("calf_r", "rightLowerLeg");
        row("ball_l", "leftToes");
        row("index_02_r", "rightIndexIntermediate");
        row("DEF-upper_arm.L", "leftUpperArm");
        row("DEF-upper_arm.L.001", "");
        row("DEF-f_middle.03.R", "rightMiddleDistal");
        row("Bip01 L Thigh", "leftUpperLeg");
        row("Bip001 R Finger12", "rightIndexDistal");
        row("J_Bip_C_UpperChest", "upperChest");
        row("J_Bip_L_LowerLeg", "leftLowerLeg");
        row("LeftIndexProximal", "leftIndexProximal");
        row("sword", "");
        row("", "");
    }

    void humanBones() {
        QFETCH(QString, joint);
        QFETCH(QString, bone);
        QCOMPARE(QString::fromStdString(humanoidBones(named({joint.toStdString()}))[0]), bone);
    }

    void rigifyCountsItsSpineFromTheHips() {
        const auto bones = humanoidBones(
            named({"DEF-spine", "DEF-spine.001", "DEF-spine.002", "DEF-spine.003", "DEF-spine.006"}));
        const std::vector<std::string> wanted{"hips", "spine", "chest", "upperChest", "head"};
        QCOMPARE(bones, wanted);
    }

    void fingersMayCountFromTwo() {
        const auto bones =
            humanoidBones(named({"Index2.L", "Index3.L", "Index4.L", "Ring_02_r", "Ring_03_r", "Ring_04_r",
                                 "Thumb2.L", "Thumb3.L", "Pinky2.L", "Pinky3.L"}));
        const std::vector<std::string> wanted{
            "leftIndexProximal",      "leftIndexIntermediate", "leftIndexDistal",   "rightRingProximal",
            "rightRingIntermediate",  "rightRingDistal",       "leftThumbProximal", "leftThumbDistal",
            "leftLittleIntermediate", "leftLittleDistal"}; // of two joints it is not known
        QCOMPARE(bones, wanted);
        const auto palms = humanoidBones(named({"Index1.L", "Index2.L", "Index3.L", "Index4.L"}));
        QCOMPARE(palms[0], std::string("leftIndexProximal"));
        QCOMPARE(palms[3], std::string());
    }

    void equalNamesComeFirst() {
        const Skeleton from = named({"Arm", "arm", "leg"});
        const Skeleton to = named({"arm", "Arm", "tail"});
        const Numbers wanted{1, 0, kNone};
        QCOMPARE(matchJoints(from, to), wanted);
    }

    void spellingMakesNoDifference() {
        const Numbers wanted{1, 0};
        QCOMPARE(matchJoints(named({"rig:Tail_01", "Ear.L"}), named({"ear_l", "tail01"})), wanted);
    }

    void programsAgreeOnHumans() {
        const Skeleton mixamo = named({"mixamorig:Hips", "mixamorig:Spine", "mixamorig:LeftArm",
                                       "mixamorig:LeftHandIndex2", "mixamorig:HeadTop_End"});
        const Skeleton unreal = named({"root", "pelvis", "spine_01", "upperarm_l", "index_02_l"});
        const Numbers wanted{1, 2, 3, 4, kNone};
        QCOMPARE(matchJoints(mixamo, unreal), wanted);
    }

    void theTableWins() {
        const std::vector<JointMapping> table{{"arm", "fin"}, {"leg", ""}, {"gone", "fin"}};
        const Numbers wanted{2, kNone, 0};
        QCOMPARE(matchJoints(named({"arm", "leg", "head"}), named({"head", "leg", "fin"}), table), wanted);
    }

    void unknownNamesAreFound() {
        const Skeleton from = named({"arm", "leg"});
        const Skeleton to = named({"fin"});
        const std::vector<JointMapping> good{{"arm", "fin"}, {"leg", ""}};
        const std::vector<JointMapping> strange{{"arm", "fin"}, {"leg", "wing"}};
        QCOMPARE(unknownName(from, to, good), std::string());
        QCOMPARE(unknownName(from, to, strange), std::string("wing"));
    }

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

SINEW_TEST(TestJointNames, sinew::test::NoApplication)

} // namespace testJointNames

#include "TestJointNames.moc"
