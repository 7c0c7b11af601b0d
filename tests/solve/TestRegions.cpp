#include "core/base/Parallel.h"
#include "core/bind/regions/Region.h"
#include "core/solve/BindState.h"
#include "core/solve/Explain.h"
#include "core/solve/geodesic/GeodesicSolution.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace sinew;

namespace {

/// A limb along x from -2 to 2 with four bones.
Scene limb() {
    return test::scene(test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, 60),
                       test::chain({Vec3(-2, 0, 0), Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
}

BindSettings plain(double smoothing = 0.16) {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.smoothing = smoothing;
    return settings;
}

BindSettings with(std::vector<Region> regions, double smoothing = 0.16) {
    BindSettings settings = plain(smoothing);
    settings.regions = std::move(regions);
    return settings;
}

Region ball(const char* name, const Vec3& center, double radius, std::vector<std::string> joints = {}) {
    Region region;
    region.name = name;
    region.solid = Solid::sphere(center, radius);
    region.joints = std::move(joints);
    return region;
}

Region painted(const char* name, const Scene& scene, std::vector<std::uint32_t> vertices, float amount) {
    Region region;
    region.name = name;
    region.solid.reset();
    const std::vector<float> amounts(vertices.size(), amount);
    region.painting = std::make_shared<const Painting>(Painting{
        {scene.parts[0].mesh->name, scene.parts[0].mesh->vertexCount(), std::move(vertices), amounts}});
    return region;
}

/// A solution in which one of the bones reaches nothing.
class WithoutSource final : public DistanceSolution {
public:
    WithoutSource(const Solution& whole, std::size_t source)
        : DistanceSolution(whole.sharedInput(), whole.sharedSurface())
        , m_distances(dynamic_cast<const GeodesicSolution&>(whole).measuredDistances().bones) {
        for (auto* rows : {&m_distances.rows, &m_distances.scaled}) {
            std::ranges::fill((*rows)[source], std::numeric_limits<float>::infinity());
        }
    }

protected:
    const BoneDistances& measured() const override { return m_distances; }
    Expected<void> tracePaths(const Scene& /*scene*/, std::uint32_t /*vertex*/,
                              std::span<const std::size_t> /*sources*/, VertexExplanation& /*explanation*/,
                              Progress& /*progress*/) const override {
        return {};
    }

private:
    BoneDistances m_distances;
};

std::shared_ptr<const BindState> solved(const Scene& scene, const BindSettings& settings,
                                        SearchReach reach = SearchReach::Everywhere) {
    Progress progress;
    auto field = solveBind(scene, settings, progress, nullptr, reach);
    if (!field) {
        qFatal("the bind failed with code %d", static_cast<int>(field.error().code));
    }
    return *field;
}

struct Bench {
    Scene scene = limb();
    std::shared_ptr<const BindState> field = solved(scene, plain());

    SkinWeights weights(const BindSettings& settings) const {
        return *bindWeights(scene, *field, settings)[0];
    }
    const Vec3& place(std::size_t vertex) const { return scene.parts[0].mesh->vertices[vertex]; }
    std::size_t vertices() const { return scene.parts[0].mesh->vertexCount(); }
};

float shareOf(const SkinWeights& weights, std::size_t vertex, std::int32_t of) {
    float share = 0.0F;
    for (const Influence& influence : weights.at(vertex)) {
        share += influence.joint == of ? influence.weight : 0.0F;
    }
    return share;
}

bool valid(const SkinWeights& weights, std::size_t most) {
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        float sum = 0.0F;
        for (const Influence& influence : weights.at(p)) {
            if (!(influence.weight > 0.0F) || !std::isfinite(influence.weight)) {
                return false;
            }
            sum += influence.weight;
        }
        if (std::abs(sum - 1.0F) > 1e-5F || weights.at(p).size() > most) {
            return false;
        }
    }
    return true;
}

bool sameAt(const SkinWeights& a, const SkinWeights& b, std::size_t vertex) {
    return std::ranges::equal(a.at(vertex), b.at(vertex));
}

bool noted(const BindReport& report, NoticeCode code, const std::string& region,
           const std::string& other = {}) {
    return std::ranges::any_of(report.notices, [&](const Notice& notice) {
        return notice.code == code && notice.subject == region &&
               (other.empty() || (notice.arguments.size() == 1 && notice.arguments[0] == other));
    });
}

} // namespace

class TestRegions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutRegionsNothingChanges();
    void boundingRegionsNeverLeak_data();
    void boundingRegionsNeverLeak();
    void bordersBlendWithoutSteps_data();
    void bordersBlendWithoutSteps();
    void alphaPerBoneSaysHowFarItReaches();
    void laterRegionsLieOverEarlier();
    void limitsBlend();
    void paintedRegionsHoldTheirVertices();
    void paintOfAnotherMeshIsNoted();
    void badRegionsAreRefused_data();
    void badRegionsAreRefused();
    void whatDoesNotWorkIsNoted();
    void threadsDoNotMatter();
    void weighingAnewIsLikeBindingAnew();
    void searchesGoAsFarAsRegionsNeed_data();
    void searchesGoAsFarAsRegionsNeed();
    void draftsObey();
    void partRulesWin();
    void explanationsNameRegions();
    void blendCountsPercentOfTheHeight();
};

