#include "core/io/dae/DaeDocument.h"

#include "core/io/build/BuildSteps.h"
#include "core/io/source/FrameRate.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

class DaeSkinReader {
public:
    DaeSkinReader(const DaeDocument& document, const XmlNode& skin, std::span<const DaeNode> nodes,
                  const ImportedFile& source, ImportedMesh& mesh)
        : m_document(document)
        , m_skin(skin)
        , m_nodes(nodes)
        , m_source(source)
        , m_mesh(mesh) {}

    void read(std::span<const std::string> skeletons) {
        markSkeletons(skeletons);
        const DaeSource names = m_document.readInput(m_skin.child("joints"), "JOINT");
        const DaeSource inverse = m_document.readInput(m_skin.child("joints"), "INV_BIND_MATRIX");
        const Transform shape =
            matrix(daeNumbers(m_skin.child("bind_shape_matrix").text)).value_or(Transform::Identity());
        std::vector<std::int32_t> jointOfName;
        for (std::size_t i = 0; i < names.names.size(); ++i) {
            const std::int32_t node = findNode(names.names[i]);
            jointOfName.push_back(node == kNone ? kNone : static_cast<std::int32_t>(m_mesh.joints.size()));
            if (node == kNone) {
                continue;
            }
            const double* row = inverse.row(i, 16);
            m_mesh.bindKnown = m_mesh.bindKnown && row != nullptr;
            const auto bind = row == nullptr ? std::nullopt : matrix({row, row + 16});
            m_mesh.joints.push_back({node, bind.value_or(Transform::Identity()) * shape});
        }
        readInfluences(jointOfName);
    }

private:
    static std::optional<Transform> matrix(const std::vector<double>& numbers) {
        if (numbers.size() < 16) {
            return std::nullopt;
        }
        return daeTransform({{"matrix", {}, numbers}});
    }

    /// Nodes under the skeleton roots the instance names.
    void markSkeletons(std::span<const std::string> skeletons) {
        m_inSkeleton.assign(m_nodes.size(), false);
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            const std::int32_t parent = m_source.nodes[n].parent;
            m_inSkeleton[n] =
                (parent != kNone && m_inSkeleton[static_cast<std::size_t>(parent)]) ||
                std::ranges::find(skeletons, m_nodes[n].xml->attribute("id")) != skeletons.end();
        }
    }

    /// Joints go by sid, by id in some files, by name in careless ones.
    std::int32_t findNode(const std::string& name) const {
        for (const bool inSkeleton : {true, false}) {
            for (const char* key : {"sid", "id", "name"}) {
                for (std::size_t n = 0; n < m_nodes.size(); ++n) {
                    if ((m_inSkeleton[n] || !inSkeleton) && m_nodes[n].xml->attribute(key) == name) {
                        return static_cast<std::int32_t>(n);
                    }
                }
            }
        }
        return kNone;
    }

    /// Where an input's index stands in each pair of <v>.
    static std::size_t offsetOf(const XmlNode& weights, std::string_view semantic, std::size_t& width) {
        std::size_t result = 0;
        for (const XmlNode& input : weights.children) {
            const std::vector<double> offset = daeNumbers(input.attribute("offset"));
            constexpr double kMaxInputs = 64.0;
            if (input.name == "input" && !offset.empty() && offset[0] >= 0.0 && offset[0] < kMaxInputs) {
                const auto index = static_cast<std::size_t>(offset[0]);
                width = std::max(width, index + 1);
                result = input.attribute("semantic") == semantic ? index : result;
            }
        }
        return result;
    }

    void readInfluences(const std::vector<std::int32_t>& jointOfName) {
        const XmlNode& xml = m_skin.child("vertex_weights");
        const DaeSource weights = m_document.readInput(xml, "WEIGHT");
        std::size_t width = 1;
        const std::size_t jointOffset = offsetOf(xml, "JOINT", width);
        const std::size_t weightOffset = offsetOf(xml, "WEIGHT", width);
        const std::vector<double> counts = daeNumbers(xml.child("vcount").text);
        const std::vector<double> indices = daeNumbers(xml.child("v").text);
        std::size_t at = 0;
        for (std::size_t p = 0; p < m_mesh.mesh.vertexCount(); ++p) {
            const double count = p < counts.size() ? counts[p] : 0.0;
            for (double i = 0.0; i < count && at + width <= indices.size(); i += 1.0, at += width) {
                const double joint = indices[at + jointOffset];
                const double row = indices[at + weightOffset];
                // Index -1 speaks of the bind shape itself: no joint.
                const bool known = joint >= 0.0 && joint < static_cast<double>(jointOfName.size()) &&
                                   row >= 0.0 && row < static_cast<double>(weights.count());
                const double* weight = known ? weights.row(static_cast<std::size_t>(row), 1) : nullptr;
                const std::int32_t index = known ? jointOfName[static_cast<std::size_t>(joint)] : kNone;
                if (weight != nullptr && index != kNone && *weight != 0.0) {
                    m_mesh.influences.values.push_back({index, static_cast<float>(*weight)});
                }
            }
            m_mesh.influences.offsets.push_back(static_cast<std::uint32_t>(m_mesh.influences.values.size()));
        }
    }

    const DaeDocument& m_document;
    const XmlNode& m_skin;
    std::span<const DaeNode> m_nodes;
    const ImportedFile& m_source;
    ImportedMesh& m_mesh;
    std::vector<bool> m_inSkeleton; ///< #N
};

} // namespace

