#include "core/io/gltf/write/GltfWriteParts.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace sinew {
namespace {

using Json = nlohmann::json;

constexpr double kUnitScale = 1e-9; ///< what rounding leaves of a scale of 1

Json jointNode(const ExportInput& input, std::size_t joint) {
    const Trs local = parentFromNode(input, joint);
    const Quat& q = local.rotation;
    const Vec3& t = local.translation;
    Json node{{"name", input.scene->skeleton.joints[joint].name},
              {"translation", {t.x(), t.y(), t.z()}},
              {"rotation", {q.x(), q.y(), q.z(), q.w()}}};
    if (const Vec3& s = local.scale; (s - Vec3::Ones()).norm() > kUnitScale) {
        node["scale"] = {s.x(), s.y(), s.z()};
    }
    return node;
}

Json skin(GltfBuffer& buffer, const ExportInput& input, std::size_t commonRoot) {
    Json joints = Json::array();
    std::vector<Eigen::Matrix4f> inverseBinds;
    for (std::size_t j = 0; j < input.scene->skeleton.size(); ++j) {
        joints.push_back(j);
        const Transform jointFromModel = modelFromJoint(input, j).inverse(Eigen::Isometry);
        inverseBinds.emplace_back(jointFromModel.matrix().cast<float>());
        // The last row must be exact: validators compare it bit by bit.
        inverseBinds.back().row(3) << 0.0F, 0.0F, 0.0F, 1.0F;
    }
    const std::string& name = input.scene->names.skin;
    return {{"name", name.empty() ? kArmatureName : name},
            {"joints", std::move(joints)},
            {"skeleton", commonRoot},
            {"inverseBindMatrices", buffer.addMatrices(inverseBinds)}};
}

} // namespace

GltfNodes writeGltfSkeleton(GltfBuffer& buffer, const ExportInput& input) {
    const Skeleton& skeleton = input.scene->skeleton;
    GltfNodes result;
    if (skeleton.empty()) {
        return result;
    }
    const auto children = skeleton.children();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        Json node = jointNode(input, j);
        if (!children[j].empty()) {
            node["children"] = children[j];
        }
        result.nodes.push_back(std::move(node));
    }
    const std::vector<std::int32_t> roots = skeleton.roots();
    auto commonRoot = static_cast<std::size_t>(roots.front());
    if (roots.size() > 1) {
        commonRoot = result.nodes.size();
        const std::string& name = input.scene->names.armature;
        result.nodes.push_back({{"name", name.empty() ? kArmatureName : name}, {"children", roots}});
    }
    result.roots.push_back(commonRoot);
    result.skins.push_back(skin(buffer, input, commonRoot));
    return result;
}

std::size_t addGltfMeshNode(GltfNodes& nodes, const std::string& name, std::size_t mesh, bool skinned) {
    Json node{{"name", name}, {"mesh", mesh}};
    if (skinned) {
        node["skin"] = 0;
    }
    nodes.roots.push_back(nodes.nodes.size());
    nodes.nodes.push_back(std::move(node));
    return nodes.nodes.size() - 1;
}

Json gltfConstraint(const NodeConstraint& constraint, std::size_t source) {
    constexpr std::array kAxes{"X", "Y", "Z"};
    const std::string axis = kAxes[static_cast<std::size_t>(constraint.axis)];
    Json value{{"source", source}, {"weight", constraint.weight}};
    if (constraint.kind == ConstraintKind::Roll) {
        value["rollAxis"] = axis;
    } else if (constraint.kind == ConstraintKind::Aim) {
        value["aimAxis"] = (constraint.negative ? "Negative" : "Positive") + axis;
    }
    return {{"specVersion", "1.0"},
            {"constraint", {{nameOf(kConstraintKindNames, constraint.kind), std::move(value)}}}};
}

