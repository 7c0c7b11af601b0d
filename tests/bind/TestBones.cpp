#include "core/bind/bones/Bones.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/scene/NodePose.h"
#include "core/skeleton/Pose.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testBones {

using namespace sinew;

namespace {

std::vector<std::string> names(const Scene& scene, const Bones& sources) {
    std::vector<std::string> result;
    for (const Bone& source : sources.joints) {
        result.push_back(scene.skeleton.joints[static_cast<std::size_t>(source.joint)].name);
    }
    return result;
}

std::string why(const Bones& sources, const std::string& joint) {
    const auto found = std::find_if(sources.notices.begin(), sources.notices.end(),
                                    [&](const Notice& notice) { return notice.subject == joint; });
    return found == sources.notices.end() ? "" : found->arguments.at(0);
}

/// root - hip - knee - foot - foot_end, with a control under the knee and a finger chain below that.
Scene rig() {
    Scene scene =
        test::scene(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)),
                    test::chain({Vec3(0, 0, 0), Vec3(0, 3, 0), Vec3(0, 2, 0), Vec3(0, 1, 0), Vec3(1, 1, 0)}));
    const char* given[] = {"Root", "hip", "knee", "foot", "foot_end"};
    for (std::size_t j = 0; j < 5; ++j) {
        scene.skeleton.joints[j].name = given[j];
    }
    Joint control;
    control.name = "knee_ik";
    control.parent = 2;
    control.modelFromJointBind.translation() = Vec3(0, 2, 5);
    scene.skeleton.joints.push_back(control);
    Joint below;
    below.name = "finger";
    below.parent = 5;
    below.modelFromJointBind.translation() = Vec3(0, 2, 6);
    scene.skeleton.joints.push_back(below);
    return scene;
}

const Bone& bone(const Scene& scene, const Bones& sources, const std::string& name) {
    const std::int32_t joint = scene.skeleton.find(name);
    return *std::find_if(sources.joints.begin(), sources.joints.end(),
                         [joint](const Bone& source) { return source.joint == joint; });
}

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

std::vector<std::string> namesOfJoints(const Skeleton& skeleton) {
    std::vector<std::string> result;
    for (const Joint& joint : skeleton.joints) {
        result.push_back(joint.name);
    }
    return result;
}

