#include "app/view/pick/JointPick.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {
namespace {

constexpr double kDotReach = 9.0; // pixels
constexpr double kBoneReach = 4.0;
constexpr double kPlaceReach = 9.0; ///< pixels
constexpr double kSameSpot = 0.5;   ///< pixels between positions that cannot be told apart

/// Distance in pixels and the place along a bone where it is nearest to the cursor.
struct Nearness {
    double pixels = std::numeric_limits<double>::infinity();
    double along = 0.0;
    double depth = 0.0;
};

Nearness nearness(const BoneShape& bone, const OrbitCamera& camera, double x, double y) {
    const auto head = camera.project(bone.head);
    const auto tail = camera.project(bone.tail);
    if (!head || !tail) {
        return {};
    }
    const Eigen::Vector2d from(head->x, head->y);
    const Eigen::Vector2d along = Eigen::Vector2d(tail->x, tail->y) - from;
    const Eigen::Vector2d local = Eigen::Vector2d(x, y) - from;
    const double t = std::clamp(along.dot(local) / std::max(along.squaredNorm(), 1e-12), 0.0, 1.0);
    return {(local - t * along).norm(), t, head->depth + t * (tail->depth - head->depth)};
}

} // namespace

std::optional<JointPick> pickJoint(std::span<const BoneShape> bones, std::span<const Transform> joints,
                                   const OrbitCamera& camera, double x, double y,
                                   std::optional<double> surfaceDepth, const std::vector<bool>& shown) {
    std::optional<JointPick> best;
    double bestDepth = 0.0;
    const auto hidden = [&](double depth) { return surfaceDepth && depth > *surfaceDepth; };
    for (std::size_t j = 0; j < joints.size(); ++j) {
        const auto projected = camera.project(joints[j].translation());
        if (!projected || hidden(projected->depth) || (j < shown.size() && !shown[j])) {
            continue;
        }
        const double pixels = std::hypot(projected->x - x, projected->y - y);
        // Dots on top of one another: the deeper joint in the tree is the one that is wanted.
        if (pixels <= kDotReach && (!best || pixels <= best->pixels + 0.25)) {
            best = JointPick{static_cast<std::int32_t>(j), static_cast<std::int32_t>(j), pixels};
        }
    }
    if (best) {
        return best;
    }
    for (const BoneShape& bone : bones) {
        const Nearness found = nearness(bone, camera, x, y);
        const double half = bone.thickness / camera.unitsPerPixel(0.5 * (bone.head + bone.tail));
        if (found.pixels > std::max(kBoneReach, half) || hidden(found.depth)) {
            continue;
        }
        if (!best || found.depth < bestDepth) {
            const auto child = static_cast<std::size_t>(bone.child);
            const bool towardTail =
                found.along > 0.5 && bone.child != kNone && (child >= shown.size() || shown[child]);
            best = JointPick{bone.joint, towardTail ? bone.child : bone.joint, found.pixels};
            bestDepth = found.depth;
        }
    }
    return best;
}

std::optional<std::size_t> pickPosition(std::span<const Vec3> positions, const OrbitCamera& camera, double x,
                                        double y) {
    std::optional<std::size_t> best;
    std::pair<double, double> nearest;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto seen = camera.project(positions[i]);
        const double pixels = seen ? std::hypot(seen->x - x, seen->y - y) : 2.0 * kPlaceReach;
        if (pixels > kPlaceReach) {
            continue;
        }
        const bool onTop = best && std::abs(pixels - nearest.first) <= kSameSpot;
        if (!best || (onTop ? seen->depth < nearest.second : pixels < nearest.first)) {
            best = i;
            nearest = {pixels, seen->depth};
        }
    }
    return best;
}

} // namespace sinew
