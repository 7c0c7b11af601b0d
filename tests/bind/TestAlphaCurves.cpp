#include "core/bind/PosedAlphas.h"
#include "core/skeleton/JointAngles.h"
#include "tests/solve/RegionWork.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

namespace testAlphaCurves {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::test::regions;

namespace {

constexpr double kRadian = std::numbers::pi / 180.0;

Quat turned(double degrees, const Vec3& axis) {
    return Quat(Eigen::AngleAxisd(degrees * kRadian, axis.normalized()));
}

AlphaCurve elbow(std::vector<AlphaKey> keys, std::vector<std::string> bones = {}) {
    return {"joint_2", JointAngle::Swing, std::move(keys), {}, std::move(bones)};
}

Pose bent(const Scene& scene, double degrees) {
    Pose pose = Pose::bindPose(scene.skeleton);
    pose.joints[2].rotation = turned(degrees, boneAxis(scene.skeleton, 2).unitOrthogonal());
    return pose;
}

BindSettings withCurves(std::vector<AlphaCurve> curves) {
    BindSettings settings = plain();
    settings.alphaCurves = std::move(curves);
    return settings;
}

BindSettings posed(const BindSettings& settings, const Scene& scene, const Pose& pose) {
    BindSettings result = settings;
    static_cast<WeightingSettings&>(result) = alphasInPose(settings, scene.skeleton, pose);
    return result;
}

} // namespace

/// Stiffness that follows the angles of joints.
class TestAlphaCurves : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRotationIsATwistAndThenASwing() {
        const Vec3 bone(1, 0, 0);
        for (const double swing : {0.0, 20.0, 90.0, 170.0}) {
            for (const double twist : {-170.0, -40.0, 0.0, 100.0, 179.0}) {
                const Quat q = turned(swing, Vec3(0, 1, 2)) * turned(twist, bone);
                for (const Quat& same : {q, Quat(-q.coeffs())}) {
                    const JointAngles angles = anglesOf(same, bone);
                    QVERIFY2(std::abs(angles.swing - swing) < 1e-9,
                             qPrintable(QString::number(angles.swing)));
                    QVERIFY2(std::abs(angles.twist - twist) < 1e-9,
                             qPrintable(QString::number(angles.twist)));
                }
            }
        }
        QCOMPARE(anglesOf(turned(180.0, Vec3(0, 1, 0)), bone).swing, 180.0);
        QVERIFY(std::isfinite(anglesOf(turned(180.0, Vec3(0, 1, 0)), bone).twist));
    }

