#include "core/rig/FitTemplate.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <optional>

namespace testCreatures {

using namespace sinew;
using namespace sinew::test;

namespace {

RigRequest requestOf(RigKind kind, const RigMarkers& markers = {}) {
    RigRequest request;
    request.kind = kind;
    request.markers = markers;
    return request;
}

Expected<RigFit> creatureFit(const Scene& scene, const RigRequest& request) {
    Progress progress;
    return fitRig(scene, request, progress);
}

FittedSkeleton laidOn(const RigFit& fit) {
    RigTemplateSettings settings;
    settings.kind = fit.kind;
    settings.naming = RigNaming::Blender;
    settings.ends = true;
    settings.jaw = true;
    settings.eyes = true;
    return layTemplate(settings, fit);
}

double fromSegment(const Vec3& at, const Vec3& a, const Vec3& b) {
    const double fraction = std::clamp((at - a).dot(b - a) / (b - a).squaredNorm(), 0.0, 1.0);
    return (at - a - fraction * (b - a)).norm();
}

template<typename Line>
double fromLine(const Vec3& at, const Line& line) {
    double min = 1e30;
    for (std::size_t i = 1; i < line.size(); ++i) {
        min = std::min(min, fromSegment(at, line[i - 1], line[i]));
    }
    return min;
}

std::optional<Vec3> positionNamed(const Skeleton& skeleton, const std::string& name) {
    const std::int32_t joint = skeleton.find(name);
    return joint == kNone ? std::nullopt : std::optional(skeleton.position(static_cast<std::size_t>(joint)));
}

/// The name of the first joint that lies outside, or is missing; empty: none.
std::string firstFault(const FittedSkeleton& laid) {
    for (std::size_t j = 0; j < laid.joints.size(); ++j) {
        const double sure = laid.joints[j].confidence;
        if (!laid.joints[j].inside || !(sure > 0.0 && sure <= 1.0)) {
            return laid.skeleton.joints[j].name;
        }
    }
    return laid.skeleton.empty() ? "empty" : std::string();
}

ErrorCode creatureError(const Scene& scene, const RigRequest& request) {
    const auto fit = creatureFit(scene, request);
    return fit ? ErrorCode::Count : fit.error().code;
}

} // namespace

#define NEAR(skeleton, name, truth, max)                                                                     \
    do {                                                                                                     \
        const auto found = positionNamed(skeleton, name);                                                    \
        QVERIFY2(found, qPrintable(QString::fromStdString(name)));                                           \
        const double away = (*found - (truth)).norm();                                                       \
        QVERIFY2(away < (max),                                                                               \
                 qPrintable(QString::fromStdString(name) + QLatin1Char(' ') + QString::number(away)));       \
    } while (false)

class TestCreatures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void legsOfASpiderAreFollowed() {
        const auto fit = creatureFit(spider(), requestOf(RigKind::Insect, {{"head", Vec3(0.0, 0.5, 0.42)}}));
        QVERIFY2(fit, fit ? "" : QByteArray::number(static_cast<int>(fit.error().code)).constData());
        const FittedSkeleton laid = laidOn(*fit);
        QCOMPARE(firstFault(laid), std::string());
        for (const int side : {1, -1}) {
            for (int number = 1; number <= 4; ++number) {
                const auto axis = spiderLeg(side, number);
                const std::string leg = "leg" + std::to_string(number);
                const std::string ending = side > 0 ? ".L" : ".R";
                NEAR(laid.skeleton, leg + "Tibia" + ending, axis[1], 0.1);
                NEAR(laid.skeleton, leg + "End" + ending, axis[2], 0.08);
                const auto femur = positionNamed(laid.skeleton, leg + "Femur" + ending);
                const auto tarsus = positionNamed(laid.skeleton, leg + "Tarsus" + ending);
                QVERIFY(femur && fromLine(*femur, axis) < 0.12);
                QVERIFY(tarsus && fromLine(*tarsus, axis) < 0.04);
            }
        }
        const auto thorax = positionNamed(laid.skeleton, "thorax");
        const auto abdomen = positionNamed(laid.skeleton, "abdomen");
        QVERIFY(thorax && abdomen && abdomen->z() < thorax->z());
    }

