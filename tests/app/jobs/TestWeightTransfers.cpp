#include "app/jobs/WeightTransfers.h"
#include "app/project/RestoreProject.h"
#include "app/session/Session.h"
#include "core/io/ExportScene.h"
#include "core/layers/LayerContext.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testWeightTransfers {

using namespace sinew::test;
using namespace sinew;

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

/// A document that was painted on the mesh of a file and has another one now.
struct Remeshed {
    QTemporaryDir folder;
    QString file = folder.filePath("first.fbx");
    Document document;
    ViewState view;
    TaskPool pool;
    ProjectWriter writer;
    Session session{document, view, pool, writer};

    Remeshed() {
        openBound(document);
        Progress progress;
        if (!exportScene(document.state().boundScene(), file.toStdString(), {}, progress)) {
            qFatal("the limb cannot be written");
        }
        document.reset(*readCharacter(file.toStdString(), progress));
        selectJoint(document, 1);
        if (!paintOnce(document)) {
            qFatal("the limb cannot be painted");
        }
        document.change("Another mesh", [](DocumentState& state) {
            Scene other = *state.scene;
            Mesh mesh = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 24, 36);
            mesh.name = other.parts[0].mesh->name;
            other.parts[0] = {std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone};
            state.scene = std::make_shared<const Scene>(std::move(other));
            state.solved = std::make_shared<const PartWeights>(PartWeights{nullptr});
        });
    }
    std::size_t misfits() {
        const DocumentState& state = document.state();
        return layerReport(state.layers, *document.layering().context(state, false)).misfits.size();
    }
};

/// A bound limb in a document and in a file.
struct PreviewBench {
    QTemporaryDir folder;
    QString file = folder.filePath("arm.glb");
    Document document;
    TaskPool pool;
    TransferPreview preview{document, pool};
    QSignalSpy changed{&preview, &TransferPreview::changed};
    QSignalSpy failed{&preview, &TransferPreview::failed};

    PreviewBench() {
        openBound(document);
        Progress progress;
        if (!exportScene(document.state().boundScene(), file.toStdString(), {}, progress)) {
            qFatal("the limb cannot be written");
        }
    }
    bool settle() {
        return QTest::qWaitFor([this] { return !preview.running(); }, kPatience);
    }
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
        QCOMPARE(counts.all(), counts.matched);
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
        QCOMPARE(bench.document.state().selected->count(), counts.all() - counts.matched);
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

    void layersComeFromTheFileTheyWerePaintedOn() {
        Remeshed limb;
        QCOMPARE(limb.misfits(), std::size_t{1});
        QSignalSpy carried(&limb.session, &Session::layersCarried);
        limb.session.transferLayersFrom(limb.file);
        QTRY_COMPARE(carried.size(), 1);
        QCOMPARE(carried[0][1].toULongLong(), 0ULL); // every vertex lies near the old mesh
        QCOMPARE(limb.misfits(), std::size_t{0});
        const WeightLayer& layer = *limb.document.state().layers.layers[0];
        QVERIFY(!layer.parts[0].edits.empty());
        QCOMPARE(layer.parts[0].edits.vertexCount(),
                 limb.document.state().scene->parts[0].mesh->vertexCount());
        limb.document.undoStack().undo();
        QCOMPARE(limb.misfits(), std::size_t{1});
    }

    void anotherFileIsAnError() {
        Remeshed limb;
        const QString other = limb.folder.filePath("other.fbx");
        Document box;
        DocumentState state = stateOfScene(openBox(), {});
        state.settings.resolution = 16;
        state.settings.automatic = false;
        box.reset(std::move(state));
        bindNow(box);
        Progress progress;
        QVERIFY(exportScene(box.state().boundScene(), other.toStdString(), {}, progress));
        QSignalSpy failed(&limb.session, &Session::failed);
        limb.session.transferLayersFrom(other);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::LayersFitNothing);
        QCOMPARE(limb.misfits(), std::size_t{1});
    }

    void layersThatFitStayAsTheyAre() {
        Remeshed limb;
        addLayer(limb.document, LayerKind::Mirror);
        const auto kept = limb.document.state().layers.layers[1];
        QSignalSpy carried(&limb.session, &Session::layersCarried);
        limb.session.transferLayersFrom(limb.file);
        QTRY_COMPARE(carried.size(), 1);
        QCOMPARE(limb.document.state().layers.layers[1], kept);
    }

    void theLastWishCounts() {
        PreviewBench bench;
        TransferChoices none;
        none.parts = {"nobody"}; // would fail
        bench.preview.start(bench.file, none);
        bench.preview.start(bench.file, {});
        QVERIFY(bench.preview.running() && bench.settle());
        QCOMPARE(bench.failed.size(), 0);
        QCOMPARE(bench.changed.size(), 1);
        QVERIFY(bench.preview.matching());
        QCOMPARE((*bench.preview.matching())[0].count(VertexMatch::Matched),
                 weightsOf(bench.document).vertexCount());
        bench.preview.start(bench.file, {}); // the file is known by now
        bench.preview.stop();
        QVERIFY(!bench.preview.running() && bench.preview.matching());
    }

    void problemsAreTold() {
        PreviewBench bench;
        bench.preview.start(bench.folder.filePath("missing.glb"), {});
        QVERIFY(bench.settle());
        QCOMPARE(bench.failed.size(), 1);
        QCOMPARE(bench.failed[0][0].value<Error>().code, ErrorCode::FileNotFound);
        QVERIFY(!bench.preview.matching());
        TransferChoices none;
        none.parts = {"nobody"};
        bench.preview.start(bench.file, none);
        QVERIFY(bench.settle());
        QCOMPARE(bench.failed.size(), 2);
        QCOMPARE(bench.failed[1][0].value<Error>().code, ErrorCode::PartUnknown);
    }

    void anotherSceneForgets() {
        PreviewBench bench;
        bench.preview.start(bench.file, {});
        QVERIFY(bench.settle() && bench.preview.matching());
        bench.preview.start(bench.file, {});
        bench.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!bench.preview.running() && !bench.preview.matching());
    }

    void aTargetWithoutSkeletonTakesTheSources() {
        PreviewBench bench;
        Scene bare = test::limb();
        bare.skeleton = {};
        const std::size_t all = bare.parts[0].mesh->vertexCount();
        bench.document.reset(stateOfScene(std::move(bare), {}));
        bench.preview.start(bench.file, {});
        QVERIFY(bench.settle() && bench.preview.matching());
        QCOMPARE((*bench.preview.matching())[0].count(VertexMatch::Matched), all);
    }
};

SINEW_TEST(TestWeightTransfers, QCoreApplication)

} // namespace testWeightTransfers

#include "TestWeightTransfers.moc"
