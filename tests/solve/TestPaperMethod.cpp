#include "core/base/Parallel.h"
#include "core/solve/Explain.h"
#include "core/solve/geodesic/GeodesicSolver.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace testPaperMethod {

using namespace sinew;
using sinew::test::bound;
using sinew::test::CancelAfter;
using sinew::test::geodesicOf;
using sinew::test::solved;

namespace {

/// The method of Dionne and de Lasa 2014 at a resolution that suits tests.
BindSettings paperAt(int resolution, bool uniform = false) {
    BindSettings settings = paperSettings({});
    settings.resolution = resolution;
    settings.automatic = false;
    settings.uniform = uniform;
    settings.jointChoice = JointChoice::All;
    return settings;
}

/// A ball with a tiny bone in its middle.
Scene ballAroundABone() {
    return test::scene(test::sphere(Vec3::Zero(), 1.0, 32),
                       test::chain({Vec3(-0.001, 0, 0), Vec3(0.001, 0, 0)}));
}

/// The largest factor by which leaves far from the bone of a ball are farther than the straight line.
float largestExcess(const BindSettings& settings) {
    const auto state = solved(ballAroundABone(), settings);
    const GeodesicSolution& solution = geodesicOf(*state);
    const SparseVoxels& voxels = solution.volume().voxels;
    Progress progress;
    const std::vector<float> distances = solution.leafDistances(0, progress);
    const Vec3f middle = (voxels.frame().gridFromModel * Vec3(0, 0, 0)).cast<float>();
    float worst = 0.0F;
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const float straight = (voxels.center(leaf) - middle).norm();
        if (straight > 20.0F) {
            worst = std::max(worst, distances[leaf] / straight);
        }
    }
    return worst;
}

void addGrids() {
    QTest::addColumn<bool>("uniform");
    QTest::newRow("sparse") << false;
    QTest::newRow("uniform") << true;
}

} // namespace

