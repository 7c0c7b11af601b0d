#include "app/text/JointTexts.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testJointTexts {

using namespace sinew;

namespace {

/// A root and joints below it.
Skeleton skeletonOf(const QStringList& names) {
    Skeleton skeleton;
    for (const QString& name : names) {
        Joint joint;
        joint.name = name.toStdString();
        joint.parent = skeleton.joints.empty() ? kNone : 0;
        skeleton.joints.push_back(joint);
    }
    return skeleton;
}

} // namespace

/// Names of joints without what all of them begin with.
class TestJointTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sharedPrefixes_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("prefix");
        QTest::newRow("mixamo") << QStringList{"mixamorig:Hips", "mixamorig:Spine", "mixamorig:Spine1"}
                                << "mixamorig:";
        QTest::newRow("several separators")
            << QStringList{"a|rig:Hips", "a|rig:Arm_L", "a|rig:Arm_R"} << "a|rig:";
        QTest::newRow("a root without")
            << QStringList{"Armature", "DEF-hips", "DEF-arm", "DEF-leg"} << "DEF-";
        QTest::newRow("a root like a joint") << QStringList{"hips", "DEF-hips", "DEF-arm", "DEF-leg"} << "";
        QTest::newRow("numbers tell joints apart") << QStringList{"joint_0", "joint_1", "joint_2"} << "";
        QTest::newRow("part of a word") << QStringList{"LeftArm", "LeftHand", "LeftLeg"} << "";
        QTest::newRow("two joints") << QStringList{"rig:a", "rig:b"} << "";
        QTest::newRow("another below the root") << QStringList{"rig:a", "rig:b", "rig:c", "prop"} << "";
        QTest::newRow("a chain that was added later")
            << QStringList{"m:Hips", "m:Spine", "m:Head", "m:Neck", "m:Arm", "hair_01_01"} << "m:";
        QTest::newRow("a chain as long as the rest")
            << QStringList{"m:Hips", "m:Spine", "m:Head", "hair_01_01", "hair_01_02"} << "";
        QTest::newRow("an added joint like one of the file")
            << QStringList{"m:Hips", "m:Spine", "m:Head", "m:Neck", "m:Arm", "Arm"} << "";
        QTest::newRow("numbers behind the longer start") << QStringList{"m:a_1", "m:a_2", "m:a_3"} << "m:";
        QTest::newRow("nothing left") << QStringList{"rig:", "rig:b", "rig:c"} << "";
        QTest::newRow("other letters") << QStringList{"rig:\u8155", "rig:\u624b", "rig:\u982d"} << "rig:";
        QTest::newRow("none") << QStringList() << "";
    }

    void sharedPrefixes() {
        QFETCH(QStringList, names);
        QFETCH(QString, prefix);
        QCOMPARE(QString::fromStdString(sharedPrefix(skeletonOf(names))), prefix);
    }

    void labelsAreShort() {
        const Skeleton skeleton = skeletonOf({"Root", "rig:Hips", "rig:Arm"});
        QVERIFY(sharedPrefix(skeleton).empty()); // two joints share it
        const Skeleton more = skeletonOf({"Root", "rig:Hips", "rig:Arm", "rig:Leg"});
        QCOMPARE(jointLabel(more, 0), QString("Root"));
        QCOMPARE(jointLabel(more, 2), QString("Arm"));
        QCOMPARE(jointLabel(more, 2, {}), QString("rig:Arm"));
        const Skeleton later =
            skeletonOf({"rig:Hips", "rig:Arm", "rig:Leg", "rig:Foot", "rig:Hand", "hair_01_01"});
        QCOMPARE(jointLabel(later, 1), QString("Arm"));
        QCOMPARE(jointLabel(later, 5), QString("hair_01_01"));
    }
};

SINEW_TEST(TestJointTexts, QCoreApplication)

} // namespace testJointTexts

#include "TestJointTexts.moc"
