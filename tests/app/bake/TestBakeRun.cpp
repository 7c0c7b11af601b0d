#include "app/bake/BakeRun.h"
#include "app/bake/BakeText.h"
#include "core/base/Parallel.h"
#include "core/metrics/PosedFaces.h"
#include "tests/app/bake/BakeLimb.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>

namespace testBakeRun {

using namespace sinew;
using namespace sinew::test;

namespace {

BakeAsked asked(const Scene& scene, Deformer deformer = Deformer::DualQuaternion) {
    BakeAsked asked;
    asked.source.scene = std::make_shared<const Scene>(scene);
    asked.source.deform.deformer = deformer;
    asked.poses = listBakePoses({scene, {}, {}, {}}, {});
    asked.fit.maxInfluences = 4;
    asked.mirror = mirrorTable(scene.skeleton);
    return asked;
}

Expected<BakeOutcome> baked(BakeAsked asked) {
    Progress progress;
    return runBake(std::move(asked), progress);
}

ErrorCode errorOf(const Expected<BakeOutcome>& outcome) {
    return outcome ? ErrorCode::Count : outcome.error().code;
}

} // namespace

/// A bake from poses to figures.
class TestBakeRun : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theResultIsNearerThanLinearSkinning() {
        const Expected<BakeOutcome> outcome = baked(asked(bendingLimb()));
        QVERIFY(outcome.has_value());
        const BakeFigures& figures = outcome->figures;
        QCOMPARE(figures.poses.size(), outcome->poses.size());
        QVERIFY(figures.fitted.poses > 0 && figures.heldOut.poses > 0);
        QVERIFY(figures.fitted.before.mean > 0.0 && figures.fitted.before.worst > figures.fitted.before.mean);
        QVERIFY(figures.fitted.after.mean < 0.2 * figures.fitted.before.mean);
        QVERIFY(figures.heldOut.after.mean < 0.5 * figures.heldOut.before.mean);
        QCOMPARE(figures.joints.size(), std::size_t{1});
        const BakeJointFigures& joint = figures.joints.front();
        QVERIFY(joint.joint == 1 && joint.vertices > 100);
        QVERIFY(joint.volumeBefore && joint.volumeAfter);
        QVERIFY(*joint.volumeBefore < *joint.volumeAfter);
        QVERIFY(*joint.volumeAfter > 0.95 && *joint.volumeAfter < 1.1);
        QVERIFY(figures.crossings.poses > 0);
        QVERIFY(joint.shapes == outcome->result.shapes.size() || !outcome->result.shapes.empty());
    }

    /// By hand: the mean distance over the vertices that lie off their target.
    void figuresAreDistancesToTheTargets() {
        BakeAsked limb = asked(bendingLimb());
        const BakeAsked same = limb;
        const Expected<BakeOutcome> outcome = baked(std::move(limb));
        QVERIFY(outcome.has_value());
        std::vector<BakePose> poses = same.poses;
        Progress progress;
        QVERIFY(showTargets(same.source, poses, progress).has_value());
        const Scene& scene = *same.source.scene;
        const auto first =
            static_cast<std::size_t>(std::ranges::find(poses, 1, &BakePose::joint) - poses.begin());
        const auto linear = linearVertices(scene, poses[first].pose, {});
        double worst = 0.0;
        for (std::size_t p = 0; p < linear[0].size(); ++p) {
            worst = std::max(worst, (linear[0][p] - poses[first].target[0][p].cast<double>()).norm());
        }
        QVERIFY(std::abs(outcome->figures.poses[first].errors.before.worst - worst) < 1e-9);
        QVERIFY(outcome->figures.poses[first].worstJoint == 1);
    }

