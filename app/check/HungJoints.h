#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// Joints that hang on a root and move with the end of a limb in an animation all the same, such as the feet
/// of rigs for inverse kinematics. Roots with weight and the topmost joints with weight below roots
/// are looked at, but for that of the body, which is strongest at most vertices. One hangs beside its limb
/// where the joint that it has most weight in common with, at the same vertices, stands three joints or more
/// down another branch.
class HungJoints {
public:
    /// O(influences^2 per vertex + #J depth). The scene has to outlive it.
    explicit HungJoints(const Scene& scene);

    /// Brings them to where the joints are that they follow. O(#J).
    void follow(Pose& pose) const;
    std::size_t count() const { return m_hung.size(); }

private:
    struct Hung {
        std::int32_t joint = kNone;
        std::int32_t followed = kNone;
    };
    const Skeleton& m_skeleton;
    std::vector<Hung> m_hung; ///< parents first
};

} // namespace sinew
