#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sinew {

/// A raw binary property ('R'), unlike a string ('S').
struct FbxBlob {
    std::string bytes;
    bool operator==(const FbxBlob&) const = default;
};

/// One property of an FBX node: kinds C and B, Z, Y, I, L, F, D, S, R, and the arrays b, c, i, l, f, d.
using FbxProperty =
    std::variant<bool, std::int8_t, std::int16_t, std::int32_t, std::int64_t, float, double, std::string,
                 FbxBlob, std::vector<bool>, std::vector<std::uint8_t>, std::vector<std::int32_t>,
                 std::vector<std::int64_t>, std::vector<float>, std::vector<double>>;

/// A node of the FBX tree; the file's root is a nameless node whose children are the top level records.
struct FbxNode {
    std::string name;
    std::vector<FbxProperty> properties;
    std::vector<FbxNode> children;

    /// First child of that name, or null.
    const FbxNode* child(std::string_view childName) const;
};

/// A node of an FBX file as it lies there: places in the file's bytes, nothing decoded.
struct FbxRecord {
    std::string_view name;       ///< part of the file's bytes
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

/// Properties of kinds that are not in FbxProperty: their record keeps those in front of them.
struct FbxUnknownKinds {
    std::size_t count = 0;
    std::string first; ///< record, byte and kind of the first, for an error's argument
};

/// Parses a binary FBX file (6100..7700) into its tree. Bounds and sizes are checked: broken bytes give
/// FileBroken with `file`, never a crash or an allocation larger than the bytes justify. Properties of a kind
/// that is not known are passed over and counted. Errors: FormatTooOld and FormatTooNew for other versions.
Expected<FbxNode> readFbxNodes(std::string_view bytes, const std::string& file,
                               FbxUnknownKinds* unknown = nullptr);

/// Writes the tree as binary FBX 7400 with null records and footer; arrays over 128 bytes are deflated.
/// Deterministic.
std::string writeFbxNodes(const FbxNode& root);

} // namespace sinew
