#include "core/solve/solution/Explanation.h"

#include <algorithm>
#include <cmath>

namespace sinew {

std::vector<Vec3> BonePath::line(const Vec3& end) const {
    std::vector<Vec3> vertices;
    vertices.reserve(steps.size() + 1);
    for (const PathStep& step : steps) {
        vertices.push_back(step.position);
    }
    vertices.push_back(end);
    return vertices;
}

float weightOf(std::span<const Influence> influences, std::int32_t joint) {
    const auto found = std::find_if(influences.begin(), influences.end(),
                                    [joint](const Influence& influence) { return influence.joint == joint; });
    return found == influences.end() ? 0.0F : found->weight;
}

float movedFraction(std::span<const Influence> a, std::span<const Influence> b) {
    float sum = 0.0F;
    for (const Influence& influence : a) {
        sum += std::abs(influence.weight - weightOf(b, influence.joint));
    }
    for (const Influence& influence : b) {
        sum += weightOf(a, influence.joint) > 0.0F ? 0.0F : influence.weight;
    }
    return sum / 2.0F;
}

} // namespace sinew
