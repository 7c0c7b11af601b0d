#include "tests/app/support/LimbDocument.h"

#include "app/document/edits/Edits.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Shapes.h"

namespace sinew::test {
namespace {

BindSettings small() {
    BindSettings settings;
    settings.resolution = 32;
    settings.automatic = false;
    return settings;
}

} // namespace

void openLimb(Document& document) {
    DocumentState state = stateOfScene(limb(), {});
    state.settings = small();
    document.reset(std::move(state));
}

void openLong(Document& document) {
    std::vector<Vec3> joints;
    for (int k = 0; k <= 16; ++k) {
        joints.emplace_back(k, 0, 0);
    }
    DocumentState state =
        stateOfScene(scene(capsule(joints.front(), joints.back(), 0.8, 64, 320), chain(joints)), {});
    state.settings = small();
    document.reset(std::move(state));
    bindNow(document);
}

} // namespace sinew::test
