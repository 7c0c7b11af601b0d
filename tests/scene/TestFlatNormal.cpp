#include "core/scene/FlatNormal.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testFlatNormal {

using namespace sinew;

namespace {

/// A sheet of squares in the plane z = `height`.
Mesh sheet(int squares, double height) {
    Mesh mesh;
    const auto side = static_cast<std::uint32_t>(squares + 1);
    for (std::uint32_t y = 0; y < side; ++y) {
        for (std::uint32_t x = 0; x < side; ++x) {
            mesh.vertices.emplace_back(static_cast<double>(x), 0.5 * y, height);
        }
    }
    for (std::uint32_t y = 0; y + 1 < side; ++y) {
        for (std::uint32_t x = 0; x + 1 < side; ++x) {
            const std::uint32_t v = y * side + x;
            mesh.addPolygon(std::array{v, v + 1, v + side + 1, v + side});
        }
    }
    return mesh;
}

Scene sheetTurnedBy(const Mat3& turn) {
    Transform transform = Transform::Identity();
    transform.linear() = turn;
    return test::scene(test::transformed(sheet(6, 2.0), transform), Skeleton());
}

} // namespace

class TestFlatNormal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSheetHasItsNormal() {
        const auto normal = flatNormal(test::scene(sheet(6, 2.0), Skeleton()));
        QVERIFY(normal && *normal == Vec3::UnitZ());
    }

    void itMayLieAnyhow() {
        const Mat3 turn = Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()).toRotationMatrix();
        const auto normal = flatNormal(sheetTurnedBy(turn));
        QVERIFY(normal && std::abs(normal->dot(turn * Vec3::UnitZ())) > 1.0 - 1e-12);
        QVERIFY(std::abs(normal->norm() - 1.0) < 1e-12);
    }

    void layersAreFlatTogether() {
        Scene scene = test::scene(sheet(6, 0.0), Skeleton());
        scene.parts.push_back(test::scene(sheet(3, 1.5), Skeleton()).parts.front());
        const auto normal = flatNormal(scene);
        QVERIFY(normal && *normal == Vec3::UnitZ());
    }

    void bodiesAreNotFlat() {
        QVERIFY(!flatNormal(test::limb()));
        QVERIFY(!flatNormal(test::scene(test::box(Vec3::Zero(), Vec3(1, 1, 0.01)), Skeleton())));
        Scene crossed = test::scene(sheet(6, 0.0), Skeleton());
        const Mat3 turn = Eigen::AngleAxisd(1.0, Vec3::UnitX()).toRotationMatrix();
        crossed.parts.push_back(sheetTurnedBy(turn).parts.front());
        QVERIFY(!flatNormal(crossed));
    }

    void linesAndNothingHaveNone() {
        QVERIFY(!flatNormal(Scene()));
        Mesh line;
        line.vertices = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)};
        line.addPolygon(std::array{0U, 1U, 2U});
        QVERIFY(!flatNormal(test::scene(line, Skeleton())));
    }
};

SINEW_TEST(TestFlatNormal, sinew::test::NoApplication)

} // namespace testFlatNormal

#include "TestFlatNormal.moc"