    void aSpiderNeedsNoMarker() {
        const auto fit = creatureFit(spider(), requestOf(RigKind::Insect));
        QVERIFY2(fit, fit ? "" : QByteArray::number(static_cast<int>(fit.error().code)).constData());
        std::vector<std::string> feet;
        for (const RigMarker& marker : fit->markers) {
            for (const int side : {1, -1}) {
                for (int number = 1; number <= 4; ++number) {
                    if ((marker.at - spiderLeg(side, number)[2]).norm() < 0.08) {
                        feet.push_back(marker.name);
                    }
                }
            }
        }
        QCOMPARE(feet.size(), std::size_t{8});
    }

    void markedLegsKeepTheirNumber() {
        RigRequest request =
            requestOf(RigKind::Insect, {{"head", Vec3(0.0, 0.5, 0.42)}, {"leftLeg1", spiderLeg(1, 3)[2]}});
        const auto fit = creatureFit(spider(), request);
        QVERIFY(fit);
        const Skeleton made = laidOn(*fit).skeleton;
        NEAR(made, "leg1End.L", spiderLeg(1, 3)[2], 0.05);
        NEAR(made, "leg2End.L", spiderLeg(1, 1)[2], 0.08);
        NEAR(made, "leg1End.R", spiderLeg(-1, 3)[2], 0.08); // like the other side
    }

    void fewerLegsThanAskedAreSaid() {
        RigRequest request = requestOf(RigKind::Insect);
        request.counts.legs = 12;
        const auto fit = creatureFit(spider(), request);
        QVERIFY(!fit && fit.error().code == ErrorCode::RigLegsFewer);
        QCOMPARE(fit.error().arguments.at(1), std::string("12"));
        QCOMPARE(fit.error().arguments.at(2), std::string("8"));
    }

    void aSnakeLiesAlongItsLine() {
        const auto fit = creatureFit(snake(), requestOf(RigKind::Snake));
        QVERIFY2(fit, fit ? "" : QByteArray::number(static_cast<int>(fit.error().code)).constData());
        const FittedSkeleton laid = laidOn(*fit);
        QCOMPARE(firstFault(laid), std::string());
        const std::vector<Vec3> line = snakeLine();
        NEAR(laid.skeleton, "head", line.front(), 0.15);
        double before = 2.0;
        for (int number = 1; number <= 12; ++number) {
            const auto at = positionNamed(laid.skeleton, "body" + std::to_string(number));
            QVERIFY(at && fromLine(*at, line) < 0.05);
            QVERIFY(at->z() < before - 0.1);
            before = at->z();
        }
        NEAR(laid.skeleton, "bodyEnd", line.back(), 0.1);
    }

    void aHeadMarkerTurnsASnake() {
        const auto fit = creatureFit(snake(), requestOf(RigKind::Snake, {{"head", snakeLine().back()}}));
        QVERIFY(fit);
        const FittedSkeleton laid = laidOn(*fit);
        NEAR(laid.skeleton, "head", snakeLine().back(), 0.05);
        NEAR(laid.skeleton, "bodyEnd", snakeLine().front(), 0.2);
    }

    void aBirdHasWingsAndHocks() {
        const auto fit = creatureFit(bird(), requestOf(RigKind::Bird));
        QVERIFY2(fit, fit ? "" : QByteArray::number(static_cast<int>(fit.error().code)).constData());
        const FittedSkeleton laid = laidOn(*fit);
        QCOMPARE(firstFault(laid), std::string());
        const BirdJoints joints;
        NEAR(laid.skeleton, "hand.L", joints.leftWingBend, 0.1);
        NEAR(laid.skeleton, "hand_end.L", joints.leftWingTip, 0.08);
        NEAR(laid.skeleton, "foot.L", joints.leftHock, 0.09);
        NEAR(laid.skeleton, "head", joints.head, 0.12);
        const auto tail = positionNamed(laid.skeleton, "tail.003");
        QVERIFY(tail && fromSegment(*tail, Vec3(0.0, 0.5, -0.2), Vec3(0.0, 0.48, -0.6)) < 0.04);
        const auto elbow = positionNamed(laid.skeleton, "lower_arm.L");
        const auto forearm = elbow ? elbow : positionNamed(laid.skeleton, "forearm.L");
        QVERIFY(forearm && fromSegment(*forearm, Vec3(0.1, 0.58, 0.05), joints.leftWingBend) < 0.06);
    }

