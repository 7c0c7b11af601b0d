#include "app/document/DocumentState.h"

#include <algorithm>
#include <tuple>

namespace sinew {

bool DocumentState::operator==(const DocumentState& other) const {
    const auto told = [](const DocumentState& state) {
        return std::tie(state.scene, state.importNotices, state.sources, state.skeletonEdits, state.settings,
                        state.field, state.report, state.solved, state.layers, state.activeLayer,
                        state.locked, state.hidden, state.ghosted, state.hiddenJoints, state.hiddenFaces,
                        state.mirror, state.pose, state.motions, state.deform, state.selection,
                        state.selected);
    };
    return told(*this) == told(other);
}

bool DocumentState::hasWeights() const {
    return weights && std::ranges::any_of(*weights, [](const auto& part) { return part != nullptr; });
}

bool DocumentState::stale() const {
    return field && reworkFor(field->settings, settings) >= BindRework::Distances;
}

Scene DocumentState::boundScene() const {
    Scene result = *scene;
    for (std::size_t part = 0; part < result.parts.size(); ++part) {
        result.parts[part].weights = (*weights)[part];
    }
    return result;
}

} // namespace sinew
