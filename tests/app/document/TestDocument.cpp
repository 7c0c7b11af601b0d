#include "app/document/PosedMesh.h"
#include "app/document/Transaction.h"
#include "app/document/edits/Edits.h"
#include "app/text/SettingText.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace sinew;

namespace {

BindSettings small() {
    BindSettings settings;
    settings.resolution = 32;
    settings.automatic = false;
    return settings;
}

void openLimb(Document& document) {
    DocumentState state = stateOfScene(test::limb(), {});
    state.settings = small();
    document.reset(std::move(state));
}

/// A limb with so many vertices and joints that its full weights take a while.
void openLong(Document& document) {
    std::vector<Vec3> joints;
    for (int k = 0; k <= 16; ++k) {
        joints.emplace_back(k, 0, 0);
    }
    DocumentState state = stateOfScene(
        test::scene(test::capsule(joints.front(), joints.back(), 0.8, 64, 320), test::chain(joints)), {});
    state.settings = small();
    document.reset(std::move(state));
    test::bindNow(document);
}

using Random = std::mt19937;

int below(Random& random, std::size_t count) {
    return static_cast<int>(random() % count);
}

/// One step of a user who tries everything.
void randomAction(Document& document, Random& random) {
    const DocumentState& state = document.state();
    BindSettings settings = state.settings;
    switch (below(random, 11)) {
    case 0:
        settings.alpha = 0.1 * below(random, 11);
        return setBindSettings(document, settings, MergeKey::Setting);
    case 1:
        settings.maxInfluences = below(random, 5);
        return setBindSettings(document, settings, MergeKey::Setting);
    case 2:
        settings.penalty = 1.0 + below(random, 4);
        return setBindSettings(document, settings, MergeKey::Setting);
    case 3:
        settings.falloff = static_cast<Falloff>(below(random, 3));
        return setBindSettings(document, settings, MergeKey::None);
    case 4:
        return test::bindNow(document);
    case 5: {
        JointPose pose;
        pose.rotation = Eigen::AngleAxisd(0.1 * below(random, 20), Vec3::UnitZ());
        return setJointPose(document, below(random, state.pose.joints.size()), pose, MergeKey::Pose);
    }
    case 6:
        return setPose(document, Pose::bindPose(state.scene->skeleton), "Reset");
    case 7:
        return setDeformer(document, static_cast<Deformer>(below(random, 2)));
    case 8:
        return selectJoint(document, below(random, state.scene->skeleton.size()));
    case 9:
        return selectVertex(document, VertexId{0, static_cast<std::uint32_t>(below(random, 50))});
    default:
        return document.endMerge();
    }
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensUnmodified();
    void undoRestoresTheIdenticalPointers();
    void slidersMerge();
    void aTransactionIsAStep();
    void stepsThatChangeNothingLeaveNoTrace();
    void alphaFollowsAtOnce();
    void changesSayWhat();
    void randomSequencesUndoAndRedo_data();
    void randomSequencesUndoAndRedo();
    void posedMeshFollows();
    void engineWeightsAreWhatEnginesKeep();
    void draftsGiveWayToFullWeights();
    void smallMeshesNeedNoDraft();
    void stepsAreCalledLikeTheirSetting();
    void otherSettingsAreOtherSteps();
    void aDraftComesBackFull();
    void finishingKeepsTheHistory();
    void finishingADraftModifiesNothing();
};

void TestDocument::opensUnmodified() {
    Document document;
    QVERIFY(!document.state().hasScene());
    openLimb(document);
    QVERIFY(document.state().hasSkeleton());
    QVERIFY(!document.modified());
    QVERIFY(!document.undoStack().canUndo());
    QSignalSpy spy(&document, &Document::modifiedChanged);
    selectJoint(document, 1);
    QVERIFY(!document.modified()); // to look at something is no work to lose
    setDeformer(document, Deformer::DualQuaternion);
    QVERIFY(document.modified());
    QCOMPARE(spy.count(), 1);
    document.setSaved("/tmp/limb.sinew");
    QVERIFY(!document.modified());
    QCOMPARE(document.title(), QString("limb"));
    document.undoStack().undo();
    QVERIFY(document.modified());
}

void TestDocument::undoRestoresTheIdenticalPointers() {
    Document document;
    openLimb(document);
    const DocumentState before = document.state();
    test::bindNow(document);
    const DocumentState after = document.state();
    QVERIFY(after.bound());
    document.undoStack().undo();
    QCOMPARE(document.state().weights.get(), before.weights.get());
    QVERIFY(!document.state().bound());
    document.undoStack().redo();
    QCOMPARE(document.state().field.get(), after.field.get());
    QCOMPARE(document.state().weights.get(), after.weights.get());
}

void TestDocument::slidersMerge() {
    Document document;
    openLimb(document);
    const auto slide = [&](double alpha) {
        BindSettings settings = document.state().settings;
        settings.alpha = alpha;
        setBindSettings(document, settings, MergeKey::Setting);
    };
    slide(0.3);
    slide(0.4);
    slide(0.5);
    QCOMPARE(document.undoStack().count(), 1);
    document.endMerge();
    slide(0.6);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.state().settings.alpha, 0.5);
    document.undoStack().undo();
    QCOMPARE(document.state().settings.alpha, BindSettings().alpha);
}

