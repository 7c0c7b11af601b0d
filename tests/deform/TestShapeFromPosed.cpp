#include "core/base/Parallel.h"
#include "core/deform/ShapeFromPosed.h"
#include "core/deform/Skinning.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace testShapeFromPosed {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A tube along x over three joints, bent, twisted, moved and stretched.
struct BentTube {
    Mesh mesh = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.2, 20, 40);
    SkinWeights weights;
    std::vector<std::int32_t> parents{-1, 0, 1};
    std::vector<float> fractions;
    std::vector<Vec3> centers;
    std::vector<Transform> matrices;

    BentTube() {
        SkinWeightsBuilder builder;
        for (const Vec3& vertex : mesh.vertices) {
            const double along = std::clamp(vertex.x() + 1.0, 0.0, 1.999);
            const auto low = static_cast<std::int32_t>(along);
            const auto high = static_cast<float>(along - low);
            builder.add(std::vector<Influence>{{low, 1.0F - high}, {low + 1, high}});
            fractions.push_back(0.3F);
        }
        weights = builder.finish();
        Progress progress;
        centers = centersOfRotation(mesh, weights, progress).value();
        Transform bent(Eigen::AngleAxisd(1.2, Vec3(0, 0.6, 0.8)));
        Transform far = bent * Eigen::AngleAxisd(0.9, Vec3::UnitX());
        far.translation() += Vec3(0.1, -0.3, 0.2);
        far.scale(Vec3(1.3, 0.8, 1.1));
        matrices = {Transform::Identity(), bent, far};
    }
    DeformExtras extras() const { return {fractions, centers, parents}; }
    std::vector<Vec3> posed(std::span<const Vec3> rest, Deformer deformer) const {
        return deformVertices(rest, weights, matrices, deformer, extras());
    }
};

Vec3 bump(std::size_t p) {
    const auto x = static_cast<double>(p);
    return 0.05 * Vec3(std::sin(x), std::cos(1.7 * x), std::sin(0.3 * x + 1.0));
}

std::vector<Vec3> plus(std::vector<Vec3> vertices, const std::vector<Vec3>& offsets) {
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        vertices[p] += offsets[p];
    }
    return vertices;
}

double farthest(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    double worst = 0.0;
    for (std::size_t p = 0; p < a.size(); ++p) {
        worst = std::max(worst, (a[p] - b[p]).norm());
    }
    return worst;
}

} // namespace

/// What a sculpted pose is in the bind pose.
class TestShapeFromPosed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sculptingComesBack_data() {
        QTest::addColumn<Deformer>("deformer");
        QTest::newRow("linear") << Deformer::LinearBlend;
        QTest::newRow("dual quaternion") << Deformer::DualQuaternion;
        QTest::newRow("blended") << Deformer::Blended;
        QTest::newRow("centres of rotation") << Deformer::CentersOfRotation;
    }

    void sculptingComesBack() {
        QFETCH(Deformer, deformer);
        const BentTube tube;
        std::vector<Vec3> target = tube.posed(tube.mesh.vertices, deformer);
        for (std::size_t p = 0; p < target.size(); ++p) {
            target[p] += bump(p);
        }
        const PosedShape shape =
            shapeFromPosed(tube.mesh.vertices, target, tube.weights, tube.matrices, deformer, tube.extras());
        QCOMPARE(shape.flattened, std::size_t{0});
        const std::vector<Vec3> rest = plus(tube.mesh.vertices, shape.offsets);
        QVERIFY2(farthest(tube.posed(rest, deformer), target) < 1e-9, "it is not shown as it was sculpted");
    }

    void nothingSculptedIsNoShape() {
        const BentTube tube;
        const PosedShape shape =
            shapeFromPosed(tube.mesh.vertices, tube.posed(tube.mesh.vertices, Deformer::LinearBlend),
                           tube.weights, tube.matrices, Deformer::LinearBlend);
        for (const Vec3& offset : shape.offsets) {
            QVERIFY(offset.norm() < 1e-12);
        }
    }

    void whatIsOnAlreadyIsNotAddedTwice() {
        const BentTube tube;
        std::vector<Vec3> first;
        for (std::size_t p = 0; p < tube.mesh.vertexCount(); ++p) {
            first.push_back(bump(p + 7));
        }
        const std::vector<Vec3> shown = plus(tube.mesh.vertices, first);
        const std::vector<Vec3> target = tube.posed(shown, Deformer::LinearBlend);
        const PosedShape shape =
            shapeFromPosed(shown, target, tube.weights, tube.matrices, Deformer::LinearBlend);
        QVERIFY(farthest(shape.offsets, std::vector<Vec3>(first.size(), Vec3::Zero())) < 1e-12);
    }

    void halfTheTargetIsHalfTheShape() {
        const BentTube tube;
        const std::vector<Vec3> shown = tube.posed(tube.mesh.vertices, Deformer::LinearBlend);
        std::vector<Vec3> whole = shown;
        std::vector<Vec3> half = shown;
        for (std::size_t p = 0; p < shown.size(); ++p) {
            whole[p] += bump(p);
            half[p] += 0.5 * bump(p);
        }
        const auto offsets = [&](const std::vector<Vec3>& target) {
            return shapeFromPosed(tube.mesh.vertices, target, tube.weights, tube.matrices,
                                  Deformer::LinearBlend)
                .offsets;
        };
        std::vector<Vec3> twice = offsets(half);
        for (Vec3& offset : twice) {
            offset *= 2.0;
        }
        QVERIFY(farthest(twice, offsets(whole)) < 1e-12);
    }

    void flattenedVerticesAreLeftAlone() {
        BentTube tube;
        tube.matrices[1].linear() = Vec3(1, 1, 0).asDiagonal();
        tube.matrices[2].linear() = Vec3(1, 1, 0).asDiagonal();
        const std::vector<Vec3> target(tube.mesh.vertexCount(), Vec3(1, 2, 3));
        const PosedShape shape =
            shapeFromPosed(tube.mesh.vertices, target, tube.weights, tube.matrices, Deformer::LinearBlend);
        QVERIFY(shape.flattened > 0);
        for (const Vec3& offset : shape.offsets) {
            QVERIFY(offset.allFinite());
        }
    }

    void targetsThatAreNoNumbersAreLeftAlone() {
        const BentTube tube;
        std::vector<Vec3> target = tube.posed(tube.mesh.vertices, Deformer::LinearBlend);
        target[3].x() = std::numeric_limits<double>::quiet_NaN();
        const PosedShape shape =
            shapeFromPosed(tube.mesh.vertices, target, tube.weights, tube.matrices, Deformer::LinearBlend);
        QVERIFY(shape.offsets[3] == Vec3(Vec3::Zero()));
    }

    void theSameOnAnyNumberOfThreads() {
        const BentTube tube;
        std::vector<Vec3> target = tube.posed(tube.mesh.vertices, Deformer::DualQuaternion);
        for (std::size_t p = 0; p < target.size(); ++p) {
            target[p] += bump(p);
        }
        std::vector<std::vector<Vec3>> made;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                made.push_back(shapeFromPosed(tube.mesh.vertices, target, tube.weights, tube.matrices,
                                              Deformer::DualQuaternion, tube.extras())
                                   .offsets);
            });
        }
        QVERIFY(made[0] == made[1] && made[0] == made[2]);
    }
};

SINEW_TEST(TestShapeFromPosed, NoApplication)

} // namespace testShapeFromPosed

#include "TestShapeFromPosed.moc"
