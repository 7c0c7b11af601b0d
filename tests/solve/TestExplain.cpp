#include "core/solve/Explain.h"
#include "core/solve/leaks/RefinePlan.h"
#include "core/solve/volume/BindVolume.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testExplain {

using namespace sinew;

namespace {

struct Bound {
    Scene scene;
    std::shared_ptr<const BindState> field;
    BindResult result;
};

Bound bound(Scene scene, BindSettings settings) {
    auto field = test::solved(scene, settings);
    BindResult result = weighBind(scene, *field, settings);
    return {std::move(scene), std::move(field), std::move(result)};
}

Bound bound(Scene scene, int resolution) {
    BindSettings settings;
    settings.resolution = resolution;
    settings.automatic = false;
    return bound(std::move(scene), settings);
}

VertexExplanation explained(const Bound& b, std::uint32_t vertex, std::size_t bones = 8) {
    Progress progress;
    return *explainVertex(b.scene, *b.field, b.field->settings, *b.result.weights[0], {0, vertex}, bones,
                          progress);
}

/// Two blocks, both joints in the left one, joined by a bar 0.05 thin at x = -0.2..0.2.
Scene dumbbell() {
    Mesh mesh = test::box(Vec3(-1, -0.4, -0.4), Vec3(-0.2, 0.4, 0.4));
    mesh = test::joined(mesh, test::box(Vec3(0.2, -0.4, -0.4), Vec3(1, 0.4, 0.4)));
    mesh = test::joined(mesh, test::box(Vec3(-0.21, -0.025, -0.025), Vec3(0.21, 0.025, 0.025)));
    Skeleton skeleton = test::chain({Vec3(-0.95, 0, 0), Vec3(-0.65, 0, 0)});
    skeleton.joints[1].tail = Vec3(-0.4, 0, 0);
    return test::scene(std::move(mesh), std::move(skeleton));
}

/// A row of cells along x, and a pair of facing sheets with such a gap in each.
struct Row {
    CellFacets cells;
    std::vector<OpposingPair> pairs;

    Row(std::uint32_t length, double gap) {
        cells.level = 6;
        for (std::uint32_t x = 0; x < length; ++x) {
            cells.cells.push_back(mortonKey({x, 8, 8}));
        }
        std::ranges::sort(cells.cells);
        for (std::uint32_t i = 0; i < length; ++i) {
            const Cell corner = cellOfKey(cells.cells[i]);
            pairs.push_back({i, i, 0, 1, gap, kMinDetour, Vec3(corner[0] + 0.5, 8.5, 8.5)});
        }
    }

    std::vector<LeakLocation> places(bool stays, double minGap) const {
        LeakLocations gathered(cells, pairs);
        for (const OpposingPair& pair : pairs) {
            gathered.add(cells, pair, stays);
        }
        VoxelFrame base;
        base.depth = 6;
        return gathered.locations(minGap, base, {Bone{0, {}, {}, false}, Bone{1, {}, {}, false}});
    }
};

} // namespace

