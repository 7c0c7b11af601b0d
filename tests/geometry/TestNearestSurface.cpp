#include "core/geometry/BoxTree.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <limits>
#include <random>

namespace testNearestSurface {

using namespace sinew;

class TestNearestSurface : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Every corner, edge and face of a box is nearest somewhere around it.
    void findsThePlaceOnABox() {
        const Mesh box = test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1));
        const std::vector<Triangle> triangles = triangulate(box);
        const NearestSurface surface(box.vertices, triangles);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> anywhere(-5.0, 5.0);
        for (int k = 0; k < 500; ++k) {
            const Vec3 point(anywhere(random), anywhere(random), anywhere(random));
            const Vec3 clamped = point.cwiseMax(-1.0).cwiseMin(1.0);
            if ((point - clamped).norm() < 0.01) {
                continue; // inside, or nearly
            }
            const auto hits = surface.nearest(point);
            QVERIFY(!hits.empty());
            double sum = 0.0;
            for (const auto& hit : hits) {
                QVERIFY((hit.place - clamped).norm() < 1e-3);
                QVERIFY(std::abs(hit.shares.sum() - 1.0) < 1e-9 && hit.shares.minCoeff() >= 0.0);
                sum += hit.weight;
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-9);
        }
    }

    void equallyNearPlacesCountAlike() {
        const Mesh boxes = test::joined(test::box(Vec3(-3, -1, -1), Vec3(-1, 1, 1)),
                                        test::box(Vec3(1, -1, -1), Vec3(3, 1, 1)));
        const std::vector<Triangle> triangles = triangulate(boxes);
        double left = 0.0;
        for (const auto& hit : NearestSurface(boxes.vertices, triangles).nearest(Vec3(0, 0.3, 0.2))) {
            QVERIFY(std::abs(std::abs(hit.place.x()) - 1.0) < 1e-12);
            left += hit.place.x() < 0.0 ? hit.weight : 0.0;
        }
        QCOMPARE(left, 0.5);
    }

    void flatTrianglesAreFoundByTheirEdges() {
        const std::vector<Vec3> vertices{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)};
        const std::vector<Triangle> triangles{Triangle{0, 1, 2}};
        const auto hits = NearestSurface(vertices, triangles).nearest(Vec3(1.5, 3, 0));
        QCOMPARE(hits.size(), std::size_t{1});
        QVERIFY((hits[0].place - Vec3(1.5, 0, 0)).norm() < 1e-12);
    }
};

SINEW_TEST(TestNearestSurface, sinew::test::NoApplication)

} // namespace testNearestSurface

#include "TestNearestSurface.moc"
