#pragma once

#include "core/base/Error.h"
#include "core/io/fbx/FbxNode.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// The tree of an FBX file's records. It points into the file's bytes, which have to outlive it. Reader,
/// patcher and comparison share it: each decodes what it needs.
struct FbxRecords {
    std::string_view bytes;
    std::string lines; ///< text with other line ends than "\n": the same with those, as many bytes
    bool text = false;
    bool old = false;       ///< before 7000: objects go by name, properties are Properties60
    bool wide = false;      ///< binary: offsets take 64 bits
    std::size_t footer = 0; ///< binary: where what follows the last record begins
    FbxRecord root;         ///< its children are the top level; `close` is where they end

    /// A text's bytes, all lines ended by "\n".
    std::string_view plain() const { return lines.empty() ? bytes : std::string_view(lines); }
    std::string_view values(const FbxRecord& record) const;
    /// The properties of a record, decoded: those in front of the first that is broken or of unknown kind.
    std::vector<FbxProperty> properties(const FbxRecord& record) const;
    /// The record and all below, decoded; properties of more than `longest` bytes are left out.
    FbxNode decoded(const FbxRecord& record, std::size_t longest = SIZE_MAX) const;
};

/// Finds the records of an FBX file, binary (6100 to 7700) or text. Takes time and memory for the records but
/// not for what they hold. Null records that say something are refused, as writing would lose that. Errors:
/// FileBroken, FormatTooOld, FormatTooNew.
Expected<FbxRecords> readFbxRecords(std::string_view bytes, const std::string& file);
/// They would not outlive the call.
template<std::same_as<std::string> Bytes>
Expected<FbxRecords> readFbxRecords(Bytes&& bytes, const std::string& file) = delete;

} // namespace sinew
