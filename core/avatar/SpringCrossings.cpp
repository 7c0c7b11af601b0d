#include "core/avatar/SpringCrossings.h"

#include "core/avatar/SpringPlayer.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/NearestPiece.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/HumanPose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace sinew {
namespace {

/// A vertex that a swinging joint moves most.
struct ChainVertex {
    const Part* part = nullptr;
    std::size_t vertex = 0;
    std::size_t chain = 0;
};

Vec3 skinned(const ChainVertex& of, std::span<const Transform> matrices) {
    const Vec3& bind = of.part->mesh->vertices[of.vertex];
    Vec3 sum = Vec3::Zero();
    double weight = 0.0;
    for (const Influence& influence : of.part->weights->at(of.vertex)) {
        sum += influence.weight * (matrices[static_cast<std::size_t>(influence.joint)] * bind);
        weight += influence.weight;
    }
    return sum / weight;
}

/// Which colliders push the chains: #chains lists of #colliders.
std::vector<std::vector<bool>> pushersOf(const Springs& springs) {
    std::vector<std::vector<bool>> pushers;
    for (const SpringChain& chain : springs.chains) {
        std::vector<bool>& pushes = pushers.emplace_back(springs.colliders.size(), false);
        for (const std::size_t group : chain.groups) {
            if (group >= springs.groups.size()) {
                continue;
            }
            for (const std::size_t collider : springs.groups[group].colliders) {
                if (collider < pushes.size()) {
                    pushes[collider] = true;
                }
            }
        }
    }
    return pushers;
}

/// Colliders in a pose, to be asked for those that a place may be inside of.
class ColliderSearch {
public:
    /// O(n log n).
    explicit ColliderSearch(std::vector<PlacedCollider> colliders)
        : m_tree(boxesOf(colliders)) {}

    /// How deep a place is inside of those that push; 0: outside of all. O(log n + what is near) but for
    /// planes and those whose inside is free, which are all looked at.
    double depth(const Vec3& at, const std::vector<bool>& pushes) const {
        double depth = 0.0;
        const auto look = [&](const PlacedCollider& collider) {
            Vec3 push;
            depth = pushes[collider.collider] ? std::max(depth, -collider.distance(at, 0.0, push)) : depth;
            return true;
        };
        m_tree.forEachTouching({at, at}, [&](std::uint32_t i) { return look(m_bounded[i]); });
        std::ranges::for_each(m_open, look);
        return depth;
    }

private:
    /// Sorts those with an outside of their own from the others; of the former the boxes.
    std::vector<Aabb> boxesOf(const std::vector<PlacedCollider>& colliders) {
        constexpr double kRounding = 1e-9;
        std::vector<Aabb> boxes;
        for (const PlacedCollider& collider : colliders) {
            Aabb box = pieceBox(collider.from, collider.to, kRounding);
            const Vec3 around = Vec3::Constant(collider.radius * (1.0 + kRounding));
            box.min -= around;
            box.max += around;
            const bool bounded =
                collider.shape == ColliderShape::Sphere || collider.shape == ColliderShape::Capsule;
            if (bounded && box.min.allFinite() && box.max.allFinite()) {
                boxes.push_back(box);
                m_bounded.push_back(collider);
            } else {
                m_open.push_back(collider);
            }
        }
        return boxes;
    }

    std::vector<PlacedCollider> m_bounded; ///< by number in the tree
    std::vector<PlacedCollider> m_open;
    BoxTree m_tree;
};

/// Counts vertices of chains inside of colliders.
class CrossingCounter {
public:
    CrossingCounter(const Scene& scene, const Springs& springs, const SpringPlayer& player)
        : m_scene(scene)
        , m_springs(springs)
        , m_pushers(pushersOf(springs)) {
        std::map<std::int32_t, std::size_t> chains;
        for (const SpringTail& tail : player.tails()) {
            chains.emplace(tail.joint, tail.chain);
        }
        for (const Part& part : scene.parts) {
            for (std::size_t v = 0; part.weights && v < part.weights->vertexCount(); ++v) {
                const std::span<const Influence> influences = part.weights->at(v);
                const auto chain = influences.empty() ? chains.end() : chains.find(influences.front().joint);
                if (chain != chains.end()) {
                    m_vertices.push_back({&part, v, chain->second});
                }
            }
        }
        const Pose bind = Pose::bindPose(scene.skeleton);
        const std::vector<double> depths = depthsIn(bind);
        std::vector<ChainVertex> outside;
        for (std::size_t i = 0; i < depths.size(); ++i) {
            if (depths[i] <= 0.0) {
                outside.push_back(m_vertices[i]);
            }
        }
        m_vertices = std::move(outside);
    }

    /// How deep each vertex is inside of a collider of its chain; 0 or less: outside.
    std::vector<double> depthsIn(const Pose& pose) const {
        const std::vector<Transform> matrices = skinningMatrices(m_scene.skeleton, pose);
        const ColliderSearch colliders(
            placedColliders(m_scene.skeleton, m_springs, modelFromJoints(m_scene.skeleton, pose)));
        std::vector<double> depths;
        depths.reserve(m_vertices.size());
        for (const ChainVertex& vertex : m_vertices) {
            depths.push_back(colliders.depth(skinned(vertex, matrices), m_pushers[vertex.chain]));
        }
        return depths;
    }

