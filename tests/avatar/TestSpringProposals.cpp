#include "core/avatar/FitColliders.h"
#include "core/avatar/SpringChecks.h"
#include "core/avatar/SpringCrossings.h"
#include "core/avatar/SpringEnds.h"
#include "core/avatar/SpringPlayer.h"
#include "core/avatar/SpringProposals.h"
#include "core/base/Parallel.h"
#include "tests/support/DressedBody.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace testSpringProposals {

using namespace sinew;
using namespace sinew::test;

namespace {

std::size_t countOf(const std::vector<FoundChain>& chains, SpringKind kind) {
    return static_cast<std::size_t>(std::ranges::count(chains, kind, &FoundChain::kind));
}

/// Gives a joint a few vertices of its own, as a limb has them.
void addSkin(Scene& scene, std::int32_t joint, const Vec3& from, const Vec3& to) {
    Mesh mesh = capsule(from, to, 0.03, 8, 4);
    mesh.name = scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
    SkinWeightsBuilder weights;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        weights.add(std::array{Influence{joint, 1.0F}});
    }
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)),
                           std::make_shared<const SkinWeights>(weights.finish()), kNone});
}

/// A run of joints with skin below a joint of the dressed body.
void addRun(Scene& scene, const std::string& name, const char* parent, const std::vector<Vec3>& places) {
    std::int32_t above = scene.skeleton.find(parent);
    for (std::size_t i = 0; i < places.size(); ++i) {
        above = addJoint(scene.skeleton, name + std::to_string(i + 1), above, places[i]);
        if (i + 1 < places.size()) {
            addSkin(scene, above, places[i], places[i + 1]);
        }
    }
}

const FoundChain* chainAt(const Scene& scene, const std::vector<FoundChain>& chains,
                          const std::string& joint) {
    const std::int32_t first = scene.skeleton.find(joint);
    const auto found =
        std::ranges::find_if(chains, [&](const FoundChain& chain) { return chain.joints.front() == first; });
    return found == chains.end() ? nullptr : &*found;
}

SpringKind kindAt(const Scene& scene, const std::string& joint) {
    const std::vector<FoundChain> chains = findChains(scene);
    const FoundChain* chain = chainAt(scene, chains, joint);
    return chain == nullptr ? SpringKind::HairFirm : chain->kind;
}

} // namespace

