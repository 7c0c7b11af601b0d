#include "core/rig/FitChain.h"
#include "core/rig/FitTemplate.h"
#include "tests/support/DrawnFigure.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testRigPictures {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kPixelsPerMeter = 100.0;

RigRequest pictureMarkers() {
    const FigureJoints joints;
    RigRequest request;
    request.markers = {{"chin", kPixelsPerMeter * joints.chin},
                       {"groin", kPixelsPerMeter * joints.groin},
                       {"leftWrist", kPixelsPerMeter * joints.leftWrist},
                       {"leftAnkle", kPixelsPerMeter * joints.leftAnkle}};
    return request;
}

Expected<RigFit> fittedPicture(const Scene& scene, const RigRequest& request) {
    Progress progress;
    return fitRig(scene, request, progress);
}

} // namespace

class TestRigPictures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jointsAreInThePlane_data() {
        QTest::addColumn<double>("depth");
        QTest::newRow("at zero") << 0.0;
        QTest::newRow("behind") << -12.0;
    }

    void jointsAreInThePlane() {
        QFETCH(const double, depth);
        Transform move = Transform::Identity();
        move.translation().z() = depth;
        RigRequest request = pictureMarkers();
        for (RigMarker& marker : request.markers) {
            marker.at.z() = depth;
        }
        const auto fit = fittedPicture(placed(figureOfAPicture(), move), request);
        QVERIFY(fit);
        const FittedSkeleton laid = layTemplate({}, *fit);
        QVERIFY(laid.skeleton.joints.size() > 20);
        for (std::size_t j = 0; j < laid.skeleton.joints.size(); ++j) {
            const Vec3 at = laid.skeleton.position(j);
            QVERIFY2(std::abs(at.z() - depth) < 1e-6, laid.skeleton.joints[j].name.c_str());
            QVERIFY2(laid.joints[j].inside, laid.skeleton.joints[j].name.c_str());
        }
    }

    void jointsAreFound() {
        const auto fit = fittedPicture(figureOfAPicture(), pictureMarkers());
        QVERIFY(fit);
        const FigureJoints joints;
        const auto near = [&](const std::string& bone, const Vec3& at) {
            const Vec3 place = fit->volume->modelFromBody() * fit->body.places.find(bone)->second.at;
            const double away = (place - kPixelsPerMeter * at).head<2>().norm() / 180.0;
            QVERIFY2(away < 0.04, qPrintable(QString::fromStdString(bone) + " " + QString::number(away)));
        };
        near("leftHand", joints.leftWrist);
        near("leftFoot", joints.leftAnkle);
        near("leftLowerArm", joints.leftElbow);
        near("leftLowerLeg", joints.leftKnee);
    }

    void noMarkerIsNeeded() {
        const auto fit = fittedPicture(figureOfAPicture(), RigRequest());
        QVERIFY(fit);
        const Vec3 left = fit->volume->modelFromBody() * fit->body.places.find("leftHand")->second.at;
        QVERIFY2(left.x() > 50.0, "a picture looks at who looks at it"); // so that its left is on the right
    }

    void chainsLieInThePlane() {
        Progress progress;
        const auto volume = rigVolume(figureOfAPicture(), RigRequest(), progress);
        QVERIFY(volume);
        const std::vector<Vec3> stroke{Vec3(20, 139, 3), Vec3(50, 137, 3), Vec3(80, 139, 3)};
        const auto places = layChain(**volume, stroke, 4);
        QVERIFY(places);
        for (const Vec3& at : *places) {
            QVERIFY(std::abs(at.z()) < 1e-6 && std::abs(at.y() - 138.0) < 4.0);
        }
    }

    void layersAreOneFigure() {
        Scene scene = figureOfAPicture();
        Transform before = Transform::Identity();
        before.translation().z() = 1.0;
        scene.parts.push_back(placed(figureOfAPicture(), before).parts.front());
        const auto fit = fittedPicture(scene, pictureMarkers());
        QVERIFY(fit);
        const FittedSkeleton laid = layTemplate({}, *fit);
        for (std::size_t j = 0; j < laid.skeleton.joints.size(); ++j) {
            QVERIFY(std::abs(laid.skeleton.position(j).z() - 0.5) < 1e-6);
        }
    }
};

SINEW_TEST(TestRigPictures, NoApplication)

} // namespace testRigPictures

#include "TestRigPictures.moc"
