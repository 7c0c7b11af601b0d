#include "core/rig/FitChain.h"
#include "core/rig/FitTemplate.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <numbers>

namespace testRigBadInput {

using namespace sinew;
using namespace sinew::test;

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

} // namespace

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
};

SINEW_TEST(TestRigBadInput, NoApplication)

} // namespace testRigBadInput

#include "TestRigBadInput.moc"
