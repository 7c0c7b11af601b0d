#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testStrayBones {

using namespace sinew;

namespace {

/// A standing body with two legs on feet; the root lies on the ground before it.
Mesh body() {
    Mesh mesh = test::box(Vec3(-1, 4, -0.5), Vec3(1, 8, 0.5));
    for (const double side : {-0.6, 0.6}) {
        mesh = test::joined(mesh, test::box(Vec3(side - 0.3, 0, -0.3), Vec3(side + 0.3, 4.2, 0.3)));
        mesh = test::joined(mesh, test::box(Vec3(side - 0.3, 0, 0.2), Vec3(side + 0.3, 0.5, 1.0)));
    }
    return mesh;
}

/// With inverse kinematics: feet hang on the root, legs end without children.
Scene standing(const Vec3& root, double footHeight) {
    Skeleton skeleton;
    const auto mover = test::addJoint(skeleton, "main", kNone, root);
    const auto hips = test::addJoint(skeleton, "hips", mover, Vec3(0, 4.5, 0));
    test::addJoint(skeleton, "chest", hips, Vec3(0, 6.5, 0));
    for (const double side : {-0.6, 0.6}) {
        const std::string name = side < 0 ? "R" : "L";
        const auto thigh = test::addJoint(skeleton, "thigh" + name, hips, Vec3(side, 4, 0));
        test::addJoint(skeleton, "shin" + name, thigh, Vec3(side, 2.2, 0));
        test::addJoint(skeleton, "foot" + name, mover, Vec3(side, footHeight, 0));
    }
    return test::scene(body(), skeleton);
}

BindInput inputOf(const Scene& scene, BindSettings settings = {}) {
    return *prepareInput(scene, settings);
}

bool isSource(const BindInput& input, const std::string& name) {
    return std::ranges::find(input.sources.names, name) != input.sources.names.end();
}

std::string parentOf(const Scene& scene, const BindInput& input, const std::string& name) {
    const std::size_t s =
        static_cast<std::size_t>(std::ranges::find(input.sources.names, name) - input.sources.names.begin());
    const std::int32_t above = input.sources.joints[s].above;
    return above == kNone ? "" : scene.skeleton.joints[static_cast<std::size_t>(above)].name;
}

std::string why(const BindInput& input, const std::string& joint) {
    const auto found = std::ranges::find(input.sources.notices, joint, &Notice::subject);
    return found == input.sources.notices.end() ? "" : found->arguments.at(0);
}

} // namespace

class TestStrayBones : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void feetHangOnTheirLegs() {
        const Scene scene = standing(Vec3(0, 0, 3), 0.3);
        const BindInput input = inputOf(scene);
        QCOMPARE(parentOf(scene, input, "footL"), std::string("shinL"));
        QCOMPARE(parentOf(scene, input, "footR"), std::string("shinR"));
        const Bone& shin = input.sources.joints[static_cast<std::size_t>(
            std::ranges::find(input.sources.names, "shinL") - input.sources.names.begin())];
        QVERIFY((shin.segments.front().b - Vec3(0.6, 0.3, 0)).norm() < 1e-9); // it ends at the foot
    }

    void rootOutsideIsNoSource() {
        const Scene scene = standing(Vec3(0, 0, 3), 0.3);
        const BindInput input = inputOf(scene);
        QVERIFY(!isSource(input, "main"));
        QCOMPARE(why(input, "main"), std::string("stray-root"));
        QCOMPARE(parentOf(scene, input, "hips"), std::string());
        QVERIFY(isSource(input, "hips"));
        QVERIFY(isSource(inputOf(standing(Vec3(0, 4.4, 0), 0.3)), "main")); // inside
    }

    void askedForItStays() {
        const Scene scene = standing(Vec3(0, 0, 3), 0.3);
        BindSettings all;
        all.jointChoice = JointChoice::All;
        QVERIFY(isSource(inputOf(scene, all), "main"));
        BindSettings off;
        off.fitBones = false;
        const BindInput plain = inputOf(scene, off);
        QVERIFY(isSource(plain, "main"));
        QCOMPARE(parentOf(scene, plain, "footL"), std::string("main"));
        BindSettings region;
        region.regions.emplace_back();
        region.regions.back().name = "prop";
        region.regions.back().joints = {"main"};
        QVERIFY(isSource(inputOf(scene, region), "main"));
    }

    /// Where a foot stands on the joint of the leg that has no children, the leg's end moves with the foot.
    void footTakesThePlaceOfAJoint() {
        Scene scene = standing(Vec3(0, 0, 3), 2.2);
        const BindInput input = inputOf(scene);
        QVERIFY(isSource(input, "footL") && !isSource(input, "shinL"));
        QCOMPARE(why(input, "shinL"), std::string("place-taken"));
        QCOMPARE(parentOf(scene, input, "footL"), std::string("thighL"));
    }

    /// A root that two limbs hang on is a body, wherever it stands.
    void rootOfTwoChainsStays() {
        Skeleton skeleton;
        const auto middle = test::addJoint(skeleton, "middle", kNone, Vec3(0, 0, 3));
        for (const double side : {-0.6, 0.6}) {
            const std::string name = side < 0 ? "R" : "L";
            const auto upper = test::addJoint(skeleton, "upper" + name, middle, Vec3(side, 3, 0));
            test::addJoint(skeleton, "lower" + name, upper, Vec3(side, 1, 0));
        }
        QVERIFY(isSource(inputOf(test::scene(body(), skeleton)), "middle"));
    }

    /// Cages count their corners by source.
    void cagesFollowTheNumbers() {
        const Scene scene = standing(Vec3(0, 0, 3), 0.3);
        BindSettings settings;
        settings.cages = {{"wire", {Vec3(0, 5, 0), Vec3(0.5, 5, 0)}, {}, {{0, 1}}, {}, {}}};
        Scene caged = scene;
        for (const std::size_t v : {std::size_t{0}, std::size_t{1}}) {
            test::addJoint(caged.skeleton, cageJoint(settings.cages[0], v), kNone,
                           settings.cages[0].vertices[v]);
        }
        const BindInput input = inputOf(caged, settings);
        QVERIFY(!isSource(input, "main"));
        QVERIFY(!input.sources.cageFaces.empty());
        for (const std::size_t s : input.sources.cageFaces[0].sources) {
            QVERIFY(s < input.sources.names.size() && input.sources.names[s].find("wire") == 0);
        }
    }

    /// A limb that goes out of the mesh and comes back does not hang on its own end, and joints in one place
    /// leave the root a bone.
    void nothingHangsOnItself() {
        Scene scene = test::scene(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)),
                                  test::chain({Vec3(0, 0, 0), Vec3(0, 9, 0), Vec3(0, 9, 4), Vec3(0, 9, 0)}));
        test::addJoint(scene.skeleton, "twin", 0, Vec3(0, 9, 0));
        test::addJoint(scene.skeleton, "other", 0, Vec3(0, 9, 0));
        const BindInput input = inputOf(scene);
        for (const Bone& bone : input.sources.joints) {
            QVERIFY(!bone.segments.empty());
            std::int32_t above = bone.joint;
            for (std::size_t n = 0; above != kNone; ++n) {
                QVERIFY(n <= input.sources.joints.size());
                const std::int32_t source = input.sourceOf(above);
                QVERIFY(source != kNone);
                above = input.sources.joints[static_cast<std::size_t>(source)].above;
            }
        }
    }
};

SINEW_TEST(TestStrayBones, sinew::test::NoApplication)

} // namespace testStrayBones

#include "TestStrayBones.moc"
