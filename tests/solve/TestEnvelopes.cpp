#include "core/base/Parallel.h"
#include "core/solve/classic/EnvelopeSolver.h"
#include "tests/solve/ClassicCase.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace testEnvelopes {

using namespace sinew;
using namespace sinew::test;

namespace {

BindSettings enveloped() {
    return plainSettings("envelope");
}

const EnvelopeSolution& envelopesOf(const BindState& state) {
    return dynamic_cast<const EnvelopeSolution&>(*state.solution);
}

std::string jointName(const Scene& scene, std::size_t joint) {
    return scene.skeleton.joints[joint].name;
}

/// How much a table differs between vertices that an edge joins, summed.
double roughness(const BindState& state) {
    const WeightTable& table = weightsOf(state);
    const BindProblem& problem = state.input->problem;
    double sum = 0.0;
    for (const auto& triangle : problem.triangles) {
        for (std::size_t c = 0; c < 3; ++c) {
            const auto a = table.row(triangle[c]);
            const auto b = table.row(triangle[(c + 1) % 3]);
            for (std::size_t s = 0; s < table.sources; ++s) {
                sum += std::abs(static_cast<double>(a[s]) - static_cast<double>(b[s]));
            }
        }
    }
    return sum;
}

bool sumsToOne(const WeightTable& table) {
    for (std::size_t p = 0; p < table.vertices; ++p) {
        const auto row = table.row(p);
        if (std::abs(std::accumulate(row.begin(), row.end(), 0.0F) - 1.0F) > 1e-5F ||
            std::ranges::min(row) < 0.0F) {
            return false;
        }
    }
    return true;
}

/// In parts of the inner radius of each bone's volume; below 1 inside.
double partsFrom(const BindState& state, std::size_t vertex, std::size_t source) {
    double min = std::numeric_limits<double>::infinity();
    for (const AxisVolume& volume : envelopesOf(state).volumes()[source]) {
        const double inner = volume.innerRadius();
        min = std::min(min, 1.0 + volume.signedDistanceTo(state.input->problem.vertices[vertex]) / inner);
    }
    return min;
}

} // namespace

