#pragma once

#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/gltf/GltfEdit.h"

#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// What differs between two glTF files besides skins, what hangs on them, and what stands behind the entries
/// of the first: paths like "materials[2]" or "buffer". Values count as equal when their text is. `changes`
/// are no difference.
std::vector<std::string> gltfDifferences(const GltfStored& before, std::string_view after,
                                         const KeptChanges& changes);

} // namespace sinew
