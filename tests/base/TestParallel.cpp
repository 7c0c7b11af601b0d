#include "core/base/Parallel.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <random>

namespace testParallel {

using namespace sinew;

class TestParallel : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        for (const int threads : {1, 2, 8}) {
            std::vector<std::atomic<int>> seen(static_cast<std::size_t>(count));
            std::atomic<bool> sound = true;
            withThreads(threads, [&] {
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

SINEW_TEST(TestParallel, sinew::test::NoApplication)

} // namespace testParallel

#include "TestParallel.moc"
