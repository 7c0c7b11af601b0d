#include "core/base/Parallel.h"
#include "core/weights/Falloff.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace testFalloff {

using namespace sinew;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

double ratio(Falloff falloff, double alpha, float near, float far) {
    const std::vector<float> distances{near, far};
    std::vector<double> weights(2);
    evaluateFalloff(distances, falloff, alpha, weights);
    return weights[1] / weights[0];
}

} // namespace

class TestFalloff : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
        const SkinWeights all =
            weightsFromDistances({distances}, joints, Falloff::Power, 0.2, 0, 0.0, Progress());
        const SkinWeights two =
            weightsFromDistances({distances}, joints, Falloff::Power, 0.2, 2, 0.0, Progress());
        QCOMPARE(all.at(0).size(), std::size_t{3});
        QCOMPARE(all.at(1).size(), std::size_t{2}); // what is left out comes to less than kMinShare
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
    /// At the reach a source weighs the least share of the nearest one, whatever the falloff.
    void reachLeavesTheLeastShare() {
        for (const Falloff falloff : {Falloff::Power, Falloff::Quadratic, Falloff::Exponential}) {
            for (const double alpha : {0.0, 0.2, 1.0}) {
                for (const double nearest : {0.001, 0.05, 0.4}) {
                    const double share = minShare(4, 20);
                    const double reach = falloffReach(nearest, falloff, alpha, share);
                    QVERIFY(reach > nearest);
                    const double found =
                        ratio(falloff, alpha, static_cast<float>(nearest), static_cast<float>(reach));
                    QVERIFY2(std::abs(found / share - 1.0) < 0.01, qPrintable(QString::number(found)));
                }
            }
        }
    }
    /// Of two equal influences at the limit neither stays: which one would depend on rounding.
    void equalsAtTheLimitGoTogether() {
        const std::vector<std::vector<float>> distances{{0.1F, 0.1F}, {0.12F, 0.1F}, {0.12F, 0.1F}};
        const std::vector<std::int32_t> joints{0, 1, 2};
        const SkinWeights weights =
            weightsFromDistances({distances}, joints, Falloff::Power, 0.2, 2, 0.0, Progress());
        QCOMPARE(weights.at(0).size(), std::size_t{1});
        QCOMPARE(weights.at(1).size(), std::size_t{2}); // all are equal, so the first ones stay
    }
    void thresholdLeavesOutSmallWeights() {
        const std::vector<std::vector<float>> distances{{0.1F}, {0.19F}};
        const std::vector<std::int32_t> joints{0, 1};
        QCOMPARE(
            weightsFromDistances({distances}, joints, Falloff::Power, 0.2, 4, 0.0, Progress()).at(0).size(),
            std::size_t{2});
        const SkinWeights pruned =
            weightsFromDistances({distances}, joints, Falloff::Power, 0.2, 4, 0.01, Progress());
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
        withThreads(1, [&] {
            one = weightsFromDistances({distances}, joints, Falloff::Power, 0.3, 4, 0.0, Progress());
        });
        for (const int threads : {2, 8}) {
            SkinWeights many;
            withThreads(threads, [&] {
                many = weightsFromDistances({distances}, joints, Falloff::Power, 0.3, 4, 0.0, Progress());
            });
            QVERIFY(one == many);
        }
    }
};

SINEW_TEST(TestFalloff, sinew::test::NoApplication)

} // namespace testFalloff

#include "TestFalloff.moc"
