#include "core/io/ImportXml.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sinew {
namespace {

constexpr std::string_view kXmlSpace = " \t\r\n";
constexpr std::string_view kNameEnd = " \t\r\n=/>";
/// Joint chains nest elements; longer ones than this are forged, and would exhaust the stack.
constexpr int kDeepestXml = 3000;

void appendUtf8(std::string& text, std::uint32_t code) {
    const auto tail = [code](unsigned shift) { return static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += {static_cast<char>(0xC0U | (code >> 6U)), tail(0)};
    } else if (code < 0x10000) {
        text += {static_cast<char>(0xE0U | (code >> 12U)), tail(6), tail(0)};
    } else {
        text += {static_cast<char>(0xF0U | ((code >> 18U) & 7U)), tail(12), tail(6), tail(0)};
    }
}

/// Appends what an entity (between & and ;) stands for; false when it is none.
bool appendEntity(std::string& text, std::string_view entity) {
    constexpr std::array<std::pair<std::string_view, char>, 5> kNamed{
        {{"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}}};
    if (entity.starts_with('#')) {
        const bool hex = entity.starts_with("#x");
        entity.remove_prefix(hex ? 2 : 1);
        std::uint32_t code = 0;
        const auto [end, error] =
            std::from_chars(entity.data(), entity.data() + entity.size(), code, hex ? 16 : 10);
        if (error != std::errc() || end != entity.data() + entity.size()) {
            return false;
        }
        appendUtf8(text, code);
        return true;
    }
    const auto* named = std::ranges::find(kNamed, entity, &std::pair<std::string_view, char>::first);
    if (named == kNamed.end()) {
        return false;
    }
    text += named->second;
    return true;
}

class XmlParser {
public:
    XmlParser(std::string_view text, const std::string& file)
        : m_rest(text)
        , m_size(text.size())
        , m_file(file) {}

    Expected<XmlNode> parse() {
        if (m_rest.starts_with("\xEF\xBB\xBF")) {
            m_rest.remove_prefix(3);
        }
        XmlNode root;
        passMarkup();
        if (!m_rest.starts_with('<') || !parseElement(root, 0)) {
            return fail(ErrorCode::FileBroken,
                        {m_file, "its XML breaks at byte " + std::to_string(m_size - m_rest.size())});
        }
        return root;
    }

private:
    bool pass(std::string_view end) {
        const std::size_t at = m_rest.find(end);
        m_rest.remove_prefix(at == std::string_view::npos ? m_rest.size() : at + end.size());
        return at != std::string_view::npos;
    }

    void skipSpace() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(kXmlSpace), m_rest.size())); }

    /// Passes over declarations, comments and document types in front of the outermost element.
    void passMarkup() {
        for (skipSpace(); m_rest.starts_with("<?") || m_rest.starts_with("<!"); skipSpace()) {
            pass(m_rest.starts_with("<!--") ? "-->" : ">");
        }
    }

    std::string_view takeName() {
        std::string_view name = m_rest.substr(0, std::min(m_rest.find_first_of(kNameEnd), m_rest.size()));
        m_rest.remove_prefix(name.size());
        const std::size_t colon = name.find(':');
        return colon == std::string_view::npos ? name : name.substr(colon + 1);
    }

    /// Parses an element whose `<` is next.
    bool parseElement(XmlNode& node, int depth) {
        m_rest.remove_prefix(1);
        node.name = takeName();
        if (node.name.empty() || depth > kDeepestXml) {
            return false;
        }
        while (true) {
            skipSpace();
            if (m_rest.starts_with("/>")) {
                m_rest.remove_prefix(2);
                return true;
            }
            if (m_rest.starts_with('>')) {
                m_rest.remove_prefix(1);
                return parseContent(node, depth);
            }
            if (!parseAttribute(node)) {
                return false;
            }
        }
    }

    bool parseAttribute(XmlNode& node) {
        const std::string_view key = takeName();
        skipSpace();
        if (key.empty() || !m_rest.starts_with('=')) {
            return false;
        }
        m_rest.remove_prefix(1);
        skipSpace();
        const char quote = m_rest.empty() ? '\0' : m_rest.front();
        const std::size_t end =
            quote == '"' || quote == '\'' ? m_rest.find(quote, 1) : std::string_view::npos;
        if (end == std::string_view::npos) {
            return false;
        }
        node.attributes.emplace_back(key, xmlText(m_rest.substr(1, end - 1)));
        m_rest.remove_prefix(end + 1);
        return true;
    }

    bool parseContent(XmlNode& node, int depth) {
        while (!m_rest.empty()) {
            const std::size_t length = std::min(m_rest.find('<'), m_rest.size());
            const std::string_view text = m_rest.substr(0, length);
            if (node.text.empty() && text.find_first_not_of(kXmlSpace) != std::string_view::npos) {
                node.text = text;
            }
            m_rest.remove_prefix(length);
            if (m_rest.starts_with("</")) {
                m_rest.remove_prefix(2);
                return takeName() == node.name && pass(">");
            }
            if (m_rest.starts_with("<!--")) {
                pass("-->");
            } else if (m_rest.starts_with("<![CDATA[")) {
                pass("]]>");
            } else if (m_rest.starts_with("<?")) {
                pass("?>");
            } else if (m_rest.empty() || !parseElement(node.children.emplace_back(), depth + 1)) {
                return false;
            }
        }
        return false;
    }

    std::string_view m_rest;
    std::size_t m_size;
    const std::string& m_file;
};

} // namespace

std::string xmlText(std::string_view raw) {
    std::string text;
    while (!raw.empty()) {
        const std::size_t mark = std::min(raw.find('&'), raw.size());
        text += raw.substr(0, mark);
        raw.remove_prefix(mark);
        const std::size_t end = raw.find(';');
        if (raw.empty()) {
            break;
        }
        if (end != std::string_view::npos && appendEntity(text, raw.substr(1, end - 1))) {
            raw.remove_prefix(end + 1);
        } else {
            text += '&';
            raw.remove_prefix(1);
        }
    }
    return text;
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

Expected<XmlNode> parseXml(std::string_view text, const std::string& file) {
    return XmlParser(text, file).parse();
}

} // namespace sinew
