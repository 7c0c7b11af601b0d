#include "app/document/LayerOperations.h"

#include "app/document/Edits.h"
#include "app/document/LayerEdits.h"
#include "app/document/MirrorEdits.h"

#include <algorithm>

namespace sinew {
namespace {

/// Whether no point but those in the plane has a counterpart on the other side.
bool noneMatched(const LayerGround& ground, const std::vector<SurfacePoint>& points) {
    return std::ranges::none_of(points, [&](SurfacePoint at) {
        const std::uint32_t point = ground.surface->index(at);
        return ground.mirror->side(point) != 0 && !ground.mirror->sources(point).empty();
    });
}

} // namespace

LayerOperation givingWeights(std::function<OperationResult(const OperationInput&)> operation) {
    return [operation = std::move(operation)](const OperationTask& task, Progress& progress) {
        const OperationInput input{*task.ground,
                                   *task.ready.weights,
                                   task.points,
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
        return mirrorLayer(task.input(), task.points, fromPositive, task.ready.locked, progress);
    };
}

Expected<OperationTask> prepareOperation(Document& document, std::vector<SurfacePoint> points,
                                         bool mirrored) {
    document.finishWeights();
    Expected<DocumentState> ready = readyToPaint(document.state());
    if (!ready) {
        return fail(ready.error());
    }
    WeightLayering& layering = document.layering();
    OperationTask task{document.state(), std::move(*ready), nullptr, {}, std::move(points), mirrored};
    const auto& layers = task.asked.layers.layers;
    if (std::ranges::any_of(layers, [](const auto& layer) { return layer->active(); })) {
        task.below = layering.below(task.ready, static_cast<std::size_t>(task.ready.activeLayer));
    } else {
        task.below = *task.ready.solved;
    }
    task.ground = layering.known(task.asked);
    return task;
}

Expected<OperationOutcome> workOut(OperationTask task, const LayerOperation& operation, Progress& progress) {
    if (!task.ground) {
        task.ground = makeGround(task.asked);
    }
    if (task.mirrored && !task.ground->mirror) {
        task.ground =
            std::make_shared<const LayerGround>(withMirror(*task.ground, mirrorTableOf(task.asked)));
    }
    if (task.mirrored && noneMatched(*task.ground, task.points)) {
        return fail(ErrorCode::NoOtherSide);
    }
    MirroredLayer made = operation(task, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return OperationOutcome{std::move(made.stack), std::move(made.result), std::move(task.ground)};
}

bool applyOperation(Document& document, const QString& name, const OperationTask& task,
                    const OperationOutcome& outcome) {
    const DocumentState& now = document.state();
    const DocumentState& asked = task.asked;
    const bool samePairs = now.scene == asked.scene && now.mirror == asked.mirror;
    const auto known = document.layering().known(now);
    if (samePairs && (!known || (outcome.ground->mirror && !known->mirror))) {
        document.layering().offer(now, outcome.ground);
    }
    if (now.scene != asked.scene || now.solved != asked.solved || !(now.layers == asked.layers) ||
        now.locked != asked.locked || (task.mirrored && !samePairs)) {
        return false;
    }
    if (outcome.result.targets.points.empty()) {
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

} // namespace sinew
