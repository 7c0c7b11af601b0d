#include "core/skeleton/edit/JointEdits.h"
#include "tests/skeleton/EditSkeletons.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>
#include <set>

namespace testJointEdits {

using namespace sinew;

namespace {

bool sameFrames(const Transform& a, const Transform& b) {
    return a.isApprox(b, 1e-12);
}

/// Where rest puts a joint is where it is bound, but for scale.
bool restsWhereBound(const Skeleton& skeleton) {
    std::vector<Transform> frames;
    for (const Joint& joint : skeleton.joints) {
        frames.push_back(joint.parent == kNone
                             ? joint.parentFromJointRest
                             : frames[static_cast<std::size_t>(joint.parent)] * joint.parentFromJointRest);
        const Vec3 apart = frames.back().translation() - joint.modelFromJointBind.translation();
        if (apart.norm() > 1e-9 ||
            !frames.back().rotation().isApprox(joint.modelFromJointBind.linear(), 1e-9)) {
            return false;
        }
    }
    return true;
}

template<typename T>
ErrorCode codeOf(const Expected<T>& outcome) {
    return outcome ? ErrorCode::Count : outcome.error().code;
}

} // namespace

/// Joints that come, go and change places.
class TestJointEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aJointIsAdded() {
        const EditedSkeleton edited =
            test::edited(m_man, addJoint(m_man, "tail", joint("hips"), Vec3(0, 0.9, -0.5)));
        QCOMPARE(edited.skeleton.size(), m_man.size() + 1);
        const Joint& tail = edited.skeleton.joints.back();
        QCOMPARE(tail.name, std::string("tail"));
        QCOMPARE(tail.parent, joint("hips"));
        QVERIFY(tail.created && !tail.ofFile());
        QVERIFY(Vec3(tail.modelFromJointBind.translation()) == Vec3(0, 0.9, -0.5));
        QVERIFY(
            tail.modelFromJointBind.linear().isApprox(m_man.joints[0].modelFromJointBind.linear(), 1e-12));
        QVERIFY(restsWhereBound(edited.skeleton));
        for (std::size_t j = 0; j < m_man.size(); ++j) {
            QCOMPARE(edited.number[j], static_cast<std::int32_t>(j));
            QVERIFY(edited.skeleton.joints[j].parentFromJointRest.matrix() ==
                    m_man.joints[j].parentFromJointRest.matrix());
        }
    }

    void jointsAreExtruded() {
        const std::array ends{joint("lowerarm_l"), joint("lowerarm_r")};
        const EditedSkeleton edited = test::edited(m_man, extrudeJoints(m_man, ends, Vec3(0, 0.5, 0)));
        QCOMPARE(edited.skeleton.size(), m_man.size() + 2);
        QCOMPARE(edited.skeleton.joints[7].name, std::string("lowerarm_l_2"));
        QCOMPARE(edited.skeleton.joints[7].parent, ends[0]);
        QVERIFY(edited.skeleton.position(8).isApprox(Vec3(-1.5, 2.5, 0.2), 1e-12));
    }

    void aJointIsInserted() {
        const auto steps = insertJoint(m_man, joint("lowerarm_l"), 0.25);
        QVERIFY(steps.has_value());
        const EditedSkeleton edited = test::edited(m_man, *steps);
        QVERIFY(parentsFirst(edited.skeleton) && restsWhereBound(edited.skeleton));
        const auto arm =
            static_cast<std::size_t>(edited.number[static_cast<std::size_t>(joint("lowerarm_l"))]);
        const Joint& between =
            edited.skeleton.joints[static_cast<std::size_t>(edited.skeleton.joints[arm].parent)];
        QCOMPARE(between.name, std::string("upperarm_l_2"));
        QVERIFY(Vec3(between.modelFromJointBind.translation()).isApprox(Vec3(0.75, 2, 0.05), 1e-12));
        QCOMPARE(edited.skeleton.joints[static_cast<std::size_t>(between.parent)].name,
                 std::string("upperarm_l"));
        QVERIFY(edited.skeleton.joints[arm].modelFromJointBind.matrix() ==
                m_man.joints[4].modelFromJointBind.matrix());
        QCOMPARE(codeOf(insertJoint(m_man, joint("hips"))), ErrorCode::BoneMissing);
    }

