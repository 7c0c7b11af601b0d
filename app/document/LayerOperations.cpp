#include "app/document/LayerOperations.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/LayerEdits.h"
#include "core/layers/operations/WeightOperations.h"
#include "core/solve/doctor/WeightFaults.h"

#include <algorithm>

namespace sinew {
namespace {

/// Whether no vertex but those in the plane has a counterpart on the other side.
bool noneMatched(const LayerContext& context, const std::vector<VertexId>& vertices) {
    return std::ranges::none_of(vertices, [&](VertexId at) {
        const std::uint32_t vertex = context.surface->index(at);
        return context.mirror->side(vertex) != 0 && !context.mirror->sources(vertex).empty();
    });
}

} // namespace

LayerOperation givingWeights(std::function<OperationResult(const OperationInput&)> operation) {
    return [operation = std::move(operation)](const OperationTask& task, Progress& progress) {
        const OperationInput input{*task.context,
                                   *task.ready.weights,
                                   task.vertices,
                                   task.ready.locked,
                                   static_cast<std::size_t>(std::max(task.ready.settings.maxInfluences, 0)),
                                   &progress};
        OperationResult result = operation(input);
        LayerStack stack = setTargets(task.input(), result.targets);
        return MirroredLayer{std::move(stack), std::move(result)};
    };
}

LayerOperation mirroringLayer(bool fromPositive) {
    return [fromPositive](const OperationTask& task, Progress& progress) {
        return mirrorLayer(task.input(), task.vertices, fromPositive, task.ready.locked, progress);
    };
}

Expected<OperationTask> prepareOperation(Document& document, std::vector<VertexId> vertices, bool mirrored) {
    Expected<DocumentState> ready = readyToPaint(document.finishWeights());
    if (!ready) {
        return fail(ready.error());
    }
    WeightLayering& layering = document.layering();
    OperationTask task{document.state(), std::move(*ready), nullptr, {}, std::move(vertices), mirrored};
    const auto& layers = task.asked.layers.layers;
    if (std::ranges::any_of(layers, [](const auto& layer) { return layer->active(); })) {
        task.below = layering.below(task.ready, static_cast<std::size_t>(task.ready.activeLayer));
    } else {
        task.below = *task.ready.solved;
    }
    task.context = layering.known(task.asked);
    return task;
}

Expected<OperationOutcome> workOut(OperationTask task, const LayerOperation& operation, Progress& progress) {
    if (!task.context) {
        task.context = makeContext(task.asked);
    }
    if (task.mirrored && !task.context->mirror) {
        task.context =
            std::make_shared<const LayerContext>(withMirror(*task.context, mirrorTableOf(task.asked)));
    }
    if (task.mirrored && noneMatched(*task.context, task.vertices)) {
        return fail(ErrorCode::NoOtherSide);
    }
    MirroredLayer made = operation(task, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return OperationOutcome{std::move(made.stack), std::move(made.result), std::move(task.context)};
}

bool applyOperation(Document& document, const QString& name, const OperationTask& task,
                    const OperationOutcome& outcome) {
    const DocumentState& now = document.state();
    const DocumentState& asked = task.asked;
    const bool samePairs = now.scene == asked.scene && now.mirror == asked.mirror;
    const auto known = document.layering().known(now);
    if (samePairs && (!known || (outcome.context->mirror && !known->mirror))) {
        document.layering().setContext(now, outcome.context);
    }
    if (now.scene != asked.scene || now.solved != asked.solved || !(now.layers == asked.layers) ||
        now.locked != asked.locked || (task.mirrored && !samePairs)) {
        return false;
    }
    if (outcome.result.targets.vertices.empty()) {
        return true;
    }
    document.change(name, [&](DocumentState& state) {
        state.layers = outcome.stack;
        if (task.ready.activeLayer != asked.activeLayer) { // one was added
            state.activeLayer = task.ready.activeLayer;
        }
    });
    return true;
}

namespace {

/// The document's own bind, or one with its settings; null: none can be made.
std::shared_ptr<const BindState> boundState(const DocumentState& state, Progress& progress) {
    if (state.field) {
        return state.field;
    }
    const auto solved = solveState(state, state.settings, progress);
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
    const auto max = static_cast<std::size_t>(std::max(state.settings.maxInfluences, 0));
    auto repair = repairWeights(scene, *state.weights, faults, fallback, {max}, progress);
    if (!repair) {
        return fail(repair.error());
    }
    return std::move(repair->weights);
}

void countFault(WeightFault fault, RepairCounts& counts) {
    counts.zero += fault == WeightFault::Zero ? 1U : 0U;
    counts.farJoints += fault == WeightFault::Far ? 1U : 0U;
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
