#include "core/metrics/WeightBleed.h"

#include "core/geometry/Mesh.h"

#include <vector>

namespace sinew {
namespace {

bool sameOrNeighbour(std::int32_t a, std::int32_t b, const Skeleton& skeleton) {
    return a == b || skeleton.joints[static_cast<std::size_t>(a)].parent == b ||
           skeleton.joints[static_cast<std::size_t>(b)].parent == a;
}

/// Of one vertex; its strongest influence stands first.
double weightBeyondNeighbours(std::span<const Influence> influences, const Skeleton& skeleton) {
    double beyond = 0.0;
    for (const Influence& influence : influences) {
        if (!sameOrNeighbour(influences[0].joint, influence.joint, skeleton)) {
            beyond += static_cast<double>(influence.weight);
        }
    }
    return beyond;
}

} // namespace

double weightBleed(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                   const SkinWeights& weights, const Skeleton& skeleton) {
    std::vector<double> beyond(vertices.size());
    for (std::size_t p = 0; p < beyond.size(); ++p) {
        beyond[p] = weightBeyondNeighbours(weights.at(p), skeleton);
    }
    double area = 0.0;
    double sum = 0.0;
    for (const Triangle& t : triangles) {
        const double third = areaVector(vertices, t).norm() / 3.0;
        area += 3.0 * third;
        sum += third * (beyond[t[0]] + beyond[t[1]] + beyond[t[2]]);
    }
    return area > 0.0 ? sum / area : 0.0;
}

std::vector<JointDifference> jointDifferences(const WeightPair& pair, std::size_t joints) {
    std::vector<JointDifference> all(joints);
    for (std::size_t p = 0; p < pair.vertices.size(); ++p) {
        const std::span<const Influence> reference = pair.reference.at(p);
        if (!reference.empty() && reference[0].weight > 0.5F) { // the strongest stands first
            JointDifference& ruled = all[static_cast<std::size_t>(reference[0].joint)];
            ++ruled.vertices;
            ruled.l1 += weightDifference(reference, pair.candidate.at(p));
        }
    }
    std::vector<JointDifference> found;
    for (std::size_t j = 0; j < joints; ++j) {
        if (all[j].vertices > 0) {
            all[j].joint = static_cast<std::int32_t>(j);
            all[j].l1 /= static_cast<double>(all[j].vertices);
            found.push_back(all[j]);
        }
    }
    return found;
}

} // namespace sinew
