#include "core/base/Parallel.h"
#include "core/rig/FitTemplate.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <numbers>

namespace testFitBiped {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kHeight = 1.8;

RigRequest figureMarkers() {
    const FigureJoints joints;
    RigRequest request;
    request.markers = {{"chin", joints.chin},
                       {"groin", joints.groin},
                       {"leftWrist", joints.leftWrist},
                       {"leftAnkle", joints.leftAnkle}};
    return request;
}

Expected<RigFit> fitted(const Scene& scene, const RigRequest& request) {
    Progress progress;
    return fitRig(scene, request, progress);
}

Vec3 placeOf(const RigFit& fit, const std::string& bone) {
    return fit.volume->modelFromBody() * fit.body.places.find(bone)->second.at;
}

} // namespace

class TestFitBiped : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jointsOfATPoseAreFound() {
        const auto fit = fitted(tPoseFigure(), figureMarkers());
        QVERIFY(fit);
        const auto near = [&](const std::string& bone, const Vec3& at, double share) {
            const double away = (placeOf(*fit, bone) - at).norm() / kHeight;
            QVERIFY2(away < share, qPrintable(QString::fromStdString(bone) + " " + QString::number(away)));
        };
        near("leftUpperArm", Vec3(0.14, 1.38, 0.0), 0.03);
        near("rightUpperArm", Vec3(-0.14, 1.38, 0.0), 0.03);
        near("leftLowerArm", Vec3(0.42, 1.38, 0.0), 0.03);
        near("leftUpperLeg", Vec3(0.1, 0.86, 0.0), 0.02);
        near("leftLowerLeg", Vec3(0.1, 0.48, 0.0), 0.03);
        near("hips", Vec3(0.0, 0.88, 0.0), 0.03);
        near("head", Vec3(0.0, 1.55, 0.0), 0.02);
        near("neck", Vec3(0.0, 1.47, 0.0), 0.03);
        near("leftToes", Vec3(0.1, 0.03, 0.1), 0.03);
    }

    void markersAreKept() {
        const auto fit = fitted(tPoseFigure(), figureMarkers());
        QVERIFY(fit);
        const FigureJoints joints;
        QVERIFY((placeOf(*fit, "leftHand") - joints.leftWrist).norm() < 1e-9);
        QVERIFY((placeOf(*fit, "leftFoot") - joints.leftAnkle).norm() < 1e-9);
        QVERIFY(fit->guessed.empty());
        QCOMPARE(fit->markers.size(), std::size_t{6}); // both sides
    }

    void oneSideStandsForBoth() {
        const auto fit = fitted(tPoseFigure(), figureMarkers());
        QVERIFY(fit);
        for (const char* bone : {"UpperArm", "LowerArm", "Hand", "UpperLeg", "LowerLeg", "Foot", "Toes"}) {
            Vec3 right = placeOf(*fit, "right" + std::string(bone));
            right.x() = -right.x();
            QVERIFY2((right - placeOf(*fit, "left" + std::string(bone))).norm() < 0.01 * kHeight, bone);
        }
    }

    void everyJointIsInside() {
        const auto fit = fitted(tPoseFigure(), figureMarkers());
        QVERIFY(fit);
        RigTemplateSettings settings;
        settings.twists = 3;
        settings.jaw = true;
        settings.eyes = true;
        settings.ends = true;
        const FittedSkeleton laid = layTemplate(settings, *fit);
        for (std::size_t j = 0; j < laid.joints.size(); ++j) {
            QVERIFY2(laid.joints[j].inside, laid.skeleton.joints[j].name.c_str());
        }
    }

    void aGuessComesNear() {
        const auto fit = fitted(tPoseFigure(), RigRequest());
        QVERIFY2(fit, fit ? "" : QByteArray::number(static_cast<int>(fit.error().code)).constData());
        const FigureJoints joints;
        const auto near = [&](const std::string& marker, const Vec3& at) {
            const auto found = std::ranges::find(fit->markers, marker, &RigMarker::name);
            QVERIFY(found != fit->markers.end());
            const double away = (found->at - at).norm() / kHeight;
            QVERIFY2(away < 0.05, qPrintable(QString::fromStdString(marker) + " " + QString::number(away)));
            QVERIFY(fit->guessed.contains(marker));
        };
        near("chin", joints.chin);
        near("groin", joints.groin);
        near("leftAnkle", joints.leftAnkle);
        Vec3 right = joints.leftAnkle;
        right.x() = -right.x();
        near("rightAnkle", right);
        QVERIFY(std::abs(placeOf(*fit, "leftHand").x() - joints.leftWrist.x()) < 0.08 * kHeight);
        QVERIFY(placeOf(*fit, "leftToes").z() > 0.03); // feet say where the front is
    }

    void turnedFiguresGetTurnedJoints_data() {
        QTest::addColumn<double>("degrees");
        QTest::newRow("to the left") << 90.0;
        QTest::newRow("backwards") << 180.0;
        QTest::newRow("to the right") << -90.0;
    }

    void turnedFiguresGetTurnedJoints() {
        QFETCH(double, degrees);
        Transform turn = Transform::Identity();
        turn.rotate(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, Vec3::UnitY()));
        turn.pretranslate(Vec3(3.0, 1.0, -2.0));
        const auto straight = fitted(tPoseFigure(), RigRequest());
        const auto turned = fitted(placed(tPoseFigure(), turn), RigRequest());
        QVERIFY(straight && turned);
        for (const auto& [bone, place] : straight->body.places) {
            const double away = (turn * placeOf(*straight, bone) - placeOf(*turned, bone)).norm();
            QVERIFY2(away < 0.02 * kHeight, bone.c_str());
        }
    }

    void threadsDoNotMatter() {
        std::vector<Vec3> first;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                const auto fit = fitted(tPoseFigure(), RigRequest());
                QVERIFY(fit);
                std::vector<Vec3> places;
                for (const auto& [bone, place] : fit->body.places) {
                    places.push_back(place.at);
                }
                first = first.empty() ? places : first;
                QVERIFY(places == first);
            });
        }
    }

    void elbowsFollowTheirMarker() {
        RigRequest request = figureMarkers();
        request.markers.push_back({"leftElbow", Vec3(0.5, 1.38, 0.0)});
        request.mirrored = true;
        const auto fit = fitted(tPoseFigure(), request);
        QVERIFY(fit);
        QVERIFY(std::abs(placeOf(*fit, "leftLowerArm").x() - 0.5) < 1e-9);
        QVERIFY(std::abs(placeOf(*fit, "rightLowerArm").x() + 0.5) < 0.02);
    }

    void reasonsAreGiven() {
        const auto fit = fitted(tPoseFigure(), figureMarkers());
        QVERIFY(fit);
        QVERIFY(fit->body.places.at("leftHand").reason == FitReason::Marker);
        QVERIFY(fit->body.places.at("leftHand").confidence >
                fit->body.places.at("leftIndexDistal").confidence);
        for (const auto& [bone, place] : fit->body.places) {
            QVERIFY2(place.confidence > 0.0 && place.confidence <= 1.0, bone.c_str());
        }
    }
};

SINEW_TEST(TestFitBiped, NoApplication)

} // namespace testFitBiped

#include "TestFitBiped.moc"
