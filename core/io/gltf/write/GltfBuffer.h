#pragma once

#include "core/base/Types.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// The file's one buffer in the making, with the views and accessors that describe it. Numbers are stored as
/// floats or unsigned integers, little-endian.
class GltfBuffer {
public:
    /// Vertex attributes, with least and greatest when `limits` (glTF wants them of positions).
    template<typename V>
    std::size_t addVertices(std::span<const V> values, bool limits = false) {
        const std::size_t view = addView(bytesOf(values), kVertices);
        return addAccessor(view, 0, kFloat, V::RowsAtCompileTime, values.size(),
                           limits ? floatsOf(values) : std::span<const float>());
    }
    /// Four joints a vertex, in bytes when all fit.
    std::size_t addJoints(std::span<const std::array<std::uint16_t, 4>> joints, bool inBytes);
    std::size_t addWeights(std::span<const std::array<float, 4>> weights);
    /// Corners of triangles, as short as `vertexCount` allows.
    std::size_t addIndices(std::span<const std::uint32_t> indices, std::size_t vertexCount);
    std::size_t addMatrices(std::span<const Eigen::Matrix4f> matrices);
    /// Keys of an animation. Equal lists of times are stored once.
    std::size_t addTimes(std::span<const float> times);
    template<typename V>
    std::size_t addKeys(std::span<const V> values) {
        return addKeyFloats(floatsOf(values), V::RowsAtCompileTime, false);
    }
    /// A picture; returns its view.
    std::size_t addPicture(std::span<const std::byte> bytes);

    struct Result {
        nlohmann::json views = nlohmann::json::array();
        nlohmann::json accessors = nlohmann::json::array();
        std::string bytes;
    };
    Result finish();

private:
    static constexpr int kVertices = 34962;
    static constexpr int kIndices = 34963;
    static constexpr int kNoTarget = 0;
    static constexpr int kByte = 5121;
    static constexpr int kShort = 5123;
    static constexpr int kInt = 5125;
    static constexpr int kFloat = 5126;

    struct View {
        std::string bytes;
        int target = kNoTarget;
    };

    template<typename T>
    static std::string_view bytesOf(std::span<const T> values) {
        return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
    }
    template<typename V>
    static std::span<const float> floatsOf(std::span<const V> values) {
        static_assert(sizeof(V) == sizeof(float) * static_cast<std::size_t>(V::SizeAtCompileTime));
        return {reinterpret_cast<const float*>(values.data()), values.size_bytes() / sizeof(float)};
    }
    std::size_t addView(std::string_view bytes, int target);
    std::size_t addAccessor(std::size_t view, std::size_t offset, int componentType, int components,
                            std::size_t count, std::span<const float> forLimits);
    std::size_t addKeyFloats(std::span<const float> values, int components, bool limits);

    std::vector<View> m_views;
    nlohmann::json m_accessors = nlohmann::json::array();
    std::size_t m_keyView = 0; ///< 1 + view that holds every key; 0: none yet
    std::map<std::string, std::size_t> m_times;
};

} // namespace sinew