void readDaeSkin(const DaeDocument& document, const XmlNode& skin, std::span<const std::string> skeletons,
                 std::span<const DaeNode> nodes, const ImportedFile& source, ImportedMesh& mesh) {
    DaeSkinReader(document, skin, nodes, source, mesh).read(skeletons);
}

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
        const double fraction = gap > 0.0 ? std::clamp((time - times[last]) / gap, 0.0, 1.0) : 0.0;
        const std::size_t first = member.value_or(0);
        const std::size_t width = member ? 1 : std::min(values.stride, numbers.size());
        const double* a = values.row(last, width);
        const double* b = values.row(next, width);
        for (std::size_t i = 0; a != nullptr && b != nullptr && i < width && first + i < numbers.size();
             ++i) {
            numbers[first + i] = a[i] + fraction * (b[i] - a[i]);
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
    DaeClipReader(const DaeDocument& document, std::span<const DaeNode> nodes,
                  std::span<const DaeMorphWeights> morphs, const ImportedFile& source)
        : m_document(document)
        , m_nodes(nodes)
        , m_morphs(morphs)
        , m_source(source)
        , m_channels(nodes.size()) {}

    ImportedClip read() {
        collect(m_document.root().child("library_animations"));
        ImportedClip clip;
        clip.morphTracks = std::move(m_morphTracks);
        clip.name = m_name.empty() ? "clip_1" : m_name;
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            if (!m_channels[n].empty()) {
                clip.tracks.push_back(track(n));
            }
        }
        clip.frameRate = frameRateOf(m_times);
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
        if (usable && slash == target.size()) {
            addMorphTrack(target, channel);
        }
        const std::string id = target.substr(0, slash);
        for (std::size_t n = 0; usable && n < m_nodes.size(); ++n) {
            if (m_nodes[n].xml->attribute("id") == id) {
                m_channels[n].push_back(channel);
                m_times.insert(m_times.end(), channel.times.begin(), channel.times.end());
            }
        }
    }

    /// "weights(3)": the fourth number of an array.
    void addMorphTrack(const std::string& target, const Channel& channel) {
        const std::size_t open = std::min(target.find('('), target.size());
        const std::vector<double> number = daeNumbers(target.substr(std::min(open + 1, target.size())));
        const std::size_t shape = number.empty() || !(number[0] >= 0.0 && number[0] < 1e6)
                                      ? 0
                                      : static_cast<std::size_t>(number[0]);
        for (const DaeMorphWeights& morph : m_morphs) {
            const std::string id = target.substr(0, open);
            if (id.empty() || (id != morph.source && id != morph.array) ||
                shape >= m_source.meshes[morph.mesh].mesh.morphTargets.size()) {
                continue;
            }
            ImportedMorphTrack track{morph.mesh, shape, {}};
            for (std::size_t k = 0; k < channel.times.size(); ++k) {
                if (const double* weight = channel.values.row(k, 1)) {
                    track.weights.push_back({channel.times[k], *weight});
                }
            }
            m_morphTracks.push_back(std::move(track));
            m_times.insert(m_times.end(), channel.times.begin(), channel.times.end());
        }
    }

    ImportedTrack track(std::size_t n) const {
        std::vector<double> times;
        for (const Channel& channel : m_channels[n]) {
            times.insert(times.end(), channel.times.begin(), channel.times.end());
        }
        std::ranges::sort(times);
        times.erase(std::unique(times.begin(), times.end()), times.end());
        ImportedTrack track{static_cast<std::int32_t>(n), {}, {}, {}};
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
    std::span<const DaeMorphWeights> m_morphs;
    const ImportedFile& m_source;
    std::vector<ImportedMorphTrack> m_morphTracks;
    std::vector<std::vector<Channel>> m_channels; ///< of every node
    std::vector<double> m_times;                  ///< of all keys
    std::string m_name;
};

} // namespace

void readDaeClips(const DaeDocument& document, std::span<const DaeNode> nodes,
                  std::span<const DaeMorphWeights> morphs, ImportedFile& source) {
    ImportedClip clip = DaeClipReader(document, nodes, morphs, source).read();
    if (!clip.tracks.empty() || !clip.morphTracks.empty()) {
        source.clips.push_back(std::move(clip));
    }
}

} // namespace sinew
