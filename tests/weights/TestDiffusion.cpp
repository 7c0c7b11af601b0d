#include "core/base/Parallel.h"
#include "core/weights/Diffusion.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace sinew;

namespace {

struct Tube {
    std::vector<Vec3> points;
    std::vector<SharedTriangle> triangles;
};

/// A capsule along x from -2 to 2, `along` rings.
Tube tube(int along) {
    const Mesh mesh = test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, along);
    Tube result{mesh.points, {}};
    for (const Triangle& triangle : triangulate(mesh)) {
        result.triangles.push_back({triangle, 1.0});
    }
    return result;
}

SurfaceDiffusion diffusion(const Tube& tube, float thickness) {
    return {tube.points, tube.triangles, std::vector<float>(tube.points.size(), thickness)};
}

/// One source left of x = 0, the other right of it.
WeightTable step(const Tube& tube) {
    WeightTable table(tube.points.size(), 2);
    for (std::size_t p = 0; p < tube.points.size(); ++p) {
        table.row(p)[tube.points[p].x() < 0.0 ? 0 : 1] = 1.0F;
    }
    return table;
}

/// How far from x = 0 the right source's share still is over a tenth.
double reach(const Tube& tube, const WeightTable& table) {
    double farthest = 0.0;
    for (std::size_t p = 0; p < tube.points.size(); ++p) {
        if (table.row(p)[1] > 0.1F) {
            farthest = std::max(farthest, -tube.points[p].x());
        }
    }
    return farthest;
}

} // namespace

class TestDiffusion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsStayShares() {
        const Tube limb = tube(60);
        WeightTable table = step(limb);
        diffusion(limb, 0.4F).apply(table, 0.5);
        for (std::size_t p = 0; p < table.points; ++p) {
            const std::span<const float> row = table.row(p);
            QVERIFY(row[0] >= 0.0F && row[0] <= 1.0F && row[1] >= 0.0F && row[1] <= 1.0F);
            QVERIFY2(std::abs(row[0] + row[1] - 1.0F) < 1e-5F, qPrintable(QString::number(row[0] + row[1])));
        }
    }

    void nothingChangesWithoutSmoothing() {
        const Tube limb = tube(20);
        WeightTable table = step(limb);
        const std::vector<float> before = table.values;
        diffusion(limb, 0.4F).apply(table, 0.0);
        QCOMPARE(table.values, before);
        diffusion(limb, std::numeric_limits<float>::infinity()).apply(table, 0.5);
        QCOMPARE(table.values, before);
    }

    /// In the middle of a long tube the solution is exp(-|x| / (sqrt(s) d)) / 2.
    void spreadsAsFarAsTheLimbIsThick() {
        const Tube limb = tube(120);
        for (const double thickness : {0.2, 0.4}) {
            WeightTable table = step(limb);
            diffusion(limb, static_cast<float>(thickness)).apply(table, 1.0);
            const double wanted = thickness * std::log(5.0); // half of exp(-x / d) is a tenth
            QVERIFY2(std::abs(reach(limb, table) - wanted) < 0.07,
                     qPrintable(QString::number(reach(limb, table))));
        }
    }

    void polygonSizeDoesNotMatter() {
        const Tube coarse = tube(40);
        const Tube fine = tube(160);
        WeightTable onCoarse = step(coarse);
        WeightTable onFine = step(fine);
        diffusion(coarse, 0.5F).apply(onCoarse, 1.0);
        diffusion(fine, 0.5F).apply(onFine, 1.0);
        QVERIFY2(std::abs(reach(coarse, onCoarse) - reach(fine, onFine)) < 0.12,
                 qPrintable(QString("%1 %2").arg(reach(coarse, onCoarse)).arg(reach(fine, onFine))));
    }

    void pointsOfNoTriangleStay() {
        Tube limb = tube(20);
        limb.points.emplace_back(0, 3, 0);
        WeightTable table = step(limb);
        diffusion(limb, 0.5F).apply(table, 1.0);
        QCOMPARE(table.row(limb.points.size() - 1)[1], 1.0F);
        QCOMPARE(table.row(limb.points.size() - 1)[0], 0.0F);
    }

    void anyNumberOfThreadsGivesTheSameBytes() {
        const Tube limb = tube(60);
        std::vector<float> one;
        for (const int threads : {1, 2, 8}) {
            WeightTable table = step(limb);
            withThreads(threads, [&] { diffusion(limb, 0.5F).apply(table, 0.3); });
            if (threads == 1) {
                one = table.values;
            }
            QCOMPARE(table.values, one);
        }
    }
};

QTEST_APPLESS_MAIN(TestDiffusion)
#include "TestDiffusion.moc"