void TestDocument::aTransactionIsAStep() {
    Document document;
    openLimb(document);
    const auto pose = [&](double angle) {
        JointPose bent;
        bent.rotation = Eigen::AngleAxisd(angle, Vec3::UnitZ());
        setJointPose(document, 1, bent, MergeKey::Pose);
    };
    pose(0.1);
    {
        const Transaction drag(document);
        pose(0.2);
        pose(0.3);
    }
    pose(0.4);
    QCOMPARE(document.undoStack().count(), 3);
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(document.undoStack().index(), 1);
    { const Transaction nothing(document); }
    QCOMPARE(document.undoStack().count(), 3); // it makes no step by itself
}

void TestDocument::stepsThatChangeNothingLeaveNoTrace() {
    Document document;
    openLimb(document);
    const quint64 revision = document.revision();
    setBindSettings(document, document.state().settings);
    selectJoint(document, kNone);
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(document.revision(), revision);
}

void TestDocument::alphaFollowsAtOnce() {
    Document document;
    openLimb(document);
    test::bindNow(document);
    BindSettings settings = document.state().settings;
    settings.alpha = 0.8;
    settings.falloff = Falloff::Exponential;
    setBindSettings(document, settings);
    Progress progress;
    const auto anew = bind(*document.state().scene, settings, progress);
    QVERIFY(*(*document.state().weights)[0] == *anew->weights[0]);
    QVERIFY(!document.state().stale());
    settings.resolution = 64;
    settings.automatic = false;
    setBindSettings(document, settings);
    QVERIFY(document.state().stale());
}

void TestDocument::changesSayWhat() {
    Document document;
    openLimb(document);
    DocumentChanges last;
    connect(&document, &Document::changed, this, [&last](DocumentChanges what) { last = what; });
    selectJoint(document, 1);
    QCOMPARE(last, DocumentChanges(DocumentChange::Selection));
    test::bindNow(document);
    QCOMPARE(last, DocumentChange::Field | DocumentChange::Weights);
    setDeformer(document, Deformer::DualQuaternion);
    QCOMPARE(last, DocumentChanges(DocumentChange::Deformer));
    document.undoStack().undo();
    QCOMPARE(last, DocumentChanges(DocumentChange::Deformer));
}

