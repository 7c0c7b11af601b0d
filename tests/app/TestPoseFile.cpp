#include "app/pose/PoseFile.h"
#include "core/skeleton/JointNames.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numbers>

namespace testPoseFile {

using namespace sinew;
using namespace sinew::test;

class TestPoseFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void turnsAndMoves() {
        const Expected<Pose> pose =
            read(R"({"joint_1": {"rotate": [0, 0, 90], "translate": [0.5, 0, -2]}})", m_skeleton);
        QVERIFY(pose.has_value());
        QCOMPARE(pose->joints.size(), std::size_t{3});
        QVERIFY(pose->joints[0] == JointPose());
        QVERIFY(pose->joints[2] == JointPose());
        QCOMPARE(pose->joints[1].translation, Vec3(0.5, 0, -2));
        // joint_2, one to the right of joint_1, swings up and goes along.
        const std::vector<Transform> joints = modelFromJoints(m_skeleton, *pose);
        QVERIFY((joints[2].translation() - Vec3(0.5, 1, -2)).norm() < 1e-12);
    }

    /// Along the joint's own axes, before it turns; what hangs on it goes along.
    void scales() {
        const Expected<Pose> pose =
            read(R"({"joint_1": {"rotate": [0, 0, 90], "scale": [2, 1, 0.5]}})", m_skeleton);
        QVERIFY(pose.has_value());
        QCOMPARE(pose->joints[1].scale, Vec3(2, 1, 0.5));
        const std::vector<Transform> joints = modelFromJoints(m_skeleton, *pose);
        QVERIFY((joints[2].translation() - Vec3(0, 2, 0)).norm() < 1e-12);
        const Expected<Pose> even = read(R"({"joint_1": {"scale": 1.5}})", m_skeleton);
        QVERIFY(even.has_value());
        QCOMPARE(even->joints[1].scale, Vec3(1.5, 1.5, 1.5));
    }

    void turnsAboutXThenYThenZ() {
        const Expected<Pose> pose = read(R"({"joint_0": {"rotate": [20, 30, 40]}})", m_skeleton);
        QVERIFY(pose.has_value());
        const auto matrix = [](double degrees, int axis) {
            const double c = std::cos(degrees * std::numbers::pi / 180);
            const double s = std::sin(degrees * std::numbers::pi / 180);
            Mat3 m = Mat3::Identity();
            const int i = (axis + 1) % 3;
            const int j = (axis + 2) % 3;
            m(i, i) = c;
            m(i, j) = -s;
            m(j, i) = s;
            m(j, j) = c;
            return m;
        };
        const Mat3 wanted = matrix(20, 0) * matrix(30, 1) * matrix(40, 2);
        QVERIFY((pose->joints[0].rotation.toRotationMatrix() - wanted).norm() < 1e-12);
    }

    void emptyPoseIsTheBindPose() {
        const Expected<Pose> pose = read("{}", m_skeleton);
        QVERIFY(pose.has_value() && *pose == Pose::bindPose(m_skeleton));
        const Expected<Pose> named = read(R"({"joint_1": {}})", m_skeleton);
        QVERIFY(named.has_value() && *named == Pose::bindPose(m_skeleton));
    }

    void brokenOnesAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const char* text, const char* says) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(says);
        };
        row("no JSON", "wave", "line 1, column 1");
        row("NaN", R"({"joint_1": {"rotate": [0, NaN, 0]}})", "column");
        row("infinite", R"({"joint_1": {"rotate": [0, 1e999, 0]}})", "1e999");
        row("list", "[]", "must contain");
        row("joint no object", R"({"joint_1": [0, 0, 90]})", "joint_1");
        row("unknown key", R"({"joint_1": {"rotation": [0, 0, 90]}})", "rotation");
        row("two numbers", R"({"joint_1": {"rotate": [0, 90]}})", "rotate");
        row("four numbers", R"({"joint_1": {"translate": [0, 0, 0, 1]}})", "translate");
        row("text", R"({"joint_1": {"rotate": ["0", "0", "90"]}})", "rotate");
        row("null", R"({"joint_1": {"rotate": null}})", "rotate");
        row("flat", R"({"joint_1": {"scale": [1, 0, 1]}})", "from 0.01 to 100");
        row("huge", R"({"joint_1": {"scale": 101}})", "from 0.01 to 100");
        row("mirrored", R"({"joint_1": {"scale": -1}})", "from 0.01 to 100");
        row("two scales", R"({"joint_1": {"scale": [1, 1]}})", "three numbers");
        row("joint twice", R"({"joint_1": {}, "joint_1": {"rotate": [0, 0, 90]}})", "joint_1");
    }

    void brokenOnesAreRefused() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, says);
        const Expected<Pose> pose = read(text, m_skeleton);
        QVERIFY(!pose.has_value());
        QCOMPARE(static_cast<int>(pose.error().code), static_cast<int>(ErrorCode::PoseBroken));
        QVERIFY2(QByteArray::fromStdString(pose.error().arguments.at(1)).contains(says),
                 pose.error().arguments.at(1).c_str());
    }

    void ambiguousNamesAreRefused() {
        Skeleton twins = m_skeleton;
        twins.joints[2].name = "joint_1";
        const Expected<Pose> pose = read(R"({"joint_1": {"rotate": [0, 0, 90]}})", twins);
        QVERIFY(!pose.has_value());
        QCOMPARE(static_cast<int>(pose.error().code), static_cast<int>(ErrorCode::PoseBroken));
        QVERIFY(read(R"({"joint_0": {"rotate": [0, 0, 90]}})", twins).has_value());
    }

    void unknownJointsGetASuggestion() {
        const Expected<Pose> pose = read(R"({"jiont_1": {"rotate": [0, 0, 90]}})", m_skeleton);
        QVERIFY(!pose.has_value());
        QCOMPARE(static_cast<int>(pose.error().code), static_cast<int>(ErrorCode::JointUnknown));
        QCOMPARE(pose.error().arguments.at(0), std::string("jiont_1"));
        QCOMPARE(pose.error().arguments.at(2), std::string("joint_1"));
        const Expected<Pose> strange = read(R"({"Schwanzspitze": {"rotate": [0, 0, 90]}})", m_skeleton);
        QVERIFY(!strange.has_value());
        QCOMPARE(strange.error().arguments.size(), std::size_t{2});
    }

    void suggestionsForgiveCaseAndPrefix() {
        Skeleton mixamo = m_skeleton;
        mixamo.joints[0].name = "mixamorig:LeftForeArm";
        mixamo.joints[1].name = "mixamorig:LeftArm";
        mixamo.joints[2].name = "mixamorig:RightArm";
        QCOMPARE(nearestName("leftarm", mixamo), std::string("mixamorig:LeftArm"));
        QCOMPARE(nearestName("mixamorig:RigthArm", mixamo), std::string("mixamorig:RightArm"));
        QCOMPARE(nearestName("Tail", mixamo), std::string());
        QCOMPARE(nearestName("", mixamo), std::string());
        QCOMPARE(nearestName(std::string(100000, 'x'), mixamo), std::string());
    }

private:
    Expected<Pose> read(const QByteArray& text, const Skeleton& skeleton) const {
        writeFile(m_folder.filePath("p.json"), text);
        return readPose(m_folder.filePath("p.json").toStdString(), skeleton);
    }
    const Skeleton m_skeleton = chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)});
    QTemporaryDir m_folder;
};

SINEW_TEST(TestPoseFile, QCoreApplication)

} // namespace testPoseFile

#include "TestPoseFile.moc"
