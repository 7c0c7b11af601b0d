#pragma once

#include "core/solve/geodesic/distances/GeodesicDistances.h"

namespace sinew {

/// Algorithm 3 for every source. Fills in rows and thickness scales of result.bones; volume, lookup, paths,
/// reach and extent are set. Of the settings only thickness scales, and for WhereItCounts those of weighting,
/// are read. False when canceled.
///
/// SearchReach::WhereItCounts: let d1(p) be a vertex's distance from its nearest bone and R(p) the distance
/// at which the falloff leaves nothing (falloffReach, which grows with d1). Bone k matters to p only if dk(p)
/// <= R(p). A leaf v on the path to such a vertex has dk(v) <= dk(p) - |v p| <= R(p) - |v p|, so the search
/// of bone k may end at leaves farther than
///   limit(v) = max over all vertices p of R(p) - |v p|,
/// |v p| a way through the volume (SearchLimits), and a little more: two leaves, for centres beside the path,
/// and what a lookup's samples lie beyond the vertex (VertexLookup::distance). Vertices that matter get what
/// a search without limit gives; others may get more or infinity, which weights cannot tell from any other
/// distance over R(p). d1 comes from one search from all bones at once; where the bones' own searches end up
/// farther than it said, these vertices' reaches are raised, and what did not go far enough is searched
/// again for them alone.
bool measureBones(const BindInput& input, const BindSurface& surface, const WeightingSettings& settings,
                  GeodesicDistances& result, Progress& progress);

} // namespace sinew
