#include "app/jobs/TaskPool.h"
#include "core/base/Parallel.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <atomic>
#include <optional>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace testLatestJob {

using namespace sinew;
using namespace sinew::test;

namespace {

using Results = std::vector<Expected<int>>;

/// Work that lasts until it is canceled; `begun` counts how often it has begun.
std::function<Expected<int>(Progress&)> endless(QSemaphore& begun) {
    return [&begun](Progress& progress) -> Expected<int> {
        begun.release();
        while (!progress.canceled()) {
            QThread::yieldCurrentThread();
        }
        return fail(ErrorCode::Canceled);
    };
}

std::function<Expected<int>(Progress&)> giving(int value) {
    return [value](Progress&) -> Expected<int> { return value; };
}

std::function<void(Expected<int>)> into(Results& results) {
    return [&results](Expected<int> result) { results.push_back(std::move(result)); };
}

/// All that was ever going to come has come.
void settle(TaskPool& pool) {
    pool.waitForWork();
    QCoreApplication::processEvents();
}

#ifdef __linux__
int niceness() {
    return getpriority(PRIO_PROCESS, static_cast<id_t>(gettid()));
}

/// The lowest priority that work and its loop run at.
std::function<Expected<int>(Progress&)> lowestPriority() {
    return [](Progress&) -> Expected<int> {
        std::atomic<int> nice = niceness();
        parallelFor(64, 1, [&nice](std::size_t, std::size_t) {
            int seen = nice;
            while (seen < niceness() && !nice.compare_exchange_weak(seen, niceness())) {
            }
            parallelFor(4, 1, [](std::size_t, std::size_t) { QThread::usleep(100); });
        });
        return nice.load();
    };
}
#endif

} // namespace

