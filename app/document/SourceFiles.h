#pragma once

#include "core/skeleton/Skeleton.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A file as it was when it was read.
struct SourceFile {
    std::string path;   ///< absolute
    std::string sha256; ///< of its bytes, 64 hexadecimal digits
    bool operator==(const SourceFile&) const = default;
};

/// The files a scene was made from: the character, then the skeletons it was given, in order;
/// and how the last of these was fitted.
struct SourceFiles {
    SourceFile character;
    std::vector<SourceFile> skeletons;
    std::optional<SkeletonFit> fit;               ///< what the last skeleton was put into the mesh by
    std::vector<std::string> textureFolders = {}; ///< those that the user named for pictures elsewhere
    bool operator==(const SourceFiles&) const = default;
};

struct DocumentState;

/// All files the document's scene was read from, textures and the buffers of a .gltf too.
std::vector<std::string> sourceNames(const DocumentState& state);

} // namespace sinew
