#include "app/export/InfluenceCost.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>

namespace testInfluenceCost {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A human each of whose vertices follows as many joints as asked for, the nearest most.
Scene blended(std::size_t influences) {
    Scene scene = humanScene();
    const Mesh& mesh = *scene.parts[0].mesh;
    SkinWeightsBuilder weights;
    for (const Vec3& vertex : mesh.vertices) {
        std::vector<std::pair<double, std::int32_t>> nearest;
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            nearest.emplace_back((scene.skeleton.position(j) - vertex).norm(), static_cast<std::int32_t>(j));
        }
        std::ranges::sort(nearest);
        std::vector<Influence> list;
        for (std::size_t i = 0; i < influences; ++i) {
            list.push_back({nearest[i].second, static_cast<float>(1.0 / (1.0 + nearest[i].first))});
        }
        weights.add(list);
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(weights.finish());
    return scene;
}

std::vector<InfluenceCost> costsOf(const Scene& scene, std::initializer_list<std::size_t> limits) {
    Progress progress;
    const std::vector<std::size_t> wanted(limits);
    const auto costs = influenceCosts(scene, partWeights(scene), wanted, progress);
    return costs ? *costs : std::vector<InfluenceCost>();
}

} // namespace

/// What limits of influences on platforms cost.
class TestInfluenceCost : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tighterLimitsCostMore() {
        const std::vector<InfluenceCost> costs = costsOf(blended(10), {0, 12, 8, 4});
        QCOMPARE(costs.size(), std::size_t{4});
        for (const std::size_t free : {0, 1}) {
            QCOMPARE(costs[free].vertices, std::size_t{0});
            QCOMPARE(costs[free].largest, 0.0);
        }
        QVERIFY(costs[2].vertices > 0 && costs[2].vertices <= costs[2].total);
        QVERIFY(costs[3].largest > costs[2].largest && costs[2].largest > 0.0);
        QVERIFY(costs[3].lost > costs[2].lost && costs[3].lost < 1.0);
        QVERIFY(costs[3].mean <= costs[3].largest);
    }

    void costsAreInMetres() {
        Scene scene = blended(10);
        const double large = costsOf(scene, {4}).front().largest;
        scene.metersPerUnit *= 10.0;
        QVERIFY(std::abs(costsOf(scene, {4}).front().largest - 10.0 * large) < 1e-9 * large);
    }

    void everyPlatformHasAName() {
        for (const auto& [key, influences] : kInfluencePresets) {
            QVERIFY2(!influencePresetText(key).isEmpty(), key);
            QVERIFY2(influencePlatforms(influences).contains(influencePresetText(key)), key);
        }
        QVERIFY(influencePlatforms(7).isEmpty());
    }

    void theCommandLineKnowsPlatforms() {
        const Ran limb = runSinew(m_files.bind("limb.glb"));
        QVERIFY(limb.exitCode == 0);
        const Ran cost = runSinew({"weights", m_files.path("limb.glb"), "--platforms"});
        QVERIFY2(cost.exitCode == 0, qPrintable(cost.told()));
        QVERIFY2(cost.out.contains("Meta Quest") && cost.out.contains("Unreal"), qPrintable(cost.told()));
        const Ran written = runSinew({"weights", m_files.path("limb.glb"), "--max-influences", "unreal-12",
                                      "-o", m_files.path("unreal.glb")});
        QVERIFY2(written.exitCode == 0, qPrintable(written.told()));
        const Ran unknown = runSinew({"weights", m_files.path("limb.glb"), "--max-influences", "jaguar", "-o",
                                      m_files.path("no.glb")});
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY2(unknown.err.contains("quest"), qPrintable(unknown.told()));
    }

private:
    LimbFiles m_files;
};

SINEW_TEST(TestInfluenceCost, QCoreApplication)

} // namespace testInfluenceCost

#include "TestInfluenceCost.moc"
