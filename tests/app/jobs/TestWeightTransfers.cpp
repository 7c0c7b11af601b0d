#include "app/jobs/WeightTransfers.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testWeightTransfers {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A bound limb, written to a file; then with weights that another stiffness gives.
struct TransferBench {
    QTemporaryDir folder;
    QString file = folder.filePath("arm.glb");
    Document document;
    TaskPool pool;
    WeightTransfers transfers{document, pool};
    SkinWeights written;
    QSignalSpy added{&transfers, &WeightTransfers::added};
    QSignalSpy dropped{&transfers, &WeightTransfers::dropped};
    QSignalSpy canceled{&transfers, &WeightTransfers::canceled};
    QSignalSpy failed{&transfers, &WeightTransfers::failed};

    TransferBench() {
        openBound(document);
        Progress progress;
        written = weightsOf(document);
        if (!exportScene(document.state().boundScene(), file.toStdString(), {}, progress)) {
            qFatal("the limb cannot be written");
        }
        BindSettings settings = document.state().settings;
        settings.alpha = 0.9;
        setBindSettings(document, settings);
    }
    bool settle() {
        return QTest::qWaitFor([this] { return !transfers.running(); }, kPatience);
    }
    bool transfer(const TransferChoices& choices = {}) {
        transfers.start(file, choices, true);
        return transfers.running() && settle();
    }
    const LayerStack& stack() const { return document.state().layers; }
};

} // namespace

class TestWeightTransfers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLayerHasTheOtherFilesWeights() {
        TransferBench bench;
        QVERIFY(largestDifference(bench.written, weightsOf(bench.document)) > 1e-3);
        QVERIFY(bench.transfer());
        QCOMPARE(bench.added.size(), 1);
        QCOMPARE(bench.added[0][0].toString(), QString("arm.glb"));
        const auto counts = bench.added[0][1].value<TransferCounts>();
        QCOMPARE(counts.matched, bench.written.vertexCount());
        QCOMPARE(counts.inpainted + counts.far, std::size_t{0});
        QCOMPARE(bench.stack().layers.size(), std::size_t{1});
        QVERIFY(largestDifference(bench.written, weightsOf(bench.document)) <
                5e-3); // small ones are left out
        QVERIFY(bench.transfer());
        QCOMPARE(bench.stack().layers[0]->name, std::string("arm.glb 2"));
    }

    void itSurvivesAnotherBind() {
        TransferBench bench;
        QVERIFY(bench.transfer());
        const SkinWeights transferred = weightsOf(bench.document);
        BindSettings settings = bench.document.state().settings;
        settings.alpha = 0.3;
        setBindSettings(bench.document, settings);
        bindNow(bench.document);
        QVERIFY(largestDifference(transferred, weightsOf(bench.document)) < 1e-5);
    }

    void undoTakesItBack() {
        TransferBench bench;
        const SkinWeights before = weightsOf(bench.document);
        const int steps = bench.document.undoStack().count();
        QVERIFY(bench.transfer());
        QCOMPARE(bench.document.undoStack().count(), steps + 1);
        QCOMPARE(bench.document.undoStack().undoText(), QString("Transfer Weights"));
        const SkinWeights after = weightsOf(bench.document);
        bench.document.undoStack().undo();
        QVERIFY(bench.stack().layers.empty());
        QVERIFY(weightsOf(bench.document) == before);
        bench.document.undoStack().redo();
        QVERIFY(weightsOf(bench.document) == after);
    }

    void chosenJointsAlone() {
        TransferBench bench;
        const SkinWeights before = weightsOf(bench.document);
        TransferChoices choices;
        choices.joints = {bench.document.state().scene->skeleton.joints[1].name};
        QVERIFY(bench.transfer(choices));
        QCOMPARE(bench.added.size(), 1);
        std::vector<bool> chosen(bench.document.state().scene->skeleton.size(), false);
        chosen[1] = true;
        const SkinWeights wanted = withJointsOf(&before, bench.written, chosen);
        QVERIFY(largestDifference(wanted, weightsOf(bench.document)) < 1e-2);
        for (std::uint32_t v = 0; v < before.vertexCount(); ++v) {
            float second = 0.0F;
            for (const Influence& influence : bench.written.at(v)) {
                second += influence.joint == 1 ? influence.weight : 0.0F;
            }
            QVERIFY(std::abs(weightOf(bench.document, v, 1) - second) < 1e-2F);
        }
    }

    void unmatchedVerticesAreSelected() {
        TransferBench bench;
        bench.document.change("Bulge", [](DocumentState& state) {
            Scene scene = *state.scene;
            Mesh mesh = *scene.parts[0].mesh;
            mesh.vertices[0] += Vec3(0, 0, 5);
            scene.parts[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
            state.scene = std::make_shared<const Scene>(std::move(scene));
        });
        QVERIFY(bench.transfer());
        QCOMPARE(bench.added.size(), 1);
        QVERIFY(bench.document.state().selected);
        QVERIFY(bench.document.state().selected->has(0, 0));
        const auto counts = bench.added[0][1].value<TransferCounts>();
        QCOMPARE(bench.document.state().selected->count(), counts.inpainted + counts.far);
    }

    void errorsChangeNothing() {
        TransferBench bench;
        bench.transfers.start(bench.folder.filePath("missing.glb"), {}, true);
        QVERIFY(bench.settle());
        QCOMPARE(bench.failed.size(), 1);
        QCOMPARE(bench.failed[0][0].value<Error>().code, ErrorCode::FileNotFound);
        TransferChoices choices;
        choices.parts = {"nose"};
        QVERIFY(bench.transfer(choices));
        QCOMPARE(bench.failed.size(), 2);
        QCOMPARE(bench.failed[1][0].value<Error>().code, ErrorCode::PartUnknown);
        QVERIFY(bench.stack().layers.empty() && bench.added.isEmpty());
    }

    void canBeCanceled() {
        TransferBench bench;
        bench.transfers.start(bench.file, {}, true);
        bench.transfers.cancel();
        QVERIFY(bench.settle());
        QCOMPARE(bench.canceled.size(), 1);
        QVERIFY(bench.stack().layers.empty() && bench.added.isEmpty());
    }

    void isDroppedWhenLayersChange() {
        TransferBench bench;
        bench.transfers.start(bench.file, {}, true);
        addLayer(bench.document, LayerKind::Paint);
        QVERIFY(bench.settle());
        QCOMPARE(bench.dropped.size(), 1);
        QCOMPARE(bench.stack().layers.size(), std::size_t{1});
    }

    void nothingToDoWithoutSkeleton() {
        Document document;
        TaskPool pool;
        WeightTransfers transfers(document, pool);
        transfers.start("arm.glb", {}, true);
        QVERIFY(!transfers.running());
    }
};

SINEW_TEST(TestWeightTransfers, QCoreApplication)

} // namespace testWeightTransfers

#include "TestWeightTransfers.moc"
