#include "core/rig/BodyVolume.h"
#include "core/rig/FitChain.h"
#include "core/rig/FitTemplate.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace testRigBadInput {

using namespace sinew::test;
using namespace sinew;

namespace {

RigRequest withMarkers(const RigMarkers& markers) {
    RigRequest request;
    request.markers = markers;
    return request;
}

ErrorCode errorOf(const Scene& scene, const RigRequest& request) {
    Progress progress;
    const auto fit = fitRig(scene, request, progress);
    return fit ? ErrorCode::Count : fit.error().code;
}

Transform turnedAbout(const Vec3& axis, double degrees) {
    Transform turn = Transform::Identity();
    turn.rotate(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis));
    return turn;
}

RigRequest requestOf(RigKind kind) {
    RigRequest request;
    request.kind = kind;
    return request;
}

Expected<RigFit> fitted(const Scene& scene, const RigRequest& request) {
    Progress progress;
    return fitRig(scene, request, progress);
}

StandingLegs legsOf(const Scene& scene, RigKind kind = RigKind::Biped) {
    Progress progress;
    const auto volume = rigVolume(scene, requestOf(kind), progress);
    if (!volume) {
        qFatal("no volume: code %d", static_cast<int>(volume.error().code));
    }
    return standingLegs(**volume);
}

/// A four-legged animal of other proportions.
Scene stretched(double wide, double high, double along) {
    return placed(fourLegs(), Transform(Eigen::Scaling(wide, high, along)));
}

void addPart(Scene& scene, Mesh mesh) {
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
}

bool refuses(const Expected<RigFit>& fit, const std::string& lacks, const std::string& better) {
    return !fit && fit.error().code == ErrorCode::RigTemplateUnfit && fit.error().arguments.size() == 4 &&
           fit.error().arguments[1] == lacks && fit.error().arguments[3] == better;
}

class CanceledAlready final : public Progress {
public:
    bool canceled() const override { return true; }
};

} // namespace

