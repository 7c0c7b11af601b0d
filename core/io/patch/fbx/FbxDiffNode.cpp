#include "core/io/patch/fbx/FbxDiffNode.h"

#include "core/io/fbx/parse/FbxReaderProperty.h"
#include "core/io/fbx/parse/FbxReaderText.h"
#include "core/io/fbx/write/FbxPropertyBytes.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kDiffHeader = 23; ///< what stands before the version
constexpr std::uint32_t kDiffWide = 7500;
constexpr int kDeepestDiff = 64;

/// The reader's tree of a text file, its properties in the form of binary files.
FbxDiffNode diffNodeOf(const FbxNode& node) {
    FbxDiffNode result;
    result.name = node.name;
    for (const FbxProperty& property : node.properties) {
        appendFbxProperty(result.made, property);
    }
    for (const FbxNode& child : node.children) {
        result.children.push_back(diffNodeOf(child));
    }
    return result;
}

class DiffTreeReader {
public:
    explicit DiffTreeReader(std::string_view bytes)
        : m_cursor(bytes)
        , m_size(bytes.size()) {
        m_cursor.take(kDiffHeader);
        m_wide = m_cursor.read<std::uint32_t>() >= kDiffWide;
    }

    /// Children up to the null record that ends them, or to `end`; false when the bytes do not fit.
    bool readChildren(std::vector<FbxDiffNode>& children, std::uint64_t end, int depth) {
        while (m_cursor.position() < end) {
            const std::uint64_t next = size();
            size();
            const std::uint64_t valueBytes = size();
            FbxDiffNode node;
            node.name = m_cursor.take(m_cursor.read<std::uint8_t>());
            if (next == 0) {
                return !m_cursor.broken();
            }
            node.stored = m_cursor.take(valueBytes);
            const bool fits = !m_cursor.broken() && next <= end && next >= m_cursor.position();
            if (!fits || depth > kDeepestDiff || !readChildren(node.children, next, depth + 1) ||
                m_cursor.position() != next) {
                return false;
            }
            children.push_back(std::move(node));
        }
        return true;
    }

    Expected<FbxDiffNode> read() {
        FbxDiffNode root;
        if (!readChildren(root.children, m_size, 0)) {
            return fail(ErrorCode::FileBroken, {"", std::to_string(m_cursor.position())});
        }
        root.stored = m_cursor.take(m_cursor.remaining());
        return root;
    }

private:
    std::uint64_t size() { return m_wide ? m_cursor.read<std::uint64_t>() : m_cursor.read<std::uint32_t>(); }

    FbxReaderCursor m_cursor;
    std::size_t m_size;
    bool m_wide = false;
};

} // namespace

std::vector<FbxProperty> FbxDiffNode::properties() const {
    std::vector<FbxProperty> result;
    FbxReaderCursor cursor(values());
    while (cursor.remaining() > 0) {
        std::optional<FbxProperty> property = readFbxProperty(cursor);
        if (!property) {
            break;
        }
        result.push_back(std::move(*property));
    }
    return result;
}

const FbxDiffNode* FbxDiffNode::child(std::string_view childName) const {
    const auto found = std::ranges::find(children, childName, &FbxDiffNode::name);
    return found == children.end() ? nullptr : &*found;
}

Expected<FbxDiffNode> readFbxDiffTree(std::string_view bytes) {
    if (bytes.starts_with("Kaydara FBX Binary")) {
        return DiffTreeReader(bytes).read();
    }
    const Expected<FbxNode> text = readFbxText(bytes, {});
    if (!text) {
        return fail(text.error());
    }
    return diffNodeOf(*text);
}

} // namespace sinew
