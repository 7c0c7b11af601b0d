#include "core/solve/Explain.h"
#include "tests/solve/RegionWork.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace testRegionsInBinds {

using namespace sinew;
using namespace sinew::test::regions;

/// Regions beside the other things that binds have: reuse, reach, drafts, rules of parts, explanations.
class TestRegionsInBinds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weighingAnewIsLikeBindingAnew() {
        const Bench bench;
        Region region = ball("end", Vec3(-1.5, 0, 0), 0.8, {"joint_0", "joint_3"});
        region.alpha = 0.2;
        region.blend = 0.2;
        const BindSettings settings = with({region});
        QVERIFY(reworkFor(plain(), settings) == BindRework::Weights);
        const auto anew = test::solved(bench.scene, settings);
        QVERIFY(*bindWeights(bench.scene, *anew, settings)[0] == bench.weights(settings));
        QVERIFY(std::ranges::equal(anew->evidence()->distances(), bench.field->evidence()->distances()));
    }

    void searchesGoAsFarAsRegionsNeed_data() {
        QTest::addColumn<BindSettings>("settings");
        BindSettings settings = plain();
        settings.alpha = 1.0;
        Region region = ball("end", Vec3(-1.5, 0, 0), 0.8, {"joint_3"});
        settings.regions = {region};
        QTest::newRow("joints") << settings;
        settings.regions[0].joints.clear();
        settings.regions[0].alpha = 0.0;
        QTest::newRow("alpha") << settings;
        settings.regions[0].falloff = Falloff::Quadratic;
        settings.regions[0].maxInfluences = 0;
        QTest::newRow("falloff") << settings;
        settings.regions.clear();
        settings.boneAlphas = {{"joint_1", 0.0}};
        QTest::newRow("bone") << settings;
    }

    void searchesGoAsFarAsRegionsNeed() {
        QFETCH(BindSettings, settings);
        const Scene scene = limb();
        const auto everywhere = test::solved(scene, settings);
        const auto counting = test::solved(scene, settings, nullptr, SearchReach::WhereItCounts);
        const double off = test::largestDifference(*bindWeights(scene, *everywhere, settings)[0],
                                                   *bindWeights(scene, *counting, settings)[0]);
        QVERIFY2(off < 2e-3, qPrintable(QString::number(off)));
    }

    void draftsObey() {
        const Bench bench;
        Region soft = ball("soft", Vec3(0.5, 0, 0), 0.5);
        soft.alpha = 0.9;
        BindSettings settings = with({ball("end", Vec3(-1.5, 0, 0), 0.6, {"joint_3"}), soft});
        settings.boneAlphas = {{"joint_1", 0.9}};
        const BindSettings draft = draftSettings(settings);
        QVERIFY(*draft.regions[1].alpha < 0.9 && draft.boneAlphas[0].alpha < 0.9);
        const SkinWeights weights = bench.weights(draft);
        QVERIFY(valid(weights, 4));
        for (std::size_t p = 0; p < bench.vertices(); ++p) {
            if ((bench.place(p) - settings.regions[0].solid->from).norm() < 0.6) {
                QCOMPARE(shareOf(weights, p, 3), 1.0F);
            }
        }
    }

    void partRulesWin() {
        const Scene scene = limb();
        BindSettings settings = with({ball("end", Vec3(-1.5, 0, 0), 0.6, {"joint_3"})});
        settings.parts = {{scene.parts[0].mesh->name, 0, PartBinding::LimitJoints, {"joint_0", "joint_1"}}};
        const auto field = test::solved(scene, settings);
        const SkinWeights only = *bindWeights(scene, *field, settings)[0];
        QVERIFY(valid(only, 2));
        settings.regions[0].joints.push_back("joint_1");
        const SkinWeights both = *bindWeights(scene, *field, settings)[0];
        for (std::size_t p = 0; p < only.vertexCount(); ++p) {
            QVERIFY(shareOf(only, p, 2) + shareOf(only, p, 3) == 0.0F);
            if ((scene.parts[0].mesh->vertices[p] - settings.regions[0].solid->from).norm() < 0.6) {
                QCOMPARE(shareOf(both, p, 1), 1.0F);
            }
        }
    }

    void explanationsNameRegions() {
        const Bench bench;
        Region region = ball("end", Vec3(-2, 0, 0), 0.8, {"joint_3"});
        region.blend = 0.5;
        const BindSettings settings = with({region});
        const SkinWeights weights = bench.weights(settings);
        std::array<int, 3> seen{};
        for (std::uint32_t p = 0; p < bench.vertices(); p += 37) {
            Progress progress;
            const auto told =
                explainVertex(bench.scene, *bench.field, settings, weights, {0, p}, 4, progress);
            QVERIFY(told);
            const float amount = amountAt((bench.place(p) - region.solid->from).norm() - 0.8, 0.5);
            QCOMPARE(told->regions.size(), std::size_t{amount > 0.0F ? 1U : 0U});
            ++seen[amount == 0.0F ? 0 : (amount < 1.0F ? 1 : 2)];
            if (amount > 0.0F) {
                QVERIFY(told->regions[0].region == region);
                QVERIFY(std::abs(told->regions[0].share - amount) < 1e-6F);
            }
            if (amount == 1.0F) {
                QCOMPARE(told->byDistance.size(), std::size_t{1});
                QCOMPARE(told->smoothed.size(), std::size_t{1});
                QCOMPARE(told->smoothed[0].joint, 3);
            }
        }
        QVERIFY(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
    }
};

SINEW_TEST(TestRegionsInBinds, sinew::test::NoApplication)

} // namespace testRegionsInBinds

#include "TestRegionsInBinds.moc"
