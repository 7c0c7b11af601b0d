#include "app/document/PosedMesh.h"
#include "app/document/drivers/DriverEdits.h"
#include "app/document/drivers/ShapeEdits.h"
#include "app/document/edits/Edits.h"
#include "app/jobs/ShapeCheck.h"
#include "app/motion/RangeOfMotion.h"
#include "app/pose/PoseShapes.h"
#include "app/posing/ClipPlayer.h"
#include "core/scene/DrivenClips.h"
#include "core/scene/Shapes.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace testDrivenMotion {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kRightAngle = 0.5 * std::numbers::pi;

/// A capsule along x that bends in its middle, with a helper joint there.
Scene elbow() {
    Skeleton skeleton;
    const std::int32_t root = test::addJoint(skeleton, "Upper", kNone, Vec3(-1, 0, 0));
    test::addJoint(skeleton, "Lower", root, Vec3(0, 0, 0));
    test::addJoint(skeleton, "Half", root, Vec3(0, 0, 0));
    for (std::size_t j = 0; j < skeleton.size(); ++j) { // the file stands as it is bound
        skeleton.joints[j].parentFromJointRest = skeleton.parentFromJointBind(j);
    }
    Scene scene = test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.2, 16, 20), std::move(skeleton));
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : scene.parts[0].mesh->vertices) {
        const auto lower = static_cast<float>(std::clamp(vertex.x() + 0.5, 0.0, 1.0));
        const float half = std::min(lower, 1.0F - lower);
        std::vector<Influence> influences{{0, 1.0F - lower}, {1, lower - half}, {2, half}};
        std::erase_if(influences, [](const Influence& each) { return each.weight <= 0.0F; });
        builder.add(influences);
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

JointDriver halfTurn() {
    JointDriver driver;
    driver.joint = "Lower";
    driver.channel = DriverChannel::Turn;
    driver.target = "Half";
    driver.keys = {{0.0, 0.5}};
    return driver;
}

JointDriver shapeDriver(const std::string& shape) {
    JointDriver driver;
    driver.joint = "Lower";
    driver.channel = DriverChannel::Shape;
    driver.target = shape;
    driver.keys = {{0.0, 0.0}, {90.0, 1.0}};
    return driver;
}

Pose bent() {
    Pose pose{std::vector<JointPose>(3)};
    pose.joints[1].rotation = Quat(Eigen::AngleAxisd(kRightAngle, Vec3::UnitZ()));
    return pose;
}

/// The same offset for all vertices of the lower arm.
Shapes shapeOf(const Scene& scene, const std::string& name, const Vec3& offset) {
    std::vector<Vec3> offsets(scene.parts[0].mesh->vertexCount(), Vec3::Zero());
    for (std::size_t p = 0; p < offsets.size(); ++p) {
        if (scene.parts[0].mesh->vertices[p].x() > 0.3) {
            offsets[p] = offset;
        }
    }
    return {{morphTargetOf(name, offsets, 1e-9)}};
}

Clip bendClip() {
    Clip clip;
    clip.name = "Bend";
    clip.duration = 1.0;
    clip.frameRate = 30.0;
    JointTrack track;
    track.joint = 1;
    track.rotations = {{0.0, Quat::Identity()}, {1.0, bent().joints[1].rotation}};
    clip.tracks = {track};
    return clip;
}

} // namespace

