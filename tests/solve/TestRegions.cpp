#include "core/base/Parallel.h"
#include "tests/solve/RegionWork.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testRegions {

using namespace sinew;
using namespace sinew::test::regions;

class TestRegions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutRegionsNothingChanges() {
        const Bench bench;
        for (const double smoothing : {0.0, 0.16}) {
            const SkinWeights before = bench.weights(plain(smoothing));
            Region off = ball("off", Vec3::Zero(), 1.0, {"joint_0"});
            off.on = false;
            QVERIFY(bench.weights(with({off}, smoothing)) == before);
            BindSettings same = plain(smoothing);
            same.boneAlphas = {{"joint_1", same.alpha}};
            QVERIFY(bench.weights(same) == before);
            QVERIFY(reworkFor(plain(smoothing), with({off}, smoothing)) == BindRework::Weights);
        }
        // one that says nothing of its own weighs alike
        const SkinWeights empty = bench.weights(with({ball("empty", Vec3::Zero(), 1.0)}));
        QVERIFY(test::largestDifference(empty, bench.weights(plain())) < 1e-5);
    }

    void boundingRegionsNeverLeak_data() {
        QTest::addColumn<double>("smoothing");
        QTest::addColumn<double>("blend");
        for (const double smoothing : {0.0, 0.16, 1.0}) {
            for (const double blend : {0.0, 0.3}) {
                QTest::addRow("smoothing %g, blend %g", smoothing, blend) << smoothing << blend;
            }
        }
    }

    void boundingRegionsNeverLeak() {
        QFETCH(double, smoothing);
        QFETCH(double, blend);
        const Bench bench;
        Region region = ball("end", Vec3(-1.5, 0, 0), 0.8, {"joint_3"}); // whose bone is at the other end
        region.blend = blend;
        const SkinWeights weights = bench.weights(with({region}, smoothing));
        QVERIFY(valid(weights, 4));
        std::size_t inside = 0;
        for (std::size_t p = 0; p < bench.vertices(); ++p) {
            const double out = (bench.place(p) - region.solid->from).norm() - region.solid->radius;
            if (out < 0.0) {
                ++inside;
                QCOMPARE(weights.at(p).size(), std::size_t{1});
                QCOMPARE(weights.at(p)[0].joint, 3);
            } else { // nor do its joints have less than their fraction
                QVERIFY(weightOf(weights, p, 3) >= amountAt(out, blend) - 1e-4F);
            }
        }
        QVERIFY(inside > 100);
        region.joints = {"joint_2", "joint_3"};
        const SkinWeights two = bench.weights(with({region}, smoothing));
        for (std::size_t p = 0; p < bench.vertices(); ++p) {
            if ((bench.place(p) - region.solid->from).norm() < region.solid->radius) {
                QVERIFY(weightOf(two, p, 0) == 0.0F && weightOf(two, p, 1) == 0.0F);
            }
        }
    }

    void bordersBlendWithoutSteps_data() {
        QTest::addColumn<Region>("region");
        Region rigid = ball("rigid", Vec3(-2, 0, 0), 1.0, {"joint_3"});
        QTest::newRow("joints") << rigid;
        rigid.joints.clear();
        rigid.alpha = 0.0;
        QTest::newRow("alpha") << rigid;
        rigid.alpha.reset();
        rigid.falloff = Falloff::Exponential;
        QTest::newRow("falloff") << rigid;
        rigid.falloff.reset();
        rigid.maxInfluences = 1;
        QTest::newRow("influences") << rigid;
    }

    /// The same weights from the limb's side and across the border, as the region's size changes little by
    /// little: no vertex may jump.
    void bordersBlendWithoutSteps() {
        QFETCH(Region, region);
        const Bench bench;
        region.blend = 0.5;
        SkinWeights before = bench.weights(with({region}, 0.0));
        for (int step = 0; step < 20; ++step) {
            region.solid->radius += 0.01;
            const SkinWeights after = bench.weights(with({region}, 0.0));
            // amount changes by at most 1.5 / 0.5 a unit
            QVERIFY(test::largestDifference(before, after) < 0.035);
            before = after;
        }
    }

    void laterRegionsLieOverEarlier() {
        const Bench bench;
        Region first = ball("first", Vec3(-0.5, 0, 0), 1.0, {"joint_0"});
        Region second = ball("second", Vec3(0.5, 0, 0), 1.0, {"joint_3"});
        for (const double blend : {0.0, 0.4}) {
            first.blend = second.blend = blend;
            const SkinWeights secondOver = bench.weights(with({first, second}));
            const SkinWeights firstOver = bench.weights(with({second, first}));
            QVERIFY(valid(secondOver, 4) && valid(firstOver, 4));
            std::size_t both = 0;
            for (std::size_t p = 0; p < bench.vertices(); ++p) {
                if ((bench.place(p) - first.solid->from).norm() < 1.0 &&
                    (bench.place(p) - second.solid->from).norm() < 1.0) {
                    ++both;
                    QCOMPARE(weightOf(secondOver, p, 3), 1.0F);
                    QCOMPARE(weightOf(firstOver, p, 0), 1.0F);
                }
            }
            QVERIFY(both > 50);
        }
    }

    void limitsBlend() {
        const Bench bench;
        Region two = ball("two", Vec3(-0.5, 0, 0), 0.7);
        two.maxInfluences = 2;
        BindSettings settings = with({two});
        settings.alpha = 0.0;
        const SkinWeights weights = bench.weights(settings);
        QVERIFY(valid(weights, 4));
        for (std::size_t p = 0; p < bench.vertices(); ++p) {
            QVERIFY((bench.place(p) - two.solid->from).norm() >= 0.7 || weights.at(p).size() <= 2);
        }
        settings.regions[0].maxInfluences = 0; // all of them, more than the settings' limit
        settings.maxInfluences = 1;
        const SkinWeights all = bench.weights(settings);
        std::size_t max = 0;
        for (std::size_t p = 0; p < bench.vertices(); ++p) {
            const bool inside = (bench.place(p) - two.solid->from).norm() < 0.7;
            QVERIFY(inside || all.at(p).size() == 1);
            max = std::max(max, all.at(p).size());
        }
        QVERIFY(max >= 3);
    }

    void paintedRegionsHoldTheirVertices() {
        const Bench bench;
        const std::vector<std::uint32_t> vertices{3, 40, 41, 200};
        for (const float amount : {0.25F, 1.0F}) {
            Region region = painted("paint", bench.scene, vertices, amount);
            region.joints = {"joint_3"};
            const SkinWeights weights = bench.weights(with({region}, 0.0));
            const SkinWeights before = bench.weights(plain(0.0));
            for (std::uint32_t p = 0; p < bench.vertices(); ++p) {
                if (std::ranges::find(vertices, p) == vertices.end()) {
                    QVERIFY(sameAt(weights, before, p));
                } else {
                    const float wanted = amount + (1.0F - amount) * weightOf(before, p, 3);
                    QVERIFY(std::abs(weightOf(weights, p, 3) - wanted) < 1e-3F);
                }
            }
        }
    }

    void blendCountsPercentOfTheHeight() {
        const Bench bench; // 0.8 high
        Region region = ball("end", Vec3(-2, 0, 0), 0.8, {"joint_3"});
        region.blend = 0.2;
        const SkinWeights units = bench.weights(with({region}));
        region.blend = 25.0;
        region.blendOfHeight = true;
        QVERIFY(test::largestDifference(units, bench.weights(with({region}))) < 1e-3);
    }

    void alphaPerBoneSaysHowFarItReaches() {
        const Bench bench;
        BindSettings soft = plain(0.0);
        soft.boneAlphas = {{"joint_1", 0.0}};
        const SkinWeights plainly = bench.weights(plain(0.0));
        const SkinWeights softly = bench.weights(soft);
        QVERIFY(valid(softly, 4));
        double gained = 0.0;
        for (std::size_t p = 0; p < bench.vertices(); ++p) {
            const bool own = plainly.at(p)[0].joint == 1;
            const float more = weightOf(softly, p, 1) - weightOf(plainly, p, 1);
            QVERIFY(own ? more < 1e-5F : more > -1e-5F); // others reach into it as before
            gained += own ? 0.0 : static_cast<double>(more);
            if (!own) { // and who leads stays
                QCOMPARE(softly.at(p)[0].joint, plainly.at(p)[0].joint);
            }
        }
        QVERIFY(gained > 1.0);
        soft.regions = {ball("all", Vec3::Zero(), 10.0)};
        soft.regions[0].alpha = soft.alpha; // a region's own counts for all bones
        QVERIFY(test::largestDifference(bench.weights(soft), plainly) < 1e-5);
    }

    void threadsDoNotMatter() {
        const Bench bench;
        Region soft = ball("soft", Vec3(0.5, 0, 0), 0.5);
        soft.alpha = 0.1;
        soft.maxInfluences = 2;
        soft.blend = 0.6;
        BindSettings settings = with({ball("end", Vec3(-1.5, 0, 0), 0.8, {"joint_0"}), soft});
        settings.boneAlphas = {{"joint_2", 0.9}};
        for (const double smoothing : {0.0, 0.16}) {
            settings.smoothing = smoothing;
            std::vector<SkinWeights> all;
            for (const int threads : {1, 2, 8}) {
                withThreads(threads, [&] { all.push_back(bench.weights(settings)); });
            }
            QVERIFY(all[0] == all[1] && all[0] == all[2]);
        }
    }
};

SINEW_TEST(TestRegions, sinew::test::NoApplication)

} // namespace testRegions

#include "TestRegions.moc"
