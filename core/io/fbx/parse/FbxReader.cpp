#include "core/io/fbx/FbxNode.h"
#include "core/io/fbx/parse/FbxReaderCursor.h"
#include "core/io/fbx/parse/FbxReaderProperty.h"
#include "core/io/fbx/parse/FbxVersion.h"

#include <algorithm>

namespace sinew {
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
