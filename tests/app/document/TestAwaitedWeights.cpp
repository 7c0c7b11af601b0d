#include "app/document/LayerOperations.h"
#include "app/document/PosedMesh.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/jobs/BindController.h"
#include "app/painting/BrushStroke.h"
#include "core/skeleton/edit/JointEdits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <functional>

namespace testAwaitedWeights {

using namespace sinew;
using sinew::test::openLimb;
using sinew::test::openLong;

namespace {

/// A drag of the stiffness comes to this value.
BindSettings dragTo(Document& document, double alpha) {
    BindSettings settings = document.state().settings;
    settings.alpha = alpha;
    setBindSettings(document, settings, MergeKey::Setting, WeightUpdate::Later);
    return settings;
}

using Keep = std::function<void(Document&)>;

bool hasItsOwnWeights(const DocumentState& state) {
    return *(*state.weights)[0] == *bindWeights(*state.scene, *state.field, state.settings)[0];
}

} // namespace

class TestAwaitedWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shownWeightsStayUntilTheNewOnesCome() {
        Document document;
        openLong(document);
        const auto before = document.state().weights;
        for (const double alpha : {0.5, 0.4, 0.3}) {
            dragTo(document, alpha);
            QVERIFY(document.weightsAwaited() && !document.stored().solved);
            QCOMPARE(document.state().weights, before);
        }
        document.finishWeights();
        QVERIFY(!document.weightsAwaited());
        QVERIFY(hasItsOwnWeights(document.state()));
        document.undoStack().undo();
        QCOMPARE(document.state().weights, before);
        QVERIFY(!document.weightsAwaited());
    }

    void thoseOfEarlierValuesAreShownMeanwhile() {
        Document document;
        openLong(document);
        dragTo(document, 0.4);
        const DocumentState asked = document.state();
        const auto earlier = baseWeights(asked);
        dragTo(document, 0.3);
        document.showWeights(asked, earlier);
        QCOMPARE(document.state().weights, earlier);
        QVERIFY(document.weightsAwaited() && !document.stored().solved);
        const auto own = baseWeights(document.state());
        document.showWeights(document.state(), own);
        QCOMPARE(document.state().weights, own);
        QVERIFY(!document.weightsAwaited());
        QCOMPARE(document.stored().solved, own);
        QCOMPARE(document.undoStack().count(), 2); // the bind, and the drag
    }

    void aDragToWhereItBeganIsNoStep() {
        Document document;
        openLong(document);
        document.setSaved("/tmp/long.sinew");
        const double alpha = document.state().settings.alpha;
        dragTo(document, 0.4);
        QCOMPARE(document.undoStack().count(), 2);
        dragTo(document, alpha);
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(document.weightsAwaited() && !document.modified());
        document.finishWeights();
        QVERIFY(hasItsOwnWeights(document.state()));
        QVERIFY(!document.modified());
    }

    /// Weights that come late are of what the document no longer waits for.
    void otherWeightsAreNotTaken() {
        Document document;
        openLong(document);
        const auto before = document.state().weights;
        dragTo(document, 0.4);
        const DocumentState asked = document.state();
        const auto late = baseWeights(asked);
        document.undoStack().undo();
        document.showWeights(asked, late);
        QCOMPARE(document.state().weights, before);
        document.undoStack().redo();
        const auto redone = document.state().weights;
        document.showWeights(asked, late);
        QCOMPARE(document.state().weights, redone);
        QVERIFY(hasItsOwnWeights(document.state()));
    }

    void smallMeshesWaitForNothing() {
        Document document;
        openLimb(document);
        test::bindNow(document);
        dragTo(document, 0.3);
        QVERIFY(!document.weightsAwaited());
        QVERIFY(hasItsOwnWeights(document.state()));
    }

    /// The history keeps no weights of other settings.
    void whatWasAwaitedComesBackWithItsWeights() {
        Document document;
        openLong(document);
        dragTo(document, 0.3);
        setDeformer(document, Deformer::DualQuaternion);
        QVERIFY(document.weightsAwaited()); // weighs like the state before
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY(!document.weightsAwaited());
        document.undoStack().redo();
        QVERIFY(!document.weightsAwaited());
        QVERIFY(hasItsOwnWeights(document.state()));
        const auto solved = document.state().solved;
        document.undoStack().redo();
        QVERIFY(!document.weightsAwaited());
        QVERIFY(document.state().deform.deformer == Deformer::DualQuaternion);
        QCOMPARE(document.state().solved, solved);
    }

    /// Awaited weights become part of the step that awaits them; what can be redone stays so.
    void finishingKeepsTheHistory() {
        Document document;
        openLong(document);
        dragTo(document, 0.3);
        setDeformer(document, Deformer::DualQuaternion);
        document.undoStack().undo();
        QVERIFY(document.weightsAwaited());
        const int steps = document.undoStack().count();
        document.finishWeights();
        const auto solved = document.state().solved;
        QCOMPARE(document.undoStack().count(), steps);
        document.undoStack().redo();
        QCOMPARE(document.state().solved, solved);
        document.undoStack().undo();
        document.undoStack().undo();
        document.undoStack().redo();
        QCOMPARE(document.state().solved, solved);
    }

    /// Awaited weights that come are nothing that has to be saved.
    void finishingModifiesNothing() {
        Document document;
        openLong(document);
        dragTo(document, 0.3);
        QVERIFY(document.weightsAwaited());
        document.setSaved("/tmp/long.sinew");
        document.finishWeights();
        QVERIFY(!document.modified());
    }