/// What drivers and shapes mean for motions.
class TestDrivenMotion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void helperJointsDoNotBendByThemselves() {
        const Scene scene = elbow();
        const std::vector<bool> all = deformingJoints(scene.skeleton, partWeights(scene));
        QVERIFY(all[2]);
        const Drivers drivers{halfTurn()};
        QVERIFY(!withoutDriven(all, DriverRig(scene.skeleton, drivers))[2]);
        const Drivers shape{shapeDriver("Fold")};
        QVERIFY(withoutDriven(all, DriverRig(scene.skeleton, shape)) == all);
        const auto turns = [](const Scene& moved) {
            return std::ranges::any_of(moved.clips.back().tracks,
                                       [](const JointTrack& track) { return track.joint == 2; });
        };
        QVERIFY(turns(withRangeOfMotion(scene)));
        QVERIFY(!turns(withRangeOfMotion(scene, drivers)));
    }

    void theTimelinesRangeOfMotionFollowsTheDrivers() {
        Document document;
        PosedMesh posed(document);
        document.reset(stateOfScene(elbow(), {}));
        ClipPlayer player(document, posed);
        const double before = player.duration();
        setDrivers(document, {halfTurn()}, "Driver");
        QVERIFY(player.duration() < before);
        document.undoStack().undo();
        QCOMPARE(player.duration(), before);
    }

    void aClipShowsItsOwnShapes() {
        Scene scene = elbow();
        scene = withShapes(std::move(scene), shapeOf(scene, "Smile", Vec3(0, 0, 0.1)));
        Clip clip = bendClip();
        clip.tracks.clear();
        clip.morphTracks = {{0, 0, {{0.0, 0.0}, {1.0, 1.0}}}};
        scene.clips = {clip};
        QCOMPARE(shapesAt(scene, clip, 0.25).at(0).weight, 0.25);
        QCOMPARE(shapesAt(scene, clip, 7.0).at(0).weight, 1.0);
        const std::vector<Vec3> rest = scene.parts[0].mesh->vertices;
        Document document;
        PosedMesh posed(document);
        document.reset(stateOfScene(std::move(scene), {}));
        ClipPlayer player(document, posed);
        player.setCurrent(1);
        player.seek(0.5);
        const auto lifted = [&] {
            double highest = 0.0;
            for (std::size_t p = 0; p < rest.size(); ++p) {
                highest = std::max(highest, posed.vertices(0)[p].z() - rest[p].z());
            }
            return highest;
        };
        QVERIFY(std::abs(lifted() - 0.05) < 1e-6);
        player.stop();
        QVERIFY(lifted() < 1e-9);
        setDrivers(document, {shapeDriver("Smile")}, "Driver"); // which is off in this pose
        player.seek(0.5);
        QVERIFY(lifted() < 1e-9);
    }

    void shapesThatRepeatWeightsAreFoundInFilesAndDocuments() {
        Progress progress;
        Scene scene = elbow();
        // Joints turn about z alone, so no weights bring a vertex along z.
        const Shapes sculpted = shapeOf(scene, "Fold", Vec3(0, 0, 0.05));
        const Drivers drivers{shapeDriver("Fold")};
        const auto weights = std::make_shared<const PartWeights>(partWeights(scene));
        const auto none =
            repeatedShapes({std::make_shared<const Scene>(scene), weights, sculpted, drivers, {}}, progress);
        QVERIFY(none.has_value() && none->empty());
        Scene file = withShapes(scene, sculpted);
        file.clips = {bendClip()};
        bakeDrivers(file, drivers);
        QVERIFY(repeatedShapes(file, progress).value().empty());
        file = withShapes(scene, repeating(scene));
        file.clips = {bendClip()};
        bakeDrivers(file, drivers);
        const Notices found = repeatedShapes(file, progress).value();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].code, NoticeCode::ShapeRepeatsWeights);
        QCOMPARE(QString::fromStdString(found[0].subject), QString("Fold"));
    }

    void theDocumentIsLookedAtInTheBackground() {
        Document document;
        TaskPool pool;
        ShapeCheck check(document, pool);
        DocumentState state = stateOfScene(elbow(), {});
        state.shapes = std::make_shared<const Shapes>(repeating(*state.scene));
        document.reset(std::move(state));
        QVERIFY(!check.busy()); // nothing turns the shape on
        setDrivers(document, {shapeDriver("Fold")}, "Driver");
        QVERIFY(check.busy());
        QTRY_VERIFY_WITH_TIMEOUT(!check.busy() && !check.notices().empty(), kPatience);
        document.undoStack().undo();
        QVERIFY(check.notices().empty());
    }

private:
    /// A shape that brings the skin where other weights would: half-way to where the upper arm alone has it.
    static Shapes repeating(const Scene& scene) {
        const Pose pose = bent();
        const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
        const Mesh& mesh = *scene.parts[0].mesh;
        std::vector<Vec3> offsets(mesh.vertexCount(), Vec3::Zero());
        for (std::size_t p = 0; p < offsets.size(); ++p) {
            const Vec3& rest = mesh.vertices[p];
            if (rest.x() > 0.55 && rest.x() < 0.8) { // wholly of the lower arm
                const Vec3 to = 0.9 * (matrices[1] * rest) + 0.1 * (matrices[0] * rest);
                offsets[p] = matrices[1].inverse() * to - rest;
            }
        }
        return {{morphTargetOf("Fold", offsets, 1e-9)}};
    }
};

SINEW_TEST(TestDrivenMotion, QCoreApplication)

} // namespace testDrivenMotion

#include "TestDrivenMotion.moc"
