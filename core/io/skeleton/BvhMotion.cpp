#include "core/base/Error.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/FrameRate.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/TextWords.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

/// What the numbers of a frame say of one node, in their order: 'x' a place, 'X' a turn about that axis.
struct BvhChannels {
    std::int32_t node = kNone;
    std::string kinds; ///< "xyzZXY"
};

constexpr double kNearlyWhole = 2e-3; // of a frame rate whose frame time was rounded for the file
constexpr double kLongestFrame = 1e6; // seconds
constexpr double kShortestFrame = 1e-6;

/// The axis of "Xrotation" as an 'X', of "Xposition" as an 'x'; 0 for other words.
char channelKind(std::string_view word) {
    const std::string lower = lowerWord(word);
    if (lower.empty() || lower[0] < 'x' || lower[0] > 'z') {
        return 0;
    }
    const std::string_view what = std::string_view(lower).substr(1);
    return what == "position"   ? lower[0]
           : what == "rotation" ? static_cast<char>(lower[0] - 'x' + 'X')
                                : static_cast<char>(0);
}

bool isPlace(char kind) {
    return kind >= 'x';
}

double frameRate(double secondsPerFrame) {
    const double rate = 1.0 / secondsPerFrame;
    const double whole = std::round(rate);
    return whole > 0.0 && std::abs(rate - whole) < kNearlyWhole * whole ? whole : rate;
}

/// What stands behind the label of a line "Frames: 12".
std::string_view behindLabel(std::string_view line, std::size_t label) {
    const std::size_t value = line.find_first_not_of(" \t:=", label);
    return value == std::string_view::npos ? std::string_view() : line.substr(value);
}

class MotionReader {
public:
    MotionReader(ImportWords& text, const std::vector<ImportedNode>& nodes,
                 const std::vector<BvhChannels>& channels, const std::string& file, Notices& notices)
        : m_text(text)
        , m_nodes(nodes)
        , m_channels(channels)
        , m_file(file)
        , m_notices(notices) {
        for (const BvhChannels& each : channels) {
            m_clip.tracks.push_back({each.node, {}, {}, {}});
            m_width += each.kinds.size();
        }
    }

    Expected<ImportedClip> read() {
        if (const Expected<void> head = readHead(); !head) {
            return fail(head.error());
        }
        readRows();
        const Expected<std::size_t> frames = frameCount();
        if (!frames) {
            return fail(frames.error());
        }
        if (*frames > 0) {
            noteClaims(*frames);
        }
        for (std::size_t frame = 0; frame < *frames; ++frame) {
            addFrame(frame);
        }
        std::erase_if(m_clip.tracks, [](const ImportedTrack& track) {
            return track.translations.empty() && track.rotations.empty();
        });
        return std::move(m_clip);
    }

private:
    /// A line of numbers, which mostly is a frame.
    struct Row {
        std::string_view line;
        std::size_t end = 0; ///< how many numbers the text has up to here
    };

    tl::unexpected<Error> broken(std::string what, std::string_view where) const {
        return fail(ErrorCode::MotionBroken, {m_file, std::move(what), std::to_string(m_text.lineOf(where))});
    }

    /// Lines "Frames: 12" and "Frame Time: 0.04" in any order, each of which may be missing.
    Expected<void> readHead() {
        while (!m_text.atEnd()) {
            const ImportWords before = m_text;
            const std::string_view line = m_text.restOfLine();
            const std::string lower = lowerWord(line);
            if (lower.starts_with("frames")) {
                m_claim = ImportWords(behindLabel(line, 6)).next();
            } else if (lower.starts_with("frame time") || lower.starts_with("frametime")) {
                const std::size_t label = lower.find("time") + 4;
                m_seconds = ImportWords(behindLabel(line, label)).number().value_or(0.0);
            } else if (looseNumber(ImportWords(line).next())) {
                m_text = before;
                return {};
            } else {
                return broken(inQuotes(line) + " is neither Frames, Frame Time nor a number", line);
            }
        }
        return {};
    }

    void readRows() {
        while (!m_text.atEnd() && m_bad.empty()) {
            const std::string_view line = m_text.restOfLine();
            ImportWords words(line);
            for (std::string_view word = words.next(); !word.empty() && m_bad.empty(); word = words.next()) {
                if (const std::optional<double> value = looseNumber(word)) {
                    m_values.push_back(*value);
                } else {
                    m_bad = word;
                }
            }
            m_rows.push_back({line, m_values.size()});
        }
    }

    /// How many frames are announced; nothing where no number of frames is.
    std::optional<double> claimed() const {
        const std::optional<double> number = looseNumber(m_claim);
        return number && *number >= 0.0 && *number == std::floor(*number) ? number : std::nullopt;
    }

    /// Whether every frame ends where a line ends: then it is clear where each begins.
    bool framesEndLines() const {
        std::size_t next = m_width;
        for (const Row& row : m_rows) {
            if (row.end > next) {
                return false;
            }
            next += row.end == next ? m_width : 0;
        }
        return true;
    }

