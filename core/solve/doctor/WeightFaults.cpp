#include "core/solve/doctor/WeightFaults.h"

#include "core/base/Progress.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <queue>

namespace sinew {
namespace {

/// By how much a unit's weights are beyond those of its healthy neighbours.
struct UnitExcess {
    double judged = 0.0;                 ///< more than 0: it is noisy
    double sum = 0.0;                    ///< weight that it has too much
    std::vector<Influence> tooMuch = {}; ///< of which joints
};

/// What the healthy neighbours have of a joint.
struct JointRange {
    std::int32_t joint = kNone;
    double min = 1.0; ///< of those that have it
    double max = 0.0;
    double sum = 0.0;
    std::size_t holders = 0;
};

JointRange& rangeOf(std::vector<JointRange>& ranges, std::int32_t joint) {
    const auto found = std::ranges::find(ranges, joint, &JointRange::joint);
    if (found != ranges.end()) {
        return *found;
    }
    ranges.push_back({joint});
    return ranges.back();
}

/// Mean over the neighbours of half the sum over joints of |w - mean|.
double spreadOf(const WeightUnits& units, const std::vector<std::uint32_t>& neighbors,
                std::vector<JointRange>& ranges) {
    const auto count = static_cast<double>(neighbors.size());
    double all = 0.0;
    for (const JointRange& range : ranges) {
        all += range.sum / count;
    }
    double spread = 0.0;
    for (const std::uint32_t neighbor : neighbors) {
        double apart = all;
        for (const Influence& influence : units.rows[neighbor]) {
            const double mean = rangeOf(ranges, influence.joint).sum / count;
            apart += std::abs(static_cast<double>(influence.weight) - mean) - mean;
        }
        spread += 0.5 * apart / count;
    }
    return spread;
}

std::vector<JointRange> rangesOf(const WeightUnits& units, const std::vector<std::uint32_t>& neighbors) {
    std::vector<JointRange> ranges;
    for (const std::uint32_t neighbor : neighbors) {
        for (const Influence& influence : units.rows[neighbor]) {
            JointRange& range = rangeOf(ranges, influence.joint);
            const auto weight = static_cast<double>(influence.weight);
            range.min = std::min(range.min, weight);
            range.max = std::max(range.max, weight);
            range.sum += weight;
            ++range.holders;
        }
    }
    for (JointRange& range : ranges) {
        range.min = range.holders == neighbors.size() ? range.min : 0.0;
    }
    return ranges;
}

/// Weight that a row has below the least of all neighbours.
double tooLittle(const std::vector<Influence>& row, const std::vector<JointRange>& ranges) {
    double sum = 0.0;
    for (const JointRange& range : ranges) {
        const auto own = std::ranges::find(row, range.joint, &Influence::joint);
        sum += std::max(0.0, range.min - (own == row.end() ? 0.0 : static_cast<double>(own->weight)));
    }
    return sum;
}

struct Suspect {
    double judged = 0.0;
    std::uint32_t unit = 0;
    /// The worst on top, of equals the first.
    bool operator<(const Suspect& other) const {
        return judged != other.judged ? judged < other.judged : unit > other.unit;
    }
};

/// A unit with fewer than two healthy neighbours is not judged: 0. O(their influences).
UnitExcess excessOf(const WeightUnits& units, std::uint32_t unit, const std::vector<bool>& healthy) {
    std::vector<std::uint32_t> neighbors;
    std::ranges::copy_if(units.neighbors[unit], std::back_inserter(neighbors),
                         [&](std::uint32_t neighbor) { return healthy[neighbor]; });
    UnitExcess excess;
    if (neighbors.size() < 2) {
        return excess;
    }
    std::vector<JointRange> ranges = rangesOf(units, neighbors);
    for (const Influence& influence : units.rows[unit]) {
        const auto found = std::ranges::find(ranges, influence.joint, &JointRange::joint);
        const double over =
            static_cast<double>(influence.weight) - (found == ranges.end() ? 0.0 : found->max);
        if (over > 0.0) {
            excess.sum += over;
            excess.tooMuch.push_back({influence.joint, static_cast<float>(over)});
        }
    }
    const double worst = std::max(excess.sum, tooLittle(units.rows[unit], ranges));
    excess.judged = worst - kMinExcess - kExcessPerSpread * spreadOf(units, neighbors, ranges);
    return excess;
}

/// Takes noisy units (findWeightFaults) out of the healthy ones, the worst first; returns those taken, in
/// that order. When canceled, the result must not be used. O(#U log #U).
std::vector<std::uint32_t> takeNoisyUnits(const WeightUnits& units, std::vector<bool>& healthy,
                                          const Progress& progress) {
    constexpr std::uint32_t pollEvery = 1024;
    std::vector<double> judged(units.size(), 0.0);
    std::priority_queue<Suspect> suspects;
    const auto judge = [&](std::uint32_t unit) {
        judged[unit] = healthy[unit] ? excessOf(units, unit, healthy).judged : 0.0;
        if (judged[unit] > 0.0) {
            suspects.push({judged[unit], unit});
        }
    };
    for (std::uint32_t unit = 0; unit < units.size(); ++unit) {
        if (unit % pollEvery == 0 && progress.canceled()) {
            return {};
        }
        judge(unit);
    }
    std::vector<std::uint32_t> taken;
    while (!suspects.empty() && !progress.canceled()) {
        const Suspect worst = suspects.top();
        suspects.pop();
        if (!healthy[worst.unit] || worst.judged != judged[worst.unit]) {
            continue; // judged anew since
        }
        healthy[worst.unit] = false;
        taken.push_back(worst.unit);
        for (const std::uint32_t neighbor : units.neighbors[worst.unit]) {
            judge(neighbor);
        }
    }
    return taken;
}

bool examined(const WeightUnits& units, std::uint32_t unit) {
    return !units.neighbors[unit].empty();
}

/// Takes the patches out of the healthy units where a joint that is far everywhere has weight.
class FarPatches {
public:
    FarPatches(const WeightUnits& units, const JointDistances& distances)
        : m_units(units)
        , m_distances(distances)
        , m_shells(surfaceShells(units.size(), cornersOf(units.surface)))
        , m_sizes(m_shells.count, 0) {
        for (const std::uint32_t shell : m_shells.ofVertex) {
            if (shell != SurfaceShells::kNone) {
                ++m_sizes[shell];
            }
        }
    }