class TestExplain : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pathsLeadFromTheBoneToTheVertex() {
        const Bound b = bound(test::limb(), 64);
        for (const std::uint32_t vertex : {0U, 17U, 60U, 101U}) {
            const VertexExplanation explanation = explained(b, vertex);
            QVERIFY(!explanation.bones.empty());
            QVERIFY(explanation.voxelMeters > 0.0);
            for (const BonePath& path : explanation.bones) {
                QVERIFY(!path.steps.empty());
                QCOMPARE(path.line(explanation.position).size(), path.steps.size() + 1);
                // It starts in a voxel of the bone and every step leads to a neighbour, further from the
                // bone.
                QVERIFY(b.field->voxels()->flags(path.steps.front().leaf) & kLeafBone);
                for (std::size_t i = 1; i < path.steps.size(); ++i) {
                    QVERIFY(path.steps[i].distance > path.steps[i - 1].distance);
                    const std::uint32_t before = path.steps[i - 1].leaf;
                    const std::uint32_t leaf = path.steps[i].leaf;
                    const Cell a = b.field->voxels()->corner(before);
                    const Cell c = b.field->voxels()->corner(leaf);
                    for (std::size_t axis = 0; axis < 3; ++axis) {
                        // Side by side, or, at the surface, with a corner between them that is outside.
                        QVERIFY(c[axis] <= a[axis] + (1U << b.field->voxels()->sizeLog2(before)) + 1);
                        QVERIFY(a[axis] <= c[axis] + (1U << b.field->voxels()->sizeLog2(leaf)) + 1);
                    }
                }
                // It ends beside the point below the vertex where that is measured, at about the distance the
                // weights were made from.
                const double voxel = b.field->voxels()->frame().voxelSize;
                QVERIFY((path.steps.back().position - explanation.position).norm() <
                        0.5 * 0.25 + 3.0 * voxel);
                const double pathLength =
                    static_cast<double>(path.steps.back().distance) * explanation.voxelMeters;
                QVERIFY(std::abs(pathLength - path.meters) <
                        0.25 * path.meters + 8.0 * explanation.voxelMeters);
            }
        }
    }

    void fractionsAreTheWeights() {
        const Bound b = bound(test::limb(), 64);
        const VertexExplanation explanation = explained(b, 40);
        const auto influences = b.result.weights[0]->at(40);
        QVERIFY(explanation.bones.size() >= influences.size());
        for (std::size_t i = 0; i < influences.size(); ++i) {
            QCOMPARE(explanation.bones[i].joint, influences[i].joint);
            QCOMPARE(explanation.bones[i].weight, influences[i].weight);
        }
        QCOMPARE(explained(b, 40, 1).bones.size(), std::size_t{1});
    }

    void thinPlaceIsFound() {
        const Bound b = bound(dumbbell(), 64);
        // A corner of the far block: its path runs through the bar.
        std::uint32_t corner = 0;
        const auto& vertices = b.scene.parts[0].mesh->vertices;
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            corner = vertices[p].x() > vertices[corner].x() ? p : corner;
        }
        const BonePath path = explained(b, corner).bones.front();
        QVERIFY(path.thinPlace != kNone);
        const PathStep& place = path.steps[static_cast<std::size_t>(path.thinPlace)];
        QVERIFY2(std::abs(place.position.x()) < 0.3, qPrintable(QString::number(place.position.x())));
        QVERIFY(place.width <= 2.5F);
    }

    void thickLimbHasNoThinPlace() {
        const Bound b = bound(test::limb(), 64);
        for (std::uint32_t vertex = 0; vertex < 100; vertex += 9) {
            for (const BonePath& path : explained(b, vertex).bones) {
                QCOMPARE(path.thinPlace, kNone);
            }
        }
    }

    void loosePartIsReachedByAJump() {
        Scene scene = test::limb();
        const Aabb box = bounds(scene);
        const Vec3 above = box.center() + Vec3(0, box.extent().y(), 0);
        const std::size_t firstLoose = scene.parts[0].mesh->vertexCount();
        scene = test::scene(test::joined(*scene.parts[0].mesh, test::box(above - Vec3::Constant(0.05),
                                                                         above + Vec3::Constant(0.05))),
                            scene.skeleton);
        const Bound b = bound(std::move(scene), 64);
        const VertexExplanation explanation = explained(b, static_cast<std::uint32_t>(firstLoose));
        int jumps = 0;
        for (const PathStep& step : explanation.bones.front().steps) {
            jumps += step.jump ? 1 : 0;
        }
        QCOMPARE(jumps, 1);
    }

    void stagesLeadToTheWeights() {
        BindSettings settings;
        settings.resolution = 64;
        settings.automatic = false;
        settings.maxInfluences = 1;
        settings.smoothing = 0.5;
        const Bound b = bound(test::limb(), settings);
        bool smoothed = false;
        bool cut = false;
        for (std::uint32_t vertex = 0; vertex < b.scene.parts[0].mesh->vertexCount(); vertex += 7) {
            const VertexExplanation explanation = explained(b, vertex, 1);
            float sum = 0.0F;
            for (const Influence& influence : explanation.byDistance) {
                sum += influence.weight;
            }
            QVERIFY(std::abs(sum - 1.0F) < 3e-3F);
            QCOMPARE(explanation.bound.size(), std::size_t{1});
            QCOMPARE(explanation.bound[0].joint, explanation.smoothed[0].joint);
            smoothed = smoothed || movedFraction(explanation.byDistance, explanation.smoothed) > 0.01F;
            cut = cut || movedFraction(explanation.smoothed, explanation.bound) > 0.1F;
        }
        QVERIFY(smoothed);
        QVERIFY(cut);
    }

    void rulesAreTold() {
        BindSettings settings;
        settings.resolution = 32;
        settings.automatic = false;
        Scene scene = test::limb();
        const std::string part = scene.parts[0].mesh->name;
        const std::int32_t joint = 1;
        settings.parts = {{part, 0, PartBinding::LimitJoints, {scene.skeleton.joints[joint].name}}};
        const VertexExplanation only = explained(bound(scene, settings), 60, 1);
        QVERIFY(only.binding == PartBinding::LimitJoints);
        QCOMPARE(only.overrideJoints, std::vector<std::int32_t>{joint});
        QVERIFY(!only.rigid);
        QCOMPARE(only.byDistance.size(), std::size_t{1}); // the others may not
        settings.parts[0].binding = PartBinding::Rigid;
        const VertexExplanation rigid = explained(bound(std::move(scene), settings), 60, 1);
        QVERIFY(rigid.rigid && rigid.binding == PartBinding::Rigid);
        QCOMPARE(rigid.bound.front().joint, joint);
        QCOMPARE(movedFraction(only.bound, rigid.bound), 0.0F);
    }

    void narrowGapsThatOpenedAreOpen() {
        // Every cell was split although its gap is narrower than asked, and no pair was found below.
        const auto places = Row(12, 0.05).places(false, 0.1);
        QCOMPARE(places.size(), std::size_t{1});
        QVERIFY(places.front().open);
        QCOMPARE(places.front().gap, 0.05);
    }

    void narrowGapsThatStayTouch() {
        const auto places = Row(12, 0.05).places(true, 0.1);
        QCOMPARE(places.size(), std::size_t{1});
        QVERIFY(!places.front().open);
        QCOMPARE(places.front().gap, 0.05);
    }

    void wideGapsAreOpenOrLeak() {
        QVERIFY(Row(12, 0.5).places(false, 0.1).front().open);
        QVERIFY(!Row(12, 0.5).places(true, 0.1).front().open);
    }

    void smallPlacesThatOnlyTouchAreLeftOut() {
        QVERIFY(Row(1, 0.05).places(true, 0.1).empty());
        QVERIFY(Row(1, 0.05).places(false, 0.1).empty());
    }
};

SINEW_TEST(TestExplain, sinew::test::NoApplication)

} // namespace testExplain

#include "TestExplain.moc"
