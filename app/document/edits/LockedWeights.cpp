#include "app/document/edits/FollowSkeleton.h"
#include "core/layers/operations/StackOperations.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace sinew {

void holdLocked(DocumentState& state, const LayerContext& context) {
    const bool any = std::ranges::any_of(state.locked, [](bool one) { return one; });
    if (!any || !state.weights || !state.hasWeights()) {
        return;
    }
    const std::string name = QCoreApplication::translate("LockEdits", "Locked joints").toStdString();
    LayerStack below = state.layers;
    if (!below.layers.empty() && below.layers.back()->kind == LayerKind::Paint &&
        below.layers.back()->name == name) {
        below = below.removed(below.layers.size() - 1);
    }
    state.layers = withFixedJoints(below, *state.weights, state.locked, context, name, below.layers.size());
}

} // namespace sinew
