#include "app/report/FaultInspection.h"

#include "core/base/Try.h"
#include "core/solve/doctor/RepairWeights.h"

#include <algorithm>

namespace sinew {
namespace {

PartWeights importedWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        const bool lost = !part.weights && part.storedFaults; // none of the file's can be used
        weights.push_back(lost ? std::make_shared<const SkinWeights>(unweighted(part.mesh->vertexCount()))
                               : part.weights);
    }
    return weights;
}

bool isSkinned(const Part& part) {
    return (part.weights || part.storedFaults) && part.rigidJoint == kNone;
}

/// Without a volume to measure in, far weights are found as far as they are noisy.
Expected<WeightFaults> faultsOf(const Scene& scene, const BindSettings& settings, Progress& progress) {
    const auto distances = JointDistances::measure(scene, settings, progress);
    return findWeightFaults(scene, importedWeights(scene), distances ? *distances : JointDistances(),
                            progress);
}

/// What takes the place of faulty weights where nothing around is healthy; empty: no bind can be made.
PartWeights boundWeights(const Scene& scene, const BindSettings& settings, Progress& progress) {
    const auto bound = solveBind(scene, settings, progress, nullptr, reachForWeights(settings));
    return bound ? bindWeights(scene, **bound, settings) : PartWeights();
}

std::size_t influenceLimit(const BindSettings& settings) {
    return static_cast<std::size_t>(std::max(settings.maxInfluences, 0));
}

FaultCounts countsOfPart(const Scene& scene, const WeightFaults& faults, std::size_t part,
                         std::size_t limit) {
    const Part& examined = scene.parts[part];
    FaultCounts counts = storedFaultCounts(examined);
    counts.zero = faults.count(WeightFault::Zero, part);
    counts.far = faults.count(WeightFault::Far, part);
    counts.noisy = faults.count(WeightFault::Noisy, part);
    counts.beyondLimit = examined.weights ? beyondLimit(*examined.weights, limit) : 0;
    return counts;
}

} // namespace

FaultCounts storedFaultCounts(const Part& part) {
    FaultCounts counts;
    if (part.storedFaults) {
        counts.notOfSumOne = part.storedFaults->notOfSumOne.size();
        counts.invalid = part.storedFaults->invalid.size();
    }
    return counts;
}

FaultCounts& FaultCounts::operator+=(const FaultCounts& other) {
    zero += other.zero;
    far += other.far;
    noisy += other.noisy;
    beyondLimit += other.beyondLimit;
    notOfSumOne += other.notOfSumOne;
    invalid += other.invalid;
    return *this;
}

Expected<std::vector<FaultCounts>> inspectFaults(const ImportedScene& imported, const BindSettings& settings,
                                                 Progress& progress) {
    const Scene& scene = imported.scene;
    std::vector<FaultCounts> counts(scene.parts.size());
    if (std::ranges::none_of(scene.parts, isSkinned)) {
        return counts;
    }
    SINEW_TRY(const auto faults, faultsOf(scene, settings, progress));
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (isSkinned(scene.parts[part])) {
            counts[part] = countsOfPart(scene, faults, part, influenceLimit(settings));
        }
    }
    return counts;
}

Expected<SceneRepair> repairFaults(const ImportedScene& imported, const BindSettings& settings,
                                   Progress& progress) {
    const Scene& scene = imported.scene;
    SceneRepair repair;
    repair.weights = importedWeights(scene);
    if (std::ranges::none_of(scene.parts, isSkinned)) {
        return repair;
    }
    SINEW_TRY(const auto faults, faultsOf(scene, settings, progress));
    const PartWeights fallback = faults.any() ? boundWeights(scene, settings, progress) : PartWeights();
    SINEW_TRY(auto mended,
              repairWeights(scene, repair.weights, faults, fallback, {influenceLimit(settings)}, progress));
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (isSkinned(scene.parts[part])) {
            repair.found += countsOfPart(scene, faults, part, influenceLimit(settings));
        }
    }
    repair.weights = std::move(mended.weights);
    repair.repaired = mended.repaired;
    repair.limited = mended.limited;
    repair.left = mended.left;
    return repair;
}

} // namespace sinew
