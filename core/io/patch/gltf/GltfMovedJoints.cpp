#include "core/io/patch/gltf/GltfPatchParts.h"

#include "core/io/gltf/read/GltfFile.h"
#include "core/skeleton/edit/LocalChange.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

const Skeleton& skeletonBefore(const PatchInput& input) {
    return input.original->imported.scene.skeleton;
}

OrderedJson numberList(const double* values, std::size_t count) {
    OrderedJson list = OrderedJson::array();
    for (std::size_t i = 0; i < count; ++i) {
        list.push_back(values[i]);
    }
    return list;
}

std::vector<Transform> restFrames(const Skeleton& skeleton) {
    std::vector<Transform> frames;
    frames.reserve(skeleton.joints.size());
    for (const Joint& joint : skeleton.joints) {
        frames.push_back(joint.parent == kNone
                             ? joint.parentFromJointRest
                             : frames[static_cast<std::size_t>(joint.parent)] * joint.parentFromJointRest);
    }
    return frames;
}

class MovedJointWriter {
public:
    MovedJointWriter(GltfEdit& edit, GltfFile& file, const PatchInput& input,
                     const std::vector<std::size_t>& nodeOfJoint, const std::vector<std::int32_t>& parents)
        : m_edit(edit)
        , m_file(file)
        , m_before(skeletonBefore(input))
        , m_now(input.scene->skeleton)
        , m_nodeOfJoint(nodeOfJoint)
        , m_parents(parents)
        , m_changes(changes()) {}

    bool write() {
        for (std::size_t j = 0; j < m_before.size(); ++j) {
            moveNode(j);
        }
        if (!keepOthers()) {
            return false;
        }
        const std::size_t animations = m_file.count("animations");
        for (std::size_t a = 0; a < animations; ++a) {
            changeAnimation(a);
        }
        return true;
    }

private:
    std::vector<LocalChange> changes() const {
        std::vector<std::int32_t> same(m_before.size());
        std::iota(same.begin(), same.end(), 0);
        return localChanges(m_before, m_now, same);
    }

    const Json& nodeJson(std::size_t node) const { return gltfMember(m_edit.before(), "nodes")[node]; }
    Transform localBefore(std::size_t joint) const {
        return gltfNodeTransform(nodeJson(m_nodeOfJoint[joint]));
    }

    /// From the space of a joint's node's parent to that of its parent joint: nodes that are no joints may
    /// stand in between.
    Transform restFromNode(std::size_t joint) const {
        return m_before.joints[joint].parentFromJointRest * localBefore(joint).inverse();
    }

    void moveNode(std::size_t joint) {
        const Transform& before = m_before.joints[joint].parentFromJointRest;
        const Transform& now = m_now.joints[joint].parentFromJointRest;
        if (before.matrix() == now.matrix()) {
            return;
        }
        Transform local = restFromNode(joint).inverse() * now;
        if (before.linear() == now.linear()) {
            local.linear() = localBefore(joint).linear();
        }
        setGltfTransform(m_edit.entry("nodes", m_nodeOfJoint[joint]), local);
    }

    std::int32_t jointOfNode(std::size_t node) const {
        const auto found = std::ranges::find(m_nodeOfJoint, node);
        const auto joint = static_cast<std::size_t>(found - m_nodeOfJoint.begin());
        return joint < m_before.size() ? static_cast<std::int32_t>(joint) : kNone;
    }

    /// Whether a joint stands somewhere below a node.
    std::vector<bool> nodesAboveJoints() const {
        std::vector<bool> above(m_parents.size(), false);
        for (std::size_t j = 0; j < m_before.size(); ++j) {
            for (std::int32_t at = m_parents[m_nodeOfJoint[j]];
                 at != kNone && !above[static_cast<std::size_t>(at)];
                 at = m_parents[static_cast<std::size_t>(at)]) {
                above[static_cast<std::size_t>(at)] = true;
            }
        }
        return above;
    }

