#pragma once

#include "core/base/Error.h"
#include "core/base/Types.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Two joints that a user connected, so that both turn when one of them is moved (Jacobson et al. 2011,
/// sec. 3.4). No weight depends on it.
struct PseudoEdge {
    std::string joint;
    std::string other;
    bool operator==(const PseudoEdge&) const = default;
};
using PseudoEdges = std::vector<PseudoEdge>;

/// Whether an edge connects the same two joints, in either order.
bool connectsSame(const PseudoEdge& a, const PseudoEdge& b);

/// Errors, for the first edge that has one: PseudoEdgeToItself (joint), PseudoEdgeTwice (both joints).
/// O(n log n).
Expected<void> validatePseudoEdges(const PseudoEdges& edges);

/// Whether the skeleton has the joints of all edges. Error: JointUnknown, with `where` as the place that
/// names it. O(#edges * #J).
Expected<void> checkPseudoEdges(const Skeleton& skeleton, const PseudoEdges& edges, const std::string& where);

/// Joints between which edges run, by their numbers in a skeleton; of edges whose joints it has.
using JointEdge = std::array<std::uint32_t, 2>;
std::vector<JointEdge> jointEdges(const Skeleton& skeleton, const PseudoEdges& edges);

/// How each of some places turned about `normal` (a unit vector) when all were moved: the mean of the signed
/// angles, in radians, of the smallest rotations that take its edges from where they pointed at rest to where
/// they point in the pose (Jacobson et al. 2011, sec. 3.4, in 2D), seen along the normal. An edge's angle is
/// over -pi and at most pi: one that was turned by 190 degrees counts as turned by -170, and one that points
/// straight back as turned by pi. rest, posed: #V places; edges without length, seen along the normal, say
/// nothing. #V; 0 where no edge says anything. O(#V + #edges).
std::vector<double> inferredAngles(std::span<const std::array<std::uint32_t, 2>> edges,
                                   std::span<const Vec3> rest, std::span<const Vec3> posed,
                                   const Vec3& normal);

/// How each joint turned, in model space: by inferredAngles about the normal of a flat character, else as
/// inferredTurns. `posed`: #J modelFromJoints of the pose. #J.
std::vector<Quat> turnsAlongEdges(const Skeleton& skeleton, std::span<const JointEdge> edges,
                                  std::span<const Transform> posed, const std::optional<Vec3>& normal);

/// The pose in which the joints in `turned` are turned by their entry of `turns` (#J, model space) against
/// the bind pose, and stand where they stood, also below one that turned. All others keep what the pose does
/// to them. `turned` #J. O(#J).
Pose withTurns(const Skeleton& skeleton, const Pose& pose, const std::vector<bool>& turned,
               std::span<const Quat> turns);

/// What moving joints from one pose to another does along pseudo-edges: `to`, with the joints of every edge
/// of which an end was moved turned as all their edges say (turnsAlongEdges), within their limits. A joint
/// that `to` turns itself keeps that turn. `normal`: of a flat character (flatNormal). O(#J + #edges).
Pose turnedAlongEdges(const Skeleton& skeleton, const PseudoEdges& edges, const std::optional<Vec3>& normal,
                      const Pose& from, const Pose& to);

} // namespace sinew
