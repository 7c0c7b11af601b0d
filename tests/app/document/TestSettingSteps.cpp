#include "app/document/edits/Edits.h"
#include "app/document/edits/VolumeEdits.h"
#include "app/text/SettingText.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <functional>

namespace testSettingSteps {

using namespace sinew;

namespace {

using sinew::test::openLimb;

const VolumeEdit kBox{VolumeEditKind::Refine, Solid::box(Vec3(0, 0, 0.1), Vec3(0.1, 0.2, 0.1)), 1024};
const VolumeEdit kBall{VolumeEditKind::Separate, Solid::sphere(Vec3(0.5, 0, 0), 0.05), 0};
const VolumeEdit kBridge{VolumeEditKind::Connect, Solid::box(Vec3(-0.5, 0, 0), Vec3::Constant(0.02)), 0};

} // namespace

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
            {"Fit bones to the mesh", [](BindSettings& s) { s.fitBones = false; }},
            {"Guess bones of joints without parent", [](BindSettings& s) { s.guessLoneBones = false; }},
            {"Bind to joints", [](BindSettings& s) { s.jointChoice = JointChoice::All; }},
            {"Handles", [](BindSettings& s) { s.handles.emplace_back(); }},
            {"Bind to joints", [](BindSettings& s) { s.joints.emplace_back("Spine"); }},
            {"Binding of parts", [](BindSettings& s) { s.parts.emplace_back(); }},
            {"Regions", [](BindSettings& s) { s.regions.emplace_back(); }},
            {"Stiffness of joints", [](BindSettings& s) { s.boneAlphas.emplace_back(); }},
            {"Stiffness by angle", [](BindSettings& s) { s.alphaCurves.emplace_back(); }},
            {"Smoothness of joints", [](BindSettings& s) { s.boneSmoothness.emplace_back(); }},
            {"Envelopes of joints", [](BindSettings& s) { s.boneVolumes.emplace_back(); }},
            {"Second pass", [](BindSettings& s) { s.envelopeSmoothing = 0.5; }},
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

    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(test::limb(), {}));
    }

    void placesAreTheSettings() {
        addVolumeEdit(*m_document, kBall);
        addVolumeEdit(*m_document, kBox);
        addVolumeEdit(*m_document, kBridge);
        const BindSettings& settings = m_document->state().settings;
        QCOMPARE(settings.refine.size(), std::size_t{1});
        QCOMPARE(settings.refine[0].depth, 10);
        QVERIFY(settings.refine[0].high.isApprox(Vec3(0.1, 0.2, 0.2)));
        QCOMPARE(settings.voxelEdits.size(), std::size_t{2});
        QVERIFY(settings.voxelEdits[0].kind == VoxelEditKind::Separate);
        const std::vector<VolumeEdit> places = volumeEditsOf(settings);
        QVERIFY(places[1] == kBall && places[2] == kBridge);
        QVERIFY(places[0].solid.half.isApprox(kBox.solid.half) && places[0].resolution == 1024);
    }

    void everyStepUndoes() {
        const BindSettings before = m_document->state().settings;
        addVolumeEdit(*m_document, kBox);
        addVolumeEdit(*m_document, kBall);
        changeVolumeEdit(*m_document, 1, Solid::sphere(Vec3::Zero(), 0.2));
        setVolumeEditResolution(*m_document, 0, 4096);
        removeVolumeEdit(*m_document, 0);
        QCOMPARE(volumeEditsOf(m_document->state().settings).size(), std::size_t{1});
        while (m_document->undoStack().canUndo()) {
            m_document->undoStack().undo();
        }
        QVERIFY(m_document->state().settings == before);
    }

    void othersStayToTheLastBit() {
        BindSettings settings = m_document->state().settings;
        settings.refine = {{Vec3(0.1, 0.2, 0.3), Vec3(0.7, 1.1, 1.3), 9}, {Vec3(0, 0, 0), Vec3(1, 1, 1), 9}};
        setBindSettings(*m_document, settings);
        const RefineBox first = settings.refine[0]; // center and edges would round its corners
        addVolumeEdit(*m_document, kBall);
        changeVolumeEdit(*m_document, 2, Solid::sphere(Vec3(0.1, 0, 0), 0.4));
        changeVolumeEdit(*m_document, 1, Solid::box(Vec3(0.5, 0.5, 0.5), Vec3(0.25, 0.5, 1.0)));
        setVolumeEditResolution(*m_document, 0, 1024);
        const BindSettings& after = m_document->state().settings;
        QVERIFY(after.refine[0].low == first.low && after.refine[0].high == first.high);
        QCOMPARE(after.refine[0].depth, 10);
        QVERIFY(after.refine[1] == (RefineBox{Vec3(0.25, 0.0, -0.5), Vec3(0.75, 1.0, 1.5), 9}));
        QVERIFY(after.voxelEdits[0].solid == Solid::sphere(Vec3(0.1, 0, 0), 0.4));
    }

    void rowsThatAreNotThereChangeNothing() {
        addVolumeEdit(*m_document, kBall);
        const BindSettings before = m_document->state().settings;
        removeVolumeEdit(*m_document, 7);
        changeVolumeEdit(*m_document, 7, kBall.solid);
        changeVolumeEdit(*m_document, 0, Solid::sphere(Vec3::Zero(), -1.0));
        setVolumeEditResolution(*m_document, 0, 512); // a ball is not refined
        QVERIFY(m_document->state().settings == before);
    }

private:
    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestSettingSteps, QCoreApplication)

} // namespace testSettingSteps

#include "TestSettingSteps.moc"
