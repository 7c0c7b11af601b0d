#include "core/io/gltf/GltfNodes.h"

#include <type_traits>

namespace sinew {
namespace {

using nlohmann::json;

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

/// One animation in the making: samplers, and what they move.
struct AnimationWriter {
    GltfBuffer& buffer;
    json samplers = json::array();
    json channels = json::array();

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
};

} // namespace

json writeGltfAnimations(GltfBuffer& buffer, const ExportInput& input) {
    json result = json::array();
    for (const ExportClip& clip : input.clips) {
        AnimationWriter writer{buffer};
        for (const ExportTrack& track : clip.tracks) {
            writer.add(track.joint, "translation", track.translations);
            writer.add(track.joint, "rotation", track.rotations);
            writer.add(track.joint, "scale", track.scales);
        }
        result.push_back({{"name", clip.name},
                          {"samplers", std::move(writer.samplers)},
                          {"channels", std::move(writer.channels)}});
    }
    return result;
}

} // namespace sinew