class TestPaperMethod : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The preset measures as the paper does: over 26 neighbours slanted ways are up to 12.8 % longer than
    /// the straight line, which the standard method finds.
    void slantedWaysAreTooLong() {
        BindSettings paper = paperAt(64, true);
        paper.penalty = 1.0;
        const float tooLong = largestExcess(paper);
        QVERIFY2(tooLong > 1.09F && tooLong < 1.15F, qPrintable(QString::number(tooLong)));
        BindSettings straight = paper;
        straight.paths = Paths::AnyAngle;
        const float anyAngle = largestExcess(straight);
        QVERIFY2(anyAngle < 1.06F, qPrintable(QString::number(anyAngle)));
    }

    void verticesReadTheirOwnVoxel_data() { addGrids(); }
    /// Eq. 7: the distance of the voxel that holds the vertex, and the straight way from its centre.
    void verticesReadTheirOwnVoxel() {
        QFETCH(bool, uniform);
        const Scene scene = test::twoFingers();
        const auto state = solved(scene, paperAt(64, uniform));
        const GeodesicSolution& solution = geodesicOf(*state);
        const SparseVoxels& voxels = solution.volume().voxels;
        const auto unit = static_cast<float>(voxels.frame().resolution());
        for (std::size_t s = 0; s < solution.distances().size(); ++s) {
            Progress progress;
            const std::vector<float> leaves = solution.leafDistances(s, progress);
            for (std::size_t p = 0; p < solution.distances()[s].size(); ++p) {
                const Vec3f vertex =
                    (voxels.frame().gridFromModel * state->input->problem.vertices[p]).cast<float>();
                const std::uint32_t leaf = solution.measuredDistances().lookup->homeLeaf(p);
                const float expected = leaves[leaf] + (vertex - voxels.center(leaf)).norm();
                QVERIFY(std::abs(solution.distances()[s][p] * unit - expected) < 1e-3F);
            }
        }
    }

    void uniformLeavesAreOfOneSize() {
        const Scene ball = ballAroundABone();
        const BindReport sparse = bound(ball, paperAt(64)).report;
        const BindReport uniform = bound(ball, paperAt(64, true)).report;
        QVERIFY(uniform.leaves > 2 * sparse.leaves);
        QCOMPARE(uniform.boundaryVoxels, sparse.boundaryVoxels);
        QCOMPARE(uniform.boneVoxels, sparse.boneVoxels);
        const Scene scene = test::limb();
        const auto state = solved(scene, paperAt(64, true));
        const SparseVoxels& voxels = *state->voxels();
        for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
            QCOMPARE(voxels.sizeLog2(leaf), std::uint8_t{0});
        }
        // Beside refinement: nothing is wider than a base voxel, and what is finer stays.
        BindSettings refined = paperAt(32, true);
        refined.refine = {{Vec3(-0.2, -0.3, -0.3), Vec3(0.2, 0.3, 0.3), 6}};
        const auto finer = solved(scene, refined);
        std::array<std::size_t, 2> counts{};
        for (std::size_t leaf = 0; leaf < finer->voxels()->size(); ++leaf) {
            QVERIFY(finer->voxels()->sizeLog2(leaf) <= 1);
            ++counts[finer->voxels()->sizeLog2(leaf)];
        }
        QVERIFY(counts[0] > 100 && counts[1] > 100);
    }

    /// What the paper's figure 9 takes for granted: sparse voxels change the weights little.
    void sparseAndUniformAgree() {
        const Scene scene = test::limb();
        const auto sparse = bound(scene, paperAt(64)).weights[0];
        const auto uniform = bound(scene, paperAt(64, true)).weights[0];
        double moved = 0.0;
        for (std::size_t p = 0; p < sparse->vertexCount(); ++p) {
            moved += static_cast<double>(movedFraction(sparse->at(p), uniform->at(p)));
        }
        moved /= static_cast<double>(sparse->vertexCount());
        QVERIFY2(moved < 0.1, qPrintable(QString::number(moved)));
    }

    /// The paper's paths under the standard lookup: close to eq. 7, without the way to the vertex on top.
    void smoothLookupBlendsCenters() {
        const Scene scene = test::limb();
        BindSettings settings = paperAt(64);
        const auto own = solved(scene, settings);
        settings.lookup = Lookup::Smooth;
        const auto smooth = solved(scene, settings);
        for (std::size_t s = 0; s < own->evidence()->distances().size(); ++s) {
            const std::vector<float>& a = own->evidence()->distances()[s];
            const std::vector<float>& b = smooth->evidence()->distances()[s];
            for (std::size_t p = 0; p < a.size(); ++p) {
                // A neighbour's distance differs by a penalised step, at most twice two widths are let
                // through.
                QVERIFY(std::isfinite(b[p]) && std::abs(b[p] - a[p]) * 64.0F < 4.0F * std::sqrt(3.0F) + 2.0F);
            }
        }
    }

    void bonesOutsideReachEveryVertex_data() { addGrids(); }
    void bonesOutsideReachEveryVertex() {
        QFETCH(bool, uniform);
        Scene scene = test::limb();
        Skeleton beside = test::chain({Vec3(-0.5, 2, 0), Vec3(0.5, 2, 0)});
        scene.skeleton = beside;
        const auto state = solved(scene, paperAt(64, uniform));
        const GeodesicSolution& solution = geodesicOf(*state);
        QVERIFY(!solution.volume().seeds.notices.empty());
        for (const std::vector<float>& row : solution.distances()) {
            const float min = *std::ranges::min_element(row);
            QVERIFY(min > 0.0F); // the gap counts
            QVERIFY(std::ranges::all_of(row, [](float d) { return std::isfinite(d); }));
        }
        QCOMPARE(bound(scene, paperAt(64, uniform)).report.unweightedVertices, std::size_t{0});
    }

    void looseShellsAreBridged() {
        Scene scene = test::limb();
        const Mesh loose = test::sphere(Vec3(0, 0.8, 0), 0.2, 12);
        scene.parts[0].mesh = std::make_shared<const Mesh>(test::joined(*scene.parts[0].mesh, loose));
        const BindResult result = bound(scene, paperAt(64));
        QCOMPARE(result.report.components, std::size_t{2});
        QCOMPARE(result.report.bridges, std::size_t{1});
        QCOMPARE(result.report.unweightedVertices, std::size_t{0});
    }

    /// From leaf to leaf that touch, from the bone to the vertex's own, at the centres.
    void explanationsFollowTheVoxels() {
        const Scene scene = test::limb();
        const BindSettings settings = paperAt(64);
        const auto state = solved(scene, settings);
        const auto weights = bindWeights(scene, *state, settings);
        const GeodesicSolution& solution = geodesicOf(*state);
        const SparseVoxels& voxels = solution.volume().voxels;
        Progress progress;
        const auto told = explainVertex(scene, *state, settings, *weights[0], {0, 40}, 2, progress);
        QVERIFY(told.has_value());
        QVERIFY(!told->bones.empty());
        const Transform& gridFromModel = voxels.frame().gridFromModel;
        for (const BonePath& path : told->bones) {
            QVERIFY(!path.steps.empty());
            for (std::size_t i = 0; i < path.steps.size(); ++i) {
                const PathStep& step = path.steps[i];
                const Vec3f position = (gridFromModel * step.position).cast<float>();
                QVERIFY((position - voxels.center(step.leaf)).norm() < 1e-3F);
                QCOMPARE(step.boundary, voxels.boundary(step.leaf));
                QVERIFY(i == 0 || step.distance > path.steps[i - 1].distance);
            }
            QCOMPARE(path.steps.front().distance, 0.0F);
        }
    }

    void threadsDoNotMatter_data() { addGrids(); }
    void threadsDoNotMatter() {
        QFETCH(bool, uniform);
        const Scene scene = test::twoFingers();
        const BindSettings settings = paperAt(64, uniform);
        std::vector<SkinWeights> all;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { all.push_back(*bound(scene, settings).weights[0]); });
        }
        QVERIFY(all[0] == all[1] && all[0] == all[2]);
    }

    void cancelAtEveryStage_data() { addGrids(); }
    void cancelAtEveryStage() {
        QFETCH(bool, uniform);
        const Scene scene = test::limb();
        bool finished = false;
        int canceled = 0;
        for (int polls = 0; !finished && polls < 100000; polls = polls * 3 / 2 + 1) {
            CancelAfter progress(polls);
            const auto result = bind(scene, paperAt(64, uniform), progress);
            finished = result.has_value();
            if (!finished) {
                QCOMPARE(result.error().code, ErrorCode::Canceled);
                ++canceled;
            }
        }
        QVERIFY(finished && canceled > 5);
    }

    /// Uniform voxels are counted before they are made.
    void tooManyUniformVoxelsAreRefused() {
        const Scene scene = test::scene(test::box(Vec3::Constant(-1), Vec3::Constant(1)),
                                        test::chain({Vec3(-0.5, 0, 0), Vec3(0.5, 0, 0)}));
        withThreads(1, [&] {
            for (const Paths paths : {Paths::AnyAngle, Paths::Centers}) {
                BindSettings settings = paperAt(128, true);
                settings.paths = paths;
                settings.memoryLimit = 150U << 20U;
                Progress progress;
                const auto refused = bind(scene, settings, progress);
                QVERIFY(!refused);
                QCOMPARE(refused.error().code, ErrorCode::NotEnoughMemory);
                QCOMPARE(refused.error().arguments.at(2), std::string("128"));
                QCOMPARE(refused.error().arguments.at(3), std::string("64"));
                settings.resolution = 64;
                settings.automatic = false;
                QVERIFY(bind(scene, settings, progress));
            }
        });
    }

    /// Paths over centres take more memory than straight lines.
    void aLimitCountsPathsOverCenters() {
        const Scene scene = test::limb();
        BindSettings settings = paperAt(256);
        settings.paths = Paths::AnyAngle;
        withThreads(1, [&] {
            Progress progress;
            std::size_t min = 1U << 20U; // what straight lines do with
            const auto bindIn = [&](std::size_t bytes) {
                settings.memoryLimit = bytes;
                return solveBind(scene, settings, progress);
            };
            while (!bindIn(min)) {
                min += min / 8;
            }
            settings.paths = Paths::Centers;
            const auto refused = bindIn(min);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::NotEnoughMemory);
            QCOMPARE(refused.error().arguments.at(3), std::string("128"));
            QVERIFY(bindIn(8 * min));
        });
    }
};

SINEW_TEST(TestPaperMethod, sinew::test::NoApplication)

} // namespace testPaperMethod

#include "TestPaperMethod.moc"
