#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// What differs between two glTF files besides skins, what hangs on them, and what stands behind the entries
/// of the first: paths like "materials[2]" or "buffer". Values count as equal when their text is.
std::vector<std::string> gltfDifferences(std::string_view before, std::string_view after,
                                         bool jointsMoved = false);

} // namespace sinew