    void whatIsKeptIsMadeOfTheirOwn_data() {
        QTest::addColumn<Keep>("keep");
        const std::vector<VertexId> vertices{{0, 100}, {0, 101}};
        const auto row = [](const char* what, const Keep& keep) { QTest::newRow(what) << keep; };
        row("merged layers", [](Document& document) { mergeLayerDown(document, 1); });
        row("flattened layers", flattenLayers);
        row("typed weights",
            [=](Document& document) { QVERIFY(setJointWeight(document, vertices, 3, 0.5F)); });
        row("an operation",
            [=](Document& document) { QVERIFY(prepareOperation(document, vertices, false)); });
        row("a stroke", [](Document& document) {
            PosedMesh posed(document);
            selectJoint(document, 3);
            QVERIFY(floodWeights(document, posed, {}));
        });
        row("vertices by weight",
            [](Document& document) { selectVerticesByWeight(document, 3, 0.2F, 0.8F, SelectMode::Replace); });
        row("vertices by influences",
            [](Document& document) { selectVerticesByInfluences(document, 2, 3, SelectMode::Replace); });
        row("a joint deleted", [](Document& document) {
            const std::vector<std::int32_t> joints{3};
            QVERIFY(editSkeleton(document, deleteJoints(document.state().scene->skeleton, joints), "delete"));
        });
    }

    /// Weights of earlier settings become part of nothing that stays.
    void whatIsKeptIsMadeOfTheirOwn() {
        QFETCH(Keep, keep);
        Document dragged;
        Document rested;
        for (Document* document : {&dragged, &rested}) {
            openLong(*document);
            addLayer(*document, LayerKind::Paint);
            QVERIFY(setJointWeight(*document, std::vector<VertexId>{{0, 200}}, 5, 0.25F));
            addLayer(*document, LayerKind::Paint);
            dragTo(*document, 0.2);
            QVERIFY(document->weightsAwaited());
        }
        rested.finishWeights();
        keep(rested);
        keep(dragged);
        QVERIFY(!dragged.weightsAwaited());
        dragged.finishWeights();
        QVERIFY(*(*dragged.state().weights)[0] == *(*rested.state().weights)[0]);
        QCOMPARE(selectedVertices(dragged.state()), selectedVertices(rested.state()));
    }

    /// The stiffness moved while a bind ran: the field comes first, then its weights.
    void aBindMayLeaveThemToCome() {
        Document document;
        openLong(document);
        const auto before = document.state().weights;
        const auto field = document.state().field;
        BindSettings settings = document.state().settings;
        settings.gap = settings.gap + 1.0;
        setBindSettings(document, settings);
        const DocumentState asked = document.state();
        Progress progress;
        DocumentState bound = asked;
        bound.field = *solveBind(*asked.scene, asked.settings, progress, asked.field.get());
        dragTo(document, 0.3);
        QVERIFY(completeBind(document, asked, {bound.field, nullptr, baseWeights(bound)}));
        QVERIFY(document.state().field != field && document.weightsAwaited());
        QCOMPARE(document.state().weights, before);
        document.finishWeights();
        QVERIFY(hasItsOwnWeights(document.state()));
        document.undoStack().undo();
        QVERIFY(hasItsOwnWeights(document.state()));
    }

    void aControllerWorksThemOut() {
        Document document;
        PosedMesh posed(document);
        TaskPool pool;
        openLong(document);
        const BindController controller(document, posed, pool);
        for (const double alpha : {0.5, 0.4, 0.3}) {
            dragTo(document, alpha);
        }
        QVERIFY(document.weightsAwaited());
        QTRY_VERIFY_WITH_TIMEOUT(!document.weightsAwaited(), test::kPatience);
        QCOMPARE(document.state().settings.alpha, 0.3);
        QVERIFY(hasItsOwnWeights(document.state()));
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        pool.waitForWork();
        QCoreApplication::processEvents();
        QVERIFY(hasItsOwnWeights(document.state()));
    }

    /// The window may close, and another character may be opened, while they are worked out.
    void nobodyMayWaitForThem() {
        Document document;
        PosedMesh posed(document);
        TaskPool pool;
        openLong(document);
        {
            const BindController controller(document, posed, pool);
            dragTo(document, 0.3);
            openLimb(document);
            QVERIFY(!document.weightsAwaited());
            openLong(document);
            dragTo(document, 0.3);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!pool.busy(), test::kPatience);
        QVERIFY(document.weightsAwaited());
        document.finishWeights();
        QVERIFY(hasItsOwnWeights(document.state()));
    }

    void aDragThatNeverRestsIsShown() {
        Document document;
        PosedMesh posed(document);
        TaskPool pool;
        openLong(document);
        const BindController controller(document, posed, pool);
        int shown = 0;
        document.onChange(DocumentChange::Weights, &pool,
                          [&] { shown += document.weightsAwaited() ? 1 : 0; });
        double alpha = 0.2;
        QVERIFY(QTest::qWaitFor(
            [&] {
                dragTo(document, alpha = alpha < 0.8 ? alpha + 0.001 : 0.2);
                return shown > 1;
            },
            test::kPatience));
        QTRY_VERIFY_WITH_TIMEOUT(!document.weightsAwaited(), test::kPatience);
        QVERIFY(hasItsOwnWeights(document.state()));
    }
};

SINEW_TEST(TestAwaitedWeights, QCoreApplication)

} // namespace testAwaitedWeights

#include "TestAwaitedWeights.moc"