namespace {

template<typename T>
std::vector<float> timesOf(const std::vector<Key<T>>& keys) {
    std::vector<float> times;
    times.reserve(keys.size());
    for (const Key<T>& key : keys) {
        times.push_back(static_cast<float>(key.seconds));
    }
    return times;
}

std::vector<Vec3f> valuesOf(const std::vector<Key<Vec3>>& keys) {
    std::vector<Vec3f> values;
    values.reserve(keys.size());
    for (const Key<Vec3>& key : keys) {
        values.emplace_back(key.value.cast<float>());
    }
    return values;
}

std::vector<Vec4f> valuesOf(const std::vector<Key<Quat>>& keys) {
    std::vector<Vec4f> values;
    values.reserve(keys.size());
    for (const Key<Quat>& key : keys) {
        values.emplace_back(key.value.coeffs().cast<float>()); // x y z w, as glTF has it
    }
    return values;
}

/// What animates one part's shapes in a clip; null for shapes that are not animated.
std::vector<const MorphTrack*> tracksOfMorphTargets(const ExportClip& clip, std::size_t part,
                                                    std::size_t morphTargets) {
    std::vector<const MorphTrack*> result(morphTargets, nullptr);
    for (const MorphTrack& track : clip.morphTracks) {
        if (static_cast<std::size_t>(track.part) == part) {
            result[static_cast<std::size_t>(track.shape)] = &track;
        }
    }
    return result;
}

/// One animation in the making: samplers, and what they move.
struct AnimationWriter {
    GltfBuffer& buffer;
    Json samplers = Json::array();
    Json channels = Json::array();

    template<typename T>
    void add(std::size_t joint, const char* path, const std::vector<Key<T>>& keys) {
        if (keys.empty()) {
            return;
        }
        const auto values = valuesOf(keys);
        using Value = typename std::decay_t<decltype(values)>::value_type;
        samplers.push_back({{"input", buffer.addTimes(timesOf(keys))},
                            {"output", buffer.addKeys<Value>(values)},
                            {"interpolation", "LINEAR"}});
        channels.push_back({{"sampler", samplers.size() - 1}, {"target", {{"node", joint}, {"path", path}}}});
    }

    /// All shapes of a mesh share their times: a key wherever one of them has one.
    void addMorphs(std::size_t node, const std::vector<const MorphTrack*>& tracks, const Mesh& mesh) {
        std::vector<float> times;
        for (const MorphTrack* track : tracks) {
            const std::vector<float> own = track == nullptr ? std::vector<float>() : timesOf(track->weights);
            times.insert(times.end(), own.begin(), own.end());
        }
        std::ranges::sort(times);
        times.erase(std::unique(times.begin(), times.end()), times.end());
        if (times.empty()) {
            return;
        }
        std::vector<Eigen::Matrix<float, 1, 1>> weights;
        for (const float time : times) {
            for (std::size_t shape = 0; shape < tracks.size(); ++shape) {
                const double weight = tracks[shape] == nullptr
                                          ? mesh.morphTargets[shape].weight
                                          : weightAt(tracks[shape]->weights, static_cast<double>(time));
                weights.emplace_back(static_cast<float>(weight));
            }
        }
        samplers.push_back({{"input", buffer.addTimes(times)},
                            {"output", buffer.addKeys<Eigen::Matrix<float, 1, 1>>(weights)},
                            {"interpolation", "LINEAR"}});
        channels.push_back(
            {{"sampler", samplers.size() - 1}, {"target", {{"node", node}, {"path", "weights"}}}});
    }
};

} // namespace

Json writeGltfAnimations(GltfBuffer& buffer, const ExportInput& input,
                         const std::vector<std::optional<std::size_t>>& nodeOfPart) {
    Json result = Json::array();
    for (const ExportClip& clip : input.clips) {
        AnimationWriter writer{buffer};
        for (const ExportTrack& track : clip.tracks) {
            writer.add(track.joint, "translation", track.translations);
            writer.add(track.joint, "rotation", track.rotations);
            writer.add(track.joint, "scale", track.scales);
        }
        for (std::size_t p = 0; p < nodeOfPart.size(); ++p) {
            if (nodeOfPart[p]) {
                const Mesh& mesh = *input.parts[p].mesh;
                writer.addMorphs(*nodeOfPart[p], tracksOfMorphTargets(clip, p, mesh.morphTargets.size()),
                                 mesh);
            }
        }
        if (writer.channels.empty()) {
            continue; // the format has no empty animations
        }
        result.push_back({{"name", clip.name},
                          {"samplers", std::move(writer.samplers)},
                          {"channels", std::move(writer.channels)}});
    }
    return result;
}

} // namespace sinew
