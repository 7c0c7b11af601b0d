#include "core/io/patch/gltf/GltfPatchParts.h"

#include <algorithm>

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

} // namespace sinew
