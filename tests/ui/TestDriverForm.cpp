#include "app/document/drivers/DriverEdits.h"
#include "core/skeleton/JointAngles.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/LimbDesk.h"
#include "ui/panels/poses/DriverForm.h"
#include "ui/widgets/KeyPlot.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <cmath>

namespace testDriverForm {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb, and the form of drivers.
struct DriverDesk : LimbDesk {
    DriverDesk()
        : LimbDesk("fold.pose.drivers") {}
    const Drivers& drivers() const { return driversOf(state()); }
    KeyPlot* plot() const { return find<KeyPlot>("driver.plot"); }
    void add() const {
        find<QPushButton>("driver.add")->click();
        handleEvents();
    }
};

} // namespace

/// Drivers in the Pose panel.
class TestDriverForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingWithoutAJoint() {
        DriverDesk desk;
        selectJoint(desk.document(), kNone);
        QVERIFY(!desk.find<QPushButton>("driver.add")->isEnabled());
        QVERIFY(!desk.find<QPushButton>("driver.remove")->isEnabled());
        QVERIFY(desk.plot()->isHidden());
        QVERIFY(!desk.find<QLabel>("driver.missing")->text().isEmpty());
    }

    void addingChangesNothingYet() {
        DriverDesk desk;
        desk.bend(50.0);
        const std::vector<Vec3> before = desk.workspace.posed.vertices(0);
        desk.add();
        QCOMPARE(desk.drivers().size(), std::size_t{1});
        QCOMPARE(desk.drivers()[0].joint, desk.state().scene->skeleton.joints[1].name);
        QVERIFY(desk.workspace.posed.vertices(0) == before);
        QVERIFY(!desk.plot()->isHidden());
        desk.document().undoStack().undo();
        QVERIFY(desk.drivers().empty() && desk.plot()->isHidden());
    }

    void choicesAndValuesChangeTheDriver() {
        DriverDesk desk;
        desk.add();
        desk.choose("driver.angle", static_cast<int>(JointAngle::BendZ));
        desk.choose("driver.channel", static_cast<int>(DriverChannel::ScaleY));
        QVERIFY(desk.drivers()[0].angle == JointAngle::BendZ);
        QVERIFY(desk.drivers()[0].channel == DriverChannel::ScaleY);
        QCOMPARE(desk.drivers()[0].keys[0].value, 1.0); // a scale that changes nothing
        desk.plot()->choose(90.0);
        desk.find<QDoubleSpinBox>("driver.value")->setValue(1.5);
        QCOMPARE(desk.drivers()[0].keys[1].value, 1.5);
        desk.bend(45.0);
        const Pose driven = desk.workspace.posed.drivenPose();
        QVERIFY(std::abs(driven.joints[0].scale.y() - 1.375) < 1e-9);
    }

    void itMeasuresFromAPoseOrTheBindPose() {
        DriverDesk desk;
        desk.add();
        desk.choose("driver.angle", static_cast<int>(JointAngle::BendZ));
        desk.bend(40.0);
        desk.find<QPushButton>("driver.fromThisPose")->click();
        QCOMPARE(desk.drivers()[0].from.size(), std::size_t{1});
        QVERIFY((desk.drivers()[0].from[0].degrees - Vec3(0, 0, 40)).norm() < 1e-6);
        QVERIFY(std::abs(angleNow(desk.state(), desk.drivers()[0])) < 1e-6);
        QVERIFY(desk.find<QLabel>("driver.from")->text().contains("40"));
        desk.choose("driver.channel", static_cast<int>(DriverChannel::Turn)); // of the bind pose alone
        QVERIFY(desk.drivers()[0].from.empty());
        QVERIFY(!desk.find<QPushButton>("driver.fromThisPose")->isEnabled());
        desk.choose("driver.channel", static_cast<int>(DriverChannel::RotateX));
        desk.find<QPushButton>("driver.fromThisPose")->click();
        desk.find<QPushButton>("driver.fromBindPose")->click();
        QVERIFY(desk.drivers()[0].from.empty());
        QVERIFY(!desk.find<QPushButton>("driver.fromBindPose")->isEnabled());
    }

    void keysAreSetAtThePoseAndDeleted() {
        DriverDesk desk;
        desk.add();
        desk.choose("driver.angle", static_cast<int>(JointAngle::BendZ));
        desk.bend(40.0);
        desk.find<QPushButton>("driver.setKey")->click();
        QCOMPARE(desk.drivers()[0].keys.size(), std::size_t{3});
        QVERIFY(desk.plot()->chosen() && std::abs(desk.plot()->chosen()->angle - 40.0) < 1e-9);
        desk.find<QPushButton>("driver.deleteKey")->click();
        desk.find<QPushButton>("driver.deleteKey")->click();
        QCOMPARE(desk.drivers()[0].keys.size(), std::size_t{1});
        QVERIFY(!desk.find<QPushButton>("driver.deleteKey")->isEnabled()); // a driver has a key
    }

    void aDragOfAKeyIsOneStep() {
        DriverDesk desk;
        desk.add();
        const int before = desk.steps();
        KeyPlot* plot = desk.plot();
        const QPoint from = plot->positionOf({90.0, 0.0}).toPoint();
        QTest::mousePress(plot, Qt::LeftButton, {}, from);
        QTest::mouseMove(plot, from - QPoint(0, 5));
        QTest::mouseMove(plot, from - QPoint(0, 20));
        QTest::mouseRelease(plot, Qt::LeftButton, {}, from - QPoint(0, 20));
        QVERIFY(desk.drivers()[0].keys[1].value > 10.0);
        QCOMPARE(desk.steps(), before + 1);
    }

    void removingTakesTheShownOne() {
        DriverDesk desk;
        desk.add();
        desk.choose("driver.channel", static_cast<int>(DriverChannel::ScaleX));
        desk.add();
        QCOMPARE(desk.drivers().size(), std::size_t{2});
        desk.choose("driver.list", 0);
        desk.find<QPushButton>("driver.remove")->click();
        QCOMPARE(desk.drivers().size(), std::size_t{1});
        QVERIFY(isRotation(desk.drivers()[0].channel));
    }

    void whatIsMissingIsSaid() {
        DriverDesk desk;
        desk.add();
        JointDriver lost = desk.drivers()[0];
        lost.target = "nobody";
        QVERIFY(changeDriver(desk.document(), 0, lost, "Change").has_value());
        QVERIFY(desk.find<QLabel>("driver.missing")->text().contains("nobody"));
        desk.choose("driver.channel", static_cast<int>(DriverChannel::Shape));
        QVERIFY(!desk.find<QLabel>("driver.missing")->isHidden()); // there is no shape
    }
};

SINEW_TEST(TestDriverForm, QApplication)

} // namespace testDriverForm

#include "TestDriverForm.moc"
