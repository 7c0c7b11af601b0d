#include "core/base/Parallel.h"
#include "core/solve/Solvers.h"
#include "core/solve/geodesic/GeodesicSolver.h"
#include "core/solve/heat/HeatSolver.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testHeatSolver {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kRadius = 0.25;
constexpr double kHalf = 2.0; ///< of the bar's length

/// Weights as solved: no limit, no rule.
BindSettings heated() {
    BindSettings settings;
    settings.solver = "heat";
    settings.jointChoice = JointChoice::All;
    settings.fitBones = false;
    settings.rigidShells = false;
    settings.maxInfluences = 0;
    settings.automatic = false;
    return settings;
}

/// A round bar along x with two bones that meet at x = 0.
Scene bar() {
    Skeleton skeleton = chain({Vec3(-kHalf, 0, 0), Vec3::Zero()});
    skeleton.joints[1].tail = Vec3(kHalf, 0, 0);
    return scene(capsule(Vec3(-kHalf, 0, 0), Vec3(kHalf, 0, 0), kRadius, 16, 100), skeleton);
}

/// The same with a small box in the air beside its right half.
Scene barAndBox() {
    Scene result = bar();
    Mesh cube = box(Vec3(0.8, 0.8, -0.1), Vec3(1.0, 1.0, 0.1));
    result.parts.push_back({std::make_shared<const Mesh>(std::move(cube)), nullptr, kNone});
    return result;
}

double weightOn(std::int32_t joint, std::span<const Influence> influences) {
    return static_cast<double>(weightOf(influences, joint));
}

/// As the solver leaves small weights out.
double faded(double weight) {
    return weight < 0.025 ? 0.0 : weight < 0.05 ? 2.0 * (weight - 0.025) : weight;
}

const HeatSolution& heatOf(const BindState& state) {
    return dynamic_cast<const HeatSolution&>(*state.solution);
}

} // namespace

