#include "core/io/ImportDaeClips.h"

#include "core/io/ImportKeys.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// One <channel>: numbers of one step of a node's transform over time.
struct Channel {
    std::string sid;
    std::optional<std::size_t> member; ///< one number of the step, or all
    std::vector<double> times;
    DaeSource values;

    /// Writes the step's numbers at a time; linear between keys.
    void apply(double time, std::vector<double>& numbers) const {
        const auto after = std::ranges::lower_bound(times, time);
        const std::size_t next = std::min(static_cast<std::size_t>(after - times.begin()), times.size() - 1);
        const std::size_t last = next > 0 && times[next] > time ? next - 1 : next;
        const double gap = times[next] - times[last];
        const double share = gap > 0.0 ? std::clamp((time - times[last]) / gap, 0.0, 1.0) : 0.0;
        const std::size_t first = member.value_or(0);
        const std::size_t width = member ? 1 : std::min(values.stride, numbers.size());
        const double* a = values.row(last, width);
        const double* b = values.row(next, width);
        for (std::size_t i = 0; a != nullptr && b != nullptr && i < width && first + i < numbers.size();
             ++i) {
            numbers[first + i] = a[i] + share * (b[i] - a[i]);
        }
    }
};

/// "X", "ANGLE" and "(3)" as a place in the step's numbers.
std::optional<std::size_t> memberOf(const std::string& name) {
    constexpr std::string_view kAxes = "XYZ";
    if (name == "ANGLE") {
        return 3;
    }
    if (name.size() == 1 && kAxes.find(name[0]) != std::string_view::npos) {
        return kAxes.find(name[0]);
    }
    return std::nullopt;
}

class DaeClipReader {
public:
    DaeClipReader(const DaeDocument& document, std::span<const DaeNode> nodes)
        : m_document(document)
        , m_nodes(nodes)
        , m_channels(nodes.size()) {}

    SourceClip read() {
        collect(m_document.root().child("library_animations"));
        SourceClip clip;
        clip.name = m_name.empty() ? "clip_1" : m_name;
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            if (!m_channels[n].empty()) {
                clip.tracks.push_back(track(n));
            }
        }
        return clip;
    }

private:
    void collect(const XmlNode& animation) {
        for (const XmlNode& child : animation.children) {
            if (child.name == "animation") {
                m_name = m_name.empty() ? child.attribute("name") : m_name;
                collect(child);
            } else if (child.name == "channel") {
                addChannel(child);
            }
        }
    }

    void addChannel(const XmlNode& xml) {
        const std::string& target = xml.attribute("target");
        const std::size_t slash = std::min(target.find('/'), target.size());
        const std::size_t dot = std::min(target.find_first_of(".(", slash), target.size());
        const XmlNode& sampler = m_document.find(xml.attribute("source"));
        Channel channel;
        channel.sid = target.substr(std::min(slash + 1, dot), dot - std::min(slash + 1, dot));
        channel.member = dot < target.size() ? memberOf(target.substr(dot + 1)) : std::nullopt;
        channel.times = m_document.readInput(sampler, "INPUT").numbers;
        channel.values = m_document.readInput(sampler, "OUTPUT");
        const bool usable = !channel.times.empty() && std::ranges::is_sorted(channel.times) &&
                            std::ranges::all_of(channel.times, [](double t) { return std::isfinite(t); }) &&
                            channel.values.count() >= channel.times.size();
        const std::string id = target.substr(0, slash);
        for (std::size_t n = 0; usable && n < m_nodes.size(); ++n) {
            if (m_nodes[n].xml->attribute("id") == id) {
                m_channels[n].push_back(channel);
            }
        }
    }

    SourceTrack track(std::size_t n) const {
        std::vector<double> times;
        for (const Channel& channel : m_channels[n]) {
            times.insert(times.end(), channel.times.begin(), channel.times.end());
        }
        std::ranges::sort(times);
        times.erase(std::unique(times.begin(), times.end()), times.end());
        SourceTrack track{static_cast<std::int32_t>(n), {}, {}, {}};
        for (const double time : times) {
            std::vector<DaeStep> steps = m_nodes[n].steps;
            for (const Channel& channel : m_channels[n]) {
                const auto step = std::ranges::find(steps, channel.sid, &DaeStep::sid);
                if (step != steps.end()) {
                    channel.apply(time, step->numbers);
                }
            }
            const Transform moved = daeTransform(steps);
            if (!moved.matrix().allFinite()) {
                continue;
            }
            const Trs trs = decompose(moved);
            track.translations.push_back({time, trs.translation});
            track.rotations.push_back({time, trs.rotation});
            track.scales.push_back({time, trs.scale});
        }
        return track;
    }

    const DaeDocument& m_document;
    std::span<const DaeNode> m_nodes;
    std::vector<std::vector<Channel>> m_channels; ///< of every node
    std::string m_name;
};

} // namespace

void readDaeClips(const DaeDocument& document, std::span<const DaeNode> nodes, SourceScene& source) {
    SourceClip clip = DaeClipReader(document, nodes).read();
    if (!clip.tracks.empty()) {
        source.clips.push_back(std::move(clip));
    }
}

} // namespace sinew
