#include "core/geometry/Intersect.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <random>

namespace testBoxOverlap {

using namespace sinew;

namespace {

/// Nearest distance of the cube's centre to the triangle in the cube's own maximum norm, by dense sampling.
double sampledReach(const std::array<Vec3, 3>& t, const Vec3& center) {
    double nearest = 1e9;
    constexpr int kSteps = 200;
    for (int i = 0; i <= kSteps; ++i) {
        for (int j = 0; j <= kSteps - i; ++j) {
            const double u = static_cast<double>(i) / kSteps;
            const double v = static_cast<double>(j) / kSteps;
            const Vec3 p = (1.0 - u - v) * t[0] + u * t[1] + v * t[2];
            nearest = std::min(nearest, (p - center).cwiseAbs().maxCoeff());
        }
    }
    return nearest;
}

} // namespace

class TestBoxOverlap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The test must agree with sampling wherever sampling can tell.
    void agreesWithSampling() {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> place(-1.5, 1.5);
        int overlapping = 0;
        int apart = 0;
        for (int n = 0; n < 150; ++n) {
            const auto vertex = [&] { return Vec3(place(random), place(random), place(random)); };
            const std::array<Vec3, 3> t{vertex(), vertex(), vertex()};
            const Vec3 center = vertex();
            const double reach = sampledReach(t, center);
            const bool overlaps = TriangleOverlap(t[0], t[1], t[2]).overlapsCube(center, 0.5);
            if (reach <= 0.5) {
                QVERIFY(overlaps);
                ++overlapping;
            } else if (reach > 0.52) {
                QVERIFY(!overlaps);
                ++apart;
            }
        }
        QVERIFY(overlapping > 20 && apart > 20);
    }

    void touchingCounts() {
        const TriangleOverlap flat(Vec3(0, 0, 1), Vec3(1, 0, 1), Vec3(0, 1, 1));
        QVERIFY(flat.overlapsCube(Vec3(0.5, 0.5, 0.5), 0.5));
        QVERIFY(flat.overlapsCube(Vec3(0.5, 0.5, 1.5), 0.5));
        QVERIFY(!flat.overlapsCube(Vec3(0.5, 0.5, 2.5), 0.5));
    }

    void degenerateTriangleIsASegment() {
        const TriangleOverlap thin(Vec3(0, 0, 0), Vec3(1, 1, 1), Vec3(2, 2, 2));
        QVERIFY(thin.overlapsCube(Vec3(1.5, 1.5, 1.5), 0.1));
        QVERIFY(!thin.overlapsCube(Vec3(1.5, 0.5, 1.5), 0.1));
    }

    void segmentPassingACornerIsApart() {
        const SegmentOverlap segment({Vec3(1.2, 0, 0), Vec3(0, 1.2, 0)});
        QVERIFY(!segment.overlapsCube(Vec3(0, 0, 0), 0.5));
        QVERIFY(segment.overlapsCube(Vec3(0, 0, 0), 0.7));
    }

    void pointSegment() {
        const SegmentOverlap vertex({Vec3(0.2, 0.3, 0.4), Vec3(0.2, 0.3, 0.4)});
        QVERIFY(vertex.overlapsCube(Vec3(0.5, 0.5, 0.5), 0.5));
        QVERIFY(!vertex.overlapsCube(Vec3(1.5, 0.5, 0.5), 0.5));
    }
};

SINEW_TEST(TestBoxOverlap, sinew::test::NoApplication)

} // namespace testBoxOverlap

#include "TestBoxOverlap.moc"