    /// When canceled, the result must not be used.
    void take(std::vector<bool>& healthy, std::vector<WeightFault>& faults, const Progress& progress) {
        std::map<std::int32_t, std::vector<std::uint32_t>> holders;
        for (std::uint32_t unit = 0; unit < m_units.size(); ++unit) {
            for (const Influence& influence : m_units.rows[unit]) {
                if (influence.weight >= kMinFarWeight && examined(m_units, unit)) {
                    holders[influence.joint].push_back(unit);
                }
            }
        }
        for (const auto& [joint, units] : holders) {
            if (progress.canceled()) {
                return;
            }
            takeOf(joint, units, healthy, faults);
        }
    }

private:
    void takeOf(std::int32_t joint, const std::vector<std::uint32_t>& holders, std::vector<bool>& healthy,
                std::vector<WeightFault>& faults) {
        std::vector<bool> left(m_units.size(), false);
        for (const std::uint32_t unit : holders) {
            left[unit] = true;
        }
        for (const std::uint32_t start : holders) {
            if (!left[start]) {
                continue;
            }
            const std::vector<std::uint32_t> patch = patchFrom(start, left);
            if (2 * patch.size() <= m_sizes[m_shells.ofVertex[start]] && isAway(joint, patch)) {
                for (const std::uint32_t unit : patch) {
                    healthy[unit] = false;
                    faults[unit] = WeightFault::Far;
                }
            }
        }
    }

