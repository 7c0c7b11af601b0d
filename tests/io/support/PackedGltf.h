#pragma once

#include "core/base/Types.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace sinew::test {

/// A strip of cloth bound to two joints, as numbers: what the packed files of these tests hold.
struct Cloth {
    std::vector<float> positions;       ///< 3 a vertex
    std::vector<float> normals;         ///< 3
    std::vector<float> uvs;             ///< 2
    std::vector<std::uint8_t> joints;   ///< 4
    std::vector<std::uint8_t> weights;  ///< 4, normalised
    std::vector<std::uint32_t> indices; ///< 3 a triangle
    std::size_t vertices() const { return positions.size() / 3; }
};

Cloth makeCloth();

/// A GLB of a skinned cloth: `json` gets what the buffer holds, then `glb()` is the file.
struct PackedGltf {
    nlohmann::json json;
    std::string buffer;

    PackedGltf();
    /// Adds bytes, aligned; returns where they lie.
    std::size_t add(const std::string& bytes);
    /// Adds plain bytes as a view; returns it.
    std::size_t addView(const std::string& bytes);
    std::size_t addAccessor(std::size_t count, int componentType, const char* type);
    std::string glb() const;
};

/// The cloth without packing, to compare with.
std::string plainCloth();
/// Packed by EXT_meshopt_compression: all modes and filters. The place of the packed bytes is told.
PackedGltf meshoptCloth();
/// Packed by KHR_draco_mesh_compression, the slow or the fast way.
PackedGltf dracoCloth(bool sequential);

} // namespace sinew::test
