#pragma once

#include "core/bind/bones/Cage.h"
#include "core/skeleton/Skeleton.h"

#include <span>
#include <vector>

namespace sinew {

/// A cage as it stands in a pose.
struct CageShape {
    std::vector<Vec3> vertices;       ///< #V of the cage, model space
    std::vector<std::int32_t> joints; ///< #V, kNone where the skeleton lacks a vertex's joint
    std::vector<CageFaceVertices> faces;
    std::vector<CageEdge> edges; ///< those of the faces too

    bool operator==(const CageShape&) const = default;
};

/// The cages of a character whose joints stand at `modelFromJoint` (#J): each vertex moves with its joint;
/// one without stays. O(#J log #J + size of the cages).
std::vector<CageShape> cageShapes(const std::vector<Cage>& cages, const Skeleton& skeleton,
                                  std::span<const Transform> modelFromJoint);

} // namespace sinew
