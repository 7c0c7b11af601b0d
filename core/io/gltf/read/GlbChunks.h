#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// The chunks of a GLB; parts of the file's bytes, which are not copied.
struct GlbChunks {
    std::string_view json;
    std::optional<std::string_view> bin;                            ///< the first buffer, with its padding
    std::vector<std::pair<std::uint32_t, std::string_view>> others; ///< chunks of other kinds: kind, bytes
    std::string_view behind; ///< bytes after the end that the header names; they belong to nothing
};

/// Whether the bytes begin as a GLB does.
bool isGlb(std::string_view bytes);

/// The version of glTF that a GLB says; 0 where it ends before that.
std::uint32_t glbVersion(std::string_view bytes);

/// Splits a GLB of version 2; what is wrong with one that is damaged.
tl::expected<GlbChunks, std::string> splitGlb(std::string_view bytes);

/// Files that a .gltf names as its own, buffers and pictures; empty when it cannot be read or is no .gltf.
std::vector<std::filesystem::path> gltfSideFiles(const std::filesystem::path& file);

} // namespace sinew
