#pragma once

#include "core/solve/doctor/FarSearch.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sinew {

/// The bone that is nearest to each welded vertex, through the body.
struct NearestBones {
    std::vector<float> distances;     ///< #G voxels; infinity: no bone reaches it
    std::vector<std::size_t> sources; ///< #G whose bone that is; #S: none
};

/// Measures them. One search from all bones at once gives a bound for each vertex: its paths mix bones, so it
/// may be a few percent off. Then each bone is searched by itself as far as it can be the nearest, which
/// gives what a search of that bone alone gives. Nothing when canceled. O(#leaves * 6 * k + lines of sight +
/// #S #G), k the bones that are about equally near to a leaf.
std::optional<NearestBones> measureNearestBones(const SearchedVolume& searched, Progress& progress);

} // namespace sinew