std::vector<std::string> limbAnd(const std::vector<std::string>& more) {
    std::vector<std::string> all = namesOfJoints(test::limb().skeleton);
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace

class TestBones : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nodesThatOnlyMoveOthersAreNoBones() {
        Scene scene = rig();
        scene.skeleton.joints[0].name = "lift";
        const auto bones = names(scene, *chooseBones(scene, {}));
        QVERIFY(std::ranges::find(bones, "lift") != bones.end()); // as any other joint would be one
        scene.skeleton.joints[0].mover = true;
        for (const JointChoice choice : {JointChoice::Deforming, JointChoice::All}) {
            BindSettings settings;
            settings.jointChoice = choice;
            const Expected<Bones> chosen = chooseBones(scene, settings);
            QVERIFY(chosen);
            QCOMPARE(why(*chosen, "lift"), std::string("mover"));
            const auto left = names(scene, *chosen);
            QVERIFY(std::ranges::find(left, "lift") == left.end());
            QVERIFY(std::ranges::find(left, "hip") != left.end());
        }
    }

    void withoutWeightsNamesDecide() {
        const Scene scene = rig();
        const auto sources = chooseBones(scene, {});
        QVERIFY(sources);
        QCOMPARE(names(scene, *sources), (std::vector<std::string>{"hip", "knee", "foot", "finger"}));
        QCOMPARE(why(*sources, "Root"), std::string("root"));
        QCOMPARE(why(*sources, "foot_end"), std::string("end"));
        QCOMPARE(why(*sources, "knee_ik"), std::string("name"));
    }

    void bonesAreFans() {
        const Scene scene = rig();
        const auto sources = chooseBones(scene, {});
        const Bone& knee = bone(scene, *sources, "knee");
        QCOMPARE(knee.segments.size(), std::size_t{2}); // to the foot, and past the control to what it holds
        QCOMPARE(knee.segments[0].b, Vec3(0, 1, 0));
        QCOMPARE(knee.segments[1].b, Vec3(0, 2, 6));
        const Bone& foot = bone(scene, *sources, "foot");
        QCOMPARE(foot.segments.size(), std::size_t{1});
        QCOMPARE(foot.segments[0].b, Vec3(1, 1, 0)); // the end joint
    }

    void leavesGoOnByTheParentsLength() {
        Scene scene = test::limb();
        auto sources = chooseBones(scene, {});
        QCOMPARE(sources->joints[2].segments[0].b, Vec3(2, 0, 0));
        scene.skeleton.joints[2].tail = Vec3(1, 0.5, 0);
        sources = chooseBones(scene, {});
        QCOMPARE(sources->joints[2].segments[0].b, Vec3(1, 0.5, 0));
    }

    void aLoneJointIsAPoint() {
        const Scene scene =
            test::scene(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)), test::chain({Vec3(0, 0.5, 0)}));
        const auto sources = chooseBones(scene, {});
        QCOMPARE(sources->joints[0].segments[0].a, Vec3(0, 0.5, 0));
        QCOMPARE(sources->joints[0].segments[0].b, Vec3(0, 0.5, 0));
    }

    void weightsInTheFileDecideBeforeNames() {
        Scene scene = rig();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::vector<Influence>{{0, 0.5F}, {2, 0.5F}}); // Root and knee
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        const auto sources = chooseBones(scene, {});
        QCOMPARE(names(scene, *sources), (std::vector<std::string>{"Root", "knee"}));
        QCOMPARE(why(*sources, "hip"), std::string("weights"));
        // The hip carries nothing, but a bone still ends there.
        QCOMPARE(bone(scene, *sources, "Root").segments[0].b, Vec3(0, 3, 0));
    }

    void rigidPartsSayNothingAboutJoints() {
        Scene scene = rig();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::vector<Influence>{{5, 1.0F}});
        }
        Part prop{scene.parts[0].mesh, std::make_shared<const SkinWeights>(builder.finish()), 5};
        scene.parts.push_back(prop);
        QCOMPARE(chooseBones(scene, {})->joints.size(), std::size_t{4});
    }

    void rigifyNamesItsDeformers() {
        Scene scene = rig();
        scene.skeleton.joints[2].name = "DEF-shin.L";
        scene.skeleton.joints[3].name = "DEF-foot.L";
        QCOMPARE(names(scene, *chooseBones(scene, {})),
                 (std::vector<std::string>{"DEF-shin.L", "DEF-foot.L"}));
    }

    void allAndListed() {
        const Scene scene = rig();
        BindSettings settings;
        settings.jointChoice = JointChoice::All;
        QCOMPARE(chooseBones(scene, settings)->joints.size(), std::size_t{7});
        settings.jointChoice = JointChoice::Listed;
        settings.joints = {"knee", "Root"};
        const auto listed = chooseBones(scene, settings);
        QCOMPARE(names(scene, *listed), (std::vector<std::string>{"Root", "knee"}));
        QCOMPARE(why(*listed, "foot"), std::string("list"));
    }

    void errors() {
        BindSettings settings;
        Scene scene = rig();
        settings.jointChoice = JointChoice::Listed;
        QCOMPARE(chooseBones(scene, settings).error().code, ErrorCode::NoSourceJoints);
        settings.joints = {"ellbow"};
        const Error unknown = chooseBones(scene, settings).error();
        QCOMPARE(unknown.code, ErrorCode::JointUnknown);
        QCOMPARE(unknown.arguments.at(0), std::string("ellbow"));
        scene.skeleton = {};
        QCOMPARE(chooseBones(scene, {}).error().code, ErrorCode::NoSkeleton);
    }

    void theyAreAppendedWhereTheyAre() {
        const Skeleton limb = test::limb().skeleton;
        const auto skeleton = withHandleJoints(limb, with({belly()}, {wire()}));
        QVERIFY(skeleton);
        QCOMPARE(namesOfJoints(*skeleton), limbAnd({"belly", "wire_1", "wire_2"}));
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
        QCOMPARE(namesOfJoints(*skeleton), limbAnd({"belly", "tip"}));
    }

    void theyLeaveAndMoveWithTheirHandles() {
        const Skeleton limb = test::limb().skeleton;
        const auto both = withHandleJoints(limb, with({belly()}, {wire()}));
        const auto again = withHandleJoints(*both, with({belly()}, {wire()}));
        QCOMPARE(namesOfJoints(*again), namesOfJoints(*both));
        Cage moved = wire();
        moved.vertices[1] = Vec3(9, 9, 9);
        const auto after = withHandleJoints(*both, with({}, {moved}));
        QCOMPARE(namesOfJoints(*after), limbAnd({"wire_1", "wire_2"}));
        QCOMPARE(after->position(limb.size() + 1), Vec3(9, 9, 9));
        QCOMPARE(namesOfJoints(*withHandleJoints(*both, {})), namesOfJoints(limb));
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
        QCOMPARE(namesOfJoints(scene->skeleton), (std::vector<std::string>{"wire_1", "wire_2"}));
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
        QCOMPARE(namesOfJoints(scene->skeleton), limbAnd({}));
        const auto bones = chooseBones(*scene, settings);
        QVERIFY(!bones && bones.error().code == ErrorCode::JointUnknown);
        QCOMPARE(bones.error().arguments, (std::vector<std::string>{"belly", "handles"}));
    }
};

SINEW_TEST(TestBones, sinew::test::NoApplication)

} // namespace testBones

#include "TestBones.moc"
