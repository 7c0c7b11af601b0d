#include "app/view/OrbitCamera.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sinew {
namespace {

constexpr double kFrameMargin = 1.12;

/// One axis of a fit: seen from a height h above a plane every point needs |u - c| <= slope * (h - w). Both
/// bounds are lines, so the best c and the least h follow in direct method.
class AxisFit {
public:
    explicit AxisFit(double slope)
        : m_slope(slope) {}
    void add(double u, double w) {
        m_high = std::max(m_high, u + m_slope * w);
        m_low = std::max(m_low, -u + m_slope * w);
    }
    double place() const { return 0.5 * (m_high - m_low); }
    double height() const { return 0.5 * (m_high + m_low) / m_slope; }

private:
    double m_slope;
    double m_high = -std::numeric_limits<double>::infinity();
    double m_low = -std::numeric_limits<double>::infinity();
};

} // namespace

void OrbitCamera::frame(const Aabb& box) {
    if (box.empty()) {
        return;
    }
    std::array<Vec3, 8> corners;
    for (unsigned c = 0; c < 8; ++c) {
        corners[c] = Vec3(c & 1U ? box.max.x() : box.min.x(), c & 2U ? box.max.y() : box.min.y(),
                          c & 4U ? box.max.z() : box.min.z());
    }
    frame(corners);
}

void OrbitCamera::frame(std::span<const Vec3> points) {
    const double upSlope = slope() / kFrameMargin;
    const double depthShare = m_projection == Projection::Perspective ? 1.0 : 0.0;
    AxisFit across(upSlope * m_width / m_height);
    AxisFit upward(upSlope);
    Aabb box;
    for (const Vec3& point : points) {
        if (point.allFinite()) {
            const double depth = depthShare * toward().dot(point);
            across.add(right().dot(point), depth);
            upward.add(up().dot(point), depth);
            box.add(point);
        }
    }
    if (box.empty()) {
        return;
    }
    const double middle = toward().dot(box.center());
    const double height = std::max(across.height(), upward.height());
    m_target = across.place() * right() + upward.place() * up() + middle * toward();
    m_distance = std::max(height - depthShare * middle, 1e-3 * m_sceneRadius);
}

} // namespace sinew
