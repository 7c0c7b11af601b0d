#pragma once

#include "core/scene/Scene.h"

#include <cstddef>
#include <vector>

namespace sinew::test {

/// A flat doll of 200 x 300 pixels, a unit each: the layer "body", and before it the layer "arm", which shows
/// the upper part of another picture. Joints hips, spine and, from the spine, upper arm and lower arm, whose
/// own axes are turned; smooth weights. Clips: "wave" moves, turns and scales joints for a second, "spin"
/// turns a joint three times around, "crouch" is one pose.
Scene flatDoll();

/// A flat part: a grid of squares from one corner to another, `depth` before the plane, bent to joints by
/// where its vertices are between `from` and `to`.
Part flatPart(const char* name, const Vec3& low, const Vec3& high, std::int32_t material,
              const std::vector<std::int32_t>& joints);

/// Where a part's vertices are seen in a clip, in pixels with y downwards: what Sinew's own skinning says.
std::vector<Eigen::Vector2d> seenAt(const Scene& scene, std::size_t part, const Clip& clip, double seconds,
                                    double pixelsPerUnit = 1.0);

/// The number of the vertex of a part that is seen in this place as bound; the part's vertices where there is
/// none.
std::size_t vertexSeenAt(const Scene& scene, std::size_t part, const Eigen::Vector2d& place,
                         double pixelsPerUnit = 1.0);

} // namespace sinew::test
