#include "core/io/skeleton/BvhMotion.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/TextWords.h"

namespace sinew {
namespace {

class BvhReader {
public:
    BvhReader(const std::string& text, const std::string& file)
        : m_text(text, true)
        , m_file(file) {}

    Expected<ImportedFile> read() {
        if (lowerWord(m_text.next()) != "hierarchy") {
            return skeletonBroken(m_file, "it does not begin with HIERARCHY");
        }
        std::string_view word = m_text.next();
        for (; lowerWord(word) != "motion" && !word.empty(); word = m_text.next()) {
            const Expected<void> taken = take(word);
            if (!taken) {
                return fail(taken.error());
            }
        }
        if (m_joint != kNone || m_inEndSite) {
            return skeletonBroken(m_file, "it ends inside joint " + inQuotes(nameOf(m_joint)));
        }
        if (!word.empty()) {
            takeMotion();
        }
        return std::move(m_source);
    }

private:
    std::string nameOf(std::int32_t joint) const {
        return joint == kNone ? std::string() : m_source.nodes[static_cast<std::size_t>(joint)].name;
    }

    /// In any case: exporters differ.
    Expected<void> take(std::string_view written) {
        const std::string word = lowerWord(written);
        if (word == "root" || word == "joint") {
            return beginJoint();
        }
        if (word == "end") {
            m_text.restOfLine();
            m_inEndSite = true;
            return m_text.next() == "{" ? Expected<void>()
                                        : skeletonBroken(m_file, "an End Site has no brace");
        }
        if (word == "offset") {
            return offset();
        }
        if (word == "channels") {
            takeChannels();
            return {};
        }
        return word == "}" ? endBlock() : skeletonBroken(m_file, inQuotes(written) + " is no keyword");
    }

    Expected<void> beginJoint() {
        ImportedNode node;
        node.parent = m_joint;
        node.saysJoint = true;
        const std::string_view line = m_text.restOfLine();
        // The brace may stand on the same line; names may hold spaces.
        const bool braced = line.ends_with('{');
        std::string_view name = braced ? line.substr(0, line.size() - 1) : line;
        name = name.substr(0, name.find_last_not_of(" \t\r") + 1);
        node.name = name;
        if (!braced && m_text.next() != "{") {
            return skeletonBroken(m_file, "joint " + inQuotes(node.name) + " has no brace");
        }
        m_joint = static_cast<std::int32_t>(m_source.nodes.size());
        m_origins.push_back(Vec3::Zero());
        m_source.nodes.push_back(std::move(node));
        return {};
    }

    Expected<void> offset() {
        const std::optional<Vec3> offset = m_text.vector();
        if (!offset || m_joint == kNone) {
            return skeletonBroken(m_file, "the offset of joint " + inQuotes(nameOf(m_joint)) +
                                              " is not three numbers");
        }
        const auto joint = static_cast<std::size_t>(m_joint);
        ImportedNode& node = m_source.nodes[joint];
        if (m_inEndSite) {
            node.tail = m_origins[joint] + *offset;
            return {};
        }
        node.parentFromNode.translation() = *offset;
        const Vec3 parent =
            node.parent == kNone ? Vec3(Vec3::Zero()) : m_origins[static_cast<std::size_t>(node.parent)];
        m_origins[joint] = parent + *offset;
        return {};
    }

    void takeChannels() {
        const std::string_view line = m_text.restOfLine();
        const std::optional<std::string> kinds = bvhChannels(line);
        if (kinds && m_joint != kNone) {
            m_channels.push_back({m_joint, *kinds});
        } else if (m_channelTrouble.code == ErrorCode::Canceled) {
            m_channelTrouble =
                makeError(ErrorCode::MotionBroken, {m_file,
                                                    "the channels of joint " + inQuotes(nameOf(m_joint)) +
                                                        " are not places and turns about X, Y and Z",
                                                    std::to_string(m_text.lineOf(line))});
        }
    }

    void takeMotion() {
        m_text.restOfLine();
        Expected<ImportedClip> clip = fail(m_channelTrouble);
        if (m_channelTrouble.code == ErrorCode::Canceled) {
            clip = readBvhMotion(m_text, m_source.nodes, m_channels, m_file, m_source.notices);
        }
        if (!clip) {
            // Whoever wants the skeleton alone gets it; importMotion tells what and where.
            const std::vector<std::string>& what = clip.error().arguments;
            m_source.notices.push_back({NoticeCode::MotionFramesMissing, m_file, 0, {"?", what[1], what[2]}});
        } else if (!clip->tracks.empty()) {
            m_source.clips.push_back(std::move(*clip));
        }
    }

    Expected<void> endBlock() {
        if (m_inEndSite) {
            m_inEndSite = false;
        } else if (m_joint == kNone) {
            return skeletonBroken(m_file, "a brace closes nothing");
        } else {
            m_joint = m_source.nodes[static_cast<std::size_t>(m_joint)].parent;
        }
        return {};
    }

    ImportWords m_text;
    const std::string& m_file;
    ImportedFile m_source;
    std::vector<Vec3> m_origins; ///< of every joint, model space
    std::int32_t m_joint = kNone;
    std::vector<BvhChannels> m_channels;
    Error m_channelTrouble; ///< the first, where there is any
    bool m_inEndSite = false;
};

} // namespace

Expected<ImportedFile> readBvh(const std::string& text, const std::string& file) {
    return BvhReader(text, file).read();
}

} // namespace sinew
