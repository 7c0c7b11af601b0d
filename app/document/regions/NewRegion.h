#pragma once

#include "app/document/Document.h"

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

// New regions have a name that is free and, but for the brush's, no rule yet; without a scene there is none.

/// A sphere, capsule or box round what is chosen: the selected vertices, else the active joint's bone, else
/// the selected vertex, else the middle of the character. It fades over a small fraction of the height.
std::optional<Region> regionHere(const DocumentState& state, SolidShape shape);

/// Holds the selected vertices wholly; none without such.
std::optional<Region> paintedRegion(const DocumentState& state);

/// One for the region brush, with nothing painted yet. It keeps its shape wholly, so that an amount is how
/// stiff a vertex is, as in a brush for stiffness.
Region regionToPaint(const DocumentState& state);

/// Adds regionHere or paintedRegion as an undoable step; false where there is none.
bool addRegionHere(Document& document, SolidShape shape);
bool addPaintedRegion(Document& document);

} // namespace sinew
