#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/TextWords.h"

#include <map>

namespace sinew {
namespace {

class TgfReader {
public:
    TgfReader(const std::string& text, const std::string& file)
        : m_text(text)
        , m_file(file) {}

    Expected<ImportedFile> read() {
        bool edges = false;
        while (!m_text.atEnd()) {
            const std::string line(m_text.restOfLine());
            if (line.starts_with('#')) {
                edges = true;
                continue;
            }
            const Expected<void> taken = edges ? addBone(line) : addJoint(line);
            if (!taken) {
                return fail(taken.error());
            }
        }
        return finish();
    }

private:
    Expected<void> addJoint(const std::string& line) {
        ImportWords words(line);
        const std::string id(words.next());
        const std::optional<Vec3> position = words.vector();
        if (!position) {
            return skeletonBroken(m_file, "joint " + id + " has no position");
        }
        if (!m_indexOfId.emplace(id, m_positions.size()).second) {
            return skeletonBroken(m_file, "joint " + id + " appears twice");
        }
        m_positions.push_back(*position);
        ImportedNode node;
        node.name = "joint_" + id;
        node.saysJoint = true;
        m_source.nodes.push_back(std::move(node));
        return {};
    }

    Expected<void> addBone(const std::string& line) {
        ImportWords words(line);
        const std::string from(words.next());
        const std::string to(words.next());
        const auto parent = m_indexOfId.find(from);
        const auto child = m_indexOfId.find(to);
        if (parent == m_indexOfId.end() || child == m_indexOfId.end()) {
            return skeletonBroken(m_file, "a bone goes from joint " + from + " to joint " + to);
        }
        ImportedNode& node = m_source.nodes[child->second];
        if (node.parent != kNone) {
            return skeletonBroken(m_file, "joint " + to + " has two parents");
        }
        node.parent = static_cast<std::int32_t>(parent->second);
        return {};
    }

    ImportedFile finish() {
        for (std::size_t n = 0; n < m_positions.size(); ++n) {
            ImportedNode& node = m_source.nodes[n];
            const Vec3 origin = node.parent == kNone ? Vec3(Vec3::Zero())
                                                     : m_positions[static_cast<std::size_t>(node.parent)];
            node.parentFromNode.translation() = m_positions[n] - origin;
        }
        return std::move(m_source);
    }

    ImportWords m_text;
    const std::string& m_file;
    ImportedFile m_source;
    std::vector<Vec3> m_positions;
    std::map<std::string, std::size_t> m_indexOfId;
};

} // namespace

Expected<ImportedFile> readTgf(const std::string& text, const std::string& file) {
    return TgfReader(text, file).read();
}

} // namespace sinew