    void theGateSaysWhichJointAndWhy() {
        BakeAsked limb = asked(bendingLimb());
        limb.fit.goodTo = 1e-9;
        limb.fit.maxShapes = 0;
        const Expected<BakeOutcome> off = baked(limb);
        QVERIFY(off.has_value() && !off->figures.good());
        QVERIFY(off->figures.joints.front().reason == BakeReason::StepsOff);
        const QStringList faults = bakeFaultTexts(*off);
        QCOMPARE(faults.size(), qsizetype{1});
        QVERIFY(faults[0].contains(QString::fromStdString(off->baked->skeleton.joints[1].name)));
        limb.locked = {false, true};
        const Expected<BakeOutcome> locked = baked(limb);
        QVERIFY(locked.has_value() && locked->figures.joints.front().reason == BakeReason::Locked);
        limb.locked.clear();
        limb.held = {std::vector<bool>(bendingLimb().parts[0].mesh->vertexCount(), true)};
        const Expected<BakeOutcome> painted = baked(limb);
        QVERIFY(painted.has_value() && painted->figures.joints.front().reason == BakeReason::Painted);
        QCOMPARE(painted->heldVertices, limb.held[0].size());
        limb.held.clear();
        limb.fit.goodTo = 1.0;
        const Expected<BakeOutcome> good = baked(limb);
        QVERIFY(good.has_value() && good->figures.good() && bakeFaultTexts(*good).isEmpty());
    }

    /// Drivers know joints by name: the first of two gets them, and of the other the bake says why not.
    void jointsThatShareANameAreNamed() {
        Scene twins = bendingLimb();
        twins.skeleton.joints[1].name = twins.skeleton.joints[0].name;
        BakeAsked limb = asked(twins);
        limb.fit.goodTo = 1e-9;
        const Expected<BakeOutcome> outcome = baked(limb);
        QVERIFY(outcome.has_value());
        QVERIFY(outcome->result.helpers.empty());
        QVERIFY(std::ranges::find(outcome->result.shapes, 1, &BakedShape::joint) ==
                outcome->result.shapes.end());
        QVERIFY(outcome->undriven == std::vector<std::int32_t>{1});
        QVERIFY(outcome->figures.joints.front().reason == BakeReason::NameShared);
        const QString name = QString::fromStdString(twins.skeleton.joints[1].name);
        const QString said = bakeUndrivenText(*outcome);
        QVERIFY2(said.startsWith("1 joint ") && said.contains(": " + name + "."), qPrintable(said));
        QVERIFY(bakeJson(*outcome)["undriven"] == nlohmann::ordered_json{twins.skeleton.joints[1].name});
        limb.fit.helpers = false;
        limb.fit.maxShapes = 0;
        QVERIFY(bakeUndrivenText(*baked(limb)).isEmpty());
        QVERIFY(bakeUndrivenText(*baked(asked(bendingLimb()))).isEmpty());
    }

    void memoryIsAskedBefore() {
        BakeAsked limb = asked(bendingLimb());
        limb.megabytes = 0;
        const Expected<BakeOutcome> refused = baked(limb);
        QCOMPARE(errorOf(refused), ErrorCode::BakeTooLarge);
        QCOMPARE(refused.error().arguments[1], std::string("0"));
        QVERIFY(std::stoul(refused.error().arguments[0]) ==
                bakeMegabytes(*limb.source.scene, limb.poses.size()));
        // 25,000 vertices in 300 poses are allowed unasked, twenty times as many are not.
        const Scene scene = bendingLimb();
        const std::size_t vertices = scene.parts[0].mesh->vertexCount();
        QVERIFY(bakeMegabytes(scene, 7'500'000 / vertices) <= kBakeMegabytes);
        QVERIFY(bakeMegabytes(scene, 150'000'000 / vertices) > kBakeMegabytes);
    }

