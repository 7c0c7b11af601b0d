#pragma once

#include "core/base/Error.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// An XML element. Views point into its document.
struct XmlNode {
    std::string_view name; ///< without namespace
    std::vector<std::pair<std::string_view, std::string>> attributes;
    /// All text directly in it, CDATA included, comments and child elements left out; entities are resolved.
    /// Empty when it is white space alone.
    std::string_view text;
    std::vector<XmlNode> children;

    /// The attribute's value, or empty.
    const std::string& attribute(std::string_view key) const;
    /// First child of that name, or an empty element.
    const XmlNode& child(std::string_view childName) const;
};

/// A parsed text, which it holds itself.
class XmlDocument {
public:
    /// Parses a text in any encoding that Unicode has. Nothing is validated; document types are passed over,
    /// and with them the entities they declare: only XML's own five and numbers are resolved. Error:
    /// FileBroken with `file` and the line.
    static Expected<XmlDocument> parse(std::string_view text, const std::string& file);

    XmlDocument(XmlDocument&&) noexcept;
    XmlDocument& operator=(XmlDocument&&) noexcept;
    ~XmlDocument();

    /// The outermost element.
    const XmlNode& root() const { return m_root; }

private:
    struct Content;
    explicit XmlDocument(std::unique_ptr<Content> content);

    std::unique_ptr<Content> m_content;
    XmlNode m_root;
};

} // namespace sinew
