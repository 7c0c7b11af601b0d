#include "core/base/Parallel.h"
#include "core/rig/FitChain.h"
#include "core/rig/FitTemplate.h"
#include "core/skeleton/edit/JointEdits.h"
#include "tests/support/Cloth.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

namespace testFit {

using namespace sinew::test;
using namespace sinew;

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
    return fit.volume->modelFromBody() * fit.body.positions.find(bone)->second.at;
}

using Columns = std::vector<std::vector<Vec3>>;

const std::array kDownTheFront{Vec3(0, 0.99, 0.205), Vec3(0, 0.75, 0.325), Vec3(0, 0.51, 0.445)};
const std::array kDownTheBack{Vec3(0, 1.38, -0.3), Vec3(0, 0.9, -0.3), Vec3(0, 0.42, -0.3)};

Scene clothScene(Mesh mesh) {
    Scene scene;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    return scene;
}

double radiusAt(const Vec3& position) {
    return std::hypot(position.x(), position.z());
}

/// Of the cone there: 0.2 at the waist and half of what it goes down.
double coneAt(const Vec3& position) {
    return 0.7 - 0.5 * position.y();
}

/// From the front, counted towards +x, 0 to 2 pi.
double turnAt(const Vec3& position) {
    const double turn = std::atan2(position.x(), position.z());
    return turn < -1e-9 ? turn + 2.0 * std::numbers::pi : turn;
}

Expected<Columns> ringOn(const Scene& scene, int columns, int joints) {
    return layColumns(scene, kDownTheFront, {ColumnKind::Ring, columns, joints, Vec3::UnitY()});
}

} // namespace