void TestDocument::randomSequencesUndoAndRedo_data() {
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 5; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

void TestDocument::randomSequencesUndoAndRedo() {
    QFETCH(unsigned, seed);
    Document document;
    openLimb(document);
    const DocumentState start = document.state();
    Random random(seed);
    std::vector<DocumentState> seen{start};
    for (int i = 0; i < 200; ++i) {
        randomAction(document, random);
    }
    const DocumentState end = document.state();
    const int steps = document.undoStack().index();
    QVERIFY(steps > 50);
    while (document.undoStack().canUndo()) {
        document.undoStack().undo();
    }
    QVERIFY(document.state() == start);
    while (document.undoStack().canRedo()) {
        document.undoStack().redo();
    }
    QVERIFY(document.state() == end);
    QCOMPARE(document.undoStack().index(), steps);
}

void TestDocument::posedMeshFollows() {
    Document document;
    PosedMesh posed(document);
    openLimb(document);
    QCOMPARE(posed.vertices(0), document.state().scene->parts[0].mesh->vertices); // unbound: stays
    test::bindNow(document);
    QSignalSpy spy(&posed, &PosedMesh::changed);
    JointPose bent;
    bent.rotation = Eigen::AngleAxisd(1.0, Vec3::UnitZ());
    setJointPose(document, 1, bent);
    QCOMPARE(spy.count(), 1);
    const auto matrices = skinningMatrices(document.state().scene->skeleton, document.state().pose);
    const Mesh& mesh = *document.state().scene->parts[0].mesh;
    const auto& weights = *(*document.state().weights)[0];
    QCOMPARE(posed.vertices(0), deformVertices(mesh.vertices, weights, matrices, Deformer::LinearBlend));
    setDeformer(document, Deformer::DualQuaternion);
    QCOMPARE(posed.vertices(0), deformVertices(mesh.vertices, weights, matrices, Deformer::DualQuaternion));
    posed.setExportPreview(true); // engines blend linearly
    QCOMPARE(posed.vertices(0),
             deformVertices(mesh.vertices, engineWeights(weights), matrices, Deformer::LinearBlend));
    posed.setExportPreview(false);
    posed.setPreview(Pose::bindPose(document.state().scene->skeleton));
    QCOMPARE(posed.vertices(0), mesh.vertices);
    QCOMPARE(document.state().pose.joints[1], bent); // a preview changes nothing
    QCOMPARE(posed.normals(0).size(), mesh.cornerCount());
}

void TestDocument::engineWeightsAreWhatEnginesKeep() {
    SkinWeightsBuilder builder;
    builder.add(std::vector<Influence>{{0, 0.5F}, {1, 0.2F}, {2, 0.15F}, {3, 0.1F}, {4, 0.05F}});
    builder.add(std::vector<Influence>{{2, 1.0F}});
    builder.add({});
    const SkinWeights engine = engineWeights(builder.finish());
    QCOMPARE(engine.vertexCount(), std::size_t{3});
    QCOMPARE(engine.at(0).size(), std::size_t{4});
    float sum = 0.0F;
    for (const Influence& influence : engine.at(0)) {
        const float steps = influence.weight * 255.0F;
        QVERIFY(std::abs(steps - std::round(steps)) < 1e-3F);
        sum += influence.weight;
    }
    QVERIFY(std::abs(sum - 1.0F) < 1e-6F);
    QCOMPARE(engine.at(1)[0].weight, 1.0F);
    QVERIFY(engine.at(2).empty());
}

/// While a slider moves there is a draft; when it rests the same step has the full weights.
void TestDocument::draftsGiveWayToFullWeights() {
    Document document;
    openLong(document);
    const auto before = document.state().weights;
    BindSettings settings = document.state().settings;
    for (const double alpha : {0.5, 0.4, 0.3}) {
        settings.alpha = alpha;
        setBindSettings(document, settings, MergeKey::Setting, WeightQuality::Draft);
        QVERIFY(document.draft());
    }
    const auto draft = document.state().weights;
    document.finishWeights();
    QVERIFY(!document.draft());
    const DocumentState& state = document.state();
    QVERIFY(*(*state.weights)[0] == *bindWeights(*state.scene, *state.field, settings)[0]);
    // The draft is no other bend: a little narrower or wider here and there.
    const double off = test::largestDifference(*(*state.weights)[0], *(*draft)[0]);
    QVERIFY2(off > 0.0 && off < 0.25, qPrintable(QString::number(off)));
    document.undoStack().undo();
    QCOMPARE(document.state().weights, before);
    QVERIFY(!document.draft());
}

void TestDocument::smallMeshesNeedNoDraft() {
    Document document;
    openLimb(document);
    test::bindNow(document);
    BindSettings settings = document.state().settings;
    settings.alpha = 0.3;
    setBindSettings(document, settings, MergeKey::Setting, WeightQuality::Draft);
    QVERIFY(!document.draft());
}

/// Every setting by its own name.
void TestDocument::stepsAreCalledLikeTheirSetting() {
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

void TestDocument::otherSettingsAreOtherSteps() {
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

/// The history keeps no draft: what comes back from it has its full weights.
void TestDocument::aDraftComesBackFull() {
    Document document;
    openLong(document);
    BindSettings settings = document.state().settings;
    settings.alpha = 0.3;
    setBindSettings(document, settings, MergeKey::Setting, WeightQuality::Draft);
    QVERIFY(document.draft() && !document.stored().solved);
    setDeformer(document, Deformer::DualQuaternion);
    QVERIFY(document.draft()); // weighs like the state before
    document.undoStack().undo();
    document.undoStack().undo();
    QVERIFY(!document.draft());
    document.undoStack().redo();
    QVERIFY(!document.draft());
    const DocumentState& state = document.state();
    QVERIFY(*(*state.weights)[0] == *bindWeights(*state.scene, *state.field, settings)[0]);
    const auto full = state.solved;
    document.undoStack().redo();
    QVERIFY(!document.draft());
    QVERIFY(document.state().deform.deformer == Deformer::DualQuaternion);
    QCOMPARE(document.state().solved, full);
}

/// A draft that is finished becomes part of its step; what can be redone stays so.
void TestDocument::finishingKeepsTheHistory() {
    Document document;
    openLong(document);
    BindSettings settings = document.state().settings;
    settings.alpha = 0.3;
    setBindSettings(document, settings, MergeKey::Setting, WeightQuality::Draft);
    setDeformer(document, Deformer::DualQuaternion);
    document.undoStack().undo();
    QVERIFY(document.draft());
    const int steps = document.undoStack().count();
    document.finishWeights();
    const auto full = document.state().solved;
    QCOMPARE(document.undoStack().count(), steps);
    document.undoStack().redo();
    QCOMPARE(document.state().solved, full);
    document.undoStack().undo();
    document.undoStack().undo();
    document.undoStack().redo();
    QCOMPARE(document.state().solved, full);
}

/// Full weights in a draft's place are nothing that has to be saved.
void TestDocument::finishingADraftModifiesNothing() {
    Document document;
    openLong(document);
    BindSettings settings = document.state().settings;
    settings.alpha = 0.3;
    setBindSettings(document, settings, MergeKey::Setting, WeightQuality::Draft);
    QVERIFY(document.draft());
    document.setSaved("/tmp/long.sinew");
    document.finishWeights();
    QVERIFY(!document.modified());
}

SINEW_TEST(TestDocument, QCoreApplication)
#include "TestDocument.moc"
