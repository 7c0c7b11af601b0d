#pragma once

#include "core/base/Progress.h"
#include "core/bind/bones/Bones.h"
#include "core/solve/heat/HeatSurface.h"
#include "core/voxel/SparseVoxels.h"

#include <span>
#include <vector>

namespace sinew {

/// Which bones heat each welded vertex (#G).
struct HeatSources {
    NumberLists bones;                   ///< #G: sources that heat the vertex, ascending; often one
    std::vector<double> distances;       ///< #G d: to each of them, model units, as findHeatSources has it
    std::vector<std::uint32_t> unseeing; ///< vertices of shells in which no vertex sees a bone, ascending
};

/// As Blender has it: a vertex is heated by the bone that is nearest to it if it sees it (BoneSight), by
/// several that are equally near, else by none. How near is judged by |v - b| * 2 / (1 + cos), with the angle
/// between the vertex's normal and the line from the nearest place b of the bone: a bone that the surface
/// turns its inside to is nearer than one that it faces. A bone of several segments counts once. Unlike there
/// no shell stays cold: where none of its vertices sees its bone, all are heated by the bone that is nearest
/// in a straight line, and so are vertices of no triangle. Canceled, of no use. O(#G #bones), parallel.
HeatSources findHeatSources(std::span<const Vec3> vertices, const HeatSurface& surface,
                            const std::vector<Bone>& bones, const SparseVoxels& voxels, Progress& progress);

} // namespace sinew