    /// Whether the joint is far everywhere. Most patches lead to their bone, which is known at once.
    bool isAway(std::int32_t joint, const std::vector<std::uint32_t>& patch) const {
        const auto near = [&](std::uint32_t unit) { return m_distances.isNear(joint, m_units.first[unit]); };
        const auto far = [&](std::uint32_t unit) { return m_distances.isFar(joint, m_units.first[unit]); };
        return std::ranges::none_of(patch, near) && std::ranges::all_of(patch, far);
    }

    /// What hangs together with `start` over units that are left, taken out of these.
    std::vector<std::uint32_t> patchFrom(std::uint32_t start, std::vector<bool>& left) const {
        std::vector<std::uint32_t> patch{start};
        left[start] = false;
        for (std::size_t next = 0; next < patch.size(); ++next) {
            for (const std::uint32_t neighbor : m_units.neighbors[patch[next]]) {
                if (left[neighbor]) {
                    left[neighbor] = false;
                    patch.push_back(neighbor);
                }
            }
        }
        return patch;
    }

    const WeightUnits& m_units;
    const JointDistances& m_distances;
    SurfaceShells m_shells;
    std::vector<std::size_t> m_sizes;
};

WeightFault noisyOrFar(const WeightUnits& units, std::uint32_t unit, const std::vector<bool>& healthy,
                       const JointDistances& distances) {
    const UnitExcess excess = excessOf(units, unit, healthy);
    double far = 0.0;
    for (const Influence& influence : excess.tooMuch) {
        far +=
            distances.isFar(influence.joint, units.first[unit]) ? static_cast<double>(influence.weight) : 0.0;
    }
    return far > 0.5 * excess.sum ? WeightFault::Far : WeightFault::Noisy;
}

/// #U.
std::vector<WeightFault> faultsOf(const WeightUnits& units, const JointDistances& distances,
                                  const Progress& progress) {
    std::vector<WeightFault> faults(units.size(), WeightFault::None);
    std::vector<bool> healthy(units.size(), false);
    for (std::uint32_t unit = 0; unit < units.size(); ++unit) {
        healthy[unit] = examined(units, unit) && !units.rows[unit].empty();
        if (examined(units, unit) && units.rows[unit].empty()) {
            faults[unit] = WeightFault::Zero;
        }
    }
    if (distances.known()) {
        FarPatches(units, distances).take(healthy, faults, progress);
    }
    for (const std::uint32_t unit : takeNoisyUnits(units, healthy, progress)) {
        faults[unit] = noisyOrFar(units, unit, healthy, distances);
    }
    return faults;
}

} // namespace

std::size_t WeightFaults::count(WeightFault fault, std::size_t part) const {
    return static_cast<std::size_t>(std::ranges::count(parts[part], fault));
}

std::size_t WeightFaults::count(WeightFault fault) const {
    std::size_t sum = 0;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        sum += count(fault, part);
    }
    return sum;
}

bool WeightFaults::any() const {
    return std::ranges::any_of(parts, [](const std::vector<WeightFault>& part) {
        return std::ranges::any_of(part, [](WeightFault fault) { return fault != WeightFault::None; });
    });
}

Expected<WeightFaults> findWeightFaults(const Scene& scene, const PartWeights& weights,
                                        const JointDistances& distances, Progress& progress) {
    const WeightUnits units = weightUnits(scene, weights);
    const std::vector<WeightFault> ofUnit = faultsOf(units, distances, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    WeightFaults faults;
    faults.parts.resize(scene.parts.size());
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        for (const std::uint32_t unit : units.ofVertex[part]) {
            faults.parts[part].push_back(ofUnit[unit]);
        }
    }
    return faults;
}

std::size_t beyondLimit(const SkinWeights& weights, std::size_t limit) {
    std::size_t sum = 0;
    for (std::size_t v = 0; limit > 0 && v < weights.vertexCount(); ++v) {
        sum += weights.at(v).size() > limit ? 1U : 0U;
    }
    return sum;
}

} // namespace sinew
