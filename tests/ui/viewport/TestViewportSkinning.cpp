#include "app/jobs/CenterFinder.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"
#include <QApplication>

namespace testViewportSkinning {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The sample, bound and bent.
DocumentState bentSample() {
    DocumentState state = openedState(sourcePath("resources/sample/wayfarer.fbx"), 64);
    for (const char* name : {"LeftForeArm", "RightUpLeg", "Spine1", "Head"}) {
        const auto joint = static_cast<std::size_t>(state.scene->skeleton.find(name));
        state.pose.joints.resize(state.scene->skeleton.size());
        state.pose.joints[joint].rotation = Quat(Eigen::AngleAxisd(0.9, Vec3(1.0, 0.5, 0.2).normalized()));
    }
    return state;
}

JointPose turned(double angle) {
    JointPose pose;
    pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitX()));
    return pose;
}

} // namespace

/// The viewport leaves deforming to the graphics card wherever it can.
class TestViewportSkinning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void viewportDeformsOnTheCard_data() {
        QTest::addColumn<Deformer>("deformer");
        QTest::newRow("linear") << Deformer::LinearBlend;
        QTest::newRow("dual quaternion") << Deformer::DualQuaternion;
        QTest::newRow("blended") << Deformer::Blended;
        QTest::newRow("centres") << Deformer::CentersOfRotation;
    }

    void viewportDeformsOnTheCard() {
        SINEW_NEED_GL()
        QFETCH(Deformer, deformer);
        ViewportDesk desk;
        CenterFinder centers(desk.document, desk.posed, desk.pool);
        desk.document.reset(bentSample());
        desk.look({Overlay::Mesh, Overlay::Wireframe});
        setDeformer(desk.document, deformer);
        desk.show(480, 400);
        QTRY_VERIFY_WITH_TIMEOUT(!centers.running(), kPatience);
        QCOMPARE(desk.posed.deformer(), deformer);
        setJointPose(desk.document, 5, turned(0.4));
        const QImage card = desk.picture();
        QVERIFY(!desk.posed.milliseconds()); // nobody has asked the processor for vertices
        keepPicture(card, QStringLiteral("card_%1").arg(QTest::currentDataTag()));
        desk.document.undoStack().undo();
        QVERIFY(differingPixels(card, desk.picture()) > 500);
        desk.document.undoStack().redo();
        // Equal weights as a preview go the other way.
        desk.posed.setWeightsPreview(std::make_shared<const PartWeights>(*desk.document.state().weights));
        if (deformer == Deformer::CentersOfRotation) {
            Progress progress;
            const PartWeights& weights = *desk.posed.shownWeights();
            auto again = centersOf(*desk.document.state().scene, weights, progress);
            QVERIFY(again);
            desk.posed.setCenters(desk.posed.shownWeights(),
                                  std::make_shared<const PartCenters>(std::move(*again)));
        }
        const QImage processor = desk.picture();
        keepPicture(processor, QStringLiteral("processor_%1").arg(QTest::currentDataTag()));
        qInfo() << differingPixels(card, processor) << "pixels differ";
        QVERIFY(desk.posed.milliseconds());
        QVERIFY(differingPixels(card, processor) < 200); // thin lines jump by a pixel at the seventh digit
    }

    void viewportFallsBack() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(bentSample());
        desk.look({Overlay::Mesh});
        desk.show(480, 400);
        setJointPose(desk.document, 5, turned(0.4));
        desk.picture();
        QVERIFY(!desk.posed.milliseconds());
        desk.posed.setExportPreview(true);
        desk.picture();
        QVERIFY(desk.posed.milliseconds());
        desk.posed.setExportPreview(false);
        setJointPose(desk.document, 5, turned(0.5));
        desk.picture();
        QVERIFY(!desk.posed.milliseconds());
    }

    /// For whoever reads the log: what a frame takes when a joint is dragged, and when only the camera turns.
    void bothWaysTakeTheirTime() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(bentSample());
        desk.look({Overlay::Mesh});
        desk.show(480, 400);
        for (const char* way : {"the card", "the processor"}) {
            double posed = 1e9;
            double same = 1e9;
            for (int frame = 0; frame < 6; ++frame) {
                setJointPose(desk.document, 5, turned(0.1 * frame));
                desk.viewport.grab();
                posed = std::min(posed, desk.viewport.lastFrameMilliseconds());
                desk.viewport.setCamera(desk.viewport.camera());
                desk.viewport.grab();
                same = std::min(same, desk.viewport.lastFrameMilliseconds());
            }
            qInfo("%s deforms: %.1f ms a frame with another pose, %.1f ms with the same", way, posed, same);
            desk.posed.setWeightsPreview(std::make_shared<const PartWeights>(*desk.document.state().weights));
        }
    }
};

SINEW_TEST(TestViewportSkinning, QApplication)

} // namespace testViewportSkinning

#include "TestViewportSkinning.moc"
