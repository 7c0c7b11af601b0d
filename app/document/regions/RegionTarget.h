#pragma once

#include "app/document/DocumentState.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What a new region is put round.
struct RegionTarget {
    std::vector<Vec3> vertices; ///< never empty
    double margin = 0.0;        ///< how far the region reaches beyond them
    Segment line;               ///< what a capsule follows
    std::string name;           ///< of the joint whose bone it is; empty: of none
};

/// Of a state with a scene: the selected vertices, else the active joint's bone, else the selected vertex,
/// else the middle of the character.
RegionTarget regionTarget(const DocumentState& state);

/// Where a region is moved to: the middle of the selected vertices, else the selected vertex.
std::optional<Vec3> positionHere(const DocumentState& state);

Aabb boxOf(const std::vector<Vec3>& vertices);

} // namespace sinew