    std::size_t size() const { return m_vertices.size(); }
    /// That a vertex follows most.
    std::int32_t jointOf(std::size_t vertex) const {
        const ChainVertex& at = m_vertices[vertex];
        return at.part->weights->at(at.vertex).front().joint;
    }

private:
    const Scene& m_scene;
    const Springs& m_springs;
    std::vector<std::vector<bool>> m_pushers;
    std::vector<ChainVertex> m_vertices;
};

/// A joint of the walk and how it turns: about the character's left axis, in the model.
class WalkJoint {
public:
    WalkJoint(const Skeleton& skeleton, std::int32_t joint, const Vec3& left)
        : m_joint(joint) {
        const Transform& bind = skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind;
        m_axis = (bind.linear().transpose() * left).normalized();
    }
    /// Degrees; forward is positive for a limb that hangs.
    void turn(Pose& pose, double degrees) const {
        const double radians = -degrees * std::numbers::pi / 180.0;
        pose.joints[static_cast<std::size_t>(m_joint)].rotation = Quat(Eigen::AngleAxisd(radians, m_axis));
    }

private:
    std::int32_t m_joint;
    Vec3 m_axis;
};

constexpr double kWalkRate = 30.0; ///< keys a second
constexpr double kForward = 28.0;  ///< degrees
constexpr double kBack = 20.0;
constexpr double kKnee = 55.0;
constexpr double kArm = 20.0;

} // namespace

Expected<SpringCrossings> countCrossings(const Scene& scene, const Clip& clip, const Springs& springs,
                                         const CompletePose& complete, Progress& progress) {
    SpringPlayer player(scene.skeleton, springs, scene.metersPerUnit, springRest(scene));
    const auto steps = static_cast<std::size_t>(std::max(1.0, std::round(clip.duration / kSpringStep)));
    const auto poseOf = [&](std::size_t step) {
        const Pose pose = poseAt(scene.skeleton, clip, static_cast<double>(step) * kSpringStep);
        return complete ? complete(pose) : pose;
    };
    player.reset(poseOf(0));
    SpringPlayer still = player;
    const CrossingCounter counter(scene, springs, player);
    SpringCrossings crossings{counter.size(), steps, 0, 0, 0.0, kNone};
    for (std::size_t run = 0; run < 2; ++run) {
        for (std::size_t step = 1; step <= steps; ++step) {
            const Pose pose = poseOf(step);
            const Pose swung = player.step(pose);
            if (progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            progress.report(Stage::Deform, 0.5 * (static_cast<double>(run) +
                                                  static_cast<double>(step) / static_cast<double>(steps)));
            if (run == 0) {
                continue; // until chains have settled
            }
            still.reset(pose);
            const auto inside = [](double depth) { return depth > 0.0; };
            crossings.still +=
                static_cast<std::size_t>(std::ranges::count_if(counter.depthsIn(still.shown(pose)), inside));
            const std::vector<double> depths = counter.depthsIn(swung);
            crossings.swung += static_cast<std::size_t>(std::ranges::count_if(depths, inside));
            const auto deepest = std::ranges::max_element(depths);
            if (deepest != depths.end() && *deepest > crossings.deepest) {
                crossings.deepest = *deepest;
                crossings.joint = counter.jointOf(static_cast<std::size_t>(deepest - depths.begin()));
            }
        }
    }
    return crossings;
}

std::optional<Clip> walkClip(const Scene& scene, std::span<const BoneJoint> bones) {
    const HumanoidMap map = findHumanoid(scene.skeleton, bones);
    const auto at = [&](const char* bone) {
        return scene.skeleton.position(static_cast<std::size_t>(humanJoint(map, bone)));
    };
    for (const char* bone : {"leftUpperLeg", "rightUpperLeg", "leftLowerLeg", "rightLowerLeg"}) {
        if (humanJoint(map, bone) == kNone) {
            return std::nullopt;
        }
    }
    const Vec3 left = (at("leftUpperLeg") - at("rightUpperLeg")).normalized();
    std::vector<Pose> poses;
    for (double key = 0.0; key <= kWalkRate; ++key) {
        Pose pose = Pose::bindPose(scene.skeleton);
        for (const char* side : {"left", "right"}) {
            const double phase = 2.0 * std::numbers::pi * key / kWalkRate +
                                 (std::string_view(side) == "left" ? 0.0 : std::numbers::pi);
            const auto turn = [&](const char* bone, double degrees) {
                if (const std::int32_t joint = humanJoint(map, std::string(side) + bone); joint != kNone) {
                    WalkJoint(scene.skeleton, joint, left).turn(pose, degrees);
                }
            };
            const double swing = std::sin(phase);
            turn("UpperLeg", 0.5 * (kForward - kBack) + 0.5 * (kForward + kBack) * swing);
            turn("LowerLeg", -kKnee * std::pow(0.5 + 0.5 * std::cos(phase), 2.0));
            turn("UpperArm", -kArm * swing);
        }
        poses.push_back(std::move(pose));
    }
    return clipOf(scene.skeleton, poses, kWalkRate, "walk");
}

} // namespace sinew
