#include "core/skeleton/edit/EngineJoints.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/LocalChange.h"
#include "core/skeleton/edit/MirrorJoints.h"
#include "tests/skeleton/EditSkeletons.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>

namespace testJointPlaces {

using namespace sinew;

namespace {

Pose someJointPose(const Skeleton& skeleton, std::uint32_t seed, bool scaled) {
    test::Dice dice(seed);
    Pose pose = Pose::bindPose(skeleton);
    for (JointPose& joint : pose.joints) {
        const Vec3 axis(dice.number(), dice.number(), dice.number() + 1.5);
        joint.rotation = Quat(Eigen::AngleAxisd(dice.number(), axis.normalized()));
        joint.translation = 0.1 * Vec3(dice.number(), dice.number(), dice.number());
        joint.scale = scaled ? Vec3(Vec3::Constant(1.0 + 0.2 * dice.number())) : Vec3(Vec3::Ones());
    }
    return pose;
}

/// The pose before and the one that follows it turn every joint's skin alike; where `places`, move it alike.
bool movesAlike(const Skeleton& before, const EditedSkeleton& edited, const Pose& pose, bool places) {
    const Pose now =
        followed(pose, before, edited.skeleton, localChanges(before, edited.skeleton, edited.number));
    const auto was = skinningMatrices(before, pose);
    const auto is = skinningMatrices(edited.skeleton, now);
    for (std::size_t j = 0; j < before.size(); ++j) {
        if (edited.number[j] == kNone) {
            continue;
        }
        const Transform& other = is[static_cast<std::size_t>(edited.number[j])];
        if (!was[j].linear().isApprox(other.linear(), 1e-9) || (places && !was[j].isApprox(other, 1e-9))) {
            return false;
        }
    }
    return true;
}

} // namespace

/// Joints that move and turn, and what poses make of it.
class TestJointPlaces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void movedJointsLeaveOthersWhereTheyAre() {
        const std::array moves{JointMove{joint("upperarm_l"), Vec3(0.6, 2.1, 0)}};
        const EditedSkeleton edited = test::edited(m_man, moveJoints(m_man, moves, JointsBelow::Stay));
        for (std::size_t j = 0; j < m_man.size(); ++j) {
            const Transform& now = edited.skeleton.joints[j].modelFromJointBind;
            QVERIFY(now.linear() == m_man.joints[j].modelFromJointBind.linear());
            QVERIFY(j == 3 ? Vec3(now.translation()) == Vec3(0.6, 2.1, 0)
                           : now.matrix() == m_man.joints[j].modelFromJointBind.matrix());
        }
        QVERIFY(moveJoints(m_man, {}, JointsBelow::Stay).empty());
    }

    void movedJointsTakeOthersAlong() {
        const std::array moves{JointMove{joint("lowerarm_l"), Vec3(1, 1, 1)},
                               JointMove{joint("spine"), Vec3(0, 2.5, 0)}};
        const EditedSkeleton edited = test::edited(m_man, moveJoints(m_man, moves, JointsBelow::Follow));
        QVERIFY(edited.skeleton.position(3).isApprox(Vec3(0.5, 3, 0), 1e-12));
        QVERIFY(edited.skeleton.position(4) == Vec3(1, 1, 1));
        QVERIFY(edited.skeleton.joints[4].tail->isApprox(Vec3(2, 1, 1), 1e-12));
        QVERIFY(edited.skeleton.position(0) == m_man.position(0));
    }

    void turnedJointsTakeOthersAround() {
        const Quat turn(Eigen::AngleAxisd(std::acos(0.0), Vec3::UnitZ()));
        const std::array arm{joint("upperarm_l")};
        const auto around = test::edited(m_man, turnJoints(m_man, arm, turn, JointsBelow::Follow));
        QVERIFY(around.skeleton.position(4).isApprox(Vec3(0.5, 3, 0.2), 1e-12));
        QVERIFY(around.skeleton.joints[4].tail->isApprox(Vec3(0.5, 4, 0.2), 1e-12));
        const auto alone = test::edited(m_man, turnJoints(m_man, arm, turn, JointsBelow::Stay));
        QVERIFY(alone.skeleton.position(4) == m_man.position(4));
        QVERIFY(alone.skeleton.joints[3].modelFromJointBind.linear().isApprox(
            turn.toRotationMatrix() * m_man.joints[3].modelFromJointBind.linear(), 1e-12));
    }

