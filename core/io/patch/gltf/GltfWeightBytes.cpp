#include "core/io/patch/gltf/GltfPatchParts.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

namespace sinew {
namespace {

constexpr int kFloatWeights = 5126;
constexpr std::size_t kWeightsInSet = 4;

/// Where the values of an accessor lie in the buffer.
struct ValueRun {
    std::size_t begin = 0;
    std::size_t count = 0;
    std::size_t stride = 0;
    std::size_t size = 0; ///< of a value, bytes

    bool touches(std::size_t at, std::size_t bytes) const {
        if (at + bytes <= begin || count == 0) {
            return false;
        }
        const std::size_t first = at > begin ? (at - begin) / stride : 0;
        const std::size_t last = std::min((at + bytes - 1 - begin) / stride, count - 1);
        return first <= last && begin + last * stride < at + bytes && at < begin + last * stride + size;
    }
};

std::size_t wholeOf(const Json& object, const char* name, std::size_t otherwise) {
    const Json& value = gltfMember(object, name);
    return value.is_number_unsigned() ? value.get<std::size_t>() : otherwise;
}

const Json& entryOf(const Json& root, const char* list, std::size_t index) {
    static const Json kNothing;
    const Json& entries = gltfMember(root, list);
    return entries.is_array() && index < entries.size() ? entries[index] : kNothing;
}

std::size_t sizeOf(const Json& list) {
    return list.is_array() ? list.size() : 0;
}

std::size_t componentSize(const Json& accessor) {
    switch (wholeOf(accessor, "componentType", kFloatWeights)) {
    case 5120:
    case 5121:
        return 1;
    case 5122:
    case 5123:
        return 2;
    default:
        return 4;
    }
}

std::size_t componentCount(const Json& accessor) {
    const std::string type = gltfText(accessor, "type");
    return type == "SCALAR"                   ? 1
           : type == "VEC2"                   ? 2
           : type == "VEC3"                   ? 3
           : type == "VEC4" || type == "MAT2" ? 4
           : type == "MAT3"                   ? 12
                                              : 16;
}

/// Nothing for values outside of the first buffer, and for packed ones.
std::optional<ValueRun> runOf(const Json& root, const Json& accessor) {
    const std::size_t index = wholeOf(accessor, "bufferView", std::size_t(-1));
    const Json& view = entryOf(root, "bufferViews", index);
    if (!view.is_object() || wholeOf(view, "buffer", 1) != 0 || view.contains("extensions")) {
        return std::nullopt;
    }
    ValueRun run;
    run.begin = wholeOf(view, "byteOffset", 0) + wholeOf(accessor, "byteOffset", 0);
    run.count = wholeOf(accessor, "count", 0);
    run.size = componentSize(accessor) * componentCount(accessor);
    run.stride = std::max<std::size_t>(1, wholeOf(view, "byteStride", run.size));
    return run;
}

/// Whether another view than the accessor's own covers bytes of it: a picture, packed values, or by mistake.
bool lentToOtherViews(const Json& root, const Json& accessor) {
    const std::size_t own = wholeOf(accessor, "bufferView", std::size_t(-1));
    const Json& mine = entryOf(root, "bufferViews", own);
    const std::size_t begin = wholeOf(mine, "byteOffset", 0);
    const std::size_t end = begin + wholeOf(mine, "byteLength", 0);
    for (std::size_t v = 0; v < sizeOf(gltfMember(root, "bufferViews")); ++v) {
        const Json& view = entryOf(root, "bufferViews", v);
        const std::size_t first = wholeOf(view, "byteOffset", 0);
        const bool here =
            wholeOf(view, "buffer", 1) == 0 && first < end && begin < first + wholeOf(view, "byteLength", 0);
        if (v != own && here) {
            return true;
        }
    }
    return false;
}

std::vector<ValueRun> otherRuns(const Json& root, const std::set<std::size_t>& weights) {
    std::vector<ValueRun> runs;
    for (std::size_t a = 0; a < sizeOf(gltfMember(root, "accessors")); ++a) {
        if (const auto run = runOf(root, entryOf(root, "accessors", a)); run && !weights.contains(a)) {
            runs.push_back(*run);
        }
    }
    return runs;
}

void gatherNumbers(const Json& object, std::set<std::size_t>& numbers) {
    for (const Json& value : object) {
        if (value.is_number_unsigned()) {
            numbers.insert(value.get<std::size_t>());
        }
    }
}

/// What an attribute of a primitive names.
void gatherAttributes(const Json& attributes, std::set<std::size_t>& weights, std::set<std::size_t>& others) {
    if (!attributes.is_object()) {
        return;
    }
    for (const auto& [name, value] : attributes.items()) {
        if (value.is_number_unsigned()) {
            (name.starts_with("WEIGHTS_") ? weights : others).insert(value.get<std::size_t>());
        }
    }
}

} // namespace

std::set<std::size_t> gltfWeightAccessors(const Json& root) {
    std::set<std::size_t> weights;
    std::set<std::size_t> others;
    for (const Json& mesh : gltfMember(root, "meshes")) {
        for (const Json& primitive : gltfMember(mesh, "primitives")) {
            gatherAttributes(gltfMember(primitive, "attributes"), weights, others);
            for (const Json& target : gltfMember(primitive, "targets")) {
                gatherNumbers(target, others);
            }
            others.insert(wholeOf(primitive, "indices", std::size_t(-1)));
        }
    }
    for (const Json& skin : gltfMember(root, "skins")) {
        others.insert(wholeOf(skin, "inverseBindMatrices", std::size_t(-1)));
    }
    for (const Json& animation : gltfMember(root, "animations")) {
        for (const Json& sampler : gltfMember(animation, "samplers")) {
            gatherNumbers(sampler, others);
        }
    }
    for (const std::size_t other : others) {
        weights.erase(other);
    }
    return weights;
}

std::vector<std::size_t> gltfBadWeights(const Json& root, std::size_t accessor, std::string_view buffer) {
    std::vector<std::size_t> bad;
    const std::set<std::size_t> weights = gltfWeightAccessors(root);
    const Json& json = entryOf(root, "accessors", accessor);
    const std::optional<ValueRun> run = runOf(root, json);
    if (!run || !weights.contains(accessor) || wholeOf(json, "componentType", 0) != kFloatWeights ||
        lentToOtherViews(root, json)) {
        return bad;
    }
    const std::vector<ValueRun> others = otherRuns(root, weights);
    for (std::size_t i = 0; i < kWeightsInSet * run->count; ++i) {
        const std::size_t at =
            run->begin + i / kWeightsInSet * run->stride + i % kWeightsInSet * sizeof(float);
        float value = 0.0F;
        if (at + sizeof(value) > buffer.size()) {
            return bad;
        }
        std::memcpy(&value, buffer.data() + at, sizeof(value));
        const auto lent = [&](const ValueRun& other) { return other.touches(at, sizeof(value)); };
        if (!std::isfinite(value) && std::ranges::none_of(others, lent)) {
            bad.push_back(at);
        }
    }
    return bad;
}

} // namespace sinew
