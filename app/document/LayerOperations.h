#pragma once

#include "app/document/Document.h"
#include "core/base/Error.h"
#include "core/layers/mirror/MirrorLayer.h"
#include "core/solve/doctor/WeightFaults.h"

#include <functional>
#include <memory>

namespace sinew {

/// Operations on weights in three parts, so that the middle one can run beside the window: a snapshot of
/// the document, the work, and one undoable step.

/// Everything that an operation reads, as it was when it was asked for.
struct OperationTask {
    DocumentState asked;                         ///< the document
    DocumentState ready;                         ///< with a layer to write to (readyToPaint)
    std::shared_ptr<const LayerContext> context; ///< null: not made yet
    PartWeights below;                           ///< weights below that layer
    std::vector<VertexId> vertices;              ///< that it may change: ascending, no repeats
    bool mirrored = false;                       ///< it asks for the layer context's mirror map

    LayerInput input() const {
        return {ready.layers, static_cast<std::size_t>(ready.activeLayer), below, *context};
    }
};

/// The stack that came out, what was done to vertices, and the layer context with its mirror map.
struct OperationOutcome {
    LayerStack stack;
    OperationResult result;
    std::shared_ptr<const LayerContext> context;
};

/// What an operation makes of a layer. On any thread.
using LayerOperation = std::function<MirroredLayer(const OperationTask&, Progress&)>;

/// One that gives vertices other weights: locked joints keep theirs, and no vertex gets more influences than
/// the settings say, or than it has.
LayerOperation givingWeights(std::function<OperationResult(const OperationInput&)> operation);
/// One that mirrors the layer (mirrorLayer).
LayerOperation mirroringLayer(bool fromPositive);

/// On the document's thread. Awaited weights are worked out first. Errors: as readyToPaint.
Expected<OperationTask> prepareOperation(Document& document, std::vector<VertexId> vertices, bool mirrored);
/// On any thread. Errors: NoOtherSide, Canceled.
Expected<OperationOutcome> workOut(OperationTask task, const LayerOperation& operation, Progress& progress);
/// One step, none where no vertex changes. False: the weights, the layers, the locks or the mirror pairs are
/// no longer those that it started from, and nothing was done.
bool applyOperation(Document& document, const QString& name, const OperationTask& task,
                    const OperationOutcome& outcome);

/// What a repair found among the vertices it looked at.
struct RepairCounts {
    std::size_t zero = 0;
    std::size_t farJoints = 0;
    std::size_t noisy = 0;
    std::size_t stored = 0; ///< wrong in the file alone: mended when they were read
};

/// Finds faults in the weights in force and mends them (findWeightFaults, repairWeights) by the distances of
/// the document's bind, or of one made for it where there is none; without one far weights are found as far
/// as they are noisy. `counts` is filled in by the operation.
LayerOperation repairingWeights(std::shared_ptr<RepairCounts> counts);

} // namespace sinew
