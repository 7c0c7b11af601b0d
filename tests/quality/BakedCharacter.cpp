#include "tests/quality/BakedCharacter.h"

#include "core/deform/Deform.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/LimbRoles.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::quality {

namespace {

constexpr std::size_t kFrames = 60; ///< of all clips together

bool bends(const Part& part) {
    return part.weights && part.rigidJoint == kNone;
}

/// A joint turned about an axis of model space.
struct ModelTurn {
    std::int32_t joint = kNone;
    Vec3 axis = Vec3::UnitX();
};

class BakePoseList {
public:
    explicit BakePoseList(const Scene& scene)
        : m_scene(scene)
        , m_skeleton(scene.skeleton)
        , m_weighted(weightedJoints(scene)) {}

    std::vector<BakePose> make() {
        const LimbRoles roles(m_skeleton);
        std::vector<std::pair<ModelTurn, ModelTurn>> pairs;
        for (const Limb& limb : roles.limbs()) {
            const LimbRole role = roles.role(limb);
            const std::size_t k = limb.joints.size() < 2 ? 0 : hinge(m_skeleton, limb);
            if ((role != LimbRole::Arm && role != LimbRole::Leg) || k == 0 || k >= limb.joints.size()) {
                continue;
            }
            const bool arm = role == LimbRole::Arm;
            const ModelTurn low{limb.joints[k], hingeAxis(m_skeleton, limb, k,
                                                          arm ? Vec3(0.0, 0.3, 1.0) : Vec3(-Vec3::UnitZ()))};
            const Vec3 upper = boneFrom(m_skeleton, limb, k - 1).normalized();
            add({low}, {30, 60, 90, 120}, {45, 75, 105});
            add({{low.joint, boneFrom(m_skeleton, limb, k)}}, {-90, -45, 45, 90}, {-60, 60});
            if (arm) {
                const ModelTurn up{limb.joints[k - 1], upper.cross(Vec3::UnitY())};
                const ModelTurn front{limb.joints[k - 1], upper.cross(Vec3::UnitZ())};
                ball(up, front, upper);
                pairs.emplace_back(low, front);
            } else {
                const ModelTurn front{limb.joints[k - 1], -Vec3::UnitX()};
                const ModelTurn out{limb.joints[k - 1], Vec3(0, 0, roles.side(limb))};
                ball(front, out, upper);
                pairs.emplace_back(low, front);
            }
        }
        for (const auto& [low, high] : pairs) {
            addPair(low, 60, high, 30, false);
            addPair(low, 60, high, 60, false);
            addPair(low, 90, high, 60, false);
            addPair(low, 75, high, 45, true);
        }
        addFists(roles);
        addClips();
        return std::move(m_poses);
    }

private:
    const std::string& nameOf(std::int32_t joint) const {
        return m_skeleton.joints[static_cast<std::size_t>(joint)].name;
    }

    void turn(Pose& pose, const ModelTurn& turn, double degrees) const {
        const auto joint = static_cast<std::size_t>(turn.joint);
        const Vec3 own = m_skeleton.joints[joint].modelFromJointBind.linear().transpose() * turn.axis;
        pose.joints[joint].rotation =
            Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, own.normalized()));
    }

    void addPose(std::string name, Pose pose, std::int32_t joint, bool heldOut) {
        m_poses.push_back({std::move(name), std::move(pose), joint, heldOut, {}});
    }

    void add(const std::vector<ModelTurn>& turns, const std::vector<double>& fitted,
             const std::vector<double>& heldOut) {
        const std::int32_t joint = turns.front().joint;
        const bool sound = std::ranges::all_of(turns, [&](const ModelTurn& each) {
            return m_weighted[static_cast<std::size_t>(each.joint)] && each.axis.norm() > 1e-9;
        });
        for (const bool held : {false, true}) {
            for (const double degrees : held ? heldOut : fitted) {
                Pose pose = Pose::bindPose(m_skeleton);
                for (const ModelTurn& each : turns) {
                    turn(pose, each, degrees);
                }
                if (sound) {
                    addPose(nameOf(joint) + " " + std::to_string(static_cast<int>(degrees)), std::move(pose),
                            turns.size() == 1 ? joint : kNone, held);
                }
            }
        }
    }

    void ball(const ModelTurn& one, const ModelTurn& other, const Vec3& bone) {
        add({one}, {-30, 30, 60, 90}, {45, 75});
        add({other}, {-30, 30, 60}, {45});
        add({{one.joint, one.axis.normalized() + other.axis.normalized()}}, {60}, {45});
        add({{one.joint, bone}}, {-60, -30, 30, 60}, {-45, 45});
    }

    void addPair(const ModelTurn& low, double lowDegrees, const ModelTurn& high, double highDegrees,
                 bool heldOut) {
        if (m_weighted[static_cast<std::size_t>(low.joint)] &&
            m_weighted[static_cast<std::size_t>(high.joint)] && high.axis.norm() > 1e-9) {
            Pose pose = Pose::bindPose(m_skeleton);
            turn(pose, low, lowDegrees);
            turn(pose, high, highDegrees);
            addPose(nameOf(low.joint) + " and " + nameOf(high.joint), std::move(pose), kNone, heldOut);
        }
    }

    /// The fingers of each hand curled together.
    void addFists(const LimbRoles& roles) {
        std::vector<std::int32_t> hands;
        for (const Limb& limb : roles.limbs()) {
            if (roles.role(limb) != LimbRole::Finger || limb.joints.size() < 2) {
                continue;
            }
            const std::int32_t hand = m_skeleton.joints[static_cast<std::size_t>(limb.joints[0])].parent;
            if (std::ranges::find(hands, hand) != hands.end()) {
                continue;
            }
            hands.push_back(hand);
            std::vector<ModelTurn> turns;
            for (const Limb* finger : roles.fan(limb)) {
                for (std::size_t k = finger->joints.size() > 3 ? 1 : 0; k < finger->joints.size(); ++k) {
                    const std::int32_t joint = finger->joints[k];
                    const Vec3 axis = curlAxis(m_skeleton, roles, *finger, k);
                    if (m_weighted[static_cast<std::size_t>(joint)] && axis.norm() > 1e-9) {
                        turns.push_back({joint, axis});
                    }
                }
            }
            if (!turns.empty()) {
                add(turns, {30, 60, 90}, {45, 75});
            }
        }
    }

    void addClips() {
        double duration = 0.0;
        for (const Clip& clip : m_scene.clips) {
            duration += clip.duration;
        }
        std::size_t number = 0;
        for (const Clip& clip : m_scene.clips) {
            const double step = std::max(duration / static_cast<double>(kFrames), 1e-3);
            for (double seconds = 0.5 * step; seconds < clip.duration; seconds += step) {
                addPose(clip.name + " " + std::to_string(seconds), poseAt(m_skeleton, clip, seconds), kNone,
                        number++ % 3 == 2);
            }
        }
    }

    const Scene& m_scene;
    const Skeleton& m_skeleton;
    std::vector<bool> m_weighted;
    std::vector<BakePose> m_poses;
};

} // namespace

