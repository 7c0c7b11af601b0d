#include "app/jobs/WeightTransfers.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testTransferPreview {

using namespace sinew;
using namespace sinew::test;

namespace {

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

class TestTransferPreview : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

SINEW_TEST(TestTransferPreview, QCoreApplication)

} // namespace testTransferPreview

#include "TestTransferPreview.moc"
