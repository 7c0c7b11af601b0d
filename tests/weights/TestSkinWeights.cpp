#include "core/base/Parallel.h"
#include "core/weights/Falloff.h"
#include "core/weights/SkinWeights.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <set>

namespace testSkinWeights {

using namespace sinew;

namespace {

std::vector<Influence> listed(std::span<const Influence> influences) {
    return {influences.begin(), influences.end()};
}

/// Every promise the type makes, for one vertex.
bool sound(std::span<const Influence> influences) {
    double sum = 0.0;
    std::set<std::int32_t> joints;
    for (std::size_t i = 0; i < influences.size(); ++i) {
        const auto [joint, weight] = influences[i];
        sum += static_cast<double>(weight);
        if (!std::isfinite(weight) || weight <= 0.0F || !joints.insert(joint).second) {
            return false;
        }
        if (i > 0 && (weight > influences[i - 1].weight ||
                      (weight == influences[i - 1].weight && joint < influences[i - 1].joint))) {
            return false;
        }
    }
    return influences.empty() || std::abs(sum - 1.0) < 1e-6;
}

using Shared = std::shared_ptr<const SkinWeights>;

/// Vertices moved by joint 1 with weights 1, 0.75, 0.25 and 0, the last one by nothing at all.
Shared someWeights() {
    SkinWeightsBuilder builder;
    builder.add(std::array{Influence{1, 1.0F}});
    builder.add(std::array{Influence{1, 0.75F}, Influence{2, 0.25F}});
    builder.add(std::array{Influence{1, 0.25F}, Influence{2, 0.5F}, Influence{3, 0.25F}});
    builder.add({});
    return std::make_shared<const SkinWeights>(builder.finish());
}

std::vector<std::uint32_t> listedVertices(std::initializer_list<std::uint32_t> vertices) {
    return vertices;
}

constexpr float kInfinity = std::numeric_limits<float>::infinity();

double ratio(Falloff falloff, double alpha, float near, float far) {
    const std::vector<float> distances{near, far};
    std::vector<double> weights(2);
    evaluateFalloff(distances, falloff, alpha, weights);
    return weights[1] / weights[0];
}

/// By the power falloff, without what weighs too little.
SkinWeights weightsOf(std::span<const std::vector<float>> distances, std::span<const std::int32_t> joints,
                      double alpha, std::size_t maxInfluences, double threshold) {
    const WeightLimits limits{maxInfluences, minFraction(maxInfluences, joints.size()), threshold};
    return weightsFromDistances({distances}, joints, Falloff::Power, alpha, limits, Progress());
}

} // namespace

class TestSkinWeights : public QObject {
    Q_OBJECT
    const std::array<std::size_t, 2> m_counts{4, 2};
    const VertexSet m_shape{m_counts};
    const std::vector<Shared> m_weights{someWeights(), nullptr};

private Q_SLOTS:
    void verticesAreReplacedAndTheOthersKept() {
        SkinWeightsBuilder builder;
        for (int p = 0; p < 5; ++p) {
            builder.add(std::vector<Influence>(static_cast<std::size_t>(p), {p, 1.0F}));
        }
        const SkinWeights before = builder.finish();
        builder.addDistinct(std::vector<Influence>{{7, 1.0F}, {8, 3.0F}, {9, -1.0F}});
        builder.add({});
        const std::vector<std::uint32_t> vertices{0, 3};
        const SkinWeights after = replaceVertices(before, vertices, builder.finish());
        QCOMPARE(after.vertexCount(), 5U);
        QCOMPARE(listed(after.at(0)), (std::vector<Influence>{{8, 0.75F}, {7, 0.25F}}));
        QVERIFY(after.at(3).empty());
        for (const std::size_t p : {1U, 2U, 4U}) {
            QCOMPARE(listed(after.at(p)), listed(before.at(p)));
        }
        QVERIFY(replaceVertices(before, {}, SkinWeights()) == before);
        for (std::size_t p = 0; p < before.vertexCount(); ++p) {
            builder.addSame(before.at(p));
        }
        QVERIFY(builder.finish() == before);
    }

