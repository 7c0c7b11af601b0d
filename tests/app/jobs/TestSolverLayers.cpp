#include "app/jobs/WeightFiles.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTest>

namespace testSolverLayers {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A bound limb whose layers may come from other solvers.
struct SolverLayerBench {
    Document document;
    TaskPool pool;
    SolverLayers solvers{document, pool};
    QSignalSpy added{&solvers, &SolverLayers::added};
    QSignalSpy dropped{&solvers, &SolverLayers::dropped};
    QSignalSpy canceled{&solvers, &SolverLayers::canceled};
    QSignalSpy failed{&solvers, &SolverLayers::failed};

    SolverLayerBench() { openBound(document); }
    bool settle() {
        return QTest::qWaitFor([this] { return !solvers.running(); }, kPatience);
    }
    const LayerStack& stack() const { return document.state().layers; }
    /// What a bind by that solver gives.
    SkinWeights boundBy(const char* solver) const {
        BindSettings settings = document.state().settings;
        settings.solver = solver;
        Progress progress;
        const auto bound = bind(*document.state().scene, settings, progress);
        return bound ? *bound->weights[0] : SkinWeights();
    }
};

} // namespace

class TestSolverLayers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLayerReplacesAllWeights() {
        SolverLayerBench bench;
        const SkinWeights wanted = bench.boundBy("inverse-distance");
        QVERIFY(largestDifference(wanted, weightsOf(bench.document)) > 1e-3);
        bench.solvers.add("inverse-distance");
        QVERIFY(bench.solvers.running() && bench.settle());
        QCOMPARE(bench.added.size(), 1);
        QCOMPARE(bench.added[0][0].toString(), QString("Inverse Distance"));
        QCOMPARE(bench.stack().layers.size(), std::size_t{1});
        const WeightLayer& layer = *bench.stack().layers[0];
        QCOMPARE(layer.name, std::string("Inverse Distance"));
        QVERIFY(layer.kind == LayerKind::Paint && layer.active() && layer.parts[0].mask.empty());
        QCOMPARE(bench.document.state().activeLayer, 0);
        QVERIFY(largestDifference(wanted, weightsOf(bench.document)) < 1e-5);
        // Also over another base.
        BindSettings settings = bench.document.state().settings;
        settings.alpha = 0.9;
        setBindSettings(bench.document, settings);
        QVERIFY(largestDifference(*(*bench.document.state().solved)[0], wanted) > 1e-3);
        QVERIFY(largestDifference(wanted, weightsOf(bench.document)) < 1e-5);
        bench.solvers.add("inverse-distance");
        QVERIFY(bench.settle());
        QCOMPARE(bench.stack().layers[0]->name, std::string("Inverse Distance 2"));
    }

    void opacitySaysHowMuch() {
        SolverLayerBench bench;
        const SkinWeights below = weightsOf(bench.document);
        const SkinWeights above = bench.boundBy("inverse-distance");
        bench.solvers.add("inverse-distance");
        QVERIFY(bench.settle());
        setLayerOpacity(bench.document, 0, 0.25F);
        for (std::uint32_t p = 0; p < below.vertexCount(); ++p) {
            const auto joints = static_cast<std::int32_t>(bench.document.state().scene->skeleton.size());
            for (std::int32_t joint = 0; joint < joints; ++joint) {
                const float mean =
                    0.75F * weightOf(below.at(p), joint) + 0.25F * weightOf(above.at(p), joint);
                QVERIFY(std::abs(weightOf(bench.document, p, joint) - mean) < 1e-5F);
            }
        }
    }

    void layersAboveStayAbove() {
        SolverLayerBench bench;
        QVERIFY(paintOnce(bench.document));
        const auto painted = bench.stack().layers[0];
        bench.solvers.add("inverse-distance");
        QVERIFY(bench.settle());
        QCOMPARE(bench.stack().layers.size(), std::size_t{2});
        QCOMPARE(bench.stack().layers[1], painted);
    }

    void undoTakesItBack() {
        SolverLayerBench bench;
        const auto before = bench.document.state().weights;
        const int steps = bench.document.undoStack().count();
        bench.solvers.add("inverse-distance");
        QVERIFY(bench.settle());
        QCOMPARE(bench.document.undoStack().count(), steps + 1);
        QCOMPARE(bench.document.undoStack().undoText(), QString("Add Layer From Inverse Distance"));
        const SkinWeights after = weightsOf(bench.document);
        bench.document.undoStack().undo();
        QVERIFY(bench.stack().layers.empty());
        QVERIFY(weightsOf(bench.document) == *(*before)[0]);
        bench.document.undoStack().redo();
        QVERIFY(weightsOf(bench.document) == after);
    }

    void canBeCanceled() {
        SolverLayerBench bench;
        bench.solvers.add("inverse-distance");
        bench.solvers.cancel();
        QVERIFY(bench.settle());
        QCOMPARE(bench.canceled.size(), 1);
        QVERIFY(bench.stack().layers.empty() && bench.added.isEmpty());
    }

    void isDroppedWhenLayersChange() {
        SolverLayerBench bench;
        bench.solvers.add("inverse-distance");
        addLayer(bench.document, LayerKind::Paint);
        QVERIFY(bench.settle());
        QCOMPARE(bench.dropped.size(), 1);
        QCOMPARE(bench.stack().layers.size(), std::size_t{1});
        QCOMPARE(bench.stack().layers[0]->name, std::string("Paint 1"));
    }

    void unknownSolversFail() {
        SolverLayerBench bench;
        bench.solvers.add("magic");
        QVERIFY(bench.settle());
        QCOMPARE(bench.failed.size(), 1);
        QVERIFY(bench.failed[0][0].value<Error>().code == ErrorCode::SolverUnknown);
        QVERIFY(bench.stack().layers.empty());
    }

    void nothingToDoWithoutSkeleton() {
        Document document;
        TaskPool pool;
        SolverLayers solvers(document, pool);
        solvers.add("inverse-distance");
        QVERIFY(!solvers.running());
    }
};

SINEW_TEST(TestSolverLayers, QCoreApplication)

} // namespace testSolverLayers

#include "TestSolverLayers.moc"
