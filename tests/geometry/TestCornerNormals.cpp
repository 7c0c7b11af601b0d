#include "core/geometry/CornerNormals.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace testCornerNormals {

using namespace sinew;

namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

void addQuad(Mesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    mesh.addPolygon(std::array<std::uint32_t, 4>{a, b, c, d});
}

/// Two unit squares that meet in a right angle at the edge of vertices 0 and 1: one faces up, one +x.
Mesh fold() {
    Mesh mesh;
    mesh.vertices = {{0, 0, 0}, {0, 0, 1}, {-1, 0, 1}, {-1, 0, 0}, {0, -1, 1}, {0, -1, 0}};
    addQuad(mesh, 0, 3, 2, 1);
    addQuad(mesh, 0, 1, 4, 5);
    return mesh;
}

bool near(const Vec3f& a, const Vec3f& b) {
    return (a - b).norm() < 1e-6F;
}

const Vec3f kUp(0, 1, 0);
const Vec3f kRight(1, 0, 0);
const Vec3f kBetween = Vec3f(1, 1, 0).normalized();

} // namespace

class TestCornerNormals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ownNormalsStay() {
        Mesh mesh = fold();
        mesh.normals.assign(8, Vec3f(0.0F, 0.0F, 3.0F));
        mesh.normals[4] = Vec3f::Zero();
        mesh.normals[5] = Vec3f(kNan, 0.0F, 0.0F);
        const std::vector<Vec3f> normals = completeNormals(mesh);
        QVERIFY(normals[0] == Vec3f(0.0F, 0.0F, 3.0F));
        QVERIFY(near(normals[4], kBetween));
        QVERIFY(near(normals[5], kBetween));
        QVERIFY(normals[6] == Vec3f(0.0F, 0.0F, 3.0F));
    }

    void missingOnesAreSmooth() {
        const std::vector<Vec3f> normals = completeNormals(fold());
        QCOMPARE(normals.size(), std::size_t{8});
        QVERIFY(near(normals[0], kBetween) && near(normals[3], kBetween));
        QVERIFY(near(normals[1], kUp) && near(normals[6], kRight));
        QVERIFY(smoothNormals(fold()) == normals);
    }

    void groupsPart_data() {
        QTest::addColumn<std::uint32_t>("first");
        QTest::addColumn<std::uint32_t>("second");
        QTest::addColumn<bool>("bits");
        QTest::addColumn<bool>("together");
        QTest::newRow("one number") << 5U << 5U << false << true;
        QTest::newRow("two numbers") << 1U << 3U << false << false;
        QTest::newRow("a bit in common") << 1U << 3U << true << true;
        QTest::newRow("no bit in common") << 1U << 2U << true << false;
        QTest::newRow("flat") << 0U << 0U << false << false;
        QTest::newRow("flat bits") << 0U << 0U << true << false;
    }

    void groupsPart() {
        QFETCH(std::uint32_t, first);
        QFETCH(std::uint32_t, second);
        QFETCH(bool, bits);
        QFETCH(bool, together);
        const std::vector<Vec3f> normals = completeNormals(fold(), {{first, second}, bits, {}});
        QVERIFY(near(normals[0], together ? kBetween : kUp));
        QVERIFY(near(normals[4], together ? kBetween : kRight));
    }

    void hardEdgesPart() {
        const std::vector<Vec3f> normals = completeNormals(fold(), {{}, false, {{0, 1}}});
        QVERIFY(near(normals[0], kUp) && near(normals[3], kUp));
        QVERIFY(near(normals[4], kRight) && near(normals[5], kRight));
        QVERIFY(near(completeNormals(fold(), {{}, false, {{0, 3}}})[0], kBetween));
    }

    void aHardEdgeThatEndsInTheMeshPartsNothingBeyond() {
        // Four squares round vertex 0, the last one tilted: with a single hard edge one gets round it the
        // other way.
        Mesh mesh;
        mesh.vertices = {{0, 0, 0},  {1, 0, 0},   {1, 1, 0},  {0, 1, 0}, {-1, 1, 0},
                         {-1, 0, 0}, {-1, -1, 0}, {0, -1, 0}, {1, -1, 1}};
        addQuad(mesh, 0, 1, 2, 3);
        addQuad(mesh, 0, 3, 4, 5);
        addQuad(mesh, 0, 5, 6, 7);
        addQuad(mesh, 0, 7, 8, 1);
        const std::vector<Vec3f> whole = completeNormals(mesh);
        const std::vector<Vec3f> one = completeNormals(mesh, {{}, false, {{0, 1}}});
        const std::vector<Vec3f> two = completeNormals(mesh, {{}, false, {{0, 1}, {0, 7}}});
        QVERIFY(near(one[0], whole[0]) && near(one[12], whole[0]));
        QVERIFY(near(two[0], {0, 0, 1}) && near(two[8], {0, 0, 1}));
        QVERIFY(!near(two[12], whole[0]));
    }

    void facesWithoutAreaTakeTheNeighbours() {
        Mesh mesh = fold();
        mesh.vertices.emplace_back(5.0, 5.0, 5.0); // 6: no polygon but those without area
        mesh.vertices.emplace_back(6.0, 5.0, 5.0); // 7: two steps away
        mesh.vertices.emplace_back(9.0, 9.0, 9.0); // 8: nothing at all
        mesh.addPolygon(Triangle{3, 6, 6});
        mesh.addPolygon(Triangle{6, 7, 7});
        mesh.addPolygon(Triangle{8, 8, 8});
        const std::vector<Vec3f> normals = completeNormals(mesh);
        QVERIFY(near(normals[8], kUp)); // vertex 3
        QVERIFY(near(normals[9], kUp) && near(normals[12], kUp));
        QVERIFY(near(normals[14], Vec3f(0, 1, 0)));
        // Flat and degenerate at once: still the neighbours'.
        QVERIFY(near(completeNormals(mesh, {{0, 0, 0, 0, 0}, false, {}})[9], kUp));
    }

    void backToBackFacesKeepTheirSides() {
        Mesh mesh;
        mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {0.3, 0.7, 0}};
        mesh.addPolygon(Triangle{0, 1, 2});
        mesh.addPolygon(Triangle{2, 1, 0});
        const std::vector<Vec3f> normals = completeNormals(mesh);
        QVERIFY(near(normals[0], {0, 0, 1}));
        QVERIFY(near(normals[3], {0, 0, -1}));
    }

    void manyGroupsAtOneVertex() {
        Mesh mesh;
        mesh.vertices.emplace_back(0.0, 1.0, 0.0);
        Smoothing smoothing;
        constexpr std::uint32_t kSides = 20000;
        for (std::uint32_t i = 0; i < kSides; ++i) {
            const double angle = -2.0 * 3.14159265358979323846 * i / kSides;
            mesh.vertices.emplace_back(std::cos(angle), 0.0, std::sin(angle));
            mesh.addPolygon(Triangle{0, 1 + i, 1 + (i + 1) % kSides});
            smoothing.groups.push_back(i + 1);
        }
        for (const bool bits : {false, true}) {
            smoothing.groupsAreBits = bits;
            const std::vector<Vec3f> normals = completeNormals(mesh, smoothing);
            QVERIFY(near(normals[0], kUp));
        }
    }

    void alwaysUnit() {
        Mesh mesh = fold();
        mesh.vertices[2] = Vec3::Constant(std::numeric_limits<double>::quiet_NaN());
        mesh.vertices[4] = Vec3::Constant(1e300);
        for (const Vec3f& normal : completeNormals(mesh, {{1, 2}, true, {{0, 1}}})) {
            QVERIFY(std::abs(normal.norm() - 1.0F) < 1e-6F);
        }
        QVERIFY(completeNormals(Mesh()).empty());
    }
};

SINEW_TEST(TestCornerNormals, sinew::test::NoApplication)

} // namespace testCornerNormals

#include "TestCornerNormals.moc"
