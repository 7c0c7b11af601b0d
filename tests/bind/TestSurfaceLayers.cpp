#include "core/bind/parts/BindSurface.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <utility>

namespace testSurfaceLayers {

using namespace sinew;

namespace {

/// A limb along x in a sleeve that is 0.01 wider; `along`: rings of either.
Scene sleevedLimb(int around, int along) {
    Scene scene = test::limb();
    scene.parts[0].mesh =
        std::make_shared<const Mesh>(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, around, along));
    Part sleeve;
    sleeve.mesh =
        std::make_shared<const Mesh>(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.26, around, along));
    scene.parts.push_back(sleeve);
    return scene;
}

/// A sheet along x, 2 long, `above` of it over x < 0, a little over z = 0.
Mesh sheetAt(double above) {
    constexpr int kSteps = 40;
    Mesh sheet;
    for (int i = 0; i <= kSteps; ++i) {
        const double x = 2.0 * (1.0 - above) - 2.0 * i / kSteps;
        sheet.vertices.emplace_back(x, -0.3, 0.02);
        sheet.vertices.emplace_back(x, 0.3, 0.02);
    }
    for (std::uint32_t i = 0; i < 2 * kSteps; i += 2) {
        sheet.addPolygon(std::array{i, i + 1, i + 3, i + 2});
    }
    return sheet;
}

struct Linked {
    BindProblem problem;
    std::vector<SurfaceLink> links;
    std::vector<bool> lying;
};
Linked linked(const Scene& scene) {
    BindProblem problem = *makeBindProblem(scene);
    SurfaceLayers layers = surfaceLayers(problem, sharedTriangles(scene, problem), Progress());
    return {std::move(problem), std::move(layers.links), std::move(layers.lying)};
}

double sumOf(const std::vector<SurfaceLink>& links) {
    double sum = 0.0;
    for (const SurfaceLink& link : links) {
        sum += link.stiffness;
    }
    return sum;
}

} // namespace

class TestSurfaceLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void joinsTheShellsThatLieOnOneAnother() {
        const Scene scene = sleevedLimb(16, 24);
        const auto skin = static_cast<std::uint32_t>(scene.parts[0].mesh->vertexCount());
        const Linked result = linked(scene);
        std::vector<bool> any(result.problem.vertices.size(), false);
        for (const SurfaceLink& link : result.links) {
            QVERIFY((link.from < skin) != (link.to < skin));
            QVERIFY(link.stiffness > 0.0 && std::isfinite(link.stiffness));
            QVERIFY((result.problem.vertices[link.from] - result.problem.vertices[link.to]).norm() < 0.2);
            any[link.from] = true;
        }
        QCOMPARE(std::ranges::count(any, false), std::ptrdiff_t{0});
        for (std::size_t vertex = 0; vertex < any.size(); ++vertex) {
            QCOMPARE(result.lying[vertex], vertex >= skin);
        }
    }

    void aloneAShellHasNone() { QVERIFY(linked(test::limb()).links.empty()); }

    void whatHardlyLiesOnOthersIsNotWorn() {
        // A sheet over a slab's edge lies on it with what is above the slab.
        const auto linksWith = [](double above) {
            Scene scene = test::limb();
            scene.parts[0].mesh = std::make_shared<const Mesh>(test::box(Vec3(-5, -1, -1), Vec3(0, 1, 0)));
            Part sheet;
            sheet.mesh = std::make_shared<const Mesh>(sheetAt(above));
            scene.parts.push_back(sheet);
            return linked(scene).links.size();
        };
        QVERIFY(linksWith(0.8) > 0);
        QVERIFY(linksWith(0.3) > 0);
        QCOMPARE(linksWith(0.2), std::size_t{0});
    }

    void doesNotDependOnThePolygons() {
        const double coarse = sumOf(linked(sleevedLimb(24, 24)).links);
        const double fine = sumOf(linked(sleevedLimb(48, 48)).links);
        QVERIFY2(std::abs(fine / coarse - 1.0) < 0.05, qPrintable(QString::number(fine / coarse)));
    }

    void favoursNoDiagonal() {
        // Corner by corner turned, every quad would be split the other way.
        Scene scene = sleevedLimb(16, 24);
        Scene turned = scene;
        for (Part& part : turned.parts) {
            Mesh mesh = *part.mesh;
            for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
                std::rotate(mesh.corners.begin() + mesh.polygonOffsets[f],
                            mesh.corners.begin() + mesh.polygonOffsets[f] + 1,
                            mesh.corners.begin() + mesh.polygonOffsets[f + 1]);
            }
            part.mesh = std::make_shared<const Mesh>(std::move(mesh));
        }
        std::map<std::pair<std::uint32_t, std::uint32_t>, double> difference;
        const std::vector<SurfaceLink> links = linked(scene).links;
        for (const SurfaceLink& link : links) {
            difference[{link.from, link.to}] += link.stiffness;
        }
        for (const SurfaceLink& link : linked(turned).links) {
            difference[{link.from, link.to}] -= link.stiffness;
        }
        const double mean = sumOf(links) / static_cast<double>(links.size());
        for (const auto& [pair, one] : difference) {
            QVERIFY2(std::abs(one) < 1e-3 * mean, qPrintable(QString::number(one / mean)));
        }
    }
};

SINEW_TEST(TestSurfaceLayers, QCoreApplication)

} // namespace testSurfaceLayers

#include "TestSurfaceLayers.moc"
