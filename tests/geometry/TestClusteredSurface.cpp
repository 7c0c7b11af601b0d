#include "core/geometry/ClusteredSurface.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <set>
#include <vector>

namespace testClusteredSurface {

using namespace sinew;

namespace {

constexpr double kCube = 1.0 / 50.0;

ClusteredSurface clusteredOf(const Mesh& mesh) {
    return clusterVertices(mesh.vertices, triangulate(mesh), kCube);
}

double diagonalOf(const Mesh& mesh) {
    return bounds(mesh).diagonal();
}

/// Much finer than the cubes.
Mesh fineTube() {
    return test::capsule(Vec3(-1, 0.1, 0), Vec3(1, 0.3, 0.2), 0.3, 120, 200);
}

} // namespace

class TestClusteredSurface : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void coarseSurfacesStay() {
        const Mesh mesh = test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.4, 10, 8);
        const ClusteredSurface same = clusteredOf(mesh);
        QCOMPARE(same.vertices.size(), mesh.vertices.size());
        QCOMPARE(same.triangles.size(), triangulate(mesh).size());
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            QCOMPARE(same.vertices[same.ofVertex[p]], mesh.vertices[p]);
        }
    }

    void fineSurfacesGetFewerVerticesNearby() {
        const Mesh mesh = fineTube();
        const ClusteredSurface coarse = clusteredOf(mesh);
        QVERIFY(3 * coarse.vertices.size() < mesh.vertices.size());
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            const double away = (coarse.vertices[coarse.ofVertex[p]] - mesh.vertices[p]).norm();
            QVERIFY(away <= std::sqrt(3.0) * kCube * diagonalOf(mesh));
        }
        for (const Triangle& t : coarse.triangles) {
            QVERIFY(t[0] != t[1] && t[1] != t[2] && t[2] != t[0]);
        }
    }

    /// Of a closed surface the area vectors of all triangles sum to zero.
    void closedSurfacesStayClosed() {
        const ClusteredSurface coarse = clusteredOf(fineTube());
        Vec3 sum = Vec3::Zero();
        double area = 0.0;
        for (const Triangle& t : coarse.triangles) {
            sum += areaVector(coarse.vertices, t);
            area += areaVector(coarse.vertices, t).norm();
        }
        QVERIFY(area > 0.0 && sum.norm() < 1e-9 * area);
    }

    void sidesOfASheetStayApart() {
        const Mesh sheet = test::box(Vec3(-1, -0.001, -1), Vec3(1, 0.001, 1));
        const ClusteredSurface clustered = clusteredOf(sheet);
        QCOMPARE(clustered.vertices.size(), sheet.vertices.size());
    }

    void shellsStayApart() {
        const Mesh one = fineTube();
        const ClusteredSurface clustered = clusteredOf(test::joined(one, one)); // in one place
        std::set<std::uint32_t> first;
        std::set<std::uint32_t> second;
        for (std::size_t p = 0; p < one.vertices.size(); ++p) {
            first.insert(clustered.ofVertex[p]);
            second.insert(clustered.ofVertex[p + one.vertices.size()]);
        }
        QCOMPARE(first.size() + second.size(), clustered.vertices.size());
    }

    void mirroredAlike() {
        const Mesh one = fineTube();
        Mesh other = test::flipped(one);
        for (Vec3& vertex : other.vertices) {
            vertex.x() = -vertex.x();
        }
        const ClusteredSurface left = clusteredOf(one);
        const ClusteredSurface right = clusteredOf(other);
        QCOMPARE(left.vertices.size(), right.vertices.size());
        for (std::size_t p = 0; p < one.vertices.size(); ++p) {
            Vec3 mirrored = right.vertices[right.ofVertex[p]];
            mirrored.x() = -mirrored.x();
            QVERIFY((mirrored - left.vertices[left.ofVertex[p]]).norm() < 1e-12);
        }
    }

    void verticesOfNoTriangleStayAlone() {
        Mesh mesh = fineTube();
        const std::size_t count = clusteredOf(mesh).vertices.size();
        mesh.vertices.emplace_back(0, 0, 0);
        mesh.vertices.emplace_back(0, 0, 0);
        const ClusteredSurface clustered = clusteredOf(mesh);
        QCOMPARE(clustered.vertices.size(), count + 2);
        QVERIFY(clusterVertices({}, {}, kCube).vertices.empty());
    }
};

SINEW_TEST(TestClusteredSurface, sinew::test::NoApplication)

} // namespace testClusteredSurface

#include "TestClusteredSurface.moc"
