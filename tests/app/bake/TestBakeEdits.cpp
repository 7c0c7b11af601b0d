#include "app/bake/BakeJob.h"
#include "app/document/PosedMesh.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/project/RestoreProject.h"
#include "app/session/RememberedFiles.h"
#include "app/text/Texts.h"
#include "core/io/ExportScene.h"
#include "tests/app/bake/BakeLimb.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

namespace testBakeEdits {

using namespace sinew;
using namespace sinew::test;

namespace {

void openDual(Document& document, Scene scene) {
    DocumentState state = stateOfScene(std::move(scene), {});
    state.deform.deformer = Deformer::DualQuaternion;
    document.reset(std::move(state));
}

Expected<BakeOutcome> bakedNow(Document& document, const BakeChoices& choices) {
    Progress progress;
    const DocumentState state = document.finishWeights();
    return runBake(bakeAsked(state, choices, document.layering().contextInForce(state)), progress);
}

BakeChoices motionAlone(const Document& document) {
    BakeChoices choices = usualBakeChoices(document.state());
    choices.poses.groups.fill(false);
    choices.poses.set(BakeGroup::Motion, true);
    return choices;
}

double farthestOf(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    double worst = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t p = 0; p < std::min(a.size(), b.size()); ++p) {
        worst = std::max(worst, (a[p] - b[p]).norm());
    }
    return worst;
}

double weightOfFirst(const DocumentState& state, std::size_t vertex) {
    double weight = 0.0;
    for (const Influence& influence : (*state.weights)[0]->at(vertex)) {
        weight += influence.joint == 0 ? static_cast<double>(influence.weight) : 0.0;
    }
    return weight;
}

std::set<std::string> namesOfJoints(const Skeleton& skeleton) {
    std::set<std::string> names;
    for (const Joint& joint : skeleton.joints) {
        names.insert(joint.name);
    }
    return names;
}

} // namespace

