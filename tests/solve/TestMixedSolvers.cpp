#include "core/base/Parallel.h"
#include "core/bind/settings/Region.h"
#include "core/solve/Explain.h"
#include "core/solve/MixedWeights.h"
#include "core/solve/Solvers.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testMixedSolvers {

using namespace sinew;
using sinew::test::bound;
using sinew::test::CancelAfter;
using sinew::test::solved;

namespace {

/// The polygons of a mesh whose middle lies on one side of x = 0, with the vertices that they use.
Mesh sideOf(const Mesh& mesh, bool positive, const char* name) {
    Mesh side;
    side.name = name;
    std::vector<std::int32_t> place(mesh.vertexCount(), kNone);
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        Vec3 sum = Vec3::Zero();
        for (const std::uint32_t vertex : mesh.polygon(f)) {
            sum += mesh.vertices[vertex];
        }
        if ((sum.x() > 0.0) != positive) {
            continue;
        }
        std::vector<std::uint32_t> polygon;
        for (const std::uint32_t vertex : mesh.polygon(f)) {
            if (place[vertex] == kNone) {
                place[vertex] = static_cast<std::int32_t>(side.vertices.size());
                side.vertices.push_back(mesh.vertices[vertex]);
            }
            polygon.push_back(static_cast<std::uint32_t>(place[vertex]));
        }
        side.addPolygon(polygon);
    }
    return side;
}

/// A limb of two parts, "left" and "right" of x = 0, that touch there along a row of vertices.
Scene halves() {
    const Mesh whole = test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, 60);
    Scene scene = test::scene(sideOf(whole, false, "left"),
                              test::chain({Vec3(-2, 0, 0), Vec3(-0.7, 0, 0), Vec3(0.7, 0, 0)}));
    scene.parts.push_back({std::make_shared<const Mesh>(sideOf(whole, true, "right")), nullptr, kNone});
    return scene;
}

/// Two limbs side by side, "one" and "two", one skeleton between them.
Scene apartLimbs() {
    Mesh one = test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 12, 40);
    one.name = "one";
    Mesh two = test::capsule(Vec3(-2, 1.5, 0), Vec3(2, 1.5, 0), 0.4, 12, 40);
    two.name = "two";
    Scene scene = test::scene(std::move(one), test::chain({Vec3(-2, 0, 0), Vec3(0, 0, 0), Vec3(1.8, 0, 0)}));
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(two)), nullptr, kNone});
    return scene;
}

BindSettings coarseBy(const char* solver) {
    BindSettings settings;
    settings.solver = solver;
    settings.resolution = 32;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.rigidShells = false;
    return settings;
}

BindSettings withPartBy(const char* part, const char* solver, BindSettings settings = coarseBy("geodesic")) {
    settings.parts = {{part, 0, PartBinding::Smooth, {}, solver}};
    return settings;
}

Region endRegion(std::optional<std::string> solver) {
    Region region;
    region.name = "end";
    region.solid = Solid::sphere(Vec3(2, 0, 0), 0.8);
    region.blend = 2.0;
    region.solver = std::move(solver);
    return region;
}

float weightIn(const SkinWeights& weights, std::size_t vertex, std::int32_t joint) {
    return weightOf(weights.at(vertex), joint);
}

} // namespace

