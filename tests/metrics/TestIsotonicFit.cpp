#include "core/metrics/CompareWeights.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testIsotonicFit {

using namespace sinew;

namespace {

bool near(double value, double wanted) {
    return std::abs(value - wanted) < 1e-9;
}

} // namespace

class TestIsotonicFit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void risingSamplesStay() {
        const IsotonicFit fit({{0.0, 0.0, 1.0}, {1.0, 0.2, 1.0}, {2.0, 1.0, 1.0}});
        QVERIFY(near(fit.lowest(), 0.0) && near(fit.highest(), 1.0));
        QVERIFY(near(fit.positionOf(0.1), 0.5));
        QVERIFY(near(fit.positionOf(0.2), 1.0));
        QVERIFY(near(fit.positionOf(0.6), 1.5));
    }

    /// 0.6 and 0.4 become 0.5 from position 1 to 2.
    void fallingSamplesArePooled() {
        const IsotonicFit fit({{0.0, 0.0, 1.0}, {1.0, 0.6, 1.0}, {2.0, 0.4, 1.0}, {3.0, 1.0, 1.0}});
        QVERIFY(near(fit.positionOf(0.1), 0.2));
        QVERIFY(near(fit.positionOf(0.5), 1.0));
        QVERIFY(near(fit.positionOf(0.75), 2.5));
    }

    /// A stray sample far out among many weighs little: it is pooled with what follows.
    void massCounts() {
        const IsotonicFit fit({{0.0, 0.8, 0.1}, {1.0, 0.0, 0.9}, {2.0, 1.0, 1.0}});
        QVERIFY(near(fit.lowest(), 0.08));
        QVERIFY(near(fit.positionOf(0.54), 1.5));
    }

    void onePositionIsOneSample() {
        const IsotonicFit fit({{0.0, 0.0, 1.0}, {1.0, 0.3, 1.0}, {1.0 + 1e-9, 0.7, 1.0}, {2.0, 1.0, 1.0}});
        QVERIFY(near(fit.positionOf(0.5), 1.0));
        QVERIFY(near(fit.positionOf(0.25), 0.5));
    }

    void levelsBeyondEndAtTheEnds() {
        const IsotonicFit fit({{-1.0, 0.3, 1.0}, {4.0, 0.7, 1.0}});
        QVERIFY(near(fit.positionOf(0.1), -1.0));
        QVERIFY(near(fit.positionOf(0.9), 4.0));
    }

    void orderDoesNotMatter() {
        std::vector<LineSample> samples;
        for (int i = 0; i < 50; ++i) {
            samples.push_back({0.1 * ((i * 7) % 25), ((i * 13) % 50) / 50.0, 0.3 + 0.01 * i});
        }
        const IsotonicFit fit(samples);
        std::ranges::reverse(samples);
        const IsotonicFit reversed(samples);
        for (const double level : {0.1, 0.25, 0.5, 0.75, 0.9}) {
            QCOMPARE(fit.positionOf(level), reversed.positionOf(level));
        }
    }
};

SINEW_TEST(TestIsotonicFit, sinew::test::NoApplication)

} // namespace testIsotonicFit

#include "TestIsotonicFit.moc"
