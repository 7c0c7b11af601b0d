#include "app/document/DrivenPose.h"
#include "app/document/edits/Edits.h"
#include "core/avatar/Avatar.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <utility>

namespace testDrivenPose {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kRightAngle = 0.5 * std::numbers::pi;

Pose turned(const Pose& pose, std::size_t joint, double radians) {
    Pose result = pose;
    result.joints[joint].rotation = Quat(Eigen::AngleAxisd(radians, Vec3::UnitZ()));
    return result;
}

/// A limb whose shape "bulge" a turn of joint 1 turns on, while joint 2 turns as joint 1 does.
DocumentState drivenLimb() {
    Scene scene = limb();
    Mesh mesh = *scene.parts[0].mesh;
    for (const char* name : {"bulge", "smile"}) {
        mesh.morphTargets.push_back({name, {0}, {Vec3::UnitY()}});
    }
    scene.parts[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    const std::vector<Joint>& joints = scene.skeleton.joints;
    Avatar avatar;
    avatar.constraints = {{joints[2].name, joints[1].name}};
    scene.avatar = sharedAvatar(std::move(avatar));
    const JointDriver bulge{
        joints[1].name, JointAngle::Swing, DriverChannel::Shape, "bulge", {{0.0, 0.0}, {90.0, 1.0}}};
    DocumentState state = stateOfScene(std::move(scene), {});
    state.drivers = sharedDrivers({bulge});
    return state;
}

double lift(const DrivenPose& driven, const DocumentState& state) {
    const auto& shapes = driven.shapedParts();
    return shapes ? (*shapes)[0].vertices[0].y() - state.scene->parts[0].mesh->vertices[0].y() : 0.0;
}

} // namespace

class TestDrivenPose : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Constraints come before springs, and springs say what is shown.
    void springsSeeWhatConstraintsDo() {
        const DocumentState state = drivenLimb();
        DrivenPose driven;
        driven.follow(state);
        const Pose bind = Pose::bindPose(state.scene->skeleton);
        const Pose pose = turned(bind, 1, 0.4);
        Pose seen;
        driven.setSwing([&](const Pose& from) {
            seen = from;
            return turned(from, 0, 0.2);
        });
        driven.update(state, pose);
        QVERIFY(driven.drivenPose() == driven.driven(pose));
        QVERIFY(seen == driven.drivenPose());
        QVERIFY(seen.joints[2].rotation.angularDistance(pose.joints[1].rotation) < 1e-12);
        QVERIFY(driven.swungPose() == turned(seen, 0, 0.2));
        driven.setSwing(nullptr);
        driven.update(state, pose);
        QVERIFY(driven.swungPose() == driven.drivenPose());
    }

    /// A shape with a driver is as far on as that says; a clip sets the others, and expressions add to all.
    void shapesComeFromDriversClipsAndExpressions() {
        const DocumentState state = drivenLimb();
        DrivenPose driven;
        driven.follow(state);
        const Pose pose = turned(Pose::bindPose(state.scene->skeleton), 1, kRightAngle);
        driven.update(state, pose);
        QVERIFY(std::abs(lift(driven, state) - 1.0) < 1e-5);
        driven.setClipShapes({{"bulge", 0.25}, {"smile", 0.5}});
        driven.update(state, pose);
        QVERIFY(std::abs(lift(driven, state) - 1.5) < 1e-5);
        driven.setExpressionShapes({{"smile", 0.25, 0}});
        driven.update(state, pose);
        QVERIFY(std::abs(lift(driven, state) - 1.75) < 1e-5);
        driven.clear();
        driven.follow(state);
        driven.update(state, Pose::bindPose(state.scene->skeleton));
        QVERIFY(!driven.shapedParts());
    }

    /// The shaped meshes are made once for the same weights.
    void keepsShapesWhileTheyStay() {
        const DocumentState state = drivenLimb();
        DrivenPose driven;
        driven.follow(state);
        const Pose bind = Pose::bindPose(state.scene->skeleton);
        driven.setClipShapes({{"smile", 1.0}});
        driven.update(state, bind);
        const auto made = driven.shapedParts();
        QVERIFY(made);
        driven.update(state, turned(bind, 0, 0.3));
        QVERIFY(driven.shapedParts() == made);
    }
};

SINEW_TEST(TestDrivenPose, NoApplication)

} // namespace testDrivenPose

#include "TestDrivenPose.moc"
