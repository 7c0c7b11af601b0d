#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/drivers/Driver.h"
#include "core/skeleton/drivers/NodeConstraint.h"

#include <span>
#include <vector>

namespace sinew {

/// Roll constraints for twist joints, recognised by where they are: beside the joint in which their parent's
/// bone ends, on the line to it, without a joint below, with weight where the scene has weights, and with an
/// axis of their own along that line. Each takes the fraction of that joint's roll which its place on the
/// line says: 0.5 half-way. A parent from which more than one branch goes on (a hand, hips) has no such bone.
/// Left out are joints that `present` or drivers turn already, and those whose names say that they are no
/// bones. In the order of the joints. O(#J^2).
std::vector<NodeConstraint> proposeConstraints(const Scene& scene, const Drivers& drivers,
                                               std::span<const NodeConstraint> present);

} // namespace sinew
