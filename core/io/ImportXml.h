#pragma once

#include "core/base/Expected.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// An XML element. Views point into the parsed text, which must stay.
struct XmlNode {
    std::string_view name; ///< without namespace
    std::vector<std::pair<std::string_view, std::string>> attributes;
    std::string_view text; ///< the first text that is more than white space, entities as they stand
    std::vector<XmlNode> children;

    /// The attribute's value, or empty.
    const std::string& attribute(std::string_view key) const;
    /// First child of that name, or an empty element.
    const XmlNode& child(std::string_view childName) const;
};

/// Parses the one outermost element of a text. Enough XML for model files: no validation, document types are
/// passed over, only the five named entities and numbers are resolved, in attributes. Error: FileBroken with
/// `file`.
Expected<XmlNode> parseXml(std::string_view text, const std::string& file);

/// Resolves entities.
std::string xmlText(std::string_view raw);

} // namespace sinew
