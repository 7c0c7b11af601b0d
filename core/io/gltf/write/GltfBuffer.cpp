#include "core/io/gltf/write/GltfWriteParts.h"

#include <algorithm>
#include <bit>

namespace sinew {
namespace {

static_assert(std::endian::native == std::endian::little,
              "glTF is little-endian and values are copied as they are");

using Json = nlohmann::json;

constexpr std::uint32_t kShortIndexLimit = 65535; ///< the largest short means "restart" and may not be used

void padTo4(std::string& bytes) {
    bytes.append((4 - bytes.size() % 4) % 4, '\0');
}

const char* typeName(int components) {
    switch (components) {
    case 1:
        return "SCALAR";
    case 2:
        return "VEC2";
    case 3:
        return "VEC3";
    case 4:
        return "VEC4";
    default:
        return "MAT4";
    }
}

/// Smallest and largest of every component.
std::pair<Json, Json> limitsOf(std::span<const float> values, std::size_t components) {
    std::vector<float> min(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(components));
    std::vector<float> max = min;
    for (std::size_t i = 0; i < values.size(); ++i) {
        min[i % components] = std::min(min[i % components], values[i]);
        max[i % components] = std::max(max[i % components], values[i]);
    }
    return {min, max};
}

} // namespace

std::size_t GltfBuffer::addView(std::string_view bytes, int target) {
    m_views.push_back({std::string(bytes), target});
    return m_views.size() - 1;
}

std::size_t GltfBuffer::addAccessor(std::size_t view, std::size_t offset, int componentType, int components,
                                    std::size_t count, std::span<const float> forLimits) {
    Json accessor{{"bufferView", view},
                  {"componentType", componentType},
                  {"count", count},
                  {"type", typeName(components)}};
    if (offset > 0) {
        accessor["byteOffset"] = offset;
    }
    if (!forLimits.empty()) {
        auto [min, max] = limitsOf(forLimits, static_cast<std::size_t>(components));
        accessor["min"] = std::move(min);
        accessor["max"] = std::move(max);
    }
    m_accessors.push_back(std::move(accessor));
    return m_accessors.size() - 1;
}

std::size_t GltfBuffer::addFours(std::string_view bytes, int componentType, bool normalized,
                                 std::size_t count) {
    const std::size_t accessor = addAccessor(addView(bytes, kVertices), 0, componentType, 4, count, {});
    if (normalized) {
        m_accessors[accessor]["normalized"] = true;
    }
    return accessor;
}

std::size_t GltfBuffer::addIndices(std::span<const std::uint32_t> indices, std::size_t vertexCount) {
    if (vertexCount > kShortIndexLimit) {
        return addAccessor(addView(bytesOf(indices), kIndices), 0, kInt, 1, indices.size(), {});
    }
    const std::vector<std::uint16_t> narrow(indices.begin(), indices.end());
    return addAccessor(addView(bytesOf(std::span(narrow)), kIndices), 0, kShort, 1, indices.size(), {});
}

std::size_t GltfBuffer::addMatrices(std::span<const Eigen::Matrix4f> matrices) {
    return addAccessor(addView(bytesOf(matrices), kNoTarget), 0, kFloat, 16, matrices.size(), {});
}

std::size_t GltfBuffer::addKeyFloats(std::span<const float> values, int components, bool limits) {
    if (m_keyView == 0) {
        m_keyView = 1 + addView({}, kNoTarget);
    }
    std::string& bytes = m_views[m_keyView - 1].bytes;
    const std::size_t offset = bytes.size();
    bytes.append(bytesOf(values));
    return addAccessor(m_keyView - 1, offset, kFloat, components,
                       values.size() / static_cast<std::size_t>(components),
                       limits ? values : std::span<const float>());
}

std::size_t GltfBuffer::addTimes(std::span<const float> times) {
    const std::string key(bytesOf(times));
    if (const auto known = m_times.find(key); known != m_times.end()) {
        return known->second;
    }
    const std::size_t accessor = addKeyFloats(times, 1, true);
    m_times.emplace(key, accessor);
    return accessor;
}

std::size_t GltfBuffer::addPicture(std::span<const std::byte> bytes) {
    return addView(bytesOf(bytes), kNoTarget);
}

GltfBuffer::Result GltfBuffer::finish() {
    Result result;
    for (View& view : m_views) {
        Json description{
            {"buffer", 0}, {"byteOffset", result.bytes.size()}, {"byteLength", view.bytes.size()}};
        if (view.target != kNoTarget) {
            description["target"] = view.target;
        }
        result.views.push_back(std::move(description));
        result.bytes += view.bytes;
        padTo4(result.bytes);
        view.bytes = {};
    }
    result.accessors = std::move(m_accessors);
    return result;
}

} // namespace sinew
