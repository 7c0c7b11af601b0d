#include "core/io/fbx/parse/FbxReader.h"

#include "core/io/fbx/FbxNode.h"
#include "core/io/source/Inflater.h"

#include <algorithm>

namespace sinew {
namespace {

/// Deflate cannot pack better than this, so a longer claim is a lie.
constexpr std::size_t kLargestDeflateRatio = 1032;
/// All that the FBX SDK writes.
constexpr std::string_view kFbxKinds = "CBZYILFDSRbcilfd";

/// The array's plain bytes, or nothing.
std::optional<std::string> arrayBytes(FbxReaderCursor& cursor, std::size_t elementSize) {
    const std::size_t size = cursor.read<std::uint32_t>() * elementSize;
    const auto encoding = cursor.read<std::uint32_t>();
    const std::size_t stored = cursor.read<std::uint32_t>();
    // Plain arrays are as long as their length says; some writers leave the stored size at 0 there.
    const std::string_view bytes = cursor.take(encoding == 0 ? size : stored);
    if (cursor.broken() || encoding > 1) {
        return std::nullopt;
    }
    if (encoding == 0) {
        return std::string(bytes);
    }
    if (size == 0) {
        return std::string();
    }
    if (size / kLargestDeflateRatio > bytes.size() || size > UINT32_MAX || !cursor.mayUnpack(size)) {
        return std::nullopt;
    }
    std::string plain(size, '\0');
    if (!inflateExactly(bytes, plain.data(), plain.size())) {
        return std::nullopt;
    }
    return plain;
}

template<typename T>
std::optional<FbxProperty> readArray(FbxReaderCursor& cursor) {
    const std::optional<std::string> bytes = arrayBytes(cursor, sizeof(T));
    if (!bytes) {
        return std::nullopt;
    }
    std::vector<T> values(bytes->size() / sizeof(T));
    if (!values.empty()) {
        std::memcpy(values.data(), bytes->data(), bytes->size());
    }
    return FbxProperty(std::move(values));
}

std::optional<FbxProperty> readBoolArray(FbxReaderCursor& cursor) {
    const std::optional<std::string> bytes = arrayBytes(cursor, 1);
    if (!bytes) {
        return std::nullopt;
    }
    std::vector<bool> values;
    values.reserve(bytes->size());
    for (const char byte : *bytes) {
        values.push_back(byte != 0);
    }
    return FbxProperty(std::move(values));
}

template<typename T>
std::optional<FbxProperty> readScalar(FbxReaderCursor& cursor) {
    const T value = cursor.read<T>();
    return cursor.broken() ? std::nullopt : std::optional<FbxProperty>(value);
}

std::optional<FbxProperty> readBytes(FbxReaderCursor& cursor, bool blob) {
    std::string bytes(cursor.take(cursor.read<std::uint32_t>()));
    if (cursor.broken()) {
        return std::nullopt;
    }
    return blob ? FbxProperty(FbxBlob{std::move(bytes)}) : FbxProperty(std::move(bytes));
}

} // namespace

bool isFbxPropertyKind(char kind) {
    return kFbxKinds.find(kind) != std::string_view::npos;
}

std::optional<FbxProperty> readFbxProperty(FbxReaderCursor& cursor) {
    switch (cursor.read<char>()) {
    case 'B': {
        const auto value = cursor.read<std::uint8_t>();
        return cursor.broken() ? std::nullopt : std::optional<FbxProperty>(value != 0);
    }
    case 'C': {
        // A truth value; in old files also a letter.
        const auto value = cursor.read<std::uint8_t>();
        return cursor.broken() ? std::nullopt
               : value > 1     ? std::optional<FbxProperty>(std::string(1, static_cast<char>(value)))
                               : std::optional<FbxProperty>(value != 0);
    }
    case 'Z':
        return readScalar<std::int8_t>(cursor);
    case 'Y':
        return readScalar<std::int16_t>(cursor);
    case 'I':
        return readScalar<std::int32_t>(cursor);
    case 'L':
        return readScalar<std::int64_t>(cursor);
    case 'F':
        return readScalar<float>(cursor);
    case 'D':
        return readScalar<double>(cursor);
    case 'S':
        return readBytes(cursor, false);
    case 'R':
        return readBytes(cursor, true);
    case 'b':
        return readBoolArray(cursor);
    case 'c':
        return readArray<std::uint8_t>(cursor);
    case 'i':
        return readArray<std::int32_t>(cursor);
    case 'l':
        return readArray<std::int64_t>(cursor);
    case 'f':
        return readArray<float>(cursor);
    case 'd':
        return readArray<double>(cursor);
    default:
        return std::nullopt;
    }
}

namespace {

constexpr std::int64_t kOldestFbxRead = 6100;
constexpr std::int64_t kNewestFbxRead = 7700;
/// Beyond these a number is no version: FBX 3.0 came first, and 7.x has been the newest for years.
constexpr std::int64_t kFirstFbxEver = 3000;
constexpr std::int64_t kLastFbxLikely = 9999;

std::string fbxVersionName(std::int64_t version) {
    return "FBX " + std::to_string(version / 1000) + '.' + std::to_string(version / 100 % 10);
}

} // namespace

std::optional<Error> fbxVersionError(std::int64_t version, const std::string& file) {
    if (version >= kOldestFbxRead && version <= kNewestFbxRead) {
        return std::nullopt;
    }
    if (version < kFirstFbxEver || version > kLastFbxLikely) {
        return makeError(ErrorCode::FileBroken, {file, "FBX version " + std::to_string(version)});
    }
    const std::string number = " (" + std::to_string(version) + ')';
    if (version < kOldestFbxRead) {
        return makeError(ErrorCode::FormatTooOld, {file, fbxVersionName(version) + number,
                                                   fbxVersionName(kOldestFbxRead), "Autodesk FBX Converter"});
    }
    return makeError(ErrorCode::FormatTooNew,
                     {file, fbxVersionName(version) + number, fbxVersionName(kNewestFbxRead), ""});
}

namespace {

constexpr std::string_view kMagic{"Kaydara FBX Binary  \0\x1a\0", 23};
constexpr std::uint32_t kFirstWideVersion = 7500;
/// Real files nest about ten deep; a forged one must not exhaust the stack.
constexpr int kDeepestRecord = 64;

std::string kindName(char kind) {
    if (kind > ' ' && kind <= '~') {
        return std::string("'") + kind + '\'';
    }
    return std::to_string(static_cast<int>(static_cast<unsigned char>(kind)));
}

class TreeReader {
public:
    TreeReader(std::string_view bytes, const std::string& file, FbxUnknownKinds& unknown)
        : m_cursor(bytes)
        , m_file(file)
        , m_unknown(unknown) {}

