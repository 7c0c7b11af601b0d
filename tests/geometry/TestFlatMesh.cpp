#include "core/geometry/flat/ConstrainedDelaunay.h"
#include "core/geometry/flat/EditFlatMesh.h"
#include "core/geometry/flat/FlatMesh.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>

namespace testFlatMesh {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::int32_t kCell = 80;

/// Squares in two triangles each, with a square hole in the middle of 9 or more.
FlatMesh ring(int cells) {
    FlatMesh mesh;
    const auto count = static_cast<std::size_t>(cells + 1);
    std::vector<std::uint32_t> numbers(count * count, UINT32_MAX);
    const auto vertexAt = [&](int x, int y) {
        std::uint32_t& number = numbers[static_cast<std::size_t>(y) * count + static_cast<std::size_t>(x)];
        if (number == UINT32_MAX) {
            number = static_cast<std::uint32_t>(mesh.vertices.size());
            mesh.vertices.emplace_back(kCell * x, kCell * y);
        }
        return number;
    };
    const auto middle = [&](int cell) { return cell >= cells / 3 && cell < 2 * cells / 3; };
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells; ++x) {
            if (middle(x) && middle(y)) {
                continue;
            }
            const std::uint32_t a = vertexAt(x, y);
            const std::uint32_t b = vertexAt(x + 1, y);
            const std::uint32_t c = vertexAt(x + 1, y + 1);
            const std::uint32_t d = vertexAt(x, y + 1);
            mesh.triangles.push_back({a, b, c});
            mesh.triangles.push_back({a, c, d});
        }
    }
    return mesh;
}

/// A square with a vertex in its middle, which is the last.
FlatMesh square() {
    return {{{0, 0}, {800, 0}, {800, 800}, {0, 800}, {400, 400}},
            {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}};
}

std::int64_t twiceTheArea(const FlatMesh& mesh) {
    std::int64_t area = 0;
    for (const Triangle& triangle : mesh.triangles) {
        area += turnOf(mesh.vertices[triangle[0]], mesh.vertices[triangle[1]], mesh.vertices[triangle[2]]);
    }
    return area;
}

bool isSoundMesh(const FlatMesh& mesh) {
    return checkFlatMesh(mesh).fault == FlatFault::None;
}

std::uint32_t vertexAt(const FlatMesh& mesh, const GridPlace& place) {
    return static_cast<std::uint32_t>(std::ranges::find(mesh.vertices, place) - mesh.vertices.begin());
}

template<typename Value>
ErrorCode codeOf(const Expected<Value>& value) {
    return value ? ErrorCode::Count : value.error().code;
}

/// Random edits, one after the other, whatever comes of them.
class RandomEdits {
public:
    RandomEdits(FlatMesh mesh, unsigned seed)
        : m_mesh(std::move(mesh))
        , m_random(seed) {}

    /// Whether the mesh was edited.
    bool edit() {
        const unsigned kind = below(3);
        const Expected<FlatMesh> edited = kind == 0 ? moved() : kind == 1 ? added() : removed();
        if (edited) {
            m_mesh = *edited;
        }
        return edited.has_value();
    }
    const FlatMesh& mesh() const { return m_mesh; }

private:
    unsigned below(std::size_t count) { return static_cast<unsigned>(m_random() % count); }
    std::vector<std::uint32_t> someVertices(std::size_t count) {
        std::vector<std::uint32_t> vertices(count);
        std::ranges::generate(vertices, [&] { return below(m_mesh.vertices.size()); });
        return vertices;
    }
    std::int32_t within(std::int32_t reach) {
        return static_cast<std::int32_t>(below(static_cast<std::size_t>(2 * reach + 1))) - reach;
    }
    Expected<FlatMesh> moved() {
        const std::int32_t reach = below(4) == 0 ? 200 : 30;
        const GridPlace offset(within(reach), within(reach));
        return withMovedVertices(m_mesh, someVertices(1 + below(4)), offset);
    }
    Expected<FlatMesh> added() {
        return withAddedVertex(m_mesh, {within(1000), within(1000)}, below(2) == 0 ? 8.0 : 0.0);
    }
    Expected<FlatMesh> removed() { return withoutVertices(m_mesh, someVertices(1 + below(3))); }

    FlatMesh m_mesh;
    std::mt19937 m_random;
};

} // namespace

