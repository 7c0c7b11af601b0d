#include "core/metrics/WeightMeasures.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testWeightOverlap {

using namespace sinew;

namespace {

using Row = std::vector<Influence>;

SkinWeights weightsOf(const std::vector<Row>& rows) {
    SkinWeightsBuilder builder;
    for (const Row& row : rows) {
        builder.add(row);
    }
    return builder.finish();
}

WeightOverlap overlapOf(const std::vector<Row>& reference, const std::vector<Row>& candidate) {
    return weightOverlap(
        {std::vector<Vec3>(reference.size(), Vec3::Zero()), {}, weightsOf(reference), weightsOf(candidate)});
}

bool near(double value, double wanted) {
    return std::abs(value - wanted) < 1e-6;
}

} // namespace

class TestWeightOverlap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalWeightsOverlap() {
        const std::vector<Row> rows{{{0, 1.0F}}, {{0, 0.25F}, {2, 0.75F}}};
        const WeightOverlap same = overlapOf(rows, rows);
        QCOMPARE(same.precision, 1.0);
        QCOMPARE(same.recall, 1.0);
        QVERIFY(near(same.l1, 0.0));
    }

    /// Three pairs are wanted, four found, two of them the same.
    void pairsAreCounted() {
        const WeightOverlap some = overlapOf({{{0, 1.0F}}, {{0, 0.5F}, {1, 0.5F}}},
                                             {{{0, 0.75F}, {1, 0.25F}}, {{0, 0.5F}, {2, 0.5F}}});
        QVERIFY(near(some.precision, 2.0 / 4.0));
        QVERIFY(near(some.recall, 2.0 / 3.0));
        QVERIFY(near(some.l1, (0.5 + 1.0) / 2.0));
    }

    /// Those under 15 % of the largest of their vertex.
    void weakPredictionsDrop() {
        const std::vector<Row> reference{{{0, 1.0F}}};
        const WeightOverlap cleaned = overlapOf(reference, {{{0, 0.8F}, {1, 0.1F}, {2, 0.1F}}});
        QVERIFY(near(cleaned.precision, 1.0) && near(cleaned.l1, 0.0));
        const WeightOverlap kept = overlapOf(reference, {{{0, 0.8F}, {1, 0.2F}}});
        QVERIFY(near(kept.precision, 0.5) && near(kept.l1, 0.4));
        // of 0.7, 0.2 and 0.1 the last one drops; the others are normalised
        const WeightOverlap normalised = overlapOf(reference, {{{0, 0.7F}, {1, 0.2F}, {2, 0.1F}}});
        QVERIFY(near(normalised.precision, 0.5) && near(normalised.l1, 2.0 * 0.2 / 0.9));
    }

    void smallTruthCounts() {
        const WeightOverlap small = overlapOf({{{0, 0.95F}, {1, 0.05F}}}, {{{0, 1.0F}}});
        QVERIFY(near(small.precision, 1.0) && near(small.recall, 0.5) && near(small.l1, 0.1));
    }

    void verticesWithoutWeight() {
        const std::vector<Row> rows{{{0, 1.0F}}, {{1, 1.0F}}};
        const WeightOverlap unpredicted = overlapOf(rows, {{{0, 1.0F}}, {}});
        QVERIFY(near(unpredicted.precision, 1.0) && near(unpredicted.recall, 0.5) &&
                near(unpredicted.l1, 0.5));
        const WeightOverlap unwanted = overlapOf({{{0, 1.0F}}, {}}, rows);
        QVERIFY(near(unwanted.precision, 0.5) && near(unwanted.recall, 1.0) && near(unwanted.l1, 0.5));
    }

    void nothingGivesZeros() {
        const WeightOverlap none = overlapOf({}, {});
        QCOMPARE(none.precision, 0.0);
        QCOMPARE(none.recall, 0.0);
        QCOMPARE(none.l1, 0.0);
        QCOMPARE(influencesPerVertex(SkinWeights()), 0.0);
    }

    void influencesOverOnePercent() {
        const SkinWeights weights = weightsOf({{{0, 1.0F}}, {{0, 0.5F}, {1, 0.495F}, {2, 0.005F}}, {}});
        QVERIFY(near(influencesPerVertex(weights), 3.0 / 3.0));
    }
};

SINEW_TEST(TestWeightOverlap, sinew::test::NoApplication)

} // namespace testWeightOverlap

#include "TestWeightOverlap.moc"
