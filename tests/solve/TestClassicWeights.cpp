#include "core/solve/classic/EnvelopeSolver.h"
#include "core/weights/Falloff.h"
#include "tests/solve/ClassicCase.h"
#include "tests/solve/RegionWork.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testClassicWeights {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A bar of 8 vertices with a bone in each half. Every corner is sqrt(0.03) from one, sqrt(0.27) from the
/// other.
Scene bar() {
    Skeleton skeleton = test::chain({Vec3(-0.9, -0.2, 0), Vec3(-0.9, 0.2, 0)});
    skeleton.joints[1].parent = kNone;
    for (Joint& joint : skeleton.joints) {
        joint.tail = joint.modelFromJointBind.translation() + Vec3(1.8, 0, 0);
    }
    return test::scene(test::box(Vec3(-1, -0.3, -0.1), Vec3(1, 0.3, 0.1)), std::move(skeleton));
}

const EnvelopeSolution& envelopesOf(const BindState& state) {
    return dynamic_cast<const EnvelopeSolution&>(*state.solution);
}

bool related(const Bone& a, const Bone& b) {
    return a.joint == b.joint || a.above == b.joint || b.above == a.joint;
}

} // namespace

/// What names each solver.
class TestClassicWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// What lies in a handle's volume follows it.
    void volumesOfHandlesHoldNoDistance() {
        const Scene scene = test::scene(test::sphere(Vec3::Zero(), 1.0, 16),
                                        test::chain({Vec3(-0.4, 0, 0), Vec3(0, 0.4, 0)}));
        for (const char* solver : {"inverse-distance", "rigid"}) {
            BindSettings settings = plainSettings(solver);
            settings.handles = {{"joint_0", Solid::sphere(Vec3(1, 0, 0), 0.5)}};
            const auto state = solved(scene, settings);
            const auto source = static_cast<std::size_t>(state->input->sourceOf(0));
            int held = 0;
            for (std::size_t p = 0; p < state->input->problem.vertices.size(); ++p) {
                if ((state->input->problem.vertices[p] - Vec3(1, 0, 0)).norm() < 0.49) {
                    QVERIFY2(weightsOf(*state).row(p)[source] > 0.999F, solver);
                    ++held;
                }
            }
            QVERIFY(held > 4);
        }
    }

    void inverseDistanceIsAPowerOfIt() {
        const Scene scene = bar();
        for (const double power : {1.0, 2.0, 4.0}) {
            BindSettings settings = plainSettings("inverse-distance");
            settings.distancePower = power;
            const auto state = solved(scene, settings);
            const auto weights = bindWeights(scene, *state, settings);
            const double ratio = std::pow(3.0, power); // sqrt(0.27 / 0.03) to the power
            const double nearer = ratio / (ratio + 1.0);
            const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
            for (std::uint32_t p = 0; p < vertices.size(); ++p) {
                const std::int32_t joint = vertices[p].y() < 0.0 ? 0 : 1;
                const auto weight = static_cast<double>(weightOf(weights[0]->at(p), joint));
                QVERIFY2(std::abs(weight - nearer) < 1e-4, qPrintable(QString::number(weight)));
                QCOMPARE(weights[0]->at(p).size(), std::size_t{2});
            }
        }
        // Of all bones of a limb.
        const BindSettings settings = plainSettings("inverse-distance");
        const Scene limb = test::limb();
        const auto state = solved(limb, settings);
        const WeightTable& table = weightsOf(*state);
        for (std::size_t p = 0; p < table.vertices; ++p) {
            if (nearestDistance(*state, p) < 1e-3) {
                continue; // the end bone comes out at the tip
            }
            double sum = 0.0;
            for (std::size_t s = 0; s < table.sources; ++s) {
                sum += std::pow(distanceTo(*state, p, s), -settings.distancePower);
            }
            for (std::size_t s = 0; s < table.sources; ++s) {
                const double expected = std::pow(distanceTo(*state, p, s), -settings.distancePower) / sum;
                QVERIFY(std::abs(static_cast<double>(table.row(p)[s]) - expected) < 1e-6);
            }
        }
    }

    void stiffnessSharpensWeights() {
        const Scene scene = bar();
        BindSettings settings = plainSettings("inverse-distance");
        settings.distancePower = 1.0;
        const auto state = solved(scene, settings);
        float before = 0.0F;
        for (const double alpha : {0.0, 0.2, BindSettings().alpha, 0.8}) {
            settings.alpha = alpha;
            const auto weights = bindWeights(scene, *state, settings);
            const float nearer = weights[0]->at(0)[0].weight;
            QVERIFY(nearer > before && nearer < 1.0F);
            before = nearer;
        }
    }

    /// A region that only joints without weight may move.
    void nearestJointsLeadWhereNoneHasWeight() {
        const Scene scene = test::regions::limb();
        BindSettings settings = plainSettings("rigid");
        const auto state = solved(scene, settings);
        settings.regions = {test::regions::ball("end", Vec3(-2, 0, 0), 0.9, {"joint_2", "joint_3"})};
        const SkinWeights weights = *bindWeights(scene, *state, settings)[0];
        const std::vector<Vec3>& vertices = state->input->problem.vertices;
        const double size = longestSide(state->input->problem);
        const auto weightOf = [&](std::size_t p, std::size_t source) {
            return std::pow(1.0 + distanceTo(*state, p, source) / size, -powerExponent(settings.alpha));
        };
        int held = 0;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            if ((vertices[p] - Vec3(-2, 0, 0)).norm() < 0.9) {
                const double nearer = weightOf(p, 2) / (weightOf(p, 2) + weightOf(p, 3));
                QCOMPARE(weights.at(p).size(), std::size_t{2});
                QCOMPARE(weights.at(p)[0].joint, 2);
                QVERIFY(std::abs(static_cast<double>(weights.at(p)[0].weight) - nearer) < 1e-6);
                ++held;
            }
        }
        QVERIFY(held > 4);
    }

    void falloffIsNoMatterOfWeights() {
        const Scene scene = test::regions::limb();
        const Region ball = test::regions::ball("ball", Vec3(0, 0, 0), 1.0);
        for (const char* solver : {"inverse-distance", "rigid", "envelope", "picture"}) {
            BindSettings settings = plainSettings(solver);
            settings.regions = {ball};
            const auto state = solved(scene, settings);
            const SkinWeights weights = *bindWeights(scene, *state, settings)[0];
            settings.falloff = Falloff::Exponential;
            settings.smoothing = 0.5;
            settings.scaleByThickness = true;
            settings.regions[0].falloff = Falloff::Quadratic;
            QVERIFY2(*bindWeights(scene, *state, settings)[0] == weights, solver);
        }
    }

    void rigidFollowsTheNearestBone() {
        const Scene scene = test::twoFingers();
        BindSettings settings;
        settings.solver = "rigid";
        settings.jointChoice = JointChoice::All;
        const auto state = solved(scene, settings);
        const WeightTable& table = weightsOf(*state);
        for (std::size_t p = 0; p < table.vertices; ++p) {
            int led = 0;
            for (std::size_t s = 0; s < table.sources; ++s) {
                QVERIFY(table.row(p)[s] == 0.0F || table.row(p)[s] == 1.0F);
                if (table.row(p)[s] == 1.0F) {
                    ++led;
                    QVERIFY(distanceTo(*state, p, s) < nearestDistance(*state, p) + 1e-8);
                }
            }
            QCOMPARE(led, 1);
        }
        // Whatever the settings of weighting; where bones are equally near the one above leads.
        const auto weights = bindWeights(scene, *state, settings);
        QCOMPARE(weights[0]->largestInfluenceCount(), std::size_t{1});
        const Scene bent = test::limb();
        const auto limb = solved(bent, plainSettings("rigid"));
        const std::vector<Vec3>& vertices = limb->input->problem.vertices;
        int between = 0;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            if (std::abs(vertices[p].x()) < 1e-12) {
                QVERIFY(weightsOf(*limb).row(p)[0] == 1.0F);
                ++between;
            }
        }
        QVERIFY(between > 4);
    }

    void hierarchyKeepsToNeighboursInTheSkeleton() {
        const Scene scene = test::twoFingers(); // joints 1 and 2 in one finger, 3 and 4 in the other
        BindSettings settings = plainSettings("hierarchy");
        settings.alpha = 0.0;
        const auto mixed = [&](const SkinWeights& weights) {
            int count = 0;
            for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
                const auto influences = weights.at(p);
                const bool palm = weightOf(influences, 0) > 0.99F * influences[0].weight; // leads to both
                const float one = weightOf(influences, 1) + weightOf(influences, 2);
                const float other = weightOf(influences, 3) + weightOf(influences, 4);
                count += !palm && one > 0.0F && other > 0.0F ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(mixed(*bound(scene, settings).weights[0]), 0);
        BindSettings nearest = settings;
        nearest.solver = "nearest";
        QVERIFY(mixed(*bound(scene, nearest).weights[0]) > 100);
        // Only the nearest bone's relatives are near at all.
        const auto state = solved(scene, settings);
        const std::vector<Bone>& bones = state->input->sources.joints;
        const auto rows = state->evidence()->distances();
        for (std::size_t p = 0; p < rows[0].size(); ++p) {
            std::size_t leader = 0;
            for (std::size_t s = 0; s < bones.size(); ++s) {
                leader = rows[s][p] < rows[leader][p] ? s : leader;
            }
            QVERIFY(distanceTo(*state, p, leader) < nearestDistance(*state, p) + 1e-5);
            for (std::size_t s = 0; s < bones.size(); ++s) {
                bool beside = false; // to one of the nearest bones, in the skeleton
                for (std::size_t other = 0; other < bones.size(); ++other) {
                    beside = beside || (related(bones[s], bones[other]) &&
                                        distanceTo(*state, p, other) < nearestDistance(*state, p) + 1e-4);
                }
                QVERIFY(beside || !std::isfinite(rows[s][p]));
                QVERIFY(std::isfinite(rows[s][p]) || !related(bones[s], bones[leader]));
            }
        }
    }

    /// A bone and the one below it share as the nearest solver has it.
    void hierarchyMixesAsNearestDoes() {
        const Scene scene = test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 16, 24),
                                        test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0)}));
        for (const Falloff falloff : {Falloff::Power, Falloff::Quadratic, Falloff::Exponential}) {
            BindSettings settings = plainSettings("hierarchy");
            settings.falloff = falloff;
            settings.smoothing = 0.3;
            const auto hierarchy = bound(scene, settings).weights[0];
            settings.solver = "nearest";
            QVERIFY(*hierarchy == *bound(scene, settings).weights[0]);
        }
    }

    void hierarchyIsSmoothedAndScaled() {
        const Mesh neck = test::capsule(Vec3(0, -2, 0), Vec3(0, 0, 0), 0.3, 12, 8);
        const Scene scene = test::scene(test::joined(neck, test::sphere(Vec3(0, 0.9, 0), 1.0, 16)),
                                        test::chain({Vec3(0, -2, 0), Vec3(0, 0, 0)}));
        BindSettings settings = plainSettings("hierarchy");
        const auto state = solved(scene, settings);
        const auto before = bindWeights(scene, *state, settings)[0];
        settings.smoothing = 0.5;
        QVERIFY(!(*bindWeights(scene, *state, settings)[0] == *before));
        settings.smoothing = 0.0;
        settings.scaleByThickness = true;
        const auto scaled = bindWeights(scene, *state, settings)[0];
        QVERIFY(!(*scaled == *before));
        QCOMPARE(scaled->unweightedCount(), std::size_t{0});
    }

    void envelopesHoldWhatIsAsked() {
        const Scene scene = test::twoFingers();
        for (const double hold : {0.1, 0.5, 0.9, 1.0}) {
            BindSettings settings = plainSettings("envelope");
            settings.envelopeHold = hold;
            const auto state = solved(scene, settings);
            const std::vector<double>& radii = envelopesOf(*state).radii();
            const std::span<const double> areas = state->solution->surface().diffusion.areas();
            for (std::size_t s = 0; s < radii.size(); ++s) {
                double all = 0.0;
                double held = 0.0;
                double within = 0.0; // any narrower capsule
                for (std::size_t p = 0; p < areas.size(); ++p) {
                    const double distance = distanceTo(*state, p, s);
                    if (distance > nearestDistance(*state, p) * (1.0 + 1e-12)) {
                        continue;
                    }
                    all += areas[p];
                    held += distance <= radii[s] ? areas[p] : 0.0;
                    within += distance < radii[s] * (1.0 - 1e-6) ? areas[p] : 0.0;
                }
                if (all > 0.0) {
                    const double few = 0.1 * all; // vertices on the border of two bones belong to one of them
                    QVERIFY2(held >= hold * all - few, qPrintable(QString("%1 of %2").arg(held).arg(all)));
                    QVERIFY2(within <= hold * all + few,
                             qPrintable(QString("%1 of %2").arg(within).arg(all)));
                }
            }
        }
    }

    void envelopesWithoutBlendContain() {
        const Scene scene = test::twoFingers();
        BindSettings settings = plainSettings("envelope");
        settings.envelopeBlend = 0.0;
        settings.envelopeHold = 0.7;
        const auto state = solved(scene, settings);
        const std::vector<double>& radii = envelopesOf(*state).radii();
        const WeightTable& table = weightsOf(*state);
        int alone = 0;
        int outside = 0;
        for (std::size_t p = 0; p < table.vertices; ++p) {
            float inside = 0.0F;
            for (std::size_t s = 0; s < table.sources; ++s) {
                inside += distanceTo(*state, p, s) <= radii[s] ? 1.0F : 0.0F;
            }
            alone += inside == 1.0F ? 1 : 0;
            outside += inside == 0.0F ? 1 : 0;
            for (std::size_t s = 0; s < table.sources; ++s) {
                const bool holds = distanceTo(*state, p, s) <= radii[s];
                if (inside > 0.0F) {
                    QCOMPARE(table.row(p)[s], holds ? 1.0F / inside : 0.0F);
                } else {
                    QVERIFY(table.row(p)[s] == 0.0F || table.row(p)[s] == 1.0F);
                }
            }
        }
        QVERIFY(alone > 100 && outside > 10);
    }

    void envelopesFadeBeyondTheirRadius() {
        const auto weighed = [](std::vector<double> distances, const std::vector<double>& radii) {
            weighByEnvelopes(radii, 0.5, distances);
            return distances;
        };
        using Values = std::vector<double>;
        QCOMPARE(weighed({0.5, 1.0}, {1.0, 1.0}), (Values{1.0, 1.0}));
        QCOMPARE(weighed({0.5, 1.25}, {1.0, 1.0}), (Values{1.0, 0.5}));
        QCOMPARE(weighed({0.5, 1.5}, {1.0, 1.0}), (Values{1.0, 0.0}));
        QCOMPARE(weighed({3.0, 2.5}, {1.0, 2.0}), (Values{0.0, 0.5}));
        // Nothing reaches: the nearest in radii leads, bones without envelope behind all others.
        QCOMPARE(weighed({3.0, 1.0, 0.5}, {1.0, 0.5, 0.0}), (Values{0.0, 1.0, 0.0}));
        QCOMPARE(weighed({3.0, 1.0}, {0.0, 0.0}), (Values{0.0, 1.0}));
        double before = 1.0;
        for (int i = 1; i < 10; ++i) {
            const double weight = weighed({1.0 + 0.05 * i, 0.0}, {1.0, 1.0})[0];
            QVERIFY(weight < before && weight > 0.0);
            before = weight;
        }
    }
};

SINEW_TEST(TestClassicWeights, sinew::test::NoApplication)

} // namespace testClassicWeights

#include "TestClassicWeights.moc"
