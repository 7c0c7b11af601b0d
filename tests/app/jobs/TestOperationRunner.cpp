#include "app/document/LayerOperations.h"
#include "app/jobs/OperationRunner.h"
#include "core/layers/operations/WeightOperations.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace testOperationRunner {

using namespace sinew::test;
using namespace sinew;

namespace {

/// A bound limb, and operations that begin only when they are let.
struct RunnerBench {
    Document document;
    TaskPool pool;
    OperationRunner runner{document, pool};
    QSignalSpy dropped{&runner, &OperationRunner::dropped};
    QSignalSpy canceled{&runner, &OperationRunner::canceled};
    QSignalSpy failed{&runner, &OperationRunner::failed};
    QStringList applied;
    std::shared_ptr<QSemaphore> gate = std::make_shared<QSemaphore>();

    RunnerBench() { openBound(document); }
    ~RunnerBench() { gate->release(100); }
    void ask(const QString& name, std::size_t influences) {
        runner.run({name, allVertices(document), false,
                    givingWeights([gate = gate, influences](const OperationInput& input) {
                        gate->acquire();
                        return limitWeights(input, influences);
                    }),
                    [this, name](const OperationResult&) { applied << name; }});
    }
    bool settle() {
        gate->release(100);
        return QTest::qWaitFor([this] { return !runner.running(); }, kPatience);
    }
    int steps() { return document.undoStack().count(); }
};

/// Runs an operation at once; false: it failed, or its weights were no longer the document's.
bool runNow(Document& document, const QString& name, const std::vector<VertexId>& vertices,
            const LayerOperation& operation) {
    Progress progress;
    auto task = prepareOperation(document, vertices, false);
    if (!task) {
        return false;
    }
    const auto outcome = workOut(*task, operation, progress);
    return outcome && applyOperation(document, name, *task, *outcome);
}

/// A vertex in the middle of the limb gets weights of the joint that has least of it.
VertexId breakOne(Document& document) {
    const SkinWeights before = weightsOf(document);
    const VertexId at{0, static_cast<std::uint32_t>(before.vertexCount() / 2)};
    const auto row = before.at(at.vertex);
    std::int32_t other = 0;
    while (std::ranges::find(row, other, &Influence::joint) != row.end() && other < 2) {
        ++other;
    }
    SkinWeightsBuilder builder;
    builder.add(std::array{Influence{other, 1.0F}});
    const VertexTargets target{{at}, builder.finish()};
    return runNow(document, "Break", {at}, givingWeights([target](const OperationInput& input) {
                      return pasteWeights(input, target);
                  }))
               ? at
               : VertexId{};
}

} // namespace