    void anythingAddedComesOutSound() {
        std::mt19937 random(3);
        const float odd[] = {0.0F,
                             -1.0F,
                             1e-30F,
                             1e30F,
                             std::numeric_limits<float>::quiet_NaN(),
                             std::numeric_limits<float>::infinity(),
                             std::numeric_limits<float>::denorm_min()};
        SkinWeightsBuilder builder;
        for (int p = 0; p < 3000; ++p) {
            std::vector<Influence> influences;
            for (std::size_t k = 0; k < random() % 12; ++k) {
                const auto joint = static_cast<std::int32_t>(random() % 8) - 1;
                const float plain = static_cast<float>(random() % 1000) / 100.0F;
                influences.push_back({joint, random() % 5 == 0 ? odd[random() % std::size(odd)] : plain});
            }
            builder.add(influences);
        }
        const SkinWeights weights = builder.finish();
        QCOMPARE(weights.vertexCount(), std::size_t{3000});
        for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
            QVERIFY(sound(weights.at(p)));
        }
    }

    void repeatedJointsAreSummedAndSorted() {
        SkinWeightsBuilder builder;
        const std::vector<Influence> influences{{4, 1.0F}, {2, 3.0F}, {4, 2.0F}, {kNone, 9.0F}, {7, 2.0F}};
        QCOMPARE(builder.add(influences), 8.0);
        QCOMPARE(builder.add({}), 0.0);
        const SkinWeights weights = builder.finish();
        QVERIFY(listed(weights.at(0)) == (std::vector<Influence>{{2, 0.375F}, {4, 0.375F}, {7, 0.25F}}));
        QVERIFY(weights.at(1).empty());
        QCOMPARE(weights.unweightedCount(), std::size_t{1});
        QCOMPARE(weights.largestInfluenceCount(), std::size_t{3});
    }

    void hugeWeightsOfOneJointDoNotOverflow() {
        constexpr float kLargest = std::numeric_limits<float>::max();
        SkinWeightsBuilder builder;
        builder.add(std::vector<Influence>{{2, kLargest}, {2, kLargest}, {5, kLargest}, {-3, 1.0F}});
        const SkinWeights weights = builder.finish();
        QCOMPARE(weights.at(0).size(), std::size_t{2});
        QCOMPARE(weights.at(0)[0].joint, 2);
        QVERIFY(std::abs(weights.at(0)[0].weight - 2.0F / 3.0F) < 1e-6F);
    }

    void aBuilderStartsAfresh() {
        SkinWeightsBuilder builder;
        const std::vector<Influence> influences{{0, 1.0F}};
        builder.add(influences);
        const SkinWeights first = builder.finish();
        builder.add(influences);
        QVERIFY(builder.finish() == first);
        QCOMPARE(builder.finish().vertexCount(), std::size_t{0});
    }

    void limitsKeepTheLargest() {
        SkinWeightsBuilder builder;
        const std::vector<Influence> many{{0, 0.1F}, {1, 0.4F}, {2, 0.2F}, {3, 0.3F}};
        const std::vector<Influence> weak{{5, 0.999F}, {6, 0.001F}};
        builder.add(many);
        builder.add(weak);
        builder.add({});
        const SkinWeights weights = builder.finish();
        QVERIFY(limitInfluences(weights, 0) == weights);
        QVERIFY(limitInfluences(weights, 4) == weights);

        const SkinWeights two = limitInfluences(weights, 2);
        QCOMPARE(two.largestInfluenceCount(), std::size_t{2});
        QCOMPARE(two.at(0)[0].joint, 1);
        QCOMPARE(two.at(0)[1].joint, 3);
        QVERIFY(std::abs(two.at(0)[0].weight - 4.0F / 7.0F) < 1e-6F);
        QCOMPARE(two.unweightedCount(), std::size_t{1});

        const SkinWeights pruned = limitInfluences(weights, 0, 0.25F);
        QCOMPARE(pruned.at(0).size(), std::size_t{2});
        QVERIFY(listed(pruned.at(1)) == (std::vector<Influence>{{5, 1.0F}}));
        const SkinWeights strongest = limitInfluences(weights, 0, 2.0F); // the largest always stays
        QVERIFY(listed(strongest.at(0)) == (std::vector<Influence>{{1, 1.0F}}));
        for (const SkinWeights* each : {&two, &pruned, &strongest}) {
            for (std::size_t p = 0; p < each->vertexCount(); ++p) {
                QVERIFY(sound(each->at(p)));
            }
        }
    }

