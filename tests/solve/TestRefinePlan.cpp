#include "core/base/Parallel.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testRefinePlan {

using namespace sinew;
using sinew::test::bound;
using sinew::test::noted;

namespace {

BindSettings at(int resolution) {
    BindSettings settings;
    settings.resolution = resolution;
    settings.automatic = false;
    settings.gap = 0.2;
    settings.maxInfluences = 0;
    settings.findLeaks = true;
    return settings;
}

ErrorCode errorOf(const Scene& scene, const BindSettings& settings) {
    Progress progress;
    const auto result = bind(scene, settings, progress);
    return result ? ErrorCode::Count : result.error().code;
}

/// Two legs side by side, `gap` apart, on a beam that holds both, each with a bone.
Scene twoLegs(double gap) {
    const double x = 0.15 + 0.5 * gap;
    Mesh mesh = test::joined(test::box(Vec3(-x - 0.15, -1.0, -0.15), Vec3(-x + 0.15, 0.9, 0.15)),
                             test::box(Vec3(x - 0.15, -1.0, -0.15), Vec3(x + 0.15, 0.9, 0.15)));
    mesh = test::joined(mesh, test::box(Vec3(-0.5, 0.85, -0.2), Vec3(0.5, 1.2, 0.2)));
    Skeleton skeleton = test::chain({Vec3(0, 1.0, 0)});
    for (const double side : {-1.0, 1.0}) {
        for (const double y : {0.8, -0.9}) {
            Joint joint;
            joint.name = (side < 0.0 ? "left" : "right") + std::string(y > 0.0 ? "Thigh" : "Foot");
            joint.parent = y > 0.0 ? 0 : static_cast<std::int32_t>(skeleton.size()) - 1;
            joint.modelFromJointBind.translation() = Vec3(side * x, y, 0);
            skeleton.joints.push_back(joint);
        }
    }
    return test::scene(std::move(mesh), std::move(skeleton));
}

/// The most that a joint of one leg moves a vertex low on the other.
double worstAcross(const Scene& scene, const BindResult& result) {
    double worst = 0.0;
    const Mesh& mesh = *scene.parts[0].mesh;
    for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
        if (mesh.vertices[p].y() > -0.5) {
            continue;
        }
        for (const Influence& influence : result.weights[0]->at(p)) {
            const std::string& name = scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name;
            const bool other = name.rfind(mesh.vertices[p].x() < 0.0 ? "right" : "left", 0) == 0;
            worst = std::max(worst, other ? static_cast<double>(influence.weight) : 0.0);
        }
    }
    return worst;
}

} // namespace

class TestRefinePlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBridgedGapIsFound() {
        const Scene scene = twoLegs(0.02); // 1.2 voxels at 128
        const BindResult result = bound(scene, at(128));
        QVERIFY(!result.report.leaks.empty());
        const LeakLocation& location = result.report.leaks.front();
        const auto nameOf = [&](std::int32_t joint) {
            return scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
        };
        QVERIFY(nameOf(location.jointA).rfind("left", 0) == 0 &&
                nameOf(location.jointB).rfind("right", 0) == 0);
        QVERIFY2(std::abs(location.gap - 0.02) < 0.002, qPrintable(QString::number(location.gap)));
        QVERIFY(std::abs(location.position.x()) < 0.011 && location.position.y() < 0.85);
        QVERIFY(!location.open);
        QVERIFY(noted(result.report, NoticeCode::VoxelsJoin));
    }

    void aWideGapIsNone() {
        const BindResult result = bound(twoLegs(0.2), at(128));
        QVERIFY(result.report.leaks.empty());
    }

    void automaticPartsIt() {
        Scene scene = twoLegs(0.02);
        // The left leg's bone ends before the foot does, so that the right one is about as near but for the
        // gap.
        Joint& foot = scene.skeleton.joints[2];
        foot.modelFromJointBind.translation().y() = 0.0;
        foot.tail = Vec3(foot.modelFromJointBind.translation().x(), -0.74, 0);
        BindSettings settings = at(64);
        settings.penalty = 1.0; // what keeps the legs apart shall be the gap, not the price of walls
        const BindResult plain = bound(scene, settings);
        settings.automatic = true;
        const BindResult refined = bound(scene, settings);
        QVERIFY2(worstAcross(scene, plain) > 0.05, qPrintable(QString::number(worstAcross(scene, plain))));
        QVERIFY2(worstAcross(scene, refined) < 0.01,
                 qPrintable(QString::number(worstAcross(scene, refined))));
        QVERIFY(!refined.report.leaks.empty() && refined.report.leaks.front().open);
        QVERIFY(noted(refined.report, NoticeCode::VoxelsParted));
        QVERIFY(!noted(refined.report, NoticeCode::VoxelsJoin));
        QVERIFY(refined.report.leaves < 30 * plain.report.leaves);
    }

    void surfacesThatTouchAreSaidToTouch() {
        BindSettings settings = at(128);
        settings.automatic = true;
        const BindResult result = bound(twoLegs(0.001), settings); // 0.05 % of the height
        QVERIFY(noted(result.report, NoticeCode::VoxelsTouch));
        QVERIFY(!noted(result.report, NoticeCode::VoxelsParted));
    }

    void aBoxPartsWhatItHolds() {
        const Scene scene = twoLegs(0.02);
        BindSettings settings = at(64);
        settings.refine = {{Vec3(-0.1, -1.1, -0.3), Vec3(0.1, 0.9, 0.3), 9}};
        const BindResult result = bound(scene, settings);
        QVERIFY2(worstAcross(scene, result) < 0.01, qPrintable(QString::number(worstAcross(scene, result))));
        QCOMPARE(result.report.voxelSize, 8.0 * result.report.finestVoxelSize);
    }

    void byHandPartsIt() {
        const Scene scene = twoLegs(0.02);
        BindSettings settings = at(64);
        settings.voxelEdits = {
            {VoxelEditKind::Separate, Solid::box(Vec3(0, -0.3, 0), Vec3(0.04, 1.12, 0.4))}};
        const BindResult result = bound(scene, settings);
        QVERIFY2(worstAcross(scene, result) < 0.02, qPrintable(QString::number(worstAcross(scene, result))));
        QCOMPARE(result.report.unweightedVertices, std::size_t{0});
    }

    /// What a crossing of the surface costs does not depend on how fine the voxels there are.
    void refiningElsewhereChangesNothing() {
        const Scene scene = test::limb();
        BindSettings settings = at(64);
        const BindResult plain = bound(scene, settings);
        Aabb box = bounds(*scene.parts[0].mesh);
        settings.refine = {{box.min, box.min + 0.3 * box.extent(), 8}};
        const BindResult refined = bound(scene, settings);
        const double difference = test::largestDifference(*plain.weights[0], *refined.weights[0]);
        QVERIFY2(difference < 0.03, qPrintable(QString::number(difference)));
    }

    void anyThreadsGiveTheSame() {
        const Scene scene = twoLegs(0.02);
        BindSettings settings = at(64);
        settings.automatic = true;
        BindResult one;
        withThreads(1, [&] { one = bound(scene, settings); });
        for (const int threads : {2, 8}) {
            BindResult many;
            withThreads(threads, [&] { many = bound(scene, settings); });
            QCOMPARE(test::largestDifference(*one.weights[0], *many.weights[0]), 0.0);
            QCOMPARE(many.report.leaks.size(), one.report.leaks.size());
            QCOMPARE(many.report.leaves, one.report.leaves);
        }
    }

    /// Nor on what the machine has free: only a limit of the settings cuts a plan short.
    void whatMemoryCurtailsDoesNotHangOnThreads() {
        const Scene scene = twoLegs(0.02);
        BindSettings settings = at(64);
        settings.automatic = true;
        settings.memoryLimit = std::size_t{1} << 20U;
        withThreads(8, [&] {
            while (errorOf(scene, settings) == ErrorCode::NotEnoughMemory) {
                settings.memoryLimit += settings.memoryLimit / 8;
            }
        });
        BindResult one;
        withThreads(1, [&] { one = bound(scene, settings); });
        QVERIFY(noted(one.report, NoticeCode::RefinementCurtailed));
        QVERIFY(noted(one.report, NoticeCode::VoxelsJoin));
        for (const int threads : {2, 8}) {
            BindResult many;
            withThreads(threads, [&] { many = bound(scene, settings); });
            QCOMPARE(many.report.leaves, one.report.leaves);
            QCOMPARE(test::largestDifference(*one.weights[0], *many.weights[0]), 0.0);
        }
        settings.memoryLimit = 0;
        QVERIFY(!noted(bound(scene, settings).report, NoticeCode::RefinementCurtailed));
    }

    void impossibleBoxesAreRefused() {
        const Scene scene = test::limb();
        BindSettings settings = at(64);
        settings.refine = {{Vec3(50, 50, 50), Vec3(51, 51, 51), 10}};
        QCOMPARE(errorOf(scene, settings), ErrorCode::RefineBoxOutside);
        settings.refine = {{Vec3(-50, -50, -50), Vec3(50, 50, 50), 12}};
        settings.memoryLimit = std::size_t{256} << 20U;
        QCOMPARE(errorOf(scene, settings), ErrorCode::RefinementTooLarge);
        settings.refine = {{Vec3(-50, -50, -50), Vec3(50, 50, 50), 13}};
        QCOMPARE(errorOf(scene, settings), ErrorCode::ParameterOutOfRange);
        settings.refine.clear();
        settings.gap = 50.0;
        QCOMPARE(errorOf(scene, settings), ErrorCode::ParameterOutOfRange);
    }

    void onlyTheVolumeHangsOnIt() {
        BindSettings from = at(64);
        BindSettings to = from;
        to.gap = 1.0;
        QCOMPARE(reworkFor(from, to), BindRework::Nothing);
        to.automatic = true;
        QCOMPARE(reworkFor(from, to), BindRework::Volume);
    }
};

SINEW_TEST(TestRefinePlan, sinew::test::NoApplication)

} // namespace testRefinePlan

#include "TestRefinePlan.moc"
