#pragma once

#include "core/base/Error.h"
#include "core/bind/settings/BindSettings.h"
#include "core/scene/Scene.h"

#include <string>
#include <vector>

namespace sinew {

/// A joint that a handle or a vertex of a cage needs.
struct HandleJoint {
    std::string name;
    std::string parent; ///< empty: a root
    Vec3 position = Vec3::Zero();
    bool nearest = false; ///< the parent is the joint whose bone is nearest

    bool operator==(const HandleJoint&) const = default;
};

/// Those of handles with Handle::newJoint, then those of cages; a name once, by the first that has it.
std::vector<HandleJoint> handleJoints(const InputSettings& settings);

constexpr std::size_t kMaxSkeletonJoints = 4096; ///< files with more cannot be read back

/// The skeleton with the joints of handles and cages that it lacks appended (Joint::added): without turn or
/// scale, at the middle of the handle or at the vertex, so that every format takes them. Those that were
/// added before are put where they belong now, or leave. Joints of files keep their numbers. Errors:
/// JointUnknown (a parent), TooManyJoints. O(#J + #added * #J).
Expected<Skeleton> withHandleJoints(const Skeleton& skeleton, const InputSettings& settings);

/// The same of a scene's skeleton. No part of it may carry weights of joints that were added.
Expected<Scene> withHandleJoints(Scene scene, const InputSettings& settings);

} // namespace sinew
