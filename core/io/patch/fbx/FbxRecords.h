#pragma once

#include "core/base/Error.h"
#include "core/io/fbx/FbxNode.h"

#include <optional>
#include <unordered_map>

namespace sinew {

/// A node of an FBX file as it lies there: places in the file's bytes, nothing decoded.
struct FbxRecord {
    std::string name;
    std::size_t begin = 0;       ///< of the record; in text files of its name
    std::size_t end = 0;         ///< behind its children, brace or null record
    std::size_t valuesBegin = 0; ///< its properties
    std::size_t valuesEnd = 0;
    std::size_t valueCount = 0; ///< binary: how many properties
    bool list = false;     ///< its children, even none, end with a null record (binary) or stand in braces
    std::size_t close = 0; ///< of a list: where that null record or the closing brace is
    std::vector<FbxRecord> children;

    /// First child of that name, or null.
    const FbxRecord* child(std::string_view childName) const;
};

/// The bytes of an FBX file and the tree of its records.
struct FbxRecords {
    std::string bytes;
    bool text = false;
    bool old = false;  ///< before 7000: objects go by name, properties are Properties60
    bool wide = false; ///< binary: offsets take 64 bits
    FbxRecord root;    ///< its children are the top level; `close` is where they end, a footer may follow

    std::string_view values(const FbxRecord& record) const;
    /// The properties of a record, decoded.
    std::vector<FbxProperty> properties(const FbxRecord& record) const;
    /// The record and all below, decoded; properties of more than `longest` bytes are left out.
    FbxNode decoded(const FbxRecord& record, std::size_t longest = SIZE_MAX) const;
};

/// Finds the records of an FBX file, binary (6100 to 7700) or text. Takes time and memory for the records but
/// not for what they hold. Error: FileBroken, as the readers of both kinds have it.
Expected<FbxRecords> readFbxRecords(std::string bytes, const std::string& file);

/// The two kinds; `records` has its bytes and gets its tree.
Expected<void> findFbxBinaryRecords(FbxRecords& records, const std::string& file);
Expected<void> findFbxTextRecords(FbxRecords& records, const std::string& file);

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

/// The two kinds.
std::string writeFbxBinaryRecords(const FbxRecords& records, const FbxEdits& edits);
std::string writeFbxTextRecords(const FbxRecords& records, const FbxEdits& edits);

} // namespace sinew