    void aBoneIsSplit() {
        const auto steps = splitBone(m_man, joint("upperarm_l"), 4);
        QVERIFY(steps.has_value());
        const EditedSkeleton edited = test::edited(m_man, *steps);
        QCOMPARE(edited.skeleton.size(), m_man.size() + 3);
        QVERIFY(parentsFirst(edited.skeleton) && restsWhereBound(edited.skeleton));
        std::int32_t at = edited.skeleton.find("lowerarm_l");
        for (int piece = 3; piece >= 0; --piece) {
            at = edited.skeleton.joints[static_cast<std::size_t>(at)].parent;
            const Vec3 position = edited.skeleton.position(static_cast<std::size_t>(at));
            QVERIFY(position.isApprox(Vec3(0.5 + 0.25 * piece, 2, 0.05 * piece), 1e-12));
        }
        QCOMPARE(edited.skeleton.joints[static_cast<std::size_t>(at)].name, std::string("upperarm_l"));
        QCOMPARE(codeOf(splitBone(m_man, joint("neck"), 2)), ErrorCode::BoneMissing);
    }

    void aBoneWithATailIsSplit() {
        const auto steps = splitBone(m_man, joint("lowerarm_l"), 2);
        QVERIFY(steps.has_value());
        const EditedSkeleton edited = test::edited(m_man, *steps);
        QCOMPARE(edited.skeleton.size(), m_man.size() + 1);
        QVERIFY(edited.skeleton.joints[4].tail->isApprox(Vec3(2, 2, 0.2), 1e-12));
        QVERIFY(edited.skeleton.joints[7].tail->isApprox(Vec3(2.5, 2, 0.2), 1e-12));
        QVERIFY(edited.skeleton.position(7).isApprox(Vec3(2, 2, 0.2), 1e-12));
    }

    void twistJointsShareTheBone() {
        const auto steps = addTwistJoints(m_man, joint("upperarm_l"), 3);
        QVERIFY(steps.has_value());
        QCOMPARE(steps->size(), std::size_t{2});
        QCOMPARE(steps->back().kind, SkeletonEditKind::Divide);
        const EditedSkeleton edited = test::edited(m_man, *steps);
        const std::int32_t second = edited.skeleton.find("upperarm_twist_02_l");
        QVERIFY(second != kNone);
        QCOMPARE(edited.skeleton.joints[static_cast<std::size_t>(second)].parent, joint("upperarm_l"));
        QVERIFY(edited.skeleton.position(static_cast<std::size_t>(second)).isApprox(Vec3(1, 2, 0.1), 1e-12));
        QVERIFY(addTwistJoints(m_man, joint("upperarm_l"), 0)->empty());
    }

    void deletedJointsLeaveToTheParent() {
        const std::array gone{joint("spine"), joint("upperarm_r")};
        const EditedSkeleton edited = test::edited(m_man, deleteJoints(m_man, gone));
        QCOMPARE(edited.skeleton.size(), std::size_t{5});
        QVERIFY(parentsFirst(edited.skeleton) && restsWhereBound(edited.skeleton));
        for (const Joint& each : edited.skeleton.joints) {
            QVERIFY(each.name == "hips" || each.name == "lowerarm_l" || each.parent == 0);
        }
        QCOMPARE(edited.number[1], kNone);
        QCOMPARE(edited.weightTarget[1], edited.number[0]);
        QCOMPARE(edited.weightTarget[5], edited.number[0]);
        QCOMPARE(edited.weightTarget[6], edited.skeleton.find("lowerarm_r"));
        for (std::size_t j = 0; j < m_man.size(); ++j) {
            if (edited.number[j] != kNone) {
                QVERIFY(edited.skeleton.joints[static_cast<std::size_t>(edited.number[j])]
                            .modelFromJointBind.matrix() == m_man.joints[j].modelFromJointBind.matrix());
            }
        }
    }

