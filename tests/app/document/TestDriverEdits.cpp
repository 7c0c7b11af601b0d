#include "app/document/PosedMesh.h"
#include "app/document/drivers/DriverEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/export/ExportJob.h"
#include "app/pose/PoseFile.h"
#include "app/project/RestoreProject.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "core/scene/DrivenClips.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

namespace testDriverEdits {

using namespace sinew;

namespace {

constexpr double kRadian = std::numbers::pi / 180.0;

/// A capsule along x that both bones move in the middle.
Scene skinnedLimb() {
    Scene scene = test::limb();
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : scene.parts[0].mesh->vertices) {
        const auto far = static_cast<float>(std::clamp(0.5 + vertex.x(), 0.0, 1.0));
        builder.add(std::vector<Influence>{{0, 1.0F - far}, {1, far}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

Pose bent(const Skeleton& skeleton, double degrees, const Vec3& axis = Vec3::UnitZ()) {
    Pose pose = Pose::bindPose(skeleton);
    pose.joints[1].rotation = Quat(Eigen::AngleAxisd(degrees * kRadian, axis));
    return pose;
}

/// The limb in a document, as it is shown.
struct DrivenLimb {
    Document document;
    PosedMesh posed{document};

    DrivenLimb() { document.reset(stateOfScene(skinnedLimb(), {})); }
    const DocumentState& state() const { return document.state(); }
    const Skeleton& skeleton() const { return state().scene->skeleton; }
    const std::string& name(std::size_t joint) const { return skeleton().joints[joint].name; }
    void bend(double degrees, const Vec3& axis = Vec3::UnitZ()) {
        setPose(document, bent(skeleton(), degrees, axis), "Bend");
    }
    JointDriver turns(double value) const {
        return {name(1), JointAngle::BendZ, DriverChannel::RotateZ, name(0), {{0.0, 0.0}, {90.0, value}}};
    }
    ShownForm shown() { return {posed.snapshot(), nullptr, posed.drivenPose()}; }
    PartTargets sculpted(double amount) {
        PartTargets targets{posed.vertices(0)};
        for (std::size_t p = 0; p < targets[0].size(); p += 3) {
            targets[0][p] += amount * Vec3(0.01, 0.02, std::sin(static_cast<double>(p)) * 0.03);
        }
        return targets;
    }
    Expected<NewShape> shape(const std::string& name, const PartTargets& targets) {
        Progress progress;
        return shapeOfTargets(shown(), name, targets, driversOf(state()), 1, progress);
    }
};

double farthest(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    double worst = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t p = 0; p < std::min(a.size(), b.size()); ++p) {
        worst = std::max(worst, (a[p] - b[p]).norm());
    }
    return worst;
}

} // namespace

/// Drivers and shapes of a document.
class TestDriverEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void driversMoveWhatIsShown() {
        DrivenLimb limb;
        limb.bend(60.0);
        const std::vector<Vec3> before = limb.posed.vertices(0);
        QVERIFY(addDriver(limb.document, limb.turns(30.0), "Add").has_value());
        const double turned = limb.posed.drivenPose().joints[0].rotation.angularDistance(Quat::Identity());
        QVERIFY(std::abs(turned - 20.0 * kRadian) < 1e-9);
        QVERIFY(farthest(limb.posed.vertices(0), before) > 0.1);
        QVERIFY(limb.state().pose.joints[0] == JointPose()); // the pose itself stays
        limb.document.undoStack().undo();
        QVERIFY(limb.posed.vertices(0) == before);
        QVERIFY(!limb.state().drivers);
    }

    void circlesChangeNothing() {
        DrivenLimb limb;
        QVERIFY(addDriver(limb.document, limb.turns(30.0), "Add").has_value());
        JointDriver back = limb.turns(30.0);
        std::swap(back.joint, back.target);
        const int steps = limb.document.undoStack().count();
        const auto added = addDriver(limb.document, back, "Add");
        QVERIFY(!added && added.error().code == ErrorCode::DriverCircle);
        QCOMPARE(limb.document.undoStack().count(), steps);
        QVERIFY(changeDriver(limb.document, 0, limb.turns(30.0), "Change").has_value());
        QCOMPARE(limb.document.undoStack().count(), steps); // nothing changed
    }

    void aKeyTakesOverWhatWasPosed() {
        DrivenLimb limb;
        QVERIFY(addDriver(limb.document, limb.turns(30.0), "Add").has_value());
        Pose pose = bent(limb.skeleton(), 45.0);
        pose.joints[0].rotation = Quat(Eigen::AngleAxisd(10.0 * kRadian, Vec3::UnitZ()));
        setPose(limb.document, pose, "Pose");
        const std::vector<Vec3> before = limb.posed.vertices(0);
        QVERIFY(setKeyAtPose(limb.document, 0, "Key").has_value());
        const JointDriver& driver = driversOf(limb.state())[0];
        QCOMPARE(driver.keys.size(), std::size_t{3});
        QVERIFY(std::abs(driver.keys[1].angle - 45.0) < 1e-9);
        QVERIFY(std::abs(driver.keys[1].value - 25.0) < 1e-9);
        QVERIFY(limb.state().pose.joints[0] == JointPose());
        QVERIFY(farthest(limb.posed.vertices(0), before) < 1e-9);
    }

    void driversFollowTheSkeleton() {
        DrivenLimb limb;
        QVERIFY(addDriver(limb.document, limb.turns(30.0), "Add").has_value());
        SkeletonEdit rename;
        rename.kind = SkeletonEditKind::Rename;
        rename.joints = {{.joint = limb.name(1), .other = "elbow"}};
        const auto renamed = withSkeletonSteps(limb.state(), {rename});
        QVERIFY(renamed.has_value());
        QCOMPARE(driversOf(*renamed)[0].joint, std::string("elbow"));
        SkeletonEdit remove;
        remove.kind = SkeletonEditKind::Delete;
        remove.joints = {{.joint = limb.name(1)}};
        const auto removed = withSkeletonSteps(limb.state(), {remove});
        QVERIFY(removed.has_value());
        QVERIFY(driversOf(*removed).empty());
    }

    void theJointsOfAPoseFollowTheSkeleton() {
        DrivenLimb limb;
        const JointDriver both{limb.name(0),
                               JointAngle::Swing,
                               DriverChannel::Shape,
                               "fix",
                               {{0.0, 1.0}, {30.0, 0.0}},
                               {{limb.name(0), Vec3::Zero()}, {limb.name(1), Vec3(0, 0, 45)}}};
        QVERIFY(addDriver(limb.document, both, "Add").has_value());
        SkeletonEdit rename;
        rename.kind = SkeletonEditKind::Rename;
        rename.joints = {{.joint = limb.name(1), .other = "elbow"}};
        const auto renamed = withSkeletonSteps(limb.state(), {rename});
        QVERIFY(renamed.has_value());
        QCOMPARE(driversOf(*renamed)[0].from[1].joint, std::string("elbow"));
        SkeletonEdit remove;
        remove.kind = SkeletonEditKind::Delete;
        remove.joints = {{.joint = limb.name(1)}};
        const auto removed = withSkeletonSteps(limb.state(), {remove});
        QVERIFY(removed.has_value());
        QVERIFY(driversOf(*removed).empty());
    }

    void aSculptedPoseIsShownAsItWasSculpted_data() {
        QTest::addColumn<Deformer>("deformer");
        QTest::newRow("linear") << Deformer::LinearBlend;
        QTest::newRow("dual quaternion") << Deformer::DualQuaternion;
    }

    void aSculptedPoseIsShownAsItWasSculpted() {
        QFETCH(Deformer, deformer);
        DrivenLimb limb;
        setDeformer(limb.document, deformer);
        limb.bend(70.0);
        const PartTargets targets = limb.sculpted(1.0);
        const auto shape = limb.shape("elbow", targets);
        QVERIFY(shape.has_value());
        QVERIFY(addShape(limb.document, *shape, "Shape").has_value());
        QVERIFY(farthest(limb.posed.vertices(0), targets[0]) < 1e-4); // less than what counts as sculpted
        QVERIFY(!limb.posed.directSkinning());
        limb.bend(0.0);
        QVERIFY(limb.posed.vertices(0) == limb.state().scene->parts[0].mesh->vertices);
        QVERIFY(limb.posed.directSkinning());
        limb.bend(-70.0); // the other direction
        QVERIFY(limb.posed.directSkinning());
    }

    void severalShapesOfOneJointKeepOneAnother() {
        DrivenLimb limb;
        std::vector<std::pair<double, std::vector<Vec3>>> wanted;
        for (const double degrees : {90.0, 45.0, 120.0}) {
            limb.bend(degrees);
            const PartTargets targets = limb.sculpted(degrees / 40.0);
            const auto shape = limb.shape(std::to_string(degrees), targets);
            QVERIFY(shape.has_value());
            QVERIFY(addShape(limb.document, *shape, "Shape").has_value());
            wanted.emplace_back(degrees, targets[0]);
        }
        for (const auto& [degrees, vertices] : wanted) {
            limb.bend(degrees);
            QVERIFY2(farthest(limb.posed.vertices(0), vertices) < 1e-4, qPrintable(QString::number(degrees)));
        }
    }

    void aMethodBecomesAShapeOfLinear() {
        DrivenLimb limb;
        setDeformer(limb.document, Deformer::DualQuaternion);
        limb.bend(110.0);
        const std::vector<Vec3> before = limb.posed.vertices(0);
        Progress progress;
        const auto shape = shapeOfMethod(limb.shown(), "corrective", {}, kNone, progress);
        QVERIFY(shape.has_value());
        QVERIFY(addShape(limb.document, *shape, "Shape", DeformSettings()).has_value());
        QVERIFY(limb.state().deform.deformer == Deformer::LinearBlend);
        QVERIFY(farthest(limb.posed.vertices(0), before) < 1e-4);
        limb.document.undoStack().undo(); // one step
        QVERIFY(limb.state().deform.deformer == Deformer::DualQuaternion && !limb.state().shapes);
    }

    void implicitSkinningBecomesAShape() {
        DrivenLimb limb;
        limb.bend(100.0);
        ShownForm shown = limb.shown();
        shown.form.settings.implicit = true;
        shown.form.settings.deformer = Deformer::DualQuaternion;
        Progress progress;
        auto skin =
            implicitSkinOf(*shown.form.scene, *shown.form.weights, shown.form.settings.method, progress);
        QVERIFY(skin.has_value());
        shown.skin = std::make_shared<const ImplicitSkin>(std::move(*skin));
        const std::vector<Vec3> wanted = shownVertices(shown)[0];
        const auto corrective = shapeOfMethod(shown, "corrective", {}, kNone, progress);
        QVERIFY(corrective.has_value());
        QVERIFY(addShape(limb.document, *corrective, "Shape", DeformSettings()).has_value());
        QVERIFY(farthest(limb.posed.vertices(0), wanted) < 1e-4);
        // And over implicit skinning itself, by iteration.
        PartTargets targets = shownVertices(shown);
        for (std::size_t p = 0; p < targets[0].size(); p += 5) {
            targets[0][p] += Vec3(0.0, 0.0, 0.01);
        }
        const auto over = shapeOfTargets(shown, "over", targets, {}, kNone, progress);
        QVERIFY(over.has_value());
        QVERIFY(!over->parts[0].empty());
    }

    void whatIsNoShapeIsRefused() {
        DrivenLimb limb;
        auto shape = limb.shape("none", limb.sculpted(1.0));
        QVERIFY(!shape && shape.error().code == ErrorCode::ShapeWithoutTurn);
        limb.bend(70.0);
        shape = limb.shape("none", {limb.posed.vertices(0)});
        QVERIFY(!shape && shape.error().code == ErrorCode::ShapeUnchanged);
        QTemporaryDir folder;
        const std::string file = (folder.path() + "/other.obj").toStdString();
        Progress progress;
        QVERIFY(exportScene(test::openBox(), file, {}, progress).has_value());
        const auto read = readShapeFile(file, *limb.state().scene, {limb.posed.vertices(0)}, progress);
        QVERIFY(!read && read.error().code == ErrorCode::ShapeVertexCount);
        const QString broken = folder.filePath("nan.obj");
        test::writeFile(broken, "v nan 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
        const auto refused =
            readShapeFile(broken.toStdString(), *limb.state().scene, {limb.posed.vertices(0)}, progress);
        QVERIFY(!refused && refused.error().code == ErrorCode::FileBroken);
    }

    void aShapeComesFromAFile() {
        DrivenLimb limb;
        limb.bend(70.0);
        const PartTargets targets = limb.sculpted(1.0);
        Scene sculpted = posedScene(*limb.state().scene, limb.state().pose);
        auto mesh = std::make_shared<Mesh>(*sculpted.parts[0].mesh);
        mesh->vertices = targets[0];
        sculpted.parts[0].mesh = std::move(mesh);
        QTemporaryDir folder;
        const std::string file = folder.path().toStdString() + "/sculpted.obj";
        Progress progress;
        QVERIFY(exportScene(sculpted, file, {}, progress).has_value());
        const auto read = readShapeFile(file, *limb.state().scene, {limb.posed.vertices(0)}, progress);
        QVERIFY(read.has_value());
        QVERIFY(farthest((*read)[0], targets[0]) < 1e-6);
    }

    void removingTheLastDriverOfAShapeRemovesIt() {
        DrivenLimb limb;
        limb.bend(70.0);
        const auto shape = limb.shape("elbow", limb.sculpted(1.0));
        QVERIFY(addShape(limb.document, *shape, "Shape").has_value());
        QVERIFY(shapeNames(limb.state()) == std::vector<std::string>{"elbow"});
        removeDriver(limb.document, 0, "Remove");
        QVERIFY(!limb.state().shapes && !limb.state().drivers);
        limb.document.undoStack().undo();
        QVERIFY(limb.state().shapes && limb.state().drivers);
    }

    void aProjectKeepsDriversAndShapes() {
        QTemporaryDir folder;
        const std::string character = (folder.path() + "/limb.glb").toStdString();
        Progress progress;
        QVERIFY(exportScene(skinnedLimb(), character, {}, progress).has_value());
        auto read = readCharacter(character, progress);
        QVERIFY(read.has_value());
        Document document;
        document.reset(std::move(*read));
        PosedMesh posed(document);
        setPose(document, bent(document.state().scene->skeleton, 70.0), "Bend");
        PartTargets targets{posed.vertices(0)};
        for (Vec3& vertex : targets[0]) {
            vertex += 0.05 * Vec3(std::sin(9.0 * vertex.x()), 0.3, 0.1);
        }
        const auto shape = shapeOfTargets({posed.snapshot(), nullptr, posed.drivenPose()}, "elbow ü", targets,
                                          {}, kNone, progress);
        QVERIFY(shape.has_value() && addShape(document, *shape, "Shape").has_value());
        const std::filesystem::path file = (folder.path() + "/limb.sinew").toStdString();
        QVERIFY(writeProject(projectOf(document.state(), {}), file).has_value());
        const auto project = readProject(file);
        QVERIFY(project.has_value());
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored.has_value());
        QVERIFY(driversOf(restored->state) == driversOf(document.state()));
        Document again;
        again.reset(restored->state);
        PosedMesh shown(again);
        QVERIFY(farthest(shown.vertices(0), posed.vertices(0)) < 1e-12);
        // Shapes of a part with other vertices are lost, and said to be.
        ProjectFile other = *project;
        other.shapes[0].vertexCount += 1;
        const auto without = restoreProject(other, {}, progress);
        QVERIFY(without.has_value() && !without->state.shapes);
        const auto says = [&](NoticeCode code) {
            return std::ranges::count(*without->state.importNotices, code, &Notice::code);
        };
        QCOMPARE(says(NoticeCode::ShapesMissing), 1);
        QCOMPARE(says(NoticeCode::DriverUnused), 1);
    }

    void anExportHoldsWhatDriversDo_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("glb") << "out.glb";
        QTest::newRow("fbx") << "out.fbx";
    }

