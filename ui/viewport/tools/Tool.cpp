#include "ui/viewport/tools/Tool.h"

namespace sinew {

bool showsBindPose(const Document& document, PosedMesh& posed) {
    return document.state().hasScene() &&
           posed.shownPose() == Pose::bindPose(document.state().scene->skeleton);
}

} // namespace sinew
