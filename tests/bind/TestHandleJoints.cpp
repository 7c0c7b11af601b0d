#include "core/bind/bones/Bones.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/scene/NodePose.h"
#include "core/skeleton/Pose.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testHandleJoints {

using namespace sinew;

namespace {

Handle belly() {
    return {"belly", Solid::sphere(Vec3(0.1, 0.2, 0.3), 0.1), true, {}};
}

Cage wire() {
    return {"wire", {Vec3(0, 0.5, 0), Vec3(0.5, 0.5, 0)}, {}, {{0, 1}}, {}, {}};
}

InputSettings with(std::vector<Handle> handles, std::vector<Cage> cages) {
    InputSettings settings;
    settings.handles = std::move(handles);
    settings.cages = std::move(cages);
    return settings;
}

std::vector<std::string> names(const Skeleton& skeleton) {
    std::vector<std::string> result;
    for (const Joint& joint : skeleton.joints) {
        result.push_back(joint.name);
    }
    return result;
}

std::vector<std::string> limbAnd(const std::vector<std::string>& more) {
    std::vector<std::string> all = names(test::limb().skeleton);
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace

class TestHandleJoints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theyAreAppendedWhereTheyAre() {
        const Skeleton limb = test::limb().skeleton;
        const auto skeleton = withHandleJoints(limb, with({belly()}, {wire()}));
        QVERIFY(skeleton);
        QCOMPARE(names(*skeleton), limbAnd({"belly", "wire_1", "wire_2"}));
        QCOMPARE(skeleton->position(limb.size()), Vec3(0.1, 0.2, 0.3));
        QCOMPARE(skeleton->position(limb.size() + 2), Vec3(0.5, 0.5, 0));
        for (std::size_t j = 0; j < skeleton->size(); ++j) {
            const Joint& joint = skeleton->joints[j];
            QCOMPARE(joint.added, j >= limb.size());
            QVERIFY(!joint.added ||
                    (joint.parent == kNone && joint.modelFromJointBind.linear().isIdentity() &&
                     joint.parentFromJointRest.isApprox(joint.modelFromJointBind)));
        }
        QVERIFY(parentsFirst(*skeleton));
    }

    void jointsThatAreThereAreTaken() {
        const Skeleton limb = test::limb().skeleton;
        Handle known = belly();
        known.joint = limb.joints[1].name;
        Cage cage = wire();
        cage.joints = {limb.joints[2].name, "tip"};
        const auto skeleton = withHandleJoints(limb, with({known, belly(), belly()}, {cage}));
        QCOMPARE(names(*skeleton), limbAnd({"belly", "tip"}));
    }

    void theyLeaveAndMoveWithTheirHandles() {
        const Skeleton limb = test::limb().skeleton;
        const auto both = withHandleJoints(limb, with({belly()}, {wire()}));
        const auto again = withHandleJoints(*both, with({belly()}, {wire()}));
        QCOMPARE(names(*again), names(*both));
        Cage moved = wire();
        moved.vertices[1] = Vec3(9, 9, 9);
        const auto after = withHandleJoints(*both, with({}, {moved}));
        QCOMPARE(names(*after), limbAnd({"wire_1", "wire_2"}));
        QCOMPARE(after->position(limb.size() + 1), Vec3(9, 9, 9));
        QCOMPARE(names(*withHandleJoints(*both, {})), names(limb));
    }

    void aParentIsFollowed() {
        const Skeleton limb = test::limb().skeleton;
        Handle handle = belly();
        handle.parent = limb.joints[1].name;
        Cage cage = wire();
        cage.parent = "belly";
        const auto skeleton = withHandleJoints(limb, with({handle}, {cage}));
        QVERIFY(skeleton);
        const std::size_t first = limb.size();
        QCOMPARE(skeleton->joints[first].parent, 1);
        QCOMPARE(skeleton->joints[first + 1].parent, static_cast<std::int32_t>(first));
        Pose pose = Pose::bindPose(*skeleton);
        pose.joints[1].translation = Vec3(0, 0, 2);
        const auto moved = modelFromJoints(*skeleton, pose);
        QVERIFY(moved[first].translation().isApprox(Vec3(0.1, 0.2, 2.3)));
        QVERIFY(moved[first + 2].translation().isApprox(Vec3(0.5, 0.5, 2)));
    }

    void aScaledParentKeepsThemWhereTheyAre() {
        Skeleton limb = test::limb().skeleton;
        for (std::size_t j = 0; j < limb.size(); ++j) {
            limb.joints[j].parentFromJointRest = limb.parentFromJointBind(j);
        }
        limb.joints[0].parentFromJointRest.linear() *= 0.01; // its children stand where they are by their own
        limb.joints[1].parentFromJointRest.translation() *= 100.0;
        Handle handle = belly();
        handle.parent = limb.joints[1].name;
        const auto skeleton = withHandleJoints(limb, with({handle}, {}));
        const auto& joints = skeleton->joints;
        const Transform rest = joints[0].parentFromJointRest * joints[1].parentFromJointRest *
                               joints[limb.size()].parentFromJointRest;
        QVERIFY(rest.isApprox(joints[limb.size()].modelFromJointBind, 1e-9));
    }

    void unknownParentsAndTooManyAreRefused() {
        Handle handle = belly();
        handle.parent = "nobody";
        const auto unknown = withHandleJoints(test::limb(), with({handle}, {}));
        QVERIFY(!unknown && unknown.error().code == ErrorCode::JointUnknown);
        QCOMPARE(unknown.error().arguments.front(), std::string("nobody"));
        std::vector<Cage> cages;
        for (int c = 0; c < 3; ++c) {
            Cage cage{"cage" + std::to_string(c), {}, {}, {}, {}, {}};
            for (std::size_t v = 0; v < kMaxCageVertices; ++v) {
                cage.vertices.emplace_back(static_cast<double>(v), c, 0);
            }
            cages.push_back(std::move(cage));
        }
        const auto many = withHandleJoints(test::limb(), with({}, cages));
        QVERIFY(!many && many.error().code == ErrorCode::TooManyJoints);
    }

    void aSceneWithoutSkeletonGetsOne() {
        Scene mesh = test::limb();
        mesh.skeleton = {};
        const auto scene = withHandleJoints(mesh, with({}, {wire()}));
        QVERIFY(scene);
        QCOMPARE(names(scene->skeleton), (std::vector<std::string>{"wire_1", "wire_2"}));
    }

    void fitsLeaveThemInTheMesh() {
        const InputSettings settings = with({belly()}, {wire()});
        Scene scene = *withHandleJoints(test::limb(), settings);
        placeSkeleton(scene, {2.0, Mat3::Identity(), Vec3(5, 0, 0)});
        const auto placed = withHandleJoints(scene, settings);
        QCOMPARE(placed->skeleton.position(3), Vec3(0.1, 0.2, 0.3));
        QCOMPARE(placed->skeleton.position(0), scene.skeleton.position(0));
    }

    void withoutTheFlagAHandleNeedsItsJoint() {
        Handle handle = belly();
        handle.newJoint = false;
        BindSettings settings;
        settings.handles = {handle};
        const auto scene = withHandleJoints(test::limb(), settings);
        QCOMPARE(names(scene->skeleton), limbAnd({}));
        const auto bones = chooseBones(*scene, settings);
        QVERIFY(!bones && bones.error().code == ErrorCode::JointUnknown);
        QCOMPARE(bones.error().arguments, (std::vector<std::string>{"belly", "handles"}));
    }
};

SINEW_TEST(TestHandleJoints, sinew::test::NoApplication)

} // namespace testHandleJoints

#include "TestHandleJoints.moc"
