#include "core/avatar/SpringProposals.h"

#include "core/avatar/FitColliders.h"
#include "core/avatar/JointSkin.h"
#include "core/avatar/SpringPlayer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>

namespace sinew {
namespace {

/// What a kind is like.
struct KindRow {
    SpringKind kind;
    const char* title;
    double frequency; ///< of small swings of a bone, times a second
    double drag;
    double gravity;              ///< of the stiffness
    std::array<bool, 4> regions; ///< by BodyRegion: whose colliders push it
};

// Frequencies, drag and gravity are an artist's measure: soft hair swings twice a second and comes to rest
// within one. Gravity is small, since chains are modelled as they hang.
constexpr std::array kKindRows{
    KindRow{SpringKind::HairSoft, "Hair", 2.0, 0.35, 0.3, {true, true, true, false}},
    KindRow{SpringKind::HairFirm, "Hair", 3.5, 0.45, 0.1, {true, true, false, false}},
    KindRow{SpringKind::Skirt, "Skirt", 2.8, 0.5, 0.3, {false, false, false, true}},
    KindRow{SpringKind::Cape, "Cape", 1.8, 0.45, 0.4, {true, false, true, true}},
    KindRow{SpringKind::Tail, "Tail", 2.5, 0.4, 0.0, {false, false, false, true}},
    KindRow{SpringKind::Ears, "Ear", 5.0, 0.4, 0.0, {false, true, false, false}},
    KindRow{SpringKind::Accessory, "Accessory", 3.0, 0.4, 0.2, {true, false, false, true}}};

constexpr double kMinCollider = 0.6; ///< of a fitted collider's radius, however near chains hang
constexpr double kClearance = 0.98;  ///< of the room that is there

const KindRow& kindRow(SpringKind kind) {
    return *std::ranges::find(kKindRows, kind, &KindRow::kind);
}

/// Of a chain's bones with length, scene units; 0: it has none.
double meanBone(const Skeleton& skeleton, const SpringChain& chain) {
    double sum = 0.0;
    double count = 0.0;
    for (std::size_t i = 1; i < chain.joints.size(); ++i) {
        const std::int32_t from = skeleton.find(chain.joints[i - 1].joint);
        const std::int32_t to = skeleton.find(chain.joints[i].joint);
        if (from != kNone && to != kNone) {
            sum += (skeleton.position(static_cast<std::size_t>(to)) -
                    skeleton.position(static_cast<std::size_t>(from)))
                       .norm();
            count += 1.0;
        }
    }
    if (chain.hasTail()) {
        sum += chain.tail.norm();
        count += 1.0;
    }
    return count > 0.0 ? sum / count : 0.0;
}

/// Three digits, as forms show them.
double roundedValue(double value) {
    if (!(value > 0.0)) {
        return 0.0;
    }
    const double step = std::pow(10.0, std::floor(std::log10(value)) - 2.0);
    return std::round(value / step) * step;
}

/// The ball at the end of the bone from one joint to the next: as wide as what follows it, so that strips of
/// cloth beside each other leave no gap for a leg. In a walk of a test body 949 vertices of a skirt are
/// inside of a leg; 724 stay with 0.3 of this radius, 136 with all of it, 99 with 1.3.
double linkRadius(const Skeleton& skeleton, const std::vector<std::vector<Vec3>>& skin, std::int32_t joint,
                  const Vec3& end) {
    return boneThickness(skin[static_cast<std::size_t>(joint)],
                         {skeleton.position(static_cast<std::size_t>(joint)), end})
        .wide;
}

/// Where the bone of a chain's joint ends, in the bind pose; nothing: it has none.
std::optional<Vec3> boneEnd(const Skeleton& skeleton, const SpringChain& chain, std::size_t i) {
    const bool last = i + 1 == chain.joints.size();
    const std::int32_t joint = skeleton.find(chain.joints[last ? i : i + 1].joint);
    if (joint == kNone || (last && !chain.hasTail())) {
        return std::nullopt;
    }
    const Transform& bind = skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind;
    return last ? Vec3(bind * chain.tail) : Vec3(bind.translation());
}

/// How far each collider may reach, and how thick the ends of chains may be, until they touch at rest.
class RestRoom {
public:
    RestRoom(const Skeleton& skeleton, Springs& springs)
        : m_skeleton(skeleton)
        , m_springs(springs) {
        for (const PlacedCollider& placed :
             placedColliders(skeleton, springs, modelFromJoints(skeleton, Pose::bindPose(skeleton)))) {
            m_placed.emplace(placed.collider, placed);
        }
    }

