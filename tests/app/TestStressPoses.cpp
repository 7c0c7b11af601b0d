#include "app/motion/RangeOfMotion.h"
#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/HumanoidMap.h"
#include "resources/sample/Wayfarer.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

namespace testStressPoses {

using namespace sinew;

namespace {

Vec3 posedAt(const Skeleton& skeleton, const Pose& pose, const char* joint) {
    return modelFromJoints(skeleton, pose)[static_cast<std::size_t>(skeleton.find(joint))].translation();
}

} // namespace

class TestStressPoses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_body = sample::wayfarer().skeleton; }
    void armsGoUp() {
        const PartialPose up = stressPose(m_body, StressPose::ArmsUp);
        for (const char* side : {"Left", "Right"}) {
            const std::string hand = std::string(side) + "Hand";
            const std::string arm = std::string(side) + "Arm";
            const Vec3 raised =
                posedAt(m_body, up.pose, hand.c_str()) - posedAt(m_body, up.pose, arm.c_str());
            QVERIFY2(raised.normalized().y() > 0.9, qPrintable(QString::number(raised.normalized().y())));
            QVERIFY(sets(up, arm.c_str()));
        }
        QVERIFY(posedAt(m_body, up.pose, "LeftHand").y() > bound("Head").y());
        QVERIFY(!sets(up, "LeftUpLeg") && !sets(up, "Spine") && !sets(up, "LeftHandIndex1"));
    }

    void aSquatKeepsTheFeetDown() {
        const PartialPose squat = stressPose(m_body, StressPose::DeepSquat);
        const double height = bound("Head").y();
        const auto at = [&](const char* joint) { return posedAt(m_body, squat.pose, joint); };
        QVERIFY(at("Hips").y() < 0.75 * bound("Hips").y());
        QVERIFY(at("LeftLeg").z() > bound("LeftLeg").z() + 0.05 * height); // the knees go forward
        for (const char* foot : {"LeftFoot", "RightFoot"}) {
            QVERIFY((at(foot) - bound(foot)).norm() < 0.05 * height);
        }
        // Soles stay flat, the head looks ahead.
        const double sole = bound("LeftToeBase").y() - bound("LeftFoot").y();
        QVERIFY(std::abs(at("LeftToeBase").y() - at("LeftFoot").y() - sole) < 0.02 * height);
        QVERIFY((at("Head") - at("Neck")).normalized().y() > 0.8);
        QVERIFY(at("Head").y() > at("Hips").y());
    }

    void aFistCurlsFingersAlone() {
        const PartialPose fist = stressPose(m_body, StressPose::Fist);
        QCOMPARE(fist.joints.size(), std::size_t{30}); // three of each finger
        const auto reach = [&](const Pose& pose) {
            return (posedAt(m_body, pose, "LeftHandIndex3") - posedAt(m_body, pose, "LeftHand")).norm();
        };
        QVERIFY(reach(fist.pose) < 0.75 * reach(Pose::bindPose(m_body)));
        QVERIFY(!sets(fist, "LeftHand") && !sets(fist, "LeftToeBase"));
        // A thumb closes less.
        const auto angle = [&](const char* joint) {
            return Eigen::AngleAxisd(fist.pose.joints[static_cast<std::size_t>(m_body.find(joint))].rotation)
                .angle();
        };
        QVERIFY(angle("LeftHandThumb2") < 0.7 * angle("LeftHandIndex2"));
    }

    void lookingBackTurnsTheHead() {
        const PartialPose back = stressPose(m_body, StressPose::LookBack);
        const auto head = static_cast<std::size_t>(m_body.find("Head"));
        const Mat3 turned = modelFromJoints(m_body, back.pose)[head].rotation() *
                            m_body.joints[head].modelFromJointBind.rotation().transpose();
        const Vec3 looks = turned * Vec3::UnitZ();
        QVERIFY2(looks.z() < 0.0 && looks.x() > 0.5, qPrintable(QString::number(looks.x())));
        QVERIFY((posedAt(m_body, back.pose, "LeftFoot") - bound("LeftFoot")).norm() < 1e-9);
    }

    void everyBipedTakesThem_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"mh_worker_mixamo.fbx", "mh_helpers_game.glb", "pab_arnaud.fbx",
                                 "quaternius_adventurer.glb", "kaykit_knight.glb"}) {
            QTest::newRow(file) << file;
        }
    }

    /// Bipeds whose names say which bone is which: hands go above the head, hips down, feet stay, faces turn.
    void everyBipedTakesThem() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(path, file);
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read.has_value());
        const Skeleton& skeleton = read->scene.skeleton;
        const HumanoidMap map = findHumanoid(skeleton);
        const auto bone = [&](std::string_view name) {
            const auto table = humanoidBoneTable();
            const auto row = std::ranges::find(table, name, &HumanoidBone::name);
            return map[static_cast<std::size_t>(row - table.begin())];
        };
        const auto at = [&](const Pose& pose, std::string_view name) {
            return Vec3(modelFromJoints(skeleton, pose)[static_cast<std::size_t>(bone(name))].translation());
        };
        for (const char* name : {"hips", "head", "rightHand", "leftFoot", "rightFoot"}) {
            QVERIFY2(bone(name) != kNone, name);
        }
        const Pose bind = Pose::bindPose(skeleton);
        const double height = at(bind, "head").y() - at(bind, "leftFoot").y();
        const Pose up = stressPose(skeleton, StressPose::ArmsUp).pose;
        QVERIFY(at(up, "rightHand").y() > at(bind, "head").y() - 0.05 * height);
        const Pose squat = stressPose(skeleton, StressPose::DeepSquat).pose;
        QVERIFY(at(squat, "hips").y() < at(bind, "hips").y() - 0.1 * height);
        const PartialPose back = stressPose(skeleton, StressPose::LookBack);
        const auto head = static_cast<std::size_t>(bone("head"));
        const Vec3 looks = modelFromJoints(skeleton, back.pose)[head].rotation() *
                           skeleton.joints[head].modelFromJointBind.rotation().transpose() * Vec3::UnitZ();
        QVERIFY2(looks.x() > 0.5, qPrintable(QString::number(looks.x())));
        const std::int32_t finger = bone("leftIndexDistal");
        if (finger != kNone && bone("leftHand") != kNone) {
            const Pose fist = stressPose(skeleton, StressPose::Fist).pose;
            const auto reach = [&](const Pose& pose) {
                return (at(pose, "leftIndexDistal") - at(pose, "leftHand")).norm();
            };
            QVERIFY2(reach(fist) < 0.95 * reach(bind),
                     qPrintable(QString::number(reach(fist) / reach(bind))));
            // Into the palm, which faces the ground or the body.
            const Vec3 along = (at(bind, "leftIndexDistal") - at(bind, "leftHand")).normalized();
            const Vec3 palm = -Vec3::UnitY() + along * along.y();
            QVERIFY((at(fist, "leftIndexDistal") - at(bind, "leftIndexDistal")).dot(palm) > 0.0);
        }
    }

    void handsAndBeastsTakeWhatTheyCan_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("fist");
        QTest::addColumn<bool>("squat");
        QTest::newRow("a hand alone") << "xr_hand_l.gltf" << true << false;
        QTest::newRow("four legs") << "fox.glb" << false << true;
        QTest::newRow("eight legs") << "quaternius_spider.fbx" << false << false;
        QTest::newRow("a machine") << "tps_red_robot.glb" << false << false;
        QTest::newRow("names that say nothing") << "cesium_man.glb" << false << true;
    }

    void handsAndBeastsTakeWhatTheyCan() {
        QFETCH(QString, file);
        QFETCH(bool, fist);
        QFETCH(bool, squat);
        SINEW_NEED_MODEL(path, file);
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read.has_value());
        const Skeleton& skeleton = read->scene.skeleton;
        for (int pose = 0; pose < kStressPoses; ++pose) {
            const PartialPose of = stressPose(skeleton, static_cast<StressPose>(pose));
            QCOMPARE(of.pose.joints.size(), skeleton.size());
            for (const JointPose& joint : of.pose.joints) {
                QVERIFY(joint.rotation.coeffs().allFinite() && joint.translation.allFinite());
            }
        }
        QVERIFY(!fist || !stressPose(skeleton, StressPose::Fist).joints.empty());
        QVERIFY(!squat || !stressPose(skeleton, StressPose::DeepSquat).joints.empty());
    }

    /// Without such limbs nothing is set, and no skeleton is too odd.
    void otherSkeletonsStayAsTheyAre() {
        const Skeleton limb = test::limb().skeleton;
        for (int pose = 0; pose < kStressPoses; ++pose) {
            QVERIFY(stressPose(Skeleton(), static_cast<StressPose>(pose)).joints.empty());
            const PartialPose of = stressPose(limb, static_cast<StressPose>(pose));
            QCOMPARE(of.pose.joints.size(), limb.size());
            for (const JointPose& joint : of.pose.joints) {
                QVERIFY(joint.rotation.coeffs().allFinite() && joint.translation.allFinite());
            }
        }
        QVERIFY(stressPose(limb, StressPose::Fist).joints.empty());
    }

    void halfOfTheWay() {
        const Pose from = Pose::bindPose(m_body);
        const Pose to = stressPose(m_body, StressPose::DeepSquat).pose;
        QVERIFY(poseBetween(from, to, 1.0) == to);
        QVERIFY(poseBetween(from, to, 0.0) == from);
        const Pose half = poseBetween(from, to, 0.5);
        const auto knee = static_cast<std::size_t>(m_body.find("LeftLeg"));
        const double whole = Eigen::AngleAxisd(to.joints[knee].rotation).angle();
        QVERIFY(std::abs(Eigen::AngleAxisd(half.joints[knee].rotation).angle() - 0.5 * whole) < 1e-9);
        QVERIFY((half.joints[0].translation - 0.5 * to.joints[0].translation).norm() < 1e-12);
    }

private:
    Vec3 bound(const char* joint) const {
        return m_body.position(static_cast<std::size_t>(m_body.find(joint)));
    }
    bool sets(const PartialPose& pose, const char* joint) const {
        return std::ranges::find(pose.joints, m_body.find(joint)) != pose.joints.end();
    }

    Skeleton m_body;
};

SINEW_TEST(TestStressPoses, QCoreApplication)

} // namespace testStressPoses

#include "TestStressPoses.moc"
