#include "core/geometry/repair/FillHoles.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testBorderLoops {

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

} // namespace

class TestBorderLoops : public QObject {
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
};

SINEW_TEST(TestBorderLoops, sinew::test::NoApplication)

} // namespace testBorderLoops

#include "TestBorderLoops.moc"