class TestHeatSolver : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBarIsAsComputed_data() {
        QTest::addColumn<double>("heat");
        QTest::newRow("as in Blender") << 1.0;
        QTest::newRow("wide") << 0.25;
        QTest::newRow("narrow") << 2.0;
    }

    /// On a long cylinder w'' / 4 = c / r^2 (w - p): an exponential of length r / (2 sqrt(c)) on either side.
    void aBarIsAsComputed() {
        QFETCH(double, heat);
        const Scene scene = bar();
        BindSettings settings = heated();
        settings.heat = heat;
        const SkinWeights weights = *bound(scene, settings).weights[0];
        const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            const double x = vertices[p].x();
            if (std::abs(x) > kHalf - 2.0 * kRadius) {
                continue; // the caps are no cylinder
            }
            const double tail = 0.5 * std::exp(-2.0 * std::sqrt(heat) * std::abs(x) / kRadius);
            const double right = x > 0.0 ? 1.0 - tail : tail;
            const double expected = faded(right) / (faded(right) + faded(1.0 - right));
            const double weight = weightOn(1, weights.at(p));
            QVERIFY2(std::abs(weight - expected) < 0.01,
                     qPrintable(QString("at %1: %2, not %3").arg(x).arg(weight).arg(expected)));
        }
    }

    void weightsAreMirrored() {
        const Scene scene = bar();
        const SkinWeights weights = *bound(scene, heated()).weights[0];
        const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
        int pairs = 0;
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            for (std::uint32_t q = 0; q < vertices.size(); ++q) {
                if ((vertices[q] - vertices[p].cwiseProduct(Vec3(-1, 1, 1))).norm() < 1e-9) {
                    QVERIFY(std::abs(weightOn(0, weights.at(p)) - weightOn(1, weights.at(q))) < 1e-5);
                    ++pairs;
                }
            }
        }
        QCOMPARE(pairs, static_cast<int>(vertices.size()));
    }

    void sumsAreOne() {
        const auto state = solved(twoFingers(), heated());
        const WeightTable& table = *heatOf(*state).solvedWeights();
        QCOMPARE(table.sources, state->input->sources.joints.size());
        QCOMPARE(table.vertices, state->input->problem.vertices.size());
        for (std::size_t v = 0; v < table.vertices; ++v) {
            double sum = 0.0;
            for (const float weight : table.row(v)) {
                QVERIFY(weight >= 0.0F);
                sum += static_cast<double>(weight);
            }
            QVERIFY2(std::abs(sum - 1.0) < 1e-5, qPrintable(QString::number(sum)));
        }
    }

    void whatSeesNoBoneIsHeatedToo() {
        const Scene scene = barAndBox();
        const BindResult result = bound(scene, heated());
        const SkinWeights& cube = *result.weights[1];
        for (std::uint32_t p = 0; p < cube.vertexCount(); ++p) {
            QVERIFY(weightOn(1, cube.at(p)) > 0.999);
        }
        QVERIFY(noted(result.report, NoticeCode::NoBoneInSight, "box", scene.skeleton.joints[1].name));
        QVERIFY(!noted(bound(bar(), heated()).report, NoticeCode::NoBoneInSight));
        // The bar itself is what it is alone.
        const auto alone = solved(bar(), heated());
        QVERIFY(heatOf(*alone).sources()->unseeing.empty());
        QCOMPARE(heatOf(*solved(scene, heated())).sources()->unseeing.size(), std::size_t{8});
    }

    void verticesWithoutTriangleFollowTheNearestBone() {
        Scene scene = bar();
        Mesh mesh = *scene.parts[0].mesh;
        mesh.vertices.emplace_back(1.0, 0.1, 0.0);
        mesh.vertices.emplace_back(-1.0, 0.6, 0.0);
        scene.parts[0].mesh = std::make_shared<const Mesh>(mesh);
        const BindResult result = bound(scene, heated());
        const auto last = static_cast<std::uint32_t>(mesh.vertices.size() - 1);
        QVERIFY(weightOn(1, result.weights[0]->at(last - 1)) > 0.999);
        QVERIFY(weightOn(0, result.weights[0]->at(last)) > 0.999);
        QVERIFY(!noted(result.report, NoticeCode::NoBoneInSight));
    }

    void insideOutIsTheSame() {
        const Scene out = bar();
        Scene in = out;
        in.parts[0].mesh = std::make_shared<const Mesh>(flipped(*out.parts[0].mesh));
        QVERIFY(largestDifference(*bound(out, heated()).weights[0], *bound(in, heated()).weights[0]) < 1e-4);
    }

    void holesAndNeedlesLeaveNothingUnweighted() {
        Scene scene = limb();
        Mesh mesh = cutAbove(*scene.parts[0].mesh, 0.1);
        // A needle, a triangle whose corners lie on a line, and one that is a single place.
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (const double x : {0.0, 0.5, 1.0}) {
            mesh.vertices.emplace_back(x, 0.3, 0.0);
        }
        mesh.vertices.emplace_back(0.5, 0.3 + 1e-9, 0.0);
        mesh.addPolygon(std::array{first, first + 1, first + 2});
        mesh.addPolygon(std::array{first, first + 3, first + 2});
        mesh.addPolygon(std::array{first + 1, first + 1, first + 1});
        scene.parts[0].mesh = std::make_shared<const Mesh>(mesh);
        const BindResult result = bound(scene, heated());
        QCOMPARE(result.report.unweightedVertices, std::size_t{0});
        for (std::uint32_t p = 0; p < mesh.vertices.size(); ++p) {
            double sum = 0.0;
            for (const Influence& influence : result.weights[0]->at(p)) {
                sum += static_cast<double>(influence.weight);
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-5);
        }
    }

    void linesThatComeBackSeeNothing() {
        const auto state = solved(barAndBox(), heated());
        const auto voxels = state->voxels();
        QVERIFY(voxels != nullptr);
        const BoneSight sight(*voxels);
        const Vec3 top(0.9, kRadius, 0.0);
        const Vec3 cube(0.9, 0.8, 0.0);
        QVERIFY(sight.sees(top, Vec3(0.9, 0, 0)));
        QVERIFY(sight.sees(top, Vec3(-1.9, 0, 0)));
        QVERIFY(!sight.sees(cube, Vec3(0.9, 0, 0)));
        QVERIFY(!sight.sees(top, Vec3(0.9, 0.9, 0)));
        // Out of the bar into the air, where nothing is in between.
        QVERIFY(sight.sees(top, Vec3(0.9, 0.5, 0)));
        QVERIFY(sight.sees(top, Vec3(0.9, -50.0, 0)));
    }

    void threadsDoNotMatter() {
        const Scene scene = barAndBox();
        std::vector<BindResult> results;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { results.push_back(bound(scene, heated())); });
        }
        for (const std::size_t part : {0U, 1U}) {
            QVERIFY(*results[0].weights[part] == *results[1].weights[part]);
            QVERIFY(*results[0].weights[part] == *results[2].weights[part]);
        }
    }

    void settingsRedoWhatTheyMust() {
        const BindSettings from = heated();
        const auto rework = [&](const auto& change) {
            BindSettings to = from;
            change(to);
            return reworkFor(from, to);
        };
        QCOMPARE(rework([](BindSettings& s) { s.heat = 2.0; }), BindRework::Distances);
        QCOMPARE(rework([](BindSettings& s) { s.resolution = 32; }), BindRework::Volume);
        QCOMPARE(rework([](BindSettings& s) { s.alpha = 0.9; }), BindRework::Weights);
        QCOMPARE(rework([](BindSettings& s) { s.penalty = 9.0; }), BindRework::Nothing);
        QCOMPARE(rework([](BindSettings& s) { s.distancePower = 2.0; }), BindRework::Nothing);
    }

    void stagesAreTakenOver() {
        const Scene scene = barAndBox();
        BindSettings settings = heated();
        const auto first = solved(scene, settings);
        settings.alpha = 0.7;
        const auto same = solved(scene, settings, first.get());
        QCOMPARE(heatOf(*same).solvedWeights(), heatOf(*first).solvedWeights());
        settings.heat = 3.0;
        const auto hotter = solved(scene, settings, first.get());
        QCOMPARE(heatOf(*hotter).sources(), heatOf(*first).sources());
        QCOMPARE(heatOf(*hotter).solverVolume().volume, heatOf(*first).solverVolume().volume);
        QVERIFY(heatOf(*hotter).solvedWeights() != heatOf(*first).solvedWeights());
        QVERIFY(*bindWeights(scene, *hotter, settings)[0] == *bound(scene, settings).weights[0]);
        // Another solver lends its voxels.
        settings.solver = "geodesic";
        const auto geodesic = solved(scene, settings, first.get());
        QCOMPARE(geodesicOf(*geodesic).solverVolume().volume, heatOf(*first).solverVolume().volume);
    }

    void canBeCanceled() {
        const Scene scene = barAndBox();
        int canceled = 0;
        for (int polls = 0;; polls = polls * 3 / 2 + 1) {
            CancelAfter progress(polls);
            const auto result = bind(scene, heated(), progress);
            if (result) {
                break;
            }
            QCOMPARE(result.error().code, ErrorCode::Canceled);
            ++canceled;
        }
        QVERIFY2(canceled > 8, qPrintable(QString::number(canceled)));
    }
};

SINEW_TEST(TestHeatSolver, sinew::test::NoApplication)

} // namespace testHeatSolver

#include "TestHeatSolver.moc"
