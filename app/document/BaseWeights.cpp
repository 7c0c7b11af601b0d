#include "app/document/BaseWeights.h"

namespace sinew {

bool worthDraft(const DocumentState& state) {
    constexpr std::size_t quickly = 250'000; // distances
    const BindState& field = *state.field;
    return state.settings.smoothing > 0.0 &&
           field.input->sources.joints.size() * field.input->problem.vertices.size() > quickly;
}

std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state, WeightQuality quality) {
    const BindSettings settings =
        quality == WeightQuality::Draft ? draftSettings(state.settings) : state.settings;
    return std::make_shared<const PartWeights>(bindWeights(*state.scene, *state.field, settings));
}

} // namespace sinew
