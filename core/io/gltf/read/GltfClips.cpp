#include "core/io/gltf/read/GltfReadParts.h"

#include "core/io/source/FrameRate.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kSplineStep = 1.0 / 30.0;
/// Long gaps are not sampled finer than this many keys.
constexpr double kMaxSteps = 1000.0;
/// How long before the next key a step holds.
constexpr double kStepEdge = 1e-4;

using Values = Eigen::VectorXd; ///< the numbers of one key: 3, 4, or one a morph target

struct Sampler {
    std::vector<float> times;
    std::vector<float> values;
    std::string interpolation;
    std::size_t components = 3;

    bool cubic() const { return interpolation == "CUBICSPLINE"; }
    /// Part 0: the value. With splines part -1 is the tangent into the key, 1 the one out of it.
    Values value(std::size_t key, int part = 0) const {
        const std::size_t index =
            (cubic() ? static_cast<std::size_t>(static_cast<int>(3 * key + 1) + part) : key) * components;
        Values result = Values::Zero(static_cast<Eigen::Index>(components));
        for (std::size_t c = 0; c < components; ++c) {
            result[static_cast<Eigen::Index>(c)] = static_cast<double>(values[index + c]);
        }
        return result;
    }
};

Values hermite(const Sampler& sampler, std::size_t key, double t, double gap) {
    const double t2 = t * t;
    const double t3 = t2 * t;
    return (2.0 * t3 - 3.0 * t2 + 1.0) * sampler.value(key) +
           (t3 - 2.0 * t2 + t) * gap * sampler.value(key, 1) +
           (3.0 * t2 - 2.0 * t3) * sampler.value(key + 1) + (t3 - t2) * gap * sampler.value(key + 1, -1);
}

template<typename Add>
void sampleKeys(const Sampler& sampler, const Add& add) {
    for (std::size_t k = 0; k < sampler.times.size(); ++k) {
        const auto time = static_cast<double>(sampler.times[k]);
        add(time, sampler.value(k));
        if (k + 1 == sampler.times.size()) {
            return;
        }
        const double gap = static_cast<double>(sampler.times[k + 1]) - time;
        if (sampler.interpolation == "STEP" && gap > 2.0 * kStepEdge) {
            add(time + gap - kStepEdge, sampler.value(k));
        } else if (sampler.cubic() && gap > 0.0 && std::isfinite(gap)) {
            const double steps = std::min(std::ceil(gap / kSplineStep), kMaxSteps);
            for (double step = 1.0; step < steps; step += 1.0) {
                add(time + gap * step / steps, hermite(sampler, k, step / steps, gap));
            }
        }
    }
}

class GltfClipReader {
public:
    GltfClipReader(GltfFile& file, ImportedFile& source)
        : m_file(file)
        , m_source(source) {}

    ImportedClip read(const Json& animation) {
        ImportedClip clip{gltfText(animation, "name"), {}};
        std::vector<std::size_t> trackOfNode(m_source.nodes.size(), SIZE_MAX);
        bool ignored = false;
        for (const Json& channel : gltfMember(animation, "channels")) {
            const Json& target = gltfMember(channel, "target");
            const auto node = m_file.reference(target, "node", "nodes");
            const std::string path = gltfText(target, "path");
            if (node && path == "weights") {
                ignored = !readMorphs(animation, channel, *node, clip) || ignored;
                continue;
            }
            if (!node || (path != "translation" && path != "rotation" && path != "scale")) {
                ignored = true;
                continue;
            }
            if (trackOfNode[*node] == SIZE_MAX) {
                trackOfNode[*node] = clip.tracks.size();
                clip.tracks.push_back({static_cast<std::int32_t>(*node), {}, {}, {}});
            }
            readChannel(animation, channel, path, clip.tracks[trackOfNode[*node]]);
        }
        if (ignored) {
            m_source.notices.push_back({NoticeCode::AnimationIgnored, clip.name, 0, {"other properties"}});
        }
        clip.frameRate = frameRateOf(m_times);
        m_times.clear();
        return clip;
    }

private:
    void readChannel(const Json& animation, const Json& channel, const std::string& path,
                     ImportedTrack& track) {
        const Sampler sampler = readSampler(animation, channel, path == "rotation" ? 4 : 3);
        if (path == "rotation") {
            sampleKeys(sampler, [&](double time, const Values& v) {
                track.rotations.push_back({time, Quat(v[3], v[0], v[1], v[2]).normalized()});
            });
            return;
        }
        auto& keys = path == "scale" ? track.scales : track.translations;
        sampleKeys(sampler, [&](double time, const Values& v) { keys.push_back({time, v.head<3>()}); });
    }

