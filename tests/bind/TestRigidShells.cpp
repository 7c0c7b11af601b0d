#include "core/bind/parts/BindSurface.h"
#include "core/bind/parts/RigidShells.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

namespace testRigidShells {

using namespace sinew;

namespace {

using Weights = std::vector<Influence>;

const Weights kFirst{{0, 1.0F}};
const Weights kLast{{2, 1.0F}};

void addPart(Scene& scene, Mesh mesh, const char* name) {
    mesh.name = name;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
}

Mesh cube(double x) {
    return test::box(Vec3(x, 0, 0), Vec3(x + 1, 1, 1));
}

/// Parts named "A", "B", ... and three joints that may move them.
Scene sceneOf(const std::vector<Mesh>& parts) {
    Scene scene;
    scene.skeleton = test::chain({Vec3(0, 0, 0), Vec3(2, 0, 0), Vec3(4, 0, 0), Vec3(6, 0, 0)});
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const std::string name(1, static_cast<char>('A' + part));
        addPart(scene, parts[part], name.c_str());
    }
    return scene;
}

/// A part that bends, in shape of a cube, and beside it another.
Scene withBody(const Mesh& other) {
    return sceneOf({cube(-10), other});
}

/// The upper half of a lens over a slab that bends: its rim lies so far above the slab, its middle 0.06
/// farther, as a buckle; or partly below, as an eye.
Scene withCap(double rim) {
    const Mesh ball = test::sphere(Vec3::Zero(), 1.0, 16);
    Mesh cap;
    for (const Vec3& vertex : ball.vertices) {
        cap.vertices.emplace_back(0.4 * vertex.x(), 0.4 * vertex.y(), 0.06 * vertex.z() + rim);
    }
    for (std::size_t f = 0; f < ball.polygonCount(); ++f) {
        if (std::ranges::all_of(ball.polygon(f), [&](auto p) { return ball.vertices[p].z() > -1e-9; })) {
            cap.addPolygon(ball.polygon(f));
        }
    }
    return sceneOf({test::box(Vec3(-2, -2, -1), Vec3(2, 2, 0)), cap});
}

/// A vertex of the cap that a triangle uses.
std::uint32_t capVertex(const Scene& scene) {
    return scene.parts[1].mesh->polygon(0)[0];
}

/// Weights of cubes, one after the other: each has the same in all its 8 vertices.
class CubeWeights {
public:
    CubeWeights& cube(const Weights& weights) { return add(8, weights); }
    CubeWeights& add(std::size_t vertices, const Weights& weights) {
        for (std::size_t p = 0; p < vertices; ++p) {
            m_builder.add(weights);
        }
        return *this;
    }
    /// One that spans a joint: half of it follows another one.
    CubeWeights& bending() { return add(4, kFirst).add(4, kLast); }
    SkinWeights finish() { return m_builder.finish(); }

private:
    SkinWeightsBuilder m_builder;
};

BindSettings allJoints(std::vector<PartRule> rules = {}) {
    BindSettings settings;
    settings.jointChoice = JointChoice::All;
    settings.parts = std::move(rules);
    return settings;
}

RigidShells found(const Scene& scene, const SkinWeights& weights,
                  const BindSettings& settings = allJoints()) {
    const auto input = prepareInput(scene, settings);
    if (!input) {
        qFatal("no input: code %d", static_cast<int>(input.error().code));
    }
    if (input->problem.vertices.size() != weights.vertexCount()) {
        qFatal("weights of other vertices");
    }
    const BindSurface surface = describeSurface(scene, input->problem, Progress());
    return findRigidShells(*input, surface, weights, settings);
}

/// The joint that the vertex is rigid to, or kNone.
std::int32_t jointAt(const RigidShells& rigid, std::uint32_t vertex) {
    const auto group = rigid.at(vertex);
    return group ? group->joint : kNone;
}

/// What becomes of a cube beside a body that bends, as a part of its own.
std::int32_t partOf(const Weights& weights) {
    return jointAt(found(withBody(cube(0)), CubeWeights().bending().cube(weights).finish()), 8);
}

/// The same, as a shell of the body's part.
std::int32_t shellOf(const Weights& weights) {
    const Scene scene = sceneOf({test::joined(cube(-10), cube(0))});
    return jointAt(found(scene, CubeWeights().bending().cube(weights).finish()), 8);
}

} // namespace

