#pragma once

#include "app/document/PosedMesh.h"

namespace sinew {

/// Whether the view shows the character as it was bound: what is placed on it then lies where the document
/// means it to. False without a scene. O(#J).
bool showsBindPose(const Document& document, PosedMesh& posed);

} // namespace sinew
