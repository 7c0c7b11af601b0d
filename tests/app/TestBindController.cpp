#include "app/document/Edits.h"
#include "app/jobs/BindController.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace sinew;

namespace {

/// A window without a window.
struct Bench {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    BindController controller{document, posed, pool};
    QSignalSpy finished{&controller, &BindController::finished};
    QSignalSpy failed{&controller, &BindController::failed};
    QSignalSpy stale{&controller, &BindController::stale};
    QSignalSpy canceled{&controller, &BindController::canceled};
    QSignalSpy preview{&controller, &BindController::previewShown};

    explicit Bench(Scene scene = test::limb(), int resolution = 64) {
        DocumentState state = stateOfScene(std::move(scene), {});
        state.settings.resolution = resolution;
        document.reset(std::move(state));
    }
    void settle() {
        pool.waitForWork();
        QCoreApplication::processEvents();
    }
    void bind() {
        controller.bind();
        settle();
    }
    template<typename Edit>
    void change(const Edit& edit) {
        BindSettings settings = document.state().settings;
        edit(settings);
        setBindSettings(document, settings);
    }
};

} // namespace

class TestBindController : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void bindIsOneUndoableStep();
    void cancelLeavesTheDocument();
    void sceneChangedMeanwhileIsStale();
    void settingsChangedMeanwhileIsStale();
    void alphaMovedMeanwhileCounts();
    void aSecondBindReplacesTheFirst();
    void errorsAreHandedOn();
    void penaltyRerunsByItself();
    void undoneChangeNeedsNoRerun();
    void poolOutlivesItsContext();
    void destroyedPoolWaits();
};

void TestBindController::initTestCase() {
    qRegisterMetaType<sinew::Error>();
}

void TestBindController::bindIsOneUndoableStep() {
    Bench bench;
    bench.controller.bind();
    QVERIFY(bench.controller.running());
    bench.settle();
    QCOMPARE(bench.finished.count(), 1);
    QVERIFY(!bench.controller.running());
    QVERIFY(bench.document.state().bound());
    QCOMPARE(bench.document.undoStack().count(), 1);
    Progress progress;
    const auto anew = bind(*bench.document.state().scene, bench.document.state().settings, progress);
    QVERIFY(*(*bench.document.state().weights)[0] == *anew->weights[0]);
    bench.document.undoStack().undo();
    QVERIFY(!bench.document.state().bound());
}

void TestBindController::cancelLeavesTheDocument() {
    Bench bench;
    const DocumentState before = bench.document.state();
    bench.controller.bind();
    bench.controller.cancel();
    bench.settle();
    // A job that is canceled hands nothing over, however far it had come.
    QCOMPARE(bench.finished.count() + bench.canceled.count(), 1);
    QCOMPARE(bench.document.state() == before, bench.canceled.count() == 1);
}

void TestBindController::sceneChangedMeanwhileIsStale() {
    Bench bench;
    bench.controller.bind();
    bench.document.reset(stateOfScene(test::twoFingers(), {}));
    bench.settle();
    QCOMPARE(bench.stale.count(), 1);
    QCOMPARE(bench.finished.count(), 0);
    QVERIFY(!bench.document.state().bound());
}

void TestBindController::settingsChangedMeanwhileIsStale() {
    Bench bench;
    bench.controller.bind();
    bench.change([](BindSettings& settings) { settings.resolution = 32; });
    bench.settle();
    QCOMPARE(bench.stale.count(), 1);
    QVERIFY(!bench.document.state().bound());
}

void TestBindController::alphaMovedMeanwhileCounts() {
    Bench bench;
    bench.controller.bind();
    bench.change([](BindSettings& settings) { settings.alpha = 0.9; });
    bench.settle();
    QCOMPARE(bench.finished.count(), 1);
    Progress progress;
    const auto anew = bind(*bench.document.state().scene, bench.document.state().settings, progress);
    QVERIFY(*(*bench.document.state().weights)[0] == *anew->weights[0]);
}

void TestBindController::aSecondBindReplacesTheFirst() {
    Bench bench;
    bench.controller.bind();
    bench.controller.bind();
    bench.settle();
    QCOMPARE(bench.finished.count(), 1);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestBindController::errorsAreHandedOn() {
    Bench bench(test::scene(test::box(Vec3::Zero(), Vec3::Ones()), Skeleton()));
    bench.bind();
    QCOMPARE(bench.failed.count(), 1);
    const auto error = bench.failed.at(0).at(0).value<sinew::Error>();
    QCOMPARE(static_cast<int>(error.code), static_cast<int>(ErrorCode::NoSkeleton));
}

void TestBindController::penaltyRerunsByItself() {
    Bench bench(test::limb(), 128);
    bench.bind();
    bench.change([](BindSettings& settings) { settings.penalty = 12.0; });
    QVERIFY(bench.document.state().stale());
    bench.settle(); // no timer runs meanwhile: the preview is there before the solve in full begins
    QCOMPARE(bench.preview.count(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(bench.finished.count(), 2, test::kPatience);
    QVERIFY(!bench.document.state().stale());
    QCOMPARE(bench.posed.shownWeights().get(), bench.document.state().weights.get());
    Progress progress;
    const auto anew = bind(*bench.document.state().scene, bench.document.state().settings, progress);
    QVERIFY(*(*bench.document.state().weights)[0] == *anew->weights[0]);
}

void TestBindController::undoneChangeNeedsNoRerun() {
    Bench bench;
    bench.bind();
    bench.change([](BindSettings& settings) { settings.penalty = 12.0; });
    bench.document.undoStack().undo();
    bench.settle();
    QTest::qWait(400); // longer than the slider's rest
    bench.settle();
    QCOMPARE(bench.finished.count(), 1);
    QCOMPARE(bench.posed.shownWeights().get(), bench.document.state().weights.get());
}

void TestBindController::poolOutlivesItsContext() {
    TaskPool pool;
    bool called = false;
    {
        QObject context;
        pool.run<int>(
            &context, [](Progress&) -> Expected<int> { return 1; },
            [&](const Expected<int>&) { called = true; });
        pool.waitForWork();
    }
    QCoreApplication::processEvents();
    QVERIFY(!called);
    QVERIFY(!pool.busy());
}

void TestBindController::destroyedPoolWaits() {
    std::atomic<bool> ended{false};
    QSemaphore begun;
    {
        TaskPool pool;
        pool.run<int>(
            &pool,
            [&](Progress& progress) -> Expected<int> {
                begun.release();
                while (!progress.canceled()) {
                    QThread::msleep(1);
                }
                ended = true;
                return fail(ErrorCode::Canceled);
            },
            [](const Expected<int>&) {});
        begun.acquire();
    }
    QVERIFY(ended);
}

SINEW_TEST(TestBindController, QCoreApplication)
#include "TestBindController.moc"