void TestRegions::withoutRegionsNothingChanges() {
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

void TestRegions::boundingRegionsNeverLeak_data() {
    QTest::addColumn<double>("smoothing");
    QTest::addColumn<double>("blend");
    for (const double smoothing : {0.0, 0.16, 1.0}) {
        for (const double blend : {0.0, 0.3}) {
            QTest::addRow("smoothing %g, blend %g", smoothing, blend) << smoothing << blend;
        }
    }
}

void TestRegions::boundingRegionsNeverLeak() {
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
        } else { // nor do its joints have less than their share
            QVERIFY(shareOf(weights, p, 3) >= amountAt(out, blend) - 1e-4F);
        }
    }
    QVERIFY(inside > 100);
    region.joints = {"joint_2", "joint_3"};
    const SkinWeights two = bench.weights(with({region}, smoothing));
    for (std::size_t p = 0; p < bench.vertices(); ++p) {
        if ((bench.place(p) - region.solid->from).norm() < region.solid->radius) {
            QVERIFY(shareOf(two, p, 0) == 0.0F && shareOf(two, p, 1) == 0.0F);
        }
    }
}

void TestRegions::bordersBlendWithoutSteps_data() {
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
void TestRegions::bordersBlendWithoutSteps() {
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

void TestRegions::alphaPerBoneSaysHowFarItReaches() {
    const Bench bench;
    BindSettings soft = plain(0.0);
    soft.boneAlphas = {{"joint_1", 0.0}};
    const SkinWeights plainly = bench.weights(plain(0.0));
    const SkinWeights softly = bench.weights(soft);
    QVERIFY(valid(softly, 4));
    double gained = 0.0;
    for (std::size_t p = 0; p < bench.vertices(); ++p) {
        const bool own = plainly.at(p)[0].joint == 1;
        const float more = shareOf(softly, p, 1) - shareOf(plainly, p, 1);
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

void TestRegions::laterRegionsLieOverEarlier() {
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
                QCOMPARE(shareOf(secondOver, p, 3), 1.0F);
                QCOMPARE(shareOf(firstOver, p, 0), 1.0F);
            }
        }
        QVERIFY(both > 50);
    }
}

void TestRegions::limitsBlend() {
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
    std::size_t most = 0;
    for (std::size_t p = 0; p < bench.vertices(); ++p) {
        const bool inside = (bench.place(p) - two.solid->from).norm() < 0.7;
        QVERIFY(inside || all.at(p).size() == 1);
        most = std::max(most, all.at(p).size());
    }
    QVERIFY(most >= 3);
}

void TestRegions::paintedRegionsHoldTheirVertices() {
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
                const float wanted = amount + (1.0F - amount) * shareOf(before, p, 3);
                QVERIFY(std::abs(shareOf(weights, p, 3) - wanted) < 1e-3F);
            }
        }
    }
}

void TestRegions::paintOfAnotherMeshIsNoted() {
    const Bench bench;
    Region region = painted("paint", bench.scene, {1, 2, 3}, 1.0F);
    Painting other = *region.painting;
    ++other[0].vertexCount;
    region.painting = std::make_shared<const Painting>(other);
    region.joints = {"joint_3"};
    const BindResult result = weighBind(bench.scene, *bench.field, with({region}));
    QVERIFY(noted(result.report, NoticeCode::RegionPaintOutdated, "paint", other[0].part));
    QVERIFY(noted(result.report, NoticeCode::RegionHoldsNothing, "paint"));
    QVERIFY(*result.weights[0] == bench.weights(plain()));
}

