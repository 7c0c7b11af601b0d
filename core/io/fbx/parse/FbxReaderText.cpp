#include "core/io/fbx/parse/FbxReaderText.h"

#include <algorithm>
#include <charconv>

namespace sinew {
namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

std::size_t behindBlanks(std::string_view text, std::size_t at, std::string_view blanks) {
    return std::min(text.find_first_not_of(blanks, at), text.size());
}

} // namespace

std::size_t fbxTextInLine(std::string_view text, std::size_t at) {
    at = behindBlanks(text, at, kFbxTextBlank);
    return at < text.size() && text[at] == ';' ? std::min(text.find('\n', at), text.size()) : at;
}

std::size_t fbxTextNext(std::string_view text, std::size_t at) {
    for (at = fbxTextInLine(text, at); at < text.size() && text[at] == '\n'; at = fbxTextInLine(text, at)) {
        ++at;
    }
    return at;
}

std::string_view plainFbxText(std::string_view text, std::string& plain) {
    const bool marked = text.starts_with(kUtf8Mark);
    const bool breaksAlone =
        text.find('\r') != std::string_view::npos && text.find('\n') == std::string_view::npos;
    if (!marked && !breaksAlone) {
        return text;
    }
    plain = text;
    if (marked) {
        plain.replace(0, kUtf8Mark.size(), kUtf8Mark.size(), ' ');
    }
    if (breaksAlone) {
        std::ranges::replace(plain, '\r', '\n');
    }
    return plain;
}

namespace {

/// Real files nest about ten deep; a forged one must not exhaust the stack.
constexpr int kDeepestBlock = 64;

class TextParser {
public:
    TextParser(std::string_view text, const std::string& file)
        : m_rest(text)
        , m_size(text.size())
        , m_file(file) {}

    Expected<FbxNode> parse() {
        FbxNode root;
        const Expected<void> read = readNodes(root.children, 0);
        if (!read) {
            return fail(read.error());
        }
        return root;
    }

private:
    tl::unexpected<Error> broken(const std::string& what) const {
        return fail(ErrorCode::FileBroken,
                    {m_file, what + " at byte " + std::to_string(m_size - m_rest.size())});
    }

    void skipInLine() { m_rest.remove_prefix(fbxTextInLine(m_rest, 0)); }
    void skipToNext() { m_rest.remove_prefix(fbxTextNext(m_rest, 0)); }

    bool take(char c) {
        const bool there = m_rest.starts_with(c);
        m_rest.remove_prefix(there ? 1 : 0);
        return there;
    }

    /// Reads nodes up to the brace that closes their list, or the end of the file for the outermost.
    Expected<void> readNodes(std::vector<FbxNode>& nodes, int depth) {
        if (depth > kDeepestBlock) {
            return broken("nodes nested too deep");
        }
        for (skipToNext(); !m_rest.empty(); skipToNext()) {
            if (take('}')) {
                return depth > 0 ? Expected<void>() : broken("a brace closes nothing");
            }
            const std::size_t colon = m_rest.find_first_of(":\n{}\"");
            if (colon == std::string_view::npos || m_rest[colon] != ':') {
                return broken("a name without colon");
            }
            FbxNode node;
            node.name = m_rest.substr(0, colon);
            m_rest.remove_prefix(colon + 1);
            const Expected<void> read = readNode(node, depth);
            if (!read) {
                return read;
            }
            nodes.push_back(std::move(node));
        }
        return depth == 0 ? Expected<void>() : broken("the file ends inside a node");
    }

    Expected<void> readNode(FbxNode& node, int depth) {
        if (node.name == "a") {
            node.properties.emplace_back(readNumbers());
            return {};
        }
        while (true) {
            skipInLine();
            skipBreakInList(node);
            if (m_rest.empty() || m_rest.starts_with('\n') || m_rest.starts_with('}')) {
                return {};
            }
            if (take('{')) {
                return readNodes(node.children, depth + 1);
            }
            if (take(',')) {
                skipToNext();
            } else if (!readValue(node)) {
                return broken("a text without end");
            }
        }
    }

    /// Long lists go on behind a line break, with the comma at either end of it, or begin behind one. No
    /// node's name begins with a number.
    void skipBreakInList(const FbxNode& node) {
        constexpr std::string_view kNumberBegin = "-.0123456789";
        const std::size_t next = fbxTextNext(m_rest, 0);
        if (!m_rest.starts_with('\n') || next == m_rest.size()) {
            return;
        }
        const bool begins =
            node.properties.empty() && kNumberBegin.find(m_rest[next]) != std::string_view::npos;
        if (begins || m_rest[next] == ',') {
            m_rest.remove_prefix(next);
        }
    }

    bool readValue(FbxNode& node) {
        if (take('"')) {
            const std::size_t end = m_rest.find('"');
            if (end == std::string_view::npos) {
                return false;
            }
            node.properties.emplace_back(unescaped(m_rest.substr(0, end)));
            m_rest.remove_prefix(end + 1);
            return true;
        }
        const std::string_view word = takeWord();
        // "*24" announces how many numbers an array has; they are counted when they come.
        if (!word.starts_with('*')) {
            node.properties.push_back(valueOf(word));
        }
        return true;
    }

    std::string_view takeWord() {
        const std::string_view word =
            m_rest.substr(0, std::min(m_rest.find_first_of(kFbxTextWordEnd), m_rest.size()));
        m_rest.remove_prefix(word.size());
        return word;
    }

    static std::string unescaped(std::string_view text) {
        constexpr std::string_view kQuote = "&quot;";
        std::string result(text);
        for (std::size_t at = result.find(kQuote); at != std::string::npos;
             at = result.find(kQuote, at + 1)) {
            result.replace(at, kQuote.size(), 1, '"');
        }
        return result;
    }

    static FbxProperty valueOf(std::string_view word) {
        std::int64_t whole = 0;
        const char* end = word.data() + word.size();
        if (std::from_chars(word.data(), end, whole).ptr == end) {
            return whole;
        }
        double fraction = 0.0;
        if (std::from_chars(word.data(), end, fraction).ptr == end) {
            return fraction;
        }
        return std::string(word);
    }

    /// A list of numbers, over as many lines as it takes.
    std::vector<double> readNumbers() {
        std::vector<double> numbers;
        skipToNext();
        while (!m_rest.empty() && !m_rest.starts_with('}')) {
            double number = 0.0;
            const std::string_view word = takeWord();
            std::from_chars(word.data(), word.data() + word.size(), number);
            numbers.push_back(number);
            skipToNext();
            if (!take(',')) {
                break;
            }
            skipToNext();
        }
        return numbers;
    }

    std::string_view m_rest;
    std::size_t m_size;
    const std::string& m_file;
};

} // namespace

Expected<FbxNode> readFbxText(std::string_view text, const std::string& file) {
    std::string plain;
    return TextParser(plainFbxText(text, plain), file).parse();
}

} // namespace sinew
