#include "core/deform/LimbVertices.h"

#include "core/deform/Median.h"

#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr double kLimbPart = 0.5; ///< of a vertex's weight that makes it the limb's
constexpr std::size_t kFewestInSlab = 4;
constexpr int kRadiusRounds = 8; ///< of the search for the radius; it settles in two or three

} // namespace

std::vector<LimbSide> limbSides(const Skeleton& skeleton, std::size_t joint) {
    std::vector<LimbSide> sides(skeleton.size(), LimbSide::Elsewhere);
    sides[joint] = LimbSide::Below;
    for (std::size_t j = joint + 1; j < sides.size(); ++j) { // parents stand before their children
        const std::int32_t parent = skeleton.joints[j].parent;
        sides[j] = parent == kNone ? LimbSide::Elsewhere : sides[static_cast<std::size_t>(parent)];
    }
    for (std::int32_t a = skeleton.joints[joint].parent; a != kNone;) {
        sides[static_cast<std::size_t>(a)] = LimbSide::Above;
        a = skeleton.joints[static_cast<std::size_t>(a)].parent;
    }
    return sides;
}

LimbWeight limbWeight(std::span<const Influence> influences, const std::vector<LimbSide>& sides) {
    LimbWeight weight;
    for (const Influence& influence : influences) {
        const LimbSide side = sides[static_cast<std::size_t>(influence.joint)];
        weight.above += side == LimbSide::Above ? static_cast<double>(influence.weight) : 0.0;
        weight.below += side == LimbSide::Below ? static_cast<double>(influence.weight) : 0.0;
    }
    return weight;
}

std::vector<LimbVertex> limbVertices(std::span<const Vec3> vertices, const SkinWeights& weights,
                                     const LimbJoint& joint) {
    std::vector<LimbVertex> limb;
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        const LimbWeight weight = limbWeight(weights.at(p), joint.sides);
        if (weight.sum() <= kLimbPart) {
            continue;
        }
        double local = 0.0;
        for (const Influence& influence : weights.at(p)) {
            const bool next = influence.joint == joint.joint || influence.joint == joint.above;
            local += next ? static_cast<double>(influence.weight) : 0.0;
        }
        limb.push_back(
            {p, joint.axis.along(vertices[p]), joint.axis.distance(vertices[p]), local > kLimbPart, weight});
    }
    return limb;
}

double limbRadius(std::span<const LimbVertex> limb) {
    double radius = std::numeric_limits<double>::infinity();
    std::vector<double> distances;
    for (int round = 0; round < kRadiusRounds; ++round) {
        distances.clear();
        for (const LimbVertex& vertex : limb) {
            if (vertex.local && std::abs(vertex.along) <= radius) {
                distances.push_back(vertex.aside);
            }
        }
        if (distances.size() < kFewestInSlab) {
            break;
        }
        radius = medianOf(distances);
    }
    return std::isfinite(radius) ? radius : 0.0;
}

} // namespace sinew
