#include "core/bind/BindInput.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testOpenBones {

using namespace sinew;

namespace {

/// A neck along y, on which a head lies forward along z: joints at the foot of the neck, in its middle, and
/// where the head begins.
Scene lyingHead() {
    const Mesh neck = test::capsule(Vec3(0, 0, 0), Vec3(0, 2, 0), 0.3, 12, 8);
    const Mesh head = test::capsule(Vec3(0, 2, 0), Vec3(0, 2, 2), 0.4, 12, 8);
    return test::scene(test::joined(neck, head), test::chain({Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(0, 2, 0)}));
}

void addEars(Scene& scene, const Vec3& away) {
    for (const double side : {-1.0, 1.0}) {
        test::addJoint(scene.skeleton, side < 0 ? "earR" : "earL", 2,
                       Vec3(0, 2, 0) + Vec3(side * away.x(), away.y(), away.z()));
    }
}

Bone headOf(const Scene& scene, bool fit = true) {
    BindSettings settings;
    settings.fitBones = fit;
    const BindInput input = *prepareInput(scene, settings);
    return *std::ranges::find(input.sources.joints, 2, &Bone::joint);
}

Scene changed(Scene scene, const Transform& transform) {
    scene.parts[0].mesh = std::make_shared<const Mesh>(test::transformed(*scene.parts[0].mesh, transform));
    for (Joint& joint : scene.skeleton.joints) {
        joint.modelFromJointBind.translation() = transform * joint.modelFromJointBind.translation();
    }
    return scene;
}

} // namespace

class TestOpenBones : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Straight on it would be (0, 3, 0), above the head; the centroid is near (0, 2, 1.2).
    void leafTurnsIntoWhatItMoves() {
        const Bone head = headOf(lyingHead());
        QCOMPARE(head.segments.size(), std::size_t{1});
        const Vec3 end = head.segments[0].b;
        QVERIFY2(end.z() > 0.3 && end.z() < 0.8 && end.y() > 2.4 && end.y() < 2.8 && std::abs(end.x()) < 1e-9,
                 qPrintable(QString("%1 %2 %3").arg(end.x()).arg(end.y()).arg(end.z())));
        QVERIFY((headOf(lyingHead(), false).segments[0].b - Vec3(0, 3, 0)).norm() < 1e-12);
    }

    /// A head with ears has a bone of its own between them, however many joints an ear has.
    void branchWithoutContinuationGoesOn() {
        Scene scene = lyingHead();
        addEars(scene, Vec3(0.3, 0.1, 0));
        QCOMPARE(headOf(scene, false).segments.size(), std::size_t{2});
        Bone head = headOf(scene);
        QCOMPARE(head.segments.size(), std::size_t{3});
        const Vec3 end = head.segments.back().b;
        QVERIFY2(end.z() > 0.6 && std::abs(end.x()) < 1e-9, qPrintable(QString::number(end.z())));
        test::addJoint(scene.skeleton, "earTip", 3, Vec3(-0.5, 2.2, 0));
        test::addJoint(scene.skeleton, "earEnd", 5, Vec3(-0.7, 2.3, 0));
        QCOMPARE(headOf(scene).segments.size(), std::size_t{3});
        test::addJoint(scene.skeleton, "crown", 2, Vec3(0, 2.5, 0.1)); // goes on
        QCOMPARE(headOf(scene).segments.size(), std::size_t{3});       // one to each of its children
    }

    void rootsAndChainsDoNotBranch() {
        Scene scene = lyingHead();
        test::addJoint(scene.skeleton, "nose", 2, Vec3(0, 2, 1.8)); // one child is no branch
        QCOMPARE(headOf(scene).segments.size(), std::size_t{1});
        addEars(scene, Vec3(0.3, 0.1, 0));
        BindInput input = *prepareInput(scene, BindSettings());
        QCOMPARE(input.sources.joints[0].segments.size(), std::size_t{1});
    }

    void followsSizeAndTurn() {
        const Scene scene = lyingHead();
        const Vec3 end = headOf(scene).segments[0].b;
        const Transform larger(Eigen::Scaling(100.0));
        QVERIFY((headOf(changed(scene, larger)).segments[0].b - 100.0 * end).norm() < 1e-6);
        const Transform turned(Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()));
        QVERIFY((headOf(changed(scene, turned)).segments[0].b - turned * end).norm() < 1e-6);
    }

    /// Of joints in one place one has what is around them, wherever single precision puts the others.
    void roundedJointsStandInOnePlace() {
        const auto endsWith = [](const Vec3& offset) {
            Scene scene = lyingHead();
            test::addJoint(scene.skeleton, "jaw", 1, Vec3(0, 2, 0) + offset);
            const BindInput input = *prepareInput(scene, BindSettings());
            std::vector<Vec3> ends;
            for (const Bone& bone : input.sources.joints) {
                ends.push_back(bone.segments.back().b);
            }
            return ends;
        };
        const std::vector<Vec3> ends = endsWith(Vec3::Zero());
        for (const Vec3& offset : {Vec3(0, 2e-7, 0), Vec3(0, -2e-7, 0), Vec3(1e-7, 0, -2e-7)}) {
            const std::vector<Vec3> others = endsWith(offset);
            QCOMPARE(others.size(), ends.size());
            for (std::size_t s = 0; s < ends.size(); ++s) {
                QVERIFY2((others[s] - ends[s]).norm() < 1e-5, qPrintable(QString::number(s)));
            }
        }
    }

    /// What lies farther away than the skeleton is large is a prop.
    void propsDoNotCount() {
        Scene scene = lyingHead();
        test::addJoint(scene.skeleton, "belly", 0, Vec3(0, -0.5, -0.5));
        test::addJoint(scene.skeleton, "paw", 3, Vec3(0, -0.6, -1.0));
        const Vec3 end = headOf(scene).segments[0].b;
        scene.parts[0].mesh = std::make_shared<const Mesh>(
            test::joined(*scene.parts[0].mesh, test::box(Vec3(-1, 2, 40), Vec3(1, 4, 42))));
        QVERIFY((headOf(scene).segments[0].b - end).norm() < 1e-9);
    }
};

SINEW_TEST(TestOpenBones, sinew::test::NoApplication)

} // namespace testOpenBones

#include "TestOpenBones.moc"