    void scalingTakesAll() {
        Transform twice = Transform::Identity();
        twice.scale(2.0);
        const std::array root{joint("hips")};
        const auto edited = test::edited(m_man, transformJoints(m_man, root, twice, JointsBelow::Follow));
        for (std::size_t j = 0; j < m_man.size(); ++j) {
            QVERIFY(edited.skeleton.position(j).isApprox(2.0 * m_man.position(j), 1e-12));
            QVERIFY(edited.skeleton.joints[j].modelFromJointBind.linear().isApprox(
                m_man.joints[j].modelFromJointBind.linear(), 1e-12));
        }
        QVERIFY(edited.skeleton.joints[4].tail->isApprox(Vec3(5, 4, 0.4), 1e-12));
    }

    void chainsBecomeStraight() {
        const std::array chain{joint("hips"), joint("neck"), joint("spine"), joint("lowerarm_r")};
        const auto edited = test::edited(m_man, alignChain(m_man, chain));
        const Vec3 a = m_man.position(0);
        const Vec3 b = m_man.position(6);
        const double distance = (m_man.position(1) - a).norm();
        const double rest = (b - m_man.position(1)).norm();
        QVERIFY(edited.skeleton.position(1).isApprox(a + distance / (distance + rest) * (b - a), 1e-12));
        QVERIFY(edited.skeleton.position(2) == m_man.position(2));
        QVERIFY(alignChain(m_man, std::array{joint("hips"), joint("neck")}).empty());
    }

    void posesTurnAsBefore() {
        const std::array moves{JointMove{joint("upperarm_l"), Vec3(0.6, 2.1, 0)},
                               JointMove{joint("spine"), Vec3(0.2, 1.4, 0.1)}};
        for (const JointsBelow below : {JointsBelow::Stay, JointsBelow::Follow}) {
            const EditedSkeleton edited = test::edited(m_man, moveJoints(m_man, moves, below));
            QVERIFY(movesAlike(m_man, edited, someJointPose(m_man, 3, true), false));
            QVERIFY(movesAlike(m_man, edited, Pose::bindPose(m_man), true));
        }
    }

    void turnedAxesChangeNoPose() {
        const std::vector<std::int32_t> all{0, 1, 2, 3, 4, 5, 6};
        for (const AxisConvention to :
             {AxisConvention::Blender, AxisConvention::Unreal, AxisConvention::Unity}) {
            const auto steps = orientJoints(m_man, all, orientationFor(to), mirrorTable(m_man));
            const EditedSkeleton edited = test::edited(m_man, steps);
            QVERIFY(movesAlike(m_man, edited, someJointPose(m_man, 5, true), true));
        }
    }

    void deletedJointsChangeNoOthersPose() {
        const std::array gone{joint("spine"), joint("upperarm_r")};
        const EditedSkeleton edited = test::edited(m_man, deleteJoints(m_man, gone));
        QVERIFY(movesAlike(m_man, edited, someJointPose(m_man, 7, false), true));
        QVERIFY(movesAlike(m_man, edited, someJointPose(m_man, 8, true), true));
    }

    void insertedJointsChangeNoPose() {
        const EditedSkeleton inserted = test::edited(m_man, *insertJoint(m_man, joint("lowerarm_l"), 0.3));
        QVERIFY(movesAlike(m_man, inserted, someJointPose(m_man, 9, false), true));
        const EditedSkeleton split = test::edited(m_man, *splitBone(m_man, joint("upperarm_r"), 3));
        QVERIFY(movesAlike(m_man, split, someJointPose(m_man, 10, false), true));
    }