void TestRegions::badRegionsAreRefused_data() {
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

void TestRegions::badRegionsAreRefused() {
    QFETCH(Region, region);
    QFETCH(int, code);
    const BindSettings settings = with({ball("good", Vec3::Zero(), 1.0), region});
    const auto checked = validate(settings);
    QVERIFY(!checked);
    QCOMPARE(static_cast<int>(checked.error().code), code);
    QVERIFY(!checked.error().arguments.empty());
    const Bench bench; // where nobody asks first, weights are sound all the same
    QVERIFY(valid(bench.weights(settings), 4) || code == static_cast<int>(ErrorCode::ParameterOutOfRange));
}

void TestRegions::whatDoesNotWorkIsNoted() {
    const Bench bench;
    Region far = ball("far", Vec3(0, 50, 0), 1.0);
    Region wrong = ball("wrong", Vec3::Zero(), 1.0, {"nobody"});
    Region half = ball("half", Vec3(-1.5, 0, 0), 1.0, {"nobody", "joint_3"});
    BindSettings settings = with({far, wrong, half});
    settings.boneAlphas = {{"nobody", 0.1}};
    const BindResult result = weighBind(bench.scene, *bench.field, settings);
    QVERIFY(noted(result.report, NoticeCode::RegionHoldsNothing, "far"));
    QVERIFY(noted(result.report, NoticeCode::RegionJointUnknown, "wrong", "nobody"));
    QVERIFY(noted(result.report, NoticeCode::RegionJointUnknown, "half", "nobody"));
    QVERIFY(noted(result.report, NoticeCode::BoneAlphaUnused, "nobody"));
    QCOMPARE(result.report.regions.size(), std::size_t{3});
    QCOMPARE(result.report.regions[0].vertices, std::size_t{0});
    QVERIFY(result.report.regions[2].vertices > 100);
    QCOMPARE(result.report.regions[2].whole, result.report.regions[2].vertices);
    QVERIFY(valid(*result.weights[0], 4));
    // a joint that reaches nothing
    BindState cut = *bench.field;
    cut.solution = std::make_shared<const WithoutSource>(*bench.field->solution, 3);
    const BindResult unreached = weighBind(bench.scene, cut, with({half}));
    QVERIFY(noted(unreached.report, NoticeCode::RegionJointReachesNothing, "half", "joint_3"));
    for (std::size_t p = 0; p < bench.vertices(); ++p) { // still nobody else moves its vertices
        QVERIFY((bench.place(p) - half.solid->from).norm() > 0.99 ||
                unreached.weights[0]->at(p)[0].joint == 3);
    }
}

void TestRegions::threadsDoNotMatter() {
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

void TestRegions::weighingAnewIsLikeBindingAnew() {
    const Bench bench;
    Region region = ball("end", Vec3(-1.5, 0, 0), 0.8, {"joint_0", "joint_3"});
    region.alpha = 0.2;
    region.blend = 0.2;
    const BindSettings settings = with({region});
    QVERIFY(reworkFor(plain(), settings) == BindRework::Weights);
    const auto anew = solved(bench.scene, settings);
    QVERIFY(*bindWeights(bench.scene, *anew, settings)[0] == bench.weights(settings));
    QVERIFY(std::ranges::equal(anew->evidence()->distances(), bench.field->evidence()->distances()));
}

void TestRegions::searchesGoAsFarAsRegionsNeed_data() {
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

void TestRegions::searchesGoAsFarAsRegionsNeed() {
    QFETCH(BindSettings, settings);
    const Scene scene = limb();
    const auto everywhere = solved(scene, settings);
    const auto counting = solved(scene, settings, SearchReach::WhereItCounts);
    const double off = test::largestDifference(*bindWeights(scene, *everywhere, settings)[0],
                                               *bindWeights(scene, *counting, settings)[0]);
    QVERIFY2(off < 2e-3, qPrintable(QString::number(off)));
}

void TestRegions::draftsObey() {
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

void TestRegions::partRulesWin() {
    const Scene scene = limb();
    BindSettings settings = with({ball("end", Vec3(-1.5, 0, 0), 0.6, {"joint_3"})});
    settings.parts = {{scene.parts[0].mesh->name, 0, PartBinding::LimitJoints, {"joint_0", "joint_1"}}};
    const auto field = solved(scene, settings);
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

void TestRegions::explanationsNameRegions() {
    const Bench bench;
    Region region = ball("end", Vec3(-2, 0, 0), 0.8, {"joint_3"});
    region.blend = 0.5;
    const BindSettings settings = with({region});
    const SkinWeights weights = bench.weights(settings);
    std::array<int, 3> seen{};
    for (std::uint32_t p = 0; p < bench.vertices(); p += 37) {
        Progress progress;
        const auto told = explainVertex(bench.scene, *bench.field, settings, weights, {0, p}, 4, progress);
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

void TestRegions::blendCountsPercentOfTheHeight() {
    const Bench bench; // 0.8 high
    Region region = ball("end", Vec3(-2, 0, 0), 0.8, {"joint_3"});
    region.blend = 0.2;
    const SkinWeights units = bench.weights(with({region}));
    region.blend = 25.0;
    region.blendOfHeight = true;
    QVERIFY(test::largestDifference(units, bench.weights(with({region}))) < 1e-3);
}

SINEW_TEST(TestRegions, sinew::test::NoApplication)
#include "TestRegions.moc"
