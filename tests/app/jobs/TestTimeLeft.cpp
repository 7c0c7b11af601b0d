#include "app/jobs/TimeLeft.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testTimeLeft {

using namespace sinew;

namespace {

constexpr double kTick = 0.15; // seconds, as bars ask

} // namespace

class TestTimeLeft : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsToldAtTheStart() {
        TimeLeft left;
        QVERIFY(left.after(0.1, 0.5) < 0.0);
        QVERIFY(left.after(10.0, 0.05) < 0.0);
        QVERIFY(left.after(10.5, 0.1) > 0.0);
    }

    void steadyWorkCountsDown() {
        TimeLeft left;
        for (double seconds = 2.0; seconds < 19.0; seconds += kTick) {
            const double told = left.after(seconds, seconds / 20.0);
            QVERIFY2(std::abs(told - (20.0 - seconds)) < 1e-6, qPrintable(QString::number(told)));
        }
    }

    /// The work comes to a stage that is slower than it seemed: the guess rises, what is told does not.
    void aGuessThatRisesALittleStandsStill() {
        TimeLeft left;
        double told = left.after(10.0, 0.5);
        for (double seconds = 10.0 + kTick; seconds < 13.0; seconds += kTick) {
            const double now = left.after(seconds, 0.5);
            QVERIFY2(now <= told, qPrintable(QString("%1 %2").arg(told).arg(now)));
            told = now;
        }
        QVERIFY(told > 9.0);
    }

    /// As much longer as that is told once, and then counts down again.
    void aGuessThatIsFarLongerIsTold() {
        TimeLeft left;
        const double told = left.after(10.0, 0.5);
        int rises = 0;
        double before = told;
        double highest = told;
        for (double seconds = 10.0 + kTick; seconds < 40.0; seconds += kTick) {
            const double now = left.after(seconds, 0.5);
            rises += now > before ? 1 : 0;
            highest = std::max(highest, now);
            before = now;
        }
        QVERIFY2(rises >= 1 && rises <= 3, qPrintable(QString::number(rises)));
        QVERIFY(highest > 1.5 * told && highest < 40.0);
    }

    void aGuessThatFallsIsFollowedSmoothly() {
        TimeLeft left;
        double told = left.after(10.0, 0.1); // 90 s
        double seconds = 10.0;
        for (; seconds < 20.0; seconds += kTick) {
            const double fraction = 0.5 + 0.5 * (seconds - 10.0) / 20.0;
            const double now = left.after(seconds + kTick, fraction);
            QVERIFY(now < told && told - now < 10.0);
            told = now;
        }
        QVERIFY2(told < 9.0, qPrintable(QString::number(told)));
    }

    void whatRunsIsNeverOver() {
        TimeLeft left;
        left.after(10.0, 0.9);
        QVERIFY(left.after(11.0, 1.0) > 0.0);
        QVERIFY(left.after(20.0, 1.0) > 0.0);
    }

    /// Two bars that ask at once are told the same.
    void askingTwiceChangesNothing() {
        TimeLeft left;
        left.after(5.0, 0.2);
        const double told = left.after(6.0, 0.4);
        QCOMPARE(left.after(6.0, 0.4), told);
    }
};

SINEW_TEST(TestTimeLeft, QCoreApplication)

} // namespace testTimeLeft

#include "TestTimeLeft.moc"