class TestFit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jointsOfATPoseAreFound() {
        const auto fit = fitted(tPoseFigure(), figureMarkers());
        QVERIFY(fit);
        const auto near = [&](const std::string& bone, const Vec3& at, double fraction) {
            const double away = (placeOf(*fit, bone) - at).norm() / kHeight;
            QVERIFY2(away < fraction, qPrintable(QString::fromStdString(bone) + " " + QString::number(away)));
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
        for (const auto& [bone, place] : straight->body.positions) {
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
                std::vector<Vec3> positions;
                for (const auto& [bone, place] : fit->body.positions) {
                    positions.push_back(place.at);
                }
                first = first.empty() ? positions : first;
                QVERIFY(positions == first);
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
        QVERIFY(fit->body.positions.at("leftHand").reason == FitReason::Marker);
        QVERIFY(fit->body.positions.at("leftHand").confidence >
                fit->body.positions.at("leftIndexDistal").confidence);
        for (const auto& [bone, place] : fit->body.positions) {
            QVERIFY2(place.confidence > 0.0 && place.confidence <= 1.0, bone.c_str());
        }
    }

    void aSkirtGetsChainsAllAround_data() {
        QTest::addColumn<double>("thickness");
        QTest::addColumn<bool>("slit");
        QTest::addColumn<double>("shortBehind");
        QTest::newRow("one layer") << 0.0 << false << 0.0;
        QTest::newRow("thick") << 0.01 << false << 0.0;
        QTest::newRow("slit") << 0.0 << true << 0.0;
        QTest::newRow("short behind") << 0.0 << false << 0.2;
    }

    void aSkirtGetsChainsAllAround() {
        QFETCH(double, thickness);
        QFETCH(bool, slit);
        QFETCH(double, shortBehind);
        const auto columns = ringOn(clothScene(openCone({1.0, thickness, slit, shortBehind})), 8, 4);
        QVERIFY(columns);
        QCOMPARE(columns->size(), std::size_t{8});
        for (std::size_t c = 0; c < 8; ++c) {
            QCOMPARE((*columns)[c].size(), std::size_t{4});
            for (const Vec3& position : (*columns)[c]) {
                const double turn = 2.0 * std::numbers::pi * static_cast<double>(c) / 8.0;
                QVERIFY2(std::abs(turnAt(position) - turn) < 0.02,
                         QByteArray::number(turnAt(position)).constData());
                // also where nothing is left of the cloth
                QVERIFY2(std::abs(radiusAt(position) - coneAt(position)) < 0.02,
                         QByteArray::number(radiusAt(position)).constData());
            }
        }
    }

    void anOvalSkirtIsFollowed() {
        const auto columns = ringOn(clothScene(openCone({1.5, 0.0, false, 0.0})), 4, 3);
        QVERIFY(columns);
        for (const Vec3& position : (*columns)[1]) { // to the side
            QVERIFY(std::abs(position.x() - 1.5 * coneAt(position)) < 0.02);
            QVERIFY(std::abs(position.z()) < 0.02);
        }
    }

    void aSkirtOverLegsIsTakenAlone() {
        Scene scene = clothScene(openCone({}));
        for (const double side : {-0.1, 0.1}) {
            const Mesh leg = capsule(Vec3(side, 0.9, 0), Vec3(side, 0.1, 0), 0.09, 16, 12);
            scene.parts.push_back({std::make_shared<const Mesh>(leg), nullptr, kNone});
        }
        const auto columns = ringOn(scene, 6, 4);
        QVERIFY(columns);
        for (const auto& column : *columns) {
            for (const Vec3& position : column) {
                QVERIFY(std::abs(radiusAt(position) - coneAt(position)) < 0.02);
            }
        }
    }

    void aCapeGetsChainsSideBySide_data() {
        QTest::addColumn<double>("thickness");
        QTest::newRow("one layer") << 0.0;
        QTest::newRow("thick") << 0.01;
    }

    void aCapeGetsChainsSideBySide() {
        QFETCH(double, thickness);
        const auto columns = layColumns(clothScene(capeSheet(2.0, thickness)), kDownTheBack,
                                        {ColumnKind::Row, 4, 5, Vec3::UnitY()});
        QVERIFY(columns);
        QCOMPARE(columns->size(), std::size_t{4});
        const double first = std::atan2(columns->front()[0].x(), -columns->front()[0].z());
        for (std::size_t c = 0; c < 4; ++c) {
            QCOMPARE((*columns)[c].size(), std::size_t{5});
            const double turn = 2.0 * ((static_cast<double>(c) + 0.5) / 4.0 - 0.5);
            for (std::size_t i = 0; i < 5; ++i) {
                const Vec3& position = (*columns)[c][i];
                const double found = std::atan2(position.x(), -position.z());
                QVERIFY2(std::abs(found - (first < 0.0 ? turn : -turn)) < 0.06,
                         QByteArray::number(found).constData());
                QVERIFY(std::abs(radiusAt(position) - 0.3) < 0.02);
                QVERIFY(std::abs(position.y() - (1.38 - 0.24 * static_cast<double>(i))) < 0.01);
            }
        }
    }

    void strokesBesideClothAreRefused() {
        const Scene scene = clothScene(openCone({}));
        const ColumnWish wish{ColumnKind::Ring, 8, 4, Vec3::UnitY()};
        const std::array beside{Vec3(3, 1, 0), Vec3(3, 0.5, 0)};
        const auto missed = layColumns(scene, beside, wish);
        QVERIFY(!missed && missed.error().code == ErrorCode::RigStrokeMissed);
        const std::array place{Vec3(0, 1, 0.2), Vec3(0, 1, 0.2)};
        const auto none = layColumns(scene, place, wish);
        QVERIFY(!none && none.error().code == ErrorCode::RigStrokeShort);
        const auto empty = layColumns(Scene(), kDownTheFront, wish);
        QVERIFY(!empty && empty.error().code == ErrorCode::RigStrokeMissed);
    }

    void columnsAreOneEdit() {
        const Skeleton hips = chain({Vec3(0, 1, 0), Vec3(0, 1.2, 0)});
        const Columns columns{{Vec3(0, 1, 0.2), Vec3(0, 0.5, 0.4)}, {Vec3(0, 1, -0.2), Vec3(0, 0.5, -0.4)}};
        const SkeletonSteps steps = columnSteps(hips, 0, "skirt", columns);
        QCOMPARE(steps.size(), std::size_t{1});
        const std::array<std::string, 4> names{"skirt_01_01", "skirt_01_02", "skirt_02_01", "skirt_02_02"};
        QCOMPARE(steps.front().joints.size(), names.size());
        for (std::size_t j = 0; j < names.size(); ++j) {
            QCOMPARE(steps.front().joints[j].joint, names[j]);
            QCOMPARE(steps.front().joints[j].other, j % 2 == 0 ? hips.joints[0].name : names[j - 1]);
        }
    }
};

SINEW_TEST(TestFit, sinew::test::NoApplication)

} // namespace testFit

#include "TestFit.moc"