    /// One sampler holds the weights of all targets of the node's mesh. False when there is no such mesh, or
    /// it has another number of targets.
    bool readMorphs(const Json& animation, const Json& channel, std::size_t node, ImportedClip& clip) {
        bool any = false;
        for (std::size_t m = 0; m < m_source.meshes.size(); ++m) {
            const std::size_t morphTargets = m_source.meshes[m].mesh.morphTargets.size();
            if (m_source.meshes[m].node != static_cast<std::int32_t>(node) || morphTargets == 0) {
                continue;
            }
            const Sampler sampler = readSampler(animation, channel, morphTargets);
            any = any || !sampler.times.empty();
            const std::size_t first = clip.morphTracks.size();
            for (std::size_t shape = 0; shape < morphTargets; ++shape) {
                clip.morphTracks.push_back({m, shape, {}});
            }
            sampleKeys(sampler, [&](double time, const Values& weights) {
                for (std::size_t shape = 0; shape < morphTargets; ++shape) {
                    clip.morphTracks[first + shape].weights.push_back(
                        {time, weights[static_cast<Eigen::Index>(shape)]});
                }
            });
        }
        return any;
    }

    Sampler readSampler(const Json& animation, const Json& channel, std::size_t components) {
        Sampler sampler;
        const Json& samplers = gltfMember(animation, "samplers");
        const Json& index = gltfMember(channel, "sampler");
        if (!samplers.is_array() || !index.is_number_unsigned() ||
            index.get<std::size_t>() >= samplers.size()) {
            m_file.markBroken("an animation channel names no sampler");
            return sampler;
        }
        const Json& json = samplers[index.get<std::size_t>()];
        const auto input = m_file.reference(json, "input", "accessors");
        const auto output = m_file.reference(json, "output", "accessors");
        const std::string path = gltfText(gltfMember(channel, "target"), "path");
        sampler.components = components;
        sampler.interpolation = gltfText(json, "interpolation");
        if (input && output) {
            sampler.times = m_file.floats(*input, 1);
            // Weights are single numbers in a row, however many belong to one key.
            sampler.values = m_file.floats(*output, path == "weights" ? 1 : components);
        }
        if (sampler.values.size() != sampler.times.size() * components * (sampler.cubic() ? 3 : 1)) {
            if (path != "weights") {
                m_file.markBroken("an animation has another number of values than of times");
            }
            sampler.times.clear();
        }
        m_times.insert(m_times.end(), sampler.times.begin(), sampler.times.end());
        return sampler;
    }

    GltfFile& m_file;
    ImportedFile& m_source;
    std::vector<double> m_times; ///< of all keys of the animation being read
};

} // namespace

void readGltfClips(GltfFile& file, ImportedFile& source) {
    GltfClipReader reader(file, source);
    for (std::size_t a = 0; a < file.count("animations"); ++a) {
        ImportedClip clip = reader.read(file.item("animations", a));
        if (clip.name.empty()) {
            clip.name = "clip_" + std::to_string(a + 1);
        }
        source.clips.push_back(std::move(clip));
    }
}

} // namespace sinew
