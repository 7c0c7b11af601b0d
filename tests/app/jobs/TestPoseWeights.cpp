#include "app/document/edits/Edits.h"
#include "app/document/regions/AlphaCurveEdits.h"
#include "app/jobs/PoseWeights.h"
#include "core/bind/PosedAlphas.h"
#include "core/skeleton/JointAngles.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <numbers>

namespace testPoseWeights {

using namespace sinew;

namespace {

/// A bound limb whose second joint gets softer as it turns.
struct AngleDesk {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    PoseWeights weights{document, posed, pool};

    AngleDesk() {
        test::openLimb(document);
        test::bindNow(document);
        AlphaCurve curve = levelCurve(document.state(), 1);
        putKey(curve, {90.0, 0.05});
        setAlphaCurve(document, curve.joint, curve, "Curve");
    }
    void bend(double degrees) {
        Pose pose = Pose::bindPose(document.state().scene->skeleton);
        const Vec3 axis = boneAxis(document.state().scene->skeleton, 1).unitOrthogonal();
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis));
        setPose(document, pose, "Bend");
    }
    /// The weights that the pose asks for, worked out here.
    PartWeights wanted() const {
        DocumentState state = document.state();
        static_cast<WeightingSettings&>(state.settings) =
            alphasInPose(state.settings, state.scene->skeleton, posed.shownPose());
        return *baseWeights(state);
    }
    bool shows(const PartWeights& some) const { return *(*posed.shownWeights())[0] == *some[0]; }
    bool settle() {
        return QTest::qWaitFor([this] { return weights.settled() && shows(wanted()); }, test::kPatience);
    }
};

} // namespace

/// The weights of a pose, while stiffness follows the angles of joints.
class TestPoseWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theyFollowThePoseAndAreNotKept() {
        AngleDesk desk;
        const auto rest = desk.document.state().weights;
        QVERIFY(desk.posed.shownWeights() == rest);
        desk.bend(60.0);
        QVERIFY(desk.settle());
        QVERIFY(!desk.shows(*rest) && desk.document.state().weights == rest);
        QVERIFY(!desk.posed.weightsPreview()); // a graphics card may skin them
        desk.bend(0.0);
        QVERIFY(desk.posed.shownWeights() == rest);
    }

    void theNewestPoseIsShownLast() {
        AngleDesk desk;
        for (int degrees = 1; degrees <= 90; ++degrees) {
            desk.bend(degrees);
        }
        QVERIFY(desk.settle());
        desk.document.undoStack().undo();
        QVERIFY(desk.settle());
    }

    void clipsShowThemToo() {
        AngleDesk desk;
        desk.bend(80.0);
        const Pose bent = desk.document.state().pose;
        desk.document.undoStack().undo();
        desk.posed.setPreview(bent);
        QVERIFY(desk.settle());
        QVERIFY(!desk.shows(*desk.document.state().weights));
        desk.posed.setPreview({});
        QVERIFY(desk.posed.shownWeights() == desk.document.state().weights);
    }

    void aCurveThatGoesTakesThemAlong() {
        AngleDesk desk;
        desk.bend(90.0);
        QVERIFY(desk.settle());
        const std::string joint = desk.document.state().settings.alphaCurves[0].joint;
        setAlphaCurve(desk.document, joint, std::nullopt, "Curve");
        QVERIFY(desk.document.state().settings.alphaCurves.empty());
        QVERIFY(desk.posed.shownWeights() == desk.document.state().weights);
        desk.document.undoStack().undo();
        QVERIFY(desk.settle() && !desk.shows(*desk.document.state().weights));
    }

    void keysKeepTheirOrder() {
        AlphaCurve curve{"a", JointAngle::Swing, {{0.0, 0.5}}, {}, {}};
        putKey(curve, {89.6, 0.123456});
        putKey(curve, {30.2, 7.0});
        putKey(curve, {90.0, 0.4});
        putKey(curve, {-5.0, 0.1});
        const std::vector<AlphaKey> wanted{{0.0, 0.1}, {30.0, 1.0}, {90.0, 0.4}};
        QVERIFY(curve.keys == wanted);
    }
};

SINEW_TEST(TestPoseWeights, QCoreApplication)

} // namespace testPoseWeights

#include "TestPoseWeights.moc"
