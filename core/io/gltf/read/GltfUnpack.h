#pragma once

#include "core/io/gltf/read/GltfFile.h"

namespace sinew {

/// Unpacks every buffer view that EXT_meshopt_compression packs into a buffer of its own, and vertices the
/// view there. Marks the file broken where data is none, or claims more than its bytes can hold.
void unpackMeshopt(GltfFile& file);

/// Unpacks every primitive that KHR_draco_mesh_compression packs: its attributes and indices become accessors
/// of their own. Marks the file broken as unpackMeshopt does.
void unpackDraco(GltfFile& file);

} // namespace sinew
