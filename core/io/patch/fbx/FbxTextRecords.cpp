#include "core/io/patch/fbx/FbxRecords.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::string_view kTextBlank = " \t\r";
constexpr std::string_view kTextBlankOrBreak = " \t\r\n";
constexpr std::string_view kTextWordEnd = " \t\r\n,{}";
/// As the reader: real files nest about ten deep.
constexpr int kDeepestBraces = 64;

/// Walks text as the reader does (core/io/fbx/parse/FbxReaderText) and notes where things are.
class TextRecordFinder {
public:
    TextRecordFinder(FbxRecords& records, const std::string& file)
        : m_text(records.bytes)
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
    void skip(std::string_view characters) {
        m_at = std::min(m_text.find_first_not_of(characters, m_at), m_text.size());
    }
    void skipToRecord() {
        for (skip(kTextBlankOrBreak); sees(';'); skip(kTextBlankOrBreak)) {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        }
    }

    Expected<void> findChildren(FbxRecord& parent, int depth) {
        if (depth > kDeepestBraces) {
            return broken("nodes nested too deep");
        }
        for (skipToRecord(); !atEnd(); skipToRecord()) {
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
            skip(kTextBlank);
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
                skip(kTextBlankOrBreak);
            } else if (!passValue(any)) {
                return broken("a text without end");
            }
            record.valuesEnd = m_at;
        }
    }

    void skipBreakInList(bool any) {
        constexpr std::string_view kNumberBegin = "-.0123456789";
        const std::size_t next = m_text.find_first_not_of(kTextBlankOrBreak, m_at);
        if (!sees('\n') || next == std::string_view::npos) {
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

    void passWord() { m_at = std::min(m_text.find_first_of(kTextWordEnd, m_at), m_text.size()); }

    void findNumbers(FbxRecord& record) {
        skip(kTextBlankOrBreak);
        while (!atEnd() && !sees('}')) {
            passWord();
            record.valuesEnd = m_at;
            skip(kTextBlankOrBreak);
            if (!take(',')) {
                break;
            }
            skip(kTextBlankOrBreak);
        }
        m_at = record.valuesEnd;
    }

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
