#include "core/io/patch/gltf/GltfPatchAvatar.h"
#include "core/io/patch/gltf/GltfPatchParts.h"

#include "core/io/export/ExportInput.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/scene/Scene.h"
#include "core/skeleton/drivers/NodeConstraint.h"

#include <algorithm>
#include <type_traits>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr const char* kLinearKeys = "LINEAR";
constexpr const char* kSplineKeys = "CUBICSPLINE";

/// One animation of the file being changed. What was there stays: new keys are behind the file's own, and
/// channels that have others name them.
class AnimationPatch {
public:
    AnimationPatch(GltfEdit& edit, GltfFile& file, std::size_t index, std::set<std::size_t>& keyed)
        : m_edit(edit)
        , m_file(file)
        , m_before(file.item("animations", index))
        , m_index(index)
        , m_keyed(keyed) {}

    template<typename T>
    void setKeys(std::size_t node, const char* path, const std::vector<Key<T>>& keys) {
        constexpr int kSize = std::is_same_v<T, Quat> ? 4 : 3;
        if (keys.empty()) {
            return;
        }
        std::vector<float> times;
        std::vector<float> values;
        for (const Key<T>& key : orderedKeys(keys)) {
            times.push_back(static_cast<float>(key.seconds));
            for (int i = 0; i < kSize; ++i) {
                values.push_back(static_cast<float>(component(key.value, i)));
            }
        }
        set(node, path, times, values, kSize == 4 ? "VEC4" : "VEC3", kLinearKeys);
    }

    /// Weights of a mesh's targets: `shown` those where nothing moves them, `driven` the tracks of those that
    /// drivers move, null for others; as many as there are targets. The file has the first `before`.
    void setWeights(std::size_t node, std::size_t before, const std::vector<double>& shown,
                    const std::vector<const MorphTrack*>& driven) {
        const bool moves =
            std::ranges::any_of(driven, [](const MorphTrack* track) { return track != nullptr; });
        const std::optional<std::size_t> channel = channelOf(node, "weights");
        GltfStoredWeights stored = channel ? storedWeights(*channel, before) : GltfStoredWeights();
        if (!stored.whole()) {
            stored = {};
        }
        if (moves) {
            setDriven(node, stored, shown, driven);
        } else if (shown.size() > before && !stored.times.empty()) {
            widen(node, *channel, stored, shown);
        }
    }

private:
    JsonText& text() { return m_edit.entry("animations", m_index); }
    static double component(const Vec3& value, int i) { return value[i]; }
    static double component(const Quat& value, int i) { return value.coeffs()[i]; }

    std::optional<std::size_t> channelOf(std::size_t node, const char* path) const {
        const Json& channels = gltfMember(m_before, "channels");
        for (std::size_t c = 0; channels.is_array() && c < channels.size(); ++c) {
            const Json& target = gltfMember(channels[c], "target");
            if (gltfMember(target, "node") == Json(node) && gltfText(target, "path") == path) {
                return c;
            }
        }
        return std::nullopt;
    }

    const Json& samplerOf(std::size_t channel) const {
        static const Json kNothing;
        const Json& samplers = gltfMember(m_before, "samplers");
        const std::size_t index =
            gltfSize(gltfMember(m_before, "channels")[channel], "sampler", samplers.size());
        return samplers.is_array() && index < samplers.size() ? samplers[index] : kNothing;
    }

    GltfStoredWeights storedWeights(std::size_t channel, std::size_t targets) {
        const Json& sampler = samplerOf(channel);
        const auto input = m_file.reference(sampler, "input", "accessors");
        const auto output = m_file.reference(sampler, "output", "accessors");
        if (!input || !output) {
            return {};
        }
        return {m_file.floats(*input, 1), m_file.floats(*output, 1), targets,
                gltfText(sampler, "interpolation")};
    }

    /// The same keys with values for further targets, which nothing moves.
    void widen(std::size_t node, std::size_t channel, const GltfStoredWeights& stored,
               const std::vector<double>& shown) {
        std::vector<float> values;
        const std::size_t rows = stored.values.size() / std::max<std::size_t>(stored.targets, 1);
        for (std::size_t row = 0; row < rows; ++row) {
            const auto* const begin = stored.values.data() + row * stored.targets;
            values.insert(values.end(), begin, begin + stored.targets);
            for (std::size_t t = stored.targets; t < shown.size(); ++t) {
                values.push_back(stored.spline() && row % 3 != 1 ? 0.0F : static_cast<float>(shown[t]));
            }
        }
        const std::size_t sampler = gltfSize(gltfMember(m_before, "channels")[channel], "sampler", 0);
        JsonText changed = text().member("samplers")->at(sampler);
        changed.set("output", JsonText(OrderedJson(addValues("SCALAR", 1, values))));
        name(node, "weights", channel, std::move(changed));
    }

