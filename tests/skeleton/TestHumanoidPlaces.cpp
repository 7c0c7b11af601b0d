#include "core/skeleton/HumanPose.h"
#include "core/skeleton/HumanoidMap.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <map>

namespace testHumanoidPlaces {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The skeleton of a human whose joints are called as an export of a generator calls them.
Skeleton renamed(Skeleton skeleton, const std::map<std::string, std::string>& names) {
    for (Joint& joint : skeleton.joints) {
        const std::string own = joint.name.substr(joint.name.find(':') + 1);
        if (const auto found = names.find(own); found != names.end()) {
            joint.name = found->second;
        }
    }
    return skeleton;
}

Skeleton numbered(Skeleton skeleton) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skeleton.joints[j].name = "bone_" + std::to_string(j);
    }
    return skeleton;
}

std::map<std::string, std::size_t> jointsOfBones(const std::vector<std::string>& bones) {
    std::map<std::string, std::size_t> joints;
    for (std::size_t j = 0; j < bones.size(); ++j) {
        if (!bones[j].empty()) {
            joints.try_emplace(bones[j], j);
        }
    }
    return joints;
}

} // namespace

/// Bones of a human in skeletons whose names are odd, or say nothing.
class TestHumanoidPlaces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesSayWhatNamesDoNot_data() {
        QTest::addColumn<double>("degrees");
        QTest::newRow("T-pose") << 0.0;
        QTest::newRow("A-pose") << 45.0;
    }

    void placesSayWhatNamesDoNot() {
        QFETCH(double, degrees);
        const Skeleton named = humanWithArms(degrees).skeleton;
        const auto byName = jointsOfBones(humanoidBones(named));
        const auto byPlace = jointsOfBones(humanoidBones(numbered(named)));
        for (const char* bone : {"hips", "spine", "head", "leftUpperLeg", "leftLowerLeg", "leftFoot",
                                 "rightUpperLeg", "rightLowerLeg", "rightFoot", "leftUpperArm",
                                 "leftLowerArm", "leftHand", "rightUpperArm", "rightLowerArm", "rightHand"}) {
            QVERIFY2(byName.contains(bone) && byPlace.contains(bone), bone);
            QVERIFY2(byName.at(bone) == byPlace.at(bone), bone);
        }
    }

    void othersAreNoHumans() {
        const Skeleton line = numbered(chain({Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(0, 2, 0), Vec3(0, 3, 0)}));
        for (const std::string& bone : humanoidBones(line)) {
            QVERIFY2(bone.empty(), bone.c_str());
        }
        QVERIFY(humanoidBones(Skeleton()).empty());
    }

    /// One name that says a bone is enough for names to be believed.
    void namesComeFirst() {
        Skeleton skeleton = numbered(humanScene().skeleton);
        skeleton.joints[0].name = "Pelvis";
        const auto joints = jointsOfBones(humanoidBones(skeleton));
        QCOMPARE(joints.size(), std::size_t{1});
        QVERIFY(joints.contains("hips"));
    }

    /// Where names say all but the hips, or not even the legs.
    void hipsAreWhereLegsAndSpineMeet() {
        const Skeleton human = humanScene().skeleton;
        const HumanoidMap before = findHumanoid(human);
        QVERIFY(humanJoint(before, "hips") != kNone);
        const auto same = [&before](const Skeleton& skeleton) {
            const HumanoidMap map = findHumanoid(skeleton);
            return humanJoint(map, "hips") == humanJoint(before, "hips") &&
                   humanJoint(map, "spine") == humanJoint(before, "spine");
        };
        QVERIFY(same(numbered(human)));
        for (const char* name : {"bone_12", "Mitte", "腰"}) {
            QVERIFY2(same(renamed(human, {{"Hips", name}})), name);
        }
        QVERIFY(same(renamed(human, {{"Hips", "bone_0"},
                                     {"LeftUpLeg", "bone_1"},
                                     {"LeftLeg", "bone_2"},
                                     {"RightUpLeg", "bone_3"},
                                     {"RightLeg", "bone_4"}})));
        const Skeleton nameless = renamed(human, {{"Hips", "bone_0"}});
        const std::vector<BoneJoint> none{{"hips", ""}};
        QCOMPARE(humanJoint(findHumanoid(nameless, none), "hips"), kNone);
    }

    /// Legs that hang elsewhere than the spine have no hips between them.
    void apartFromTheSpineThereAreNoHips() {
        Skeleton skeleton = renamed(humanScene().skeleton, {{"Hips", "bone_0"}});
        skeleton.joints[static_cast<std::size_t>(skeleton.find("mixamorig:Spine"))].parent = kNone;
        QCOMPARE(humanJoint(findHumanoid(skeleton), "hips"), kNone);
    }

    /// Meshy counts the spine from the neck down.
    void aSpineThatCountsFromAbove() {
        const Skeleton skeleton = renamed(humanScene().skeleton, {{"Hips", "Hips"},
                                                                  {"Spine", "Spine02"},
                                                                  {"Spine1", "Spine01"},
                                                                  {"Spine2", "Spine"},
                                                                  {"Neck", "neck"}});
        const auto before = jointsOfBones(humanoidBones(humanScene().skeleton));
        const auto joints = jointsOfBones(humanoidBones(skeleton));
        for (const char* bone : {"hips", "spine", "chest", "neck", "head"}) {
            if (before.contains(bone)) {
                QVERIFY2(joints.contains(bone) && joints.at(bone) == before.at(bone), bone);
            }
        }
    }

    void namesOfTripo() {
        const Skeleton skeleton = renamed(humanScene().skeleton, {{"Hips", "Pelvis"},
                                                                  {"Spine", "Spine01"},
                                                                  {"Spine1", "Spine02"},
                                                                  {"Neck", "NeckTwist01"},
                                                                  {"LeftUpLeg", "L_Thigh"},
                                                                  {"LeftLeg", "L_Calf"},
                                                                  {"LeftFoot", "L_Foot"},
                                                                  {"RightUpLeg", "R_Thigh"},
                                                                  {"RightLeg", "R_Calf"},
                                                                  {"RightFoot", "R_Foot"},
                                                                  {"LeftArm", "L_Upperarm"},
                                                                  {"LeftForeArm", "L_Forearm"},
                                                                  {"LeftHand", "L_Hand"},
                                                                  {"RightArm", "R_Upperarm"},
                                                                  {"RightForeArm", "R_Forearm"},
                                                                  {"RightHand", "R_Hand"}});
        const auto before = jointsOfBones(humanoidBones(humanScene().skeleton));
        const auto joints = jointsOfBones(humanoidBones(skeleton));
        for (const char* bone : {"hips", "neck", "leftUpperLeg", "leftLowerLeg", "leftFoot", "rightUpperLeg",
                                 "rightLowerLeg", "rightFoot", "leftUpperArm", "leftLowerArm", "leftHand",
                                 "rightUpperArm", "rightLowerArm", "rightHand"}) {
            QVERIFY2(joints.contains(bone) && joints.at(bone) == before.at(bone), bone);
        }
    }
};

SINEW_TEST(TestHumanoidPlaces, sinew::test::NoApplication)

} // namespace testHumanoidPlaces

#include "TestHumanoidPlaces.moc"
