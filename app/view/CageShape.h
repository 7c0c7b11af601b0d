#pragma once

#include "app/document/edits/CageDrawing.h"
#include "app/document/edits/HandlePoints.h"
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

/// A chain that is being drawn, with the face that it would have if it were closed now. No vertex has a
/// joint.
CageShape drawnShape(const CageChain& chain);

/// What a point handle, or the cage of a vertex, is like with it at `place`, in the bind pose and without
/// joints. The settings have the point.
CageShape movedShape(const BindSettings& settings, const HandlePoint& point, const Vec3& place);

} // namespace sinew
