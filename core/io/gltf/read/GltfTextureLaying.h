#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/scene/TextureLaying.h"

namespace sinew {

/// How a texture reference of a material lays its picture on: the sampler, the UV set, and
/// KHR_texture_transform unless the UVs are `moved` already (sharedUvTransform). What makes no sense counts
/// as not said.
TextureLaying gltfTextureLaying(GltfFile& file, const Json& use, bool moved);

} // namespace sinew
