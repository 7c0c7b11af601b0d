#include "core/io/skeleton/BvhMotion.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kNearlyWhole = 2e-3; // of a frame rate whose frame time was rounded for the file
constexpr double kMostFrames = 1e7;

/// The axis of "Xrotation" as an 'X', of "Xposition" as an 'x'; 0 for other words.
char channelKind(std::string_view word) {
    if (word.empty() || word[0] < 'X' || word[0] > 'Z') {
        return 0;
    }
    const std::string_view what = word.substr(1);
    return what == "rotation"   ? word[0]
           : what == "position" ? static_cast<char>(word[0] - 'X' + 'x')
                                : static_cast<char>(0);
}

bool isPlace(char kind) {
    return kind >= 'x';
}

/// A line "Frames: 12", however its words are put together.
std::optional<double> numberBehind(ImportWords& text, std::string_view label) {
    std::string_view line = text.restOfLine();
    while (line.empty() && !text.atEnd()) {
        line = text.restOfLine();
    }
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !line.starts_with(label)) {
        return std::nullopt;
    }
    line.remove_prefix(colon + 1);
    return ImportWords(line).number();
}

double frameRate(double secondsPerFrame) {
    const double rate = 1.0 / secondsPerFrame;
    const double whole = std::round(rate);
    return whole > 0.0 && std::abs(rate - whole) < kNearlyWhole * whole ? whole : rate;
}

class MotionReader {
public:
    MotionReader(const std::vector<ImportedNode>& nodes, const std::vector<BvhChannels>& channels)
        : m_nodes(nodes)
        , m_channels(channels) {
        for (const BvhChannels& each : channels) {
            m_clip.tracks.push_back({each.node, {}, {}, {}});
        }
    }

    std::optional<ImportedClip> read(ImportWords& text) {
        const std::optional<double> frames = numberBehind(text, "Frames");
        const std::optional<double> seconds = numberBehind(text, "Frame Time");
        const bool good =
            frames && seconds && *frames >= 0.0 && *frames <= kMostFrames && *seconds > 0.0 && *seconds < 1e6;
        if (!good) {
            return std::nullopt;
        }
        m_clip.frameRate = frameRate(*seconds);
        for (double frame = 0.0; frame < *frames; frame += 1.0) {
            if (!readFrame(text, frame / m_clip.frameRate)) {
                return std::nullopt;
            }
        }
        std::erase_if(m_clip.tracks, [](const ImportedTrack& track) {
            return track.translations.empty() && track.rotations.empty();
        });
        return std::move(m_clip);
    }

private:
    bool readFrame(ImportWords& text, double seconds) {
        for (std::size_t i = 0; i < m_channels.size(); ++i) {
            const BvhChannels& channels = m_channels[i];
            Vec3 place = m_nodes[static_cast<std::size_t>(channels.node)].parentFromNode.translation();
            Quat turn = Quat::Identity();
            bool moves = false;
            bool turns = false;
            for (const char kind : channels.kinds) {
                const std::optional<double> value = text.number();
                if (!value) {
                    return false;
                }
                if (isPlace(kind)) {
                    place[kind - 'x'] = *value;
                    moves = true;
                } else {
                    const double radians = *value * std::numbers::pi / 180.0;
                    turn = turn * Quat(Eigen::AngleAxisd(radians, Vec3::Unit(kind - 'X')));
                    turns = true;
                }
            }
            if (moves) {
                m_clip.tracks[i].translations.push_back({seconds, place});
            }
            if (turns) {
                m_clip.tracks[i].rotations.push_back({seconds, turn.normalized()});
            }
        }
        return true;
    }

    const std::vector<ImportedNode>& m_nodes;
    const std::vector<BvhChannels>& m_channels;
    ImportedClip m_clip;
};

} // namespace

std::optional<std::string> bvhChannels(std::string_view line) {
    ImportWords words(line);
    const std::optional<double> count = words.number();
    std::string kinds;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        kinds.push_back(channelKind(word));
    }
    const bool good =
        count && *count == static_cast<double>(kinds.size()) && kinds.find('\0') == std::string::npos;
    return good ? std::optional(kinds) : std::nullopt;
}

std::optional<ImportedClip> readBvhMotion(ImportWords& text, const std::vector<ImportedNode>& nodes,
                                          const std::vector<BvhChannels>& channels) {
    return MotionReader(nodes, channels).read(text);
}

} // namespace sinew
