#include "core/geometry/VertexSet.h"
#include "core/geometry/decimate/CoarserMesh.h"
#include "core/geometry/repair/FillHoles.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace testSurfaceTopology {

using namespace sinew;

namespace {

std::vector<std::vector<std::uint32_t>> loopsOf(const Mesh& mesh) {
    return borderLoops(mesh.vertices, triangulate(mesh));
}

/// The mesh without its polygon f.
Mesh without(const Mesh& mesh, std::size_t f) {
    Mesh result;
    result.vertices = mesh.vertices;
    for (std::size_t i = 0; i < mesh.polygonCount(); ++i) {
        if (i != f) {
            result.addPolygon(mesh.polygon(i));
        }
    }
    return result;
}

Mesh fineCapsule() {
    return test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, 24, 30);
}

CoarserMesh coarser(const Mesh& mesh, double fraction) {
    Progress progress;
    return *coarserMesh(mesh, fraction, progress);
}

/// A row of quads along x, `columns` wide, in the plane z = 0: vertices 2c and 2c + 1 in column c.
Mesh strip(int columns, double left = 0.0) {
    Mesh mesh;
    for (int c = 0; c <= columns; ++c) {
        mesh.vertices.emplace_back(left + c, 0.0, 0.0);
        mesh.vertices.emplace_back(left + c, 1.0, 0.0);
    }
    for (std::uint32_t c = 0; c < static_cast<std::uint32_t>(columns); ++c) {
        mesh.addPolygon(std::array<std::uint32_t, 4>{2 * c, 2 * c + 2, 2 * c + 3, 2 * c + 1});
    }
    return mesh;
}

VertexSet none(std::span<const Mesh* const> meshes) {
    std::vector<std::size_t> counts;
    for (const Mesh* mesh : meshes) {
        counts.push_back(mesh->vertexCount());
    }
    return VertexSet(counts);
}

std::vector<std::uint32_t> listed(std::initializer_list<std::uint32_t> vertices) {
    return vertices;
}

} // namespace