class TestRigidShells : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itsJointMustHaveAMajority() {
        QCOMPARE(partOf({{0, 0.24F}, {1, 0.52F}, {2, 0.24F}}), 1);
        QCOMPARE(partOf({{0, 0.27F}, {1, 0.46F}, {2, 0.27F}}), kNone);
        QCOMPARE(partOf({{0, 0.55F}, {1, 0.45F}}), 0);
        QCOMPARE(partOf({{0, 0.45F}, {1, 0.55F}}), 1);
        QCOMPARE(shellOf({{0, 0.24F}, {1, 0.56F}, {2, 0.20F}}), 1);
        QCOMPARE(shellOf({{0, 0.33F}, {1, 0.34F}, {2, 0.33F}}), kNone);
    }

    /// A majority needs no common skeleton.
    void betweenSkeletonsTheStrongestLeads() {
        Scene scene = withBody(cube(0));
        for (Joint& joint : scene.skeleton.joints) {
            joint.parent = kNone;
        }
        const auto all = [](const Weights& weights) {
            return CubeWeights().bending().cube(weights).finish();
        };
        QCOMPARE(jointAt(found(scene, all({{0, 0.2F}, {1, 0.2F}, {2, 0.6F}})), 8), 2);
        QCOMPARE(jointAt(found(scene, all({{0, 0.4F}, {1, 0.3F}, {2, 0.3F}})), 8), kNone);
    }

    /// A belt that followed one joint alone would leave what it lies on; an eye is stuck in.
    void whatLiesOnOthersMustNearlyFollowOne() {
        const auto cap = [](double rim, float weight) {
            const Scene scene = withCap(rim);
            const SkinWeights weights =
                CubeWeights()
                    .bending()
                    .add(scene.parts[1].mesh->vertexCount(), {{0, 1.0F - weight}, {1, weight}})
                    .finish();
            return jointAt(found(scene, weights), 8 + capVertex(scene));
        };
        QCOMPARE(cap(0.02, 0.7F), kNone);
        QCOMPARE(cap(0.02, 0.85F), 1);
        QCOMPARE(cap(-0.03, 0.7F), 1);
        QCOMPARE(cap(1.0, 0.7F), 1); // far off
    }

    void whatSpansAJointBends() {
        const auto with = [](float first) {
            SkinWeights weights = CubeWeights()
                                      .bending()
                                      .add(1, {{0, first}, {1, 1.0F - first}})
                                      .add(7, {{0, 0.3F}, {1, 0.7F}})
                                      .finish();
            return jointAt(found(withBody(cube(0)), weights), 8);
        };
        QCOMPARE(with(0.79F), 1);
        QCOMPARE(with(0.9F), kNone);
        // A vertex on less than a twentieth of the area does not count.
        const Mesh ball = test::sphere(Vec3(0, 0, 0), 0.5, 8);
        const SkinWeights weights = CubeWeights()
                                        .bending()
                                        .add(1, {{0, 0.9F}, {1, 0.1F}})
                                        .add(ball.vertexCount() - 1, {{0, 0.3F}, {1, 0.7F}})
                                        .finish();
        QCOMPARE(jointAt(found(withBody(ball), weights), 8), 1);
    }

    void nearlyEverythingStaysSmooth() {
        const auto bodyOf = [](double edge) {
            const Mesh body = test::box(Vec3(-50, 0, 0), Vec3(-50 + edge, edge, edge));
            const SkinWeights weights =
                CubeWeights().cube({{0, 0.9F}, {1, 0.1F}}).cube({{1, 0.9F}, {2, 0.1F}}).finish();
            const RigidShells rigid = found(sceneOf({body, cube(0)}), weights);
            return std::pair(jointAt(rigid, 0), jointAt(rigid, 8));
        };
        QCOMPARE(bodyOf(20.0), std::pair(kNone, 1));
        QCOMPARE(bodyOf(8.0), std::pair(0, 1));
        const SkinWeights alone = CubeWeights().cube({{0, 0.9F}, {1, 0.1F}}).finish();
        QVERIFY(found(sceneOf({cube(0)}), alone).groups.empty());
    }

    void partsGoBeforeTheirShells() {
        const Scene scene = withBody(test::joined(cube(0), cube(2)));
        // By itself the second shell would follow joint 2.
        const RigidShells whole = found(
            scene,
            CubeWeights().bending().cube({{1, 0.8F}, {2, 0.2F}}).cube({{1, 0.44F}, {2, 0.56F}}).finish());
        QCOMPARE(whole.groups.size(), std::size_t{1});
        QVERIFY(whole.groups[0].wholePart);
        QVERIFY(std::abs(whole.groups[0].meanWeight - 0.62) < 1e-6);
        QCOMPARE(jointAt(whole, 8), 1);
        QCOMPARE(jointAt(whole, 16), 1);
        // A part that is not one leaves its shells to be asked.
        const RigidShells single = found(scene, CubeWeights()
                                                    .bending()
                                                    .cube({{0, 0.42F}, {1, 0.25F}, {2, 0.33F}})
                                                    .cube({{0, 0.10F}, {1, 0.26F}, {2, 0.64F}})
                                                    .finish());
        QCOMPARE(single.groups.size(), std::size_t{1});
        QVERIFY(!single.groups[0].wholePart);
        QCOMPARE(jointAt(single, 8), kNone);
        QCOMPARE(jointAt(single, 16), 2);
    }

    /// A backpack: joints a little higher or lower give its middle one more or less, and shell by shell its
    /// pieces would follow different ones.
    void whatIsAssembledStaysTogether() {
        const auto with = [](const Mesh& part, float middle, std::size_t cubes) {
            CubeWeights weights;
            weights.bending();
            for (std::size_t n = 0; n < cubes; ++n) {
                const float rest = 1.0F - middle;
                const float first = n % 2 == 0 ? 0.7F * rest : 0.3F * rest;
                weights.cube({{0, first}, {1, middle}, {2, rest - first}});
            }
            return found(withBody(part), weights.finish());
        };
        const Mesh pair = test::joined(cube(0), cube(2));
        const Mesh backpack = test::joined(pair, test::joined(cube(4), cube(6)));
        for (const float middle : {0.36F, 0.33F, 0.2F}) {
            const RigidShells rigid = with(backpack, middle, 4);
            QCOMPARE(rigid.groups.size(), std::size_t{1});
            QVERIFY(rigid.groups[0].wholePart);
            QCOMPARE(rigid.groups[0].joint, 1);
        }
        // Two of a kind, such as boots, are no such thing, nor is what is mostly one shell.
        QVERIFY(std::ranges::none_of(with(pair, 0.2F, 2).groups, &RigidGroup::wholePart));
        const Mesh large = test::joined(test::box(Vec3(10, 0, 0), Vec3(14, 4, 4)), pair);
        const Weights torn{{0, 0.4F}, {1, 0.2F}, {2, 0.4F}};
        QVERIFY(found(withBody(large), CubeWeights().bending().cube(torn).cube(torn).cube(torn).finish())
                    .groups.empty());
    }

    /// One that spans a joint stays as solved, of however many shells it is.
    void whatIsAssembledAndBendsIsAskedByShells() {
        const Mesh row = test::joined(cube(0), test::joined(cube(2), cube(4)));
        const RigidShells rigid = found(withBody(row), CubeWeights()
                                                           .bending()
                                                           .cube({{0, 0.9F}, {1, 0.1F}})
                                                           .cube({{0, 0.1F}, {1, 0.8F}, {2, 0.1F}})
                                                           .cube({{1, 0.1F}, {2, 0.9F}})
                                                           .finish());
        QCOMPARE(rigid.groups.size(), std::size_t{3});
        QCOMPARE(jointAt(rigid, 8), 0);
        QCOMPARE(jointAt(rigid, 16), 1);
        QCOMPARE(jointAt(rigid, 24), 2);
    }

    /// They are one shell.
    void weldedPartsAreNoGroups() {
        // The second and the third cube share a side: 12 welded vertices.
        const Weights half{{0, 0.3F}, {1, 0.5F}, {2, 0.2F}};
        const SkinWeights weights = CubeWeights().bending().add(12, half).finish();
        const RigidShells welded = found(sceneOf({cube(-10), cube(0), cube(1)}), weights);
        QCOMPARE(welded.groups.size(), std::size_t{1});
        QVERIFY(!welded.groups[0].wholePart);
        QVERIFY(found(withBody(cube(0)), CubeWeights().bending().cube(half).finish()).groups[0].wholePart);
    }

    void rulesOfTheUserWin() {
        const Weights near{{0, 0.1F}, {1, 0.9F}};
        const SkinWeights weights = CubeWeights().bending().cube(near).cube(near).finish();
        const Scene scene = withBody(test::joined(cube(0), cube(2)));
        const std::string joint = scene.skeleton.joints[1].name;
        const auto with = [&](const PartRule& rule) {
            const RigidShells rigid = found(scene, weights, allJoints({rule}));
            return std::pair(jointAt(rigid, 8), jointAt(rigid, 16));
        };
        QCOMPARE(jointAt(found(scene, weights), 8), 1);
        QCOMPARE(with({"B", 0, PartBinding::Smooth, {}}), std::pair(kNone, kNone));
        QCOMPARE(with({"B", 0, PartBinding::LimitJoints, {joint}}), std::pair(kNone, kNone));
        QCOMPARE(with({"B", 2, PartBinding::Smooth, {}}), std::pair(1, kNone)); // the other shell
        QCOMPARE(with({"A", 0, PartBinding::Smooth, {}}), std::pair(1, 1));
    }

    void regionsWin() {
        const SkinWeights weights = CubeWeights().bending().cube({{0, 0.1F}, {1, 0.9F}}).finish();
        BindSettings settings = allJoints();
        Region region;
        region.name = "corner";
        region.solid = Solid::sphere(Vec3(1, 1, 1), 0.1);
        settings.regions = {region};
        QVERIFY(found(withBody(cube(0)), weights, settings).groups.empty());
        settings.regions[0].on = false;
        QCOMPARE(jointAt(found(withBody(cube(0)), weights, settings), 8), 1);
        settings.regions[0].on = true;
        settings.regions[0].solid = Solid::sphere(Vec3(5, 5, 5), 0.1);
        settings.boneAlphas = {{withBody(cube(0)).skeleton.joints[1].name, 0.2}}; // no region of its own
        QCOMPARE(jointAt(found(withBody(cube(0)), weights, settings), 8), 1);
    }

    void theyCanBeSwitchedOff() {
        const SkinWeights weights = CubeWeights().bending().cube({{0, 0.1F}, {1, 0.9F}}).finish();
        BindSettings settings = allJoints();
        settings.rigidShells = false;
        const RigidShells none = found(withBody(cube(0)), weights, settings);
        QVERIFY(none.groups.empty());
        QCOMPARE(jointAt(none, 8), kNone);
        QVERIFY(makeRigid(weights, none) == weights);
    }

    void groupsFollowOneJointAndAllElseStays() {
        const SkinWeights weights = CubeWeights().bending().cube({{0, 0.3F}, {1, 0.7F}}).finish();
        const SkinWeights rigid = makeRigid(weights, found(withBody(cube(0)), weights));
        QVERIFY(rigid == CubeWeights().bending().cube({{1, 1.0F}}).finish());
    }

    void theReportNamesThem() {
        const Scene scene = withBody(test::joined(cube(0), cube(2)));
        const auto input = prepareInput(scene, allJoints());
        QVERIFY(input.has_value());
        const auto told = [&](const Weights& first, const Weights& second) {
            BindReport report;
            const SkinWeights weights = CubeWeights().bending().cube(first).cube(second).finish();
            reportRigidShells(scene, *input, found(scene, weights), report);
            return report;
        };
        const std::string joint = scene.skeleton.joints[1].name;
        const BindReport whole = told({{0, 0.2F}, {1, 0.8F}}, {{0, 0.3F}, {1, 0.7F}});
        QCOMPARE(whole.rigidShells.size(), std::size_t{1});
        QCOMPARE(whole.rigidShells[0].name, std::string("B"));
        QCOMPARE(whole.rigidShells[0].shell, 0);
        QCOMPARE(whole.rigidShells[0].joint, 1);
        QVERIFY(std::abs(whole.rigidShells[0].meanWeight - 0.75) < 1e-6);
        QCOMPARE(whole.notices.size(), std::size_t{1});
        QVERIFY(whole.notices[0].code == NoticeCode::PartsMadeRigid);
        QCOMPARE(whole.notices[0].arguments.at(0), "B (" + joint + ")");
        const Weights torn{{0, 0.45F}, {1, 0.1F}, {2, 0.45F}};
        const BindReport single = told(torn, {{0, 0.2F}, {1, 0.55F}, {2, 0.25F}});
        QCOMPARE(single.rigidShells.size(), std::size_t{1});
        QCOMPARE(single.rigidShells[0].name, std::string("B#2"));
        QCOMPARE(single.rigidShells[0].part, std::size_t{1});
        QVERIFY(told(torn, torn).notices.empty());
    }
};

SINEW_TEST(TestRigidShells, sinew::test::NoApplication)

} // namespace testRigidShells

#include "TestRigidShells.moc"
