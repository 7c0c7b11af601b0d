#include "core/io/picture/PictureMesh.h"
#include "core/solve/leaks/RefinePlan.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace testFlatSlits {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr int kWidth = 400;
constexpr int kHeight = 1160;
constexpr int kHip = 560;  ///< legs below
constexpr int kKnee = 290; ///< shins below

/// A trunk on two legs, 1160 pixels tall, with a slit between them.
Scene figureWithSlit(int slit) {
    PictureMask mask{kWidth, kHeight, std::vector<bool>(static_cast<std::size_t>(kWidth * kHeight), false)};
    for (int y = 0; y < kHeight; ++y) {
        for (int x = 80; x < 320; ++x) {
            const bool open = y < kHip && x >= 200 - slit / 2 && x < 200 + slit - slit / 2;
            mask.opaque[static_cast<std::size_t>(y * kWidth + x)] = !open;
        }
    }
    Skeleton skeleton = test::chain({Vec3(0, 620, 0), Vec3(-60, kHip, 0), Vec3(-60, kKnee, 0),
                                     Vec3(60, kHip, 0), Vec3(60, kKnee, 0), Vec3(0, 800, 0)});
    skeleton.joints[3].parent = 0;
    skeleton.joints[5].parent = 0;
    skeleton.joints[2].tail = Vec3(-60, 20, 0);
    skeleton.joints[4].tail = Vec3(60, 20, 0);
    skeleton.joints[5].tail = Vec3(0, 1100, 0);
    Progress progress;
    return test::scene(meshPicture(mask, {}, progress).front(), std::move(skeleton));
}

/// Shin vertices of which more than .05 is the other leg's.
int verticesThatBleed(const Scene& scene, const SkinWeights& weights) {
    int count = 0;
    const Mesh& mesh = *scene.parts[0].mesh;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const Vec3& position = mesh.vertices[v];
        const bool left = position.x() < 0.0;
        const float other = weightOf(weights.at(v), left ? 3 : 1) + weightOf(weights.at(v), left ? 4 : 2);
        count += position.y() < kKnee && other > 0.05F ? 1 : 0;
    }
    return count;
}

BindSettings autoSettings(const char* solver) {
    BindSettings settings;
    settings.solver = solver;
    settings.jointChoice = JointChoice::All;
    return settings;
}

/// Two rectangles, 2 and 2 wide, 6 high, `gap` apart.
struct TwoSheets {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;

    TwoSheets(double gap, const Transform& placed) {
        for (const double left : {0.0, 2.0 + gap}) {
            const auto first = static_cast<std::uint32_t>(vertices.size());
            for (const Vec3& corner :
                 {Vec3(left, 0, 0), Vec3(left + 2, 0, 0), Vec3(left + 2, 6, 0), Vec3(left, 6, 0)}) {
                vertices.push_back(placed * corner);
            }
            triangles.push_back({first, first + 1, first + 2});
            triangles.push_back({first, first + 3, first + 2}); // turned over
        }
    }
};

} // namespace

class TestFlatSlits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void slitsStayOpen_data() {
        QTest::addColumn<QString>("solver");
        QTest::addColumn<int>("slit");
        for (const char* solver : {"geodesic", "biharmonic", "voxel-heat", "heat", "harmonic"}) {
            for (const int slit : {4, 8, 20}) {
                QTest::addRow("%s %d", solver, slit) << QString(solver) << slit;
            }
        }
    }

    void slitsStayOpen() {
        QFETCH(const QString, solver);
        QFETCH(const int, slit);
        const Scene scene = figureWithSlit(slit);
        const BindResult result = bound(scene, autoSettings(qPrintable(solver)));
        QCOMPARE(verticesThatBleed(scene, *result.weights[0]), 0);
    }

    /// Outward, whichever way the triangles turn.
    void bordersGetWalls() {
        Transform tilted = Transform::Identity();
        tilted.rotate(Quat(Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized())));
        for (const Transform& placed : {Transform(Transform::Identity()), tilted}) {
            const TwoSheets sheets(0.5, placed);
            const auto walled = wallFlatSheets(sheets.vertices, sheets.triangles);
            QVERIFY(walled);
            QCOMPARE(walled->borders.size(), std::size_t{8});
            QCOMPARE(walled->triangles.size(), std::size_t{4 + 16});
            for (std::size_t w = 0; w < walled->borders.size(); ++w) {
                const Triangle& wall = walled->triangles[walled->firstWall + 2 * w];
                const Vec3 normal = (walled->vertices[wall[1]] - walled->vertices[wall[0]])
                                        .cross(walled->vertices[wall[2]] - walled->vertices[wall[0]]);
                const Segment& border = walled->borders[w];
                const Vec3 middle = 0.5 * (border.a + border.b);
                const std::size_t sheet = walled->triangles[w / 4 * 2][0];
                const Vec3 inside = 0.5 * (sheets.vertices[sheet] + sheets.vertices[sheet + 2]);
                QVERIFY(normal.dot(middle - inside) > 0.0);
            }
        }
    }

    void solidsGetNone() {
        const Mesh box = test::box(Vec3::Zero(), Vec3::Ones());
        const std::vector<Triangle> triangles = triangulate(box);
        QVERIFY(!wallFlatSheets(box.vertices, triangles));
        TwoSheets bent(0.5, Transform::Identity());
        bent.vertices[0].z() += 0.1;
        QVERIFY(!wallFlatSheets(bent.vertices, bent.triangles));
        QVERIFY(!wallFlatSheets({}, {}));
        TwoSheets nowhere(0.5, Transform::Identity());
        nowhere.vertices[0].x() = std::numeric_limits<double>::quiet_NaN();
        (void)wallFlatSheets(nowhere.vertices, nowhere.triangles); // must not crash
    }
};

SINEW_TEST(TestFlatSlits, NoApplication)

} // namespace testFlatSlits

#include "TestFlatSlits.moc"
