#include "core/base/Parallel.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/scene/NodePose.h"
#include "core/solve/Bind.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace testSkeletonPlacement {

using namespace sinew;

namespace {

/// A figure 1.8 high that looks along z, arms out, feet forward: every axis can be told from the others.
Scene figure() {
    const auto limb = [](const Vec3& from, const Vec3& to, double radius) {
        return test::capsule(from, to, radius, 12, 8);
    };
    Mesh mesh = limb(Vec3(0, 1.0, 0), Vec3(0, 1.4, 0), 0.16);
    mesh = test::joined(mesh, limb(Vec3(0, 1.6, 0.02), Vec3(0, 1.7, 0.02), 0.1));
    Skeleton skeleton = test::chain({Vec3(0, 1.0, 0), Vec3(0, 1.25, 0), Vec3(0, 1.5, 0), Vec3(0, 1.62, 0)});
    const auto add = [&](std::int32_t parent, const Vec3& at) {
        Joint joint;
        joint.name = "j";
        joint.name += std::to_string(skeleton.size());
        joint.parent = parent;
        joint.modelFromJointBind.translation() = at;
        joint.parentFromJointRest.translation() = at - skeleton.position(static_cast<std::size_t>(parent));
        skeleton.joints.push_back(joint);
        return static_cast<std::int32_t>(skeleton.size()) - 1;
    };
    for (const double side : {-1.0, 1.0}) {
        mesh = test::joined(mesh, limb(Vec3(0.12 * side, 1.4, 0), Vec3(0.72 * side, 1.4, 0), 0.06));
        mesh = test::joined(mesh, limb(Vec3(0.1 * side, 1.0, 0), Vec3(0.12 * side, 0.08, 0), 0.08));
        mesh = test::joined(mesh, limb(Vec3(0.12 * side, 0.06, 0), Vec3(0.12 * side, 0.05, 0.18), 0.05));
        add(add(add(2, Vec3(0.18 * side, 1.4, 0)), Vec3(0.45 * side, 1.4, 0)), Vec3(0.7 * side, 1.4, 0));
        add(add(add(0, Vec3(0.1 * side, 0.95, 0)), Vec3(0.11 * side, 0.5, 0)), Vec3(0.12 * side, 0.08, 0));
        add(static_cast<std::int32_t>(skeleton.size()) - 1, Vec3(0.12 * side, 0.05, 0.16));
    }
    return test::scene(std::move(mesh), std::move(skeleton));
}

Mat3 turned(double degrees, const Vec3& axis) {
    return Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis).toRotationMatrix();
}

BindSettings coarse() {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    return settings;
}

SkeletonPlacement judged(const Scene& scene) {
    Progress progress;
    const auto placement = judgeSkeleton(scene, coarse(), progress);
    if (!placement) {
        qFatal("judging failed with code %d", static_cast<int>(placement.error().code));
    }
    return *placement;
}

BindReport reportOf(const Scene& scene) {
    Progress progress;
    const auto bound = bind(scene, coarse(), progress);
    if (!bound) {
        qFatal("the bind failed with code %d", static_cast<int>(bound.error().code));
    }
    return bound->report;
}

/// How far joints are from where they belong, at most.
double worst(const Skeleton& skeleton, const Skeleton& meant) {
    double max = 0.0;
    for (std::size_t j = 0; j < meant.size(); ++j) {
        max = std::max(max, (skeleton.position(j) - meant.position(j)).norm());
    }
    return max;
}

} // namespace

