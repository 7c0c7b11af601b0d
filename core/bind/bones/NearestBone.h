#pragma once

#include "core/base/Error.h"
#include "core/bind/BindSettings.h"
#include "core/bind/bones/Bones.h"
#include "core/scene/Scene.h"

#include <memory>
#include <vector>

namespace sinew {

/// The place nearest to a point on the bone or in the volumes of its handles.
Vec3 nearestPlace(const Vec3& point, const Bone& source);

/// To the nearest place of its bone, in a straight line.
double squaredDistance(const Vec3& point, const Bone& source);

/// Which of the sources has the bone nearest to a point in a straight line; of equals the first. O(#bones).
std::size_t nearestSource(const Vec3& point, const std::vector<Bone>& sources);

/// The plainest bind there is, for comparison: every vertex follows the one bone that is nearest in a
/// straight line, of the bones that `settings` choose; co-located vertices alike. Parts attached to a joint
/// keep theirs. One entry for each part. Errors: as chooseBones and makeBindProblem. O(#G #bones), parallel.
Expected<std::vector<std::shared_ptr<const SkinWeights>>> bindToNearestBone(const Scene& scene,
                                                                            const BindSettings& settings);

} // namespace sinew