    void anArmIsMirrored() {
        const std::array gone{joint("upperarm_r"), joint("lowerarm_r")};
        const Skeleton oneArmed = test::edited(m_man, deleteJoints(m_man, gone)).skeleton;
        MirrorTable plane;
        plane.partner.assign(oneArmed.size(), kNone);
        const std::array arm{oneArmed.find("upperarm_l"), oneArmed.find("lowerarm_l"),
                             oneArmed.find("spine")};
        const auto edited = test::edited(oneArmed, mirrorJoints(oneArmed, arm, plane));
        QCOMPARE(edited.skeleton.size(), m_man.size());
        const auto lower = static_cast<std::size_t>(edited.skeleton.find("lowerarm_r"));
        QVERIFY(edited.skeleton.position(lower).isApprox(Vec3(-1.5, 2, 0.2), 1e-12));
        QVERIFY(edited.skeleton.joints[lower].tail->isApprox(Vec3(-2.5, 2, 0.2), 1e-12));
        const auto upper = static_cast<std::size_t>(edited.skeleton.joints[lower].parent);
        QCOMPARE(edited.skeleton.joints[upper].name, std::string("upperarm_r"));
        QCOMPARE(edited.skeleton.joints[upper].parent, edited.skeleton.find("spine"));
        QVERIFY(edited.skeleton.joints[lower].modelFromJointBind.linear().determinant() > 0.99);
    }

    void partnersArePutInPlace() {
        const std::array moves{JointMove{joint("lowerarm_l"), Vec3(1.2, 1.8, 0.3)}};
        const Skeleton moved = test::edited(m_man, moveJoints(m_man, moves, JointsBelow::Stay)).skeleton;
        const std::array arm{joint("lowerarm_l")};
        const auto edited = test::edited(moved, mirrorJoints(moved, arm, mirrorTable(m_man)));
        QCOMPARE(edited.skeleton.size(), m_man.size());
        QVERIFY(edited.skeleton.position(6).isApprox(Vec3(-1.2, 1.8, 0.3), 1e-12));
    }

    void theSkeletonBecomesSymmetric() {
        const std::array moves{JointMove{joint("lowerarm_r"), Vec3(-1.2, 1.8, 0.3)},
                               JointMove{joint("neck"), Vec3(0.05, 2, 0.1)}};
        const Skeleton crooked = test::edited(m_man, moveJoints(m_man, moves, JointsBelow::Stay)).skeleton;
        const MirrorTable table = mirrorTable(m_man);
        const bool left = table.normal.x() > 0.0;
        const auto edited = test::edited(crooked, symmetrise(crooked, table, left));
        QVERIFY(edited.skeleton.position(6).isApprox(Vec3(-1.5, 2, 0.2), 1e-9));
        QVERIFY(std::abs(edited.skeleton.position(2).x()) < 1e-9);
        const auto other = test::edited(crooked, symmetrise(crooked, table, !left));
        QVERIFY(other.skeleton.position(4).isApprox(Vec3(1.2, 1.8, 0.3), 1e-9));
        const auto one =
            test::edited(crooked, symmetrise(crooked, table, left, std::array{joint("lowerarm_l")}));
        QVERIFY(one.skeleton.position(2) == crooked.position(2));
    }

    void theOtherSideFollows() {
        const MirrorTable table = mirrorTable(m_man);
        const std::array moves{JointMove{joint("lowerarm_l"), Vec3(1.2, 1.8, 0.3)}};
        const auto steps = withOtherSide(m_man, moveJoints(m_man, moves, JointsBelow::Stay), table);
        const auto edited = test::edited(m_man, steps);
        QVERIFY(edited.skeleton.position(6).isApprox(Vec3(-1.2, 1.8, 0.3), 1e-9));
        QVERIFY(edited.skeleton.joints[6].modelFromJointBind.linear() ==
                m_man.joints[6].modelFromJointBind.linear());
        const Quat turn(Eigen::AngleAxisd(0.7, Vec3::UnitY()));
        const std::array arm{joint("upperarm_l")};
        const auto turned = test::edited(
            m_man, withOtherSide(m_man, turnJoints(m_man, arm, turn, JointsBelow::Follow), table));
        QVERIFY(turned.skeleton.position(6).isApprox(table.mirrored(turned.skeleton.position(4)), 1e-9));
        QVERIFY(turned.skeleton.joints[5].modelFromJointBind.linear().isApprox(
            turn.conjugate().toRotationMatrix() * m_man.joints[5].modelFromJointBind.linear(), 1e-9));
    }

