#include "app/cli/DriverOptions.h"
#include "app/document/PosedMesh.h"
#include "app/document/drivers/DriverEdits.h"
#include "app/document/drivers/ShapeEdits.h"
#include "app/document/drivers/ShapeReach.h"
#include "app/document/edits/Edits.h"
#include "app/painting/SkinDrag.h"
#include "core/skeleton/drivers/MirrorDriver.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace testShapeEdits {

using namespace sinew;

namespace {

constexpr double kRadian = std::numbers::pi / 180.0;
constexpr std::size_t kLeft = 1;
constexpr std::size_t kRight = 2;
constexpr std::size_t kHorn = 3; ///< has no partner

/// A capsule along x whose halves follow an arm each, mirrored in x = 0.
Scene twoArms() {
    Skeleton skeleton;
    const std::int32_t root = test::addJoint(skeleton, "Spine", kNone, Vec3::Zero());
    test::addJoint(skeleton, "LeftArm", root, Vec3(0.4, 0, 0));
    test::addJoint(skeleton, "RightArm", root, Vec3(-0.4, 0, 0));
    test::addJoint(skeleton, "Horn", root, Vec3(0.1, 0.7, 0));
    Scene scene = test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.2, 16, 20), std::move(skeleton));
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : scene.parts[0].mesh->vertices) {
        const auto arm = static_cast<float>(std::clamp((std::abs(vertex.x()) - 0.2) / 0.4, 0.0, 1.0));
        std::vector<Influence> influences{{static_cast<std::int32_t>(vertex.x() > 0 ? kLeft : kRight), arm},
                                          {0, 1.0F - arm}};
        std::erase_if(influences, [](const Influence& each) { return each.weight == 0.0F; });
        builder.add(influences);
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

Vec3 across(const Vec3& point) {
    return {-point.x(), point.y(), point.z()};
}

struct Arms {
    Document document;
    PosedMesh posed{document};

    Arms() { document.reset(stateOfScene(twoArms(), {})); }
    const DocumentState& state() const { return document.state(); }
    const std::vector<Vec3>& rest() const { return state().scene->parts[0].mesh->vertices; }
    void turn(std::size_t joint, double degrees) {
        Pose pose = Pose::bindPose(state().scene->skeleton);
        pose.joints[joint].rotation = Quat(Eigen::AngleAxisd(degrees * kRadian, Vec3::UnitZ()));
        setPose(document, pose, "Pose");
        document.endMerge();
    }
    /// A shape of the left arm at 70 degrees, on vertices beyond `from` along x.
    std::string addElbow(const std::string& name, double from = 0.3) {
        turn(kLeft, 70.0);
        PartTargets targets{posed.vertices(0)};
        for (std::size_t p = 0; p < targets[0].size(); ++p) {
            if (rest()[p].x() > from) {
                targets[0][p] += Vec3(0.02, 0.03 * rest()[p].x(), 0.05 * rest()[p].y());
            }
        }
        Progress progress;
        const auto shape = shapeOfTargets({posed.snapshot(), nullptr, posed.drivenPose()}, name, targets,
                                          driversOf(state()), static_cast<std::int32_t>(kLeft), progress);
        return shape && addShape(document, *shape, "Shape") ? name : std::string();
    }
    /// How far what is shown is from the mirror image of `shown`.
    double fromImage(const std::vector<Vec3>& shown) {
        const std::vector<Vec3>& now = posed.vertices(0);
        double farthest = 0.0;
        for (std::size_t p = 0; p < now.size(); ++p) {
            const auto partner = std::ranges::min_element(
                rest(), {}, [&](const Vec3& other) { return (other - across(rest()[p])).norm(); });
            farthest =
                std::max(farthest,
                         (now[p] - across(shown[static_cast<std::size_t>(partner - rest().begin())])).norm());
        }
        return farthest;
    }
};

double largestDifference(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    double farthest = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t p = 0; p < std::min(a.size(), b.size()); ++p) {
        farthest = std::max(farthest, (a[p] - b[p]).norm());
    }
    return farthest;
}

} // namespace