    void setDriven(std::size_t node, const GltfStoredWeights& stored, const std::vector<double>& shown,
                   const std::vector<const MorphTrack*>& driven) {
        const std::vector<float> times = gltfTimesOfAll(stored, driven);
        const bool spline = stored.spline();
        std::vector<float> values;
        for (std::size_t k = 0; k < times.size(); ++k) {
            std::vector<GltfWeightAt> row;
            for (std::size_t t = 0; t < shown.size(); ++t) {
                const bool own = driven[t] == nullptr && t < stored.targets && !stored.times.empty();
                row.push_back(driven[t] != nullptr ? drivenAt(*driven[t], times, k)
                              : own ? gltfStoredAt(stored, t, times[k], k == 0, k + 1 == times.size())
                                    : GltfWeightAt{shown[t]});
            }
            for (const int part : spline ? std::vector<int>{-1, 0, 1} : std::vector<int>{0}) {
                for (const GltfWeightAt& at : row) {
                    values.push_back(static_cast<float>(part < 0 ? at.in : part > 0 ? at.out : at.value));
                }
            }
        }
        set(node, "weights", times, values, "SCALAR", spline ? kSplineKeys : kLinearKeys);
    }

    /// Linear between keys, said with slopes as well.
    static GltfWeightAt drivenAt(const MorphTrack& track, const std::vector<float>& times, std::size_t k) {
        const auto at = [&](std::size_t key) {
            return weightAt(track.weights, static_cast<double>(times[key]));
        };
        const auto slope = [&](std::size_t from) {
            return (at(from + 1) - at(from)) / static_cast<double>(times[from + 1] - times[from]);
        };
        return {at(k), k > 0 ? slope(k - 1) : 0.0, k + 1 < times.size() ? slope(k) : 0.0};
    }

    std::size_t addValues(const char* type, int components, const std::vector<float>& values) {
        const std::string_view bytes(reinterpret_cast<const char*>(values.data()),
                                     values.size() * sizeof(float));
        return m_edit.addAccessor({5126, type, false, 0},
                                  values.size() / static_cast<std::size_t>(components), bytes);
    }

    void set(std::size_t node, const char* path, const std::vector<float>& times,
             const std::vector<float>& values, const char* type, const char* interpolation) {
        const int components = type == std::string_view("VEC4")   ? 4
                               : type == std::string_view("VEC3") ? 3
                                                                  : 1;
        const OrderedJson sampler{{"input", m_edit.addFloats("SCALAR", 1, times)},
                                  {"output", addValues(type, components, values)},
                                  {"interpolation", interpolation}};
        name(node, path, channelOf(node, path), JsonText(sampler));
    }

    /// Adds a sampler and has a channel name it.
    void name(std::size_t node, const char* path, std::optional<std::size_t> channel, JsonText sampler) {
        JsonText& samplers = *text().member("samplers");
        const OrderedJson index(samplers.size());
        samplers.append(std::move(sampler));
        JsonText& channels = *text().member("channels");
        if (channel) {
            channels.at(*channel).set("sampler", JsonText(index));
        } else {
            channels.append(
                JsonText(OrderedJson{{"sampler", index}, {"target", {{"node", node}, {"path", path}}}}));
        }
        m_keyed.insert(node);
    }

    GltfEdit& m_edit;
    GltfFile& m_file;
    const Json& m_before;
    std::size_t m_index;
    std::set<std::size_t>& m_keyed;
};

class GltfKeyWriter {
public:
    GltfKeyWriter(GltfEdit& edit, GltfFile& file, const PatchInput& input,
                  std::span<const std::size_t> nodeOfJoint)
        : m_edit(edit)
        , m_file(file)
        , m_input(input)
        , m_nodeOfJoint(nodeOfJoint)
        , m_scales(fileScales(input)) {}