    /// Whether so many frames end where a line ends, and do not begin in the middle of lines of which there
    /// is one for each.
    bool linesFit(std::size_t frames) const {
        const std::size_t needed = frames * m_width;
        const auto last = std::ranges::find_if(m_rows, [&](const Row& row) { return row.end >= needed; });
        const auto lines = static_cast<std::size_t>(last - m_rows.begin()) + 1;
        return frames == 0 || (last->end == needed && (lines != frames || framesEndLines()));
    }

    Expected<std::size_t> frameCount() const {
        if (m_width == 0) {
            return std::size_t{0};
        }
        const std::size_t whole = m_values.size() / m_width;
        const bool complete = m_values.size() % m_width == 0;
        const double there = static_cast<double>(m_values.size()) / static_cast<double>(m_width);
        if (claimed() && there >= *claimed()) {
            // More may be frames that nobody counted, or something else.
            const bool frames = m_bad.empty() && complete && framesEndLines();
            const auto count = static_cast<std::size_t>(*claimed());
            return frames || linesFit(count) ? Expected<std::size_t>(frames ? whole : count) : brokenRow();
        }
        if (!m_bad.empty()) {
            return broken(inQuotes(m_bad) + " is not a number", m_bad);
        }
        if (m_values.empty()) {
            return broken("no frames follow", m_text.rest());
        }
        if ((complete || framesEndLines()) && whole > 0) {
            return whole;
        }
        return brokenRow();
    }

    tl::unexpected<Error> brokenRow() const {
        std::size_t begin = 0;
        for (const Row& row : m_rows) {
            if (row.end - begin != m_width) {
                return broken("it has " + std::to_string(row.end - begin) + " numbers, but the joints have " +
                                  std::to_string(m_width) + " channels",
                              row.line);
            }
            begin = row.end;
        }
        return broken("no frames follow", m_text.rest());
    }

    void noteClaims(std::size_t frames) {
        if (claimed() && *claimed() != static_cast<double>(frames)) {
            m_notices.push_back(
                {NoticeCode::MotionFramesMissing, m_file, frames, {std::string(m_claim.substr(0, 20))}});
        }
        const bool usable = m_seconds >= kShortestFrame && m_seconds < kLongestFrame;
        m_clip.frameRate = usable ? frameRate(m_seconds) : kDefaultFrameRate;
        if (!usable) {
            m_notices.push_back({NoticeCode::MotionRateGuessed,
                                 m_file,
                                 0,
                                 {std::to_string(static_cast<int>(kDefaultFrameRate))}});
        }
    }

    void addFrame(std::size_t frame) {
        const double seconds = static_cast<double>(frame) / m_clip.frameRate;
        const double* value = m_values.data() + frame * m_width;
        for (std::size_t i = 0; i < m_channels.size(); ++i) {
            const BvhChannels& channels = m_channels[i];
            Vec3 position = m_nodes[static_cast<std::size_t>(channels.node)].parentFromNode.translation();
            Quat turn = Quat::Identity();
            bool moves = false;
            bool turns = false;
            for (const char kind : channels.kinds) {
                if (isPlace(kind)) {
                    position[kind - 'x'] = *value++;
                    moves = true;
                } else {
                    const double radians = *value++ * std::numbers::pi / 180.0;
                    turn = turn * Quat(Eigen::AngleAxisd(radians, Vec3::Unit(kind - 'X')));
                    turns = true;
                }
            }
            if (moves) {
                m_clip.tracks[i].translations.push_back({seconds, position});
            }
            if (turns) {
                m_clip.tracks[i].rotations.push_back({seconds, turn.normalized()});
            }
        }
    }

    ImportWords& m_text;
    const std::vector<ImportedNode>& m_nodes;
    const std::vector<BvhChannels>& m_channels;
    const std::string& m_file;
    Notices& m_notices;
    ImportedClip m_clip;
    std::size_t m_width = 0;  ///< numbers of a frame
    std::string_view m_claim; ///< how many frames the file says it has
    double m_seconds = 0.0;   ///< of a frame; 0 where the file does not say
    std::vector<double> m_values;
    std::vector<Row> m_rows;
    std::string_view m_bad; ///< the word that ends the numbers
};

/// The channels that a line "6 Xposition Yposition Zposition Zrotation Xrotation Yrotation" names, in upper
/// or lower case, however many it announces; nothing where one of them makes no sense.
std::optional<std::string> bvhChannels(std::string_view line) {
    ImportWords words(line);
    const std::optional<double> count = words.number();
    std::string kinds;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        kinds.push_back(channelKind(word));
    }
    // Whatever was counted, a frame has a number for each of the names.
    const bool good = count && kinds.find('\0') == std::string::npos;
    return good ? std::optional(kinds) : std::nullopt;
}

/// What stands behind the word MOTION as a clip with keys at every frame; places are relative to the parent,
/// turns follow one another in the order of the channels. Without frames an empty clip. The frames that are
/// there count, whatever "Frames:" says, as long as they are whole: an incomplete last one is left out.
/// Notices: MotionFramesMissing, MotionRateGuessed. Error: MotionBroken, with its line. O(#numbers).
Expected<ImportedClip> readBvhMotion(ImportWords& text, const std::vector<ImportedNode>& nodes,
                                     const std::vector<BvhChannels>& channels, const std::string& file,
                                     Notices& notices) {
    return MotionReader(text, nodes, channels, file, notices).read();
}

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