/// Shapes that a hand renames, mirrors, splits, drags and removes.
class TestShapeEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMirroredShapeIsTheMirrorImage() {
        Arms arms;
        QVERIFY(!arms.addElbow("Elbow_L").empty());
        const std::vector<Vec3> left = arms.posed.vertices(0);
        const int steps = arms.document.undoStack().count();
        const auto made = mirrorShape(arms.document, "Elbow_L", "Mirror");
        QVERIFY(made.has_value());
        QCOMPARE(QString::fromStdString(*made), QString("Elbow_R"));
        QCOMPARE(arms.document.undoStack().count(), steps + 1);
        QVERIFY(largestDifference(arms.posed.vertices(0), left) < 1e-12); // off on this side
        const JointDriver& driver = driversOf(arms.state()).back();
        QCOMPARE(QString::fromStdString(driver.joint), QString("RightArm"));
        QCOMPARE(QString::fromStdString(driver.target), QString("Elbow_R"));
        arms.turn(kRight, -70.0);
        QVERIFY(arms.fromImage(left) < 1e-6);
        QVERIFY(std::abs(shapeWeight(arms.state(), arms.posed.drivenPose(), "Elbow_R") - 1.0) < 1e-9);
        arms.turn(kRight, 70.0); // the other way it stays off
        QCOMPARE(shapeWeight(arms.state(), arms.posed.drivenPose(), "Elbow_R"), 0.0);
    }

    void mirroredTwiceIsTheSame() {
        Arms arms;
        arms.addElbow("Elbow_L");
        const Drivers drivers = driversOf(arms.state());
        const std::vector<Vec3> left = arms.posed.vertices(0);
        QVERIFY(mirrorShape(arms.document, "Elbow_L", "Mirror").has_value());
        QVERIFY(mirrorShape(arms.document, "Elbow_R", "Mirror").has_value()); // takes the place of the first
        QCOMPARE(shapeNames(arms.state()).size(), std::size_t{2});
        QCOMPARE(driversOf(arms.state()).size(), std::size_t{2});
        QVERIFY(std::ranges::find(driversOf(arms.state()), drivers[0]) != driversOf(arms.state()).end());
        arms.turn(kLeft, 70.0);
        QVERIFY(largestDifference(arms.posed.vertices(0), left) < 1e-6);
    }

    void mirroredConesAndTwistsKeepTheirSense() {
        const Scene scene = twoArms();
        const MirrorTable table = mirrorTable(scene.skeleton);
        JointDriver cone{"LeftArm", JointAngle::Swing,         DriverChannel::Shape,
                         "Up",      {{0.0, 1.0}, {60.0, 0.0}}, {}};
        cone.from = {{"LeftArm", Vec3(0, 20, 80)}};
        const auto mirrored = mirroredDriver(scene.skeleton, table, cone, "Up_R");
        QVERIFY(mirrored.has_value());
        QVERIFY(mirrored->keys == cone.keys);
        QVERIFY((mirrored->from[0].degrees - Vec3(0, -20, -80)).norm() < 1e-6);
        const JointDriver twist{"LeftArm", JointAngle::Twist,          DriverChannel::Shape,
                                "Up",      {{10.0, 0.0}, {60.0, 1.0}}, {}};
        const auto other = mirroredDriver(scene.skeleton, table, twist, "Up_R");
        QVERIFY(other.has_value());
        QVERIFY((other->keys == std::vector<DriverKey>{{-60.0, 1.0}, {-10.0, 0.0}}));
    }

    void aDriverWithoutPartnerIsNamed() {
        Arms arms;
        arms.addElbow("Elbow_L");
        Drivers drivers = driversOf(arms.state());
        drivers[0].joint = arms.state().scene->skeleton.joints[kHorn].name;
        QVERIFY(setDrivers(arms.document, drivers, "Drive").has_value());
        const auto made = mirrorShape(arms.document, "Elbow_L", "Mirror");
        QVERIFY(!made);
        QCOMPARE(made.error().code, ErrorCode::ShapeDriverUnpaired);
        QCOMPARE(QString::fromStdString(made.error().arguments[1]), QString("Horn"));
        const auto unknown = mirrorShape(arms.document, "no such", "Mirror");
        QVERIFY(!unknown && unknown.error().code == ErrorCode::ShapeUnknown);
    }

    void halvesSumToTheWhole() {
        Arms arms;
        arms.addElbow("Both", -2.0);
        const std::vector<Vec3> whole = arms.posed.vertices(0);
        const auto shape =
            shapeNamed(*arms.state().scene, shapesOf(arms.state()), driversOf(arms.state()), "Both");
        QVERIFY(shape.has_value());
        const auto halves = splitShape(*shape, *arms.state().scene, mirrorTableOf(arms.state()), 0.3, {});
        QVERIFY(halves.has_value());
        QCOMPARE(QString::fromStdString((*halves)[0].name), QString("Both_L"));
        for (const auto& half : *halves) {
            QCOMPARE(half.drivers.size(), std::size_t{1});
            for (const std::uint32_t vertex : half.parts[0][0].vertices) { // none far on the other side
                const double x = arms.rest()[vertex].x();
                QVERIFY(half.name == "Both_L" ? x > -0.4 : x < 0.4);
            }
        }
        const int steps = arms.document.undoStack().count();
        QVERIFY(splitShape(arms.document, "Both", kSplitBlend, "Split").has_value());
        QCOMPARE(arms.document.undoStack().count(), steps + 1);
        QVERIFY(largestDifference(arms.posed.vertices(0), whole) < 1e-12);
        QVERIFY((shapeNames(arms.state()) == std::vector<std::string>{"Both_L", "Both_R"}));
        arms.document.undoStack().undo();
        QVERIFY(shapeNames(arms.state()) == std::vector<std::string>{"Both"});
    }

    void oneSideIsNotSplit() {
        Arms arms;
        arms.addElbow("Elbow_L");
        const auto split = splitShape(arms.document, "Elbow_L", 0.0, "Split");
        QVERIFY(!split && split.error().code == ErrorCode::ShapeOneSided);
        QVERIFY(isOwnShape(arms.state(), "Elbow_L"));
    }

    void driversFollowANewName() {
        Arms arms;
        arms.addElbow("Elbow_L");
        arms.addElbow("Other");
        const auto taken = renameShape(arms.document, "Elbow_L", "Other", "Rename");
        QVERIFY(!taken && taken.error().code == ErrorCode::ShapeNameTaken);
        const std::vector<Vec3> before = arms.posed.vertices(0);
        QVERIFY(renameShape(arms.document, "Elbow_L", "Ellbogen ä", "Rename").has_value());
        QVERIFY(largestDifference(arms.posed.vertices(0), before) < 1e-12);
        QCOMPARE(QString::fromStdString(driversOf(arms.state())[0].target), QString("Ellbogen ä"));
        arms.document.undoStack().undo();
        QVERIFY(isOwnShape(arms.state(), "Elbow_L"));
        const auto unknown = renameShape(arms.document, "gone", "x", "Rename");
        QVERIFY(!unknown && unknown.error().code == ErrorCode::ShapeUnknown);
    }

    void aRemovedShapeTakesItsDriversAlong() {
        Arms arms;
        arms.addElbow("Elbow_L");
        mirrorShape(arms.document, "Elbow_L", "Mirror");
        QVERIFY(removeShape(arms.document, "Elbow_L", "Remove").has_value());
        QVERIFY(shapeNames(arms.state()) == std::vector<std::string>{"Elbow_R"});
        QCOMPARE(driversOf(arms.state()).size(), std::size_t{1});
        QVERIFY(!removeShape(arms.document, "Elbow_L", "Remove"));
    }

    void aCommandLineMirrorsAndSplits() {
        Arms arms;
        arms.addElbow("Both", -2.0);
        arms.addElbow("Elbow_L");
        Scene scene = arms.state().boundScene();
        Drivers drivers = driversOf(arms.state());
        QVERIFY(editShapes(scene, drivers, {"Elbow_L"}, {{"Both", 0.2}}).has_value());
        std::vector<std::string> names = shapeNames(scene, {});
        std::ranges::sort(names);
        QVERIFY((names == std::vector<std::string>{"Both_L", "Both_R", "Elbow_L", "Elbow_R"}));
        QCOMPARE(drivers.size(), std::size_t{4});
        const auto unknown = editShapes(scene, drivers, {"Both"}, {});
        QVERIFY(!unknown && unknown.error().code == ErrorCode::ShapeUnknown);
        QVERIFY(shapeSplitFrom("a@b@25").entry && shapeSplitFrom("a@b@25").entry->name == "a@b");
        for (const char* wrong : {"", "a@", "a@101", "a@x", "@5"}) {
            QVERIFY2(!shapeSplitFrom(wrong).entry, wrong);
        }
    }

    void skinIsDraggedIntoAShape() {
        Arms arms;
        arms.addElbow("Elbow_L");
        arms.turn(kLeft, 35.0); // half on
        const std::vector<Vec3> before = arms.posed.vertices(0);
        const auto weights = arms.state().weights;
        PaintOptions options;
        options.frontOnly = false;
        options.dragShape = "Elbow_L";
        BrushDab dab;
        dab.triangle = 200;
        dab.radius = 0.3;
        const int steps = arms.document.undoStack().count();
        SkinDrag drag(arms.document, arms.posed);
        QVERIFY(drag.begin(options, dab, true).value_or(false));
        const Vec3 way(0.01, 0.04, -0.02);
        drag.moveTo(Vec3(1, 1, 1)); // only the last move counts
        drag.moveTo(way);
        drag.end();
        QCOMPARE(arms.document.undoStack().count(), steps + 1);
        QVERIFY(arms.state().weights == weights);
        QVERIFY(drag.remainder() != nullptr && notReached(*drag.remainder()) == 0);
        const std::vector<Vec3>& after = arms.posed.vertices(0);
        std::size_t moved = 0;
        for (std::size_t p = 0; p < after.size(); ++p) {
            const Vec3 change = after[p] - before[p];
            moved += change.norm() > 1e-9 ? 1 : 0;
            QVERIFY(change.norm() < 1e-9 || (change - way).norm() < 1e-5);
        }
        QVERIFY(moved > 0);
        arms.document.undoStack().undo();
        QVERIFY(largestDifference(arms.posed.vertices(0), before) < 1e-12);
        arms.turn(kLeft, 0.0);
        const auto off = drag.begin(options, dab, true);
        QVERIFY(!off && off.error().code == ErrorCode::ShapeOff);
    }

    void whatWeightsDoIsSaid() {
        Arms arms;
        arms.turn(kLeft, 70.0);
        PartTargets targets{arms.posed.vertices(0)};
        const Transform arm = arms.posed.matrices()[kLeft];
        for (std::size_t p = 0; p < targets[0].size(); ++p) { // as if the arm had half as much again
            if (arms.rest()[p].x() > 0.25 && arms.rest()[p].x() < 0.55) {
                targets[0][p] += 0.3 * (arm * arms.rest()[p] - targets[0][p]);
            }
        }
        Progress progress;
        const auto shape = shapeOfTargets({arms.posed.snapshot(), nullptr, arms.posed.drivenPose()}, "again",
                                          targets, {}, static_cast<std::int32_t>(kLeft), progress);
        QVERIFY(shape.has_value());
        const auto says = [](const NewShape& made) {
            return std::ranges::count(made.notices, NoticeCode::ShapeRepeatsWeights, &Notice::code);
        };
        QCOMPARE(says(*shape), 1);
        QVERIFY(addShape(arms.document, *shape, "Shape").has_value());
        const ShapeCharacter character{arms.state().scene, arms.state().weights, shapesOf(arms.state()),
                                       driversOf(arms.state()), arms.state().deform};
        arms.turn(kLeft, 0.0); // whatever the pose is
        const auto reach = reachOfDriven(character, "again", shape->parts, progress);
        QVERIFY(reach.has_value() && reach->repeatsWeights());
        Arms other;
        other.addElbow("Elbow_L");
        const auto elbow =
            shapeNamed(*other.state().scene, shapesOf(other.state()), driversOf(other.state()), "Elbow_L");
        QVERIFY(elbow.has_value());
        const auto sculpted =
            reachOfDriven({other.state().scene, other.state().weights, shapesOf(other.state()),
                           driversOf(other.state()), other.state().deform},
                          "Elbow_L", elbow->parts, progress);
        QVERIFY(sculpted.has_value() && sculpted->vertices > 0 && !sculpted->repeatsWeights());
    }
};

SINEW_TEST(TestShapeEdits, QCoreApplication)

} // namespace testShapeEdits

#include "TestShapeEdits.moc"