    void whatCannotBeBakedSaysWhy() {
        QCOMPARE(errorOf(baked(asked(bendingLimb(), Deformer::LinearBlend))), ErrorCode::BakeWithoutGain);
        BakeAsked still = asked(bendingLimb());
        still.poses.clear();
        QCOMPARE(errorOf(baked(still)), ErrorCode::BakeWithoutPoses);
        Scene bare = bendingLimb();
        BakeAsked unbound = asked(bare);
        bare.parts[0].weights.reset();
        unbound.source.scene = std::make_shared<const Scene>(bare);
        QCOMPARE(errorOf(baked(unbound)), ErrorCode::NoWeights);
        // One joint turns the whole character, by whatever method.
        Scene single = bendingLimb();
        single.skeleton = chain({Vec3::Zero()});
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < single.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::array{Influence{0, 1.0F}});
        }
        single.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        const ErrorCode code = errorOf(baked(asked(single)));
        QVERIFY(code == ErrorCode::BakeWithoutGain || code == ErrorCode::BakeWithoutPoses);
    }

    void itCanBeCanceledAtEveryPoll() {
        const BakeAsked limb = asked(bendingLimb());
        int poll = 0;
        for (; poll < 100000; poll += 1 + poll / 2) {
            CancelAfter progress(poll);
            const Expected<BakeOutcome> outcome = runBake(limb, progress);
            if (outcome) {
                break;
            }
            QCOMPARE(outcome.error().code, ErrorCode::Canceled);
        }
        QVERIFY(poll > 3 && poll < 100000);
    }

    void threadsDoNotMatter() {
        const auto run = [&](int threads) {
            std::optional<BakeOutcome> outcome;
            withThreads(threads, [&] { outcome = *baked(asked(bendingLimb())); });
            outcome->seconds = {};
            return std::pair(bakeJson(*outcome).dump(), *outcome->result.weights[0]);
        };
        const auto one = run(1);
        QVERIFY(one == run(2) && one == run(8));
    }

    void allMethodsCanBeBaked_data() {
        QTest::addColumn<int>("deformer");
        QTest::addColumn<bool>("implicit");
        QTest::newRow("blended") << static_cast<int>(Deformer::Blended) << false;
        QTest::newRow("centres of rotation") << static_cast<int>(Deformer::CentersOfRotation) << false;
        QTest::newRow("implicit") << static_cast<int>(Deformer::LinearBlend) << true;
    }

    void allMethodsCanBeBaked() {
        QFETCH(int, deformer);
        QFETCH(bool, implicit);
        BakeAsked limb = asked(bendingLimb(), static_cast<Deformer>(deformer));
        limb.source.deform.implicit = implicit;
        const Expected<BakeOutcome> outcome = baked(limb);
        QVERIFY(outcome.has_value());
        QVERIFY(outcome->figures.fitted.after.mean < 0.5 * outcome->figures.fitted.before.mean);
    }

    /// Shapes that drivers turn on are part of the source, and stay.
    void keyedShapesAreKept() {
        Scene scene = bendingLimb();
        auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
        mesh->morphTargets.push_back(
            {"Muscle", {0, 1, 2}, {Vec3(0, 0, 0.1), Vec3(0, 0, 0.1), Vec3(0, 0, 0.1)}});
        scene.parts[0].mesh = mesh;
        BakeAsked limb = asked(scene);
        limb.source.drivers = {{scene.skeleton.joints[1].name,
                                JointAngle::Swing,
                                DriverChannel::Shape,
                                "Muscle",
                                {{0.0, 0.0}, {90.0, 1.0}},
                                {}}};
        const Expected<BakeOutcome> outcome = baked(limb);
        QVERIFY(outcome.has_value());
        QVERIFY(outcome->drivers.front() == limb.source.drivers.front());
        const std::vector<MorphTarget>& shapes = outcome->baked->parts[0].mesh->morphTargets;
        QCOMPARE(shapes.front().name, std::string("Muscle"));
        QVERIFY(shapes.front().offsets == mesh->morphTargets.front().offsets);
        std::set<std::string> names;
        for (const MorphTarget& shape : shapes) {
            QVERIFY(names.insert(shape.name).second);
        }
        QVERIFY(outcome->figures.fitted.after.mean < 0.3 * outcome->figures.fitted.before.mean);
    }
};

SINEW_TEST(TestBakeRun, QCoreApplication)

} // namespace testBakeRun

#include "TestBakeRun.moc"
