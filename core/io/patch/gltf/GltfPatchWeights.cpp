#include "core/io/gltf/read/GltfFile.h"
#include "core/io/patch/gltf/GltfPatchParts.h"
#include "core/io/patch/gltf/JsonText.h"
#include "core/io/source/JsonDepth.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sinew {
namespace {

/// How long before the next key a step holds, where steps and lines share their keys.
constexpr float kStepEnd = 1e-4F;
/// Keys of the file this near are the same, seconds.
constexpr float kSameKeyTime = 1e-6F;

/// A cubic Hermite spline and its derivative (glTF 2.0, appendix C.5).
GltfWeightAt onSpline(const GltfStoredWeights& stored, std::size_t key, std::size_t target, double seconds) {
    const double begin = static_cast<double>(stored.times[key]);
    const double gap = static_cast<double>(stored.times[key + 1]) - begin;
    const double t = (seconds - begin) / gap;
    const double a = stored.at(key, target);
    const double b = stored.at(key + 1, target);
    const double leaves = gap * stored.at(key, target, 1);
    const double enters = gap * stored.at(key + 1, target, -1);
    const double value = (2.0 * t * t * t - 3.0 * t * t + 1.0) * a + (t * t * t - 2.0 * t * t + t) * leaves +
                         (3.0 * t * t - 2.0 * t * t * t) * b + (t * t * t - t * t) * enters;
    const double slope = ((6.0 * t * t - 6.0 * t) * (a - b) + (3.0 * t * t - 4.0 * t + 1.0) * leaves +
                          (3.0 * t * t - 2.0 * t) * enters) /
                         gap;
    return {value, slope, slope};
}

} // namespace

GltfWeightAt gltfStoredAt(const GltfStoredWeights& stored, std::size_t target, float seconds, bool first,
                          bool last) {
    const auto after = std::ranges::upper_bound(stored.times, seconds);
    const std::size_t count = stored.times.size();
    if (after == stored.times.begin()) {
        return {stored.at(0, target)};
    }
    const auto key = static_cast<std::size_t>(after - stored.times.begin()) - 1;
    if (stored.times[key] == seconds && stored.spline()) {
        const double in = key > 0 || first ? stored.at(key, target, -1) : 0.0;
        const double out = key + 1 < count || last ? stored.at(key, target, 1) : 0.0;
        return {stored.at(key, target), in, out};
    }
    if (stored.times[key] == seconds || key + 1 == count || stored.steps()) {
        return {stored.at(key, target)};
    }
    if (stored.spline()) {
        return onSpline(stored, key, target, static_cast<double>(seconds));
    }
    const auto begin = static_cast<double>(stored.times[key]);
    const double gap = static_cast<double>(stored.times[key + 1]) - begin;
    const double t = (static_cast<double>(seconds) - begin) / gap;
    return {stored.at(key, target) + t * (stored.at(key + 1, target) - stored.at(key, target))};
}

