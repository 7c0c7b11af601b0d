#include "core/skeleton/JointNames.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testJointNames {

using namespace sinew;

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
};

SINEW_TEST(TestJointNames, sinew::test::NoApplication)

} // namespace testJointNames

#include "TestJointNames.moc"