/// Flat meshes that are edited by hand.
class TestFlatMesh : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void faultsAreFound() {
        QVERIFY(isSoundMesh(square()));
        QVERIFY(isSoundMesh(ring(9)));
        const auto faultOf = [](const auto& spoil) {
            FlatMesh mesh = square();
            spoil(mesh);
            return checkFlatMesh(mesh);
        };
        QCOMPARE(faultOf([](FlatMesh& mesh) { mesh.triangles.clear(); }).fault, FlatFault::NoTriangles);
        QCOMPARE(faultOf([](FlatMesh& mesh) { mesh.vertices[2].x() = kMaxGridPlace + 1; }),
                 (FlatFinding{FlatFault::PlaceTooFar, 2}));
        QCOMPARE(faultOf([](FlatMesh& mesh) { mesh.triangles[1][2] = 5; }),
                 (FlatFinding{FlatFault::VertexMissing, 1}));
        QCOMPARE(faultOf([](FlatMesh& mesh) { mesh.vertices.emplace_back(1, 1); }),
                 (FlatFinding{FlatFault::VertexUnused, 5}));
        QCOMPARE(faultOf([](FlatMesh& mesh) { std::swap(mesh.triangles[3][0], mesh.triangles[3][1]); }),
                 (FlatFinding{FlatFault::Turned, 3}));
        QCOMPARE(faultOf([](FlatMesh& mesh) {
                     mesh.triangles.push_back({1, 2, 4});
                 }).fault,
                 FlatFault::SideTwice);
        QCOMPARE(faultOf([](FlatMesh& mesh) {
                     mesh.triangles = {{0, 1, 4}, {2, 3, 4}};
                 }),
                 (FlatFinding{FlatFault::Pinched, 4}));
    }

    void overlapsAreFound() {
        // Two squares side by side, then one moved over the other.
        const auto pair = [](std::int32_t x) {
            FlatMesh mesh{{{0, 0}, {90, 0}, {90, 90}, {0, 90}}, {{0, 1, 2}, {0, 2, 3}, {4, 5, 6}, {4, 6, 7}}};
            for (const GridPlace& corner :
                 {GridPlace(0, 0), GridPlace(9, 0), GridPlace(9, 9), GridPlace(0, 9)}) {
                mesh.vertices.emplace_back(corner + GridPlace(x, 40));
            }
            return checkFlatMesh(mesh).fault;
        };
        QCOMPARE(pair(100), FlatFault::None);
        QCOMPARE(pair(85), FlatFault::OutlineMeets);
        QCOMPARE(pair(90), FlatFault::OutlineMeets); // touches
        QCOMPARE(pair(40), FlatFault::Overlaps);
    }

    void aTriangulationKeepsTheOutline() {
        const FlatMesh mesh = ring(12);
        const auto made = constrainedDelaunay(mesh.vertices, outlineOf(mesh));
        QVERIFY(made);
        QVERIFY(isSoundMesh(*made));
        QCOMPARE(twiceTheArea(*made), twiceTheArea(mesh));
        QCOMPARE(made->triangles.size(), mesh.triangles.size());
        // A thin comb, whose sides no plain Delaunay triangulation has.
        FlatMesh comb;
        std::vector<FlatSide> outline;
        for (int tooth = 0; tooth < 30; ++tooth) {
            comb.vertices.emplace_back(20 * tooth, 0);
            comb.vertices.emplace_back(20 * tooth + 10, 3000);
        }
        comb.vertices.emplace_back(600, 0);
        comb.vertices.emplace_back(300, -40);
        for (std::uint32_t vertex = 0; vertex < comb.vertices.size(); ++vertex) {
            outline.push_back({(vertex + 1) % static_cast<std::uint32_t>(comb.vertices.size()), vertex});
        }
        const auto combed = constrainedDelaunay(comb.vertices, outline);
        QVERIFY(combed && isSoundMesh(*combed));
        QCOMPARE(combed->triangles.size(), comb.vertices.size() - 2);
        // A vertex outside, and one on the outline.
        for (const GridPlace& place : {GridPlace(10, 10), GridPlace(300, -100), GridPlace(450, -20)}) {
            std::vector<GridPlace> vertices = comb.vertices;
            vertices.push_back(place);
            const auto one = constrainedDelaunay(vertices, outline);
            QCOMPARE(one.has_value(), place == GridPlace(10, 10));
        }
    }

    void aVertexInsideMovesWithinItsTriangles() {
        const FlatMesh mesh = square();
        const auto moved = withMovedVertices(mesh, std::array{4U}, {100, -50});
        QVERIFY(moved);
        QCOMPARE(moved->vertices[4], GridPlace(500, 350));
        QCOMPARE(twiceTheArea(*moved), twiceTheArea(mesh));
        QVERIFY(isSoundMesh(*moved));
    }

    /// Its old triangles would turn over.
    void aVertexInsideMovesAnywhereInside() {
        const FlatMesh mesh = ring(12);
        const std::uint32_t vertex = vertexAt(mesh, {kCell, kCell});
        const auto moved = withMovedVertices(mesh, std::array{vertex}, {9 * kCell + 7, 9 * kCell + 3});
        QVERIFY(moved);
        QVERIFY(isSoundMesh(*moved));
        QCOMPARE(moved->vertices[vertex], GridPlace(10 * kCell + 7, 10 * kCell + 3));
        QCOMPARE(twiceTheArea(*moved), twiceTheArea(mesh));
        // Into the hole, out of the mesh, onto another vertex.
        for (const GridPlace& offset : {GridPlace(5 * kCell, 5 * kCell), GridPlace(-2 * kCell, 0)}) {
            QCOMPARE(codeOf(withMovedVertices(mesh, std::array{vertex}, offset)),
                     ErrorCode::MeshVertexOutside);
        }
        QVERIFY(!withMovedVertices(mesh, std::array{vertex}, {kCell, 0}));
    }

    void theOutlineMoves() {
        const FlatMesh mesh = square();
        const auto moved = withMovedVertices(mesh, std::array{2U}, {100, 100});
        QVERIFY(moved && isSoundMesh(*moved));
        QCOMPARE(twiceTheArea(*moved) - twiceTheArea(mesh), std::int64_t{2} * 800 * 100);
        // Over the opposite sides, onto a side, and over the vertex inside.
        QCOMPARE(codeOf(withMovedVertices(mesh, std::array{2U}, {-1200, -200})),
                 ErrorCode::MeshOutlineCrossed);
        QCOMPARE(codeOf(withMovedVertices(mesh, std::array{2U}, {-800, -400})),
                 ErrorCode::MeshOutlineCrossed);
        QCOMPARE(codeOf(withMovedVertices(mesh, std::array{2U}, {-500, -500})), ErrorCode::MeshVertexOutside);
        // All of them together go anywhere.
        const auto all = withMovedVertices(mesh, std::array{0U, 1U, 2U, 3U, 4U}, {3000, 0});
        QVERIFY(all && twiceTheArea(*all) == twiceTheArea(mesh));
    }

    void aVertexIsAddedInside() {
        const FlatMesh mesh = square();
        for (const GridPlace& place : {GridPlace(300, 200), GridPlace(600, 600), GridPlace(400, 8)}) {
            const auto added = withAddedVertex(mesh, place, 0.0);
            QVERIFY(added && isSoundMesh(*added));
            QCOMPARE(added->vertices.back(), place);
            QCOMPARE(added->vertices.size(), mesh.vertices.size() + 1);
            QCOMPARE(added->triangles.size(), mesh.triangles.size() + 2);
            QCOMPARE(twiceTheArea(*added), twiceTheArea(mesh));
        }
        QCOMPARE(codeOf(withAddedVertex(mesh, {400, 400}, 0.0)), ErrorCode::MeshPlaceTaken);
        QCOMPARE(codeOf(withAddedVertex(mesh, {-20, 400}, 8.0)), ErrorCode::MeshPlaceOutside);
        QCOMPARE(codeOf(withAddedVertex(ring(9), {4 * kCell, 4 * kCell + 3}, 8.0)),
                 ErrorCode::MeshPlaceOutside);
    }

    void aVertexIsAddedOnTheOutline() {
        const FlatMesh mesh = square();
        for (const GridPlace& place : {GridPlace(300, 5), GridPlace(300, 0), GridPlace(300, -5)}) {
            const auto added = withAddedVertex(mesh, place, 8.0);
            QVERIFY(added && isSoundMesh(*added));
            QCOMPARE(added->vertices.back(), GridPlace(300, 0));
            QCOMPARE(outlineOf(*added).size(), std::size_t{5});
            QCOMPARE(twiceTheArea(*added), twiceTheArea(mesh));
        }
        QCOMPARE(codeOf(withAddedVertex(mesh, {0, -3}, 8.0)), ErrorCode::MeshPlaceTaken);
    }

    void aVertexInsideIsRemoved() {
        const FlatMesh mesh = square();
        const auto without = withoutVertices(mesh, std::array{4U});
        QVERIFY(without && isSoundMesh(*without));
        QCOMPARE(without->vertices.size(), std::size_t{4});
        QCOMPARE(without->triangles.size(), std::size_t{2});
        QCOMPARE(twiceTheArea(*without), twiceTheArea(mesh));
    }

    void theOutlineLosesVertices() {
        // The corner, with the vertex in the middle that lies on the new side.
        const auto corner = withoutVertices(square(), std::array{2U});
        QVERIFY(corner && isSoundMesh(*corner));
        QCOMPARE(corner->vertices.size(), std::size_t{3});
        QCOMPARE(codeOf(withoutVertices(*corner, std::array{0U})), ErrorCode::MeshTriangleLast);
        QCOMPARE(codeOf(withoutVertices(square(), std::array{0U, 1U, 2U})), ErrorCode::MeshTriangleLast);
        // At an inward corner the mesh grows.
        const FlatMesh arrow{{{0, 0}, {400, 300}, {800, 0}, {400, 900}}, {{0, 1, 3}, {1, 2, 3}}};
        const auto filled = withoutVertices(arrow, std::array{1U});
        QVERIFY(filled && twiceTheArea(*filled) > twiceTheArea(arrow));
        // The new side would run through the hole.
        const FlatMesh mesh = ring(3);
        QCOMPARE(codeOf(withoutVertices(mesh, std::array{vertexAt(mesh, {0, 0}), vertexAt(mesh, {kCell, 0}),
                                                         vertexAt(mesh, {0, kCell})})),
                 ErrorCode::MeshOutlineCrossed);
    }

    void aHoleOfThreeSidesIsClosed() {
        const FlatMesh mesh = ring(3);
        const std::uint32_t first = vertexAt(mesh, {kCell, kCell});
        const auto three = withoutVertices(mesh, std::array{first});
        QVERIFY(three && isSoundMesh(*three));
        QCOMPARE(twiceTheArea(*three), twiceTheArea(mesh) + std::int64_t{kCell} * kCell);
        const std::uint32_t second = vertexAt(*three, {2 * kCell, kCell});
        const auto closed = withoutVertices(*three, std::array{second});
        QVERIFY(closed && isSoundMesh(*closed));
        QCOMPARE(twiceTheArea(*closed), std::int64_t{2} * 9 * kCell * kCell);
        QCOMPARE(outlineOf(*closed).size(), std::size_t{12});
    }

    void placesAreFoundOnTheMeshBefore() {
        const FlatMesh mesh = square();
        const std::vector<GridPlace> places{{400, 400}, {400, 200}, {400, -100}};
        const std::vector<FlatLocation> found = locationsIn(mesh, places);
        QCOMPARE(found[0].vertices[0], 4U);
        QCOMPARE(found[0].fractions[0], 1.0);
        for (std::size_t i = 0; i < places.size(); ++i) {
            Eigen::Vector2d place = Eigen::Vector2d::Zero();
            double sum = 0.0;
            for (std::size_t k = 0; k < 3; ++k) {
                place += found[i].fractions[k] * mesh.vertices[found[i].vertices[k]].cast<double>();
                sum += found[i].fractions[k];
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-12);
            QVERIFY((place - Eigen::Vector2d(400, std::max(places[i].y(), 0))).norm() < 1e-9);
        }
    }

    void randomEditsLeaveSoundMeshes_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 4; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    void randomEditsLeaveSoundMeshes() {
        QFETCH(unsigned, seed);
        RandomEdits edits(ring(12), seed);
        int done = 0;
        for (int i = 0; i < 1000; ++i) {
            done += edits.edit() ? 1 : 0;
            const FlatFinding found = checkFlatMesh(edits.mesh());
            QVERIFY2(found.fault == FlatFault::None, qPrintable(QString("edit %1").arg(i)));
        }
        QVERIFY(done > 200);
        RandomEdits again(ring(12), seed);
        for (int i = 0; i < 1000; ++i) {
            again.edit();
        }
        QVERIFY(again.mesh() == edits.mesh());
    }
};

SINEW_TEST(TestFlatMesh, NoApplication)

} // namespace testFlatMesh

#include "TestFlatMesh.moc"
