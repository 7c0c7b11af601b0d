#include "core/geometry/ClusteredSurface.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <cstdint>
#include <vector>

namespace testClusteredSurface {

using namespace sinew;

namespace {

constexpr double kCube = 0.05;

ClusteredSurface clusteredOf(const Mesh& mesh) {
    return clusterVertices(mesh.vertices, triangulate(mesh), kCube);
}

/// Of each vertex, the cluster it became.
std::vector<Vec3> placesOf(const ClusteredSurface& coarse, std::size_t vertexCount) {
    std::vector<Vec3> places(vertexCount, Vec3::Zero());
    for (std::size_t c = 0; c < coarse.vertices.size(); ++c) {
        for (const std::uint32_t p : coarse.members[c]) {
            places[p] = coarse.vertices[c];
        }
    }
    return places;
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
        QVERIFY(placesOf(same, mesh.vertices.size()) == mesh.vertices);
    }

    void fineSurfacesGetFewerVerticesNearby() {
        const Mesh mesh = fineTube();
        const ClusteredSurface coarse = clusteredOf(mesh);
        QVERIFY(3 * coarse.vertices.size() < mesh.vertices.size());
        const std::vector<Vec3> places = placesOf(coarse, mesh.vertices.size());
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            QVERIFY((places[p] - mesh.vertices[p]).norm() <= std::sqrt(3.0) * kCube);
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
        for (std::size_t c = 0; c < clustered.vertices.size(); ++c) {
            const auto members = clustered.members[c];
            QCOMPARE(members.front() < one.vertices.size(), members.back() < one.vertices.size());
        }
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
        const std::vector<Vec3> leftPlaces = placesOf(left, one.vertices.size());
        const std::vector<Vec3> rightPlaces = placesOf(right, one.vertices.size());
        for (std::size_t p = 0; p < one.vertices.size(); ++p) {
            const Vec3& place = rightPlaces[p];
            QVERIFY((Vec3(-place.x(), place.y(), place.z()) - leftPlaces[p]).norm() < 1e-12);
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
