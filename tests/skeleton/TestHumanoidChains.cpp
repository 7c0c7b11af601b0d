#include "core/skeleton/HumanPose.h"
#include "core/skeleton/HumanoidMap.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testHumanoidChains {

using namespace sinew;
using namespace sinew::test;

namespace {

std::int32_t add(Skeleton& skeleton, const std::string& name, std::int32_t parent) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    skeleton.joints.push_back(joint);
    return static_cast<std::int32_t>(skeleton.size()) - 1;
}

std::int32_t addLine(Skeleton& skeleton, const std::vector<std::string>& names, std::int32_t parent) {
    for (const std::string& name : names) {
        parent = add(skeleton, name, parent);
    }
    return parent;
}

/// A human whose spine and left thumb have the joints of these names, from the hips and from the hand on.
Skeleton human(const std::vector<std::string>& spine, const std::vector<std::string>& thumb = {}) {
    Skeleton skeleton;
    const std::int32_t hips = add(skeleton, "Hips", kNone);
    const std::int32_t top = addLine(skeleton, spine, hips);
    addLine(skeleton, {"Neck", "Head"}, top);
    for (const std::string side : {"Left", "Right"}) {
        addLine(skeleton, {side + "UpLeg", side + "Leg", side + "Foot"}, hips);
        const std::int32_t hand =
            addLine(skeleton, {side + "Shoulder", side + "Arm", side + "ForeArm", side + "Hand"}, top);
        addLine(skeleton, side == "Left" ? thumb : std::vector<std::string>(), hand);
    }
    return skeleton;
}

std::string nameIn(const Skeleton& skeleton, const HumanoidMap& map, std::string_view bone) {
    const std::int32_t joint = humanJoint(map, bone);
    return joint == kNone ? std::string() : skeleton.joints[static_cast<std::size_t>(joint)].name;
}

using Names = std::vector<std::string>;

Names spineOf(const Skeleton& skeleton, const std::vector<BoneJoint>& chosen = {}) {
    const HumanoidMap map = findHumanoid(skeleton, chosen);
    return {nameIn(skeleton, map, "spine"), nameIn(skeleton, map, "chest"),
            nameIn(skeleton, map, "upperChest")};
}

Names thumbOf(const Skeleton& skeleton, const std::vector<BoneJoint>& chosen = {}) {
    const HumanoidMap map = findHumanoid(skeleton, chosen);
    return {nameIn(skeleton, map, "leftThumbMetacarpal"), nameIn(skeleton, map, "leftThumbProximal"),
            nameIn(skeleton, map, "leftThumbDistal")};
}

bool isHuman(const Skeleton& skeleton, const std::vector<BoneJoint>& chosen = {}) {
    return humanoidOf(skeleton, chosen, "a.vrm").has_value();
}

} // namespace