class TestMixedSolvers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachPartHasItsSolversWeights() {
        const Scene scene = apartLimbs();
        const BindResult mixed = bound(scene, withPartBy("two", "inverse-distance"));
        const BindResult geodesic = bound(scene, coarseBy("geodesic"));
        const BindResult other = bound(scene, coarseBy("inverse-distance"));
        QVERIFY(*mixed.weights[0] == *geodesic.weights[0]);
        QVERIFY(*mixed.weights[1] == *other.weights[1]);
        QVERIFY(*mixed.weights[1] != *geodesic.weights[1]);
        // With both by another one than the character's, that has nothing to do with them.
        BindSettings both = withPartBy("two", "inverse-distance");
        both.parts.push_back({"one", 0, PartBinding::Smooth, {}, "inverse-distance"});
        const BindResult all = bound(scene, both);
        QVERIFY(*all.weights[0] == *other.weights[0] && *all.weights[1] == *other.weights[1]);
        QCOMPARE(all.report.solvers.size(), std::size_t{1});
    }

    void partsThatTouchHaveTheMean() {
        const Scene scene = halves();
        BindSettings settings = coarseBy("geodesic");
        settings.maxInfluences = 0;
        const SkinWeights geodesic = *bound(scene, settings).weights[1];
        const SkinWeights mixed = *bound(scene, withPartBy("right", "inverse-distance", settings)).weights[1];
        settings.solver = "inverse-distance";
        const SkinWeights other = *bound(scene, settings).weights[1];
        const std::vector<Vec3>& positions = scene.parts[1].mesh->vertices;
        int shared = 0;
        float apart = 0.0F;
        for (std::size_t p = 0; p < positions.size(); ++p) {
            const bool border = std::abs(positions[p].x()) < 1e-9;
            shared += border ? 1 : 0;
            for (std::int32_t joint = 0; joint < 3; ++joint) {
                const float a = weightIn(geodesic, p, joint);
                const float b = weightIn(other, p, joint);
                const float wanted = border ? 0.5F * (a + b) : b;
                QVERIFY(std::abs(weightIn(mixed, p, joint) - wanted) < 1e-5F);
                apart = border ? std::max(apart, std::abs(a - b)) : apart;
            }
        }
        QCOMPARE(shared, 16);
        QVERIFY(apart > 1e-4F); // else it would say nothing
    }

    void limitedPartsHaveTheirSolversWeights() {
        const Scene scene = apartLimbs();
        BindSettings settings = coarseBy("inverse-distance");
        settings.parts = {{"two", 0, PartBinding::LimitJoints, {"joint_0", "joint_1"}}};
        const SkinWeights other = *bound(scene, settings).weights[1];
        settings.solver = "geodesic";
        QVERIFY(*bound(scene, settings).weights[1] != other);
        settings.parts[0].solver = "inverse-distance";
        QVERIFY(*bound(scene, settings).weights[1] == other);
    }

    void regionsFadeFromOneSolverToTheOther() {
        const Scene scene = test::scene(test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, 60),
                                        test::chain({Vec3(-2, 0, 0), Vec3(-0.7, 0, 0), Vec3(0.7, 0, 0)}));
        BindSettings settings = coarseBy("geodesic");
        settings.maxInfluences = 0;
        settings.regions = {endRegion("inverse-distance")};
        const SkinWeights mixed = *bound(scene, settings).weights[0];
        settings.regions = {endRegion(std::nullopt)};
        const SkinWeights geodesic = *bound(scene, settings).weights[0];
        settings.solver = "inverse-distance";
        const SkinWeights other = *bound(scene, settings).weights[0];
        const std::vector<Vec3>& positions = scene.parts[0].mesh->vertices;
        std::vector<std::pair<double, double>>
            row; // along one side of the limb: x, fraction of the other solver
        for (std::size_t p = 0; p < positions.size(); ++p) {
            const double away = (positions[p] - Vec3(2, 0, 0)).norm() - 0.8;
            const float amount = amountAt(away, 2.0);
            double between = 0.0;
            double all = 0.0;
            for (std::int32_t joint = 0; joint < 3; ++joint) {
                const float a = weightIn(geodesic, p, joint);
                const float b = weightIn(other, p, joint);
                const float w = weightIn(mixed, p, joint);
                QVERIFY(std::abs(w - ((1.0F - amount) * a + amount * b)) < 1e-5F);
                between += static_cast<double>(w - a) * static_cast<double>(b - a);
                all += static_cast<double>(b - a) * static_cast<double>(b - a);
            }
            if (positions[p].y() > 0.399 && all > 1e-8) {
                row.emplace_back(positions[p].x(), between / all);
            }
        }
        std::ranges::sort(row);
        QVERIFY2(row.size() > 10, qPrintable(QString::number(row.size())));
        for (std::size_t i = 1; i < row.size(); ++i) {
            QVERIFY(row[i].second > row[i - 1].second - 1e-2);
        }
    }

    void laterRegionsLieOverEarlierOnes() {
        const Scene scene = apartLimbs();
        BindSettings settings = withPartBy("one", "inverse-distance");
        settings.regions = {endRegion("geodesic"), endRegion("inverse-distance"), endRegion(std::nullopt)};
        settings.regions[1].name = "over";
        settings.regions[2].name = "says nothing of solvers";
        const auto state = solved(scene, settings);
        const std::vector<Vec3>& vertices = state->input->problem.vertices;
        const auto fractionAt = [&](const BindSettings& of,
                                    std::size_t vertex) { // of the other bones' solver
            const SolverMix mix = mixSolvers(*state, of);
            const auto k = std::ranges::find(mix.keys, "inverse-distance") - mix.keys.begin();
            return mix.single() ? static_cast<float>(mix.keys[0] == "inverse-distance")
                                : mix.fractionsOf(vertex)[static_cast<std::size_t>(k)];
        };
        for (std::size_t p = 0; p < vertices.size(); p += 7) {
            const float below = vertices[p].y() < 0.75 ? 1.0F : 0.0F; // by the part
            const float amount = amountAt((vertices[p] - Vec3(2, 0, 0)).norm() - 0.8, 2.0);
            const float expected = (below * (1.0F - amount)) * (1.0F - amount) + amount;
            QVERIFY(std::abs(fractionAt(settings, p) - expected) < 1e-5F);
        }
        settings.regions[0].on = false;
        settings.regions[1].on = false;
        const auto at = static_cast<std::size_t>(
            std::ranges::max_element(vertices, {}, [](const Vec3& v) { return v.x() - 10.0 * v.y(); }) -
            vertices.begin());
        QCOMPARE(fractionAt(settings, at), 1.0F);
    }

    /// Also where rules and regions name the very solver that the character has.
    void oneSolverIsAsBefore() {
        const Scene scene = halves();
        for (const char* solver : {"geodesic", "inverse-distance"}) {
            BindSettings settings = coarseBy(solver);
            settings.parts = {{"right", 0, PartBinding::Smooth, {}}};
            settings.regions = {endRegion(std::nullopt)};
            const BindResult before = bound(scene, settings);
            settings.parts[0].solver = solver;
            settings.regions[0].solver = solver;
            QCOMPARE(reworkFor(coarseBy(solver), withPartBy("right", solver, coarseBy(solver))),
                     BindRework::Volume); // a rule of its own comes, whatever it says
            const BindResult after = bound(scene, settings);
            QVERIFY(*before.weights[0] == *after.weights[0] && *before.weights[1] == *after.weights[1]);
            QVERIFY(after.report.solvers == (std::vector<SolverVertices>{{solver, after.report.vertices}}));
            QVERIFY(solved(scene, settings)->further.empty());
        }
    }

    void mixturesAreLimitedAnew() {
        const Scene scene = halves();
        BindSettings settings = withPartBy("right", "inverse-distance");
        settings.alpha = 0.0; // many joints in every vertex
        settings.maxInfluences = 2;
        settings.regions = {endRegion("geodesic")};
        for (const auto& weights : bound(scene, settings).weights) {
            QVERIFY(weights->largestInfluenceCount() <= 2);
            QCOMPARE(weights->unweightedCount(), std::size_t{0});
        }
        settings.regions[0].maxInfluences = 3;
        std::size_t max = 0;
        for (const auto& weights : bound(scene, settings).weights) {
            max = std::max(max, weights->largestInfluenceCount());
        }
        QCOMPARE(max, std::size_t{3});
    }

    void threadsDoNotMatter() {
        const Scene scene = halves();
        BindSettings settings = withPartBy("right", "inverse-distance");
        settings.regions = {endRegion("geodesic")};
        std::vector<SkinWeights> all;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { all.push_back(*bound(scene, settings).weights[1]); });
        }
        QVERIFY(all[0] == all[1] && all[0] == all[2]);
    }

    void solversAreToldOfAndExplained() {
        const Scene scene = halves();
        const BindSettings settings = withPartBy("right", "inverse-distance");
        const auto state = solved(scene, settings);
        const BindResult result = weighBind(scene, *state, settings);
        QCOMPARE(result.report.solver, std::string("geodesic"));
        QCOMPARE(result.report.solvers.size(), std::size_t{2});
        QCOMPARE(result.report.solvers[0].solver, std::string("geodesic"));
        QCOMPARE(result.report.solvers[1].solver, std::string("inverse-distance"));
        QCOMPARE(result.report.solvers[0].vertices + result.report.solvers[1].vertices,
                 result.report.vertices);
        const std::vector<Vec3>& positions = scene.parts[1].mesh->vertices;
        Progress progress;
        int shared = 0;
        for (std::uint32_t p = 0; p < positions.size(); ++p) {
            const bool border = std::abs(positions[p].x()) < 1e-9;
            if (!border && p % 40 != 0) {
                continue;
            }
            const auto told = explainVertex(scene, *state, settings, *result.weights[1], {1, p}, 3, progress);
            QVERIFY(told.has_value());
            QCOMPARE(told->solvers.size(), std::size_t{border ? 2U : 1U});
            QCOMPARE(told->solvers[0].fraction, border ? 0.5F : 1.0F);
            QCOMPARE(told->solvers[0].solver, std::string(border ? "geodesic" : "inverse-distance"));
            QCOMPARE(told->voxelMeters > 0.0, border);
            shared += border ? 1 : 0;
        }
        QVERIFY(shared > 0);
        const auto one = solved(scene, coarseBy("inverse-distance"));
        const BindResult alone = weighBind(scene, *one, coarseBy("inverse-distance"));
        const auto told =
            explainVertex(scene, *one, coarseBy("inverse-distance"), *alone.weights[1], {1, 0}, 3, progress);
        QVERIFY(told && told->solvers.empty());
    }

    void aSolverThatComesRedoesNoVoxels() {
        const Scene scene = halves();
        BindSettings plain = coarseBy("geodesic");
        plain.parts = {{"right", 0, PartBinding::Smooth, {}}};
        const BindSettings mixed = withPartBy("right", "inverse-distance");
        QCOMPARE(reworkFor(plain, mixed), BindRework::Distances);
        QCOMPARE(reworkFor(mixed, plain), BindRework::Weights);
        const auto before = solved(scene, plain);
        const auto after = solved(scene, mixed, before.get());
        QCOMPARE(after->input.get(), before->input.get());
        QCOMPARE(after->voxels().get(), before->voxels().get());
        QCOMPARE(after->evidence()->distances().data(), before->evidence()->distances().data());
        QVERIFY(*bindWeights(scene, *after, mixed)[1] == *bound(scene, mixed).weights[1]);
        // Back again, the same state serves.
        QVERIFY(*bindWeights(scene, *after, plain)[1] == *bound(scene, plain).weights[1]);
        // What is not there yet waits, and the character's solver stands in.
        QVERIFY(*bindWeights(scene, *before, mixed)[1] == *bindWeights(scene, *before, plain)[1]);
        BindSettings region = plain;
        region.regions = {endRegion("inverse-distance")};
        QCOMPARE(reworkFor(plain, region), BindRework::Distances);
        region.regions[0].on = false;
        QCOMPARE(reworkFor(plain, region), BindRework::Weights);
        BindSettings finer = mixed;
        finer.resolution = 64;
        QCOMPARE(reworkFor(mixed, finer), BindRework::Volume);
    }

    /// A part's solver shows its voxels where the character's makes none.
    void voxelsAreShared() {
        const Scene scene = halves();
        BindSettings settings = withPartBy("right", "geodesic", coarseBy("inverse-distance"));
        const auto state = solved(scene, settings);
        QVERIFY(state->voxels() != nullptr && !state->withoutVoxels());
        QVERIFY(!state->solution->voxels());
        QCOMPARE(state->evidence()->voxels().get(), state->voxels().get());
        QCOMPARE(state->further.size(), std::size_t{1});
        QCOMPARE(state->further[0].solution->sharedSurface().get(), state->solution->sharedSurface().get());
        const BindReport report = weighBind(scene, *state, settings).report;
        QVERIFY(report.leaves > 0 && report.voxelSize > 0.0 && report.penalty > 0.0);
        // The solver of the part becomes the character's: its volume stays.
        settings.solver = "geodesic";
        settings.parts[0].solver = "inverse-distance";
        const auto turned = solved(scene, settings, state.get());
        QCOMPARE(turned->voxels().get(), state->voxels().get());
        QVERIFY(*bindWeights(scene, *turned, settings)[0] == *bound(scene, settings).weights[0]);
    }

    void hostsAreShared() {
        const Scene scene = halves();
        const BindSettings settings = withPartBy("right", "inverse-distance");
        const BindResult own = bound(scene, settings);
        const BindResult lent = bound(scene, settings, &scene);
        QVERIFY(test::largestDifference(*own.weights[0], *lent.weights[0]) < 1e-6);
        QVERIFY(test::largestDifference(*own.weights[1], *lent.weights[1]) < 1e-6);
    }

    void unknownSolversAreNamed() {
        const Scene scene = halves();
        Progress progress;
        const auto error = [&](const BindSettings& settings) {
            const auto result = bind(scene, settings, progress);
            return result ? Error{} : result.error();
        };
        const Error ofPart = error(withPartBy("right", "magic"));
        QVERIFY(ofPart.code == ErrorCode::RuleSolverUnknown);
        QCOMPARE(ofPart.arguments, (std::vector<std::string>{"right", "magic", solverKeys()}));
        BindSettings settings = coarseBy("geodesic");
        settings.regions = {endRegion("magic")};
        const Error ofRegion = error(settings);
        QVERIFY(ofRegion.code == ErrorCode::RegionSolverUnknown);
        QCOMPARE(ofRegion.arguments, (std::vector<std::string>{"end", "magic", solverKeys()}));
    }

    void solversWithoutUseAreRefused() {
        for (const PartBinding binding : {PartBinding::Rigid, PartBinding::CopySkin, PartBinding::Skip}) {
            BindSettings settings = withPartBy("right", "inverse-distance");
            settings.parts[0].binding = binding;
            if (binding == PartBinding::Rigid) {
                settings.parts[0].joints = {"joint_0"};
            }
            const auto valid = validate(settings);
            QVERIFY(!valid && valid.error().code == ErrorCode::RuleIncomplete);
            settings.parts[0].solver.clear();
            QVERIFY(validate(settings).has_value());
        }
    }

    void canBeCanceled() {
        const Scene scene = halves();
        BindSettings settings = withPartBy("right", "inverse-distance");
        settings.regions = {endRegion("inverse-distance")};
        for (const int polls : {0, 10, 100, 1000}) {
            CancelAfter progress(polls);
            const auto result = bind(scene, settings, progress);
            QVERIFY(result || result.error().code == ErrorCode::Canceled);
            QVERIFY(polls > 0 || !result);
        }
    }
};

SINEW_TEST(TestMixedSolvers, sinew::test::NoApplication)

} // namespace testMixedSolvers

#include "TestMixedSolvers.moc"
