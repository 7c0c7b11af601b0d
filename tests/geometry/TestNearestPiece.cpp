#include "core/geometry/NearestPiece.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <random>

namespace testNearestPiece {

using namespace sinew;

namespace {

/// A look at one after the other.
Vec3 nearestByScan(std::span<const Segment> segments, const Vec3& point) {
    Vec3 nearest = point;
    double min = std::numeric_limits<double>::infinity();
    for (const Segment& segment : segments) {
        const Vec3 position = nearestPoint(point, segment);
        if (const double square = (position - point).squaredNorm(); square < min) {
            min = square;
            nearest = position;
        }
    }
    return nearest;
}

Vec3 anywhere(std::mt19937& random, double size) {
    std::uniform_real_distribution<double> coordinate(-size, size);
    return {coordinate(random), coordinate(random), coordinate(random)};
}

/// On a grid, so that many are equally far.
Vec3 onGrid(std::mt19937& random) {
    std::uniform_int_distribution<int> coordinate(-3, 3);
    return {static_cast<double>(coordinate(random)), static_cast<double>(coordinate(random)),
            static_cast<double>(coordinate(random))};
}

} // namespace

class TestNearestPiece : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsWhatAScanFinds_data() {
        QTest::addColumn<double>("size");
        QTest::addColumn<double>("offset");
        QTest::newRow("near the origin") << 1.0 << 0.0;
        QTest::newRow("far away") << 1.0 << 1e6;
        QTest::newRow("tiny") << 1e-7 << 1.0;
        QTest::newRow("large") << 1e9 << 0.0;
    }

    void findsWhatAScanFinds() {
        QFETCH(double, size);
        QFETCH(double, offset);
        std::mt19937 random(7);
        for (const std::size_t count : {1U, 2U, 33U, 500U}) {
            std::vector<Segment> segments;
            for (std::size_t i = 0; i < count; ++i) {
                const Vec3 start = Vec3::Constant(offset) + anywhere(random, size);
                segments.push_back({start, i % 5 == 0 ? start : Vec3(start + anywhere(random, 0.1 * size))});
            }
            segments.push_back(segments.front()); // one that lies in the same place
            const SegmentSearch search(segments);
            for (int i = 0; i < 200; ++i) {
                const Vec3 point = Vec3::Constant(offset) + anywhere(random, 1.5 * size);
                QVERIFY(search.nearest(point) == nearestByScan(segments, point));
            }
            for (const Segment& segment : segments) {
                QVERIFY(search.nearest(segment.a) == nearestByScan(segments, segment.a));
            }
        }
    }

    /// Where several are equally far the first counts, as in a scan.
    void ofEqualsTheFirst() {
        std::mt19937 random(3);
        std::vector<Segment> segments;
        for (int i = 0; i < 300; ++i) {
            segments.push_back({onGrid(random), onGrid(random)});
        }
        const SegmentSearch search(segments);
        for (int i = 0; i < 500; ++i) {
            const Vec3 point = onGrid(random);
            QVERIFY(search.nearest(point) == nearestByScan(segments, point));
        }
    }

    void theFirstOfEqualPiecesIsNamed() {
        const std::vector<Aabb> boxes(100, pieceBox(Vec3::Zero(), Vec3::Ones(), 0.0));
        const BoxTree tree(boxes);
        const auto found = nearestPiece(tree, Vec3(5, 5, 5), [](std::uint32_t piece) {
            return piece == 17 || piece == 60 ? 50.0 : 60.0;
        });
        QCOMPARE(found.value(), 17U);
    }

    void withoutPiecesThereIsThePointItself() {
        QVERIFY(SegmentSearch({}).nearest(Vec3(1, 2, 3)) == Vec3(1, 2, 3));
    }
};

SINEW_TEST(TestNearestPiece, sinew::test::NoApplication)

} // namespace testNearestPiece

#include "TestNearestPiece.moc"
