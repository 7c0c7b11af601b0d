#pragma once

#include "core/io/fbx/parse/FbxRecords.h"

#include <optional>
#include <unordered_map>

namespace sinew {

/// What becomes of one record; what is not named stays to the byte.
struct FbxEdit {
    bool removed = false;
    std::optional<std::vector<FbxProperty>> properties; ///< in place of those it has
    std::vector<FbxNode> before;                        ///< new records in front of it
    std::vector<FbxNode> added;                         ///< new records behind its last child
};

using FbxEdits = std::unordered_map<const FbxRecord*, FbxEdit>;

/// The file with the edits made. Without edits it is the same file, byte for byte: order, encodings, spacing,
/// comments, footer. Time and memory as the file is long.
std::string writeFbxRecords(const FbxRecords& records, const FbxEdits& edits);

} // namespace sinew
