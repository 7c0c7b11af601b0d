#include "core/rig/FitChain.h"
#include "core/rig/FitTemplate.h"
#include "tests/support/DrawnFigure.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <vector>

namespace testRigOddBodies {

using namespace sinew::test;
using namespace sinew;

namespace {

Expected<RigFit> fitted(const Scene& scene, const RigMarkers& markers = {}) {
    RigRequest request;
    request.markers = markers;
    Progress progress;
    return fitRig(scene, request, progress);
}

void addPart(Scene& scene, Mesh mesh) {
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
}

/// Small boxes inside the trunk, so that the volume is that of the figure alone.
Scene ofManyParts(std::size_t count) {
    Scene scene = tPoseFigure();
    while (scene.parts.size() < count) {
        const double y = 0.9 + 0.4 * static_cast<double>(scene.parts.size()) / static_cast<double>(count);
        addPart(scene, box(Vec3(-0.02, y, -0.02), Vec3(0.02, y + 0.02, 0.02)));
    }
    return scene;
}

/// Trunk, head and legs alone.
Scene withoutArms() {
    Scene scene;
    addPart(scene, capsule(Vec3(0.0, 0.95, 0.0), Vec3(0.0, 1.35, 0.0), 0.15, 24, 8));
    addPart(scene, capsule(Vec3(0.0, 1.4, 0.0), Vec3(0.0, 1.6, 0.0), 0.05, 16, 6));
    addPart(scene, sphere(Vec3(0.0, 1.68, 0.0), 0.12, 16));
    for (const double side : {0.1, -0.1}) {
        addPart(scene, capsule(Vec3(side, 0.9, 0.0), Vec3(side, 0.1, 0.0), 0.065, 16, 12));
        addPart(scene, box(Vec3(side - 0.05, 0.0, -0.06), Vec3(side + 0.05, 0.08, 0.18)));
    }
    return scene;
}

bool allInside(const FittedSkeleton& laid) {
    return !laid.joints.empty() && std::ranges::all_of(laid.joints, &JointFit::inside);
}

double farthestApart(const FittedSkeleton& a, const FittedSkeleton& b) {
    double max = 0.0;
    for (std::size_t j = 0; j < std::min(a.skeleton.size(), b.skeleton.size()); ++j) {
        max = std::max(max, (a.skeleton.position(j) - b.skeleton.position(j)).norm());
    }
    return max;
}

RigMarkers someMarkers() {
    const FigureJoints joints;
    return {{"chin", joints.chin},
            {"groin", joints.groin},
            {"leftWrist", joints.leftWrist},
            {"leftAnkle", joints.leftAnkle}};
}

Vec3 markerOf(const RigFit& fit, const std::string& name) {
    const auto found = std::ranges::find(fit.markers, name, &RigMarker::name);
    return found == fit.markers.end() ? Vec3::Constant(1e9) : found->at;
}

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

/// Bodies that no template was made for: each gets a skeleton inside it, or is refused in words.
class TestRigOddBodies : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partsWithinChangeNothing() {
        const auto plain = fitted(tPoseFigure(), someMarkers());
        const auto many = fitted(ofManyParts(200), someMarkers());
        QVERIFY(plain && many);
        const FittedSkeleton one = layTemplate({}, *plain);
        const FittedSkeleton other = layTemplate({}, *many);
        QCOMPARE(other.skeleton.size(), one.skeleton.size());
        QVERIFY(farthestApart(one, other) < 0.02 * 1.8);
        QVERIFY(allInside(other));
    }

    void closedFingersAreLaidIntoTheHand() {
        const auto fit = fitted(tPoseFigure(), someMarkers()); // its hands are round ends of its arms
        QVERIFY(fit);
        const FittedSkeleton laid = layTemplate({}, *fit);
        QVERIFY(allInside(laid));
        std::size_t fingers = 0;
        for (std::size_t j = 0; j < laid.skeleton.size(); ++j) {
            if (laid.skeleton.joints[j].name.find("Index") != std::string::npos) {
                QVERIFY(laid.joints[j].confidence <= 0.5); // so that it is said to be a guess
                ++fingers;
            }
        }
        QVERIFY(fingers >= 6);
    }

