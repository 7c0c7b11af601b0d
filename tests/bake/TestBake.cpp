#include "core/base/Parallel.h"
#include "tests/bake/ArmBake.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace testBake {

using namespace sinew;
using namespace sinew::test;

namespace {

std::unique_ptr<ArmBake> bentArms() {
    auto arms = std::make_unique<ArmBake>();
    for (const double degrees : {30.0, 60.0, 90.0, 120.0}) {
        arms->bend(degrees);
    }
    for (const double degrees : {45.0, 75.0, 105.0}) {
        arms->bend(degrees, true);
    }
    return arms;
}

bool same(const BakeResult& a, const BakeResult& b) {
    const auto shapes = [](const BakedShape& x, const BakedShape& y) {
        return x.name == y.name && x.driver == y.driver && x.gain == y.gain &&
               x.parts[0][0].vertices == y.parts[0][0].vertices &&
               x.parts[0][0].offsets == y.parts[0][0].offsets;
    };
    const auto helpers = [](const HelperJoint& x, const HelperJoint& y) {
        return x.name == y.name && x.gain == y.gain && x.driver == y.driver;
    };
    return *a.weights[0] == *b.weights[0] && std::ranges::equal(a.helpers, b.helpers, helpers) &&
           std::ranges::equal(a.shapes, b.shapes, shapes);
}

} // namespace

