#include "core/geometry/decimate/CoarserMesh.h"
#include "core/geometry/repair/FillHoles.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testCoarserMesh {

using namespace sinew;

namespace {

Mesh fineCapsule() {
    return test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, 24, 30);
}

CoarserMesh coarser(const Mesh& mesh, double share) {
    Progress progress;
    return *coarserMesh(mesh, share, progress);
}

} // namespace

class TestCoarserMesh : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hasTheShareThatWasAskedFor() {
        const Mesh mesh = fineCapsule();
        const std::size_t all = triangulate(mesh).size();
        for (const double share : {0.5, 0.25}) {
            const std::size_t left = coarser(mesh, share).mesh.polygonCount();
            QVERIFY(left <= static_cast<std::size_t>(share * static_cast<double>(all)) + 1);
            QVERIFY(left + 3 >= static_cast<std::size_t>(share * static_cast<double>(all)));
        }
    }

    void keepsPlacesOfVertices() {
        const Mesh mesh = fineCapsule();
        const CoarserMesh coarse = coarser(mesh, 0.25);
        QVERIFY(std::ranges::is_sorted(coarse.vertices));
        QCOMPARE(coarse.vertices.size(), coarse.mesh.vertexCount());
        for (std::size_t v = 0; v < coarse.vertices.size(); ++v) {
            QVERIFY(coarse.mesh.vertices[v] == mesh.vertices[coarse.vertices[v]]);
        }
    }

    void turnsNoTriangleInwards() {
        const Mesh mesh = coarser(fineCapsule(), 0.25).mesh;
        for (const Triangle& t : triangulate(mesh)) {
            const Vec3 a = mesh.vertices[t[0]];
            const Vec3 b = mesh.vertices[t[1]];
            const Vec3 c = mesh.vertices[t[2]];
            const Vec3 center = (a + b + c) / 3.0;
            const Vec3 axis(std::clamp(center.x(), -1.0, 1.0), 0.0, 0.0);
            QVERIFY((b - a).cross(c - a).dot(center - axis) > 0.0);
        }
    }

    void keepsTheBorder() {
        const Mesh mesh = test::cutAbove(fineCapsule(), 0.1);
        const auto before = borderLoops(mesh.vertices, triangulate(mesh));
        const Mesh coarse = coarser(mesh, 0.5).mesh;
        QCOMPARE(borderLoops(coarse.vertices, triangulate(coarse)).size(), before.size());
    }

    /// Two halves with textures of their own: corners of one stay with it.
    void keepsSeamsClosed() {
        Mesh mesh = fineCapsule();
        mesh.uvSets.push_back({"uv", {}});
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            double height = 0.0;
            for (const std::uint32_t v : mesh.polygon(f)) {
                height += mesh.vertices[v].y();
            }
            mesh.uvSets[0].values.insert(mesh.uvSets[0].values.end(), mesh.polygon(f).size(),
                                         Vec2f(height > 0.0 ? 1.0F : 0.0F, 0.0F));
        }
        const Mesh coarse = coarser(mesh, 0.5).mesh;
        QVERIFY(borderLoops(coarse.vertices, triangulate(coarse)).empty());
        for (std::size_t f = 0; f < coarse.polygonCount(); ++f) {
            const Vec2f* uv = &coarse.uvSets[0].values[3 * f];
            QVERIFY(uv[0] == uv[1] && uv[1] == uv[2]);
        }
    }

    void leavesWhatIsNotManifold() {
        const Mesh box = test::box(Vec3(0, 0, 0), Vec3(1, 1, 1));
        const Mesh twice = test::joined(box, box);
        QCOMPARE(coarser(twice, 0.5).mesh.polygonCount(), triangulate(twice).size());
    }
};

SINEW_TEST(TestCoarserMesh, test::NoApplication)

} // namespace testCoarserMesh

#include "TestCoarserMesh.moc"
