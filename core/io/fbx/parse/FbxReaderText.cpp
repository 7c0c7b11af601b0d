#include "core/io/fbx/parse/FbxReader.h"

#include "core/base/ReadNumber.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::string_view kBlank = " \t\r";
constexpr std::string_view kWordEnd = " \t\r\n,{};";

/// Behind blanks and a comment (from ';' to the end of its line), the place of the break that ends this line
/// or of what stands in it.
std::size_t nextInLine(std::string_view text, std::size_t at) {
    at = std::min(text.find_first_not_of(kBlank, at), text.size());
    return at < text.size() && text[at] == ';' ? std::min(text.find('\n', at), text.size()) : at;
}

/// Behind blanks, line breaks and comments: the place of what comes next.
std::size_t nextPlace(std::string_view text, std::size_t at) {
    for (at = nextInLine(text, at); at < text.size() && text[at] == '\n'; at = nextInLine(text, at)) {
        ++at;
    }
    return at;
}

/// Where the word that begins at `at` ends.
std::size_t wordEnd(std::string_view text, std::size_t at) {
    return std::min(text.find_first_of(kWordEnd, at), text.size());
}

/// Real files nest about ten deep; a forged one must not exhaust the stack.
constexpr int kDeepestBlock = 64;

/// The name of the record that holds an array's numbers.
constexpr std::string_view kNumberList = "a";

class TextRecordFinder {
public:
    TextRecordFinder(std::string_view bytes, std::string_view lines, const std::string& file)
        : m_bytes(bytes)
        , m_text(lines)
        , m_file(file) {}

    Expected<FbxRecord> find() {
        FbxRecord root;
        root.list = true;
        root.end = m_text.size();
        root.close = m_text.size();
        const Expected<void> found = findChildren(root, 0);
        return found ? Expected<FbxRecord>(std::move(root)) : fail(found.error());
    }

private:
    tl::unexpected<Error> broken(const std::string& what) const {
        return fail(ErrorCode::FileBroken, {m_file, what + " at byte " + std::to_string(m_at)});
    }

    bool atEnd() const { return m_at >= m_text.size(); }
    bool sees(char c) const { return !atEnd() && m_text[m_at] == c; }
    bool take(char c) {
        const bool there = sees(c);
        m_at += there ? 1 : 0;
        return there;
    }
    void skipInLine() { m_at = nextInLine(m_text, m_at); }
    void skipToNext() { m_at = nextPlace(m_text, m_at); }

    /// Finds records up to the brace that closes their list, or the end of the file for the outermost.
    Expected<void> findChildren(FbxRecord& parent, int depth) {
        if (depth > kDeepestBlock) {
            return broken("nodes nested too deep");
        }
        for (skipToNext(); !atEnd(); skipToNext()) {
            if (sees('}')) {
                parent.close = m_at++;
                return depth > 0 ? Expected<void>() : broken("a brace closes nothing");
            }
            const std::size_t colon = m_text.find_first_of(":\n{}\"", m_at);
            if (colon == std::string_view::npos || m_text[colon] != ':') {
                return broken("a name without colon");
            }
            FbxRecord record;
            record.begin = m_at;
            record.name = m_bytes.substr(m_at, colon - m_at);
            m_at = colon + 1;
            Expected<void> found = findContent(record, depth);
            if (!found) {
                return found;
            }
            record.end = m_at;
            parent.children.push_back(std::move(record));
        }
        return depth == 0 ? Expected<void>() : broken("the file ends inside a node");
    }

    /// Leaves `m_at` where the record ends.
    Expected<void> findContent(FbxRecord& record, int depth) {
        record.valuesBegin = m_at;
        record.valuesEnd = m_at;
        if (record.name == kNumberList) {
            findNumbers(record);
            return {};
        }
        bool any = false;
        while (true) {
            skipInLine();
            skipBreakInList(any);
            if (atEnd() || sees('\n') || sees('}')) {
                m_at = record.valuesEnd;
                return {};
            }
            if (take('{')) {
                record.list = true;
                return findChildren(record, depth + 1);
            }
            if (take(',')) {
                skipToNext();
            } else if (!passValue(any)) {
                return broken("a text without end");
            }
            record.valuesEnd = m_at;
        }
    }

    /// Long lists go on behind a line break, with the comma at either end of it, or begin behind one. No
    /// record's name begins with a number.
    void skipBreakInList(bool any) {
        constexpr std::string_view kNumberBegin = "-.0123456789";
        const std::size_t next = nextPlace(m_text, m_at);
        if (!sees('\n') || next == m_text.size()) {
            return;
        }
        const bool begins = !any && kNumberBegin.find(m_text[next]) != std::string_view::npos;
        m_at = begins || m_text[next] == ',' ? next : m_at;
    }

