#pragma once

#include "core/io/fbx/FbxNode.h"
#include "core/scene/TextureLaying.h"

namespace sinew {

/// As much of a laying as FBX has words for: it repeats or clamps, and mixes pixels as the program likes.
TextureLaying inFbx(TextureLaying laying);

/// Whether FBX says the same of edges and pixels: it cannot mirror a picture or leave its pixels square.
bool fbxKeepsSampler(const TextureLaying& laying);

/// The properties of a Texture object that lays its picture on so.
FbxNode fbxTextureProperties(const TextureLaying& laying);

} // namespace sinew
