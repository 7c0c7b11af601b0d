#include "app/document/edits/Edits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testDocumentDrafts {

using namespace sinew;
using sinew::test::openLimb;
using sinew::test::openLong;

class TestDocumentDrafts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// While a slider moves there is a draft; when it rests the same step has the full weights.
    void draftsGiveWayToFullWeights() {
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

    void smallMeshesNeedNoDraft() {
        Document document;
        openLimb(document);
        test::bindNow(document);
        BindSettings settings = document.state().settings;
        settings.alpha = 0.3;
        setBindSettings(document, settings, MergeKey::Setting, WeightQuality::Draft);
        QVERIFY(!document.draft());
    }

    /// The history keeps no draft: what comes back from it has its full weights.
    void aDraftComesBackFull() {
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
    void finishingKeepsTheHistory() {
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
    void finishingADraftModifiesNothing() {
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
};

SINEW_TEST(TestDocumentDrafts, QCoreApplication)

} // namespace testDocumentDrafts

#include "TestDocumentDrafts.moc"
