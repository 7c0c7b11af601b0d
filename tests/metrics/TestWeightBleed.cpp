#include "core/metrics/WeightMeasures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testWeightBleed {

using namespace sinew;

namespace {

using Vertices = std::vector<std::vector<Influence>>;

SkinWeights weightsOf(const Vertices& vertices) {
    SkinWeightsBuilder builder;
    for (const std::vector<Influence>& influences : vertices) {
        builder.add(influences);
    }
    return builder.finish();
}

/// Two triangles apart, of areas 1 and 3, the same influences in all corners of one.
double bleedOf(const std::vector<Influence>& small, const std::vector<Influence>& large) {
    const std::vector<Vec3> vertices{Vec3(0, 0, 0), Vec3(2, 0, 0), Vec3(0, 1, 0),
                                     Vec3(5, 0, 0), Vec3(7, 0, 0), Vec3(5, 3, 0)};
    const std::vector<Triangle> triangles{{0, 1, 2}, {3, 4, 5}};
    const Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0), Vec3(3, 0, 0)});
    return weightBleed(vertices, triangles, weightsOf({small, small, small, large, large, large}), skeleton);
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-6;
}

} // namespace

/// Weight beyond the neighbouring bone, and differences joint by joint.
class TestWeightBleed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void neighboursDoNotBleed() {
        QVERIFY(near(bleedOf({{1, 0.5F}, {0, 0.25F}, {2, 0.25F}}, {{3, 1.0F}}), 0.0));
    }

    void whatLiesBeyondCountsByArea() {
        QVERIFY(near(bleedOf({{0, 0.6F}, {2, 0.4F}}, {{0, 1.0F}}), 0.4 / 4.0));
        QVERIFY(near(bleedOf({{0, 1.0F}}, {{0, 0.6F}, {1, 0.1F}, {3, 0.3F}}), 0.3 * 3.0 / 4.0));
    }

    void withoutWeightNothingBleeds() {
        QCOMPARE(bleedOf({}, {}), 0.0);
        QCOMPARE(weightBleed({}, {}, SkinWeights(), Skeleton()), 0.0);
    }

    void differencesAreThoseOfTheRuledVertices() {
        WeightPair pair;
        pair.vertices.assign(5, Vec3::Zero());
        pair.reference =
            weightsOf({{{0, 1.0F}}, {{0, 0.75F}, {1, 0.25F}}, {{2, 1.0F}}, {{0, 0.5F}, {1, 0.5F}}, {}});
        pair.candidate = weightsOf({{{0, 1.0F}}, {{0, 0.5F}, {2, 0.5F}}, {}, {{2, 1.0F}}, {{1, 1.0F}}});
        const std::vector<JointDifference> found = jointDifferences(pair, 3);
        QCOMPARE(found.size(), std::size_t{2}); // no vertex is joint 1's for more than a half
        QVERIFY(found[0].joint == 0 && found[0].vertices == 2);
        QVERIFY(near(found[0].l1, 0.5 * (0.0 + 0.25 + 0.25 + 0.5)));
        QVERIFY(found[1].joint == 2 && found[1].vertices == 1);
        QVERIFY(near(found[1].l1, 1.0)); // the candidate has none there
    }
};

SINEW_TEST(TestWeightBleed, sinew::test::NoApplication)

} // namespace testWeightBleed

#include "TestWeightBleed.moc"
