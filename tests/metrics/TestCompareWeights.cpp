#include "core/deform/Deform.h"
#include "core/metrics/CompareWeights.h"
#include "core/skeleton/Pose.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace testCompareWeights {

using namespace sinew;

namespace {

/// Weights that run from the first joint to the last along x, `sharp` of the way.
SkinWeights alongX(const std::vector<Vec3>& vertices, double sharpness) {
    SkinWeightsBuilder builder;
    for (const Vec3& point : vertices) {
        const double fraction = 1.0 / (1.0 + std::exp(-sharpness * point.x()));
        const std::vector<Influence> influences{{0, static_cast<float>(1.0 - fraction)},
                                                {1, static_cast<float>(fraction)}};
        builder.add(influences);
    }
    return builder.finish();
}

WeightPair limbPair(double reference, double candidate) {
    const Mesh mesh = test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 12, 20);
    return {mesh.vertices, triangulate(mesh), alongX(mesh.vertices, reference),
            alongX(mesh.vertices, candidate)};
}

Skeleton limbSkeleton() {
    return test::chain({Vec3(-1, 0.1, 0), Vec3(0, 0, 0.05), Vec3(1, 0, 0)});
}

/// The definition, bend by bend.
double squaredError(const WeightPair& pair, const Skeleton& skeleton, std::size_t joint) {
    double sum = 0.0;
    for (int axis = 0; axis < 3; ++axis) {
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[joint].rotation =
            Quat(Eigen::AngleAxisd(std::numbers::pi / 3.0, Vec3::Unit(static_cast<Eigen::Index>(axis))));
        const auto matrices = skinningMatrices(skeleton, pose);
        const auto a = deformVertices(pair.vertices, pair.reference, matrices, Deformer::LinearBlend);
        const auto b = deformVertices(pair.vertices, pair.candidate, matrices, Deformer::LinearBlend);
        for (std::size_t p = 0; p < a.size(); ++p) {
            sum += (a[p] - b[p]).squaredNorm() / 3.0;
        }
    }
    return sum / static_cast<double>(pair.vertices.size());
}

} // namespace

class TestCompareWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalWeightsDoNotDiffer() {
        const WeightComparison same = compareWeights(limbPair(4.0, 4.0), limbSkeleton());
        QVERIFY(same.vertices > 100);
        QCOMPARE(same.unweighted, std::size_t{0});
        QCOMPARE(same.totalVariation, 0.0);
        QCOMPARE(same.sameStrongest, 1.0);
        QCOMPARE(same.posedError, 0.0);
        QCOMPARE(same.roughness, same.referenceRoughness);
        QVERIFY(same.roughness > 0.0);
    }

    void posedErrorIsThatOfTheBends() {
        const WeightPair pair = limbPair(2.0, 9.0);
        const Skeleton skeleton = limbSkeleton();
        const std::vector<double> errors = posedErrors(pair, skeleton);
        Aabb box;
        for (const Vec3& point : pair.vertices) {
            box.add(point);
        }
        double sum = 0.0;
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const double wanted = squaredError(pair, skeleton, j);
            QVERIFY2(std::abs(errors[j] - wanted) < 1e-6, qPrintable(QString::number(errors[j] - wanted)));
            sum += j < 2 ? wanted : 0.0; // the last joint carries nothing, so it is not bent
        }
        QVERIFY(std::abs(compareWeights(pair, skeleton).posedError - std::sqrt(sum / 2.0) / box.diagonal()) <
                1e-6);
    }

    void sharperWeightsAreRougher() {
        const WeightComparison sharper = compareWeights(limbPair(2.0, 30.0), limbSkeleton());
        QVERIFY(sharper.roughness > 1.5 * sharper.referenceRoughness);
        QVERIFY(sharper.totalVariation > 0.05 && sharper.totalVariation < 1.0);
    }

    void verticesWithoutWeightCount() {
        WeightPair pair = limbPair(4.0, 4.0);
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < pair.vertices.size(); ++p) {
            builder.add(p < 10 ? std::span<const Influence>() : pair.reference.at(p));
        }
        pair.candidate = builder.finish();
        const WeightComparison some = compareWeights(pair, limbSkeleton());
        QCOMPARE(some.unweighted, std::size_t{10});
        QVERIFY(some.totalVariation > 0.0 && some.sameStrongest < 1.0 && some.posedError > 0.0);
    }

    void nothingGivesZeros() {
        const WeightComparison none = compareWeights(WeightPair(), limbSkeleton());
        QCOMPARE(none.vertices, std::size_t{0});
        QCOMPARE(none.posedError, 0.0);
        QCOMPARE(none.roughness, 0.0);
    }
};

SINEW_TEST(TestCompareWeights, sinew::test::NoApplication)

} // namespace testCompareWeights

#include "TestCompareWeights.moc"
