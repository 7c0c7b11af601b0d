#include "app/report/FaultInspection.h"

#include "core/solve/doctor/WeightFaults.h"

#include <algorithm>

namespace sinew {
namespace {

PartWeights importedWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    return weights;
}

bool isSkinned(const Part& part) {
    return part.weights != nullptr && part.rigidJoint == kNone;
}

std::size_t offSum(const Notices& notices, const std::string& part) {
    std::size_t count = 0;
    for (const Notice& notice : notices) {
        count += notice.code == NoticeCode::WeightsNormalised && notice.subject == part ? notice.count : 0;
    }
    return count;
}

} // namespace

FaultCounts& FaultCounts::operator+=(const FaultCounts& other) {
    zero += other.zero;
    far += other.far;
    noisy += other.noisy;
    beyondLimit += other.beyondLimit;
    notOfSumOne += other.notOfSumOne;
    return *this;
}

Expected<std::vector<FaultCounts>> inspectFaults(const ImportedScene& imported, const BindSettings& settings,
                                                 Progress& progress) {
    const Scene& scene = imported.scene;
    std::vector<FaultCounts> counts(scene.parts.size());
    if (std::ranges::none_of(scene.parts, isSkinned)) {
        return counts;
    }
    const auto state = solveBind(scene, settings, progress);
    const JointDistances distances = state ? JointDistances(scene, **state) : JointDistances();
    const auto faults = findWeightFaults(scene, importedWeights(scene), distances, progress);
    if (!faults) {
        return fail(faults.error());
    }
    const auto limit = static_cast<std::size_t>(std::max(settings.maxInfluences, 0));
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (isSkinned(scene.parts[part])) {
            counts[part] = {faults->count(WeightFault::Zero, part), faults->count(WeightFault::Far, part),
                            faults->count(WeightFault::Noisy, part),
                            beyondLimit(*scene.parts[part].weights, limit),
                            offSum(imported.notices, scene.parts[part].mesh->name)};
        }
    }
    return counts;
}

} // namespace sinew