    void anExportHoldsWhatDriversDo() {
        QFETCH(QString, name);
        DrivenLimb limb;
        limb.bend(90.0);
        const auto shape = limb.shape("elbow", limb.sculpted(3.0));
        QVERIFY(addShape(limb.document, *shape, "Shape").has_value());
        QTemporaryDir folder;
        const std::filesystem::path file = (folder.path() + "/" + name).toStdString();
        Progress progress;
        setPoseKey(limb.document, 0.0, bent(limb.skeleton(), 0.0));
        setPoseKey(limb.document, 1.0, bent(limb.skeleton(), 90.0));
        AddedClips added;
        added.motions = true;
        const auto outcome = exportAndCheck(limb.state(), file, {}, progress, added);
        QVERIFY(outcome.has_value() && outcome->deviation);
        QVERIFY(outcome->deviation->millimetres < 0.05);
        const auto read = importScene(file, progress);
        QVERIFY(read.has_value());
        QCOMPARE(read->scene.parts[0].mesh->morphTargets.size(), std::size_t{1});
        QCOMPARE(read->scene.clips[0].morphTracks.size(), std::size_t{1});
        double largest = 0.0;
        for (const Key<double>& key : read->scene.clips[0].morphTracks[0].weights) {
            largest = std::max(largest, key.value);
        }
        QVERIFY(std::abs(largest - 1.0) < 1e-4);
    }
};

SINEW_TEST(TestDriverEdits, QCoreApplication)

} // namespace testDriverEdits

#include "TestDriverEdits.moc"
