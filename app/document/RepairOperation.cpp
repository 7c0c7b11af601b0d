#include "app/document/RepairOperation.h"

#include "core/layers/operations/OperationRun.h"
#include "core/solve/doctor/RepairWeights.h"

#include <algorithm>

namespace sinew {
namespace {

/// The document's own bind, or one with its settings; null: none can be made.
std::shared_ptr<const BindState> boundState(const DocumentState& state, Progress& progress) {
    if (state.field) {
        return state.field;
    }
    const auto solved = solveBind(*state.scene, state.settings, progress);
    return solved ? *solved : nullptr;
}

/// All parts' weights after the repair; nothing when canceled.
Expected<PartWeights> mendedWeights(const OperationTask& task, WeightFaults& faults, Progress& progress) {
    const DocumentState& state = task.ready;
    const Scene& scene = *state.scene;
    const auto bound = boundState(state, progress);
    const auto measured = bound ? JointDistances::measureIn(*bound, scene, progress)
                                : Expected<JointDistances>(JointDistances());
    // Without distances, far weights are found as far as they are noisy.
    Expected<WeightFaults> found =
        findWeightFaults(scene, *state.weights, measured ? *measured : JointDistances(), progress);
    if (!found) {
        return fail(found.error());
    }
    faults = std::move(*found);
    const PartWeights fallback = bound ? bindWeights(scene, *bound, state.settings) : PartWeights();
    const auto most = static_cast<std::size_t>(std::max(state.settings.maxInfluences, 0));
    auto repair = repairWeights(scene, *state.weights, faults, fallback, {most}, progress);
    if (!repair) {
        return fail(repair.error());
    }
    return std::move(repair->weights);
}

void countFault(WeightFault fault, RepairCounts& counts) {
    counts.zero += fault == WeightFault::Zero ? 1U : 0U;
    counts.far += fault == WeightFault::Far ? 1U : 0U;
    counts.noisy += fault == WeightFault::Noisy ? 1U : 0U;
}

/// Whether the weights of a vertex are those of the file, which has them in another way.
bool storedWrong(const DocumentState& state, VertexId at) {
    const Part& part = state.scene->parts[at.part];
    if (!part.storedFaults || part.weights != (*state.weights)[at.part]) {
        return false;
    }
    return std::ranges::binary_search(part.storedFaults->invalid, at.vertex) ||
           std::ranges::binary_search(part.storedFaults->notOfSumOne, at.vertex);
}

} // namespace

LayerOperation repairingWeights(std::shared_ptr<RepairCounts> counts) {
    return [counts = std::move(counts)](const OperationTask& task, Progress& progress) {
        WeightFaults faults;
        const Expected<PartWeights> mended = mendedWeights(task, faults, progress);
        return givingWeights([&](const OperationInput& input) {
            const OperationRun run(input);
            if (!mended) {
                return run.result(); // canceled
            }
            *counts = {};
            for (const VertexId at : input.vertices) {
                if (!faults.parts[at.part].empty()) {
                    countFault(faults.parts[at.part][at.vertex], *counts);
                }
                counts->stored += storedWrong(task.ready, at) ? 1U : 0U;
            }
            return run.each(
                [&](const VertexId& at, std::span<const Influence>, std::vector<Influence>& wanted) {
                    const auto row = influencesAt(*mended, at);
                    wanted.assign(row.begin(), row.end());
                });
        })(task, progress);
    };
}

} // namespace sinew