/// Bones of a human that the order of joints tells, where their names do not.
class TestHumanoidChains : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSpineIsInOrder() {
        QCOMPARE(spineOf(human({"Chest"})), (Names{"Chest", "", ""}));
        QCOMPARE(spineOf(human({"Abdomen", "Chest"})), (Names{"Abdomen", "Chest", ""}));
        QCOMPARE(spineOf(human({"Abdomen", "Torso", "Chest"})), (Names{"Abdomen", "Torso", "Chest"}));
        QCOMPARE(spineOf(human({"Spine", "Spine1", "Chest"})), (Names{"Spine", "Spine1", "Chest"}));
        QCOMPARE(spineOf(human({"Spine", "Spine1", "Spine2"})), (Names{"Spine", "Spine1", "Spine2"}));
        QCOMPARE(spineOf(human({"Spine02", "Spine01", "Spine"})), (Names{"Spine02", "Spine01", "Spine"}));
        QVERIFY(isHuman(human({"Abdomen", "Torso", "Chest"})));
    }

    void aLongSpineHasItsEnds() {
        QCOMPARE(spineOf(human({"spine_01", "spine_02", "spine_03", "spine_04", "spine_05"})),
                 (Names{"spine_01", "spine_04", "spine_05"}));
        QCOMPARE(spineOf(human({"Waist", "Chest", "Bust", "Torso"})), (Names{"Waist", "Chest", "Torso"}));
        QVERIFY(isHuman(human({"a", "b", "c", "d", "e"})));
    }

    /// Joints that stand above the arms belong to the neck, and a pelvis below the hips is no spine.
    void theSpineEndsWhereTheArmsBegin() {
        Skeleton skeleton = human({"Pelvis", "Abdomen", "Chest"});
        const std::int32_t throat = add(skeleton, "Throat", skeleton.find("Chest"));
        std::swap(skeleton.joints[static_cast<std::size_t>(throat)],
                  skeleton.joints[static_cast<std::size_t>(skeleton.find("Neck"))]);
        skeleton.joints[static_cast<std::size_t>(skeleton.find("Neck"))].parent = skeleton.find("Throat");
        skeleton.joints[static_cast<std::size_t>(skeleton.find("Head"))].parent = skeleton.find("Neck");
        QCOMPARE(spineOf(skeleton), (Names{"Abdomen", "Chest", ""}));
        QVERIFY(isHuman(skeleton));
        // Biped hangs its collar bones on the neck.
        Skeleton biped = human({"Spine", "Spine1"});
        for (const char* collar : {"LeftShoulder", "RightShoulder"}) {
            biped.joints[static_cast<std::size_t>(biped.find(collar))].parent = biped.find("Neck");
        }
        QCOMPARE(spineOf(biped), (Names{"Spine", "Spine1", ""}));
        QVERIFY(isHuman(biped));
    }

    /// What the user says stays, and the rest never breaks the order.
    void choicesInTheSpineWin() {
        const Skeleton skeleton = human({"Abdomen", "Torso", "Chest"});
        QCOMPARE(spineOf(skeleton, {{"chest", "Chest"}}), (Names{"Abdomen", "Chest", ""}));
        QCOMPARE(spineOf(skeleton, {{"upperChest", ""}}), (Names{"Abdomen", "Torso", ""}));
        QCOMPARE(spineOf(skeleton, {{"chest", ""}}), (Names{"Abdomen", "", ""}));
        QCOMPARE(spineOf(skeleton, {{"spine", "Torso"}}), (Names{"Torso", "Chest", ""}));
        QVERIFY(isHuman(skeleton, {{"spine", "Torso"}}));
    }

    void thumbsGoByTheirPlace() {
        QCOMPARE(thumbOf(human({"Spine"}, {"Thumb1.L", "Thumb2.L", "Thumb3.L"})),
                 (Names{"Thumb1.L", "Thumb2.L", "Thumb3.L"}));
        QCOMPARE(thumbOf(human({"Spine"}, {"Thumb2.L", "Thumb3.L"})), (Names{"Thumb2.L", "Thumb3.L", ""}));
        QCOMPARE(thumbOf(human({"Spine"}, {"leftThumbProximal", "leftThumbDistal"})),
                 (Names{"leftThumbProximal", "leftThumbDistal", ""}));
        QCOMPARE(thumbOf(human({"Spine"}, {"Thumb.L", "Thumb.L.001", "Thumb_end.L"})),
                 (Names{"Thumb.L", "Thumb.L.001", ""}));
        QCOMPARE(thumbOf(human({"Spine"}, {"Thumb0.L", "Thumb1.L", "Thumb2.L", "Thumb3.L"})),
                 (Names{"Thumb1.L", "Thumb2.L", "Thumb3.L"})); // names that leave none out are believed
        QVERIFY(isHuman(human({"Spine"}, {"Thumb2.L", "Thumb3.L"})));
        QCOMPARE(thumbOf(human({"Spine"}, {"Thumb2.L", "Thumb3.L"}), {{"leftThumbMetacarpal", ""}}),
                 (Names{"", "", ""}));
    }

    void otherFingersToo() {
        const Skeleton skeleton = human({"Spine"}, {"Index_Metacarpal.L", "Index2.L", "Index3.L"});
        const HumanoidMap map = findHumanoid(skeleton);
        QCOMPARE(nameIn(skeleton, map, "leftIndexProximal"), std::string("Index2.L"));
        QCOMPARE(nameIn(skeleton, map, "leftIndexIntermediate"), std::string("Index3.L"));
    }

    void whatIsLeftIsNamed() {
        Skeleton skeleton = human({"Spine"}, {"Thumb2.L", "Thumb3.L"});
        QCOMPARE(unmappedBones(skeleton, findHumanoid(skeleton)), Names());
        // A thumb that hangs on the forearm, an eye on the spine.
        addLine(skeleton, {"Thumb_R", "Thumb_R.001"}, skeleton.find("RightForeArm"));
        add(skeleton, "Eye.L", skeleton.find("Spine"));
        QCOMPARE(unmappedBones(skeleton, findHumanoid(skeleton)), (Names{"leftEye", "rightThumb"}));
        const std::vector<BoneJoint> chosen{{"rightThumbMetacarpal", "Thumb_R"}, {"leftEye", ""}};
        QCOMPARE(unmappedBones(skeleton, findHumanoid(skeleton, chosen), chosen), Names());
    }
};

SINEW_TEST(TestHumanoidChains, sinew::test::NoApplication)

} // namespace testHumanoidChains

#include "TestHumanoidChains.moc"
