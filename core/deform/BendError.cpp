#include "core/deform/BendError.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

struct Moved {
    std::int32_t joint = kNone;
    double weight = 0.0; ///< more than before, on and below the joint
};

void add(std::vector<Moved>& moved, std::int32_t joint, double weight, const Skeleton& skeleton) {
    for (std::int32_t j = joint; j != kNone; j = skeleton.joints[static_cast<std::size_t>(j)].parent) {
        const auto found = std::ranges::find(moved, j, &Moved::joint);
        if (found == moved.end()) {
            moved.push_back({j, weight});
        } else {
            found->weight += weight;
        }
    }
}

} // namespace

BendError bendError(const Vec3& point, std::span<const Influence> before, std::span<const Influence> after,
                    const Skeleton& skeleton) {
    std::vector<Moved> moved;
    for (const Influence& influence : before) {
        add(moved, influence.joint, -static_cast<double>(influence.weight), skeleton);
    }
    for (const Influence& influence : after) {
        add(moved, influence.joint, static_cast<double>(influence.weight), skeleton);
    }
    const double chord = std::sqrt(2.0 / 3.0); // 2 - 2 cos 60 is 1
    BendError worst;
    for (const Moved& one : moved) {
        const double lever = (point - skeleton.position(static_cast<std::size_t>(one.joint))).norm();
        const double distance = std::abs(one.weight) * chord * lever;
        if (distance > worst.distance) {
            worst = {distance, one.joint};
        }
    }
    return worst;
}

} // namespace sinew
