#include "app/document/regions/AlphaCurveEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "core/skeleton/JointAngles.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/LimbDesk.h"
#include "ui/panels/bind/AlphaCurvePlot.h"
#include "ui/panels/bind/BindPanel.h"
#include "ui/widgets/Forms.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <cmath>

namespace testAlphaCurveForm {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb, and the form of stiffness by angle.
struct CurveDesk : LimbDesk {
    CurveDesk()
        : LimbDesk("fold.bind.alphaCurves") {}
    std::string joint() const { return state().scene->skeleton.joints[1].name; }
    const AlphaCurve& curve() const { return *alphaCurveOf(state().settings, joint()); }
    AlphaCurvePlot* plot() const { return find<AlphaCurvePlot>("alphaCurve.plot"); }
    void bend(double degrees) {
        LimbDesk::bend(degrees, boneAxis(state().scene->skeleton, 1).unitOrthogonal());
    }
};

} // namespace

/// Stiffness by angle in the Bind panel.
class TestAlphaCurveForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingWithoutAJoint() {
        CurveDesk desk;
        selectJoint(desk.document(), kNone);
        QVERIFY(!desk.find<QCheckBox>("alphaCurve.on")->isEnabled());
        for (const char* name : {"alphaCurve.setKey", "alphaCurve.deleteKey"}) {
            QVERIFY(!desk.find<QPushButton>(name)->isVisible());
        }
        QVERIFY(desk.find<QLabel>("alphaCurve.owners")->isHidden());
    }

    void switchingOnChangesNothingYet() {
        CurveDesk desk;
        const auto before = desk.state().weights;
        desk.find<QCheckBox>("alphaCurve.on")->click();
        QCOMPARE(desk.curve().keys.size(), std::size_t{2});
        QCOMPARE(desk.curve().bones.size(), std::size_t{2});
        QVERIFY(largestDifference(*(*before)[0], *(*desk.state().weights)[0]) < 1e-6);
        QVERIFY(
            desk.find<QLabel>("alphaCurve.owners")->text().contains(QString::fromStdString(desk.joint())));
        desk.find<QCheckBox>("alphaCurve.on")->click();
        QVERIFY(desk.state().settings.alphaCurves.empty());
        desk.document().undoStack().undo();
        QCOMPARE(desk.state().settings.alphaCurves.size(), std::size_t{1});
    }

    void keysAreDraggedInOneStep() {
        CurveDesk desk;
        desk.find<QCheckBox>("alphaCurve.on")->click();
        const int steps = desk.steps();
        AlphaCurvePlot* plot = desk.plot();
        const QPoint from = plot->positionOf(desk.curve().keys[1]).toPoint();
        QTest::mousePress(plot, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i) {
            QTest::mouseMove(plot, from + QPoint(i, 3 * i));
        }
        QTest::mouseRelease(plot, Qt::LeftButton, {}, from + QPoint(10, 30));
        QCOMPARE(desk.steps(), steps + 1);
        QVERIFY(desk.curve().keys[1].angle > 90.0 && desk.curve().keys[1].alpha < 0.4);
        QCOMPARE(desk.curve().keys[0].angle, 0.0);
        desk.document().undoStack().undo();
        QCOMPARE(desk.curve().keys[1].angle, 90.0);
    }

    void keysComeAndGo() {
        CurveDesk desk;
        desk.find<QCheckBox>("alphaCurve.on")->click();
        desk.bend(40.0);
        desk.find<QPushButton>("alphaCurve.setKey")->click();
        QCOMPARE(desk.curve().keys.size(), std::size_t{3});
        QCOMPARE(desk.curve().keys[1].angle, 40.0);
        QCOMPARE(desk.plot()->chosen()->angle, 40.0);
        const auto shown = desk.workspace.posed.shownWeights();
        QSlider* slider = desk.find<QWidget>("alphaCurve.alpha")->findChild<QSlider*>();
        slider->setValue(5);
        Q_EMIT slider->sliderReleased();
        QVERIFY(std::abs(desk.curve().keys[1].alpha - 0.05) < 1e-9);
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.posed.shownWeights() != shown, kPatience);
        QTest::keyClick(desk.plot(), Qt::Key_Delete);
        QCOMPARE(desk.curve().keys.size(), std::size_t{2});
        QTest::mouseDClick(desk.plot(), Qt::LeftButton, {}, desk.plot()->positionOf({120.0, 0.9}).toPoint());
        QCOMPARE(desk.curve().keys.size(), std::size_t{3});
        desk.find<QPushButton>("alphaCurve.deleteKey")->click();
        desk.find<QPushButton>("alphaCurve.deleteKey")->click();
        QCOMPARE(desk.curve().keys.size(), std::size_t{1});
        QVERIFY(!desk.find<QPushButton>("alphaCurve.deleteKey")->isEnabled()); // a curve has a key
        QTest::keyClick(desk.plot(), Qt::Key_Delete);
        QCOMPARE(desk.curve().keys.size(), std::size_t{1});
    }

    void targetsAreBonesOrRegions() {
        CurveDesk desk;
        Region knee;
        knee.name = "knee";
        addRegion(desk.document(), knee);
        desk.find<QCheckBox>("alphaCurve.on")->click();
        desk.choose("alphaCurve.target", 1);
        QVERIFY(desk.curve().bones.empty() && desk.curve().region.empty());
        desk.choose("alphaCurve.target", 2);
        QCOMPARE(desk.curve().region, std::string("knee"));
        QVERIFY(renameRegion(desk.document(), 0, "elbow"));
        QCOMPARE(desk.curve().region, std::string("elbow"));
        removeRegion(desk.document(), 0);
        QVERIFY(desk.state().settings.alphaCurves.empty());
        desk.document().undoStack().undo();
        desk.choose("alphaCurve.angle", 1);
        QVERIFY(desk.curve().angle == JointAngle::Twist);
    }

    /// For the eye, and nothing may be cut off.
    void picture() {
        CurveDesk desk;
        desk.find<QCheckBox>("alphaCurve.on")->click();
        AlphaCurve curve = desk.curve();
        putKey(curve, {60.0, 0.7});
        putKey(curve, {130.0, 0.15});
        setAlphaCurve(desk.document(), curve.joint, curve, "Keys");
        desk.bend(75.0);
        auto* form = desk.window.findChild<AlphaCurveForm*>();
        handleEvents();
        keepPicture(form->grab().toImage(), "alpha_curve");
        QVERIFY(form->minimumSizeHint().width() <= 360);
    }
};

SINEW_TEST(TestAlphaCurveForm, QApplication)

} // namespace testAlphaCurveForm

#include "TestAlphaCurveForm.moc"
