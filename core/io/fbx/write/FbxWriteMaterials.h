#pragma once

#include "core/io/export/ExportInput.h"
#include "core/io/fbx/FbxNode.h"
#include "core/io/fbx/write/FbxWriteDocument.h"
#include "core/scene/Scene.h"

namespace sinew {

/// As much of a laying as FBX has words for: it repeats or clamps, and mixes pixels as the program likes.
TextureLaying inFbx(TextureLaying laying);

/// Whether FBX says the same of edges and pixels: it cannot mirror a picture or leave its pixels square.
bool fbxKeepsSampler(const TextureLaying& laying);

/// The properties of a Texture object that lays its picture on so.
FbxNode fbxTextureProperties(const TextureLaying& laying);

/// Writes every material of the scene, the textures they use (embedded where their bytes are known), and
/// connects these. Returns the materials' ids, as many as the scene has.
std::vector<FbxId> writeFbxMaterials(FbxOutput& document, const ExportInput& input, Notices& notices);

} // namespace sinew
