#include "core/solve/leaks/LeakLocations.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testLeakLocations {

using namespace sinew;

namespace {

/// A row of cells along x, and a pair of facing sheets with such a gap in each.
struct Row {
    CellFacets cells;
    std::vector<OpposingPair> pairs;

    Row(std::uint32_t length, double gap) {
        cells.level = 6;
        for (std::uint32_t x = 0; x < length; ++x) {
            cells.cells.push_back(mortonKey({x, 8, 8}));
        }
        std::ranges::sort(cells.cells);
        for (std::uint32_t i = 0; i < length; ++i) {
            const Cell corner = cellOfKey(cells.cells[i]);
            pairs.push_back({i, i, 0, 1, gap, kMinDetour, Vec3(corner[0] + 0.5, 8.5, 8.5)});
        }
    }

    std::vector<LeakLocation> places(bool stays, double minGap) const {
        LeakLocations gathered(cells, pairs);
        for (const OpposingPair& pair : pairs) {
            gathered.add(cells, pair, stays);
        }
        VoxelFrame base;
        base.depth = 6;
        return gathered.places(minGap, base, {Bone{0, {}, {}, false}, Bone{1, {}, {}, false}});
    }
};

} // namespace

class TestLeakLocations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void narrowGapsThatOpenedAreOpen() {
        // Every cell was split although its gap is narrower than asked, and no pair was found below.
        const auto places = Row(12, 0.05).places(false, 0.1);
        QCOMPARE(places.size(), std::size_t{1});
        QVERIFY(places.front().open);
        QCOMPARE(places.front().gap, 0.05);
    }

    void narrowGapsThatStayTouch() {
        const auto places = Row(12, 0.05).places(true, 0.1);
        QCOMPARE(places.size(), std::size_t{1});
        QVERIFY(!places.front().open);
        QCOMPARE(places.front().gap, 0.05);
    }

    void wideGapsAreOpenOrLeak() {
        QVERIFY(Row(12, 0.5).places(false, 0.1).front().open);
        QVERIFY(!Row(12, 0.5).places(true, 0.1).front().open);
    }

    void smallPlacesThatOnlyTouchAreLeftOut() {
        QVERIFY(Row(1, 0.05).places(true, 0.1).empty());
        QVERIFY(Row(1, 0.05).places(false, 0.1).empty());
    }
};

SINEW_TEST(TestLeakLocations, sinew::test::NoApplication)

} // namespace testLeakLocations

#include "TestLeakLocations.moc"
