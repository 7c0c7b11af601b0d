#include "app/document/Document.h"
#include "app/document/edits/Edits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

namespace testDocument {

using namespace sinew;
using sinew::test::openLimb;

namespace {

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
    void opensUnmodified() {
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

    void undoRestoresTheIdenticalPointers() {
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

    void slidersMerge() {
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

    void aTransactionIsAStep() {
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

    void stepsThatChangeNothingLeaveNoTrace() {
        Document document;
        openLimb(document);
        const quint64 revision = document.revision();
        setBindSettings(document, document.state().settings);
        selectJoint(document, kNone);
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(document.revision(), revision);
    }

    void alphaFollowsAtOnce() {
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

    void changesSayWhat() {
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

    void randomSequencesUndoAndRedo_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 5; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    void randomSequencesUndoAndRedo() {
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
};

SINEW_TEST(TestDocument, QCoreApplication)

} // namespace testDocument

#include "TestDocument.moc"