    void findsARangeOfWeights() {
        QVERIFY(verticesByWeight(m_shape, m_weights, 1, 0.25F, 0.75F).indices(0) == listedVertices({1, 2}));
        QVERIFY(verticesByWeight(m_shape, m_weights, 1, 0.01F, 1.0F).indices(0) == listedVertices({0, 1, 2}));
        QVERIFY(verticesByWeight(m_shape, m_weights, 3, 0.5F, 1.0F).empty());
        QVERIFY(verticesByWeight(m_shape, m_weights, 1, 0.8F, 0.2F).empty());
    }

    void whatIsNotMovedHasNoWeight() {
        const VertexSet idle = verticesByWeight(m_shape, m_weights, 1, 0.0F, 0.0F);
        QVERIFY(idle.indices(0) == listedVertices({3}));
        QVERIFY(idle.indices(1) == listedVertices({0, 1}));
        QCOMPARE(verticesByWeight(m_shape, {}, 1, 0.0F, 1.0F).count(), std::size_t{6});
    }

    void countsInfluences() {
        QVERIFY(verticesByInfluenceCount(m_shape, m_weights, 2, 3).indices(0) == listedVertices({1, 2}));
        const VertexSet unweighted = verticesByInfluenceCount(m_shape, m_weights, 0, 0);
        QVERIFY(unweighted.indices(0) == listedVertices({3}));
        QCOMPARE(unweighted.count(1), std::size_t{2});
    }

    /// Eq. 8 and 9: (d1 / d2)^lambda, lambda from 5 to 30.
    void powerFollowsEquations8And9() {
        QVERIFY(std::abs(ratio(Falloff::Power, 0.0, 0.1F, 0.2F) - std::pow(0.5, 5)) < 1e-9);
        QVERIFY(std::abs(ratio(Falloff::Power, 0.2, 0.1F, 0.2F) - std::pow(0.5, 10)) < 1e-9);
        QVERIFY(std::abs(ratio(Falloff::Power, 1.0, 0.1F, 0.2F) - std::pow(0.5, 30)) < 1e-12);
    }
    void quadraticFollowsThe2013Paper() {
        const auto weight = [](double d) { return 1.0 / std::pow(0.8 * d + 0.2 * d * d, 2); };
        QVERIFY(std::abs(ratio(Falloff::Quadratic, 0.2, 0.1F, 0.3F) - weight(0.3) / weight(0.1)) < 1e-6);
    }
    void exponentialScalesWithAlpha() {
        QVERIFY(std::abs(ratio(Falloff::Exponential, 0.0, 0.1F, 0.15F) - std::exp(-0.05 / 0.05)) < 1e-6);
        QVERIFY(std::abs(ratio(Falloff::Exponential, 1.0, 0.1F, 0.105F) - std::exp(-0.005 / 0.005)) < 1e-5);
    }

