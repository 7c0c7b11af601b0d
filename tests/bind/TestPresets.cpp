#include "core/bind/settings/BindSettings.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testPresets {

using namespace sinew;

namespace {

/// Everything that no preset may touch is other than its default here.
BindSettings workedOn() {
    BindSettings settings;
    settings.gap = 0.5;
    settings.uniform = true;
    settings.refine = {{Vec3(0, 0, 0), Vec3(1, 1, 1), 9}};
    settings.voxelEdits = {{VoxelEditKind::Separate, Solid::box(Vec3(0, 0, 0), Vec3(1, 1, 1))}};
    settings.voxelizer = Voxelizer::Drawn;
    settings.fixes = {false, true, true};
    settings.jointChoice = JointChoice::Listed;
    settings.handles = {{"a", Solid::point(Vec3(0, 1, 0))}};
    settings.joints = {"a", "b"};
    settings.parts = {{"Hair", 0, PartBinding::CopySkin, {}}};
    settings.regions = {Region()};
    settings.memoryLimit = 1000;
    settings.findLeaks = true;
    return settings;
}

/// And everything that a preset sets.
BindSettings tuned(BindSettings settings) {
    settings.resolution = 128;
    settings.automatic = false;
    settings.gridAxes = GridAxes::World;
    settings.splitAtBones = false;
    settings.maxInfluences = 8;
    settings.pruneBelow = 0.01;
    settings.keepSmallWeights = true;
    settings.alpha = 0.3;
    settings.penalty = 2.0;
    settings.falloff = Falloff::Quadratic;
    settings.insideRule = InsideRule::NearestFace;
    settings.lookup = Lookup::Voxel;
    settings.paths = Paths::Centers;
    settings.windingNumbers = false;
    settings.smoothing = 0.5;
    settings.scaleByThickness = false;
    settings.fitBones = false;
    settings.guessLoneBones = false;
    settings.rigidShells = false;
    settings.boneAlphas = {{"a", 0.2}};
    settings.alphaCurves = {{"a", JointAngle::Swing, {{0.0, 0.3}}, {}, {}}};
    return settings;
}

} // namespace

class TestPresets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void standardSetsTheMethodAlone() {
        QVERIFY(standardSettings(tuned(workedOn())) == workedOn());
        QVERIFY(standardSettings(tuned(BindSettings())) == BindSettings());
    }

    void paperSetsTheMethodAlone() {
        BindSettings paper = workedOn();
        paper.resolution = 256;
        paper.automatic = false;
        paper.gridAxes = GridAxes::World;
        paper.maxInfluences = 4;
        paper.keepSmallWeights = true;
        paper.alpha = 0.1;
        paper.penalty = 4.0;
        paper.insideRule = InsideRule::NearestFace;
        paper.lookup = Lookup::Voxel;
        paper.paths = Paths::Centers;
        paper.smoothing = 0.0;
        paper.scaleByThickness = false;
        paper.fitBones = false;
        paper.guessLoneBones = false;
        paper.rigidShells = false;
        QVERIFY(paperSettings(tuned(workedOn())) == paper);
    }

    void thereAndBackLeavesNothingBehind() {
        QVERIFY(standardSettings(paperSettings(workedOn())) == workedOn());
        QVERIFY(paperSettings(standardSettings(tuned(workedOn()))) == paperSettings(workedOn()));
    }
};

SINEW_TEST(TestPresets, sinew::test::NoApplication)

} // namespace testPresets

#include "TestPresets.moc"