    Expected<FbxNode> read() {
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
        m_wide = version >= kFirstWideVersion;
        FbxNode root;
        bool more = true;
        while (more) {
            const Expected<bool> read =
                readRecord(root.children, m_cursor.position() + m_cursor.remaining(), 0);
            if (!read) {
                return fail(read.error());
            }
            more = *read;
        }
        return root;
    }

private:
    std::uint64_t readOffset() {
        return m_wide ? m_cursor.read<std::uint64_t>() : m_cursor.read<std::uint32_t>();
    }

    tl::unexpected<Error> broken(const std::string& what) const {
        return fail(ErrorCode::FileBroken,
                    {m_file, what + " at byte " + std::to_string(m_cursor.position())});
    }

    /// Reads one record, which must end by `end`, into `siblings`; false when it was the null record that
    /// ends a list.
    Expected<bool> readRecord(std::vector<FbxNode>& siblings, std::size_t end, int depth) {
        const std::uint64_t recordEnd = readOffset();
        const std::uint64_t propertyCount = readOffset();
        const std::uint64_t propertyBytes = readOffset();
        const std::string_view name = m_cursor.take(m_cursor.read<std::uint8_t>());
        if (m_cursor.broken()) {
            return broken("the file ends inside a record");
        }
        if (recordEnd == 0) {
            return false;
        }
        if (recordEnd > end || recordEnd < m_cursor.position() ||
            propertyBytes > recordEnd - m_cursor.position() || propertyCount > propertyBytes) {
            return broken("a record's size does not fit");
        }
        if (depth >= kDeepestRecord) {
            return broken("records nested too deep");
        }
        FbxNode node;
        node.name = name;
        Expected<void> content = readProperties(node, propertyCount, m_cursor.position() + propertyBytes);
        if (content) {
            content = readChildren(node, recordEnd, depth);
        }
        if (!content) {
            return fail(content.error());
        }
        siblings.push_back(std::move(node));
        return true;
    }

    Expected<void> readProperties(FbxNode& node, std::uint64_t count, std::size_t end) {
        // Every property takes at least 2 bytes, which bounds what is reserved.
        node.properties.reserve(std::min<std::size_t>(count, (end - m_cursor.position()) / 2));
        for (std::uint64_t i = 0; i < count; ++i) {
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
        if (m_cursor.position() != end) {
            return broken("properties of " + node.name + " of the wrong size");
        }
        return {};
    }

    /// How long a value of an unknown kind is, nobody knows, but where its record's properties end.
    void passUnknown(const std::string& record, std::size_t end) {
        if (++m_unknown.count == 1) {
            m_unknown.first = "a property of unknown kind " + kindName(m_cursor.peek()) + " in " + record +
                              " at byte " + std::to_string(m_cursor.position());
        }
        m_cursor.jump(end);
    }

    Expected<void> readChildren(FbxNode& node, std::size_t end, int depth) {
        while (m_cursor.position() < end) {
            const Expected<bool> more = readRecord(node.children, end, depth + 1);
            if (!more) {
                return fail(more.error());
            }
            if (!*more && m_cursor.position() != end) {
                return broken("children of " + node.name + " end early");
            }
        }
        if (m_cursor.position() != end) {
            return broken("children of " + node.name + " end late");
        }
        return {};
    }

    FbxReaderCursor m_cursor;
    const std::string& m_file;
    FbxUnknownKinds& m_unknown;
    bool m_wide = false;
};

} // namespace

const FbxNode* FbxNode::child(std::string_view childName) const {
    const auto found = std::find_if(children.begin(), children.end(),
                                    [&](const FbxNode& node) { return node.name == childName; });
    return found == children.end() ? nullptr : &*found;
}

Expected<FbxNode> readFbxNodes(std::string_view bytes, const std::string& file, FbxUnknownKinds* unknown) {
    FbxUnknownKinds unasked;
    return TreeReader(bytes, file, unknown == nullptr ? unasked : *unknown).read();
}

} // namespace sinew
