#include "core/io/patch/fbx/FbxRecords.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/fbx/parse/FbxReaderText.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::int64_t kFirstVersionWithIds = 7000;

std::vector<FbxProperty> binaryProperties(std::string_view bytes, std::size_t count) {
    std::vector<FbxProperty> properties;
    FbxReaderCursor cursor(bytes);
    for (std::size_t i = 0; i < count; ++i) {
        std::optional<FbxProperty> property = readFbxProperty(cursor);
        if (!property) {
            break;
        }
        properties.push_back(std::move(*property));
    }
    return properties;
}

bool goesByName(const FbxRecords& records) {
    const FbxRecord* header = records.root.child("FBXHeaderExtension");
    const FbxRecord* version = header == nullptr ? nullptr : header->child("FBXVersion");
    if (version == nullptr) {
        return false;
    }
    const FbxNode node = records.decoded(*version);
    const std::vector<std::int64_t> numbers = fbxIntegers(&node);
    return !numbers.empty() && numbers.front() < kFirstVersionWithIds;
}

} // namespace

const FbxRecord* FbxRecord::child(std::string_view childName) const {
    const auto found = std::ranges::find(children, childName, &FbxRecord::name);
    return found == children.end() ? nullptr : &*found;
}

std::string_view FbxRecords::values(const FbxRecord& record) const {
    return std::string_view(bytes).substr(record.valuesBegin, record.valuesEnd - record.valuesBegin);
}

std::vector<FbxProperty> FbxRecords::properties(const FbxRecord& record) const {
    if (!text) {
        return binaryProperties(values(record), record.valueCount);
    }
    // The name belongs to it: what follows "a" is a list of numbers.
    const std::string_view line =
        std::string_view(bytes).substr(record.begin, record.valuesEnd - record.begin);
    Expected<FbxNode> read = readFbxText(line, {});
    const bool one = read && read->children.size() == 1;
    return one ? std::move(read->children.front().properties) : std::vector<FbxProperty>();
}

FbxNode FbxRecords::decoded(const FbxRecord& record, std::size_t longest) const {
    FbxNode node{record.name, {}, {}};
    if (values(record).size() <= longest) {
        node.properties = properties(record);
    }
    node.children.reserve(record.children.size());
    for (const FbxRecord& child : record.children) {
        node.children.push_back(decoded(child, longest));
    }
    return node;
}

Expected<FbxRecords> readFbxRecords(std::string bytes, const std::string& file) {
    FbxRecords records;
    records.text = !bytes.starts_with("Kaydara FBX Binary");
    records.bytes = std::move(bytes);
    const Expected<void> found =
        records.text ? findFbxTextRecords(records, file) : findFbxBinaryRecords(records, file);
    if (!found) {
        return fail(found.error());
    }
    records.old = goesByName(records);
    return records;
}

namespace {

constexpr std::size_t kVersionAt = 23; ///< behind the magic word
constexpr std::uint32_t kFirstWideRecords = 7500;
/// As the reader: real files nest about ten deep.
constexpr int kDeepestFound = 64;

class BinaryRecordFinder {
public:
    BinaryRecordFinder(FbxRecords& records, const std::string& file)
        : m_records(records)
        , m_cursor(records.bytes)
        , m_file(file) {}

    Expected<void> find() {
        m_cursor.take(kVersionAt);
        const auto version = m_cursor.read<std::uint32_t>();
        if (m_cursor.broken()) {
            return broken("the file ends before its version");
        }
        if (const std::optional<Error> error = fbxVersionError(version, m_file)) {
            return fail(*error);
        }
        m_records.wide = version >= kFirstWideRecords;
        FbxRecord& root = m_records.root;
        root.list = true;
        root.end = m_records.bytes.size();
        for (bool more = true; more;) {
            root.close = m_cursor.position();
            const Expected<bool> found = findRecord(root.children, root.end, 0);
            if (!found) {
                return fail(found.error());
            }
            more = *found;
        }
        return {};
    }

private:
    std::uint64_t readSize() {
        return m_records.wide ? m_cursor.read<std::uint64_t>() : m_cursor.read<std::uint32_t>();
    }

    tl::unexpected<Error> broken(const std::string& what) const {
        return fail(ErrorCode::FileBroken,
                    {m_file, what + " at byte " + std::to_string(m_cursor.position())});
    }

    /// Finds one record, which must end by `end`; false when it was the null record that ends a list.
    Expected<bool> findRecord(std::vector<FbxRecord>& siblings, std::size_t end, int depth) {
        FbxRecord record;
        record.begin = m_cursor.position();
        record.end = readSize();
        record.valueCount = readSize();
        const std::uint64_t size = readSize();
        record.name = m_cursor.take(m_cursor.read<std::uint8_t>());
        if (m_cursor.broken()) {
            return broken("the file ends inside a record");
        }
        record.valuesBegin = m_cursor.position();
        if (record.end == 0) {
            // What else it said would be lost.
            return record.valueCount == 0 && size == 0 && record.name.empty()
                       ? Expected<bool>(false)
                       : broken("a broken null record");
        }
        if (record.end > end || record.end < record.valuesBegin || size > record.end - record.valuesBegin) {
            return broken("a record's size does not fit");
        }
        if (depth >= kDeepestFound) {
            return broken("records nested too deep");
        }
        record.valuesEnd = record.valuesBegin + size;
        m_cursor.take(size);
        const Expected<void> found = findChildren(record, depth);
        if (!found) {
            return fail(found.error());
        }
        siblings.push_back(std::move(record));
        return true;
    }

    Expected<void> findChildren(FbxRecord& record, int depth) {
        record.close = record.end;
        while (m_cursor.position() < record.end && !record.list) {
            const std::size_t place = m_cursor.position();
            const Expected<bool> more = findRecord(record.children, record.end, depth + 1);
            if (!more) {
                return fail(more.error());
            }
            record.list = !*more;
            record.close = record.list ? place : record.close;
        }
        return m_cursor.position() == record.end ? Expected<void>()
                                                 : broken("children of " + record.name + " do not fit");
    }

    FbxRecords& m_records;
    FbxReaderCursor m_cursor;
    const std::string& m_file;
};

} // namespace

Expected<void> findFbxBinaryRecords(FbxRecords& records, const std::string& file) {
    return BinaryRecordFinder(records, file).find();
}

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