    bool passValue(bool& any) {
        if (take('"')) {
            const std::size_t end = m_text.find('"', m_at);
            m_at = end == std::string_view::npos ? m_at : end + 1;
            any = true;
            return end != std::string_view::npos;
        }
        // The length that an array announces is no value.
        any = any || !sees('*');
        passWord();
        return true;
    }

    void passWord() { m_at = wordEnd(m_text, m_at); }

    /// A list of numbers, over as many lines as it takes, up to its last number or comma.
    void findNumbers(FbxRecord& record) {
        skipToNext();
        while (!atEnd() && !sees('}')) {
            passWord();
            record.valuesEnd = m_at;
            skipToNext();
            if (!take(',')) {
                break;
            }
            record.valuesEnd = m_at;
            skipToNext();
        }
        m_at = record.valuesEnd;
    }

    std::string_view m_bytes;
    std::string_view m_text;
    const std::string& m_file;
    std::size_t m_at = 0;
};

std::string unescaped(std::string_view text) {
    constexpr std::string_view kQuote = "&quot;";
    std::string result(text);
    for (std::size_t at = result.find(kQuote); at != std::string::npos; at = result.find(kQuote, at + 1)) {
        result.replace(at, kQuote.size(), 1, '"');
    }
    return result;
}

FbxProperty textValue(std::string_view word) {
    std::int64_t whole = 0;
    const char* end = word.data() + word.size();
    if (readNumber(word, whole).ptr == end) {
        return whole;
    }
    double fraction = 0.0;
    if (readNumber(word, fraction).ptr == end) {
        return fraction;
    }
    return std::string(word);
}

/// The numbers in what TextRecordFinder::findNumbers went over.
std::vector<double> numbersIn(std::string_view values) {
    std::vector<double> numbers;
    for (std::size_t at = nextPlace(values, 0); at < values.size(); at = nextPlace(values, at + 1)) {
        double number = 0.0;
        const std::size_t end = wordEnd(values, at);
        readNumber(values.substr(at, end - at), number);
        numbers.push_back(number);
        at = nextPlace(values, end); // the comma
    }
    return numbers;
}

/// The values in what TextRecordFinder::findContent went over.
std::vector<FbxProperty> valuesIn(std::string_view values) {
    std::vector<FbxProperty> properties;
    for (std::size_t at = nextPlace(values, 0); at < values.size(); at = nextPlace(values, at)) {
        if (values[at] == ',') {
            ++at;
        } else if (values[at] == '"') {
            const std::size_t end = values.find('"', at + 1);
            properties.emplace_back(unescaped(values.substr(at + 1, end - at - 1)));
            at = end + 1;
        } else {
            const std::string_view word = values.substr(at, wordEnd(values, at) - at);
            // "*24" announces how many numbers an array has; they are counted when they come.
            if (!word.starts_with('*')) {
                properties.push_back(textValue(word));
            }
            at += std::max<std::size_t>(word.size(), 1);
        }
    }
    return properties;
}

FbxNode textNode(std::string_view lines, const FbxRecord& record) {
    FbxNode node{std::string(record.name), fbxTextProperties(lines, record), {}};
    node.children.reserve(record.children.size());
    for (const FbxRecord& child : record.children) {
        node.children.push_back(textNode(lines, child));
    }
    return node;
}

} // namespace

std::string plainFbxLines(std::string_view text) {
    constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
    const bool marked = text.starts_with(kUtf8Mark);
    const bool breaksAlone =
        text.find('\r') != std::string_view::npos && text.find('\n') == std::string_view::npos;
    std::string plain(marked || breaksAlone ? text : std::string_view());
    if (marked) {
        plain.replace(0, kUtf8Mark.size(), kUtf8Mark.size(), ' ');
    }
    if (breaksAlone) {
        std::ranges::replace(plain, '\r', '\n');
    }
    return plain;
}

Expected<FbxRecord> findFbxTextRecords(std::string_view bytes, std::string_view lines,
                                       const std::string& file) {
    return TextRecordFinder(bytes, lines, file).find();
}

std::vector<FbxProperty> fbxTextProperties(std::string_view lines, const FbxRecord& record) {
    const std::string_view values = lines.substr(record.valuesBegin, record.valuesEnd - record.valuesBegin);
    return record.name == kNumberList ? std::vector<FbxProperty>{numbersIn(values)} : valuesIn(values);
}

Expected<FbxNode> readFbxText(std::string_view text, const std::string& file) {
    const std::string plain = plainFbxLines(text);
    const std::string_view lines = plain.empty() ? text : std::string_view(plain);
    const Expected<FbxRecord> root = findFbxTextRecords(text, lines, file);
    return root ? Expected<FbxNode>(textNode(lines, *root)) : fail(root.error());
}

} // namespace sinew
