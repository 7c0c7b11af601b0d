#include "core/weights/SkinWeights.h"
#include "tests/support/Runner.h"

#include <QTest>

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

} // namespace

class TestSkinWeights : public QObject {
    Q_OBJECT

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
};

SINEW_TEST(TestSkinWeights, sinew::test::NoApplication)

} // namespace testSkinWeights

#include "TestSkinWeights.moc"
