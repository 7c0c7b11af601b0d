#include "app/document/BoneEnd.h"

namespace sinew {

Vec3 boneEnd(const Skeleton& skeleton, std::size_t joint, double length) {
    const Vec3 start = skeleton.position(joint);
    const auto& tail = skeleton.joints[joint].tail;
    if (tail && *tail != start) {
        return *tail;
    }
    const std::vector<std::int32_t> children = skeleton.children()[joint];
    for (const std::int32_t child : children) {
        Vec3 end = skeleton.position(static_cast<std::size_t>(child));
        if (end != start) {
            return end;
        }
    }
    const std::int32_t parent = skeleton.joints[joint].parent;
    Vec3 way =
        parent == kNone ? Vec3::Zero() : Vec3(start - skeleton.position(static_cast<std::size_t>(parent)));
    if (!(way.norm() > 0.0)) {
        way = Vec3::UnitY();
    }
    return start + length * way.normalized();
}

} // namespace sinew
