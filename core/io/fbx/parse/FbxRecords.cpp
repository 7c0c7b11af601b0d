#include "core/io/fbx/parse/FbxReader.h"

#include "core/io/fbx/FbxDocument.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::string_view kMagic{"Kaydara FBX Binary  \0\x1a\0", 23};
constexpr std::uint32_t kFirstWideVersion = 7500;
constexpr std::int64_t kFirstVersionWithIds = 7000;
/// Real files nest about ten deep; a forged one must not exhaust the stack.
constexpr int kDeepestRecord = 64;

/// Null records that end a list hold zeros; some writers leave other values there, which mean nothing.
enum class NullRecords { Empty, Any };

class BinaryRecordFinder {
public:
    BinaryRecordFinder(FbxRecords& records, NullRecords nulls, const std::string& file)
        : m_records(records)
        , m_nulls(nulls)
        , m_cursor(records.bytes)
        , m_file(file) {}

    Expected<void> find() {
        if (m_cursor.take(kMagic.size()) != kMagic) {
            return broken("not a binary FBX file");
        }
        const auto version = m_cursor.read<std::uint32_t>();
        if (m_cursor.broken()) {
            return broken("the file ends before its version");
        }
        if (const std::optional<Error> error = fbxVersionError(version, m_file)) {
            return fail(*error);
        }
        m_records.wide = version >= kFirstWideVersion;
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
        m_records.footer = m_cursor.position();
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
            const bool empty = record.valueCount == 0 && size == 0 && record.name.empty();
            return empty || m_nulls == NullRecords::Any ? Expected<bool>(false)
                                                        : broken("a broken null record");
        }
        if (record.end > end || record.end < record.valuesBegin || size > record.end - record.valuesBegin ||
            record.valueCount > size) {
            return broken("a record's size does not fit");
        }
        if (depth >= kDeepestRecord) {
            return broken("records nested too deep");
        }
        record.valuesEnd = record.valuesBegin + size;
        m_cursor.jump(record.valuesEnd);
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
            const std::size_t index = m_cursor.position();
            const Expected<bool> more = findRecord(record.children, record.end, depth + 1);
            if (!more) {
                return fail(more.error());
            }
            record.list = !*more;
            record.close = record.list ? index : record.close;
        }
        if (m_cursor.position() != record.end) {
            const bool early = m_cursor.position() < record.end;
            return broken("children of " + std::string(record.name) + (early ? " end early" : " end late"));
        }
        return {};
    }

    FbxRecords& m_records;
    NullRecords m_nulls;
    FbxReaderCursor m_cursor;
    const std::string& m_file;
};

std::string kindName(char kind) {
    if (kind > ' ' && kind <= '~') {
        return std::string("'") + kind + '\'';
    }
    return std::to_string(static_cast<int>(static_cast<unsigned char>(kind)));
}

/// Decodes all of a binary file, as its reader needs it: what is broken is an error, and the arrays of the
/// whole file share one limit of what they may unpack to.
class BinaryTreeDecoder {
public:
    BinaryTreeDecoder(const FbxRecords& records, const std::string& file, FbxUnknownKinds& unknown)
        : m_cursor(records.bytes)
        , m_file(file)
        , m_unknown(unknown) {}

    Expected<void> decode(const FbxRecord& record, FbxNode& node) {
        node.name = record.name;
        m_cursor.jump(record.valuesBegin);
        Expected<void> done = decodeProperties(node, record.valueCount, record.valuesEnd);
        node.children.resize(done ? record.children.size() : 0);
        for (std::size_t i = 0; i < node.children.size() && done; ++i) {
            done = decode(record.children[i], node.children[i]);
        }
        return done;
    }

private:
    tl::unexpected<Error> broken(const std::string& what) const {
        return fail(ErrorCode::FileBroken,
                    {m_file, what + " at byte " + std::to_string(m_cursor.position())});
    }

    Expected<void> decodeProperties(FbxNode& node, std::size_t count, std::size_t end) {
        // Every property takes at least 2 bytes, which bounds what is reserved.
        node.properties.reserve(std::min<std::size_t>(count, (end - m_cursor.position()) / 2));
        for (std::size_t i = 0; i < count; ++i) {
            if (m_cursor.position() < end && !isFbxPropertyKind(m_cursor.peek())) {
                passUnknown(node.name, end);
                return {};
            }
            const char kind = m_cursor.peek();
            std::optional<FbxProperty> property = readFbxProperty(m_cursor);
            if (!property || m_cursor.position() > end) {
                return broken("a broken property of kind " + kindName(kind) + " in " + node.name);
            }
            node.properties.push_back(std::move(*property));
        }
        return m_cursor.position() == end ? Expected<void>()
                                          : broken("properties of " + node.name + " of the wrong size");
    }

    /// The length of a value of an unknown kind is not known, so all properties behind it are skipped.
    void passUnknown(const std::string& record, std::size_t end) {
        if (++m_unknown.count == 1) {
            m_unknown.first = "a property of unknown kind " + kindName(m_cursor.peek()) + " in " + record +
                              " at byte " + std::to_string(m_cursor.position());
        }
        m_cursor.jump(end);
    }

    FbxReaderCursor m_cursor;
    const std::string& m_file;
    FbxUnknownKinds& m_unknown;
};

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

const FbxNode* FbxNode::child(std::string_view childName) const {
    const auto found = std::ranges::find(children, childName, &FbxNode::name);
    return found == children.end() ? nullptr : &*found;
}

const FbxRecord* FbxRecord::child(std::string_view childName) const {
    const auto found = std::ranges::find(children, childName, &FbxRecord::name);
    return found == children.end() ? nullptr : &*found;
}

std::string_view FbxRecords::values(const FbxRecord& record) const {
    return bytes.substr(record.valuesBegin, record.valuesEnd - record.valuesBegin);
}

std::vector<FbxProperty> FbxRecords::properties(const FbxRecord& record) const {
    return text ? fbxTextProperties(plain(), record) : binaryProperties(values(record), record.valueCount);
}

FbxNode FbxRecords::decoded(const FbxRecord& record, std::size_t longest) const {
    FbxNode node{std::string(record.name), {}, {}};
    if (values(record).size() <= longest) {
        node.properties = properties(record);
    }
    node.children.reserve(record.children.size());
    for (const FbxRecord& child : record.children) {
        node.children.push_back(decoded(child, longest));
    }
    return node;
}

Expected<FbxRecords> readFbxRecords(std::string_view bytes, const std::string& file) {
    FbxRecords records;
    records.text = !bytes.starts_with("Kaydara FBX Binary");
    records.bytes = bytes;
    if (records.text) {
        records.lines = plainFbxLines(bytes);
        Expected<FbxRecord> root = findFbxTextRecords(bytes, records.plain(), file);
        if (!root) {
            return fail(root.error());
        }
        records.root = std::move(*root);
    } else if (const auto found = BinaryRecordFinder(records, NullRecords::Empty, file).find(); !found) {
        return fail(found.error());
    }
    records.old = goesByName(records);
    return records;
}

Expected<FbxNode> readFbxNodes(std::string_view bytes, const std::string& file, FbxUnknownKinds* unknown) {
    FbxRecords records;
    records.bytes = bytes;
    FbxUnknownKinds unasked;
    FbxNode root;
    Expected<void> done = BinaryRecordFinder(records, NullRecords::Any, file).find();
    if (done) {
        done = BinaryTreeDecoder(records, file, unknown == nullptr ? unasked : *unknown)
                   .decode(records.root, root);
    }
    return done ? Expected<FbxNode>(std::move(root)) : fail(done.error());
}

} // namespace sinew
