#include "core/base/Parallel.h"
#include "core/bind/settings/PartPlan.h"
#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "tests/solve/FieldScenes.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testAreaHandles {

using namespace sinew::test;
using namespace sinew;

namespace {

const std::vector<std::string> kSolvers{"geodesic",   "nearest",  "hierarchy", "inverse-distance",
                                        "envelope",   "rigid",    "heat",      "biharmonic",
                                        "voxel-heat", "harmonic", "exact"};

Scene limbOfThree() {
    return test::fields::limbOf(3);
}

/// Vertices that lie in a range along x.
std::vector<std::uint32_t> between(const Scene& scene, double from, double to) {
    std::vector<std::uint32_t> vertices;
    const Mesh& mesh = *scene.parts[0].mesh;
    for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
        if (mesh.vertices[v].x() >= from && mesh.vertices[v].x() <= to) {
            vertices.push_back(v);
        }
    }
    return vertices;
}

SharedPainting paintOf(const Scene& scene, const std::vector<std::uint32_t>& vertices) {
    PaintedPart painted{partName(scene, 0), scene.parts[0].mesh->vertexCount(), vertices, {}};
    painted.amounts.assign(vertices.size(), 1.0F);
    return std::make_shared<const Painting>(Painting{painted});
}

Handle areaOf(const Scene& scene, const std::string& joint, const std::vector<std::uint32_t>& vertices) {
    Handle handle;
    handle.joint = joint;
    handle.vertices = paintOf(scene, vertices);
    return handle;
}

BindSettings settingsBy(const std::string& solver) {
    BindSettings settings = test::fields::settingsFor(solver == "exact" ? "biharmonic" : solver);
    settings.solver = solver == "exact" ? "biharmonic" : solver;
    settings.exactSum = solver == "exact";
    return settings;
}

double weightOf(const BindResult& result, std::size_t vertex, std::int32_t joint) {
    double sum = 0.0;
    for (const Influence& influence : result.weights[0]->at(vertex)) {
        sum += influence.joint == joint ? static_cast<double>(influence.weight) : 0.0;
    }
    return sum;
}

} // namespace

