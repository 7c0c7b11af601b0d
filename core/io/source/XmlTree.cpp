#include "core/io/source/XmlTree.h"

#include <pugixml.hpp>

#include <algorithm>
#include <deque>

namespace sinew {

struct XmlDocument::Content {
    pugi::xml_document document;
    std::deque<std::string> joined; ///< texts that comments or CDATA part
};

namespace {

constexpr std::string_view kXmlSpace = " \t\r\n";
/// Joint chains nest elements; longer ones than this are forged, and would exhaust the stack.
constexpr int kDeepestXml = 3000;
/// White space between two comments parts words, too.
constexpr unsigned kXmlParsing = pugi::parse_default | pugi::parse_ws_pcdata;

std::string_view withoutNamespace(std::string_view name) {
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

bool isBlank(std::string_view text) {
    return text.find_first_not_of(kXmlSpace) == std::string_view::npos;
}

/// The element's own text: where it stands, or put together in `joined`.
std::string_view ownTextOf(const pugi::xml_node& xml, std::deque<std::string>& joined) {
    std::vector<std::string_view> runs;
    for (const pugi::xml_node& child : xml.children()) {
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
            runs.emplace_back(child.value());
        }
    }
    if (std::ranges::all_of(runs, isBlank)) {
        return {};
    }
    if (runs.size() == 1) {
        return runs.front();
    }
    std::string& text = joined.emplace_back();
    for (const std::string_view run : runs) {
        text += run;
    }
    return text;
}

/// Copies an element and all below it; false when they are nested too deep.
bool convertXml(const pugi::xml_node& xml, XmlNode& node, std::deque<std::string>& joined, int depth) {
    if (depth > kDeepestXml) {
        return false;
    }
    node.name = withoutNamespace(xml.name());
    for (const pugi::xml_attribute& attribute : xml.attributes()) {
        node.attributes.emplace_back(withoutNamespace(attribute.name()), attribute.value());
    }
    node.text = ownTextOf(xml, joined);
    for (const pugi::xml_node& child : xml.children()) {
        if (child.type() == pugi::node_element &&
            !convertXml(child, node.children.emplace_back(), joined, depth + 1)) {
            return false;
        }
    }
    return true;
}

std::string xmlLineOf(std::string_view text, std::ptrdiff_t offset) {
    const std::string_view before =
        text.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)));
    return std::to_string(1 + std::ranges::count(before, '\n'));
}

} // namespace

XmlDocument::XmlDocument(std::unique_ptr<Content> content)
    : m_content(std::move(content)) {}

XmlDocument::XmlDocument(XmlDocument&&) noexcept = default;
XmlDocument& XmlDocument::operator=(XmlDocument&&) noexcept = default;
XmlDocument::~XmlDocument() = default;

Expected<XmlDocument> XmlDocument::parse(std::string_view text, const std::string& file) {
    XmlDocument result(std::make_unique<Content>());
    pugi::xml_document& document = result.m_content->document;
    const pugi::xml_parse_result parsed = document.load_buffer(text.data(), text.size(), kXmlParsing);
    if (parsed.status == pugi::status_out_of_memory) {
        return fail(ErrorCode::OutOfMemory, {"reading", file});
    }
    if (!parsed) {
        return fail(ErrorCode::FileBroken,
                    {file, "its XML breaks at line " + xmlLineOf(text, parsed.offset)});
    }
    if (!convertXml(document.document_element(), result.m_root, result.m_content->joined, 0)) {
        return fail(ErrorCode::FileBroken, {file, "its XML elements are nested too deep"});
    }
    return result;
}

const std::string& XmlNode::attribute(std::string_view key) const {
    static const std::string none;
    const auto found = std::ranges::find(attributes, key, &std::pair<std::string_view, std::string>::first);
    return found == attributes.end() ? none : found->second;
}

const XmlNode& XmlNode::child(std::string_view childName) const {
    static const XmlNode none;
    const auto found = std::ranges::find(children, childName, &XmlNode::name);
    return found == children.end() ? none : *found;
}

} // namespace sinew
