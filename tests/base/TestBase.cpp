#include "core/base/Error.h"
#include "core/base/Parallel.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/base/platform/Memory.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <random>
#include <vector>

namespace testBase {

using namespace sinew;

class TestBase : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void boxesGrow() {
        Aabb box;
        QVERIFY(box.empty());
        QVERIFY(box.extent() == Vec3::Zero() && box.center() == Vec3::Zero());
        QCOMPARE(box.diagonal(), 0.0);
        box.add(Vec3(1, 2, 3));
        QVERIFY(!box.empty());
        QCOMPARE(box.diagonal(), 0.0);
        Aabb other;
        other.add(Vec3(-2, 6, 15));
        other.add(Aabb()); // nothing adds nothing
        box.add(other);
        QVERIFY(box.min == Vec3(-2, 2, 3) && box.max == Vec3(1, 6, 15));
        QVERIFY(box.extent() == Vec3(3, 4, 12));
        QVERIFY(box.center() == Vec3(-0.5, 4, 9));
        QCOMPARE(box.diagonal(), 13.0);
    }

    void failuresCarryTheirArguments() {
        const auto open = [](bool works) -> Expected<int> {
            if (!works) {
                return fail(ErrorCode::FileUnreadable, {"a.fbx", "busy"});
            }
            return 7;
        };
        QCOMPARE(*open(true), 7);
        const Expected<int> failed = open(false);
        QVERIFY(!failed);
        QCOMPARE(failed.error().code, ErrorCode::FileUnreadable);
        QVERIFY(failed.error().arguments == (std::vector<std::string>{"a.fbx", "busy"}));
        const Expected<double> passedOn = fail(failed.error());
        QCOMPARE(passedOn.error().code, ErrorCode::FileUnreadable);
    }

    void progressIgnoresByDefault() {
        Progress progress;
        progress.report(Stage::Import, 0.5);
        QVERIFY(!progress.canceled());
    }

    void memoryIsMeasured() {
        const std::size_t before = peakMemory();
        const std::size_t available = availableMemory();
        std::vector<char> block(std::size_t{64} << 20U);
        for (std::size_t i = 0; i < block.size(); i += 1024) {
            block[i] = static_cast<char>(i);
        }
        QVERIFY(available > 0);
        if (before > 0) { // systems that tell
            QVERIFY(peakMemory() >= before + (std::size_t{32} << 20U));
        }
        QVERIFY(block[1024] == 0);
    }

    void growthIsThatOfTheWorkAlone() {
        const auto touched = [](std::size_t mebibytes) {
            std::vector<char> block(mebibytes << 20U);
            for (std::size_t i = 0; i < block.size(); i += 1024) {
                block[i] = static_cast<char>(i);
            }
            return block.back();
        };
        const MemoryGrowth first;
        QVERIFY(touched(96) == 0);
        if (first.bytes() == 0) {
            QSKIP("the system does not tell");
        }
        QVERIFY(first.bytes() >= std::size_t{64} << 20U);
        const MemoryGrowth second; // what the first took is no longer counted
        QVERIFY(touched(32) == 0);
        // A system that never forgets a peak tells of no lower one.
        const bool forgets = QSysInfo::kernelType() != "winnt";
        QVERIFY(second.bytes() >= (forgets ? std::size_t{16} << 20U : 0U) && second.bytes() < std::size_t{64}
                                                                                                  << 20U);
    }

    void everyIndexComesOnce_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("grain");
        QTest::newRow("nothing") << 0 << 10;
        QTest::newRow("one") << 1 << 10;
        QTest::newRow("exactly a chunk") << 10 << 10;
        QTest::newRow("one more") << 11 << 10;
        QTest::newRow("many") << 100000 << 7;
        QTest::newRow("grain of zero") << 100 << 0;
        QTest::newRow("grain of one") << 1000 << 1;
    }

    void everyIndexComesOnce() {
        QFETCH(int, count);
        QFETCH(int, grain);
        for (const int threads : {0, 1, 2, 8}) { // 0: at the caller's own priority
            std::vector<std::atomic<int>> seen(static_cast<std::size_t>(count));
            std::atomic<bool> sound = true;
            const auto within = [threads](const std::function<void()>& work) {
                threads == 0 ? withOwnPriority(work) : withThreads(threads, work);
            };
            within([&] {
                parallelFor(
                    seen.size(), static_cast<std::size_t>(grain), [&](std::size_t begin, std::size_t end) {
                        if (begin >= end || end - begin > static_cast<std::size_t>(std::max(grain, 1))) {
                            sound = false;
                        }
                        for (std::size_t i = begin; i < end; ++i) {
                            ++seen[i];
                        }
                    });
            });
            QVERIFY(sound);
            QVERIFY(std::all_of(seen.begin(), seen.end(), [](const std::atomic<int>& n) { return n == 1; }));
        }
    }

    void theThreadLimitHolds() {
        for (const int threads : {1, 3}) {
            std::atomic<int> running = 0;
            std::atomic<int> max = 0;
            withThreads(threads, [&] {
                QCOMPARE(availableThreads(), threads);
                parallelFor(200, 1, [&](std::size_t, std::size_t) {
                    const int now = ++running;
                    int seen = max;
                    while (seen < now && !max.compare_exchange_weak(seen, now)) {
                    }
                    QTest::qSleep(1);
                    --running;
                });
            });
            QVERIFY(max >= 1 && max <= threads);
        }
        QVERIFY(availableThreads() >= 1);
    }

    void sortingDropsRepeats() {
        std::mt19937_64 random(1);
        std::vector<std::uint64_t> keys(200000);
        std::generate(keys.begin(), keys.end(), [&] { return random() % 50000; });
        std::vector<std::uint64_t> expected = keys;
        std::sort(expected.begin(), expected.end());
        expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
        sortUnique(keys);
        QVERIFY(keys == expected);
        std::vector<std::uint64_t> none;
        sortUnique(none);
        QVERIFY(none.empty());
    }
};

SINEW_TEST(TestBase, sinew::test::NoApplication)

} // namespace testBase

#include "TestBase.moc"
