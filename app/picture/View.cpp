#include "app/picture/View.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew::picture {
namespace {

constexpr double kFieldOfView = 24.0; // degrees along the taller side: a portrait lens
constexpr std::size_t kViewGrain = 4096;

/// One axis of the fit: with camera coordinate c and height h above the plane, every point needs
/// |u - c| <= slope * (h - w). Both bounds are lines, so the best c and the least h follow in direct method.
struct AxisFit {
    explicit AxisFit(double slopeToFit)
        : slope(slopeToFit) {}
    double slope;
    double high = -std::numeric_limits<double>::infinity();
    double low = -std::numeric_limits<double>::infinity();
    void add(double u, double w) {
        high = std::max(high, u + slope * w);
        low = std::max(low, -u + slope * w);
    }
    double place() const { return 0.5 * (high - low); }
    double height() const { return 0.5 * (high + low) / slope; }
};

} // namespace

Vec3f View::project(const Vec3& point) const {
    const Vec3 local = point - eye;
    const double depth = perspective ? -toward.dot(local) : toward.dot(local);
    if (perspective && depth <= 0.0) {
        return Vec3f::Zero();
    }
    const double zoom = perspective ? scale / depth : scale;
    const double nearness = perspective ? 1.0 / depth : depth;
    return Vec3(centerX + zoom * right.dot(local), centerY - zoom * up.dot(local), nearness).cast<float>();
}

Vec3 View::ray(double x, double y) const {
    return (right * ((x - centerX) / scale) - up * ((y - centerY) / scale) - toward).normalized();
}

View framingView(std::span<const Vec3> points, double yaw, double pitch, int width, int height,
                 double margin) {
    View view;
    const double y = radians(yaw);
    const double p = radians(pitch);
    view.toward = Vec3(std::sin(y) * std::cos(p), std::sin(p), std::cos(y) * std::cos(p));
    view.right = Vec3(std::cos(y), 0.0, -std::sin(y));
    view.up = view.toward.cross(view.right);
    view.scale = 0.5 * std::max(width, height) / std::tan(radians(0.5 * kFieldOfView));
    view.centerX = 0.5 * width;
    view.centerY = 0.5 * height;
    const double rim = margin * std::min(width, height);
    AxisFit across((0.5 * width - rim) / view.scale);
    AxisFit upward((0.5 * height - rim) / view.scale);
    for (const Vec3& point : points) {
        const double w = view.toward.dot(point);
        across.add(view.right.dot(point), w);
        upward.add(view.up.dot(point), w);
    }
    const double distance = std::max(across.height(), upward.height());
    view.eye = view.right * across.place() + view.up * upward.place() + view.toward * distance;
    return view;
}

View parallelView(const Aabb& box, const Vec3& toward, int pixels) {
    View view;
    view.perspective = false;
    view.toward = toward.normalized();
    view.right =
        (std::abs(toward.y()) > 0.9 * toward.norm() ? Vec3(Vec3::UnitX()) : Vec3(Vec3::UnitY().cross(toward)))
            .normalized();
    view.up = view.toward.cross(view.right);
    view.eye = box.center() - view.toward * box.diagonal();
    view.scale = pixels / (1.02 * box.diagonal());
    view.centerX = view.centerY = 0.5 * pixels;
    return view;
}

std::vector<Vec3f> projectAll(const View& view, std::span<const Vec3> points) {
    std::vector<Vec3f> screen(points.size());
    parallelFor(points.size(), kViewGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            screen[i] = view.project(points[i]);
        }
    });
    return screen;
}

} // namespace sinew::picture
