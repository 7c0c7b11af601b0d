#include "core/base/Parallel.h"
#include "core/weights/Diffusion.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <limits>

namespace testDiffusion {

using namespace sinew;

namespace {

struct Tube {
    std::vector<Vec3> vertices;
    std::vector<SharedTriangle> triangles;
};

/// A capsule along x from -2 to 2, `along` rings.
Tube tube(int along) {
    const Mesh mesh = test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, along);
    Tube result{mesh.vertices, {}};
    for (const Triangle& triangle : triangulate(mesh)) {
        result.triangles.push_back({triangle, 1.0});
    }
    return result;
}

/// Smooths a table over a tube that is `thickness` thick everywhere.
void smooth(const Tube& tube, float thickness, WeightTable& table, double smoothing) {
    Progress progress;
    const std::vector<float> everywhere(tube.vertices.size(), thickness);
    SurfaceDiffusion(tube.vertices, tube.triangles, progress).apply(table, everywhere, smoothing, progress);
}

/// One source left of x = 0, the other right of it.
WeightTable step(const Tube& tube) {
    WeightTable table(tube.vertices.size(), 2);
    for (std::size_t p = 0; p < tube.vertices.size(); ++p) {
        table.row(p)[tube.vertices[p].x() < 0.0 ? 0 : 1] = 1.0F;
    }
    return table;
}

/// How far from x = 0 the right source's fraction still is over a tenth.
double reach(const Tube& tube, const WeightTable& table) {
    double farthest = 0.0;
    for (std::size_t p = 0; p < tube.vertices.size(); ++p) {
        if (table.row(p)[1] > 0.1F) {
            farthest = std::max(farthest, -tube.vertices[p].x());
        }
    }
    return farthest;
}

/// Says stop at the second look.
class CancelSoon final : public Progress {
public:
    bool canceled() const override { return m_looks.fetch_add(1) > 0; }
    void report(Stage /*stage*/, double fraction) override { m_fraction = fraction; }
    double fraction() const { return m_fraction; }

private:
    mutable std::atomic<int> m_looks{0};
    std::atomic<double> m_fraction{0.0};
};

} // namespace