std::vector<float> gltfTimesOfAll(const GltfStoredWeights& stored,
                                  const std::vector<const MorphTrack*>& driven) {
    std::vector<float> times = stored.times;
    for (std::size_t k = 1; stored.steps() && k < stored.times.size(); ++k) {
        if (stored.times[k] - stored.times[k - 1] > 2.0F * kStepEnd) {
            times.push_back(stored.times[k] - kStepEnd);
        }
    }
    std::ranges::sort(times);
    const std::vector<float> known = times;
    for (const MorphTrack* track : driven) {
        for (std::size_t k = 0; track != nullptr && k < track->weights.size(); ++k) {
            const auto time = static_cast<float>(track->weights[k].seconds);
            const auto near = std::ranges::lower_bound(known, time - kSameKeyTime);
            if (near == known.end() || *near > time + kSameKeyTime) {
                times.push_back(time);
            }
        }
    }
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

namespace {

/// Weights that differ by less are the same: further keys cut splines in two, in floats.
constexpr double kSameWeight = 1e-4;

/// Whether no buffer of the file is a file of its own.
bool ownsBuffers(const Json& root) {
    const Json& buffers = gltfMember(root, "buffers");
    return !buffers.is_array() || std::ranges::all_of(buffers, [](const Json& buffer) {
        const std::string uri = gltfText(buffer, "uri");
        return uri.empty() || GltfFile::isDataUri(uri);
    });
}

std::optional<GltfFile> openAgain(const GltfContainer& container) {
    auto json = parseJson<Json>(container.json);
    if (!ownsBuffers(json)) {
        return std::nullopt;
    }
    Expected<GltfFile> file = GltfFile::load({}, container, std::move(json), noProgress());
    return file ? std::optional<GltfFile>(std::move(*file)) : std::nullopt;
}

/// What an animation shows of a mesh's morph targets.
class ShownWeights {
public:
    /// `still`: the weights where the animation has none.
    ShownWeights(GltfFile& file, std::size_t animation, std::size_t node, std::size_t targets,
                 std::vector<double> still)
        : m_still(std::move(still)) {
        m_still.resize(targets, 0.0);
        const Json& entry = gltfMember(file.root(), "animations")[animation];
        for (const Json& channel : gltfMember(entry, "channels")) {
            const Json& target = gltfMember(channel, "target");
            if (gltfMember(target, "node") == Json(node) && gltfText(target, "path") == "weights") {
                const Json& samplers = gltfMember(entry, "samplers");
                read(file, samplers, gltfSize(channel, "sampler", samplers.size()), targets);
                return;
            }
        }
    }

    const std::vector<float>& times() const { return m_stored.times; }
    bool steps() const { return m_stored.steps(); }
    double at(std::size_t target, float seconds) const {
        return m_stored.times.empty() ? m_still[target]
                                      : gltfStoredAt(m_stored, target, seconds, true, true).value;
    }

private:
    void read(GltfFile& file, const Json& samplers, std::size_t index, std::size_t targets) {
        if (!samplers.is_array() || index >= samplers.size()) {
            return;
        }
        const auto input = file.reference(samplers[index], "input", "accessors");
        const auto output = file.reference(samplers[index], "output", "accessors");
        if (!input || !output) {
            return;
        }
        m_stored = {file.floats(*input, 1), file.floats(*output, 1), targets,
                    gltfText(samplers[index], "interpolation")};
        if (!m_stored.whole()) {
            m_stored = {};
        }
    }

    GltfStoredWeights m_stored; ///< no times: the animation does not move the mesh's targets
    std::vector<double> m_still;
};

/// Whether both show a target alike: at the keys of both, and half-way between.
bool showAlike(const ShownWeights& before, const ShownWeights& after, std::size_t target) {
    std::vector<float> times;
    std::ranges::set_union(before.times(), after.times(), std::back_inserter(times));
    const auto alike = [&](float seconds) {
        const double was = before.at(target, seconds);
        return std::abs(after.at(target, seconds) - was) <= kSameWeight * (1.0 + std::abs(was));
    };
    for (std::size_t k = 0; k < times.size(); ++k) {
        // A step that ends just before its next key is a line there.
        const bool between = k > 0 && !(before.steps() && times[k] - times[k - 1] <= 2.0F * kStepEnd);
        if (!alike(times[k]) || (between && !alike(0.5F * (times[k] + times[k - 1])))) {
            return false;
        }
    }
    return true;
}

/// The weights of a node where no animation plays.
std::vector<double> stillWeights(const Json& node, const Json& mesh) {
    const Json& own = gltfMember(node, "weights");
    const Json& weights = own.is_array() ? own : gltfMember(mesh, "weights");
    std::vector<double> result;
    for (std::size_t t = 0; weights.is_array() && t < weights.size(); ++t) {
        result.push_back(weights[t].is_number() ? weights[t].get<double>() : 0.0);
    }
    return result;
}

/// So many morph targets has the first of a mesh's primitives, and so have all (GltfAdditions::targets).
std::size_t targetCount(const JsonText& mesh) {
    const JsonText* primitives = mesh.member("primitives");
    return gltfEntries(primitives) == 0 ? 0 : gltfEntries(primitives->at(0).member("targets"));
}

/// Compares the weights that animations give to nodes with other keys.
class WeightKeyComparer {
public:
    WeightKeyComparer(const JsonText& before, const JsonText& after, const KeptChanges& changes)
        : m_before(before)
        , m_after(after)
        , m_changes(changes)
        , m_additions(before, after, changes) {}

    std::vector<std::string> run(GltfFile& before, GltfFile& after) const {
        std::vector<std::string> found;
        for (std::size_t a = 0; a < before.count("animations"); ++a) {
            const Json& channels = gltfMember(gltfMember(after.root(), "animations")[a], "channels");
            for (std::size_t c = 0; channels.is_array() && c < channels.size(); ++c) {
                const Json& target = gltfMember(channels[c], "target");
                const std::size_t node = gltfSize(target, "node", before.count("nodes"));
                if (gltfText(target, "path") == "weights" && m_changes.keyed.contains(node) &&
                    !same(before, after, a, node)) {
                    found.push_back("animations[" + std::to_string(a) + "].channels[" + std::to_string(c) +
                                    "]");
                }
            }
        }
        return found;
    }

private:
    bool same(GltfFile& before, GltfFile& after, std::size_t animation, std::size_t node) const {
        const auto meshOf = [node](const GltfFile& file) {
            return gltfSize(gltfMember(file.root(), "nodes")[node], "mesh", file.count("meshes"));
        };
        const std::size_t was = meshOf(before);
        const std::size_t is = meshOf(after);
        if (node >= before.count("nodes") || was >= before.count("meshes") || is >= after.count("meshes")) {
            return true; // no mesh has these weights
        }
        const GltfMeshPair mesh{m_before.member("meshes")->at(was), m_after.member("meshes")->at(is)};
        const std::vector<bool> may = m_additions.mayMove(mesh);
        const std::vector<double> still =
            stillWeights(gltfMember(after.root(), "nodes")[node], gltfMember(after.root(), "meshes")[is]);
        const ShownWeights shown(before, animation, node, may.size(), still);
        const ShownWeights now(after, animation, node, targetCount(mesh.after), still);
        for (std::size_t t = 0; t < may.size(); ++t) {
            if (!may[t] && !showAlike(shown, now, t)) {
                return false;
            }
        }
        return true;
    }

    const JsonText& m_before;
    const JsonText& m_after;
    const KeptChanges& m_changes;
    GltfAdditions m_additions;
};

} // namespace

std::vector<std::string> gltfWeightDifferences(const GltfStored& before, const GltfContainer& after,
                                               const JsonText& text, const KeptChanges& changes) {
    if (changes.keyed.empty() || before.text.member("animations") == nullptr) {
        return {};
    }
    std::optional<GltfFile> was = openAgain(before.container);
    std::optional<GltfFile> is = openAgain(after);
    return was && is ? WeightKeyComparer(before.text, text, changes).run(*was, *is)
                     : std::vector<std::string>();
}

} // namespace sinew
