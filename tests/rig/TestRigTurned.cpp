#include "core/rig/FitTemplate.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testRigTurned {

using namespace sinew;
using namespace sinew::test;

namespace {

class CanceledAlready final : public Progress {
public:
    bool canceled() const override { return true; }
};

} // namespace

/// Characters that lie or stand on their heads are fitted as if they stood.
class TestRigTurned : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

SINEW_TEST(TestRigTurned, NoApplication)

} // namespace testRigTurned

#include "TestRigTurned.moc"