/// What springs are proposed for a character.
class TestSpringProposals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// By shape and place alone: the names of these chains say nothing.
    void hairAndSkirtAreFound() {
        const std::vector<FoundChain> chains = findChains(riggedDressedBody());
        QCOMPARE(chains.size(), kSkirtChains + kHairChains);
        QCOMPARE(countOf(chains, SpringKind::Skirt), kSkirtChains);
        QCOMPARE(countOf(chains, SpringKind::HairSoft), kHairChains);
        for (const FoundChain& chain : chains) {
            QCOMPARE(chain.joints.size(), std::size_t(4));
        }
    }

    void bodiesHaveNone() {
        QVERIFY(findChains(humanScene()).empty());
        QVERIFY(findChains(limb()).empty());
        QVERIFY(findChains(Scene()).empty());
    }

    void placesTellTheKind() {
        Scene scene = riggedDressedBody();
        addRun(scene, "t", "hips", {{0, 0.95, -0.15}, {0, 0.9, -0.4}, {0, 0.8, -0.7}});
        addRun(scene, "e", "head", {{0.08, 1.78, 0}, {0.1, 1.9, 0}, {0.1, 2.0, 0}});
        addRun(scene, "c", "chest", {{0, 1.38, -0.2}, {0, 1.1, -0.25}, {0, 0.8, -0.3}});
        addRun(scene, "b", "chest", {{0.08, 1.25, 0.14}, {0.08, 1.25, 0.25}, {0.08, 1.24, 0.3}});
        QCOMPARE(static_cast<int>(kindAt(scene, "t1")), static_cast<int>(SpringKind::Tail));
        QCOMPARE(static_cast<int>(kindAt(scene, "e1")), static_cast<int>(SpringKind::Ears));
        QCOMPARE(static_cast<int>(kindAt(scene, "c1")), static_cast<int>(SpringKind::Cape));
        QCOMPARE(static_cast<int>(kindAt(scene, "b1")), static_cast<int>(SpringKind::Accessory));
        // A word settles what the place leaves open.
        renameJoint(scene, "b2", "Skirt_Front");
        QCOMPARE(static_cast<int>(kindAt(scene, "b1")), static_cast<int>(SpringKind::Skirt));
    }

    /// Twist joints, fingers, brows, controls and sockets swing nowhere, whatever they are called.
    void whatIsNoChainIsLeftOut() {
        Scene scene = riggedDressedBody();
        addRun(scene, "hair", "leftUpperLeg",
               {{0.092, 0.8, 0}, {0.095, 0.7, 0}, {0.098, 0.6, 0}}); // on the bone
        addRun(scene, "tail", "leftHand", {{0.6, 0.95, 0}, {0.62, 0.93, 0}, {0.64, 0.9, 0}});
        addRun(scene, "brow", "head", {{0.04, 1.75, 0.1}, {0.05, 1.751, 0.1}, {0.06, 1.75, 0.1}});
        std::int32_t control =
            addJoint(scene.skeleton, "skirt_ctrl", scene.skeleton.find("hips"), {0, 1, 0.5});
        addJoint(scene.skeleton, "skirt_ctrl_end", control, {0, 0.5, 0.5});
        QCOMPARE(findChains(scene).size(), kSkirtChains + kHairChains);
    }

    /// A joint that forks goes on where it reaches farthest, and one that only holds chains is in none.
    void forksStartNewChains() {
        Scene scene = riggedDressedBody();
        addRun(scene, "p", "head", {{0, 1.8, -0.1}, {0, 1.7, -0.3}, {0, 1.4, -0.35}, {0, 1.1, -0.35}});
        addRun(scene, "q", "p2", {{0.1, 1.6, -0.3}, {0.15, 1.5, -0.3}});
        const std::int32_t hub = addJoint(scene.skeleton, "hub", scene.skeleton.find("hips"), {0, 1.0, 0.2});
        addSkin(scene, hub, {0, 1, 0.2}, {0, 0.98, 0.2});
        addRun(scene, "u", "hub", {{0.1, 0.95, 0.25}, {0.1, 0.8, 0.3}, {0.1, 0.6, 0.3}});
        addRun(scene, "v", "hub", {{-0.1, 0.95, 0.25}, {-0.1, 0.8, 0.3}, {-0.1, 0.6, 0.3}});
        const std::vector<FoundChain> chains = findChains(scene);
        QCOMPARE(chains.size(), kSkirtChains + kHairChains + 4);
        QCOMPARE(chainAt(scene, chains, "p1")->joints.size(), std::size_t(4));
        QCOMPARE(chainAt(scene, chains, "q1")->hangsFrom, scene.skeleton.find("p2"));
        QVERIFY(chainAt(scene, chains, "hub") == nullptr);
        QCOMPARE(chainAt(scene, chains, "u1")->hangsFrom, hub);
    }

    void presetsKeepTheirFrequency() {
        const Scene scene = riggedDressedBody();
        std::vector<SpringChain> chains = proposedChains(scene, findChains(scene));
        SpringChain& chain = chains.front();
        applyPreset(SpringKind::Tail, scene.skeleton, 1.0, chain);
        const double inMetres = chain.joints[0].stiffness;
        QCOMPARE(chain.joints[0].gravity, 0.0);
        // A bone l swings with w^2 = s / (l dt): 2.5 times a second.
        const double bone =
            (scene.skeleton.position(static_cast<std::size_t>(scene.skeleton.find(chain.joints[1].joint))) -
             scene.skeleton.position(static_cast<std::size_t>(scene.skeleton.find(chain.joints[0].joint))))
                .norm();
        const double frequency = std::sqrt(inMetres / (bone * kSpringStep)) / (2.0 * std::numbers::pi);
        QVERIFY2(std::abs(frequency - 2.5) < 0.02, qPrintable(QString::number(frequency)));
        applyPreset(SpringKind::Tail, scene.skeleton, 0.01, chain); // the same number of centimetres
        QVERIFY(std::abs(chain.joints[0].stiffness / inMetres - 0.01) < 1e-4);
    }

    /// As thick as the capsules of the test body, in their middle.
    void collidersFitTheBody() {
        const Scene scene = riggedDressedBody();
        const Springs springs = fittedColliders(scene, {});
        const auto named = [&](const char* name) {
            const auto found = std::ranges::find(springs.colliders, name, &SpringCollider::name);
            return found == springs.colliders.end() ? SpringCollider() : *found;
        };
        const SpringCollider thigh = named("Left upper leg");
        QCOMPARE(static_cast<int>(thigh.shape), static_cast<int>(ColliderShape::Capsule));
        QCOMPARE(thigh.joint, std::string("leftUpperLeg"));
        QVERIFY2(std::abs(thigh.radius - 0.075) < 0.002, qPrintable(QString::number(thigh.radius)));
        QVERIFY((thigh.offset - Vec3::Zero()).norm() < 0.01);
        QVERIFY((thigh.tail - Vec3(0.01, -0.4, 0.0)).norm() < 0.01);
        const SpringCollider head = named("Head");
        QCOMPARE(static_cast<int>(head.shape), static_cast<int>(ColliderShape::Sphere));
        QVERIFY(head.radius > 0.08 && head.radius < 0.17);
        QVERIFY((head.offset - Vec3(0.0, 0.06, 0.0)).norm() < 0.01);
        for (const auto& [name, region] : kBodyRegionNames) {
            QVERIFY(std::ranges::find(springs.groups, name, &ColliderGroup::name) != springs.groups.end());
        }
        QVERIFY(validateSprings(scene.skeleton, springs));
        QVERIFY(!fittedCollider(scene, scene.skeleton.find("k_1_4"))); // no vertex follows it
    }

    /// At rest nothing touches: without gravity the proposal leaves the character as it is modelled.
    void nothingTouchesAtRest() {
        const Scene scene = riggedDressedBody();
        SpringProposal proposal = proposedSprings(scene);
        QVERIFY(validateSprings(scene.skeleton, proposal.springs));
        QCOMPARE(proposal.found.size(), proposal.springs.chains.size());
        for (SpringChain& chain : proposal.springs.chains) {
            QVERIFY(!chain.groups.empty());
            for (SpringJoint& joint : chain.joints) {
                joint.gravity = 0.0;
            }
        }
        SpringPlayer player(scene.skeleton, proposal.springs, scene.metersPerUnit);
        const Pose bind = Pose::bindPose(scene.skeleton);
        Pose pose;
        for (int step = 0; step < 60; ++step) {
            pose = player.step(bind);
        }
        for (std::size_t j = 0; j < pose.joints.size(); ++j) {
            QVERIFY2(pose.joints[j].rotation.angularDistance(Quat::Identity()) < 1e-3,
                     scene.skeleton.joints[j].name.c_str());
        }
    }

    void theSameOnAnyThreads() {
        const Scene scene = riggedDressedBody();
        const SpringProposal once = proposedSprings(scene);
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { QVERIFY(proposedSprings(scene).springs == once.springs); });
        }
    }

    /// A single joint swings about the end of its skin, where its name says what it is.
    void oneJointGetsATail() {
        Scene scene = riggedDressedBody();
        const Vec3 base(0.07, 1.72, 0.0);
        const Vec3 tip(0.12, 1.86, 0.0);
        for (const char* name : {"ear_L", "lump"}) {
            const std::int32_t joint = addJoint(scene.skeleton, name, scene.skeleton.find("head"), base);
            addSkin(scene, joint, base, tip);
        }
        const std::vector<FoundChain> found = findChains(scene);
        QVERIFY(!chainAt(scene, found, "lump"));
        const FoundChain* ear = chainAt(scene, found, "ear_L");
        QVERIFY(ear);
        QCOMPARE(ear->joints.size(), std::size_t(1));
        QCOMPARE(ear->kind, SpringKind::Ears);
        const Vec3 end = base + ear->tail; // the joint's axes are the model's
        QVERIFY2((end - tip).norm() < 0.04, qPrintable(QString::number((end - tip).norm())));
        const SpringProposal proposal = proposedSprings(scene);
        QVERIFY(validateSprings(scene.skeleton, proposal.springs));
        const auto chain = std::ranges::find_if(proposal.springs.chains, &SpringChain::hasTail);
        QVERIFY(chain != proposal.springs.chains.end());
        QVERIFY(chain->joints[0].stiffness > 0.0 && chain->joints[0].radius > 0.0);
        QVERIFY(std::ranges::count(SpringPlayer(scene.skeleton, proposal.springs, 1.0).joints(),
                                   ear->joints[0]) == 1);
    }

    /// What has no ends gets joints there, of which nothing else takes notice.
    void tailsBecomeJoints() {
        Scene scene = riggedDressedBody();
        QCOMPARE(withEndJoints(scene).skeleton.size(), scene.skeleton.size());
        Avatar avatar;
        avatar.springs.chains = {{"one", {{"k_1_4"}}, "", {}, Vec3(0.0, -0.07, 0.0)}};
        scene.avatar = sharedAvatar(avatar);
        addJoint(scene.skeleton, "k_1_4_end", 0, Vec3::Zero());
        QCOMPARE(tailCount(scene), std::size_t(1));
        const Scene ended = withEndJoints(scene);
        QCOMPARE(ended.skeleton.size(), scene.skeleton.size() + 1);
        const Joint& end = ended.skeleton.joints.back();
        QCOMPARE(end.name, std::string("k_1_4_end2"));
        QCOMPARE(end.parent, scene.skeleton.find("k_1_4"));
        const SpringChain& chain = ended.avatar->springs.chains[0];
        QVERIFY(!chain.hasTail() && chain.joints.size() == 2 && chain.joints[1].joint == end.name);
        QVERIFY(validateSprings(ended.skeleton, ended.avatar->springs));
        SpringPlayer tailed(scene.skeleton, scene.avatar->springs, 1.0);
        SpringPlayer jointed(ended.skeleton, ended.avatar->springs, 1.0);
        tailed.step(Pose::bindPose(scene.skeleton));
        jointed.step(Pose::bindPose(ended.skeleton));
        QVERIFY((tailed.tails()[0].position - jointed.tails()[0].position).norm() < 1e-12);
    }

    /// Colliders far from all skin change no count, however many they are; one around all counts all.
    void onlyWhatIsNearIsCounted() {
        const Scene scene = riggedDressedBody();
        const auto walk = walkClip(scene);
        Springs springs = proposedSprings(scene).springs;
        Progress progress;
        const auto count = [&] { return countCrossings(scene, *walk, springs, {}, progress).value(); };
        const SpringCrossings near = count();
        SpringCollider far;
        far.joint = "head";
        far.radius = 0.01;
        for (int i = 0; i < 2000; ++i) {
            far.shape = i % 2 == 0 ? ColliderShape::Sphere : ColliderShape::Capsule;
            far.offset = Vec3(10.0 + 0.05 * i, 3.0, 0.0);
            far.tail = far.offset + Vec3::UnitY();
            for (ColliderGroup& group : springs.groups) {
                group.colliders.push_back(springs.colliders.size());
            }
            springs.colliders.push_back(far);
        }
        QVERIFY(count() == near);
        far.shape = ColliderShape::InsideSphere; // nothing of the character is in it, and it is left out
        for (ColliderGroup& group : springs.groups) {
            group.colliders.push_back(springs.colliders.size());
        }
        springs.colliders.push_back(far);
        QCOMPARE(count().vertices, std::size_t(0));
    }

    /// The legs of a walk go through a skirt that does not swing, and hardly through one that does.
    void legsStayOutOfTheSkirt() {
        const Scene scene = riggedDressedBody();
        const auto walk = walkClip(scene);
        QVERIFY(walk && walk->duration == 1.0);
        const SpringProposal proposal = proposedSprings(scene);
        Progress progress;
        const auto crossings = countCrossings(scene, *walk, proposal.springs, {}, progress);
        QVERIFY(crossings);
        qInfo("%zu of %zu vertices in %zu steps inside without springs, %zu with; deepest %.1f mm",
              crossings->still, crossings->vertices, crossings->steps, crossings->swung,
              1e3 * crossings->deepest);
        QVERIFY(crossings->still > 500);
        QVERIFY(crossings->swung < crossings->still / 5);
        QVERIFY(!walkClip(limb()));
    }
};

SINEW_TEST(TestSpringProposals, NoApplication)

} // namespace testSpringProposals

#include "TestSpringProposals.moc"
