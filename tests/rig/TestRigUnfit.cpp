#include "core/rig/FitTemplate.h"
#include "core/rig/Sections.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testRigUnfit {

using namespace sinew;
using namespace sinew::test;

namespace {

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

} // namespace

/// A template is refused for a body that stands on other legs than it has, by its volume alone.
class TestRigUnfit : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
};

SINEW_TEST(TestRigUnfit, NoApplication)

} // namespace testRigUnfit

#include "TestRigUnfit.moc"