class TestSkeletonPlacement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRightRigIsLeftAlone() {
        for (const Scene& scene : {figure(), test::limb(), test::openBox(), test::twoFingers()}) {
            QVERIFY(!judged(scene).astray);
            const BindReport report = reportOf(scene);
            QVERIFY(!report.skeletonFit);
            for (const Notice& notice : report.notices) {
                QVERIFY(notice.code != NoticeCode::SkeletonOutside &&
                        notice.code != NoticeCode::SkeletonFitProposed);
            }
        }
    }

    void otherRigsAreFitted_data() {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("aboutX");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("off"); // of the height, that a joint may be
        const auto row = [](const char* name, double scale, double aboutX, double x, double y, double off) {
            QTest::newRow(name) << scale << aboutX << x << y << off;
        };
        // Units, axes and the origin are what people mix up: these come out exactly.
        row("centimetres", 100.0, 0, 0, 0, 1e-9);
        row("in centimetres of a metre", 0.01, 0, 0, 0, 1e-9);
        row("inches", 39.37007874015748, 0, 0, 0, 1e-9);
        row("z up", 1.0, 90, 0, 0, 1e-9);
        row("z up in centimetres", 100.0, 90, 0, 0, 1e-9);
        row("375 times too small", 1.0 / 375.0, 0, 0, 0, 0.06);
        row("elsewhere", 1.0, 0, 5, -3, 0.06);
        row("scaled and elsewhere", 0.37, 0, 2, 4, 0.06);
        row("z up, scaled and elsewhere", 17.0, 90, 2, 4, 0.06);
    }

    void otherRigsAreFitted() {
        QFETCH(double, scale);
        QFETCH(double, aboutX);
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, off);
        Scene scene = figure();
        const Skeleton meant = scene.skeleton;
        const Mat3 turn = turned(aboutX, Vec3::UnitX());
        fitSkeleton(scene.skeleton, {scale, Mat3(turn.array().round()), Vec3(x, y, 0)});
        const BindReport report = reportOf(scene);
        QVERIFY(!report.notices.empty());
        QCOMPARE(report.notices.front().code, NoticeCode::SkeletonFitProposed);
        QVERIFY(report.skeletonFit);
        QVERIFY(*report.skeletonFit == *judged(scene).fit);
        placeSkeleton(scene, *report.skeletonFit);
        const double error = worst(scene.skeleton, meant) / 1.8;
        QVERIFY2(error <= off, qPrintable(QString::number(error)));
        QVERIFY(!judged(scene).astray);
        QVERIFY(!reportOf(scene).skeletonFit);
    }

    void aFewJointsAreFittedToo() {
        Scene scene = test::scene(test::box(Vec3(0, 0, 0), Vec3(1, 1, 1)),
                                  test::chain({Vec3(40, 0, 0), Vec3(41, 0, 0), Vec3(42, 0, 0)}));
        const SkeletonPlacement placement = judged(scene);
        QVERIFY(placement.astray);
        QCOMPARE(placement.outside, placement.joints);
        QVERIFY(placement.fit);
        placeSkeleton(scene, *placement.fit);
        QCOMPARE(judged(scene).outside, std::size_t{0});
    }

    /// Props around a character say nothing about its skeleton, however wide the scene is.
    void aSceneIsNoCharacter() {
        for (const double away : {5.0, 40.0, 300.0}) {
            Scene scene = figure();
            scene.sourceFile = "scene.glb";
            for (const double side : {-1.0, 1.0}) {
                Mesh prop = test::box(Vec3(side * away, 0, 0), Vec3(side * away + 1, 1, 1));
                prop.name = side < 0.0 ? "Rock" : "Tree";
                scene.parts.push_back({std::make_shared<const Mesh>(std::move(prop)), nullptr, kNone});
            }
            const SkeletonPlacement placement = judged(scene);
            QVERIFY(!placement.astray && !placement.fit);
            QCOMPARE(placement.outside, std::size_t{0});
            QCOMPARE(placement.farParts, (std::vector<std::string>{"Rock", "Tree"}));
            if (away < 10.0) {
                continue; // so near a bind does not look
            }
            const BindReport report = reportOf(scene);
            QVERIFY(!report.skeletonFit);
            const auto told =
                std::ranges::find(report.notices, NoticeCode::PartsFarFromSkeleton, &Notice::code);
            QVERIFY2(told != report.notices.end(), qPrintable(QString::number(away)));
            QCOMPARE(told->count, std::size_t{2});
            QCOMPARE(told->arguments, std::vector<std::string>{"Rock"});
        }
    }

    /// A ground or a room is part of the scene, and holds the skeleton all the same.
    void aRoomIsNoCharacter() {
        Scene scene = figure();
        const auto add = [&](const Vec3& low, const Vec3& high) {
            scene.parts.push_back({std::make_shared<const Mesh>(test::box(low, high)), nullptr, kNone});
        };
        add(Vec3(-40, -0.5, -40), Vec3(40, 0, 40));
        add(Vec3(-40, -0.5, -40), Vec3(40, 20, -39));
        QVERIFY(!judged(scene).astray);
    }

    /// One that stands in the character's body, too small, is told as before.
    void aTinySkeletonIsFitted() {
        Scene scene = figure();
        fitSkeleton(scene.skeleton, {0.05, Mat3::Identity(), Vec3(0, 1.2, 0)});
        const SkeletonPlacement placement = judged(scene);
        QVERIFY(placement.astray && placement.fit);
        QVERIFY(2 * placement.outside <= placement.joints);
        QVERIFY(placement.farParts.empty());
    }

    void handlesCountForNothing() {
        const Scene scene = test::limb();
        BindSettings settings = coarse();
        for (const Joint& joint : scene.skeleton.joints) {
            settings.handles.push_back({joint.name, Solid::point(joint.modelFromJointBind.translation())});
        }
        Scene far = scene;
        fitSkeleton(far.skeleton, {1.0, Mat3::Identity(), Vec3(50, 0, 0)});
        Progress progress;
        const auto placement = judgeSkeleton(far, settings, progress);
        QVERIFY(placement && !placement->astray);
    }

    void jointsThatAreFarOffTakeNoResolution() {
        Scene scene = figure();
        const BindReport before = reportOf(scene);
        for (const double far : {1e3, 1e9, 1e14}) {
            Scene broken = scene;
            broken.skeleton.joints.back().modelFromJointBind.translation() = Vec3(far, 0, 0);
            const BindReport report = reportOf(broken);
            const auto told = std::ranges::find(report.notices, NoticeCode::JointFar, &Notice::code);
            QVERIFY(told != report.notices.end());
            QCOMPARE(told->subject, broken.skeleton.joints.back().name);
            QVERIFY(std::ranges::none_of(report.notices, [&](const Notice& notice) {
                return notice.code == NoticeCode::JointOutside && notice.subject == told->subject;
            }));
            QVERIFY(report.voxelSize < 4.0 * before.voxelSize);
            QVERIFY(!report.skeletonFit);
        }
    }

    void anyThreadsGiveTheSame() {
        Scene scene = figure();
        fitSkeleton(scene.skeleton, {0.3, Mat3::Identity(), Vec3(4, 1, 2)});
        std::optional<SkeletonFit> one;
        withThreads(1, [&] { one = judged(scene).fit; });
        QVERIFY(one);
        for (const int threads : {2, 8}) {
            withThreads(threads, [&] { QVERIFY(judged(scene).fit == one); });
        }
    }

    void whatTheFitTurnsIsNamed() {
        const SkeletonFit none;
        QCOMPARE(upAxisOf(none), std::string("Y"));
        QCOMPARE(quarterTurnOf(none), 0);
        const SkeletonFit zUp{1.0, Mat3(turned(-90, Vec3::UnitX()).array().round()), Vec3::Zero()};
        QCOMPARE(upAxisOf(zUp), std::string("Z"));
        QCOMPARE(quarterTurnOf(zUp), 0);
        const SkeletonFit yaw{1.0, Mat3(turned(90, Vec3::UnitY()).array().round()), Vec3::Zero()};
        QCOMPARE(quarterTurnOf(yaw), 90);
        QCOMPARE(quarterTurnOf(composed(yaw, yaw)), 180);
        QCOMPARE(quarterTurnOf(composed(yaw, composed(yaw, yaw))), -90);
        QCOMPARE(upAxisOf(composed(yaw, zUp)), std::string("Z"));
        const SkeletonFit moved{2.0, yaw.turn, Vec3(1, 2, 3)};
        const Vec3 point(0.3, -0.2, 0.9);
        QVERIFY((composed(moved, zUp)(point) - moved(zUp(point))).norm() < 1e-12);
    }

    void clipsMoveAlong() {
        Scene scene = figure();
        Clip clip;
        JointTrack root{0, {{0.0, Vec3(0, 1, 0)}}, {{0.0, Quat::Identity()}}, {}};
        JointTrack child{1, {{0.0, Vec3(0, 0.25, 0)}}, {{0.0, Quat::Identity()}}, {}};
        clip.tracks = {root, child};
        scene.clips = {clip};
        const SkeletonFit fit{2.0, Mat3(turned(-90, Vec3::UnitX()).array().round()), Vec3(0, 0, 5)};
        placeSkeleton(scene, fit);
        QVERIFY(scene.clips[0].tracks[0].translations[0].value.isApprox(Vec3(0, 0, 3)));
        QVERIFY(scene.clips[0].tracks[0].rotations[0].value.isApprox(Quat(fit.turn)));
        QVERIFY(scene.clips[0].tracks[1].translations[0].value.isApprox(Vec3(0, 0.5, 0)));
        QVERIFY(scene.clips[0].tracks[1].rotations[0].value.isApprox(Quat::Identity()));
    }
};

SINEW_TEST(TestSkeletonPlacement, sinew::test::NoApplication)

} // namespace testSkeletonPlacement

#include "TestSkeletonPlacement.moc"