/// All steps of a bake together.
class TestBake : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachStepComesNearer() {
        const auto arms = bentArms();
        const BakeResult weights = *arms->bake(ArmBake::only(true, false, 0));
        const BakeResult helpers = *arms->bake(ArmBake::only(true, true, 0));
        const BakeResult shapes = *arms->bake(ArmBake::only(true, true, 4));
        const double before = ArmBake::mean(weights, arms->input, true, false);
        const double byWeights = ArmBake::mean(weights, arms->input, true, true);
        const double byHelpers = ArmBake::mean(helpers, arms->input, true, true);
        const double byShapes = ArmBake::mean(shapes, arms->input, true, true);
        QVERIFY2(byWeights < before, qPrintable(QString::number(byWeights / before)));
        QVERIFY2(byHelpers < 0.35 * before, qPrintable(QString::number(byHelpers / before)));
        QVERIFY2(byShapes < 0.1 * before, qPrintable(QString::number(byShapes / before)));
        QVERIFY(weights.helpers.empty() && weights.shapes.empty() && helpers.shapes.empty());
        QVERIFY(weights.weightsGain.size() == 1 && weights.weightsGain[0] > 0.0);
    }

    void aBakedSceneIsAsFarAsTheFiguresSay() {
        const auto arms = bentArms();
        const BakeResult result = *arms->bake();
        QVERIFY(!result.helpers.empty() && !result.shapes.empty());
        Drivers drivers;
        const Scene baked = withBake(arms->scene, result, drivers);
        QCOMPARE(drivers.size(), result.helpers.size() + result.shapes.size());
        QVERIFY(validateDrivers(drivers).has_value());
        for (const BakePoseError& error : result.errors) {
            const double found = ArmBake::farthest(baked, drivers, arms->input.poses[error.pose]);
            QVERIFY(std::abs(found - error.worstAfter) < 1e-6);
            const double bound = ArmBake::farthest(arms->scene, {}, arms->input.poses[error.pose]);
            QVERIFY(std::abs(bound - error.worstBefore) < 1e-6);
        }
    }

    /// Drivers know joints by name, so the second of a name gets none; the other side is as it was.
    void sharedNamesHaveNoDrivers() {
        const auto arms = bentArms();
        QVERIFY(canDrive(arms->scene.skeleton, 2) && canDrive(arms->scene.skeleton, 4));
        arms->scene.skeleton.joints[4].name = "Body";
        QVERIFY(canDrive(arms->scene.skeleton, 0) && !canDrive(arms->scene.skeleton, 4));
        const BakeResult result = *arms->bake();
        QVERIFY(!result.helpers.empty() && !result.shapes.empty());
        for (const HelperJoint& helper : result.helpers) {
            QVERIFY(helper.source != 4);
        }
        for (const BakedShape& shape : result.shapes) {
            QVERIFY(shape.joint != 4 && shape.driver.joint != "Body");
        }
    }

    void helpersStandWhereTheirSourcesStand() {
        const auto arms = bentArms();
        const BakeResult result = *arms->bake(ArmBake::only(true, true, 0));
        Drivers drivers;
        const Scene baked = withBake(arms->scene, result, drivers);
        const std::size_t first = arms->scene.skeleton.size();
        QCOMPARE(baked.skeleton.size(), first + result.helpers.size());
        for (std::size_t h = 0; h < result.helpers.size(); ++h) {
            const Joint& helper = baked.skeleton.joints[first + h];
            const Joint& source = baked.skeleton.joints[static_cast<std::size_t>(result.helpers[h].source)];
            QCOMPARE(helper.name, result.helpers[h].name);
            QCOMPARE(helper.parent, source.parent);
            QVERIFY(helper.modelFromJointBind.matrix() == source.modelFromJointBind.matrix());
            QVERIFY(helper.id != JointId::None && helper.id != source.id);
        }
    }

    void partnersComeTogether() {
        ArmBake arms; // one side alone would pay
        for (const double degrees : {45.0, 90.0}) {
            arms.turn("LeftForeArm", Vec3::UnitZ(), degrees);
            arms.turn("RightForeArm", Vec3::UnitZ(), -degrees);
        }
        const BakeResult result = *arms.bake(ArmBake::only(true, true, 1));
        QCOMPARE(result.helpers.size(), std::size_t(2));
        QCOMPARE(result.shapes.size(), std::size_t(2));
        QCOMPARE(result.shapes[0].name, std::string("LeftForeArm_90"));
        QCOMPARE(result.shapes[1].name, std::string("RightForeArm_90"));
        QCOMPARE(result.shapes[0].driver.angle, result.shapes[1].driver.angle);
        QCOMPARE(result.shapes[0].driver.keys.back().angle, 90.0);
        QCOMPARE(result.shapes[1].driver.keys.front().angle, -90.0);
        QCOMPARE(result.shapes[0].bytes, result.shapes[1].bytes);
    }

    void existingMorphTargetsKeepTheirNames() {
        const auto arms = bentArms();
        auto mesh = std::make_shared<Mesh>(*arms->scene.parts[0].mesh);
        mesh->morphTargets.push_back({"LeftForeArm_120", {0}, {Vec3(0, 0.01, 0)}});
        mesh->morphTargets.push_back({"Smile", {1}, {Vec3(0, 0.02, 0)}});
        arms->scene.parts[0].mesh = mesh;
        const BakeResult result = *arms->bake();
        Drivers drivers;
        const Scene baked = withBake(arms->scene, result, drivers);
        const std::vector<MorphTarget>& shapes = baked.parts[0].mesh->morphTargets;
        QCOMPARE(shapes.size(), 2 + result.shapes.size());
        QCOMPARE(shapes[0].name, std::string("LeftForeArm_120"));
        QVERIFY(shapes[0].offsets == mesh->morphTargets[0].offsets);
        QCOMPARE(shapes[1].name, std::string("Smile"));
        for (std::size_t a = 0; a < shapes.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                QVERIFY(shapes[a].name != shapes[b].name);
            }
        }
    }

    void theSameOnAnyThreads() {
        const auto arms = bentArms();
        std::vector<BakeResult> results;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { results.push_back(*arms->bake()); });
        }
        QVERIFY(same(results[0], results[1]) && same(results[0], results[2]));
    }

    void cancelStopsEveryStage() {
        const auto arms = bentArms();
        int polls = 0;
        bool finished = false;
        for (; !finished && polls < 100000; polls += 1 + polls / 8) {
            CancelAfter progress(polls);
            const auto result = bake(arms->input, {}, progress);
            finished = result.has_value();
            if (!finished) {
                QCOMPARE(result.error().code, ErrorCode::Canceled);
            }
        }
        QVERIFY(finished && polls > 20);
    }

    void saysWhatIsMissing() {
        const auto codeOf = [](const ArmBake& arms) { return arms.bake().error().code; };
        ArmBake none;
        QCOMPARE(codeOf(none), ErrorCode::BakeWithoutPoses);
        ArmBake judged;
        judged.bend(90.0, true);
        QCOMPARE(codeOf(judged), ErrorCode::BakeWithoutPoses);
        ArmBake still;
        still.bend(0.0);
        QCOMPARE(codeOf(still), ErrorCode::BakeWithoutPoses);
        const auto bare = bentArms();
        bare->scene.parts[0].weights = nullptr;
        const auto failed = bare->bake();
        QCOMPARE(failed.error().code, ErrorCode::NoWeights);
        QCOMPARE(failed.error().arguments, std::vector<std::string>{"arms.glb"});
        ArmBake linear;
        linear.turn("LeftArm", Vec3::UnitZ(), 40.0); // it turns all that is below
        const auto same = linear.bake();
        QCOMPARE(same.error().code, ErrorCode::BakeWithoutGain);
        QCOMPARE(same.error().arguments, std::vector<std::string>{"dual quaternions"});
    }
};

SINEW_TEST(TestBake, NoApplication)

} // namespace testBake

#include "TestBake.moc"