    void aBonePointsAlongItself() {
        Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(2, 0, 0), Vec3(2, 3, 0)});
        QVERIFY(boneAxis(skeleton, 0).isApprox(Vec3(1, 0, 0)));
        QVERIFY(boneAxis(skeleton, 2).isApprox(Vec3(0, 1, 0))); // the last goes on as its parent
        skeleton.joints[2].tail = Vec3(2, 3, 5);
        QVERIFY(boneAxis(skeleton, 2).isApprox(Vec3(0, 0, 1)));
        QVERIFY(boneAxis(test::chain({Vec3(1, 1, 1)}), 0).isApprox(Vec3(0, 1, 0)));
    }

    void alphaIsLinearBetweenKeys() {
        const AlphaCurve curve = elbow({{90.0, 0.8}, {10.0, 0.4}}); // in any order
        QCOMPARE(alphaAt(curve, 0.0), 0.4);
        QCOMPARE(alphaAt(curve, 10.0), 0.4);
        QVERIFY(std::abs(alphaAt(curve, 50.0) - 0.6) < 1e-12);
        QCOMPARE(alphaAt(curve, 90.0), 0.8);
        QCOMPARE(alphaAt(curve, 180.0), 0.8);
        QCOMPARE(alphaAt(elbow({{30.0, 0.3}}), 100.0), 0.3);
    }

    void thePoseSetsAlphas() {
        const Bench bench;
        const BindSettings settings = withCurves({elbow({{0.0, 0.5}, {90.0, 0.9}}, {"joint_1", "joint_2"})});
        BindSettings wanted = plain();
        wanted.boneAlphas = {{"joint_1", 0.7}, {"joint_2", 0.7}};
        const BindSettings half = posed(settings, bench.scene, bent(bench.scene, 45.0));
        QVERIFY(half.alphaCurves.empty());
        QVERIFY(test::largestDifference(bench.weights(half), bench.weights(wanted)) < 1e-6);
        QVERIFY(test::largestDifference(bench.weights(half), bench.weights(settings)) > 1e-3);
    }

    void aBindIsThatOfTheBindPose() {
        const Bench bench;
        const BindSettings settings = withCurves({elbow({{0.0, 0.9}, {90.0, 0.1}})});
        BindSettings wanted = plain();
        wanted.boneAlphas = {{"joint_2", 0.9}};
        QVERIFY(bench.weights(settings) == bench.weights(wanted));
        const Pose rest = Pose::bindPose(bench.scene.skeleton);
        QVERIFY(alphasInPose(settings, bench.scene.skeleton, rest) == alphasAtRest(settings));
    }

    void regionsFollowToo() {
        const Bench bench;
        BindSettings settings = with({ball("elbow", Vec3(0, 0, 0), 1.0)});
        AlphaCurve curve = elbow({{0.0, 0.6}, {90.0, 0.2}});
        curve.region = "elbow";
        settings.alphaCurves = {curve};
        const BindSettings result = posed(settings, bench.scene, bent(bench.scene, 90.0));
        QVERIFY(std::abs(*result.regions[0].alpha - 0.2) < 1e-9);
        QVERIFY(result.boneAlphas.empty());
    }

    void twistCountsByItself() {
        const Bench bench;
        AlphaCurve curve = elbow({{-90.0, 0.1}, {0.0, 0.5}, {90.0, 0.9}});
        curve.angle = JointAngle::Twist;
        Pose pose = Pose::bindPose(bench.scene.skeleton);
        pose.joints[2].rotation = turned(-45.0, boneAxis(bench.scene.skeleton, 2));
        const auto result = alphasInPose(withCurves({curve}), bench.scene.skeleton, pose);
        QVERIFY(std::abs(result.boneAlphas.at(0).alpha - 0.3) < 1e-9);
        const auto swung = alphasInPose(withCurves({curve}), bench.scene.skeleton, bent(bench.scene, 60.0));
        QVERIFY(std::abs(swung.boneAlphas.at(0).alpha - 0.5) < 1e-9);
    }

    /// Two curves over one bone: each adds its own, whatever their order.
    void severalAddUp() {
        const Bench bench;
        BindSettings settings = plain();
        settings.alpha = 0.5;
        AlphaCurve other = elbow({{0.0, 0.5}, {90.0, 0.4}});
        other.bones = {"joint_2"};
        settings.alphaCurves = {elbow({{0.0, 0.5}, {90.0, 0.8}}), other};
        const Pose pose = bent(bench.scene, 90.0);
        const auto sum = alphasInPose(settings, bench.scene.skeleton, pose);
        QCOMPARE(sum.boneAlphas.size(), std::size_t{1});
        QVERIFY(std::abs(sum.boneAlphas[0].alpha - 0.7) < 1e-9);
        std::swap(settings.alphaCurves[0], settings.alphaCurves[1]);
        QVERIFY(std::abs(alphasInPose(settings, bench.scene.skeleton, pose).boneAlphas[0].alpha - 0.7) <
                1e-9);
        settings.alphaCurves = {elbow({{90.0, 1.0}}), elbow({{90.0, 1.0}}), elbow({{90.0, 1.0}})};
        QCOMPARE(alphasInPose(settings, bench.scene.skeleton, pose).boneAlphas[0].alpha, 1.0);
    }

    void aChangeOfCurvesSolvesNothing() {
        QVERIFY(reworkFor(plain(), withCurves({elbow({{0.0, 0.3}})})) == BindRework::Weights);
    }

    void brokenCurvesAreRefused() {
        const double endless = std::numeric_limits<double>::infinity();
        const auto code = [](const AlphaCurve& curve) {
            const auto ok = validate(withCurves({curve}));
            return ok ? std::optional<ErrorCode>() : std::optional(ok.error().code);
        };
        QVERIFY(!code(elbow({{0.0, 0.3}, {180.0, 1.0}})));
        QVERIFY(code(elbow({})) == ErrorCode::AlphaCurveEmpty);
        QVERIFY(code(elbow({{30.0, 0.3}, {20.0, 0.1}, {30.0, 0.4}})) == ErrorCode::AlphaKeyTwice);
        for (const AlphaKey& key :
             {AlphaKey{-1.0, 0.5}, AlphaKey{181.0, 0.5}, AlphaKey{endless, 0.5}, AlphaKey{std::nan(""), 0.5},
              AlphaKey{0.0, 1.5}, AlphaKey{0.0, -endless}}) {
            QVERIFY(code(elbow({key})) == ErrorCode::ParameterOutOfRange);
        }
        AlphaCurve twist = elbow({{-180.0, 0.5}});
        twist.angle = JointAngle::Twist;
        QVERIFY(!code(twist));
    }

    void unknownJointsAndRegionsAreNoted() {
        const Bench bench;
        AlphaCurve lost = elbow({{0.0, 0.9}});
        lost.joint = "gone";
        AlphaCurve nowhere = elbow({{0.0, 0.9}});
        nowhere.region = "none";
        const BindSettings settings = withCurves({lost, nowhere});
        const BindResult result = weighBind(bench.scene, *bench.field, settings);
        std::size_t noted = 0;
        for (const Notice& notice : result.report.notices) {
            noted += notice.code == NoticeCode::AlphaCurveUnused ? 1 : 0;
        }
        QCOMPARE(noted, std::size_t{2});
    }
};

SINEW_TEST(TestAlphaCurves, NoApplication)

} // namespace testAlphaCurves

#include "TestAlphaCurves.moc"
