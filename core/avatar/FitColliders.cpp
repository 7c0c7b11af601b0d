#include "core/avatar/FitColliders.h"

#include "core/avatar/JointSkin.h"
#include "core/skeleton/HumanPose.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <set>
#include <string_view>

namespace sinew {
namespace {

constexpr std::size_t kFewVertices = 8; ///< say nothing of how thick a limb is

struct RegionBone {
    const char* bone;
    BodyRegion region;
    bool sided = false;
};

constexpr std::array kRegionBones{
    RegionBone{"hips", BodyRegion::Body},           RegionBone{"spine", BodyRegion::Body},
    RegionBone{"chest", BodyRegion::Body},          RegionBone{"upperChest", BodyRegion::Body},
    RegionBone{"neck", BodyRegion::Body},           RegionBone{"head", BodyRegion::Head},
    RegionBone{"UpperArm", BodyRegion::Arms, true}, RegionBone{"LowerArm", BodyRegion::Arms, true},
    RegionBone{"Hand", BodyRegion::Arms, true},     RegionBone{"UpperLeg", BodyRegion::Legs, true},
    RegionBone{"LowerLeg", BodyRegion::Legs, true}, RegionBone{"Foot", BodyRegion::Legs, true}};

/// The line through the middle of vertices beside a bone, from its start to its end: where they lie across it
/// is fitted by a line over where they lie along it.
Segment middleLine(const std::vector<Vec3>& skin, const Segment& bone) {
    const Vec3 along = bone.b - bone.a;
    const double squared = along.squaredNorm();
    double sumT = 0.0;
    double sumTt = 0.0;
    Vec3 sum = Vec3::Zero();
    Vec3 sumOfT = Vec3::Zero();
    double count = 0.0;
    for (const Vec3& vertex : skin) {
        const double t = (vertex - bone.a).dot(along) / squared;
        if (t < 0.0 || t > 1.0) {
            continue; // beyond its ends there are caps, which lie to one side
        }
        const Vec3 across = vertex - bone.a - t * along;
        sumT += t;
        sumTt += t * t;
        sum += across;
        sumOfT += t * across;
        count += 1.0;
    }
    const double spread = count * sumTt - sumT * sumT;
    if (count < static_cast<double>(kFewVertices)) {
        return bone;
    }
    const Vec3 slope =
        spread > 1e-3 * count * count ? Vec3((count * sumOfT - sumT * sum) / spread) : Vec3(Vec3::Zero());
    const Vec3 start = (sum - slope * sumT) / count;
    return {bone.a + start, bone.b + start + slope};
}

/// How far vertices are from a line, the median of those beside it; of all where few are.
double medianAway(const std::vector<Vec3>& skin, const Segment& line) {
    std::vector<double> beside;
    std::vector<double> all;
    for (const Vec3& vertex : skin) {
        const double fraction = fractionAlong(line, vertex);
        all.push_back((vertex - nearestPoint(vertex, line)).norm());
        if (fraction > 0.0 && fraction < 1.0) {
            beside.push_back(all.back());
        }
    }
    return medianOf(beside.size() < kFewVertices ? all : beside);
}

/// Fits colliders to the skin of joints.
class ColliderFitter {
public:
    explicit ColliderFitter(const Scene& scene)
        : m_skeleton(scene.skeleton)
        , m_skin(skinOfJoints(scene))
        , m_next(boneChildren(m_skeleton, m_skin)) {}

    /// Along the bone to `end`; kNone: a ball.
    std::optional<SpringCollider> fit(std::int32_t joint, std::int32_t end) const {
        const auto j = static_cast<std::size_t>(joint);
        const std::vector<Vec3>& skin = m_skin[j];
        if (skin.size() < kFewVertices) {
            return std::nullopt;
        }
        SpringCollider collider;
        collider.joint = m_skeleton.joints[j].name;
        const Segment line = end == kNone
                                 ? ballOf(skin)
                                 : middleLine(skin, {m_skeleton.position(j),
                                                     m_skeleton.position(static_cast<std::size_t>(end))});
        collider.shape = end == kNone ? ColliderShape::Sphere : ColliderShape::Capsule;
        collider.radius = medianAway(skin, line);
        const Transform jointFromModel = m_skeleton.joints[j].modelFromJointBind.inverse();
        collider.offset = jointFromModel * line.a;
        collider.tail = end == kNone ? Vec3(Vec3::Zero()) : Vec3(jointFromModel * line.b);
        return collider.radius > 0.0 ? std::optional(std::move(collider)) : std::nullopt;
    }