/// A template is refused for a body that stands on other legs than it has, by its volume alone.
/// Characters that lie or stand on their heads are fitted as if they stood.
class TestRigBadInput : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSheetHasNoVolume() {
        Mesh sheet;
        sheet.vertices = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 2, 0), Vec3(0, 2, 0)};
        sheet.addPolygon(std::array<std::uint32_t, 4>{0, 1, 2, 3});
        Scene scene;
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(sheet)), nullptr, kNone});
        QVERIFY(errorOf(scene, RigRequest()) == ErrorCode::RigNoVolume);
    }

    void severalCharactersAreRefused() {
        Scene two = tPoseFigure();
        Transform aside = Transform::Identity();
        aside.translation() = Vec3(0.0, 0.0, 1.0);
        const Scene other = placed(tPoseFigure(), aside);
        two.parts.push_back(other.parts.front());
        QVERIFY(errorOf(two, RigRequest()) == ErrorCode::RigSeveralBodies);
    }

    void lyingIsSaid() {
        const Scene lying = placed(tPoseFigure(), turnedAbout(Vec3::UnitX(), 90.0));
        Progress progress;
        const auto fit = fitRig(lying, RigRequest(), progress);
        QVERIFY(!fit && fit.error().code == ErrorCode::RigLying);
        QCOMPARE(fit.error().arguments.at(1), std::string("z"));
    }

    void upsideDownIsSaid() {
        const Scene flipped = placed(tPoseFigure(), turnedAbout(Vec3::UnitZ(), 180.0));
        Progress progress;
        const auto fit = fitRig(flipped, RigRequest(), progress);
        QVERIFY(!fit && fit.error().code == ErrorCode::RigUpsideDown);
        QCOMPARE(fit.error().arguments.at(1), std::string("-y"));
    }

    void noLegsIsSaid() {
        Scene bust;
        bust.parts.push_back(
            {std::make_shared<const Mesh>(capsule(Vec3(0, 0.3, 0), Vec3(0, 1, 0), 0.2, 16, 8)), nullptr,
             kNone});
        QVERIFY(errorOf(bust, RigRequest()) == ErrorCode::RigLimbNotFound);
    }

    void badMarkersAreNamed_data() {
        const FigureJoints joints;
        QTest::addColumn<RigMarkers>("markers");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("unknown") << RigMarkers{{"nose", joints.chin}} << ErrorCode::RigMarkerUnknown;
        QTest::newRow("twice") << RigMarkers{{"chin", joints.chin}, {"chin", joints.groin}}
                               << ErrorCode::RigMarkerTwice;
        QTest::newRow("coincide") << RigMarkers{{"leftWrist", joints.leftWrist},
                                                {"leftElbow", joints.leftWrist}}
                                  << ErrorCode::RigMarkersCoincide;
        QTest::newRow("outside") << RigMarkers{{"chin", Vec3(0.0, 3.0, 0.0)}} << ErrorCode::RigMarkerOutside;
        QTest::newRow("nowhere") << RigMarkers{{"chin", Vec3(0.0, std::nan(""), 0.0)}}
                                 << ErrorCode::RigMarkerOutside;
        QTest::newRow("wrong side") << RigMarkers{{"leftAnkle", Vec3(-0.1, 0.1, 0.0)}}
                                    << ErrorCode::RigMarkerSide;
        QTest::newRow("tangled") << RigMarkers{{"chin", joints.groin}, {"groin", joints.chin}}
                                 << ErrorCode::RigMarkersTangled;
    }

    void badMarkersAreNamed() {
        QFETCH(RigMarkers, markers);
        QFETCH(ErrorCode, code);
        QVERIFY(errorOf(tPoseFigure(), withMarkers(markers)) == code);
    }

    void anEmptySceneIsRefused() { QVERIFY(errorOf(Scene(), RigRequest()) == ErrorCode::NoMesh); }

    void wordlessTemplatesAreRefused() {
        Progress progress;
        const auto fit = fitRig(tPoseFigure(), RigRequest(), progress);
        QVERIFY(fit);
        const auto laid = laySkeleton(chain({Vec3(0, 0, 0), Vec3(0, 1, 0)}), *fit);
        QVERIFY(!laid && laid.error().code == ErrorCode::RigTemplateUnmatched);
    }

    void shortStrokesAreRefused() {
        Progress progress;
        const auto volume = rigVolume(tPoseFigure(), RigRequest(), progress);
        QVERIFY(volume);
        for (const std::vector<Vec3>& stroke : {std::vector<Vec3>{}, std::vector<Vec3>{Vec3(0, 1, 0)},
                                                std::vector<Vec3>{Vec3(0, 1, 0), Vec3(0, 1, 0)}}) {
            const auto laid = layChain(**volume, stroke, 4);
            QVERIFY(!laid && laid.error().code == ErrorCode::RigStrokeShort);
        }
    }

    void fourLegsAreNoBiped_data() {
        QTest::addColumn<double>("wide");
        QTest::addColumn<double>("high");
        QTest::addColumn<double>("along");
        QTest::newRow("a dog") << 1.0 << 1.0 << 1.0;
        QTest::newRow("a cow: half as deep as high") << 1.4 << 1.1 << 0.9;
        QTest::newRow("a giraffe: higher than long") << 1.0 << 2.0 << 0.7;
        QTest::newRow("a pig: low") << 1.3 << 0.6 << 1.0;
        QTest::newRow("a badger: wide") << 2.0 << 0.8 << 1.0;
        QTest::newRow("long") << 1.0 << 1.0 << 2.0;
    }

    void fourLegsAreNoBiped() {
        QFETCH(const double, wide);
        QFETCH(const double, high);
        QFETCH(const double, along);
        const Scene animal = stretched(wide, high, along);
        const auto fit = fitted(animal, RigRequest());
        QVERIFY(refuses(fit, "two-legs", "quadruped"));
        QCOMPARE(fit.error().arguments[0], animal.sourceFile);
        QCOMPARE(fit.error().arguments[2], std::string("biped"));
        QVERIFY(fitted(animal, requestOf(RigKind::Quadruped)));
    }

    void sixLegsAreAnInsect() {
        QCOMPARE(legsOf(spider(), RigKind::Insect).paired(), 8);
        QVERIFY(refuses(fitted(spider(), RigRequest()), "two-legs", "insect"));
    }

    void aBipedIsNoQuadruped() {
        QVERIFY(refuses(fitted(tPoseFigure(), requestOf(RigKind::Quadruped)), "four-legs", "biped"));
        // What has no legs at all is told so.
        Scene bust;
        addPart(bust, capsule(Vec3(0, 0.3, 0), Vec3(0, 1, 0), 0.2, 16, 8));
        const auto fit = fitted(bust, requestOf(RigKind::Quadruped));
        QVERIFY(!fit && fit.error().code == ErrorCode::RigLimbNotFound);
    }

    /// Hands and feet that reach lower than the back are no legs: another way up has two.
    void aHumanOnAllFoursOfItsLimbsLies() {
        Scene lying;
        addPart(lying, capsule(Vec3(0, 0.3, -0.25), Vec3(0, 0.3, 0.3), 0.13, 24, 8));
        addPart(lying, sphere(Vec3(0, 0.3, 0.62), 0.12, 16));
        addPart(lying, capsule(Vec3(0, 0.3, 0.4), Vec3(0, 0.3, 0.6), 0.05, 16, 6));
        for (const double side : {1.0, -1.0}) {
            addPart(lying,
                    capsule(Vec3(side * 0.08, 0.3, 0.33), Vec3(side * 0.75, 0.3, 0.33), 0.045, 16, 12));
            addPart(lying, capsule(Vec3(side * 0.75, 0.3, 0.33), Vec3(side * 0.75, 0.01, 0.33), 0.03, 12, 6));
            addPart(lying, capsule(Vec3(side * 0.1, 0.3, -0.3), Vec3(side * 0.1, 0.3, -1.05), 0.065, 16, 12));
            addPart(lying, capsule(Vec3(side * 0.1, 0.3, -1.05), Vec3(side * 0.1, 0.03, -1.05), 0.05, 12, 6));
        }
        QCOMPARE(legsOf(lying).paired(), 4);
        const auto fit = fitted(lying, RigRequest());
        QVERIFY(!fit && fit.error().code == ErrorCode::RigLying);
        QCOMPARE(fit.error().arguments.at(1), std::string("z"));
    }

    void whoIsToldToFitsAllTheSame() {
        const Scene cow = stretched(1.4, 1.1, 0.9);
        RigRequest request;
        request.anyBody = true;
        const auto forced = fitted(cow, request);
        QVERIFY(forced);
        // Markers at the ends of the legs say which two are meant.
        RigRequest marked;
        marked.markers = {{"leftAnkle", Vec3(0.14, 0.08, -0.34)}, {"rightAnkle", Vec3(-0.14, 0.08, -0.34)}};
        const auto centaur = fitted(cow, marked);
        QVERIFY(centaur || centaur.error().code != ErrorCode::RigTemplateUnfit);
    }

    /// Nothing that a figure wears, carries or drags along the ground is a pair of legs.
    void uprightFiguresStandOnTwoLegs() {
        QCOMPARE(legsOf(tPoseFigure()).paired(), 2);
        QCOMPARE(legsOf(bird(), RigKind::Bird).paired(), 2);
        Scene tailed = tPoseFigure();
        addPart(tailed, capsule(Vec3(0, 0.9, -0.1), Vec3(0, 0.04, -0.7), 0.04, 12, 8));
        Scene caned = tPoseFigure();
        addPart(caned, capsule(Vec3(0.7, 0.03, 0.2), Vec3(0.7, 1.38, 0.0), 0.025, 12, 8));
        Scene caped = tPoseFigure();
        addPart(caped, box(Vec3(-0.3, 0.0, -0.3), Vec3(0.3, 1.4, -0.1)));
        Scene heeled = tPoseFigure();
        for (const double side : {0.1, -0.1}) {
            addPart(heeled, box(Vec3(side - 0.02, -0.07, -0.06), Vec3(side + 0.02, 0.0, -0.02)));
            addPart(heeled, box(Vec3(side - 0.04, -0.07, 0.1), Vec3(side + 0.04, 0.0, 0.18)));
        }
        for (const Scene& scene : {tailed, caned, caped, heeled}) {
            QVERIFY(legsOf(scene).paired() <= 2);
            QVERIFY(fitted(scene, RigRequest()));
        }
    }

    void turnsBringUpOntoY() {
        QVERIFY(!upOf("w"));
        for (std::size_t i = 0; i < kUpWords.size(); ++i) {
            const auto up = static_cast<UpDirection>(i);
            const Mat3 turn = standingFromModel(up);
            QVERIFY(std::abs(turn.determinant() - 1.0) < 1e-12);
            QVERIFY(upOf(upWord(up)) == up);
            QVERIFY(upNearest(turn.transpose() * Vec3::UnitY()) == up);
        }
    }

    void jointsTurnWithTheFigure_data() {
        QTest::addColumn<int>("up");
        for (std::size_t i = 0; i < kUpWords.size(); ++i) {
            QTest::newRow(upWord(static_cast<UpDirection>(i)).c_str()) << static_cast<int>(i);
        }
    }

    void jointsTurnWithTheFigure() {
        QFETCH(int, up);
        RigRequest request;
        Progress progress;
        const auto upright = fitRig(tPoseFigure(), request, progress);
        QVERIFY(upright);
        request.up = static_cast<UpDirection>(up);
        Transform turn = Transform::Identity();
        turn.linear() = standingFromModel(request.up).transpose();
        const auto turned = fitRig(placed(tPoseFigure(), turn), request, progress);
        QVERIFY(turned);
        const Skeleton expected = layTemplate({}, *upright).skeleton;
        const Skeleton made = layTemplate({}, *turned).skeleton;
        QCOMPARE(made.size(), expected.size());
        for (std::size_t j = 0; j < made.size(); ++j) {
            const double away = (made.position(j) - turn * expected.position(j)).norm();
            QVERIFY2(away < 0.02 * 1.8, made.joints[j].name.c_str());
        }
    }

    void cellsTurnAsIfVoxelizedAnew_data() { jointsTurnWithTheFigure_data(); }
    void cellsTurnAsIfVoxelizedAnew() {
        QFETCH(int, up);
        Transform turn = Transform::Identity();
        turn.linear() = standingFromModel(UpDirection::X).transpose();
        turn.translation() = Vec3(3.0, -2.0, 1.0);
        const Scene scene = placed(tPoseFigure(), turn);
        Progress progress;
        BodyHints hints;
        const auto lying = BodyVolume::build(scene, hints, progress);
        hints.up = static_cast<UpDirection>(up);
        const auto anew = BodyVolume::build(scene, hints, progress);
        QVERIFY(lying && anew);
        const auto stood = lying->stoodUp(hints, progress);
        QVERIFY(stood);
        QVERIFY(stood->size() == anew->size());
        QVERIFY(stood->modelFromBody().isApprox(anew->modelFromBody(), 1e-9));
        QVERIFY((stood->low() - anew->low()).norm() < 1e-9);
        QCOMPARE(stood->symmetry(), anew->symmetry());
        for (std::size_t i = 0; i < anew->cellCount(); ++i) {
            QCOMPARE(stood->depth(i), anew->depth(i));
        }
    }

    void theSearchForUpIsCanceled() {
        Transform turn = Transform::Identity();
        turn.linear() = standingFromModel(UpDirection::Z).transpose();
        const Scene scene = placed(tPoseFigure(), turn);
        Progress progress;
        const auto volume = rigVolume(scene, {}, progress);
        QVERIFY(volume);
        CanceledAlready canceled;
        const auto fit = fitRig(scene, *volume, {}, canceled);
        QVERIFY(!fit && fit.error().code == ErrorCode::Canceled);
    }
};

SINEW_TEST(TestRigBadInput, sinew::test::NoApplication)

} // namespace testRigBadInput

#include "TestRigBadInput.moc"