    void aChinBelowTheShouldersLeavesTheHeadAboveThem() {
        RigMarkers markers = someMarkers();
        markers.front().at.y() = 1.2; // a snout that hangs before the chest
        const auto fit = fitted(tPoseFigure(), markers);
        QVERIFY(fit);
        const FittedSkeleton laid = layTemplate({}, *fit);
        const auto joint = [&](const char* name) {
            return static_cast<std::size_t>(laid.skeleton.find(std::string("mixamorig:") + name));
        };
        const double shoulders = laid.skeleton.position(joint("LeftArm")).y();
        const double neck = laid.skeleton.position(joint("Neck")).y();
        const double head = laid.skeleton.position(joint("Head")).y();
        QVERIFY2(shoulders < neck && neck < head && head < 1.8,
                 qPrintable(QString("%1 %2 %3").arg(shoulders).arg(neck).arg(head)));
        for (const char* name : {"Neck", "Head"}) {
            QVERIFY(laid.joints[joint(name)].confidence < 0.45); // so that one is told to check it
        }
    }

    void aThirdArmIsLeftAlone() {
        Scene scene = tPoseFigure();
        addPart(scene, capsule(Vec3(0.05, 1.2, 0.0), Vec3(0.6, 1.0, 0.0), 0.04, 16, 12));
        const auto fit = fitted(scene, someMarkers());
        QVERIFY(fit);
        const FittedSkeleton laid = layTemplate({}, *fit);
        QVERIFY(allInside(laid));
        const std::int32_t hand = laid.skeleton.find("mixamorig:LeftHand");
        QVERIFY(hand != kNone);
        const Vec3 position = laid.skeleton.position(static_cast<std::size_t>(hand));
        QVERIFY((position - FigureJoints().leftWrist).norm() < 0.08 * 1.8);
    }

    /// A staff in each hand, along the arm: guessed wrists stay those of empty hands.
    void whatHandsHoldIsNoArm() {
        Scene armed = tPoseFigure();
        for (const double side : {1.0, -1.0}) {
            addPart(armed, capsule(Vec3(0.8 * side, 1.38, 0.0), Vec3(1.3 * side, 1.38, 0.0), 0.02, 12, 12));
        }
        const auto fit = fitted(armed);
        QVERIFY(fit);
        const auto wrist = std::ranges::find(fit->markers, std::string("leftWrist"), &RigMarker::name);
        QVERIFY(wrist != fit->markers.end());
        const double off = (wrist->at - FigureJoints().leftWrist).norm();
        QVERIFY2(off < 0.05 * 1.8, qPrintable(QString::number(off)));
    }

    /// Thick and short enough to be a hand, were it not in one alone.
    void whatOneHandAloneHoldsIsNoArm() {
        Scene armed = tPoseFigure();
        addPart(armed, capsule(Vec3(0.8, 1.38, 0.0), Vec3(1.02, 1.38, 0.0), 0.045, 12, 12));
        const auto plain = fitted(tPoseFigure());
        const auto fit = fitted(armed);
        QVERIFY(plain && fit);
        QVERIFY((markerOf(*plain, "leftWrist") - markerOf(*fit, "leftWrist")).norm() < 0.03 * 1.8);
    }

    void bootsMayTouch() {
        Scene scene = tPoseFigure();
        addPart(scene, box(Vec3(-0.15, 0.0, -0.06), Vec3(0.15, 0.3, 0.16)));
        const auto fit = fitted(scene);
        QVERIFY(fit);
        const FigureJoints joints;
        QVERIFY(std::abs(markerOf(*fit, "leftAnkle").x() - joints.leftAnkle.x()) < 0.03 * 1.8);
        QVERIFY(std::abs(markerOf(*fit, "groin").y() - joints.groin.y()) < 0.05 * 1.8);
    }

    void aHemIsNoGroin() {
        Scene scene = tPoseFigure();
        addPart(scene, box(Vec3(-0.3, 0.55, -0.25), Vec3(0.3, 0.95, 0.25)));
        const auto fit = fitted(scene);
        QVERIFY(fit);
        const double groin = markerOf(*fit, "groin").y();
        QVERIFY2(std::abs(groin - FigureJoints().groin.y()) < 0.06 * 1.8,
                 QByteArray::number(groin).constData());
    }

    void aHeadMayBeWiderThanTheTrunk() {
        Scene scene = tPoseFigure();
        addPart(scene, box(Vec3(-0.35, 1.41, -0.3), Vec3(0.35, 2.1, 0.3)));
        const auto fit = fitted(scene);
        QVERIFY(fit);
        const double chin = markerOf(*fit, "chin").y();
        QVERIFY2(chin > 1.38 && chin < 1.6, QByteArray::number(chin).constData());
    }

