#include "core/scene/FlatNormal.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

/// Of the character's diagonal: how thick a part may be.
constexpr double kThickness = 1e-4;
/// Of its larger spread: how wide a character is that is more than a line.
constexpr double kWidth = 1e-6;
constexpr double kAlongAxis = 1e-9;

/// How far the vertices of all parts spread about the middle of their own part: the covariance.
Mat3 spreadOf(const Scene& scene) {
    Mat3 spread = Mat3::Zero();
    for (const Part& part : scene.parts) {
        Vec3 middle = Vec3::Zero();
        for (const Vec3& vertex : part.mesh->vertices) {
            middle += vertex / static_cast<double>(part.mesh->vertices.size());
        }
        for (const Vec3& vertex : part.mesh->vertices) {
            spread += (vertex - middle) * (vertex - middle).transpose();
        }
    }
    return spread;
}

Vec3 tidied(Vec3 normal) {
    Eigen::Index axis = 0;
    normal.cwiseAbs().maxCoeff(&axis);
    normal *= normal[axis] < 0.0 ? -1.0 : 1.0;
    return 1.0 - normal[axis] < kAlongAxis ? Vec3(Vec3::Unit(axis)) : normal;
}

bool isThin(const Part& part, const Vec3& normal, double max) {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Vec3& vertex : part.mesh->vertices) {
        low = std::min(low, vertex.dot(normal));
        high = std::max(high, vertex.dot(normal));
    }
    return part.mesh->vertices.empty() || high - low <= max;
}

} // namespace

std::optional<Vec3> flatNormal(const Scene& scene) {
    const double size = bounds(scene).diagonal();
    if (!(size > 0.0)) {
        return std::nullopt;
    }
    const Eigen::SelfAdjointEigenSolver<Mat3> spread(spreadOf(scene)); // ascending
    if (!(spread.eigenvalues()[1] > kWidth * kWidth * spread.eigenvalues()[2])) {
        return std::nullopt;
    }
    const Vec3 normal = tidied(spread.eigenvectors().col(0));
    const bool flat = std::ranges::all_of(
        scene.parts, [&](const Part& part) { return isThin(part, normal, kThickness * size); });
    return flat ? std::optional(normal) : std::nullopt;
}

} // namespace sinew
