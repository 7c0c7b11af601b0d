#pragma once

#include "core/base/Types.h"

#include <numbers>
#include <span>
#include <vector>

namespace sinew::picture {

inline double radians(double degrees) {
    return degrees * std::numbers::pi / 180.0;
}

/// How model space falls onto pixels: x right, y down, and a nearness that grows towards the viewer, is
/// positive in front of it and linear across a triangle on the screen (1 / distance in perspective).
struct View {
    Vec3 right = Vec3::UnitX();
    Vec3 up = Vec3::UnitY();
    Vec3 toward = Vec3::UnitZ(); ///< from the scene to the viewer
    Vec3 eye = Vec3::Zero();
    double scale = 1.0; ///< pixels per unit (at distance 1 in perspective)
    double centerX = 0.0;
    double centerY = 0.0;
    bool perspective = true;

    Vec3f project(const Vec3& point) const;
    /// Direction from the eye through a pixel, unit.
    Vec3 ray(double x, double y) const;
};

/// A camera turned by yaw and pitch (degrees) with a long lens, as near as it can be with every point inside
/// the picture less a margin. The margin is a share of the smaller side. O(#P).
View framingView(std::span<const Vec3> points, double yaw, double pitch, int width, int height,
                 double margin);

/// Parallel rays along -toward, the box centred in a square of `pixels`.
View parallelView(const Aabb& box, const Vec3& toward, int pixels);

std::vector<Vec3f> projectAll(const View& view, std::span<const Vec3> points);

} // namespace sinew::picture