class TestOperationRunner : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<sinew::Error>(); }

    void anOperationIsOneStep() {
        RunnerBench bench;
        const int steps = bench.steps();
        const auto before = bench.document.state().weights;
        bench.ask("Limit", 1);
        QVERIFY(bench.runner.running());
        QCOMPARE(bench.runner.name(), QString("Limit"));
        QCOMPARE(bench.document.state().weights, before);
        QVERIFY(bench.settle());
        QCOMPARE(bench.applied, QStringList{"Limit"});
        QCOMPARE(bench.steps(), steps + 1);
        QCOMPARE(bench.document.undoStack().undoText(), QString("Limit"));
        QVERIFY(weightsOf(bench.document).largestInfluenceCount() <= 2);
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.state().weights, before);
    }

    /// Pressing Smooth twice smooths twice.
    void theyComeOneAfterAnother() {
        RunnerBench bench;
        const int steps = bench.steps();
        for (const std::size_t influences : {3U, 2U, 1U}) {
            bench.ask(QString::number(influences), influences);
        }
        QVERIFY(bench.settle());
        QCOMPARE(bench.applied, QStringList({"3", "2", "1"}));
        QVERIFY(bench.steps() > steps && bench.steps() <= steps + 3);
        QCOMPARE(bench.dropped.count(), 0);
        QVERIFY(weightsOf(bench.document).largestInfluenceCount() <= 2);
    }

    void whatTheDocumentHasLeftBehindIsDropped() {
        RunnerBench bench;
        bench.ask("Limit", 1);
        QVERIFY(paintOnce(bench.document));
        const DocumentState painted = bench.document.state();
        const int steps = bench.steps();
        QVERIFY(bench.settle());
        QCOMPARE(bench.dropped.count(), 1);
        QVERIFY(bench.applied.isEmpty());
        QVERIFY(bench.document.state() == painted);
        QCOMPARE(bench.steps(), steps);
        // Other weights below, and locks.
        bench.gate->acquire(bench.gate->available());
        bench.ask("Limit", 1);
        BindSettings settings = bench.document.state().settings;
        settings.alpha = 0.1;
        setBindSettings(bench.document, settings);
        QVERIFY(bench.settle());
        QCOMPARE(bench.dropped.count(), 2);
    }

    /// What says nothing of weights may change meanwhile, and stays.
    void posingMeanwhileIsNoReason() {
        RunnerBench bench;
        bench.ask("Limit", 1);
        setJointPose(bench.document, 1, {Quat::Identity(), Vec3(0, 0.1, 0), Vec3::Ones()});
        selectJoint(bench.document, 0);
        const Pose pose = bench.document.state().pose;
        QVERIFY(bench.settle());
        QCOMPARE(bench.applied.size(), 1);
        QVERIFY(bench.document.state().pose == pose);
        QCOMPARE(bench.document.state().selection.joint, 0);
    }

    void undoneAndRedoneMeanwhileItCounts() {
        RunnerBench bench;
        QVERIFY(paintOnce(bench.document));
        bench.ask("Limit", 1);
        bench.document.undoStack().undo();
        bench.document.undoStack().redo();
        QVERIFY(bench.settle());
        QCOMPARE(bench.applied.size(), 1);
    }

    void cancelLeavesTheDocument() {
        RunnerBench bench;
        const DocumentState before = bench.document.state();
        bench.ask("Limit", 1);
        bench.ask("Limit", 1);
        bench.runner.cancel();
        QVERIFY(bench.settle());
        QCOMPARE(bench.canceled.count(), 1);
        QVERIFY(bench.applied.isEmpty());
        QVERIFY(bench.document.state() == before);
    }

    void anotherCharacterEndsThem() {
        RunnerBench bench;
        bench.ask("Limit", 1);
        bench.ask("Limit", 1);
        bench.document.reset(stateOfScene(limb(), {}));
        QVERIFY(bench.settle());
        QVERIFY(bench.applied.isEmpty());
        QVERIFY(bench.document.state().layers.layers.empty());
    }

    void whatCannotBeWrittenIsAnError() {
        RunnerBench bench;
        addLayer(bench.document, LayerKind::Relax);
        bench.ask("Limit", 1);
        QCOMPARE(bench.failed.count(), 1);
        QVERIFY(!bench.runner.running());
    }

    void aBrokenVertexIsMendedInOneStep() {
        Document document;
        openBound(document);
        const SkinWeights healthy = weightsOf(document);
        QVERIFY(breakOne(document) != VertexId{});
        const SkinWeights broken = weightsOf(document);
        QVERIFY(largestDifference(broken, healthy) > 0.3);
        const int steps = document.undoStack().count();
        const auto counts = std::make_shared<RepairCounts>();
        QVERIFY(runNow(document, "Repair", allVertices(document), repairingWeights(counts)));
        QVERIFY(counts->farJoints + counts->noisy >= 1);
        QCOMPARE(counts->zero, std::size_t{0});
        QCOMPARE(document.undoStack().count(), steps + 1);
        QVERIFY(largestDifference(weightsOf(document), healthy) < 0.1);
        document.undoStack().undo();
        QCOMPARE(weightsOf(document), broken);
    }

    void healthyWeightsStay() {
        Document document;
        openBound(document);
        const int steps = document.undoStack().count();
        const auto counts = std::make_shared<RepairCounts>();
        QVERIFY(runNow(document, "Repair", allVertices(document), repairingWeights(counts)));
        QCOMPARE(counts->zero + counts->farJoints + counts->noisy, std::size_t{0});
        QCOMPARE(document.undoStack().count(), steps);
    }
};

SINEW_TEST(TestOperationRunner, QCoreApplication)

} // namespace testOperationRunner

#include "TestOperationRunner.moc"