    void editsKeepIds() {
        Skeleton man = m_man;
        identifyJoints(man);
        const std::array gone{joint("spine"), joint("lowerarm_r")};
        SkeletonSteps steps = *renameJoint(man, joint("neck"), "throat");
        steps.push_back({SkeletonEditKind::Delete, {{"spine"}, {"lowerarm_r"}}});
        steps.push_back({SkeletonEditKind::Add, {{"spine", "hips"}}});
        steps.push_back({SkeletonEditKind::Parent, {{"upperarm_r", "lowerarm_l"}}});
        const EditedSkeleton edited = test::edited(man, steps);
        QCOMPARE(numbersAfter(man, edited.skeleton), edited.number);
        for (const std::int32_t joint : gone) {
            QCOMPARE(edited.number[static_cast<std::size_t>(joint)], kNone);
        }
        const Joint& anew = edited.skeleton.joints[static_cast<std::size_t>(edited.skeleton.find("spine"))];
        QVERIFY(anew.id > man.lastId && anew.id == edited.skeleton.lastId);
    }

    void idsAreGivenOnce() {
        Skeleton man = m_man;
        identifyJoints(man);
        std::set<JointId> ids;
        for (const Joint& each : man.joints) {
            QVERIFY(each.id != JointId::None && ids.insert(each.id).second);
        }
        Skeleton again = man;
        again.joints.pop_back();
        again.joints.emplace_back().name = "other";
        identifyJoints(again, man);
        QVERIFY(!ids.contains(again.joints.back().id));
        QVERIFY(again.joints.front().id == man.joints.front().id);
    }

    void deletedRootsLeaveToTheirChild() {
        const std::array gone{joint("hips")};
        const EditedSkeleton edited = test::edited(m_man, deleteJoints(m_man, gone));
        QCOMPARE(edited.skeleton.roots(), std::vector<std::int32_t>{0});
        QCOMPARE(edited.weightTarget[0], edited.number[1]);
        QVERIFY(restsWhereBound(edited.skeleton));
    }

    void jointsGetAnotherParent() {
        const std::array arm{joint("upperarm_l")};
        const auto steps = reparentJoints(m_man, arm, joint("lowerarm_r"));
        QVERIFY(steps.has_value());
        const EditedSkeleton edited = test::edited(m_man, *steps);
        QVERIFY(parentsFirst(edited.skeleton) && restsWhereBound(edited.skeleton));
        const auto now = static_cast<std::size_t>(edited.skeleton.find("upperarm_l"));
        QCOMPARE(edited.skeleton.joints[now].parent, edited.skeleton.find("lowerarm_r"));
        QVERIFY(
            sameFrames(edited.skeleton.joints[now].modelFromJointBind, m_man.joints[3].modelFromJointBind));
        QVERIFY(reparentJoints(m_man, arm, joint("spine"))->empty());
        const auto loose = reparentJoints(m_man, arm, kNone);
        QCOMPARE(test::edited(m_man, *loose).skeleton.roots().size(), std::size_t{2});
    }

    void cyclesAreRefused() {
        const std::array spine{joint("spine")};
        QCOMPARE(codeOf(reparentJoints(m_man, spine, joint("lowerarm_l"))), ErrorCode::JointParentCycle);
        QCOMPARE(codeOf(reparentJoints(m_man, spine, joint("spine"))), ErrorCode::JointParentCycle);
        const std::array both{joint("upperarm_l"), joint("lowerarm_r")};
        QVERIFY(reparentJoints(m_man, both, joint("hips")).has_value());
    }

    void namesAreKeptApart() {
        QCOMPARE(codeOf(renameJoint(m_man, joint("neck"), "spine")), ErrorCode::JointNameTaken);
        QCOMPARE(codeOf(renameJoint(m_man, joint("neck"), "")), ErrorCode::JointNameTaken);
        QVERIFY(renameJoint(m_man, joint("neck"), "neck")->empty());
        const auto steps = renameJoint(m_man, joint("neck"), "Hals");
        QCOMPARE(test::edited(m_man, *steps).skeleton.joints[2].name, std::string("Hals"));
        QCOMPARE(addJoint(m_man, "neck", 0, Vec3::Zero()).front().joints.front().joint,
                 std::string("neck_2"));
    }