/// Handles that are areas (H_j of Jacobson et al. 2011, sec. 3): weight 1 on the area for their joint and 0
/// for all others, and the solver's weights elsewhere.
class TestAreaHandles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsAreGivenOnTheArea_data() {
        QTest::addColumn<QString>("solver");
        for (const std::string& solver : kSolvers) {
            QTest::newRow(solver.c_str()) << QString::fromStdString(solver);
        }
    }

    void weightsAreGivenOnTheArea() {
        QFETCH(QString, solver);
        const Scene scene = limbOfThree();
        const std::int32_t joint = 1;
        const std::vector<std::uint32_t> area = between(scene, -0.35, 0.2);
        QVERIFY(area.size() > 20);
        BindSettings settings = settingsBy(solver.toStdString());
        settings.handles = {areaOf(scene, scene.skeleton.joints[1].name, area)};
        const BindResult result = bound(scene, settings);
        bool elsewhere = false;
        for (std::uint32_t v = 0; v < scene.parts[0].mesh->vertexCount(); ++v) {
            const auto influences = result.weights[0]->at(v);
            double sum = 0.0;
            for (const Influence& influence : influences) {
                QVERIFY(influence.weight > 0.0F && influence.weight <= 1.0F);
                sum += static_cast<double>(influence.weight);
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-5);
            if (std::ranges::binary_search(area, v)) {
                QCOMPARE(influences.size(), std::size_t{1});
                QCOMPARE(influences[0].joint, joint);
                QCOMPARE(influences[0].weight, 1.0F);
            } else {
                elsewhere = elsewhere || weightOf(result, v, joint) < 0.5;
            }
        }
        QVERIFY(elsewhere); // it does not take all
    }

    /// The default settings smooth, limit and make small shells rigid afterwards: what is given stays.
    void laterStepsKeepWhatIsGiven() {
        const Scene scene = limbOfThree();
        const std::vector<std::uint32_t> area = between(scene, -0.35, 0.2);
        for (const char* solver : {"geodesic", "biharmonic"}) {
            BindSettings settings;
            settings.solver = solver;
            settings.jointChoice = JointChoice::All;
            settings.smoothing = 1.0;
            settings.alpha = 0.1;
            settings.handles = {areaOf(scene, scene.skeleton.joints[1].name, area)};
            const BindResult result = bound(scene, settings);
            for (const std::uint32_t v : area) {
                QVERIFY(result.weights[0]->at(v).size() == 1 && result.weights[0]->at(v)[0].joint == 1);
            }
        }
    }

    /// In between the solver interpolates: the weight falls smoothly off the area, not at once as that of a
    /// region with one joint does.
    void weightsFallSmoothlyFromTheArea_data() {
        QTest::addColumn<QString>("solver");
        for (const char* solver : {"biharmonic", "exact", "harmonic"}) {
            QTest::newRow(solver) << QString(solver);
        }
    }

    void weightsFallSmoothlyFromTheArea() {
        QFETCH(QString, solver);
        const Scene scene = limbOfThree();
        BindSettings settings = settingsBy(solver.toStdString());
        settings.resolution = 64;
        const std::vector<std::uint32_t> area = between(scene, -3.0, -0.3);
        settings.handles = {areaOf(scene, scene.skeleton.joints[0].name, area),
                            areaOf(scene, scene.skeleton.joints[2].name, between(scene, 0.5, 3.0))};
        settings.joints = {scene.skeleton.joints[0].name, scene.skeleton.joints[2].name};
        settings.jointChoice = JointChoice::Listed;
        const BindResult result = bound(scene, settings);
        const Mesh& mesh = *scene.parts[0].mesh;
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            const auto corners = mesh.polygon(f);
            for (std::size_t c = 0; c < corners.size(); ++c) {
                const std::uint32_t a = corners[c];
                const std::uint32_t b = corners[(c + 1) % corners.size()];
                const double step = std::abs(weightOf(result, a, 0) - weightOf(result, b, 0));
                const double along = (mesh.vertices[a] - mesh.vertices[b]).norm();
                QVERIFY2(step < 4.0 * along + 0.02, qPrintable(QString("%1 over %2").arg(step).arg(along)));
            }
        }
        // Farther from the area it is never more, but for what voxels make of it.
        std::vector<std::pair<double, double>> byPlace;
        for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
            byPlace.emplace_back(mesh.vertices[v].x(), weightOf(result, v, 0));
        }
        std::ranges::sort(byPlace);
        double min = 1.0;
        for (const auto& [x, weight] : byPlace) {
            QVERIFY2(weight <= min + 0.05, qPrintable(QString::number(x)));
            min = std::min(min, weight);
        }
        QVERIFY(min == 0.0);
    }

    void aRegionIsTheSameAsItsVertices() {
        const Scene scene = limbOfThree();
        const std::vector<std::uint32_t> area = between(scene, -0.35, 0.2);
        BindSettings listed = settingsBy("biharmonic");
        listed.handles = {areaOf(scene, scene.skeleton.joints[1].name, area)};
        BindSettings painted = settingsBy("biharmonic");
        Region region;
        region.name = "patch";
        region.solid.reset();
        region.painting = paintOf(scene, area);
        painted.regions = {region};
        painted.handles.resize(1);
        painted.handles[0].joint = scene.skeleton.joints[1].name;
        painted.handles[0].region = "patch";
        QVERIFY(*bound(scene, listed).weights[0] == *bound(scene, painted).weights[0]);
        painted.regions[0].on = false;
        QVERIFY(*bound(scene, listed).weights[0] == *bound(scene, painted).weights[0]);
    }

    void areasThatOverlapHaveEqualParts() {
        const Scene scene = limbOfThree();
        for (const char* solver : {"geodesic", "biharmonic", "nearest"}) {
            BindSettings settings = settingsBy(solver);
            settings.handles = {areaOf(scene, scene.skeleton.joints[0].name, between(scene, -3.0, 0.1)),
                                areaOf(scene, scene.skeleton.joints[2].name, between(scene, -0.1, 3.0))};
            const BindResult result = bound(scene, settings);
            for (const std::uint32_t v : between(scene, -0.1, 0.1)) {
                QCOMPARE(weightOf(result, v, 0), 0.5);
                QCOMPARE(weightOf(result, v, 2), 0.5);
            }
        }
    }

    /// A region with a joint of its own is said afterwards, and says more.
    void aRegionWithOneJointLiesOverIt() {
        const Scene scene = limbOfThree();
        const std::vector<std::uint32_t> area = between(scene, -0.35, 0.2);
        BindSettings settings = settingsBy("geodesic");
        settings.handles = {areaOf(scene, scene.skeleton.joints[1].name, area)};
        Region region;
        region.name = "over";
        region.solid.reset();
        region.painting = paintOf(scene, {area.front()});
        region.joints = {scene.skeleton.joints[0].name};
        settings.regions = {region};
        const BindResult result = bound(scene, settings);
        QCOMPARE(weightOf(result, area.front(), 0), 1.0);
        QCOMPARE(weightOf(result, area.back(), 1), 1.0);
    }

    void pointAndAreaTogether() {
        const Scene scene = limbOfThree();
        BindSettings settings = settingsBy("geodesic");
        const std::vector<std::uint32_t> area = between(scene, -0.1, 0.1);
        settings.handles = {areaOf(scene, scene.skeleton.joints[1].name, area),
                            {scene.skeleton.joints[1].name, Solid::point(Vec3(1.0, 0, 0))}};
        const BindResult result = bound(scene, settings);
        for (const std::uint32_t v : area) {
            QCOMPARE(weightOf(result, v, 1), 1.0);
        }
        const std::vector<std::uint32_t> end = between(scene, 0.95, 1.05);
        QVERIFY(!end.empty() && weightOf(result, end.front(), 1) > 0.5);
    }

    void theSameOnAnyNumberOfThreads() {
        const Scene scene = limbOfThree();
        for (const char* solver : {"geodesic", "biharmonic", "heat", "nearest"}) {
            BindSettings settings = settingsBy(solver);
            settings.handles = {areaOf(scene, scene.skeleton.joints[1].name, between(scene, -0.35, 0.2))};
            std::vector<std::shared_ptr<const SkinWeights>> results;
            for (const int threads : {1, 2, 8}) {
                withThreads(threads, [&] { results.push_back(bound(scene, settings).weights[0]); });
            }
            QVERIFY(*results[0] == *results[1] && *results[0] == *results[2]);
        }
    }

    /// A second bind takes over what it can of the first.
    void slidersKeepWhatIsGiven() {
        const Scene scene = limbOfThree();
        BindSettings settings = settingsBy("biharmonic");
        const std::vector<std::uint32_t> area = between(scene, -0.35, 0.2);
        settings.handles = {areaOf(scene, scene.skeleton.joints[1].name, area)};
        const auto first = solved(scene, settings);
        settings.alpha = 0.9;
        const auto second = solved(scene, settings, first.get());
        QVERIFY(second->solution->solvedWeights() == first->solution->solvedWeights());
        QVERIFY(second->solution->solvedWeights()->row(second->input->sources.joints[1].held.front())[1] ==
                1.0F);
    }

    void cancelingLeavesNothing() {
        const Scene scene = limbOfThree();
        BindSettings settings = settingsBy("biharmonic");
        settings.handles = {areaOf(scene, scene.skeleton.joints[1].name, between(scene, -0.35, 0.2))};
        for (const int polls : {0, 3, 20}) {
            test::CancelAfter progress(polls);
            const auto result = bind(scene, settings, progress);
            QVERIFY(!result && result.error().code == ErrorCode::Canceled);
        }
    }
};

SINEW_TEST(TestAreaHandles, sinew::test::NoApplication)

} // namespace testAreaHandles

#include "TestAreaHandles.moc"
