#pragma once

#include <string>
#include <vector>

namespace sinew {

/// A file as it was when it was read.
struct SourceFile {
    std::string path;   ///< absolute
    std::string sha256; ///< of its bytes, 64 hexadecimal digits
    bool operator==(const SourceFile&) const = default;
};

/// The files a scene was made from: the character, then the skeletons it was given, in order.
struct SourceFiles {
    SourceFile character;
    std::vector<SourceFile> skeletons;
    bool operator==(const SourceFiles&) const = default;
};

} // namespace sinew