    /// Without branches to follow fingers lie side by side in the hand that there is: none beyond its sides.
    void fingersShareTheWidthOfAMitten() {
        for (const double half : {0.03, 0.06}) {
            Scene scene = tPoseFigure();
            for (const double side : {1.0, -1.0}) {
                const double from = std::min(0.68 * side, 0.9 * side);
                addPart(scene, box(Vec3(from, 1.36, -half), Vec3(from + 0.22, 1.4, half)));
            }
            const FigureJoints joints;
            const auto fit = fitted(scene, {{"chin", joints.chin},
                                            {"groin", joints.groin},
                                            {"leftWrist", joints.leftWrist},
                                            {"leftAnkle", joints.leftAnkle}});
            QVERIFY(fit);
            std::vector<double> across;
            for (const char* finger : {"Index", "Middle", "Ring", "Little"}) {
                const Vec3 at = fit->body.positions.at(std::string("left") + finger + "Intermediate").at;
                across.push_back((fit->volume->modelFromBody() * at).z());
            }
            for (std::size_t i = 0; i < across.size(); ++i) { // the middles of four equal strips
                const double wanted = half * (0.75 - 0.5 * static_cast<double>(i));
                QVERIFY2(std::abs(across[i] - wanted) < 0.35 * half,
                         qPrintable(QString("%1 %2 %3").arg(i).arg(across[i]).arg(wanted)));
            }
        }
    }

    void missingArmsAreNamed() {
        const auto fit = fitted(withoutArms());
        QVERIFY(!fit && fit.error().code == ErrorCode::RigLimbNotFound);
        QCOMPARE(fit.error().arguments.at(1), std::string("arms"));
        QVERIFY(fit.error().arguments.at(2).find("leftWrist") != std::string::npos);
    }

    void anAnimalOnTwoFeetIsAskedForItsPaws() {
        RigRequest request;
        request.kind = RigKind::Quadruped;
        request.anyBody = true;
        Progress progress;
        const auto fit = fitRig(tPoseFigure(), request, progress); // two feet alone are on the ground
        QVERIFY(!fit && fit.error().code == ErrorCode::RigLimbNotFound);
        QVERIFY(fit.error().arguments.at(2).find("leftFrontPaw") != std::string::npos);
    }

    void markersFarAwayAreRefused_data() {
        QTest::addColumn<double>("height");
        QTest::newRow("in centimetres") << 155.0;
        QTest::newRow("in millimetres") << 1550.0;
        QTest::newRow("beyond floats") << 1e40;
        QTest::newRow("beyond squares") << 1e300;
    }

    void markersFarAwayAreRefused() {
        QFETCH(double, height);
        const auto fit = fitted(tPoseFigure(), {{"chin", Vec3(0.0, height, 0.0)}});
        QVERIFY(!fit && fit.error().code == ErrorCode::RigMarkerOutside);
        QCOMPARE(fit.error().arguments.at(0), std::string("chin"));
        const double away = std::stod(fit.error().arguments.at(1));
        QVERIFY(away > 0.9 * (height - 1.8) && away < 1.1 * height);
    }

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
            const Vec3 position = fit->volume->modelFromBody() * fit->body.positions.find(bone)->second.at;
            const double away = (position - kPixelsPerMeter * at).head<2>().norm() / 180.0;
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
        const Vec3 left = fit->volume->modelFromBody() * fit->body.positions.find("leftHand")->second.at;
        QVERIFY2(left.x() > 50.0, "a picture looks at who looks at it"); // so that its left is on the right
    }

    void chainsLieInThePlane() {
        Progress progress;
        const auto volume = rigVolume(figureOfAPicture(), RigRequest(), progress);
        QVERIFY(volume);
        const std::vector<Vec3> stroke{Vec3(20, 139, 3), Vec3(50, 137, 3), Vec3(80, 139, 3)};
        const auto chain = layChain(**volume, stroke, 4);
        QVERIFY(chain);
        for (const Vec3& at : *chain) {
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

SINEW_TEST(TestRigOddBodies, sinew::test::NoApplication)

} // namespace testRigOddBodies

#include "TestRigOddBodies.moc"