    void axesFollowConventions() {
        const std::vector<std::int32_t> all{0, 1, 2, 3, 4, 5, 6};
        const MirrorTable table = mirrorTable(m_man);
        const auto axis = [&](const EditedSkeleton& edited, int j, int column) {
            return Vec3(
                edited.skeleton.joints[static_cast<std::size_t>(j)].modelFromJointBind.linear().col(column));
        };
        const auto blender =
            test::edited(m_man, orientJoints(m_man, all, orientationFor(AxisConvention::Blender), table));
        QVERIFY(axis(blender, 0, 1).isApprox(Vec3::UnitY(), 1e-9));
        QVERIFY(axis(blender, 0, 2).isApprox(Vec3::UnitZ(), 1e-9));
        QVERIFY(axis(blender, 4, 1).isApprox(Vec3::UnitX(), 1e-9));                  // to its tail
        QVERIFY(axis(blender, 2, 1).isApprox(Vec3(0, 0.5, 0.1).normalized(), 1e-9)); // as the bone above
        const auto unity =
            test::edited(m_man, orientJoints(m_man, all, orientationFor(AxisConvention::Unity), table));
        QVERIFY(axis(unity, 4, 0).isApprox(Vec3::UnitX(), 1e-9));
        const auto unreal =
            test::edited(m_man, orientJoints(m_man, all, orientationFor(AxisConvention::Unreal), table));
        QVERIFY(std::abs(axis(unreal, 4, 0).x()) > 1.0 - 1e-9);
    }

    void behaviourIsMirrored() {
        const std::vector<std::int32_t> all{0, 1, 2, 3, 4, 5, 6};
        const MirrorTable table = mirrorTable(m_man);
        const Skeleton man =
            test::edited(m_man, orientJoints(m_man, all, orientationFor(AxisConvention::Unreal), table))
                .skeleton;
        Pose pose = Pose::bindPose(man);
        pose.joints[3].rotation = pose.joints[5].rotation =
            Quat(Eigen::AngleAxisd(0.6, Vec3(1, 2, 3).normalized()));
        const auto posed = modelFromJoints(man, pose);
        QVERIFY(Vec3(posed[6].translation()).isApprox(table.mirrored(posed[4].translation()), 1e-9));
    }

    void namesFollowConventions() {
        QCOMPARE(conventionName("leftUpperArm", NameConvention::Mixamo), std::string("mixamorig:LeftArm"));
        QCOMPARE(conventionName("rightIndexDistal", NameConvention::Unreal), std::string("index_03_r"));
        QCOMPARE(conventionName("leftLittleProximal", NameConvention::Rigify), std::string("f_pinky.01.L"));
        QCOMPARE(conventionName("rightFoot", NameConvention::Blender), std::string("Foot.R"));
        QCOMPARE(conventionName("upperChest", NameConvention::Godot), std::string("UpperChest"));
        QCOMPARE(conventionName("wing", NameConvention::Unreal), std::string());
        const auto renamed = test::edited(m_man, renameByConvention(m_man, NameConvention::Mixamo));
        QCOMPARE(renamed.skeleton.joints[0].name, std::string("mixamorig:Hips"));
        QCOMPARE(renamed.skeleton.joints[6].name, std::string("mixamorig:RightForeArm"));
        const auto back =
            test::edited(renamed.skeleton, renameByConvention(renamed.skeleton, NameConvention::Unreal));
        QCOMPARE(back.skeleton.joints[3].name, std::string("upperarm_l"));
    }

    void tablesRename() {
        const std::array table{JointMapping{"neck", "Hals"}, JointMapping{"wing", "x"},
                               JointMapping{"hips", ""}};
        const auto steps = renameByTable(m_man, table);
        QVERIFY(steps.has_value());
        QCOMPARE(test::edited(m_man, *steps).skeleton.joints[2].name, std::string("Hals"));
        const std::array clash{JointMapping{"neck", "spine"}};
        QVERIFY(!renameByTable(m_man, clash).has_value());
    }

private:
    const Skeleton m_man = test::littleMan();
    std::int32_t joint(const char* name) const { return test::named(m_man, name); }
};

SINEW_TEST(TestJointPlaces, sinew::test::NoApplication)

} // namespace testJointPlaces

#include "TestJointPlaces.moc"