std::vector<BakePose> bakePoses(const Scene& scene) {
    return BakePoseList(scene).make();
}

std::vector<JudgedBend> judgedBends(const Scene& scene, const std::vector<BakePose>& poses) {
    std::vector<JudgedBend> judged;
    for (const Bend& bend : bendsOf(scene.skeleton, weightedJoints(scene))) {
        const auto joint = static_cast<std::int32_t>(bend.joint);
        for (std::size_t p = 0; p < poses.size(); ++p) {
            const std::string& name = poses[p].name;
            const bool turned =
                poses[p].joint == joint ||
                (bend.name == "finger" && poses[p].joint == kNone && p < poses.size() &&
                 poses[p].pose.joints[bend.joint].rotation.angularDistance(Quat::Identity()) > 0.0);
            if (turned && bend.name != "twist" && (name.ends_with(" 90") || name.ends_with(" 75"))) {
                judged.push_back({bend, p});
            }
        }
    }
    return judged;
}

BakedCharacter::BakedCharacter(const Scene& scene)
    : m_scene(scene)
    , m_body(bodyOf(scene)) {
    for (const Joint& joint : scene.skeleton.joints) {
        m_parents.push_back(joint.parent);
    }
    Progress progress;
    m_poser.emplace(std::make_shared<const ImplicitSkin>(
        *bindImplicit(m_body.parts, scene.skeleton, progress, ImplicitMethod::Contact)));
}

PosedParts BakedCharacter::source(const Pose& pose, BakeSource source) {
    const std::vector<Transform> matrices = skinningMatrices(m_scene.skeleton, pose);
    DeformExtras extras;
    extras.parents = m_parents;
    std::vector<std::vector<Vec3>> posed;
    for (const SkinnedPart& part : m_body.parts) {
        posed.push_back(
            deformVertices(part.mesh->vertices, *part.weights, matrices, Deformer::DualQuaternion, extras));
    }
    if (source == BakeSource::Implicit) {
        posed = m_poser->pose(matrices, std::move(posed), DeformSettings()).vertices;
    }
    PosedParts parts(m_scene.parts.size());
    std::size_t next = 0;
    for (std::size_t p = 0; p < parts.size(); ++p) {
        if (bends(m_scene.parts[p])) {
            for (const Vec3& vertex : posed[next]) {
                parts[p].push_back(vertex.cast<float>());
            }
            ++next;
        }
    }
    return parts;
}

std::vector<Vec3> BakedCharacter::joined(const PosedParts& parts) const {
    std::vector<Vec3> all;
    for (std::size_t p = 0; p < parts.size(); ++p) {
        for (const Vec3f& vertex : parts[p]) {
            if (bends(m_scene.parts[p])) {
                all.push_back(vertex.cast<double>());
            }
        }
    }
    return all;
}

PosedParts BakedCharacter::linear(const Scene& scene, const Drivers& drivers, const Pose& pose) {
    const DriverRig rig(scene.skeleton, drivers);
    Pose whole = pose;
    whole.joints.resize(scene.skeleton.size());
    whole = rig.driven(whole);
    const std::vector<ShapeWeight> shapes = rig.shapes(whole);
    const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, whole);
    PosedParts parts;
    for (const Part& part : scene.parts) {
        parts.emplace_back();
        if (!bends(part)) {
            continue;
        }
        const std::vector<Vec3> shaped = shapedVertices(*part.mesh, {}, shapes);
        for (const Vec3& vertex : deformVertices(shaped.empty() ? part.mesh->vertices : shaped, *part.weights,
                                                 matrices, Deformer::LinearBlend)) {
            parts.back().push_back(vertex.cast<float>());
        }
    }
    return parts;
}

} // namespace sinew::quality
