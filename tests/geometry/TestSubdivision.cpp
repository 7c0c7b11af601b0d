#include "core/geometry/subdivide/RefineLevel.h"
#include "tests/geometry/Subdivided.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace testSubdivision {

using namespace sinew::test;
using namespace sinew;

class TestSubdivision : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void catmullClarkOfACube() {
        const SubdividedMesh smooth = made(cube(), kQuads, 1);
        const std::vector<Vec3>& vertices = smooth.mesh.vertices;
        QCOMPARE(vertices.size(), std::size_t{8 + 12 + 6});
        QCOMPARE(smooth.mesh.polygonCount(), std::size_t{24});
        // Faces: their middle. Edges: (2 ends + 2 middles) / 4 = (1, 1, 0) * 3/4. Vertices, n = 3:
        // (Q + 2 R) / 3 with Q = (1, 1, 1) / 3 and R = (1, 1, 1) * 2/3, which is 5/9.
        for (std::size_t v = 0; v < 8; ++v) {
            QVERIFY((vertices[v] - 5.0 / 9.0 * cube().vertices[v]).norm() < 1e-15);
        }
        for (const Vec3& edge : {Vec3(0.75, 0.75, 0.0), Vec3(0.0, -0.75, 0.75), Vec3(-0.75, 0.0, 0.75)}) {
            QVERIFY(distanceTo(vertices, edge) < 1e-15);
        }
        QVERIFY(distanceTo(vertices, Vec3::UnitX()) < 1e-15);
        QVERIFY(distanceTo(vertices, -Vec3::UnitZ()) < 1e-15);
    }

    /// Vertices of the level before, then edges, then polygons.
    void aStepNumbersWhatItMakes() {
        const SubdivisionLevel quad{4, {0, 4}, {0, 1, 2, 3}, {{{0, 1, 1.5F}}, {}, false}, {{0, 1}}};
        const RefinedLevel next = refined(quad, kQuads);
        QCOMPARE(next.level.vertexCount, std::size_t{4 + 4 + 1});
        QCOMPARE(next.level.polygonCount(), std::size_t{4});
        QVERIFY((next.polygonOf == std::vector<std::uint32_t>{0, 0, 0, 0}));
        QCOMPARE(next.stencils.columnsOf(8).size(), std::size_t{4}); // the middle of all corners
        QCOMPARE(next.stencils.weightsOf(8)[2], 0.25);
        const std::vector<EdgeCrease> halves{{0, 4, 0.5F}, {1, 4, 0.5F}}; // edge 0-1 is the first one
        QVERIFY(next.level.creases.edges == halves);
        QCOMPARE(next.level.sides.size(), std::size_t{2});
        const std::vector<Vec2f> uvs{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
        const std::vector<Vec2f> finer = refinedCorners(quad.polygonOffsets, uvs, kQuads);
        QVERIFY(finer[0] == uvs[0] && finer[1] == Vec2f(0.5F, 0) && finer[2] == Vec2f(0.5F, 0.5F));
    }

    void cancelGivesNothing() {
        CancelAfter progress(0);
        const auto nothing = subdivided(cube(), kQuads, 1, progress);
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().code, ErrorCode::Canceled);
    }

    void loopFollowsItsFormula() {
        Mesh mesh; // an octahedron: valence 4 everywhere
        mesh.vertices = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
        using Three = std::array<std::uint32_t, 3>;
        for (const Three& t : {Three{0, 2, 4}, Three{2, 1, 4}, Three{1, 3, 4}, Three{3, 0, 4}, Three{2, 0, 5},
                               Three{1, 2, 5}, Three{3, 1, 5}, Three{0, 3, 5}}) {
            mesh.addPolygon(t);
        }
        const std::vector<Vec3> vertices = made(mesh, kTriangles, 1).mesh.vertices;
        QCOMPARE(vertices.size(), std::size_t{6 + 12});
        const double reach = 0.375 + 0.25 * std::cos(std::numbers::pi / 2.0);
        const double b = (0.625 - reach * reach) / 4.0;
        QVERIFY((vertices[0] - (1.0 - 4.0 * b) * Vec3::UnitX()).norm() < 1e-15); // neighbours cancel out
        // 3/8 of both ends, 1/8 of (0, 0, 1) and (0, 0, -1).
        QVERIFY(distanceTo(vertices, Vec3(0.375, 0.375, 0.0)) < 1e-15);
    }

    void bordersFollowTheirOwnRule() {
        for (const auto scheme : {kQuads, kTriangles}) {
            const Mesh cage = grid();
            const std::vector<Vec3> vertices = made(cage, scheme, 1).mesh.vertices;
            QVERIFY((vertices[1] - Vec3(1, 0, 0)).norm() < 1e-15); // 3/4 (1, 0) + 1/8 of (0, 0) and (2, 0)
            QVERIFY((vertices[0] - Vec3(0.125, 0.125, 0)).norm() < 1e-15);
            QVERIFY(distanceTo(vertices, Vec3(0.5, 0, 0)) < 1e-15); // borders' edges: their middle
            QVERIFY((vertices[4] - Vec3(1, 1, 0)).norm() < 1e-15);
        }
        Creases corners;
        corners.sharpCorners = true;
        QVERIFY(made(withCreases(grid(), corners), kQuads, 3).mesh.vertices[0] == Vec3(0, 0, 0));
    }

    void creasesStaySharpForTheirLevels() {
        Creases ring;
        const Mesh cage = cube();
        for (std::uint32_t a = 0; a < 8; ++a) { // the four edges of the top
            for (std::uint32_t b = a + 1; b < 8; ++b) {
                if (cage.vertices[a].y() > 0.0 && cage.vertices[b].y() > 0.0 &&
                    (cage.vertices[a] - cage.vertices[b]).norm() < 2.1) {
                    ring.edges.push_back({a, b, kSharpForEver});
                }
            }
        }
        QCOMPARE(ring.edges.size(), std::size_t{4});
        const auto top = [&](float sharpness, int levels) {
            Creases creases = ring;
            for (EdgeCrease& edge : creases.edges) {
                edge.sharpness = sharpness;
            }
            const SubdividedMesh smooth = made(withCreases(cage, creases), kQuads, levels);
            double highest = 0.0;
            for (const Vec3& vertex : smooth.mesh.vertices) {
                highest = std::max(highest, vertex.y());
            }
            return highest;
        };
        QCOMPARE(top(kSharpForEver, 3), 1.0); // the ring stays in its plane
        QCOMPARE(top(1.0F, 1), 1.0);
        const std::size_t corner = ring.edges[0].low;
        Creases half = ring;
        for (EdgeCrease& edge : half.edges) {
            edge.sharpness = 0.5F;
        }
        const Vec3 smooth = made(cage, kQuads, 1).mesh.vertices[corner];
        const Vec3 sharp = made(withCreases(cage, ring), kQuads, 1).mesh.vertices[corner];
        const Vec3 mixed = made(withCreases(cage, half), kQuads, 1).mesh.vertices[corner];
        QVERIFY((mixed - 0.5 * (smooth + sharp)).norm() < 1e-15);
        Creases tip;
        tip.vertices = {{0, kSharpForEver}};
        QVERIFY(made(withCreases(cage, tip), kQuads, 2).mesh.vertices[0] == cage.vertices[0]);
    }

    void sharpEdgesPartNormals() {
        Creases creases;
        creases.edges = {{1, 4, kSharpForEver}, {4, 7, kSharpForEver}};
        Mesh cage = grid();
        for (const std::size_t v : {0, 3, 6}) {
            cage.vertices[v].z() = -1.0;
        }
        const SubdividedMesh hard = made(withCreases(cage, creases), kQuads, 1);
        const SubdividedMesh soft = made(cage, kQuads, 1);
        const auto differ = [](const SubdividedMesh& smooth) { // of corners at the vertex in the middle
            double apart = 0.0;
            for (std::size_t a = 0; a < smooth.mesh.cornerCount(); ++a) {
                for (std::size_t b = 0; b < a; ++b) {
                    if (smooth.mesh.corners[a] == 4 && smooth.mesh.corners[b] == 4) {
                        const Vec3f gap = smooth.mesh.normals[a] - smooth.mesh.normals[b];
                        apart = std::max<double>(apart, gap.norm());
                    }
                }
            }
            return apart;
        };
        QVERIFY(differ(hard) > 0.1);
        QCOMPARE(differ(soft), 0.0);
    }

    void attributesAreLinearOverEachPolygon() {
        Mesh cage = grid();
        cage.uvSets.push_back({"map", {}});
        cage.colorSets.push_back({"paint", {}});
        for (std::size_t f = 0; f < 4; ++f) { // every polygon has a square of its own
            for (const Vec2f& uv : {Vec2f(0, 0), Vec2f(1, 0), Vec2f(1, 1), Vec2f(0, 1)}) {
                cage.uvSets[0].values.push_back(uv + Vec2f(3.0F * static_cast<float>(f), 0));
                cage.colorSets[0].values.emplace_back(uv.x(), uv.y(), 0.0F, 1.0F);
            }
            cage.materials.push_back(static_cast<std::int32_t>(f));
        }
        for (const auto scheme : {kQuads, kTriangles}) {
            const SubdividedMesh smooth = made(cage, scheme, 2);
            QCOMPARE(smooth.mesh.uvSets[0].values.size(), smooth.mesh.cornerCount());
            double area = 0.0;
            for (std::size_t f = 0; f < smooth.mesh.polygonCount(); ++f) {
                QCOMPARE(smooth.mesh.materials[f], static_cast<std::int32_t>(smooth.polygonOf[f]));
                const auto polygon = smooth.mesh.polygon(f);
                std::vector<Vec3> map;
                std::vector<std::uint32_t> numbers;
                for (std::uint32_t k = 0; k < polygon.size(); ++k) {
                    const std::size_t c = smooth.mesh.polygonOffsets[f] + k;
                    const Vec2f uv = smooth.mesh.uvSets[0].values[c];
                    const Vec4f color = smooth.mesh.colorSets[0].values[c];
                    QVERIFY(std::abs(uv.x() - 3.0F * static_cast<float>(smooth.polygonOf[f]) - color.x()) <
                            1e-6F);
                    QVERIFY(std::abs(uv.y() - color.y()) < 1e-6F);
                    map.emplace_back(uv.x(), uv.y(), 0.0);
                    numbers.push_back(k);
                }
                const double one = areaVector(map, numbers).z();
                QVERIFY(one > 0.0);
                area += one;
            }
            QVERIFY(std::abs(area - 4.0) < 1e-6);
        }
    }

    void sidesAreWhatTheEdgesHaveBecome() {
        for (const auto scheme : {kQuads, kTriangles}) {
            const SubdividedMesh smooth = made(cube(), scheme, 2);
            QCOMPARE(smooth.sides.size(), std::size_t{12 * 4});
        }
    }

    void tooManyFacesAreRefused() {
        const Mesh mesh = sphere({0, 0, 0}, 1.0, 160);
        const int possible = possibleLevels(mesh, kQuads, kMaxSubdivisionLevel);
        QVERIFY(possible < kMaxSubdivisionLevel);
        QVERIFY(subdividedFaceCount(mesh, kQuads, possible) <= kMaxSubdividedFaces);
        Progress progress;
        const auto refused = subdivided(mesh, kQuads, possible + 1, progress);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::TooManyFaces);
    }
};

SINEW_TEST(TestSubdivision, sinew::test::NoApplication)

} // namespace testSubdivision

#include "TestSubdivision.moc"
