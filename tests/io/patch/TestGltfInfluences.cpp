#include "core/io/patch/gltf/GltfWeightBytes.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>
#include <numeric>
#include <random>

namespace testGltfInfluences {

using namespace sinew;

namespace {

template<typename T>
std::vector<T> values(const std::string& bytes) {
    std::vector<T> result(bytes.size() / sizeof(T));
    std::memcpy(result.data(), bytes.data(), bytes.size());
    return result;
}

/// Weights of a vertex, largest first, of sum 1.
std::vector<float> someWeights(std::mt19937& random, std::size_t count) {
    std::vector<float> weights(count);
    for (float& weight : weights) {
        weight = 0.01F + static_cast<float>(random() % 1000) / 1000.0F;
    }
    const float sum = std::accumulate(weights.begin(), weights.end(), 0.0F);
    for (float& weight : weights) {
        weight /= sum;
    }
    std::sort(weights.rbegin(), weights.rend());
    return weights;
}

} // namespace

class TestGltfInfluences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeSharesSumExactly() {
        QCOMPARE(wholeShares(std::vector<float>{0.5F, 0.5F}, 255), (std::vector<std::uint32_t>{128, 127}));
        QCOMPARE(wholeShares(std::vector<float>{1.0F}, 65535), (std::vector<std::uint32_t>{65535}));
        QVERIFY(wholeShares({}, 255).empty());
        std::mt19937 random(3);
        for (int round = 0; round < 2000; ++round) {
            const std::vector<float> weights = someWeights(random, 1 + random() % 8);
            for (const std::uint32_t total : {255U, 65535U}) {
                const std::vector<std::uint32_t> shares = wholeShares(weights, total);
                QCOMPARE(std::accumulate(shares.begin(), shares.end(), 0U), total);
                for (std::size_t i = 0; i < shares.size(); ++i) {
                    QVERIFY(std::abs(static_cast<double>(shares[i]) -
                                     static_cast<double>(weights[i]) * total) < 1.01);
                }
            }
        }
    }

    void eightGoIntoTwoSets() {
        const std::vector<std::vector<Influence>> vertices{
            {{9, 0.3F}, {1, 0.25F}, {2, 0.2F}, {3, 0.15F}, {4, 0.1F}}, {{5, 1.0F}}};
        const auto sets = gltfInfluences(vertices, 2, {});
        QCOMPARE(sets.size(), std::size_t{2});
        QCOMPARE(values<std::uint8_t>(sets[0].joints), (std::vector<std::uint8_t>{9, 1, 2, 3, 5, 0, 0, 0}));
        QCOMPARE(values<std::uint8_t>(sets[1].joints), (std::vector<std::uint8_t>{4, 0, 0, 0, 0, 0, 0, 0}));
        float sum = 0.0F;
        for (const GltfInfluenceSet& set : sets) {
            const std::vector<float> weights = values<float>(set.weights);
            sum += weights[0] + weights[1] + weights[2] + weights[3];
        }
        QVERIFY(std::abs(sum - 1.0F) < 5e-7F);
    }

    void placesWithoutWeightNameJointZero() {
        const std::vector<std::vector<Influence>> vertices{{{7, 0.999F}, {6, 0.001F}}};
        const auto sets = gltfInfluences(vertices, 1, {5121, 5121});
        QCOMPARE(values<std::uint8_t>(sets[0].weights), (std::vector<std::uint8_t>{255, 0, 0, 0}));
        QCOMPARE(values<std::uint8_t>(sets[0].joints), (std::vector<std::uint8_t>{7, 0, 0, 0}));
    }

    void typesAreThoseAskedFor() {
        const std::vector<std::vector<Influence>> vertices{{{700, 0.75F}, {6, 0.25F}}};
        const auto sets = gltfInfluences(vertices, 1, {5123, 5123});
        QCOMPARE(values<std::uint16_t>(sets[0].joints), (std::vector<std::uint16_t>{700, 6, 0, 0}));
        QCOMPARE(values<std::uint16_t>(sets[0].weights), (std::vector<std::uint16_t>{49151, 16384, 0, 0}));
    }
};

SINEW_TEST(TestGltfInfluences, QCoreApplication)

} // namespace testGltfInfluences

#include "TestGltfInfluences.moc"
