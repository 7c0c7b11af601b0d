#include "app/document/edits/Edits.h"
#include "app/document/edits/EnvelopeEdits.h"
#include "app/view/gizmo/EnvelopeGrips.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace testEnvelopeTool {

using namespace sinew;
using sinew::test::differingPixels;
using sinew::test::ViewportDesk;

namespace {

/// A trunk along y and an arm along x on each side, seen from the front, the left one selected.
Scene armsScene() {
    Skeleton skeleton;
    const std::int32_t root = test::addJoint(skeleton, "Hips", kNone, Vec3(0, -0.5, 0));
    const std::int32_t chest = test::addJoint(skeleton, "Chest", root, Vec3(0, 0.2, 0));
    for (const auto& [side, sign] : {std::pair("_L", 1.0), std::pair("_R", -1.0)}) {
        const std::int32_t arm =
            test::addJoint(skeleton, std::string("Arm") + side, chest, Vec3(0.3 * sign, 0.2, 0));
        test::addJoint(skeleton, std::string("Hand") + side, arm, Vec3(1.1 * sign, 0.2, 0));
    }
    return test::scene(test::box(Vec3(-1.2, -0.7, -0.2), Vec3(1.2, 0.5, 0.2)), std::move(skeleton));
}

struct EnvelopeHand {
    ViewportDesk desk;
    std::int32_t arm = kNone;

    EnvelopeHand() {
        desk.document.reset(stateOfScene(armsScene(), {}));
        BindSettings settings = desk.document.state().settings;
        settings.solver = "envelope";
        setBindSettings(desk.document, settings);
        arm = desk.document.state().scene->skeleton.find("Arm_L");
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.view.setVisible(Overlay::Skeleton, false);
        desk.viewport.setTool(ViewTool::Envelope);
        selectJoint(desk.document, arm);
        desk.document.undoStack().clear();
    }
    const DocumentState& state() const { return desk.document.state(); }
    const std::vector<BoneVolume>& own() const { return state().settings.boneVolumes; }
    int steps() { return desk.document.undoStack().count(); }

    /// The handle of a kind that lies farthest in a direction, in the bind pose.
    EnvelopeGrip grip(VolumeGrip kind, const Vec3& toward) const {
        const auto placed = placedVolumeOf(state(), arm, *boneVolumeOf(state(), arm));
        std::vector<EnvelopeGrip> grips = envelopeGrips(*placed);
        std::erase_if(grips, [&](const EnvelopeGrip& each) { return each.grip != kind; });
        return *std::ranges::max_element(grips, {},
                                         [&](const EnvelopeGrip& each) { return each.position.dot(toward); });
    }
    void moveTo(const QPoint& point) {
        QMouseEvent event(QEvent::MouseMove, point, point, Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.viewport, &event);
    }
    /// Presses a handle and moves by pixels.
    QPoint pull(const Vec3& position, QPoint by) {
        const QPoint from = desk.placeOf(position);
        QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, from);
        moveTo(from + by / 2);
        moveTo(from + by);
        return from + by;
    }
    void drag(const Vec3& position, QPoint by) {
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, pull(position, by));
    }
    void mirror(bool on) { desk.viewport.setSymmetric(on); }
};

} // namespace