    void fingersOfAHandAreFollowed() {
        const auto fit = creatureFit(lyingHand(), requestOf(RigKind::Hand));
        QVERIFY2(fit, fit ? "" : QByteArray::number(static_cast<int>(fit.error().code)).constData());
        const FittedSkeleton laid = laidOn(*fit);
        QCOMPARE(firstFault(laid), std::string());
        QCOMPARE(laid.skeleton.size(), std::size_t{21});
        const auto hand = positionNamed(laid.skeleton, "hand.L");
        QVERIFY(hand && std::abs(hand->x()) < 0.06 && hand->z() < 0.05);
        const auto fingers = lyingFingers();
        const std::array<std::string, 5> names{"thumb", "f_index", "f_middle", "f_ring", "f_pinky"};
        for (std::size_t f = 0; f < names.size(); ++f) {
            for (const char* joint : {".02", ".03"}) {
                const auto at = positionNamed(laid.skeleton, names[f] + joint + ".L");
                QVERIFY2(at && fromLine(*at, fingers[f]) < 0.05, names[f].c_str());
            }
            NEAR(laid.skeleton, names[f] + ".04.L", fingers[f][1], 0.07);
            const auto tip = std::ranges::find_if(fit->markers, [&](const RigMarker& marker) {
                return (marker.at - fingers[f][1]).norm() < 0.07;
            });
            QVERIFY2(tip != fit->markers.end(), names[f].c_str());
        }
    }

    void markersOfFingersAreObeyed() {
        const auto fingers = lyingFingers();
        const std::array<std::string, 5> mirrored{"littleTip", "ringTip", "middleTip", "indexTip",
                                                  "thumbTip"};
        // what the shape takes for the thumb is told to be the little finger: the others follow
        const auto fit = creatureFit(lyingHand(), requestOf(RigKind::Hand, {{mirrored[0], fingers[0][1]}}));
        QVERIFY(fit);
        for (std::size_t f = 0; f < mirrored.size(); ++f) {
            const auto marker = std::ranges::find(fit->markers, mirrored[f], &RigMarker::name);
            QVERIFY2(marker != fit->markers.end(), mirrored[f].c_str());
            QVERIFY2((marker->at - fingers[f][1]).norm() < 0.07, mirrored[f].c_str());
        }
    }

    void rightHandsHaveRightNames() {
        const auto fit = creatureFit(lyingHand(), requestOf(RigKind::Hand));
        QVERIFY(fit);
        RigTemplateSettings settings;
        settings.kind = RigKind::Hand;
        settings.rightHand = true;
        const FittedSkeleton laid = layTemplate(settings, *fit);
        QVERIFY(laid.skeleton.find("mixamorig:RightHandIndex1") != kNone);
        QVERIFY(laid.skeleton.find("mixamorig:LeftHandIndex1") == kNone);
        QVERIFY(laid.skeleton.find("mixamorig:RightHandIndex4") == kNone); // no ends unless asked for
        settings.ends = true;
        const Skeleton ended = layTemplate(settings, *fit).skeleton;
        const std::int32_t end = ended.find("mixamorig:RightHandIndex4");
        QVERIFY(end != kNone);
        QCOMPARE(ended.joints[static_cast<std::size_t>(end)].parent, ended.find("mixamorig:RightHandIndex3"));
    }

    void guessesThatAreNotSoundAreRefused() {
        Scene ball;
        ball.parts.push_back({std::make_shared<const Mesh>(sphere(Vec3(0, 1, 0), 1.0, 20)), nullptr, kNone});
        QVERIFY(creatureError(ball, requestOf(RigKind::Hand)) == ErrorCode::RigLimbNotFound);
        QVERIFY(creatureError(ball, requestOf(RigKind::Snake)) == ErrorCode::RigLimbNotFound);
        QVERIFY(creatureError(ball, requestOf(RigKind::Bird)) == ErrorCode::RigLimbNotFound);
        QVERIFY(creatureError(ball, requestOf(RigKind::Insect)) == ErrorCode::RigLegsFewer);
        QVERIFY(creatureError(fourLegs(), requestOf(RigKind::Bird)) == ErrorCode::RigLimbNotFound);
    }

    void markersOfOthersAreUnknown() {
        QVERIFY(creatureError(snake(), requestOf(RigKind::Snake, {{"chin", snakeLine()[2]}})) ==
                ErrorCode::RigMarkerUnknown);
        RigRequest request = requestOf(RigKind::Insect, {{"leftLeg4", spiderLeg(1, 4)[2]}});
        request.counts.legs = 6;
        QVERIFY(creatureError(spider(), request) == ErrorCode::RigMarkerUnknown);
    }
};

SINEW_TEST(TestCreatures, NoApplication)

} // namespace testCreatures

#include "TestCreatures.moc"