class TestSurfaceTopology : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void closedSurfaceHasNone() { QVERIFY(loopsOf(test::sphere(Vec3(0, 0, 0), 1.0, 8)).empty()); }

    void eachHoleIsALoop() {
        const Mesh box = without(without(test::box(Vec3(0, 0, 0), Vec3(1, 1, 1)), 5), 4); // both ends along z
        const auto loops = loopsOf(box);
        QCOMPARE(loops.size(), std::size_t{2});
        for (const auto& loop : loops) {
            QCOMPARE(loop.size(), std::size_t{4});
            const double z = box.vertices[loop[0]].z();
            QVERIFY(std::all_of(loop.begin(), loop.end(),
                                [&](std::uint32_t p) { return box.vertices[p].z() == z; }));
        }
    }

    void aCardIsOneLoop() {
        Mesh card;
        card.vertices = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(0, 1, 0)};
        card.addPolygon(std::array{0U, 1U, 2U, 3U});
        QCOMPARE(loopsOf(card).size(), std::size_t{1});
    }

    /// A third face on an edge and a face turned round do not fit into half-edges; they are no holes either.
    void seamsOfNonManifoldFacesAreNoHoles() {
        Mesh box = test::box(Vec3(0, 0, 0), Vec3(1, 1, 1));
        Mesh same = without(box, 0);
        same.addPolygon(std::array{2U, 6U, 4U, 0U});
        QVERIFY(loopsOf(same).empty());
        box.vertices.emplace_back(0.5, 0.5, 2);
        box.addPolygon(std::array{4U, 5U, 8U});
        QVERIFY(loopsOf(box).empty()); // the fin's border is no closed loop of border edges
    }

    void repeatedVerticesAreLeftOut() {
        Mesh box = test::box(Vec3(0, 0, 0), Vec3(1, 1, 1));
        box.addPolygon(std::array{1U, 1U, 2U});
        QVERIFY(loopsOf(box).empty());
        QVERIFY(borderLoops({}, {}).empty());
    }

    void hasTheFractionThatWasAskedFor() {
        const Mesh mesh = fineCapsule();
        const std::size_t all = triangulate(mesh).size();
        for (const double fraction : {0.5, 0.25}) {
            const std::size_t left = coarser(mesh, fraction).mesh.polygonCount();
            QVERIFY(left <= static_cast<std::size_t>(fraction * static_cast<double>(all)) + 1);
            QVERIFY(left + 3 >= static_cast<std::size_t>(fraction * static_cast<double>(all)));
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

    void keepsVertices() {
        VertexSet set(std::array<std::size_t, 3>{3, 0, 70});
        QVERIFY(set.empty());
        QCOMPARE(set.vertexCount(), std::size_t{73});
        set.set(0, 2);
        set.set(2, 69);
        set.set(2, 64);
        QVERIFY(set.has(0, 2) && set.has(2, 69) && !set.has(2, 65));
        QCOMPARE(set.count(), std::size_t{3});
        QCOMPARE(set.count(2), std::size_t{2});
        QVERIFY(set.indices(2) == listed({64, 69}));
        QVERIFY(set.indices(1).empty());
        set.set(2, 64, false);
        QCOMPARE(set.count(2), std::size_t{1});
        set.setPart(0);
        QCOMPARE(set.count(0), std::size_t{3});
        QVERIFY(VertexSet().empty());
        QVERIFY(!set.sameCounts(VertexSet()));
    }

    void combinesAsSetsDo() {
        const std::array<std::size_t, 2> shape{4, 2};
        VertexSet a(shape);
        VertexSet b(shape);
        a.set(0, 0);
        a.set(0, 1);
        a.set(1, 1);
        b.set(0, 1);
        b.set(0, 3);
        QVERIFY(united(a, b).indices(0) == listed({0, 1, 3}));
        QVERIFY(common(a, b).indices(0) == listed({1}));
        QVERIFY(without(a, b).indices(0) == listed({0}));
        QVERIFY(without(a, b).indices(1) == listed({1}));
        QVERIFY(inverted(inverted(a)) == a);
        QVERIFY(common(a, inverted(a)).empty());
        QCOMPARE(united(a, inverted(a)).count(), std::size_t{6});
        QVERIFY(inverted(united(a, b)) == common(inverted(a), inverted(b)));
    }

    void growsOverSidesNotOverDiagonals() {
        const Mesh mesh = strip(3);
        const std::array<const Mesh*, 1> meshes{&mesh};
        VertexSet set = none(meshes);
        set.set(0, 0);
        set = grown(set, meshes);
        QVERIFY(set.indices(0) == listed({0, 1, 2}));
        QVERIFY(grown(set, meshes).indices(0) == listed({0, 1, 2, 3, 4}));
    }

    void shrinkingIsGrowingOutside() {
        const Mesh mesh = test::sphere(Vec3::Zero(), 1.0, 12);
        const std::array<const Mesh*, 1> meshes{&mesh};
        VertexSet set = none(meshes);
        for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
            set.set(0, p, mesh.vertices[p].y() > 0.2);
        }
        const VertexSet less = shrunk(set, meshes);
        QVERIFY(!less.empty() && less.count() < set.count());
        QVERIFY(without(less, set).empty());
        QVERIFY(less == inverted(grown(inverted(set), meshes)));
        QVERIFY(without(grown(less, meshes), set).empty());
        QVERIFY(shrunk(inverted(none(meshes)), meshes) == inverted(none(meshes)));
    }

    /// Two strips that end and begin in the same place, in one mesh and in two.
    void crossesSeams() {
        const Mesh left = strip(2);
        const Mesh right = strip(2, 2.0);
        const Mesh both = test::joined(left, right);
        const std::array<const Mesh*, 1> one{&both};
        VertexSet set = none(one);
        set.set(0, 4);
        QVERIFY(grown(set, one).indices(0) == listed({2, 4, 5, 6, 7, 8}));
        const std::array<const Mesh*, 2> two{&left, &right};
        VertexSet split = none(two);
        split.set(0, 4);
        split = grown(split, two);
        QVERIFY(split.indices(0) == listed({2, 4, 5}));
        QVERIFY(split.indices(1) == listed({0, 1, 2}));
        // A shell is its part's own.
        VertexSet picked = none(two);
        picked.set(0, 0);
        picked = linkedShells(picked, two);
        QCOMPARE(picked.count(0), left.vertexCount());
        QCOMPARE(picked.count(1), std::size_t{0});
        VertexSet seam = none(one);
        seam.set(0, 0);
        QCOMPARE(linkedShells(seam, one).count(), both.vertexCount());
    }

    void verticesOfNoPolygonStayAlone() {
        Mesh mesh = strip(1);
        mesh.vertices.emplace_back(9.0, 9.0, 9.0);
        mesh.vertices.push_back(Vec3::Constant(std::numeric_limits<double>::quiet_NaN()));
        const std::array<const Mesh*, 1> meshes{&mesh};
        VertexSet set = none(meshes);
        set.set(0, 4);
        set.set(0, 5);
        QVERIFY(grown(set, meshes) == set);
        QVERIFY(shrunk(set, meshes) == set);
        QVERIFY(linkedShells(set, meshes) == set);
    }

    void nothingHasNoNeighbours() {
        QVERIFY(grown(VertexSet(), {}).empty());
        QVERIFY(shrunk(VertexSet(), {}).empty());
        QVERIFY(linkedShells(VertexSet(), {}).empty());
    }
};

SINEW_TEST(TestSurfaceTopology, sinew::test::NoApplication)

} // namespace testSurfaceTopology

#include "TestSurfaceTopology.moc"