    /// 1e-5 to the power of -30 is not a double; ratios must come out all the same.
    void verticesOnABoneDoNotOverflow() {
        for (const Falloff falloff : {Falloff::Power, Falloff::Quadratic, Falloff::Exponential}) {
            const std::vector<float> distances{0.0F, 0.0F, 0.4F, kInfinity};
            std::vector<double> weights(4);
            evaluateFalloff(distances, falloff, 1.0, weights);
            QCOMPARE(weights[0], 1.0);
            QCOMPARE(weights[1], 1.0);
            QVERIFY(weights[2] >= 0.0 && weights[2] < 1e-3);
            QCOMPARE(weights[3], 0.0);
        }
    }
    void unreachableEverywhereIsZero() {
        std::vector<double> weights(2, 7.0);
        evaluateFalloff(std::vector<float>{kInfinity, kInfinity}, Falloff::Power, 0.2, weights);
        QCOMPARE(weights, (std::vector<double>{0.0, 0.0}));
    }

    void largerAlphaIsMoreLocal() {
        for (const Falloff falloff : {Falloff::Power, Falloff::Exponential}) {
            double last = 1.0;
            for (const double alpha : {0.0, 0.25, 0.5, 0.75, 1.0}) {
                const double now = ratio(falloff, alpha, 0.10F, 0.11F);
                QVERIFY(now < last);
                last = now;
            }
        }
    }

    void solvedWeightsStayAtTheDefaultAlpha() {
        const std::vector<float> solved{0.5F, 0.0F, 0.375F, 0.125F};
        const std::vector<double> alphas(4, kDefaultAlpha);
        std::vector<float> row(4);
        QVERIFY(BoneStiffness({alphas, 0.0}).fill(solved, row));
        QCOMPARE(row, solved);
        QVERIFY(BoneStiffness({alphas, 0.5}).fill(solved, row));
        QCOMPARE(row, (std::vector<float>{0.5F / 0.875F, 0.0F, 0.375F / 0.875F, 0.0F}));
    }
    /// Each against the largest, to the power of its own alpha's exponent over that of the default.
    void alphaSharpensSolvedWeights() {
        const std::vector<float> solved{0.6F, 0.3F, 0.1F};
        const std::vector<double> alphas{0.0, 1.0, 0.2};
        std::vector<float> row(3);
        QVERIFY(BoneStiffness({alphas, 0.0}).fill(solved, row));
        const double second = std::pow(0.5, 30.0 / 16.25);
        const double third = std::pow(1.0 / 6.0, 10.0 / 16.25);
        QVERIFY(std::abs(static_cast<double>(row[0]) - 1.0 / (1.0 + second + third)) < 1e-6);
        QVERIFY(std::abs(static_cast<double>(row[1]) - second / (1.0 + second + third)) < 1e-6);
        QVERIFY(std::abs(static_cast<double>(row[2]) - third / (1.0 + second + third)) < 1e-6);
    }
    void solvedNowhereIsZero() {
        const std::vector<double> alphas(2, 0.7);
        std::vector<float> row(2, 7.0F);
        QVERIFY(!BoneStiffness({alphas, 0.0}).fill(std::vector<float>{0.0F, 0.0F}, row));
        QCOMPARE(row, (std::vector<float>{0.0F, 0.0F}));
    }

