#include "core/solve/Bind.h"
#include "tests/support/PokeThrough.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

namespace testLayers {

using namespace sinew;

namespace {

/// A limb whose elbow is at x = 0 with a cuff around it, from -0.06 to 0.36, open at both ends.
Scene cuffedLimb() {
    Scene scene = test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.2, 24, 60),
                              test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
    const Mesh whole = test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.225, 24, 80);
    Mesh cuff;
    cuff.name = "cuff";
    cuff.vertices = whole.vertices;
    for (std::size_t f = 0; f < whole.polygonCount(); ++f) {
        const auto polygon = whole.polygon(f);
        if (std::ranges::all_of(polygon, [&](std::uint32_t corner) {
                return whole.vertices[corner].x() > -0.06 && whole.vertices[corner].x() < 0.36;
            })) {
            cuff.addPolygon(polygon);
        }
    }
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(cuff)), nullptr});
    return scene;
}

} // namespace

class TestLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layersOnOneAnotherMoveAlike() {
        const Scene scene = cuffedLimb();
        BindSettings settings;
        settings.resolution = 64;
        settings.automatic = false;
        settings.rigidShells = false; // the cuff is to bend
        Progress progress;
        const auto bound = bind(scene, settings, progress);
        QVERIFY(bound.has_value());
        const Mesh& skin = *scene.parts[0].mesh;
        const Mesh& cuff = *scene.parts[1].mesh;
        const auto first = static_cast<std::uint32_t>(skin.vertexCount());
        std::vector<Vec3> vertices = skin.vertices;
        vertices.insert(vertices.end(), cuff.vertices.begin(), cuff.vertices.end());
        std::vector<Triangle> triangles = triangulate(skin);
        for (const Triangle& t : triangulate(cuff)) {
            triangles.push_back({t[0] + first, t[1] + first, t[2] + first});
        }
        const test::PokeThrough layers(vertices, triangles);
        QVERIFY(layers.covered().size() > 200);
        const auto forearm = [&](std::uint32_t vertex) {
            const SkinWeights& weights = *bound->weights[vertex < first ? 0 : 1];
            double sum = 0.0;
            for (const Influence& influence : weights.at(vertex < first ? vertex : vertex - first)) {
                sum += influence.joint == 1 ? static_cast<double>(influence.weight) : 0.0;
            }
            return sum;
        };
        double max = 0.0;
        for (const test::CoveredVertex& one : layers.covered()) {
            double above = 0.0;
            for (std::size_t c = 0; c < 3; ++c) {
                above +=
                    one.shares[static_cast<Eigen::Index>(c)] * forearm(layers.triangles()[one.triangle][c]);
            }
            max = std::max(max, std::abs(above - forearm(one.vertex)));
        }
        // Smoothed each by itself they differ by 0.16: no weight passes the cuff's rim beside the elbow.
        QVERIFY2(max < 0.04, qPrintable(QString::number(max)));
    }
};

SINEW_TEST(TestLayers, QCoreApplication)

} // namespace testLayers

#include "TestLayers.moc"
