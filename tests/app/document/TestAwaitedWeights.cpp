#include "app/document/PosedMesh.h"
#include "app/document/edits/Edits.h"
#include "app/jobs/BindController.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QTest>

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