    std::optional<SpringCollider> fitBone(std::int32_t joint) const {
        return fit(joint, m_next[static_cast<std::size_t>(joint)]);
    }

private:
    static Segment ballOf(const std::vector<Vec3>& skin) {
        Aabb box;
        for (const Vec3& vertex : skin) {
            box.add(vertex);
        }
        return {box.center(), box.center()};
    }

    const Skeleton& m_skeleton;
    std::vector<std::vector<Vec3>> m_skin;
    std::vector<std::int32_t> m_next;
};

void addToRegion(Springs& springs, BodyRegion region, SpringCollider collider) {
    const std::string name = nameOf(kBodyRegionNames, region);
    auto group = std::ranges::find(springs.groups, name, &ColliderGroup::name);
    if (group == springs.groups.end()) {
        group = springs.groups.insert(group, {name, {}});
    }
    group->colliders.push_back(springs.colliders.size());
    springs.colliders.push_back(std::move(collider));
}

/// Where a human's bone ends: at the next one that is there; heads and hands are balls.
std::int32_t boneEnd(const HumanoidMap& map, std::string_view bone, const std::string& side) {
    const auto first = [&](std::initializer_list<std::string> names) {
        for (const std::string& name : names) {
            if (const std::int32_t joint = humanJoint(map, name); joint != kNone) {
                return joint;
            }
        }
        return kNone;
    };
    if (bone == "hips") {
        return first({"spine", "chest", "upperChest", "neck", "head"});
    }
    if (bone == "spine") {
        return first({"chest", "upperChest", "neck", "head"});
    }
    if (bone == "chest") {
        return first({"upperChest", "neck", "head"});
    }
    if (bone == "upperChest") {
        return first({"neck", "head"});
    }
    if (bone == "neck") {
        return first({"head"});
    }
    if (bone == "UpperArm") {
        return first({side + "LowerArm", side + "Hand"});
    }
    if (bone == "LowerArm") {
        return first({side + "Hand"});
    }
    if (bone == "UpperLeg") {
        return first({side + "LowerLeg", side + "Foot"});
    }
    if (bone == "LowerLeg") {
        return first({side + "Foot"});
    }
    return bone == "Foot" ? first({side + "Toes"}) : kNone;
}

/// "Left upper leg" of "leftUpperLeg".
std::string regionColliderName(const std::string& bone) {
    std::string name;
    for (const char letter : bone) {
        const bool starts = std::isupper(static_cast<unsigned char>(letter)) != 0;
        if (starts) {
            name += ' ';
        }
        name += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return name;
}

void fitHuman(const ColliderFitter& fitter, const HumanoidMap& map, Springs& springs) {
    for (const RegionBone& row : kRegionBones) {
        for (const char* side : {"left", "right"}) {
            const std::string bone = row.sided ? std::string(side) + row.bone : row.bone;
            const std::int32_t joint = humanJoint(map, bone);
            if (joint == kNone || (!row.sided && std::string_view(side) == "right")) {
                continue;
            }
            if (auto collider = fitter.fit(joint, boneEnd(map, row.bone, side))) {
                collider->name = regionColliderName(bone);
                addToRegion(springs, row.region, std::move(*collider));
            }
        }
    }
}

} // namespace

Springs fittedColliders(const Scene& scene, std::span<const FoundChain> chains,
                        std::span<const BoneJoint> bones) {
    Springs springs;
    const ColliderFitter fitter(scene);
    const HumanoidMap map = findHumanoid(scene.skeleton, bones);
    if (humanJoint(map, "hips") != kNone && humanJoint(map, "head") != kNone) {
        fitHuman(fitter, map, springs);
        return springs;
    }
    std::set<std::int32_t> swinging;
    for (const FoundChain& chain : chains) {
        swinging.insert(chain.joints.begin(), chain.joints.end());
    }
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        const auto joint = static_cast<std::int32_t>(j);
        if (swinging.contains(joint)) {
            continue;
        }
        if (auto collider = fitter.fitBone(joint)) {
            collider->name = collider->joint;
            addToRegion(springs, BodyRegion::Body, std::move(*collider));
        }
    }
    return springs;
}

std::optional<SpringCollider> fittedCollider(const Scene& scene, std::int32_t joint) {
    return ColliderFitter(scene).fitBone(joint);
}

} // namespace sinew