class TestDiffusion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsStayFractions() {
        const Tube limb = tube(60);
        WeightTable table = step(limb);
        smooth(limb, 0.4F, table, 0.5);
        for (std::size_t p = 0; p < table.vertices; ++p) {
            const std::span<const float> row = table.row(p);
            QVERIFY(row[0] >= 0.0F && row[0] <= 1.0F && row[1] >= 0.0F && row[1] <= 1.0F);
            QVERIFY2(std::abs(row[0] + row[1] - 1.0F) < 1e-5F, qPrintable(QString::number(row[0] + row[1])));
        }
    }

    void weightsPassOverLinks() {
        // The same tube twice: one steps at 0, the other at 0.4.
        Tube both = tube(60);
        const auto half = static_cast<std::uint32_t>(both.vertices.size());
        const Tube one = both;
        both.vertices.insert(both.vertices.end(), one.vertices.begin(), one.vertices.end());
        for (SharedTriangle triangle : one.triangles) {
            for (std::uint32_t& corner : triangle.corners) {
                corner += half;
            }
            both.triangles.push_back(triangle);
        }
        WeightTable table(both.vertices.size(), 2);
        for (std::size_t p = 0; p < both.vertices.size(); ++p) {
            table.row(p)[both.vertices[p].x() < (p < half ? 0.0 : 0.4) ? 0 : 1] = 1.0F;
        }
        const auto largestDifference = [&](double stiffness) {
            std::vector<SurfaceLink> links;
            for (std::uint32_t p = 0; p < half && stiffness > 0.0; ++p) {
                links.push_back({p, p + half, stiffness});
            }
            Progress progress;
            WeightTable smoothed = table;
            const std::vector<float> everywhere(both.vertices.size(), 0.4F);
            SurfaceDiffusion(both.vertices, both.triangles, progress, links)
                .apply(smoothed, everywhere, 0.2, progress);
            float max = 0.0F;
            for (std::size_t p = 0; p < half; ++p) {
                const std::span<const float> row = smoothed.row(p);
                max = std::max(max, std::abs(row[0] - smoothed.row(p + half)[0]));
                max = row[0] < 0.0F || row[1] < 0.0F || std::abs(row[0] + row[1] - 1.0F) > 1e-5F ? 9.0F : max;
            }
            return max;
        };
        const float apart = largestDifference(0.0);
        QVERIFY2(apart > 0.4F, qPrintable(QString::number(apart)));
        const float linked = largestDifference(10.0);
        QVERIFY2(linked < 0.05F, qPrintable(QString::number(linked)));
        QVERIFY(largestDifference(0.1) < apart);
    }

    void nothingChangesWithoutSmoothing() {
        const Tube limb = tube(20);
        WeightTable table = step(limb);
        const std::vector<float> before = table.values;
        smooth(limb, 0.4F, table, 0.0);
        QCOMPARE(table.values, before);
        smooth(limb, std::numeric_limits<float>::infinity(), table, 0.5);
        QCOMPARE(table.values, before);
    }

    /// In the middle of a long tube the solution is exp(-|x| / (sqrt(s) d)) / 2.
    void spreadsAsFarAsTheLimbIsThick() {
        const Tube limb = tube(120);
        for (const double thickness : {0.2, 0.4}) {
            WeightTable table = step(limb);
            smooth(limb, static_cast<float>(thickness), table, 1.0);
            const double wanted = thickness * std::log(5.0); // half of exp(-x / d) is a tenth
            QVERIFY2(std::abs(reach(limb, table) - wanted) < 0.07,
                     qPrintable(QString::number(reach(limb, table))));
        }
    }

    /// Loose vertices and vertices that nothing reaches are held where they are, and nothing else is.
    void verticesThatStayLetOthersMove() {
        const Tube limb = tube(60);
        WeightTable alone = step(limb);
        smooth(limb, 0.4F, alone, 0.5);
        Tube beside = limb;
        beside.vertices.emplace_back(0.0, 5.0, 0.0);
        WeightTable table = step(beside);
        smooth(beside, 0.4F, table, 0.5);
        QCOMPARE(table.row(limb.vertices.size())[1], 1.0F);
        for (std::size_t p = 0; p < limb.vertices.size(); ++p) {
            QVERIFY2(std::abs(table.row(p)[0] - alone.row(p)[0]) < 0.02F, qPrintable(QString::number(p)));
        }
        QVERIFY(reach(limb, alone) > 0.1);
    }

    void polygonSizeDoesNotMatter() {
        const Tube coarse = tube(40);
        const Tube fine = tube(160);
        WeightTable onCoarse = step(coarse);
        WeightTable onFine = step(fine);
        smooth(coarse, 0.5F, onCoarse, 1.0);
        smooth(fine, 0.5F, onFine, 1.0);
        QVERIFY2(std::abs(reach(coarse, onCoarse) - reach(fine, onFine)) < 0.12,
                 qPrintable(QString("%1 %2").arg(reach(coarse, onCoarse)).arg(reach(fine, onFine))));
    }

    void verticesOfNoTriangleStay() {
        Tube limb = tube(20);
        limb.vertices.emplace_back(0, 3, 0);
        WeightTable table = step(limb);
        smooth(limb, 0.5F, table, 1.0);
        QCOMPARE(table.row(limb.vertices.size() - 1)[1], 1.0F);
        QCOMPARE(table.row(limb.vertices.size() - 1)[0], 0.0F);
    }

    void cancelStopsIt() {
        const Tube limb = tube(60);
        Progress quiet;
        const SurfaceDiffusion diffusion(limb.vertices, limb.triangles, quiet);
        const std::vector<float> thickness(limb.vertices.size(), 0.5F);
        WeightTable table = step(limb);
        CancelSoon progress;
        diffusion.apply(table, thickness, 1.0, progress);
        QVERIFY2(progress.fraction() < 1.0, qPrintable(QString::number(progress.fraction())));
    }

    void manyNeighborsCountAsFew() {
        // A fan of 20 triangles around one vertex: its row is longer than most.
        Tube fan;
        fan.vertices.emplace_back(0, 0, 0);
        for (int k = 0; k < 20; ++k) {
            const double angle = 2.0 * M_PI * k / 20.0;
            fan.vertices.emplace_back(std::cos(angle), std::sin(angle), 0);
            fan.triangles.push_back(
                {{0U, static_cast<std::uint32_t>(k + 1), static_cast<std::uint32_t>((k + 1) % 20 + 1)}, 1.0});
        }
        WeightTable table(21, 2);
        for (std::size_t p = 0; p < 21; ++p) {
            table.row(p)[p == 0 ? 0 : 1] = 1.0F;
        }
        smooth(fan, 1.0F, table, 1.0);
        for (std::size_t p = 2; p < 21; ++p) {
            QVERIFY(std::abs(table.row(p)[0] - table.row(1)[0]) < 1e-4F);
        }
        QVERIFY(table.row(1)[0] > 0.05F && table.row(0)[0] < 0.9F);
    }

    void anyNumberOfThreadsGivesTheSameBytes() {
        const Tube limb = tube(60);
        std::vector<float> one;
        for (const int threads : {1, 2, 8}) {
            WeightTable table = step(limb);
            withThreads(threads, [&] { smooth(limb, 0.5F, table, 0.3); });
            if (threads == 1) {
                one = table.values;
            }
            QCOMPARE(table.values, one);
        }
    }
};

SINEW_TEST(TestDiffusion, sinew::test::NoApplication)

} // namespace testDiffusion

#include "TestDiffusion.moc"
