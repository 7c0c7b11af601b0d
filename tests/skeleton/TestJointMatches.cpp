#include "core/skeleton/HumanoidBones.h"
#include "core/skeleton/JointNames.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testJointMatches {

using namespace sinew;
using namespace sinew::test;

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

} // namespace

class TestJointMatches : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
};

SINEW_TEST(TestJointMatches, NoApplication)

} // namespace testJointMatches

#include "TestJointMatches.moc"
