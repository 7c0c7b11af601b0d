#include "app/document/edits/Edits.h"
#include "app/text/SettingText.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <functional>

namespace testSettingSteps {

using namespace sinew;
using sinew::test::openLimb;

/// Steps of the history are called like the setting they change.
class TestSettingSteps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Every setting by its own name.
    void stepsAreCalledLikeTheirSetting() {
        const std::vector<std::pair<QString, std::function<void(BindSettings&)>>> changes{
            {"Resolution", [](BindSettings& s) { s.resolution = 128; }},
            {"Resolution", [](BindSettings& s) { s.automatic = !s.automatic; }},
            {"Open gaps wider than", [](BindSettings& s) { s.gap = 1.0; }},
            {"Voxel edits", [](BindSettings& s) { s.refine.emplace_back(); }},
            {"Voxel edits", [](BindSettings& s) { s.voxelEdits.emplace_back(); }},
            {"Stiffness (alpha)", [](BindSettings& s) { s.alpha = 0.1; }},
            {"Penalty", [](BindSettings& s) { s.penalty = 3.0; }},
            {"Max influences", [](BindSettings& s) { s.maxInfluences = 8; }},
            {"Falloff", [](BindSettings& s) { s.falloff = Falloff::Quadratic; }},
            {"Inside test", [](BindSettings& s) { s.insideRule = InsideRule::NearestFace; }},
            {"Lookup", [](BindSettings& s) { s.lookup = Lookup::Voxel; }},
            {"Paths", [](BindSettings& s) { s.paths = Paths::Centers; }},
            {"Uniform voxels", [](BindSettings& s) { s.uniform = true; }},
            {"Repairs", [](BindSettings& s) { s.fixes.fill = !s.fixes.fill; }},
            {"Resolve ambiguous voxels (winding number)", [](BindSettings& s) { s.windingNumbers = false; }},
            {"Prune below", [](BindSettings& s) { s.pruneBelow = 0.01; }},
            {"Rigid shells", [](BindSettings& s) { s.rigidShells = false; }},
            {"Smoothing", [](BindSettings& s) { s.smoothing = 0.5; }},
            {"Scale distance by limb thickness", [](BindSettings& s) { s.scaleByThickness = false; }},
            {"Fit end bones to the mesh", [](BindSettings& s) { s.fitEndBones = false; }},
            {"Give offset bones to the parent", [](BindSettings& s) { s.offsetBonesToParent = false; }},
            {"Guess bones of joints without parent", [](BindSettings& s) { s.guessLoneBones = false; }},
            {"Bind to joints", [](BindSettings& s) { s.jointChoice = JointChoice::All; }},
            {"Handles", [](BindSettings& s) { s.handles.emplace_back(); }},
            {"Bind to joints", [](BindSettings& s) { s.joints.emplace_back("Spine"); }},
            {"Binding of parts", [](BindSettings& s) { s.parts.emplace_back(); }},
            {"Regions", [](BindSettings& s) { s.regions.emplace_back(); }},
            {"Stiffness of joints", [](BindSettings& s) { s.boneAlphas.emplace_back(); }},
            {"Memory limit", [](BindSettings& s) { s.memoryLimit = 1; }},
            {"Find leaks", [](BindSettings& s) { s.findLeaks = true; }},
        };
        for (const auto& [name, change] : changes) {
            BindSettings after;
            change(after);
            QCOMPARE(settingText({}, after), name);
        }
        BindSettings two;
        two.alpha = 0.1;
        two.penalty = 3.0;
        QCOMPARE(settingText({}, two), QString("Settings"));
        BindSettings automatic; // one choice in the window
        automatic.resolution = 128;
        automatic.automatic = false;
        automatic.automatic = true;
        QCOMPARE(settingText({}, automatic), QString("Resolution"));
    }

    void otherSettingsAreOtherSteps() {
        Document document;
        openLimb(document);
        const auto slide = [&](const auto& change) {
            BindSettings settings = document.state().settings;
            change(settings);
            setBindSettings(document, settings, MergeKey::Setting);
        };
        slide([](BindSettings& settings) { settings.gap = 1.0; });
        slide([](BindSettings& settings) { settings.gap = 2.0; });
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), QString("Open gaps wider than"));
        slide([](BindSettings& settings) { settings.memoryLimit = 1U << 30U; });
        QCOMPARE(document.undoStack().count(), 2);
        QCOMPARE(document.undoStack().undoText(), QString("Memory limit"));
    }
};

SINEW_TEST(TestSettingSteps, QCoreApplication)

} // namespace testSettingSteps

#include "TestSettingSteps.moc"
