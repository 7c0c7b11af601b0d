#include "app/document/edits/Edits.h"
#include "app/jobs/BindController.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

namespace testBindController {

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
        state.settings.automatic = false;
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
    /// Lets reruns begin and end.
    bool rest() {
        return QTest::qWaitFor([this] { return !controller.running() && !document.state().stale(); },
                               test::kPatience);
    }
    QUndoStack& undo() { return document.undoStack(); }
    /// Whether settings, field and weights in force are of one another.
    bool agrees() {
        const DocumentState& state = document.state();
        Progress progress;
        const auto anew = sinew::bind(*state.scene, state.settings, progress);
        return !state.stale() && *(*state.weights)[0] == *anew->weights[0] &&
               posed.shownWeights() == state.weights &&
               reworkFor(state.field->settings, state.settings) <= BindRework::Weights;
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
    void initTestCase() { qRegisterMetaType<sinew::Error>(); }

    void bindIsOneUndoableStep() {
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

    void cancelLeavesTheDocument() {
        Bench bench;
        const DocumentState before = bench.document.state();
        bench.controller.bind();
        bench.controller.cancel();
        bench.settle();
        // A job that is canceled hands nothing over, however far it had come.
        QCOMPARE(bench.finished.count() + bench.canceled.count(), 1);
        QCOMPARE(bench.document.state() == before, bench.canceled.count() == 1);
    }

    void sceneChangedMeanwhileIsStale() {
        Bench bench;
        bench.controller.bind();
        bench.document.reset(stateOfScene(test::twoFingers(), {}));
        bench.settle();
        QCOMPARE(bench.stale.count(), 1);
        QCOMPARE(bench.finished.count(), 0);
        QVERIFY(!bench.document.state().bound());
    }

    void settingsChangedMeanwhileIsStale() {
        Bench bench;
        bench.controller.bind();
        bench.change([](BindSettings& settings) { settings.resolution = 32; });
        bench.settle();
        QCOMPARE(bench.stale.count(), 1);
        QVERIFY(!bench.document.state().bound());
    }

    void alphaMovedMeanwhileCounts() {
        Bench bench;
        bench.controller.bind();
        bench.change([](BindSettings& settings) { settings.alpha = 0.9; });
        bench.settle();
        QCOMPARE(bench.finished.count(), 1);
        Progress progress;
        const auto anew = bind(*bench.document.state().scene, bench.document.state().settings, progress);
        QVERIFY(*(*bench.document.state().weights)[0] == *anew->weights[0]);
    }

    void aSecondBindReplacesTheFirst() {
        Bench bench;
        bench.controller.bind();
        bench.controller.bind();
        bench.settle();
        QCOMPARE(bench.finished.count(), 1);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void errorsAreHandedOn() {
        Bench bench(test::scene(test::box(Vec3::Zero(), Vec3::Ones()), Skeleton()));
        bench.bind();
        QCOMPARE(bench.failed.count(), 1);
        const auto error = bench.failed.at(0).at(0).value<sinew::Error>();
        QCOMPARE(static_cast<int>(error.code), static_cast<int>(ErrorCode::NoSkeleton));
    }

    /// A coarse preview first, then the real thing.
    void resolutionRerunsByItself() {
        Bench bench(test::limb(), 128);
        bench.bind();
        bench.change([](BindSettings& settings) { settings.resolution = 64; });
        QVERIFY(bench.document.state().stale());
        bench.settle(); // no timer runs meanwhile: the preview is there before the solve in full begins
        QCOMPARE(bench.preview.count(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(bench.finished.count(), 2, test::kPatience);
        QVERIFY(bench.agrees());
    }

    /// With what a bind with that penalty gives, in the pose that is shown.
    void aMovedPenaltyIsFollowedAtOnce() {
        Bench bench(test::limb(), 128);
        bench.bind();
        setJointPose(bench.document, 1,
                     {Quat(Eigen::AngleAxisd(0.8, Vec3::UnitZ())), Vec3::Zero(), Vec3::Ones()});
        const Pose bent = bench.document.state().pose;
        const auto before = bench.document.state().weights;
        for (const double penalty : {0.0, 1.5, 12.0, 40.0}) {
            const qsizetype finished = bench.finished.count();
            bench.change([&](BindSettings& settings) { settings.penalty = penalty; });
            // On the pool, and not before anybody asks: this thread has measured nothing.
            QVERIFY(bench.controller.running());
            QVERIFY(bench.document.state().stale());
            bench.settle();
            QCOMPARE(bench.finished.count(), finished + 1);
            QVERIFY(bench.agrees());
            QVERIFY(bench.document.state().pose == bent);
        }
        QCOMPARE(bench.preview.count(), 0); // no sketch of them
        QVERIFY(bench.document.state().weights != before);
        bench.change([](BindSettings& settings) { settings.penalty = kAutomaticPenalty; });
        bench.settle();
        QVERIFY(*(*bench.document.state().weights)[0] == *(*before)[0]);
    }

    void theLatestPenaltyWins() {
        Bench bench;
        bench.bind();
        const DocumentState bound = bench.document.state();
        QSignalSpy followed(&bench.controller, &BindController::followed);
        QSignalSpy started(&bench.controller, &BindController::started);
        for (const double penalty : {2.0, 3.0, 5.0, 8.0, 20.0}) {
            BindSettings settings = bench.document.state().settings;
            settings.penalty = penalty;
            setBindSettings(bench.document, settings, MergeKey::Setting);
        }
        QVERIFY(bench.rest());
        QCOMPARE(bench.finished.count(), 2); // of the last one alone
        QVERIFY(followed.count() <= 1);      // the first was shown, or the last took its place
        QCOMPARE(started.count(), 1);
        QCOMPARE(bench.document.state().settings.penalty, 20.0);
        QVERIFY(bench.agrees());
        QCOMPARE(bench.undo().count(), 2); // a drag is one step
        QCOMPARE(bench.undo().undoText(), QString("Penalty"));
        bench.undo().undo();
        QVERIFY(bench.document.state() == bound);
        QVERIFY(bench.agrees());
        bench.undo().redo();
        QVERIFY(bench.rest());
        QCOMPARE(bench.document.state().settings.penalty, 20.0);
        QVERIFY(bench.agrees());
    }

    /// A drag that goes on while weights of values before come in.
    void aDragThatNeverRestsIsShown() {
        Bench bench(test::limb(), 32);
        bench.bind();
        QSignalSpy followed(&bench.controller, &BindController::followed);
        double penalty = 1.0;
        QVERIFY(QTest::qWaitFor(
            [&] {
                for (int move = 0; move < 2; ++move) { // the second while the first is measured
                    BindSettings settings = bench.document.state().settings;
                    settings.penalty = penalty = penalty < 30.0 ? penalty + 0.01 : 1.0;
                    setBindSettings(bench.document, settings, MergeKey::Setting);
                }
                return followed.count() > 0;
            },
            test::kPatience));
        QVERIFY(bench.posed.weightsPreview()); // shown, not kept
        QVERIFY(bench.document.state().stale());
        QVERIFY(bench.rest());
        QVERIFY(bench.agrees());
        QCOMPARE(bench.undo().count(), 2);
    }

    void followingTellsOfItsProgressWhenItTakesLong() {
        Bench bench;
        bench.bind();
        QSignalSpy changed(&bench.controller, &BindController::runningChanged);
        // Nothing else runs on a pool of one thread, so this bind does not end before it is let.
        QSemaphore go;
        TaskPool busy(1);
        BindController slow(bench.document, bench.posed, busy);
        bench.controller.setLive(false);
        busy.run<int>(
            &bench.pool, [&](Progress&) -> Expected<int> { return go.acquire(), 0; },
            [](const Expected<int>&) {});
        bench.change([](BindSettings& settings) { settings.penalty = 9.0; });
        QVERIFY(slow.running() && !slow.progressDue());
        QTRY_VERIFY_WITH_TIMEOUT(slow.progressDue(), test::kPatience);
        QVERIFY(slow.progress().fraction < 1.0);
        // A newer value does not hide it again.
        bench.change([](BindSettings& settings) { settings.penalty = 10.0; });
        QVERIFY(slow.running() && slow.progressDue());
        slow.cancel();
        go.release();
        QTRY_VERIFY_WITH_TIMEOUT(!slow.running(), test::kPatience);
        QVERIFY(!slow.progressDue());
        QVERIFY(bench.document.state().stale()); // the number stays, the weights are those of before
        QCOMPARE(bench.document.state().settings.penalty, 10.0);
    }

    void nothingFollowsWithoutABind() {
        Bench bench;
        bench.change([](BindSettings& settings) { settings.penalty = 9.0; });
        bench.settle();
        QVERIFY(!bench.controller.running() && test::noTimerRuns(bench.controller));
        QVERIFY(!bench.document.state().bound());
        bench.bind();
        bench.controller.setLive(false);
        bench.change([](BindSettings& settings) { settings.penalty = 3.0; });
        QVERIFY(!bench.controller.running());
        QVERIFY(bench.document.state().stale());
    }

    /// What a solver does not read changes nothing.
    void otherSolversHaveNoPenaltyToFollow() {
        Bench bench;
        bench.change([](BindSettings& settings) { settings.solver = "nearest"; });
        bench.bind();
        const auto weights = bench.document.state().weights;
        bench.change([](BindSettings& settings) { settings.penalty = 9.0; });
        QVERIFY(!bench.controller.running() && !bench.document.state().stale());
        QCOMPARE(bench.document.state().weights, weights);
    }

    void undoneChangeNeedsNoRerun() {
        Bench bench;
        bench.bind();
        bench.change([](BindSettings& settings) { settings.penalty = 12.0; });
        bench.document.undoStack().undo();
        bench.settle();
        QVERIFY(test::noTimerRuns(bench.controller) && !bench.controller.running());
        QCOMPARE(bench.finished.count(), 1);
        QCOMPARE(bench.posed.shownWeights().get(), bench.document.state().weights.get());
    }

    void aRerunBelongsToTheStepThatAskedForIt() {
        Bench bench;
        bench.bind();
        const DocumentState bound = bench.document.state();
        bench.change([](BindSettings& settings) { settings.resolution = 32; });
        QCOMPARE(bench.undo().undoText(), QString("Resolution"));
        QVERIFY(bench.rest());
        QCOMPARE(bench.finished.count(), 2);
        QCOMPARE(bench.undo().count(), 2);
        QCOMPARE(bench.undo().undoText(), QString("Resolution"));
        QVERIFY(bench.agrees());
        const auto weights = bench.document.state().weights;
        bench.undo().undo();
        QVERIFY(bench.document.state() == bound);
        QVERIFY(bench.agrees());
        bench.undo().redo();
        QCOMPARE(bench.document.state().weights, weights);
        QVERIFY(bench.agrees());
        bench.undo().undo();
        bench.undo().undo();
        QVERIFY(!bench.document.state().bound());
    }

    void undoAndRedoWhileItRuns_data() {
        QTest::addColumn<QString>("order"); // u: undo, r: redo, b: the rerun begins, f: all that runs ends
        for (const char* order :
             {"ubf", "urbf", "buf", "burf", "burburf", "bufrf", "urururf", "bfurf", "bfuburf"}) {
            QTest::newRow(order) << QString(order);
        }
    }

    void undoAndRedoWhileItRuns() {
        QFETCH(QString, order);
        Bench bench;
        bench.bind();
        const DocumentState bound = bench.document.state();
        bench.change([](BindSettings& settings) { settings.penalty = 12.0; });
        for (const QChar what : order) {
            switch (what.toLatin1()) {
            case 'u':
                bench.undo().undo();
                break;
            case 'r':
                bench.undo().redo();
                break;
            case 'b':
                QVERIFY(QTest::qWaitFor(
                    [&] { return bench.controller.running() || !bench.document.state().stale(); },
                    test::kPatience));
                break;
            default:
                QVERIFY(bench.rest());
                bench.settle();
            }
        }
        QVERIFY(bench.rest());
        QVERIFY(bench.agrees());
        QCOMPARE(bench.undo().count(), 2);
        bench.undo().setIndex(2);
        QVERIFY(bench.rest());
        QCOMPARE(bench.document.state().settings.penalty, 12.0);
        QVERIFY(bench.agrees());
        bench.undo().undo();
        QVERIFY(bench.document.state() == bound);
        QVERIFY(bench.agrees());
    }

    void stepsAfterTheAskingOneGetItToo() {
        Bench bench;
        bench.bind();
        bench.change([](BindSettings& settings) { settings.penalty = 12.0; });
        setJointPose(bench.document, 1, {Quat::Identity(), Vec3(0, 0.1, 0), Vec3::Ones()});
        bench.change([](BindSettings& settings) { settings.alpha = 0.3; });
        QCOMPARE(bench.undo().undoText(), QString("Stiffness (alpha)"));
        bench.undo().undo();
        QVERIFY(bench.rest());
        QCOMPARE(bench.undo().count(), 4);
        for (const int index : {4, 3, 2, 1, 4}) {
            bench.undo().setIndex(index);
            QVERIFY2(bench.agrees(), qPrintable(QString::number(index)));
        }
        QCOMPARE(bench.finished.count(), 2); // none of them had to be solved again
    }

    void whatWasUndoneCanBeRedoneAfterARerun() {
        Bench bench;
        bench.bind();
        bench.change([](BindSettings& settings) { settings.penalty = 12.0; });
        bench.change([](BindSettings& settings) { settings.resolution = 32; });
        QVERIFY(bench.rest()); // the settings between both were never solved
        bench.undo().undo();
        QVERIFY(bench.document.state().stale());
        QVERIFY(bench.rest());
        QVERIFY(bench.agrees());
        QVERIFY(bench.undo().canRedo());
        bench.undo().redo();
        QCOMPARE(bench.document.state().settings.resolution, 32);
        QVERIFY(bench.agrees());
    }

    void bindingNowBelongsToTheChangedSettings() {
        Bench bench;
        bench.bind();
        bench.change([](BindSettings& settings) { settings.penalty = 12.0; });
        bench.controller.bind();
        QVERIFY(bench.rest());
        QCOMPARE(bench.undo().count(), 2);
        QVERIFY(bench.agrees());
    }

    void withoutLiveUpdateABindIsAStep() {
        Bench bench;
        bench.bind();
        bench.controller.setLive(false);
        bench.change([](BindSettings& settings) { settings.penalty = 12.0; });
        bench.controller.bind();
        bench.undo().undo();
        bench.undo().redo();
        bench.settle();
        QCOMPARE(bench.undo().count(), 3);
        QCOMPARE(bench.undo().undoText(), QString("Bind Skin"));
        QVERIFY(bench.agrees());
        bench.undo().undo();
        QVERIFY(bench.document.state().stale()); // as it was, and shown as such
        bench.controller.bind();
        bench.undo().undo();
        bench.settle();
        QCOMPARE(bench.stale.count(), 1);
        QVERIFY(bench.agrees());
    }

    void poolOutlivesItsContext() {
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

    void destroyedPoolWaits() {
        std::atomic<bool> ended{false};
        QSemaphore begun;
        {
            TaskPool pool;
            pool.run<int>(
                &pool,
                [&](Progress& progress) -> Expected<int> {
                    begun.release();
                    while (!progress.canceled()) {
                        QThread::yieldCurrentThread();
                    }
                    ended = true;
                    return fail(ErrorCode::Canceled);
                },
                [](const Expected<int>&) {});
            begun.acquire();
        }
        QVERIFY(ended);
    }
};

SINEW_TEST(TestBindController, QCoreApplication)

} // namespace testBindController

#include "TestBindController.moc"