    tl::expected<std::set<std::size_t>, PatchObstacle> write() {
        for (std::size_t a = 0; a < m_file.count("animations"); ++a) {
            const auto clip = std::ranges::find(m_input.clips, a, &PatchClip::animation);
            const bool driven = clip != m_input.clips.end();
            AnimationPatch animation(m_edit, m_file, a, m_keyed);
            writeWeights(animation, driven ? clip->morphTracks : std::vector<MorphTrack>());
            for (std::size_t t = 0; driven && t < clip->tracks.size(); ++t) {
                if (!writeTrack(animation, clip->tracks[t])) {
                    return tl::make_unexpected(PatchObstacle::UnevenScale);
                }
            }
        }
        return std::move(m_keyed);
    }

private:
    void writeWeights(AnimationPatch& animation, const std::vector<MorphTrack>& tracks) const {
        for (const MeshSource& mesh : m_input.original->map.meshes) {
            if (mesh.part == kNone) {
                continue;
            }
            const auto part = static_cast<std::size_t>(mesh.part);
            std::vector<double> shown;
            for (const MorphTarget& target : m_input.scene->parts[part].mesh->morphTargets) {
                shown.push_back(target.weight);
            }
            std::vector<const MorphTrack*> driven(shown.size(), nullptr);
            for (const MorphTrack& track : tracks) {
                if (track.part == mesh.part && !track.weights.empty()) {
                    driven[static_cast<std::size_t>(track.shape)] = &track;
                }
            }
            if (!shown.empty()) {
                animation.setWeights(static_cast<std::size_t>(mesh.node), m_input.shapes[part].before, shown,
                                     driven);
            }
        }
    }

    Transform restOf(std::size_t node) const {
        const Json& nodes = gltfMember(m_edit.before(), "nodes");
        return gltfNodeTransform(node < nodes.size()
                                     ? nodes[node]
                                     : Json::parse(m_edit.entry("nodes", node).value(), nullptr, false));
    }

    bool writeTrack(AnimationPatch& animation, const JointTrack& track) {
        const auto joint = static_cast<std::size_t>(track.joint);
        const std::size_t node = m_nodeOfJoint[joint];
        const std::optional<NodeSide> side = nodeSide(m_input, m_scales, joint, restOf(node));
        if (!side || !standsByParts(node)) {
            return false;
        }
        animation.setKeys(node, "translation",
                          mapped(track.translations, [&](const Vec3& v) { return side->translated(v); }));
        animation.setKeys(node, "rotation",
                          mapped(track.rotations, [&](const Quat& v) { return side->turned(v); }));
        animation.setKeys(node, "scale",
                          mapped(track.scales, [&](const Vec3& v) { return side->scaled(v); }));
        return true;
    }

    template<typename T, typename Map>
    static std::vector<Key<T>> mapped(std::vector<Key<T>> keys, const Map& map) {
        for (Key<T>& key : keys) {
            key.value = map(key.value);
        }
        return keys;
    }

    /// A node with keys may have no matrix. False where a matrix shears.
    bool standsByParts(std::size_t node) {
        JsonText& text = m_edit.entry("nodes", node);
        if (text.member("matrix") == nullptr) {
            return true;
        }
        const OrderedJson members =
            gltfTransformMembers(gltfNodeTransform(Json::parse(text.value(), nullptr, false)));
        if (members.contains("matrix")) {
            return false;
        }
        text.erase("matrix");
        for (const auto& [key, value] : members.items()) {
            text.set(key, JsonText(value));
        }
        return true;
    }

    GltfEdit& m_edit;
    GltfFile& m_file;
    const PatchInput& m_input;
    std::span<const std::size_t> m_nodeOfJoint;
    std::vector<Transform> m_scales;
    std::set<std::size_t> m_keyed;
};

constexpr const char* kConstraintExtension = "VRMC_node_constraint";

} // namespace

tl::expected<std::set<std::size_t>, PatchObstacle> writeGltfKeys(GltfEdit& edit, GltfFile& file,
                                                                 const PatchInput& input,
                                                                 std::span<const std::size_t> nodeOfJoint) {
    return GltfKeyWriter(edit, file, input, nodeOfJoint).write();
}

void writeGltfConstraints(GltfEdit& edit, const PatchInput& input, std::span<const std::size_t> nodeOfJoint) {
    const Skeleton& skeleton = input.scene->skeleton;
    if (!gltfMember(gltfMember(edit.before(), "extensions"), "VRMC_vrm").is_object()) {
        return;
    }
    for (const NodeConstraint& each : nodeConstraints(skeleton, input.settings->drivers)) {
        const auto joint = static_cast<std::size_t>(skeleton.find(each.joint));
        const auto source = static_cast<std::size_t>(skeleton.find(each.source));
        JsonText& node = edit.entry("nodes", nodeOfJoint[joint]);
        if (const JsonText* known = node.member("extensions"); known == nullptr || !known->isObject()) {
            node.set("extensions", JsonText(OrderedJson::object()));
        }
        node.member("extensions")
            ->set(kConstraintExtension, JsonText(OrderedJson(gltfConstraint(each, nodeOfJoint[source]))));
        useExtension(edit, kConstraintExtension);
    }
}

} // namespace sinew