    void make() {
        each([&](SpringJoint& /*joint*/, const Vec3& tail, std::size_t c) {
            Vec3 push;
            PlacedCollider& placed = m_placed.at(c);
            const double room = placed.distance(tail, 0.0, push);
            if (room < 0.0) {
                const double fitted = m_springs.colliders[c].radius;
                placed.radius = std::max(kMinCollider * fitted, placed.radius + room);
            }
        });
        for (auto& [c, placed] : m_placed) {
            m_springs.colliders[c].radius = roundedValue(placed.radius);
        }
        each([&](SpringJoint& joint, const Vec3& tail, std::size_t c) {
            Vec3 push;
            const double room = m_placed.at(c).distance(tail, 0.0, push);
            joint.radius = std::clamp(kClearance * room, 0.0, joint.radius);
        });
    }

private:
    /// Every end of a bone with every collider that pushes it.
    template<typename Body>
    void each(const Body& body) {
        for (SpringChain& chain : m_springs.chains) {
            for (std::size_t i = 0; i < chain.joints.size(); ++i) {
                const std::optional<Vec3> end = boneEnd(m_skeleton, chain, i);
                for (const std::size_t group : end ? chain.groups : std::vector<std::size_t>()) {
                    for (const std::size_t c : m_springs.groups[group].colliders) {
                        body(chain.joints[i], *end, c);
                    }
                }
            }
        }
    }

    const Skeleton& m_skeleton;
    Springs& m_springs;
    std::map<std::size_t, PlacedCollider> m_placed;
};

} // namespace

void applyPreset(SpringKind kind, const Skeleton& skeleton, double metersPerUnit, SpringChain& chain) {
    const KindRow& row = kindRow(kind);
    // A bone of length l that a step of dt pulls by s dt towards rest swings with w^2 = s / (l dt).
    const double turn = 2.0 * std::numbers::pi * row.frequency;
    const double bone = meanBone(skeleton, chain) * metersPerUnit;
    const double stiffness = roundedValue(turn * turn * bone * kSpringStep);
    for (SpringJoint& joint : chain.joints) {
        joint.stiffness = stiffness;
        joint.drag = row.drag;
        joint.gravity = roundedValue(row.gravity * stiffness);
        joint.gravityDirection = -Vec3::UnitY();
    }
}

std::vector<SpringChain> proposedChains(const Scene& scene, std::span<const FoundChain> found) {
    const std::vector<std::vector<Vec3>> skin = skinOfJoints(scene);
    std::map<std::string, int> numbers;
    std::vector<SpringChain> chains;
    for (const FoundChain& each : found) {
        SpringChain chain;
        const std::string title = kindRow(each.kind).title;
        chain.name = title + " " + std::to_string(++numbers[title]);
        for (const std::int32_t joint : each.joints) {
            chain.joints.emplace_back();
            chain.joints.back().joint = scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
        }
        chain.tail = each.tail;
        for (std::size_t i = 0; i < each.joints.size(); ++i) {
            if (const auto end = boneEnd(scene.skeleton, chain, i)) {
                chain.joints[i].radius = roundedValue(linkRadius(scene.skeleton, skin, each.joints[i], *end));
            }
        }
        applyPreset(each.kind, scene.skeleton, scene.metersPerUnit, chain);
        chains.push_back(std::move(chain));
    }
    return chains;
}

void assignGroups(std::span<const FoundChain> found, Springs& springs) {
    for (std::size_t c = 0; c < std::min(found.size(), springs.chains.size()); ++c) {
        springs.chains[c].groups.clear();
        for (std::size_t g = 0; g < springs.groups.size(); ++g) {
            const auto region = valueOf(kBodyRegionNames, springs.groups[g].name);
            if (region && kindRow(found[c].kind).regions[static_cast<std::size_t>(*region)]) {
                springs.chains[c].groups.push_back(g);
            }
        }
    }
}

std::size_t addFittedColliders(const Scene& scene, std::span<const BoneJoint> bones, Springs& springs) {
    std::vector<FoundChain> chains;
    for (const SpringChain& chain : springs.chains) {
        chains.emplace_back();
        for (const SpringJoint& joint : chain.joints) {
            chains.back().joints.push_back(scene.skeleton.find(joint.joint));
        }
    }
    Springs fitted = fittedColliders(scene, chains, bones);
    springs.colliders = std::move(fitted.colliders);
    springs.groups = std::move(fitted.groups);
    for (SpringChain& chain : springs.chains) {
        chain.groups.clear();
        for (std::size_t group = 0; group < springs.groups.size(); ++group) {
            chain.groups.push_back(group);
        }
    }
    RestRoom(scene.skeleton, springs).make();
    return springs.colliders.size();
}

SpringProposal proposedSprings(const Scene& scene, std::span<const BoneJoint> bones) {
    SpringProposal proposal;
    proposal.found = findChains(scene, bones);
    if (proposal.found.empty()) {
        return proposal;
    }
    proposal.springs = fittedColliders(scene, proposal.found, bones);
    proposal.springs.chains = proposedChains(scene, proposal.found);
    assignGroups(proposal.found, proposal.springs);
    RestRoom(scene.skeleton, proposal.springs).make();
    return proposal;
}

} // namespace sinew
