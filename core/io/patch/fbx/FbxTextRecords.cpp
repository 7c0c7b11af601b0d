#include "core/io/fbx/parse/FbxTextSpace.h"
#include "core/io/patch/fbx/FbxRecords.h"

#include <algorithm>

namespace sinew {
namespace {

/// As the reader: real files nest about ten deep.
constexpr int kDeepestBraces = 64;

/// Walks text as the reader does (core/io/fbx/parse/FbxReaderText) and notes where things are.
class TextRecordFinder {
public:
    TextRecordFinder(FbxRecords& records, const std::string& file)
        : m_text(plainFbxText(records.bytes, m_plain))
        , m_root(records.root)
        , m_file(file) {}

    Expected<void> find() {
        m_root.list = true;
        m_root.end = m_text.size();
        m_root.close = m_text.size();
        return findChildren(m_root, 0);
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
    void skipInLine() { m_at = fbxTextInLine(m_text, m_at); }
    void skipToNext() { m_at = fbxTextNext(m_text, m_at); }

    Expected<void> findChildren(FbxRecord& parent, int depth) {
        if (depth > kDeepestBraces) {
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
            record.name = m_text.substr(m_at, colon - m_at);
            m_at = colon + 1;
            const Expected<void> found = findContent(record, depth);
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
        if (record.name == "a") {
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

    void skipBreakInList(bool any) {
        constexpr std::string_view kNumberBegin = "-.0123456789";
        const std::size_t next = fbxTextNext(m_text, m_at);
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

    void passWord() { m_at = std::min(m_text.find_first_of(kFbxTextWordEnd, m_at), m_text.size()); }

    void findNumbers(FbxRecord& record) {
        skipToNext();
        while (!atEnd() && !sees('}')) {
            passWord();
            record.valuesEnd = m_at;
            skipToNext();
            if (!take(',')) {
                break;
            }
            skipToNext();
        }
        m_at = record.valuesEnd;
    }

    std::string m_plain; ///< holds the text where it is not the file's own
    std::string_view m_text;
    FbxRecord& m_root;
    const std::string& m_file;
    std::size_t m_at = 0;
};

} // namespace

Expected<void> findFbxTextRecords(FbxRecords& records, const std::string& file) {
    return TextRecordFinder(records, file).find();
}

} // namespace sinew