/// The volumes of bones, dragged in the view.
class TestEnvelopeTool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDragOfARadiusIsOneStep() {
        EnvelopeHand hand;
        const DocumentState before = hand.state();
        const BoneVolume start = *boneVolumeOf(before, hand.arm);
        hand.drag(hand.grip(VolumeGrip::First, Vec3::UnitY()).position, {0, -40});
        QCOMPARE(hand.steps(), 1);
        QCOMPARE(hand.desk.document.undoStack().undoText(), QString("Envelope of Arm_L"));
        QCOMPARE(hand.own().size(), std::size_t{1});
        QVERIFY(hand.own()[0].radii[0] > start.radii[0]);
        QCOMPARE(hand.own()[0].radii[1], start.radii[1]);
        // The handle has come along.
        const QPoint there = hand.desk.placeOf(hand.grip(VolumeGrip::First, Vec3::UnitY()).position);
        const QPoint wanted = hand.desk.placeOf(placedVolumeOf(before, hand.arm, start)->start +
                                                start.radii[0] * Vec3::UnitY()) +
                              QPoint(0, -40);
        QVERIFY((there - wanted).manhattanLength() <= 3);
        hand.desk.document.undoStack().undo();
        QVERIFY(hand.state() == before);
    }

    void endsAndTheMiddleAreDragged() {
        EnvelopeHand hand;
        const BoneVolume start = *boneVolumeOf(hand.state(), hand.arm);
        hand.drag(hand.grip(VolumeGrip::Beyond, Vec3::UnitX()).position, {30, 0});
        QVERIFY(hand.own().at(0).beyond > start.beyond + 0.01);
        QCOMPARE(hand.own().at(0).before, start.before);
        hand.drag(hand.grip(VolumeGrip::Before, -Vec3::UnitX()).position, {20, 0});
        QVERIFY(hand.own().at(0).before < start.before - 0.01);
        hand.drag(hand.grip(VolumeGrip::Middle, Vec3::UnitX()).position, {0, 25});
        QVERIFY(hand.own().at(0).offset.y() < -0.01);
        QVERIFY(std::abs(hand.own().at(0).offset.z()) < 1e-6);
        QCOMPARE(hand.steps(), 3);
    }

    void facesOfBoxesAreDragged() {
        EnvelopeHand hand;
        setBoneVolume(hand.desk.document, hand.arm, BoneVolume{"", AxisVolumeShape::Box, {0.15, 0.1}}, false);
        const BoneVolume start = hand.own().at(0);
        // Along x the first axis across is y.
        hand.drag(hand.grip(VolumeGrip::First, Vec3::UnitY()).position, {0, -30});
        QVERIFY(hand.own().at(0).radii[0] > start.radii[0] + 0.01);
        QCOMPARE(hand.own().at(0).radii[1], start.radii[1]);
    }

    void theOtherSideFollowsTheMirror() {
        EnvelopeHand hand;
        hand.mirror(true);
        hand.drag(hand.grip(VolumeGrip::Second, Vec3::UnitY()).position, {0, -40});
        QCOMPARE(hand.steps(), 1);
        QCOMPARE(hand.own().size(), std::size_t{2});
        QVERIFY(hasOwnVolume(hand.state().settings, "Arm_R"));
        QVERIFY(hand.own()[0].radii == hand.own()[1].radii);
        hand.desk.document.undoStack().undo();
        QVERIFY(hand.own().empty());
    }

    void escapeGivesItUp() {
        EnvelopeHand hand;
        const DocumentState before = hand.state();
        hand.pull(hand.grip(VolumeGrip::First, Vec3::UnitY()).position, {0, -40});
        QTest::keyClick(&hand.desk.viewport, Qt::Key_Escape);
        QVERIFY(hand.state() == before);
        QCOMPARE(hand.steps(), 0);
    }

    void deleteGivesTheSolversBack() {
        EnvelopeHand hand;
        hand.drag(hand.grip(VolumeGrip::First, Vec3::UnitY()).position, {0, -40});
        QVERIFY(!hand.own().empty());
        QTest::keyClick(&hand.desk.viewport, Qt::Key_Delete);
        QVERIFY(hand.own().empty());
        QCOMPARE(hand.steps(), 2);
    }

    void elsewhereAClickSelects() {
        EnvelopeHand hand;
        hand.desk.view.setVisible(Overlay::Skeleton, true);
        const QPoint other = hand.desk.pointOfJoint("Hips");
        QTest::mouseClick(&hand.desk.viewport, Qt::LeftButton, {}, other);
        QVERIFY(hand.state().selection.joint != hand.arm);
        QVERIFY(hand.own().empty());
    }

    void inAPoseDragsCountAlongTheLimb() {
        EnvelopeHand hand;
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(0.5 * 3.14159265358979, Vec3::UnitZ())); // the arm points up
        setJointPose(hand.desk.document, hand.arm, pose, MergeKey::None);
        const BoneVolume start = *boneVolumeOf(hand.state(), hand.arm);
        const EnvelopeGrip grip = hand.grip(VolumeGrip::First, Vec3::UnitY());
        const Transform matrix = hand.desk.posed.matrices()[static_cast<std::size_t>(hand.arm)];
        hand.drag(matrix * grip.position, {-40, 0}); // what pointed up points to the left
        QVERIFY(hand.own().at(0).radii[0] > start.radii[0] + 0.01);
    }

    void anotherSolverIsTold() {
        EnvelopeHand hand;
        BindSettings settings = hand.state().settings;
        settings.solver = "nearest";
        setBindSettings(hand.desk.document, settings);
        QSignalSpy said(&hand.desk.viewport, &ViewportWidget::hoverText);
        hand.drag(hand.grip(VolumeGrip::First, Vec3::UnitY()).position, {0, -40});
        QVERIFY(std::ranges::any_of(said, [](const QList<QVariant>& text) {
            return text.front().toString().contains("solver Envelopes");
        }));
    }

    void theViewShowsTheVolumeAndItsHandles() {
        SINEW_NEED_GL()
        EnvelopeHand hand;
        hand.desk.show(900, 700);
        const auto seen = [&](ViewTool tool) {
            hand.desk.viewport.setTool(tool);
            QMouseEvent event(QEvent::MouseMove, QPointF(20, 20), QPointF(20, 20), Qt::NoButton, Qt::NoButton,
                              {});
            QCoreApplication::sendEvent(&hand.desk.viewport, &event);
            hand.desk.settle();
            return hand.desk.picture();
        };
        const QImage without = seen(ViewTool::Select);
        const QImage with = seen(ViewTool::Envelope);
        sinew::test::keepPicture(with, "envelope-tool");
        QVERIFY(differingPixels(without, with) > 200);
        selectJoint(hand.desk.document, kNone);
        QVERIFY(differingPixels(without, seen(ViewTool::Envelope)) < 200);
    }

    void theOverlayShowsOwnVolumes() {
        SINEW_NEED_GL()
        EnvelopeHand hand;
        hand.desk.viewport.setTool(ViewTool::Select);
        test::bindNow(hand.desk.document);
        hand.desk.look({Overlay::Mesh, Overlay::Envelopes});
        hand.desk.show(900, 700);
        const QImage before = hand.desk.picture();
        setBoneVolume(hand.desk.document, hand.arm, BoneVolume{"", AxisVolumeShape::Box, {0.4, 0.3}}, false);
        hand.desk.settle();
        QVERIFY(differingPixels(before, hand.desk.picture()) > 200);
    }
};

SINEW_TEST(TestEnvelopeTool, QApplication)

} // namespace testEnvelopeTool

#include "TestEnvelopeTool.moc"
