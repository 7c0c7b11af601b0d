#include "core/solve/geodesic/GeodesicSolver.h"
#include "tests/solve/RegionWork.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <limits>

namespace testRegionNotices {

using namespace sinew;
using namespace sinew::test::regions;

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

/// What regions cannot do is refused or noted.
class TestRegionNotices : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

SINEW_TEST(TestRegionNotices, sinew::test::NoApplication)

} // namespace testRegionNotices

#include "TestRegionNotices.moc"