    bool animated(std::size_t node) const {
        for (const Json& animation : gltfMember(m_edit.before(), "animations")) {
            for (const Json& channel : gltfMember(animation, "channels")) {
                if (gltfMember(gltfMember(channel, "target"), "node") == Json(node)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Meshes and the like below a joint that moved.
    bool keepOthers() {
        const std::vector<Transform> before = restFrames(m_before);
        const std::vector<Transform> now = restFrames(m_now);
        const std::vector<bool> above = nodesAboveJoints();
        const std::size_t count = gltfMember(m_edit.before(), "nodes").size();
        for (std::size_t node = 0; node < count; ++node) {
            const std::int32_t parent = m_parents[node];
            const std::int32_t joint =
                parent == kNone ? kNone : jointOfNode(static_cast<std::size_t>(parent));
            if (joint == kNone || jointOfNode(node) != kNone || above[node]) {
                continue;
            }
            const auto j = static_cast<std::size_t>(joint);
            if (before[j].isApprox(now[j], 1e-12)) {
                continue;
            }
            if (animated(node)) {
                return false;
            }
            setGltfTransform(m_edit.entry("nodes", node),
                             now[j].inverse() * before[j] * gltfNodeTransform(nodeJson(node)));
        }
        return true;
    }

    void changeAnimation(std::size_t animation) {
        const Json& json = m_file.item("animations", animation);
        const Json& channels = gltfMember(json, "channels");
        const Json& samplers = gltfMember(json, "samplers");
        for (std::size_t c = 0; c < channels.size(); ++c) {
            const Json& target = gltfMember(channels[c], "target");
            const Json& node = gltfMember(target, "node");
            const Json& sampler = gltfMember(channels[c], "sampler");
            const std::int32_t joint =
                node.is_number_unsigned() ? jointOfNode(node.get<std::size_t>()) : kNone;
            const bool changes = joint != kNone && !m_changes[static_cast<std::size_t>(joint)].same;
            if (!changes || !sampler.is_number_unsigned() || sampler.get<std::size_t>() >= samplers.size()) {
                continue;
            }
            const auto s = sampler.get<std::size_t>();
            const Json& path = gltfMember(target, "path");
            if (const auto output = changedOutput(samplers[s], static_cast<std::size_t>(joint), path)) {
                setOutput(animation, c, s, usesOf(channels, s) > 1, *output);
            }
        }
    }

    static std::size_t usesOf(const Json& channels, std::size_t sampler) {
        return static_cast<std::size_t>(
            std::count_if(channels.begin(), channels.end(), [&](const Json& channel) {
                return gltfMember(channel, "sampler") == Json(sampler);
            }));
    }

    /// A sampler that other channels use too stays for them.
    void setOutput(std::size_t animation, std::size_t channel, std::size_t sampler, bool shared,
                   std::size_t output) {
        JsonText& json = m_edit.entry("animations", animation);
        JsonText* samplers = json.member("samplers");
        std::size_t own = sampler;
        if (shared) {
            own = samplers->size();
            samplers->append(samplers->at(sampler));
            json.member("channels")->at(channel).set("sampler", JsonText(OrderedJson(own)));
        }
        samplers->at(own).set("output", JsonText(OrderedJson(output)));
    }

    /// The accessor of the keys as they are now; nothing where they stay.
    std::optional<std::size_t> changedOutput(const Json& sampler, std::size_t joint, const Json& path) {
        const auto accessor = m_file.reference(sampler, "output", "accessors");
        const bool rotation = path == "rotation";
        if (!accessor || !(rotation || path == "translation" || path == "scale")) {
            return std::nullopt;
        }
        const std::size_t wide = rotation ? 4 : 3;
        const std::vector<float> before = m_file.floats(*accessor, wide);
        std::vector<float> now = before;
        const bool spline = gltfMember(sampler, "interpolation") == "CUBICSPLINE";
        for (std::size_t key = 0; (key + 1) * wide <= now.size(); ++key) {
            float* values = now.data() + key * wide;
            const bool tangent = spline && key % 3 != 1;
            if (rotation) {
                turnKey(joint, values);
            } else if (path == "translation") {
                moveKey(joint, tangent, values);
            } else {
                scaleKey(joint, values);
            }
        }
        if (now == before) {
            return std::nullopt;
        }
        const std::string_view bytes(reinterpret_cast<const char*>(now.data()), now.size() * sizeof(float));
        return m_edit.addAccessor({5126, rotation ? "VEC4" : "VEC3", false, 0}, now.size() / wide, bytes);
    }

    void moveKey(std::size_t joint, bool tangent, float* values) const {
        const LocalChange& change = m_changes[joint];
        const Transform rest = restFromNode(joint);
        const Transform node = rest.inverse();
        const Eigen::Map<Eigen::Vector3f> key(values);
        const Vec3 own = key.cast<double>();
        const Vec3 now =
            tangent ? Vec3(node.linear() * (change.place(rest.linear() * own) - change.place(Vec3::Zero())))
                    : Vec3(node * change.place(rest * own));
        Eigen::Map<Eigen::Vector3f>(values, 3) = now.cast<float>();
    }

    /// Turning is linear in the quaternion, so tangents turn as keys do.
    void turnKey(std::size_t joint, float* values) const {
        const LocalChange& change = m_changes[joint];
        const Quat rest(restFromNode(joint).rotation());
        const Quat own(static_cast<double>(values[3]), static_cast<double>(values[0]),
                       static_cast<double>(values[1]), static_cast<double>(values[2]));
        if (change.turn.isIdentity(0.0) && change.own.isIdentity(0.0)) {
            return;
        }
        const Quat now = rest.conjugate() * Quat(change.turn) * rest * own * Quat(change.own);
        Eigen::Map<Eigen::Vector4f>(values, 4) = now.coeffs().cast<float>();
    }

    void scaleKey(std::size_t joint, float* values) const {
        const Eigen::Map<Eigen::Vector3f> key(values);
        const Vec3 own = key.cast<double>();
        Eigen::Map<Eigen::Vector3f>(values, 3) = m_changes[joint].restScale(own).cast<float>();
    }

    GltfEdit& m_edit;
    GltfFile& m_file;
    const Skeleton& m_before;
    const Skeleton& m_now;
    const std::vector<std::size_t>& m_nodeOfJoint;
    const std::vector<std::int32_t>& m_parents;
    std::vector<LocalChange> m_changes;
};

} // namespace

bool writeMovedJoints(GltfEdit& edit, GltfFile& file, const PatchInput& input,
                      const std::vector<std::size_t>& nodeOfJoint, const std::vector<std::int32_t>& parents) {
    return MovedJointWriter(edit, file, input, nodeOfJoint, parents).write();
}

std::optional<std::set<std::size_t>> writeRestJoints(GltfEdit& edit, const PatchInput& input,
                                                     std::span<const std::size_t> nodeOfJoint) {
    constexpr double kStays = 1e-9; // of a transform, which rounding leaves
    const Skeleton& before = skeletonBefore(input);
    const std::vector<Transform> scales = fileScales(input);
    std::set<std::size_t> placed;
    for (std::size_t j = 0; j < before.size(); ++j) {
        const Transform& now = input.scene->skeleton.joints[j].parentFromJointRest;
        if (before.joints[j].parentFromJointRest.isApprox(now, kStays)) {
            continue;
        }
        const Transform local = gltfNodeTransform(gltfMember(edit.before(), "nodes")[nodeOfJoint[j]]);
        const std::optional<NodeSide> side = nodeSide(input, scales, j, local);
        if (!side) {
            return std::nullopt;
        }
        setGltfTransform(edit.entry("nodes", nodeOfJoint[j]), side->nodeFromParent * now * scales[j]);
        placed.insert(nodeOfJoint[j]);
    }
    return placed;
}

OrderedJson gltfTransformMembers(const Transform& transform) {
    constexpr double kMatrixRounding = 1e-6;
    OrderedJson node = OrderedJson::object();
    const Vec3 scale = transform.linear().colwise().norm().transpose();
    const Mat3 rotation = transform.linear() * scale.cwiseInverse().asDiagonal();
    if (!(rotation.transpose() * rotation).isIdentity(kMatrixRounding) || rotation.determinant() < 0.0) {
        node["matrix"] = numberList(transform.matrix().data(), 16);
        return node;
    }
    const Vec3 position = transform.translation();
    const Quat turn = Quat(rotation).normalized();
    if (!position.isZero(0.0)) {
        node["translation"] = numberList(position.data(), 3);
    }
    if (!turn.isApprox(Quat::Identity(), 1e-12)) {
        node["rotation"] = numberList(turn.coeffs().data(), 4);
    }
    if (!scale.isOnes(kMatrixRounding)) {
        node["scale"] = numberList(scale.data(), 3);
    }
    return node;
}

void setGltfTransform(JsonText& node, const Transform& transform) {
    const auto parsed = nlohmann::json::parse(node.value(), nullptr, false);
    const Transform before = gltfNodeTransform(parsed);
    const bool plain = before.linear() == transform.linear() && !parsed.contains("matrix");
    if (plain) {
        const Vec3 position = transform.translation();
        node.set("translation", JsonText(numberList(position.data(), 3)));
        return;
    }
    const OrderedJson members = gltfTransformMembers(transform);
    for (const char* key : {"translation", "rotation", "scale", "matrix"}) {
        if (members.contains(key)) {
            node.set(key, JsonText(members[key]));
        } else if (node.member(key) != nullptr) {
            node.erase(key);
        }
    }
}

std::vector<Transform> gltfBindChanges(const PatchInput& input) {
    const Skeleton& before = skeletonBefore(input);
    std::vector<Transform> changes;
    for (std::size_t j = 0; j < before.size(); ++j) {
        const Transform& was = before.joints[j].modelFromJointBind;
        const Transform& is = input.scene->skeleton.joints[j].modelFromJointBind;
        if (was.matrix() == is.matrix()) {
            changes.push_back(Transform::Identity());
            continue;
        }
        // The file's joints may carry scale that the scene's leave out.
        const Transform scale = was.inverse() * input.original->map.joints[j].modelFromJoint;
        changes.push_back(scale.inverse() * is.inverse() * was * scale);
    }
    return changes;
}

} // namespace sinew
