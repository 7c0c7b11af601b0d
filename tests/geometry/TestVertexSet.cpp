#include "core/geometry/VertexSet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>

namespace testVertexSet {

using namespace sinew;

namespace {

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

class TestVertexSet : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

SINEW_TEST(TestVertexSet, sinew::test::NoApplication)

} // namespace testVertexSet

#include "TestVertexSet.moc"
