#include "app/check/PoseMeter.h"
#include "app/check/WeightMeter.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testMeters {

using namespace sinew;
using namespace sinew::test;

namespace {

/// What is measured of the weights of a human of rigid boxes.
double weightFigure(const Scene& scene, Measure measure, bool highest = true) {
    Figures figures;
    addWeightFigures(scene, figures);
    const FigureRange& range = figures[measure];
    return (highest ? range.highest : range.lowest)->value;
}

} // namespace

/// Weights without a pose, and single poses.
class TestMeters : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void soundWeightsHaveNoFaults() {
        const Scene scene = humanScene();
        QCOMPARE(weightFigure(scene, Measure::Unweighted), 0.0);
        QCOMPARE(weightFigure(scene, Measure::Invalid), 0.0);
        QCOMPARE(weightFigure(scene, Measure::Influences), 1.0);
        QCOMPARE(weightFigure(scene, Measure::Sum), 1.0);
    }

    void partsWithoutWeightsCountWhole() {
        Scene scene = humanScene();
        scene.parts[0].weights = nullptr;
        const Mesh& mesh = *scene.parts[0].mesh;
        std::vector<bool> used(mesh.vertexCount());
        for (const std::uint32_t vertex : mesh.corners) {
            used[vertex] = true;
        }
        QCOMPARE(weightFigure(scene, Measure::Unweighted),
                 static_cast<double>(std::ranges::count(used, true)));
    }

    void storedFaultsAreTold() {
        Scene scene = humanScene();
        StoredWeightFaults faults;
        faults.invalid = {1, 2, 5};
        faults.notOfSumOne = {7};
        faults.lowestSum = 0.5;
        scene.parts[0].storedFaults = std::make_shared<const StoredWeightFaults>(faults);
        QCOMPARE(weightFigure(scene, Measure::Invalid), 3.0);
        QCOMPARE(weightFigure(scene, Measure::Sum, false), 0.5);
        QCOMPARE(weightFigure(scene, Measure::Sum), 1.0);
    }

    void theBindPoseSpoilsNothing() {
        const Scene scene = humanScene();
        const CheckedSurface surface(scene);
        Progress progress;
        const auto meter = PoseMeter::make(scene, surface, progress);
        QVERIFY(meter.has_value());
        const auto figures =
            meter->measure({Pose::bindPose(scene.skeleton), kNone, std::nullopt, "still"}, progress);
        QVERIFY(figures.has_value());
        QCOMPARE(figures->stretch, 1.0);
        QCOMPARE(figures->flipped, 0.0);
        QCOMPARE(figures->poke, 0.0);
        QVERIFY(std::abs(figures->volume - 1.0) < 1e-9 && figures->worst.empty());
        QVERIFY(figures->bent.empty() && figures->name == "still");
    }

    /// A box that its joint swells is longer, holds more, and says where.
    void aSwollenBoxIsFound() {
        const Scene scene = humanScene();
        const CheckedSurface surface(scene);
        Progress progress;
        const auto meter = PoseMeter::make(scene, surface, progress);
        QVERIFY(meter.has_value());
        const auto joint = std::ranges::find_if(
            scene.skeleton.joints, [](const Joint& each) { return each.name.ends_with("LeftHand"); });
        const auto number = static_cast<std::int32_t>(joint - scene.skeleton.joints.begin());
        QVERIFY(joint != scene.skeleton.joints.end());
        CheckPose pose{Pose::bindPose(scene.skeleton), number, std::nullopt, "swollen"};
        pose.pose.joints[static_cast<std::size_t>(number)].scale = Vec3::Constant(3.0);
        const auto figures = meter->measure(pose, progress);
        QVERIFY(figures.has_value());
        QVERIFY(std::abs(figures->stretch - 3.0) < 1e-6 && figures->volume > 1.0);
        QCOMPARE(figures->bent, joint->name);
        const auto place = std::ranges::find(figures->worst, Measure::Stretch, &WorstPlace::measure);
        QVERIFY(place != figures->worst.end() && place->joint != kNone);
    }
};

SINEW_TEST(TestMeters, NoApplication)

} // namespace testMeters

#include "TestMeters.moc"
