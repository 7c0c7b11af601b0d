#include "core/solve/doctor/WeightFaults.h"

#include "core/solve/doctor/NoisyUnits.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

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

    /// Canceled, of no use.
    void take(std::vector<bool>& healthy, std::vector<WeightFault>& faults, const Progress& progress) {
        std::map<std::int32_t, std::vector<std::uint32_t>> holders;
        for (std::uint32_t unit = 0; unit < m_units.size(); ++unit) {
            for (const Influence& influence : m_units.rows[unit]) {
                if (influence.weight >= kLeastFarWeight && examined(m_units, unit)) {
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
