#include "app/view/pick/DrawPlace.h"

#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kPlaceReach = 9.0; ///< pixels
constexpr double kSameSpot = 0.5;   ///< pixels between places that cannot be told apart

/// Nothing where the plane lies behind the ray or along it.
std::optional<Vec3> onPlane(const Ray& ray, const Vec3& through, const Vec3& normal) {
    const double slope = normal.dot(ray.direction);
    const double along = normal.dot(through - ray.origin) / slope;
    return std::isfinite(along) && along > 0.0 ? std::optional<Vec3>(ray.at(along)) : std::nullopt;
}

} // namespace

Vec3 drawPlace(PosedPicker& surface, const OrbitCamera& camera, double x, double y, DrawDepth depth,
               const Vec3& beside) {
    if (depth == DrawDepth::Middle) {
        if (const auto middle = surface.middle(camera, x, y)) {
            return *middle;
        }
    } else if (const auto hit = surface.surface(camera, x, y)) {
        return hit->place;
    }
    const Ray ray = camera.ray(x, y);
    const auto place = onPlane(ray, beside, camera.toward());
    return place ? *place : onPlane(ray, camera.target(), camera.toward()).value_or(camera.target());
}

std::optional<std::size_t> pickPlace(std::span<const Vec3> places, const OrbitCamera& camera, double x,
                                     double y) {
    std::optional<std::size_t> best;
    std::pair<double, double> nearest;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto seen = camera.project(places[i]);
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
