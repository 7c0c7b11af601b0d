#include "core/deform/Skinning.h"
#include "core/geometry/BoxTree.h"
#include "core/scene/LodParts.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <numbers>

namespace testPosedLods {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A straight limb whose second half is bent about z; its weights change along its middle.
Scene elbow() {
    Scene result =
        scene(capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.2, 24, 60), chain({Vec3(-1, 0, 0), Vec3(0, 0, 0)}));
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : result.parts[0].mesh->vertices) {
        const double second = std::clamp(0.5 + 1.5 * vertex.x(), 0.0, 1.0);
        builder.add(std::array{Influence{0, static_cast<float>(1.0 - second)},
                               Influence{1, static_cast<float>(second)}});
    }
    result.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return result;
}

std::vector<Vec3> bent(const Part& part) {
    Transform turn = Transform::Identity();
    turn.rotate(Eigen::AngleAxisd(std::numbers::pi / 3.0, Vec3::UnitZ()));
    const LinearBlend blend(std::array{Transform(Transform::Identity()), turn});
    std::vector<Vec3> positions;
    for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
        positions.emplace_back(blend.at(part.weights->at(v)) * part.mesh->vertices[v].homogeneous());
    }
    return positions;
}

double meanEdge(const std::vector<Vec3>& positions, const std::vector<Triangle>& triangles) {
    double sum = 0.0;
    for (const Triangle& t : triangles) {
        for (std::size_t k = 0; k < 3; ++k) {
            sum += (positions[t[k]] - positions[t[(k + 1) % 3]]).norm();
        }
    }
    return sum / (3.0 * static_cast<double>(triangles.size()));
}

} // namespace

class TestPosedLods : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bendLikeTheWholeMesh_data() {
        QTest::addColumn<double>("fraction");
        QTest::newRow("half") << 0.5;
        QTest::newRow("a quarter") << 0.25;
    }

    /// The bent whole mesh lies within a fraction of an edge of the bent level.
    void bendLikeTheWholeMesh() {
        QFETCH(double, fraction);
        const Scene limb = elbow();
        Progress progress;
        const LodParts lod = *lodParts(limb, fraction, 1, progress);
        const std::vector<Vec3> positions = bent(lod.parts[0]);
        const std::vector<Triangle> triangles = triangulate(*lod.parts[0].mesh);
        const NearestSurface surface(positions, triangles);
        double largest = 0.0;
        double sum = 0.0;
        const std::vector<Vec3> fine = bent(limb.parts[0]);
        for (const Vec3& position : fine) {
            const double distance = surface.nearest(position).front().distance;
            largest = std::max(largest, distance);
            sum += distance;
        }
        const double edge = meanEdge(positions, triangles);
        QVERIFY2(largest < 0.5 * edge, qPrintable(QString("largest %1 edges").arg(largest / edge)));
        QVERIFY2(sum < 0.1 * edge * static_cast<double>(fine.size()),
                 qPrintable(QString("mean %1 edges").arg(sum / static_cast<double>(fine.size()) / edge)));
    }
};

SINEW_TEST(TestPosedLods, NoApplication)

} // namespace testPosedLods

#include "TestPosedLods.moc"
