#pragma once

#include "core/io/export/ExportInput.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

namespace sinew {

/// Writes every material of the scene, the textures they use (embedded where their bytes are known), and
/// connects these. Returns the materials' ids, as many as the scene has.
std::vector<FbxId> writeFbxMaterials(FbxOutput& document, const ExportInput& input, Notices& notices);

} // namespace sinew
