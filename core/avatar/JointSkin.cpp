#include "core/avatar/JointSkin.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace sinew {

std::vector<std::vector<Vec3>> skinOfJoints(const Scene& scene) {
    std::vector<std::vector<Vec3>> skin(scene.skeleton.size());
    for (const Part& part : scene.parts) {
        for (std::size_t v = 0; part.weights && v < part.weights->vertexCount(); ++v) {
            const std::span<const Influence> influences = part.weights->at(v);
            if (!influences.empty() && static_cast<std::size_t>(influences.front().joint) < skin.size()) {
                skin[static_cast<std::size_t>(influences.front().joint)].push_back(part.mesh->vertices[v]);
            }
        }
    }
    return skin;
}

BoneThickness boneThickness(const std::vector<Vec3>& skin, const Segment& bone) {
    const Vec3 along = (bone.b - bone.a).stableNormalized();
    if (skin.size() < 3 || along.isZero()) {
        return {};
    }
    const Vec3 x = along.unitOrthogonal();
    const Vec3 y = along.cross(x);
    std::vector<Eigen::Vector2d> across;
    Eigen::Vector2d mean = Eigen::Vector2d::Zero();
    for (const Vec3& vertex : skin) {
        const Vec3 away = vertex - nearestPoint(vertex, bone);
        across.emplace_back(away.dot(x), away.dot(y));
        mean += across.back() / static_cast<double>(skin.size());
    }
    Eigen::Matrix2d spread = Eigen::Matrix2d::Zero();
    for (const Eigen::Vector2d& each : across) {
        spread += (each - mean) * (each - mean).transpose() / static_cast<double>(skin.size());
    }
    Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> axes;
    axes.computeDirect(spread, Eigen::EigenvaluesOnly);
    // On a circle of radius r the mean square of either coordinate is r^2 / 2.
    const auto radius = [](double square) { return std::sqrt(2.0 * std::max(square, 0.0)); };
    return {radius(axes.eigenvalues()[0]), radius(axes.eigenvalues()[1])};
}

std::vector<std::int32_t> boneChildren(const Skeleton& skeleton, const std::vector<std::vector<Vec3>>& skin) {
    std::vector<std::size_t> below(skeleton.size(), 0);
    for (std::size_t j = skeleton.size(); j-- > 0;) {
        below[j] += skin[j].size();
        if (const std::int32_t parent = skeleton.joints[j].parent; parent != kNone) {
            below[static_cast<std::size_t>(parent)] += below[j];
        }
    }
    std::vector<std::int32_t> next(skeleton.size(), kNone);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        if (parent == kNone || skeleton.position(j) == skeleton.position(static_cast<std::size_t>(parent))) {
            continue;
        }
        std::int32_t& best = next[static_cast<std::size_t>(parent)];
        if (best == kNone || below[j] > below[static_cast<std::size_t>(best)]) {
            best = static_cast<std::int32_t>(j);
        }
    }
    return next;
}

double medianOf(std::vector<double> values) {
    if (values.empty()) {
        return 0.0;
    }
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace sinew
