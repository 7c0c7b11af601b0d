#include "core/solve/Explain.h"
#include "core/solve/geodesic/GeodesicSolver.h"
#include "tests/solve/RegionWork.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace testRegionsInBinds {

using namespace sinew::test::regions;
using namespace sinew;

namespace {

/// A solution in which one of the bones reaches nothing.
std::shared_ptr<const Solution> withoutSource(const Solution& whole, std::size_t source) {
    BoneDistances distances = *whole.measured();
    for (auto* rows : {&distances.rows, &distances.scaled}) {
        std::ranges::fill((*rows)[source], std::numeric_limits<float>::infinity());
    }
    return std::make_shared<const Solution>(whole.sharedInput(), whole.sharedSurface(),
                                            std::make_shared<const BoneDistances>(std::move(distances)));
}

} // namespace

/// Regions beside the other things that binds have: reuse, reach, stiffness, rules of parts, explanations.
/// What regions cannot do is refused or noted.
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

    void theyWinOverStiffnessOfBones() {
        const Bench bench;
        Region soft = ball("soft", Vec3(0.5, 0, 0), 0.5);
        soft.alpha = 0.9;
        BindSettings settings = with({ball("end", Vec3(-1.5, 0, 0), 0.6, {"joint_3"}), soft});
        settings.boneAlphas = {{"joint_1", 0.9}};
        const SkinWeights weights = bench.weights(settings);
        QVERIFY(valid(weights, 4));
        for (std::size_t p = 0; p < bench.vertices(); ++p) {
            if ((bench.place(p) - settings.regions[0].solid->from).norm() < 0.6) {
                QCOMPARE(weightOf(weights, p, 3), 1.0F);
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
            QVERIFY(weightOf(only, p, 2) + weightOf(only, p, 3) == 0.0F);
            if ((scene.parts[0].mesh->vertices[p] - settings.regions[0].solid->from).norm() < 0.6) {
                QCOMPARE(weightOf(both, p, 1), 1.0F);
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
                QVERIFY(std::abs(told->regions[0].fraction - amount) < 1e-6F);
            }
            if (amount == 1.0F) {
                QCOMPARE(told->byDistance.size(), std::size_t{1});
                QCOMPARE(told->smoothed.size(), std::size_t{1});
                QCOMPARE(told->smoothed[0].joint, 3);
            }
        }
        QVERIFY(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
    }

    void paintOfAnotherMeshIsNoted() {
        const Bench bench;
        Region region = painted("paint", bench.scene, {1, 2, 3}, 1.0F);
        Painting other = *region.painting;
        ++other[0].vertexCount;
        region.painting = std::make_shared<const Painting>(other);
        region.joints = {"joint_3"};
        const BindResult result = weighBind(bench.scene, *bench.field, with({region}));
        QVERIFY(test::noted(result.report, NoticeCode::RegionPaintOutdated, "paint", other[0].part));
        QVERIFY(test::noted(result.report, NoticeCode::RegionHoldsNothing, "paint"));
        QVERIFY(*result.weights[0] == bench.weights(plain()));
    }

    void badRegionsAreRefused_data() {
        QTest::addColumn<Region>("region");
        QTest::addColumn<int>("code");
        const auto add = [](const char* what, ErrorCode code, const auto& change) {
            Region region = ball("bad", Vec3::Zero(), 1.0);
            change(region);
            QTest::newRow(what) << region << static_cast<int>(code);
        };
        const double nan = std::numeric_limits<double>::quiet_NaN();
        add("no name", ErrorCode::RegionNameTaken, [](Region& r) { r.name.clear(); });
        add("name taken", ErrorCode::RegionNameTaken, [](Region& r) { r.name = "good"; });
        add("no size", ErrorCode::RegionShapeBroken, [](Region& r) { r.solid->radius = 0.0; });
        add("NaN size", ErrorCode::RegionShapeBroken, [&](Region& r) { r.solid->radius = nan; });
        add("NaN place", ErrorCode::RegionShapeBroken, [&](Region& r) { r.solid->from.y() = nan; });
        add("flat box", ErrorCode::RegionShapeBroken,
            [](Region& r) { r.solid = Solid::box(Vec3::Zero(), Vec3::Zero()); });
        add("NaN blend", ErrorCode::ParameterOutOfRange, [&](Region& r) { r.blend = nan; });
        add("alpha", ErrorCode::ParameterOutOfRange, [](Region& r) { r.alpha = 1.5; });
        add("NaN alpha", ErrorCode::ParameterOutOfRange, [&](Region& r) { r.alpha = nan; });
        add("influences", ErrorCode::ParameterOutOfRange, [](Region& r) { r.maxInfluences = -1; });
        const auto paint = [](Region& r, PaintedPart part) {
            r.solid.reset();
            r.painting = std::make_shared<const Painting>(Painting{std::move(part)});
        };
        add("paint beyond", ErrorCode::RegionPaintBroken, [&](Region& r) {
            paint(r, {"mesh", 3, {1, 3}, {1.0F, 1.0F}});
        });
        add("paint unordered", ErrorCode::RegionPaintBroken, [&](Region& r) {
            paint(r, {"mesh", 3, {2, 1}, {1.0F, 1.0F}});
        });
        add("paint uneven", ErrorCode::RegionPaintBroken, [&](Region& r) {
            paint(r, {"mesh", 3, {1, 2}, {1.0F}});
        });
        add("paint too much", ErrorCode::RegionPaintBroken, [&](Region& r) {
            paint(r, {"mesh", 3, {1}, {1.5F}});
        });
    }

    void badRegionsAreRefused() {
        QFETCH(Region, region);
        QFETCH(int, code);
        const BindSettings settings = with({ball("good", Vec3::Zero(), 1.0), region});
        const auto checked = validate(settings);
        QVERIFY(!checked);
        QCOMPARE(static_cast<int>(checked.error().code), code);
        QVERIFY(!checked.error().arguments.empty());
        const Bench bench; // where nobody asks first, weights are sound all the same
        QVERIFY(valid(bench.weights(settings), 4) ||
                code == static_cast<int>(ErrorCode::ParameterOutOfRange));
    }

    void whatDoesNotWorkIsNoted() {
        const Bench bench;
        Region far = ball("far", Vec3(0, 50, 0), 1.0);
        Region wrong = ball("wrong", Vec3::Zero(), 1.0, {"nobody"});
        Region half = ball("half", Vec3(-1.5, 0, 0), 1.0, {"nobody", "joint_3"});
        BindSettings settings = with({far, wrong, half});
        settings.boneAlphas = {{"nobody", 0.1}};
        const BindResult result = weighBind(bench.scene, *bench.field, settings);
        QVERIFY(test::noted(result.report, NoticeCode::RegionHoldsNothing, "far"));
        QVERIFY(test::noted(result.report, NoticeCode::RegionJointUnknown, "wrong", "nobody"));
        QVERIFY(test::noted(result.report, NoticeCode::RegionJointUnknown, "half", "nobody"));
        QVERIFY(test::noted(result.report, NoticeCode::BoneAlphaUnused, "nobody"));
        QCOMPARE(result.report.regions.size(), std::size_t{3});
        QCOMPARE(result.report.regions[0].vertices, std::size_t{0});
        QVERIFY(result.report.regions[2].vertices > 100);
        QCOMPARE(result.report.regions[2].whole, result.report.regions[2].vertices);
        QVERIFY(valid(*result.weights[0], 4));
        // a joint that reaches nothing
        BindState cut = *bench.field;
        cut.solution = withoutSource(*bench.field->solution, 3);
        const BindResult unreached = weighBind(bench.scene, cut, with({half}));
        QVERIFY(test::noted(unreached.report, NoticeCode::RegionJointReachesNothing, "half", "joint_3"));
        for (std::size_t p = 0; p < bench.vertices(); ++p) { // still nobody else moves its vertices
            QVERIFY((bench.place(p) - half.solid->from).norm() > 0.99 ||
                    unreached.weights[0]->at(p)[0].joint == 3);
        }
    }
};

SINEW_TEST(TestRegionsInBinds, sinew::test::NoApplication)

} // namespace testRegionsInBinds

#include "TestRegionsInBinds.moc"