    void namesMayChangePlaces() {
        const SkeletonSteps swap{{SkeletonEditKind::Rename, {{"neck", "spine"}, {"spine", "neck"}}}};
        const EditedSkeleton edited = test::edited(m_man, swap);
        QCOMPARE(edited.skeleton.joints[1].name, std::string("neck"));
        QCOMPARE(edited.skeleton.joints[2].name, std::string("spine"));
        Skeleton twins = m_man;
        twins.joints[6].name = "lowerarm_l";
        const auto second = renameJoint(twins, 6, "other");
        QVERIFY(second.has_value());
        QCOMPARE(test::edited(twins, *second).skeleton.joints[4].name, std::string("lowerarm_l"));
        QCOMPARE(test::edited(twins, *second).skeleton.joints[6].name, std::string("other"));
    }

    void copiesKeepTheirOrder() {
        const std::array arm{joint("lowerarm_l"), joint("upperarm_l"), joint("upperarm_l")};
        const EditedSkeleton edited = test::edited(m_man, duplicateJoints(m_man, arm, Vec3(0, -0.5, 0)));
        QCOMPARE(edited.skeleton.size(), m_man.size() + 2);
        const auto lower = static_cast<std::size_t>(edited.skeleton.find("lowerarm_l_2"));
        QCOMPARE(edited.skeleton.joints[lower].parent, edited.skeleton.find("upperarm_l_2"));
        QCOMPARE(edited.skeleton.joints[7].parent, joint("spine"));
        QVERIFY(edited.skeleton.joints[lower].tail->isApprox(Vec3(2.5, 1.5, 0.2), 1e-12));
    }

    void impossibleEditsAreRefused() {
        const SkeletonEdit unknown{SkeletonEditKind::Delete, {{"wing"}}};
        QCOMPARE(codeOf(withEdit(m_man, unknown)), ErrorCode::JointUnknown);
        SkeletonSteps far = addJoint(m_man, "far", 0, Vec3(1e300, 0, 0));
        QCOMPARE(codeOf(withEdits(m_man, far)), ErrorCode::JointPlaceBroken);
        far.front().joints.front().position = Vec3(std::nan(""), 0, 0);
        QCOMPARE(codeOf(withEdits(m_man, far)), ErrorCode::JointPlaceBroken);
        far.front().joints.front() = {"bent", {}, Vec3::Zero(), Quat(0, 0, 0, 0)};
        QCOMPARE(codeOf(withEdits(m_man, far)), ErrorCode::JointPlaceBroken);
        Skeleton handled = m_man;
        handled.joints.push_back(handled.joints.back());
        handled.joints.back().name = "handle";
        handled.joints.back().added = true;
        QCOMPARE(codeOf(withEdit(handled, {SkeletonEditKind::Delete, {{"handle"}}})),
                 ErrorCode::JointOfHandle);
        Skeleton many;
        many.joints.resize(kMaxEditedJoints);
        QCOMPARE(codeOf(withEdits(many, addJoint(many, "one more", kNone, Vec3::Zero()))),
                 ErrorCode::TooManyJoints);
    }

    void namesCountOn() {
        Skeleton names;
        for (const char* name : {"tail", "tail_2", "Bone.001", "7"}) {
            names.joints.push_back({});
            names.joints.back().name = name;
        }
        FreeNames free(names);
        QCOMPARE(free.take("fin"), std::string("fin"));
        QCOMPARE(free.take("tail"), std::string("tail_3"));
        QCOMPARE(free.take("tail_2"), std::string("tail_4"));
        QCOMPARE(free.take("Bone.001"), std::string("Bone.002"));
        QCOMPARE(free.take("7"), std::string("7_2"));
        QCOMPARE(nameWith("arm_l", "twist_01"), std::string("arm_twist_01_l"));
        QCOMPARE(nameWith("Arm", "twist_01"), std::string("Arm_twist_01"));
    }

private:
    const Skeleton m_man = test::littleMan();
    std::int32_t joint(const char* name) const { return test::named(m_man, name); }
};

SINEW_TEST(TestJointEdits, sinew::test::NoApplication)

} // namespace testJointEdits

#include "TestJointEdits.moc"
