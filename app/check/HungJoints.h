#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// Joints that hang beside the body and move with it in an animation all the same, such as the feet of rigs
/// for inverse kinematics, which hang on the root: the topmost ones with weight, but those of the body. Each
/// follows the joint of the body with which it has most weight at the same vertices.
class HungJoints {
public:
    /// The body is what hangs together and is strongest at most vertices. O(influences^2 per vertex + #J).
    explicit HungJoints(const Scene& scene);

    /// Brings them to where the joints are that they follow. O(#J).
    void follow(Pose& pose) const;
    bool empty() const { return m_hung.empty(); }

private:
    struct Hung {
        std::int32_t joint = kNone;
        std::int32_t followed = kNone;
    };
    const Skeleton& m_skeleton;
    std::vector<Hung> m_hung; ///< parents first
};

} // namespace sinew
