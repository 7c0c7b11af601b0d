#include "app/document/DocumentState.h"

namespace sinew {

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