class TestLatestJob : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void resultsComeOnTheOwnersThread() {
        TaskPool pool;
        LatestJob job(pool);
        QThread* worked = nullptr;
        QThread* arrived = nullptr;
        job.start<int>(
            [&worked](Progress&) -> Expected<int> {
                worked = QThread::currentThread();
                return 1;
            },
            [&](const Expected<int>&) {
                arrived = QThread::currentThread();
                QVERIFY(!job.running());
            });
        QVERIFY(job.running());
        QTRY_VERIFY_WITH_TIMEOUT(arrived, kPatience);
        QCOMPARE(arrived, QThread::currentThread());
        QVERIFY(worked != arrived);
    }

    void theNewestWins() {
        TaskPool pool;
        LatestJob job(pool);
        QSemaphore begun;
        Results results;
        job.start<int>(endless(begun), into(results));
        begun.acquire();
        job.start<int>(giving(2), into(results));
        QVERIFY(job.running());
        settle(pool); // the first one was canceled, else this would not return
        QCOMPARE(results.size(), 1U);
        QCOMPARE(results.front().value(), 2);
        QVERIFY(!job.running());
    }

    void theNewestWinsOverAnEarlierResult() {
        TaskPool pool;
        LatestJob job(pool);
        Results results;
        job.start<int>(giving(1), into(results));
        pool.waitForWork(); // its result waits in the event loop
        job.start<int>(giving(2), into(results));
        settle(pool);
        QCOMPARE(results.size(), 1U);
        QCOMPARE(results.front().value(), 2);
    }

    void aJobMayHaveResultsOfSeveralTypes() {
        TaskPool pool;
        LatestJob job(pool);
        QSemaphore begun;
        Results results;
        std::optional<std::string> text;
        job.start<int>(endless(begun), into(results));
        job.start<std::string>([](Progress&) -> Expected<std::string> { return std::string("second"); },
                               [&text](Expected<std::string> result) { text = std::move(*result); });
        settle(pool);
        QVERIFY(results.empty());
        QCOMPARE(text.value(), std::string("second"));
    }

    void cancelEndsWithCanceled() {
        TaskPool pool;
        LatestJob job(pool);
        job.cancel(); // nothing runs
        QSemaphore begun;
        Results results;
        job.start<int>(endless(begun), into(results));
        begun.acquire();
        QVERIFY(!job.canceled());
        job.cancel();
        QVERIFY(job.running()); // until its end has come
        QVERIFY(job.canceled());
        settle(pool);
        QCOMPARE(results.size(), 1U);
        QCOMPARE(results.front().error().code, ErrorCode::Canceled);
        QVERIFY(!job.running());
    }

    void cancelTooLateIsKnown() {
        TaskPool pool;
        LatestJob job(pool);
        bool canceled = false;
        int value = 0;
        job.start<int>(giving(3), [&](const Expected<int>& result) {
            value = result.value_or(-1);
            canceled = job.canceled();
        });
        pool.waitForWork();
        job.cancel();
        settle(pool);
        QCOMPARE(value, 3);
        QVERIFY(canceled);
    }

    void droppedWorkSaysNothing() {
        TaskPool pool;
        LatestJob job(pool);
        QSemaphore begun;
        Results results;
        job.start<int>(endless(begun), into(results));
        begun.acquire();
        job.drop();
        QVERIFY(!job.running());
        settle(pool);
        job.start<int>(giving(1), into(results));
        pool.waitForWork();
        job.drop(); // its result waits in the event loop
        settle(pool);
        QVERIFY(results.empty());
    }

    void nothingComesOnceItIsDestroyed() {
        TaskPool pool;
        QSemaphore begun;
        Results results;
        std::vector<bool> changes;
        {
            LatestJob running(pool, [&changes](bool runs) { changes.push_back(runs); });
            LatestJob ready(pool);
            ready.start<int>(giving(1), into(results));
            pool.waitForWork();
            running.start<int>(endless(begun), into(results));
            begun.acquire();
        }
        settle(pool); // what ran was canceled
        QVERIFY(results.empty());
        QCOMPARE(changes, std::vector<bool>{true});
        {
            TaskPool shortLived;
            LatestJob job(shortLived);
            job.start<int>(endless(begun), into(results));
            begun.acquire();
        } // the pool waits for what was canceled
        QCoreApplication::processEvents();
        QVERIFY(results.empty());
    }

    void tellsWhenItRuns() {
        TaskPool pool;
        std::vector<int> told; // 1 begins, 0 ends, 2 a result
        LatestJob job(pool, [&told](bool runs) { told.push_back(runs ? 1 : 0); });
        const auto done = [&told](const Expected<int>&) { told.push_back(2); };
        QSemaphore begun;
        job.start<int>(endless(begun), done);
        job.start<int>(giving(1), done); // it goes on running
        settle(pool);
        QCOMPARE(told, (std::vector<int>{1, 0, 2}));
        job.drop(); // nothing runs
        QCOMPARE(told.size(), 3U);
        job.start<int>(endless(begun), done);
        job.drop();
        settle(pool);
        QCOMPARE(told, (std::vector<int>{1, 0, 2, 1, 0}));
    }

    void errorsAndExceptionsArrive() {
        TaskPool pool;
        LatestJob job(pool);
        Results results;
        job.start<int>([](Progress&) -> Expected<int> { return fail(ErrorCode::FileNotFound, {"a.fbx"}); },
                       into(results));
        settle(pool);
        job.start<int>([](Progress&) -> Expected<int> { throw std::bad_alloc(); }, into(results));
        settle(pool);
        QCOMPARE(results.size(), 2U);
        QCOMPARE(results[0].error().code, ErrorCode::FileNotFound);
        QCOMPARE(results[0].error().arguments, std::vector<std::string>{"a.fbx"});
        QCOMPARE(results[1].error().code, ErrorCode::OutOfMemory);
    }

    void doneMayStartAnew() {
        TaskPool pool;
        LatestJob job(pool);
        std::vector<int> values;
        std::function<void(Expected<int>)> done = [&](const Expected<int>& result) {
            values.push_back(*result);
            if (*result < 3) {
                job.start<int>(giving(*result + 1), done);
            }
        };
        job.start<int>(giving(1), done);
        QTRY_VERIFY_WITH_TIMEOUT(!job.running(), kPatience);
        QCOMPARE(values, (std::vector<int>{1, 2, 3}));
    }

    void tellsHowFarItIs() {
        TaskPool pool;
        LatestJob job(pool);
        QCOMPARE(job.stage(), Stage::Count);
        QCOMPARE(job.fraction(), 0.0);
        QSemaphore reported;
        QSemaphore read;
        Results results;
        job.start<int>(
            [&](Progress& progress) -> Expected<int> {
                progress.report(Stage::Octree, 0.5);
                progress.residual(0.25);
                reported.release();
                read.acquire();
                return 1;
            },
            into(results));
        reported.acquire();
        QCOMPARE(job.stage(), Stage::Octree);
        QCOMPARE(job.fraction(), 0.5);
        QCOMPARE(job.lastResidual(), 0.25);
        read.release();
        settle(pool);
        QCOMPARE(results.size(), 1U);
        QCOMPARE(job.stage(), Stage::Count);
        QCOMPARE(job.fraction(), 0.0);
        QVERIFY(job.lastResidual() < 0.0);
    }

#ifdef __linux__
    /// Also where the same pool's threads and loops have worked in the background before.
    void whatIsWaitedForRunsAtNormalPriority() {
        const int usual = niceness();
        TaskPool pool(1);
        LatestJob background(pool);
        LatestJob waited(pool, {}, TaskPriority::Waited);
        for (int round = 0; round < 2; ++round) {
            Results low;
            background.start<int>(lowestPriority(), into(low));
            settle(pool);
            QCOMPARE(low.size(), 1U);
            QVERIFY(*low.front() > usual || usual >= 10); // as low as the background already
            Results normal;
            waited.start<int>(lowestPriority(), into(normal));
            settle(pool);
            QCOMPARE(normal.size(), 1U);
            QCOMPARE(*normal.front(), usual);
        }
    }
#endif

    void whatRunsOutOfMemoryIsToldOf() {
        TaskPool pool;
        for (const TaskPriority priority : {TaskPriority::Background, TaskPriority::Waited}) {
            LatestJob job(pool, {}, priority);
            Results results;
            job.start<int>(
                [](Progress&) -> Expected<int> {
                    parallelFor(100, 1, [](std::size_t, std::size_t) { throw std::bad_alloc(); });
                    return 1;
                },
                into(results));
            settle(pool);
            QCOMPARE(results.size(), 1U);
            QVERIFY(!results.front() && results.front().error().code == ErrorCode::OutOfMemory);
        }
    }
};

SINEW_TEST(TestLatestJob, QCoreApplication)

} // namespace testLatestJob

#include "TestLatestJob.moc"
