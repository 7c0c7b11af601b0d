#pragma once

#include "app/document/LayerOperations.h"

namespace sinew::test {

/// Prepares, works out and applies an operation, here and now.
inline Expected<OperationResult> runOperation(Document& document, const QString& name,
                                              std::vector<VertexId> vertices, bool mirrored,
                                              const LayerOperation& operation) {
    Progress progress;
    const auto task = prepareOperation(document, std::move(vertices), mirrored);
    if (!task) {
        return fail(task.error());
    }
    const auto outcome = workOut(*task, operation, progress);
    if (!outcome) {
        return fail(outcome.error());
    }
    applyOperation(document, name, *task, *outcome);
    return outcome->result;
}

/// The same of one that gives vertices weights.
inline Expected<OperationResult>
runOperation(Document& document, const QString& name, std::vector<VertexId> vertices,
             const std::function<OperationResult(const OperationInput&)>& operation) {
    return runOperation(document, name, std::move(vertices), false, givingWeights(operation));
}

} // namespace sinew::test
