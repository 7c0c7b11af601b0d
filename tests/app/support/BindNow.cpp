#include "tests/app/support/BindNow.h"

#include "app/document/edits/Edits.h"

namespace sinew::test {

void bindNow(Document& document) {
    Progress progress;
    const DocumentState& state = document.state();
    auto field = solveBind(*state.scene, state.settings, progress, state.field.get());
    if (!field) {
        qFatal("the bind failed with code %d", static_cast<int>(field.error().code));
    }
    BindResult result = weighBind(*state.scene, **field, state.settings);
    applyBind(document, {*field, std::make_shared<const BindReport>(std::move(result.report)),
                         std::make_shared<const PartWeights>(std::move(result.weights))});
}

} // namespace sinew::test