    void keepsTheStrongestAndSumsToOne() {
        const std::vector<std::vector<float>> distances{
            {0.1F, 0.4F}, {0.12F, 0.1F}, {0.11F, 0.2F}, {kInfinity, 0.3F}};
        const std::vector<std::int32_t> joints{3, 5, 8, 9};
        const SkinWeights all = weightsOf(distances, joints, 0.2, 0, 0.0);
        const SkinWeights two = weightsOf(distances, joints, 0.2, 2, 0.0);
        QCOMPARE(all.at(0).size(), std::size_t{3});
        QCOMPARE(all.at(1).size(), std::size_t{2}); // what is left out comes to less than kMinFraction
        QCOMPARE(two.at(0).size(), std::size_t{2});
        QCOMPARE(two.at(0)[0].joint, 3);
        QCOMPARE(two.at(0)[1].joint, 8);
        for (std::size_t p = 0; p < 2; ++p) {
            float sum = 0.0F;
            for (const Influence& influence : two.at(p)) {
                sum += influence.weight;
            }
            QVERIFY(std::abs(sum - 1.0F) < 1e-6F);
        }
    }
    /// As in the paper: however small, what a source weighs stays, and it is searched without end.
    void aFractionOfZeroKeepsAll() {
        const std::vector<std::vector<float>> distances{{0.1F}, {0.4F}, {0.9F}};
        const std::vector<std::int32_t> joints{0, 1, 2};
        const SkinWeights all =
            weightsFromDistances({distances}, joints, Falloff::Power, 0.1, {}, Progress());
        QCOMPARE(all.at(0).size(), std::size_t{3});
        const double expected = ratio(Falloff::Power, 0.1, 0.1F, 0.9F);
        QVERIFY(expected < kMinFraction / 10.0);
        QVERIFY(std::abs(static_cast<double>(all.at(0)[2].weight) / expected - 1.0) < 0.01);
        for (const Falloff falloff : {Falloff::Power, Falloff::Quadratic, Falloff::Exponential}) {
            QVERIFY(std::isinf(falloffReach(0.1, falloff, 0.1, 0.0)));
        }
    }
    /// At the reach a source weighs the smallest fraction of the nearest one, whatever the falloff.
    void reachLeavesTheLeastFraction() {
        for (const Falloff falloff : {Falloff::Power, Falloff::Quadratic, Falloff::Exponential}) {
            for (const double alpha : {0.0, 0.2, 1.0}) {
                for (const double nearest : {0.001, 0.05, 0.4}) {
                    const double fraction = minFraction(4, 20);
                    const double reach = falloffReach(nearest, falloff, alpha, fraction);
                    QVERIFY(reach > nearest);
                    const double found =
                        ratio(falloff, alpha, static_cast<float>(nearest), static_cast<float>(reach));
                    QVERIFY2(std::abs(found / fraction - 1.0) < 0.01, qPrintable(QString::number(found)));
                }
            }
        }
    }
    /// Of two equal influences at the limit neither stays: which one would depend on rounding.
    void equalsAtTheLimitGoTogether() {
        const std::vector<std::vector<float>> distances{{0.1F, 0.1F}, {0.12F, 0.1F}, {0.12F, 0.1F}};
        const std::vector<std::int32_t> joints{0, 1, 2};
        const SkinWeights weights = weightsOf(distances, joints, 0.2, 2, 0.0);
        QCOMPARE(weights.at(0).size(), std::size_t{1});
        QCOMPARE(weights.at(1).size(), std::size_t{2}); // all are equal, so the first ones stay
    }
    void thresholdLeavesOutSmallWeights() {
        const std::vector<std::vector<float>> distances{{0.1F}, {0.19F}};
        const std::vector<std::int32_t> joints{0, 1};
        QCOMPARE(weightsOf(distances, joints, 0.2, 4, 0.0).at(0).size(), std::size_t{2});
        const SkinWeights pruned = weightsOf(distances, joints, 0.2, 4, 0.01);
        QCOMPARE(pruned.at(0).size(), std::size_t{1});
        QCOMPARE(pruned.at(0)[0].weight, 1.0F);
    }
    void sameOnAnyNumberOfThreads() {
        std::vector<std::vector<float>> distances(5);
        for (std::size_t s = 0; s < 5; ++s) {
            for (std::size_t p = 0; p < 5000; ++p) {
                distances[s].push_back(0.01F + static_cast<float>((p * 7 + s * 1013) % 997) / 997.0F);
            }
        }
        const std::vector<std::int32_t> joints{0, 1, 2, 3, 4};
        SkinWeights one;
        withThreads(1, [&] { one = weightsOf(distances, joints, 0.3, 4, 0.0); });
        for (const int threads : {2, 8}) {
            SkinWeights many;
            withThreads(threads, [&] { many = weightsOf(distances, joints, 0.3, 4, 0.0); });
            QVERIFY(one == many);
        }
    }
};

SINEW_TEST(TestSkinWeights, sinew::test::NoApplication)

} // namespace testSkinWeights

#include "TestSkinWeights.moc"