/// A bake in a document: one step, which undoes, and which projects keep.
class TestBakeEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBakeIsOneStep() {
        Document document;
        openDual(document, bendingLimb());
        const DocumentState before = document.state();
        const auto outcome = bakedNow(document, motionAlone(document));
        QVERIFY(outcome.has_value());
        QVERIFY(!outcome->result.helpers.empty() && !outcome->result.shapes.empty());
        QVERIFY(applyBake(document, *outcome).has_value());
        QCOMPARE(document.undoStack().count(), 1);
        const DocumentState& after = document.state();
        QCOMPARE(after.scene->skeleton.size(),
                 before.scene->skeleton.size() + outcome->result.helpers.size());
        QVERIFY(after.deform.deformer == Deformer::LinearBlend && !after.deform.implicit);
        QVERIFY(driversOf(after) == outcome->drivers);
        QCOMPARE(after.layers.layers.size(), std::size_t{1});
        QCOMPARE(after.activeLayer, 0);
        QVERIFY(valid(weightsOf(document)));
        QVERIFY(*after.solved->front() == *before.solved->front()); // the base below stays
        document.undoStack().undo();
        QVERIFY(document.state() == before && document.state().scene == before.scene);
        document.undoStack().redo();
        QVERIFY(document.state().scene->skeleton.size() > before.scene->skeleton.size());
    }

    /// What the window then shows is what was measured.
    void theDocumentShowsWhatWasBaked() {
        Document document;
        openDual(document, bendingLimb());
        const auto outcome = bakedNow(document, motionAlone(document));
        QVERIFY(outcome.has_value());
        const BakePose pose = outcome->poses[2];
        PosedMesh posed(document);
        posed.setPreview(pose.pose);
        const std::vector<Vec3> source = posed.vertices(0);
        QVERIFY(applyBake(document, *outcome).has_value());
        Pose now = pose.pose;
        now.joints.resize(document.state().scene->skeleton.size());
        posed.setPreview(now);
        const double apart = farthestOf(posed.vertices(0), source);
        QVERIFY(std::abs(apart - outcome->figures.poses[2].errors.after.worst) < 1e-5);
        QVERIFY(apart < 0.5 * outcome->figures.poses[2].errors.before.worst);
    }

    void projectsKeepIt() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("limb.glb").toStdString();
        Progress progress;
        QVERIFY(exportScene(bendingLimb(), file, {}, progress).has_value());
        Document document;
        DocumentState read = *readCharacter(file, progress);
        read.deform.deformer = Deformer::DualQuaternion;
        document.reset(std::move(read));
        const auto outcome = bakedNow(document, motionAlone(document));
        QVERIFY(outcome && applyBake(document, *outcome));
        const std::string project = folder.filePath("limb.sinew").toStdString();
        QVERIFY(writeProject(projectOf(document.state(), {}), project).has_value());
        const auto stored = readProject(project);
        QVERIFY(stored.has_value());
        const auto restored = restoreProject(*stored, {}, progress);
        QVERIFY(restored.has_value() && !restored->sourcesDiffer);
        Document again;
        again.reset(restored->state);
        const DocumentState& before = document.state();
        const DocumentState& after = again.state();
        QVERIFY(sameWork(after, before));
        QVERIFY(driversOf(after) == driversOf(before));
        QCOMPARE(shapeNames(*after.scene, shapesOf(after)), shapeNames(*before.scene, shapesOf(before)));
        QVERIFY(namesOfJoints(after.scene->skeleton) == namesOfJoints(before.scene->skeleton));
    }

    void paintedVerticesAndLockedJointsStay() {
        Document document;
        openBound(document);
        setDeformer(document, Deformer::DualQuaternion);
        QVERIFY(paintOnce(document));
        lockJoints(document, {0}, true);
        const DocumentState before = document.state();
        const auto painted = before.layers.layers[0]->parts[0].edits.vertices();
        QVERIFY(!painted.empty());
        const auto outcome = bakedNow(document, motionAlone(document));
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->heldVertices, painted.size());
        QVERIFY(applyBake(document, *outcome).has_value());
        const DocumentState& after = document.state();
        QVERIFY(after.layers.layers.front() == before.layers.layers.front()); // the hand's own layer
        for (const std::uint32_t v : painted) {
            QVERIFY(std::ranges::equal((*before.weights)[0]->at(v), (*after.weights)[0]->at(v)));
        }
        double changed = 0.0;
        for (std::size_t v = 0; v < (*before.weights)[0]->vertexCount(); ++v) {
            changed = std::max(changed, std::abs(weightOfFirst(before, v) - weightOfFirst(after, v)));
        }
        QVERIFY2(changed < 1e-5, qPrintable(QString::number(changed)));
    }

    /// Layers of an earlier bake are none that a hand painted.
    void aSecondBakeMayChangeTheFirst() {
        Document document;
        openDual(document, bendingLimb());
        const auto first = bakedNow(document, motionAlone(document));
        QVERIFY(first && applyBake(document, *first));
        setDeformer(document, Deformer::DualQuaternion);
        const DocumentState state = document.finishWeights();
        const BakeAsked asked = bakeAsked(state, motionAlone(document), nullptr);
        for (const std::vector<bool>& part : asked.held) {
            QVERIFY(std::ranges::find(part, true) == part.end());
        }
    }

    void stiffnessByAngleIsBakedToo() {
        Document document;
        openBound(document);
        BindSettings settings = document.state().settings;
        settings.alphaCurves.push_back({});
        settings.alphaCurves.back().joint = document.state().scene->skeleton.joints[1].name;
        settings.alphaCurves.back().angle = JointAngle::Twist; // the limb lies along x and twists
        settings.alphaCurves.back().keys = {{0.0, settings.alpha}, {90.0, 0.95}};
        setBindSettings(document, settings);
        const auto outcome = bakedNow(document, motionAlone(document));
        QVERIFY2(outcome.has_value(), outcome ? "" : qPrintable(errorText(outcome.error())));
        const PartWeights rest = *document.finishWeights().solved;
        QVERIFY(applyBake(document, *outcome).has_value());
        QVERIFY(document.state().settings.alphaCurves.empty());
        QVERIFY(*document.finishWeights().solved->front() == *rest.front());
    }

    void jobsBakeInTheBackground() {
        TaskPool pool;
        Document document;
        openDual(document, bendingLimb());
        BakeJob job(document, pool);
        QSignalSpy finished(&job, &BakeJob::finished);
        QSignalSpy canceled(&job, &BakeJob::canceled);
        job.start(motionAlone(document));
        QVERIFY(job.running() && !job.fits());
        job.cancel();
        QVERIFY(canceled.wait(60000));
        QVERIFY(!job.outcome() && document.undoStack().count() == 0);
        job.start(motionAlone(document));
        QVERIFY(finished.wait(300000));
        QVERIFY(job.outcome() && job.fits() && document.undoStack().count() == 0);
        QVERIFY(applyBake(document, *job.outcome()).has_value());
        QVERIFY(!job.fits());
    }

    void errorsOfJobsAreTold() {
        TaskPool pool;
        Document document;
        document.reset(stateOfScene(bendingLimb(), {}));
        BakeJob job(document, pool);
        QSignalSpy failed(&job, &BakeJob::failed);
        job.start(motionAlone(document));
        QVERIFY(failed.wait(60000));
        QVERIFY(failed[0][0].value<Error>().code == ErrorCode::BakeWithoutGain);
    }
};

SINEW_TEST(TestBakeEdits, QCoreApplication)

} // namespace testBakeEdits

#include "TestBakeEdits.moc"
