#include "core/base/platform/Process.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Wine.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <new>
#include <string>
#include <thread>
#include <vector>

namespace testLimitedRuns {

using namespace sinew;
using namespace sinew::test;

namespace {

using namespace std::chrono_literals;

constexpr int kSaid = 3;
constexpr int kNoMemory = 7;

int eatMemory() {
    std::vector<std::vector<char>> eaten;
    try {
        for (;;) {
            eaten.emplace_back(std::size_t{16} << 20U, 'x');
        }
    } catch (const std::bad_alloc&) {
        return kNoMemory;
    }
}

[[noreturn]] void spin() {
    for (volatile unsigned turns = 0;;) {
        turns = turns + 1;
    }
}

[[noreturn]] void flood() {
    const std::string line(999, 'y');
    for (;;) {
        std::puts(line.c_str());
    }
}

RunResult run(std::vector<std::string> words, const RunLimits& limits = {}) {
    words.insert(words.begin(), {programPath(), "LimitedChild"});
    return runLimited(words, limits, Progress());
}

int startOther(const char* file) {
    run({"late", file});
    return 0;
}

int writeLate(const char* file) {
    std::this_thread::sleep_for(2s);
    std::ofstream(file) << "late";
    return 0;
}

/// What the tests start: this program, with the name of what it is to do.
int child(int argc, char** argv) {
    const std::string task = argc > 1 ? argv[1] : "";
    if (task == "say") {
        std::fputs("lost", stderr);
        std::fputs("abc", stdout);
        return kSaid;
    }
    if (task == "much") {
        std::fputs(std::string(3'000'000, 'z').c_str(), stdout);
        return 0;
    }
    if (task == "eat") {
        return eatMemory();
    }
    if (task == "spin") {
        spin();
    }
    if (task == "flood") {
        flood();
    }
    if (task == "other" && argc > 2) {
        return startOther(argv[2]);
    }
    if (task == "late" && argc > 2) {
        return writeLate(argv[2]);
    }
    if (task == "mute") {
        std::fclose(stdout);
    }
    std::this_thread::sleep_for(10min);
    return 0;
}

/// Within a time that only a test that hangs takes.
RunLimits patient() {
    RunLimits limits;
    limits.wallTime = 4min;
    limits.cpuTime = 60s;
    return limits;
}

} // namespace

/// Programs that hang or take too much are stopped, on every system.
class TestLimitedRuns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void outputIsCollected() {
        const RunResult result = run({"say"}, patient());
        QCOMPARE(result.end, RunEnd::Exited);
        QCOMPARE(result.code, kSaid);
        QCOMPARE(result.output, std::string("abc"));
        const RunResult large = run({"much"}, patient());
        QCOMPARE(large.end, RunEnd::Exited);
        QCOMPARE(large.output.size(), std::size_t{3'000'000});
    }

    void hangsAreStopped() {
        QElapsedTimer timer;
        timer.start();
        RunLimits limits;
        limits.wallTime = 100ms;
        QCOMPARE(run({"hang"}, limits).end, RunEnd::TimedOut);
        QCOMPARE(run({"mute"}, limits).end, RunEnd::TimedOut);
        QVERIFY(timer.elapsed() < 300'000); // not those ten minutes
    }

    void busyLoopsAreStopped() {
        RunLimits limits = patient();
        limits.cpuTime = 1s;
        QCOMPARE(run({"spin"}, limits).end, RunEnd::TimedOut);
    }

    void memoryIsLimited() {
        if (underWine()) {
            QSKIP("Wine does not limit the memory of a process");
        }
        RunLimits limits = patient();
        limits.memory = std::uint64_t{1} << 30U;
        const RunResult result = run({"eat"}, limits);
        QCOMPARE(result.end, RunEnd::Exited);
        QCOMPARE(result.code, kNoMemory);
    }

    void outputIsLimited() {
        RunLimits limits = patient();
        limits.output = 1'000'000;
        QCOMPARE(run({"flood"}, limits).end, RunEnd::Crashed);
    }

    void cancelStopsIt() {
        const CancelAfter progress(3);
        QCOMPARE(runLimited({programPath(), "LimitedChild", "hang"}, patient(), progress).end,
                 RunEnd::Canceled);
    }

    /// It is stopped too, or may write no more than it may itself.
    void whatItStartedWritesNothing() {
        const std::string file = m_folder.filePath("late.txt").toStdString();
        RunLimits limits = patient();
        limits.wallTime = 1s;
        QCOMPARE(run({"other", file}, limits).end, RunEnd::TimedOut);
        QTest::qWait(3000);
        std::error_code missing;
        const auto size = std::filesystem::file_size(file, missing);
        QVERIFY(missing || size == 0);
    }

    void missingProgramIsNotStarted() {
        const RunResult result = runLimited({m_folder.filePath("none").toStdString()}, {}, Progress());
        QCOMPARE(result.end, RunEnd::NotStarted);
        QVERIFY(!runErrorText(result.code).empty());
    }

private:
    QTemporaryDir m_folder;
};

SINEW_TEST_MAIN(LimitedChild, child)
SINEW_TEST(TestLimitedRuns, NoApplication)

} // namespace testLimitedRuns

#include "TestLimitedRuns.moc"
