#include "core/solve/Bind.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testReuseVolume {

using namespace sinew;

namespace {

/// A limb of two bones, cut up more or less finely.
Scene limb(int around, int along) {
    return test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, around, along),
                       test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
}

BindSettings at64() {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    return settings;
}

ErrorCode errorOf(const Scene& scene, const Scene& reused) {
    Progress progress;
    const auto result = bind(scene, at64(), progress, &reused);
    return result ? ErrorCode::Count : result.error().code;
}

} // namespace

class TestReuseVolume : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ownVolumeGivesOwnWeights() {
        const Scene scene = limb(24, 30);
        Progress progress;
        const BindResult own = *bind(scene, at64(), progress);
        const BindResult reused = *bind(scene, at64(), progress, &scene);
        QVERIFY(*own.weights[0] == *reused.weights[0]);
        QCOMPARE(own.report.leaves, reused.report.leaves);
    }

    /// A coarser mesh of the same limb: what both have in common gets nearly what the fine one's vertices
    /// get.
    void levelsOfDetailAgree() {
        const Scene fine = limb(24, 40);
        const Scene coarse = limb(12, 20);
        Progress progress;
        BindSettings settings = at64();
        settings.smoothing = 0.0; // distances alone
        settings.scaleByThickness = false;
        const BindResult ofFine = *bind(fine, settings, progress);
        const BindResult ofCoarse = *bind(coarse, settings, progress, &fine);
        QCOMPARE(ofFine.report.leaves, ofCoarse.report.leaves);
        int common = 0;
        const auto& vertices = coarse.parts[0].mesh->vertices;
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            const auto& others = fine.parts[0].mesh->vertices;
            for (std::uint32_t q = 0; q < others.size(); ++q) {
                if ((vertices[p] - others[q]).norm() < 1e-9) {
                    ++common;
                    const auto a = ofCoarse.weights[0]->at(p);
                    const auto b = ofFine.weights[0]->at(q);
                    QVERIFY(std::equal(a.begin(), a.end(), b.begin(), b.end()));
                }
            }
        }
        QVERIFY2(common > 50, qPrintable(QString::number(common)));
    }

    void otherSkeletonsAreRefused() {
        const Scene scene = limb(12, 20);
        Scene renamed = scene;
        renamed.skeleton.joints[1].name = "elsewhere";
        QCOMPARE(errorOf(scene, renamed), ErrorCode::ReuseJointDiffers);
        Scene moved = scene;
        moved.skeleton.joints[1].modelFromJointBind.translation().x() += 0.1;
        QCOMPARE(errorOf(scene, moved), ErrorCode::ReuseJointDiffers);
        Scene shorter = scene;
        shorter.skeleton.joints.pop_back();
        QVERIFY(errorOf(scene, shorter) == ErrorCode::ReuseJointDiffers);
    }

    void otherShapesAreRefused() {
        const Scene scene = limb(12, 20);
        const Scene thicker = test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.5, 12, 20),
                                          test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
        QCOMPARE(errorOf(scene, thicker), ErrorCode::Count); // it lies inside
        Progress progress;
        const auto result = bind(thicker, at64(), progress, &scene);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::ReusePartOutside);
        QCOMPARE(result.error().arguments.size(), std::size_t{4});
        QVERIFY(std::stoul(result.error().arguments[1]) > 100);
        QVERIFY(std::abs(std::stod(result.error().arguments[2]) - 0.2) < 0.05);
    }

    void somethingHasToBeThere() {
        const Scene body = limb(12, 20);
        Scene badge = body; // all of it hangs on a joint by a rule
        auto mesh = std::make_shared<Mesh>(*body.parts[0].mesh);
        mesh->name = "badge";
        badge.parts[0].mesh = mesh;
        Scene dressed = body;
        dressed.parts.push_back(badge.parts[0]);
        BindSettings settings = at64();
        settings.parts = {{"badge", 0, PartBinding::Rigid, {body.skeleton.joints[1].name}}};
        Progress progress;
        const auto result = bind(dressed, settings, progress, &badge);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::NoFaces);
    }

    /// A rule for a part that only this character has holds for it.
    void rulesForNewPartsHold() {
        const Scene body = limb(12, 20);
        Scene dressed = body;
        auto mesh = std::make_shared<Mesh>(test::box(Vec3(0.5, 0.25, -0.05), Vec3(0.6, 0.35, 0.05)));
        mesh->name = "badge";
        dressed.parts.push_back(dressed.parts[0]);
        dressed.parts[1].mesh = mesh;
        dressed.parts[1].weights.reset();
        BindSettings settings = at64();
        settings.parts = {{"badge", 0, PartBinding::Rigid, {body.skeleton.joints[1].name}}};
        Progress progress;
        const auto result = bind(dressed, settings, progress, &body);
        QVERIFY(result.has_value());
        QCOMPARE(result->weights[1]->at(0).size(), std::size_t{1});
        QCOMPARE(result->weights[1]->at(0)[0].joint, 1);
    }
};

SINEW_TEST(TestReuseVolume, sinew::test::NoApplication)

} // namespace testReuseVolume

#include "TestReuseVolume.moc"
