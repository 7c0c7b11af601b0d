#include "core/bind/bones/Bones.h"
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
};

SINEW_TEST(TestBones, sinew::test::NoApplication)

} // namespace testBones

#include "TestBones.moc"
