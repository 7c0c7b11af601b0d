#include "app/view/legend/Legend.h"
#include "tests/support/Runner.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <utility>

namespace testLegendLayout {

using namespace sinew;

namespace {

/// As many legends as there are overlays with one, tall and low ones.
std::vector<LegendSize> manyLegends(double viewWidth) {
    std::vector<LegendSize> sizes;
    for (std::size_t n = 0; n < 17; ++n) {
        const double height = 60.0 + 23.0 * static_cast<double>(n * 7 % 9);
        const double width = legendWidthWithin(viewWidth, 236.0, 236.0 + 12.0 * static_cast<double>(n % 8));
        sizes.push_back({width, height, std::min(height, 90.0)});
    }
    return sizes;
}

} // namespace

class TestLegendLayout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingOverlaps_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        for (const auto& [width, height] :
             {std::pair(1600.0, 1000.0), std::pair(900.0, 560.0), std::pair(640.0, 480.0),
              std::pair(300.0, 200.0), std::pair(160.0, 120.0)}) {
            QTest::addRow("%dx%d", static_cast<int>(width), static_cast<int>(height)) << width << height;
        }
    }

    void nothingOverlaps() {
        QFETCH(double, width);
        QFETCH(double, height);
        constexpr double lowerRight = 46.0;
        constexpr double lowerLeft = 83.0;
        const std::vector<LegendSize> sizes = manyLegends(width);
        for (std::size_t count = 1; count <= sizes.size(); ++count) {
            const auto placed =
                placeLegends({sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(count)},
                             {width, height, lowerRight, lowerLeft});
            for (std::size_t a = 0; a < placed.size(); ++a) {
                const ScreenBox& box = placed[a].box;
                QVERIFY(box.top >= 0.0 && box.left >= 0.0 && box.right <= width);
                const bool right = box.right > width - 13.0;
                QVERIFY(box.bottom <= height - (right ? lowerRight : lowerLeft));
                if (width >= 800.0) {
                    QVERIFY(box.right <= 0.36 * width ||
                            box.left >= 0.64 * width); // the middle is the character's
                }
                for (std::size_t b = 0; b < a; ++b) {
                    QVERIFY(!box.overlaps(placed[b].box));
                }
            }
            if (width > 1000.0 && count <= 9) {
                QCOMPARE(placed.size(), count);
            }
        }
    }

    void oneColumnWhileThatIsEnough() {
        const auto placed = placeLegends({{240, 200, 100}, {260, 200, 100}}, {1000, 500, 0, 0});
        QCOMPARE(placed.size(), std::size_t{2});
        for (const PlacedLegend& legend : placed) {
            QVERIFY(!legend.shortened);
            QCOMPARE(legend.box.right, 988.0);
        }
        QVERIFY(placed[1].box.top >= placed[0].box.bottom);
    }

    void notesGoBeforeTheSecondColumnComes() {
        const LegendRoom room{1000, 400, 0, 0};
        const auto two = placeLegends({{240, 200, 100}, {240, 200, 100}}, room);
        QVERIFY(two.size() == 2 && !two[0].shortened && two[1].shortened);
        const auto five =
            placeLegends({{240, 200, 100}, {240, 200, 100}, {240, 200, 100}, {240, 200, 100}}, room);
        QCOMPARE(five.size(), std::size_t{4});
        QVERIFY(
            std::ranges::any_of(five, [](const PlacedLegend& legend) { return legend.box.left < 100.0; }));
    }

    void narrowViewsKeepTheirMiddle() {
        const auto placed =
            placeLegends({{236, 200, 100}, {236, 200, 100}, {236, 200, 100}}, {500, 250, 0, 0});
        QCOMPARE(placed.size(), std::size_t{2});
        QVERIFY(placed[0].box.left > 250.0 && placed[1].box.left > 250.0);
        QVERIFY(legendWidthWithin(640.0, 236.0, 330.0) == 236.0);
        QVERIFY(legendWidthWithin(1600.0, 236.0, 330.0) == 330.0);
    }

    void cursorTextLeavesLegendsAlone() {
        const std::vector<ScreenBox> taken{{300, 10, 590, 200}};
        for (double x = 0.0; x <= 600.0; x += 30.0) {
            for (double y = 0.0; y <= 400.0; y += 20.0) {
                const ScreenBox box = boxBesideCursor(x, y, 120, 24, 600, 400, taken);
                QVERIFY(box.left >= 0.0 && box.top >= 0.0 && box.right <= 600.0 && box.bottom <= 400.0);
                const bool outside = !ScreenBox{x - 150, y - 60, x + 150, y + 60}.overlaps(taken.front());
                QVERIFY(!outside || !box.overlaps(taken.front()));
            }
        }
        // To the right as long as nothing is there, to the left of a legend.
        QVERIFY(boxBesideCursor(100, 100, 120, 24, 600, 400, taken).left > 100.0);
        QVERIFY(boxBesideCursor(280, 100, 120, 24, 600, 400, taken).right < 280.0);
    }

    void labelsLeaveLegendsAlone() {
        const std::vector<ScreenBox> taken{{100, 0, 300, 200}};
        const std::vector<Label> labels{{90, 50, 60, 14, 1.0}, {200, 100, 60, 14, 1.0}};
        const auto placed = placeLabels(labels, 400, 300, taken);
        QCOMPARE(placed.size(), std::size_t{1}); // the other one's joint lies below the legend
        QCOMPARE(placed[0].label, std::size_t{0});
        QVERIFY(placed[0].left + 60 <= 100.0);
    }
};

SINEW_TEST(TestLegendLayout, QCoreApplication)

} // namespace testLegendLayout

#include "TestLegendLayout.moc"