/// Containment binding by volumes that are set up, edited, shared and smoothed.
class TestEnvelopes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// With nothing asked for there are no volumes: what capsules give stays as it is.
    void capsulesByTheMeshNeedNoVolumes() {
        const Scene scene = twoFingers();
        const auto state = solved(scene, enveloped());
        for (const auto& volumes : envelopesOf(*state).volumes()) {
            QVERIFY(volumes.empty());
        }
        QVERIFY(envelopesOf(*state).radii() == envelopesOf(*state).fitted());
    }

    /// A capsule of a bone's own that is what the mesh asks for gives the same weights.
    void anOwnCapsuleIsAsTheFittedOne() {
        const Scene scene = limb();
        BindSettings settings = enveloped();
        const auto fitted = solved(scene, settings);
        const Bones& bones = fitted->input->sources;
        for (std::size_t s = 0; s < bones.names.size(); ++s) {
            const double radius = envelopesOf(*fitted).radii()[s];
            settings.boneVolumes.push_back({bones.names[s], AxisVolumeShape::Capsule, {radius, radius}});
        }
        const auto own = solved(scene, settings);
        const WeightTable& a = weightsOf(*fitted);
        const WeightTable& b = weightsOf(*own);
        for (std::size_t p = 0; p < a.vertices; ++p) {
            for (std::size_t s = 0; s < a.sources; ++s) {
                QVERIFY(std::abs(a.row(p)[s] - b.row(p)[s]) < 1e-4F);
            }
        }
    }

    void volumesHoldWhatLiesInThem_data() {
        QTest::addColumn<AxisVolumeShape>("shape");
        QTest::addColumn<EnvelopeFit>("fit");
        for (const auto& [shapeName, shape] : kAxisVolumeShapeNames) {
            for (const auto& [fitName, fit] : kEnvelopeFitNames) {
                if (shape != AxisVolumeShape::Capsule || fit != EnvelopeFit::Mesh) {
                    QTest::addRow("%s by %s", shapeName, fitName) << shape << fit;
                }
            }
        }
    }

    /// Without falloff the bones whose volumes hold a vertex share it alike; the rest goes to the nearest.
    void volumesHoldWhatLiesInThem() {
        QFETCH(AxisVolumeShape, shape);
        QFETCH(EnvelopeFit, fit);
        BindSettings settings = enveloped();
        settings.envelopeShape = shape;
        settings.envelopeFit = fit;
        settings.envelopeBlend = 0.0;
        const auto state = solved(twoFingers(), settings);
        const WeightTable& table = weightsOf(*state);
        std::size_t within = 0;
        for (std::size_t p = 0; p < table.vertices; ++p) {
            float inside = 0.0F;
            bool onSurface = false;
            for (std::size_t s = 0; s < table.sources; ++s) {
                const double parts = partsFrom(*state, p, s);
                inside += parts <= 1.0 ? 1.0F : 0.0F;
                onSurface = onSurface || std::abs(parts - 1.0) < 1e-9;
            }
            within += inside > 0.0F ? 1 : 0;
            for (std::size_t s = 0; s < table.sources && !onSurface; ++s) {
                const bool holds = partsFrom(*state, p, s) <= 1.0;
                if (inside > 0.0F) {
                    QCOMPARE(table.row(p)[s], holds ? 1.0F / inside : 0.0F);
                } else {
                    QVERIFY(table.row(p)[s] == 0.0F || table.row(p)[s] == 1.0F);
                }
            }
        }
        QVERIFY(within > 0);
        QVERIFY(sumsToOne(table));
    }

    void oneBoneMoreOrLess() {
        const Scene scene = limb();
        BindSettings settings = enveloped();
        settings.boneVolumes = {{jointName(scene, 1), AxisVolumeShape::Cylinder, {5.0, 5.0}, 5.0, 5.0}};
        settings.envelopeSharing = EnvelopeSharing::Rigid;
        const auto wide = solved(scene, settings);
        settings.boneVolumes.front().radii = {0.0, 0.0};
        const auto none = solved(scene, settings);
        const auto source = static_cast<std::size_t>(wide->input->sourceOf(1));
        const auto total = [&](const BindState& state) {
            double sum = 0.0;
            for (std::size_t p = 0; p < weightsOf(state).vertices; ++p) {
                sum += static_cast<double>(weightsOf(state).row(p)[source]);
            }
            return sum;
        };
        QVERIFY(total(*wide) > 0.5 * static_cast<double>(weightsOf(*wide).vertices));
        QCOMPARE(total(*none), 0.0);
    }

    void rigidBindsToTheDeepest() {
        BindSettings settings = enveloped();
        settings.envelopeFit = EnvelopeFit::Bones;
        settings.envelopeSharing = EnvelopeSharing::Rigid;
        const auto state = solved(twoFingers(), settings);
        const WeightTable& table = weightsOf(*state);
        for (std::size_t p = 0; p < table.vertices; ++p) {
            const auto row = table.row(p);
            const auto bone = static_cast<std::size_t>(std::ranges::max_element(row) - row.begin());
            QCOMPARE(row[bone], 1.0F);
            for (std::size_t s = 0; s < table.sources; ++s) {
                QVERIFY(std::max(0.0, partsFrom(*state, p, bone)) <=
                        std::max(0.0, partsFrom(*state, p, s)) + 1e-9);
            }
        }
        QCOMPARE(envelopesOf(*state).blend(), 0.0);
    }

    void sharesGrowWithDepth() {
        using Values = std::vector<double>;
        const auto weighed = [](Values distances, const Values& radii, double blend) {
            weighByDepth(radii, blend, distances);
            return distances;
        };
        QCOMPARE(weighed({0.0, 0.5}, {1.0, 1.0}, 0.0), (Values{1.0, 0.5}));
        QCOMPARE(weighed({0.5, 1.0}, {1.0, 2.0}, 0.0), (Values{0.5, 0.5}));
        QCOMPARE(weighed({1.0, 3.0}, {1.0, 1.0}, 1.0), (Values{0.5, 0.0}));
        // Nothing reaches: as with the other ways.
        QCOMPARE(weighed({3.0, 1.0, 0.5}, {1.0, 0.5, 0.0}, 0.0), (Values{0.0, 1.0, 0.0}));
        Values distances{0.4, 0.3};
        weighByDeepest(Values{1.0, 0.5}, distances);
        QCOMPARE(distances, (Values{1.0, 0.0}));
    }

    void theSecondPassSmoothsAndKeepsSums() {
        const Scene scene = limb();
        BindSettings settings = enveloped();
        settings.envelopeSharing = EnvelopeSharing::Rigid;
        const auto hard = solved(scene, settings);
        const double before = roughness(*hard);
        QVERIFY(before > 0.0);
        for (const double smoothing : {0.1, 0.4, 1.0}) {
            settings.envelopeSmoothing = smoothing;
            const auto soft = solved(scene, settings);
            QVERIFY(sumsToOne(weightsOf(*soft)));
            QVERIFY2(roughness(*soft) <= before + 1e-6, qPrintable(QString::number(smoothing)));
            std::size_t shared = 0;
            for (std::size_t p = 0; p < weightsOf(*soft).vertices; ++p) {
                shared += std::ranges::max(weightsOf(*soft).row(p)) < 0.99F ? 1 : 0;
            }
            QVERIFY2(shared > 10, "bones share vertices where one followed the other");
        }
    }

    void sameBytesOnAnyNumberOfThreads_data() {
        QTest::addColumn<EnvelopeSharing>("sharing");
        for (const auto& [name, sharing] : kEnvelopeSharingNames) {
            QTest::newRow(name) << sharing;
        }
    }

    void sameBytesOnAnyNumberOfThreads() {
        QFETCH(EnvelopeSharing, sharing);
        const Scene scene = twoFingers();
        BindSettings settings = enveloped();
        settings.envelopeSharing = sharing;
        settings.envelopeShape = AxisVolumeShape::Ellipsoid;
        settings.envelopeSmoothing = 0.3;
        settings.boneVolumes = {{jointName(scene, 1), AxisVolumeShape::Box, {0.2, 0.1}, 0.05}};
        std::vector<SkinWeights> all;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { all.push_back(*bound(scene, settings).weights[0]); });
        }
        QVERIFY(all[0] == all[1] && all[0] == all[2]);
    }

    /// Turned, grown and moved together, mesh and skeleton keep their weights; lengths of volumes grow along.
    void weightsFollowATransform() {
        const Scene scene = twoFingers();
        const Transform transform = Eigen::Translation3d(1, -2, 3) *
                                    Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()) * Eigen::Scaling(2.0);
        Skeleton skeleton = transformed(scene.skeleton, transform);
        for (Joint& joint : skeleton.joints) { // the axes of joints, along which boxes lie, turn too
            joint.modelFromJointBind.linear() = transform.rotation();
        }
        const Scene moved = test::scene(transformed(*scene.parts[0].mesh, transform), std::move(skeleton));
        BindSettings settings = enveloped();
        settings.envelopeFit = EnvelopeFit::Bones;
        settings.envelopeShape = AxisVolumeShape::Box;
        settings.boneVolumes = {{jointName(scene, 1), AxisVolumeShape::Box, {0.2, 0.1}, 0.05}};
        BindSettings grown = settings;
        grown.boneVolumes = {{jointName(scene, 1), AxisVolumeShape::Box, {0.4, 0.2}, 0.1}};
        const auto here = solved(scene, settings);
        const auto there = solved(moved, grown);
        const WeightTable& a = weightsOf(*here);
        const WeightTable& b = weightsOf(*there);
        QCOMPARE(a.vertices, b.vertices);
        for (std::size_t p = 0; p < a.vertices; ++p) {
            for (std::size_t s = 0; s < a.sources; ++s) {
                QVERIFY(std::abs(a.row(p)[s] - b.row(p)[s]) < 1e-3F);
            }
        }
    }

    void anUnknownJointIsAnError() {
        BindSettings settings = enveloped();
        settings.boneVolumes = {{"nobody", AxisVolumeShape::Capsule, {0.1, 0.1}}};
        Progress progress;
        const auto result = bind(limb(), settings, progress);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::JointUnknown);
        QCOMPARE(result.error().arguments, (std::vector<std::string>{"nobody", "envelopes"}));
        settings.solver = "nearest"; // which does not read them
        QVERIFY(bind(limb(), settings, progress).has_value());
    }

    void aJointThatDoesNotBindIsNoted() {
        const Scene scene = limb();
        BindSettings settings = enveloped();
        settings.jointChoice = JointChoice::Listed;
        settings.joints = {jointName(scene, 0), jointName(scene, 1)};
        settings.boneVolumes = {{jointName(scene, 2), AxisVolumeShape::Capsule, {0.1, 0.1}}};
        QVERIFY(noted(bound(scene, settings).report, NoticeCode::BoneVolumeUnused, jointName(scene, 2)));
        settings.boneVolumes.front().joint = jointName(scene, 1);
        QVERIFY(!noted(bound(scene, settings).report, NoticeCode::BoneVolumeUnused));
    }

    void aFormerSolutionLendsWhatIsTheSame() {
        const Scene scene = limb();
        BindSettings settings = enveloped();
        const auto first = solved(scene, settings);
        QCOMPARE(reworkFor(settings, settings), BindRework::Nothing);
        for (const auto change : std::vector<void (*)(BindSettings&)>{
                 [](BindSettings& s) { s.envelopeFit = EnvelopeFit::Bones; },
                 [](BindSettings& s) { s.envelopeShape = AxisVolumeShape::Box; },
                 [](BindSettings& s) { s.envelopeSharing = EnvelopeSharing::Depth; },
                 [](BindSettings& s) { s.envelopeSmoothing = 0.5; },
                 [](BindSettings& s) {
                     s.boneVolumes = {{"joint1", AxisVolumeShape::Box, {0.1, 0.1}}};
                 }}) {
            BindSettings changed = settings;
            change(changed);
            QCOMPARE(reworkFor(settings, changed), BindRework::Distances);
        }
        settings.envelopeSmoothing = 0.5;
        const auto again = solved(scene, settings, first.get());
        const auto fresh = solved(scene, settings);
        QVERIFY(weightsOf(*again).values == weightsOf(*fresh).values);
        settings.envelopeSmoothing = 0.0;
        const auto back = solved(scene, settings, again.get());
        QVERIFY(weightsOf(*back).values == weightsOf(*first).values);
    }

    void cancelsAnywhere() {
        const Scene scene = limb();
        BindSettings settings = enveloped();
        settings.envelopeSmoothing = 0.5;
        settings.envelopeShape = AxisVolumeShape::Ellipsoid;
        for (int polls = 0; polls < 40; ++polls) {
            CancelAfter progress(polls);
            const auto result = bind(scene, settings, progress);
            QVERIFY(result || result.error().code == ErrorCode::Canceled);
        }
    }
};

SINEW_TEST(TestEnvelopes, NoApplication)

} // namespace testEnvelopes

#include "TestEnvelopes.moc"
