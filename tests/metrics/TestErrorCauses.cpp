#include "core/metrics/ErrorCauses.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace testErrorCauses {

using namespace sinew;

namespace {

/// Weights of a limb along x that pass from joint 0 to joint 1 around `center`.
SkinWeights alongX(const std::vector<Vec3>& vertices, double center, double sharpness) {
    SkinWeightsBuilder builder;
    for (const Vec3& point : vertices) {
        const double below = 1.0 / (1.0 + std::exp(-sharpness * (point.x() - center)));
        builder.add(
            std::vector<Influence>{{0, static_cast<float>(1.0 - below)}, {1, static_cast<float>(below)}});
    }
    return builder.finish();
}

SkinWeights allOf(std::size_t vertices, std::int32_t joint) {
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < vertices; ++p) {
        builder.add(std::vector<Influence>{{joint, 1.0F}});
    }
    return builder.finish();
}

Mesh limb() {
    return test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 12, 40);
}

Skeleton limbSkeleton() {
    return test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)});
}

WeightPair pairOf(const Mesh& mesh, SkinWeights reference, SkinWeights candidate) {
    return {mesh.vertices, triangulate(mesh), std::move(reference), std::move(candidate)};
}

/// A limb, and a plate beside its end that the first joint moves in the reference, the last one in the
/// candidate.
WeightPair limbWithPlate() {
    const Mesh body = limb();
    const Mesh plate = test::box(Vec3(0.8, 0.4, -0.1), Vec3(1.2, 0.5, 0.1));
    const SkinWeights weights = alongX(body.vertices, 0.0, 8.0);
    const std::size_t count = plate.vertices.size();
    return pairOf(test::joined(body, plate), joinWeights(std::vector{weights, allOf(count, 0)}),
                  joinWeights(std::vector{weights, allOf(count, 1)}));
}

} // namespace

class TestErrorCauses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalWeightsHaveNone() {
        const Mesh mesh = limb();
        const SkinWeights weights = alongX(mesh.vertices, 0.1, 5.0);
        const WeightPair same = pairOf(mesh, weights, weights);
        QVERIFY(takenWeights(same).empty());
        const std::vector<double> errors = squaredErrorByJoint(same, limbSkeleton());
        QCOMPARE(errors, std::vector<double>(3, 0.0));
        const ErrorCauses causes = errorCauses(same, limbSkeleton());
        QCOMPARE(causes.strongestJoint, 0.0);
        for (const double left : {causes.centers, causes.widths, causes.rigidShells}) {
            QVERIFY2(left < 1e-7, qPrintable(QString::number(left)));
        }
    }

    /// What was moved is moved back, and nothing else is found.
    void movedCenterIsFound() {
        const Mesh mesh = limb();
        const WeightPair pair =
            pairOf(mesh, alongX(mesh.vertices, 0.0, 8.0), alongX(mesh.vertices, 0.2, 8.0));
        const ErrorCauses causes = errorCauses(pair, limbSkeleton());
        const double all = posedError(pair, limbSkeleton());
        QVERIFY(all > 0.0);
        QVERIFY2(causes.centers < 0.1 * all, qPrintable(QString::number(causes.centers)));
        QVERIFY(causes.widths > 0.9 * all);
        QVERIFY(causes.strongestJoint < all); // those between both centers
        QCOMPARE(causes.rigidShells, all);
    }

    void otherWidthIsFound() {
        const Mesh mesh = limb();
        const WeightPair pair =
            pairOf(mesh, alongX(mesh.vertices, 0.0, 16.0), alongX(mesh.vertices, 0.0, 6.0));
        const ErrorCauses causes = errorCauses(pair, limbSkeleton());
        const double all = posedError(pair, limbSkeleton());
        QVERIFY2(causes.widths < 0.15 * all, qPrintable(QString::number(causes.widths / all)));
        QVERIFY(causes.centers > 0.9 * all);
        QVERIFY(causes.strongestJoint > 0.9 * all);
    }

    void rigidShellNeedsItsJoint() {
        const ErrorCauses causes = errorCauses(limbWithPlate(), limbSkeleton());
        const double all = posedError(limbWithPlate(), limbSkeleton());
        QVERIFY(all > 0.0);
        QVERIFY(std::abs(causes.rigidShells - all) < 1e-9); // rigid already, on the wrong joint
        QVERIFY(causes.rigidShellsToTheirJoint < 1e-6);
        QVERIFY(causes.strongestJoint < 1e-6);
    }

    void takenSumsToTheTotalVariation() {
        const WeightPair pair = limbWithPlate();
        const std::vector<TakenWeight> taken = takenWeights(pair);
        QCOMPARE(taken.size(), std::size_t{1});
        QCOMPARE(taken[0].from, 0);
        QCOMPARE(taken[0].joint, 1);
        const double all = compareWeights(pair, limbSkeleton()).totalVariation;
        QVERIFY(std::abs(taken[0].meanPerVertex - all) < 1e-6);
    }

    void errorsSitAtTheReferencesJoints() {
        const std::vector<double> errors = squaredErrorByJoint(limbWithPlate(), limbSkeleton());
        QVERIFY(std::abs(errors[0] - 1.0) < 1e-9); // the plate's
        const Mesh mesh = limb();
        const std::vector<double> both = squaredErrorByJoint(
            pairOf(mesh, alongX(mesh.vertices, 0.0, 16.0), alongX(mesh.vertices, 0.0, 6.0)), limbSkeleton());
        QVERIFY(std::abs(std::accumulate(both.begin(), both.end(), 0.0) - 1.0) < 1e-9);
        QVERIFY(std::abs(both[0] - both[1]) < 0.05);
    }

    void verticesWithoutWeight() {
        const Mesh mesh = limb();
        const SkinWeights weights = alongX(mesh.vertices, 0.0, 8.0);
        const WeightPair pair = pairOf(mesh, weights, unweighted(mesh.vertices.size()));
        QVERIFY(takenWeights(pair).empty()); // nobody has it
        const ErrorCauses causes = errorCauses(pair, limbSkeleton());
        const double all = posedError(pair, limbSkeleton());
        QVERIFY(all > 0.0);
        QVERIFY(causes.strongestJoint < 1e-6);
        const WeightPair nothing;
        QCOMPARE(errorCauses(nothing, limbSkeleton()).strongestJoint, 0.0);
        QVERIFY(takenWeights(nothing).empty());
    }
};

SINEW_TEST(TestErrorCauses, sinew::test::NoApplication)

} // namespace testErrorCauses

#include "TestErrorCauses.moc"
