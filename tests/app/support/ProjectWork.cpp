#include "tests/app/support/ProjectWork.h"

#include <algorithm>

namespace sinew::test {

bool sameWork(const DocumentState& a, const DocumentState& b) {
    bool same = a.settings == b.settings && a.pose == b.pose && a.deform == b.deform &&
                a.selection == b.selection && a.weights->size() == b.weights->size() &&
                a.bound() == b.bound() && a.stale() == b.stale();
    for (std::size_t part = 0; same && part < a.weights->size(); ++part) {
        const auto& ours = (*a.weights)[part];
        const auto& theirs = (*b.weights)[part];
        same = (ours == nullptr) == (theirs == nullptr) && (!ours || *ours == *theirs) &&
               a.scene->parts[part].mesh->vertices == b.scene->parts[part].mesh->vertices;
    }
    for (std::size_t j = 0; same && j < a.scene->skeleton.size(); ++j) {
        same = a.scene->skeleton.joints[j].name == b.scene->skeleton.joints[j].name;
    }
    return same && (!a.field ||
                    (a.field->settings == b.field->settings &&
                     std::ranges::equal(a.field->evidence()->distances(), b.field->evidence()->distances())));
}

DocumentState boundState(DocumentState state) {
    Progress progress;
    auto field = solveBind(*state.scene, state.settings, progress);
    BindResult result = weighBind(*state.scene, **field, state.settings);
    state.field = *field;
    state.report = std::make_shared<const BindReport>(std::move(result.report));
    state.solved = state.weights = std::make_shared<const PartWeights>(std::move(result.weights));
    return state;
}

} // namespace sinew::test
