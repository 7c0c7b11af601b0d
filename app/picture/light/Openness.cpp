#include "app/picture/light/Openness.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew::picture {

Openness::Openness(const View& camera, Canvas canvas, double size)
    : m_camera(camera)
    , m_canvas(std::move(canvas))
    , m_near(0.014 * size)
    , m_far(0.085 * size) {}

Vec3f Openness::inCamera(const Vec3& direction) const {
    return Vec3(m_camera.right.dot(direction), m_camera.up.dot(direction), -m_camera.toward.dot(direction))
        .cast<float>();
}

float Openness::at(const Vec3& place, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const {
    const Vec3 n = normal.cast<double>();
    const Vec3f start = inCamera(place + 0.02 * m_near * n - m_camera.eye);
    const Vec3f out = inCamera(n);
    const auto scale = static_cast<float>(m_camera.scale);
    const auto centerX = static_cast<float>(m_camera.centerX);
    const auto centerY = static_cast<float>(m_camera.centerY);
    float hidden = 0.0F;
    for (std::uint32_t i = 0; i < taps; ++i) {
        const Vec3f random = jitter.at(i);
        const auto reach = static_cast<float>(i % 2 == 0 ? m_near : m_far);
        const Vec3f probe = start + reach * random.z() * cosineDirection(out, random);
        if (!(probe.z() > 0.0F)) {
            continue;
        }
        const float zoom = scale / probe.z();
        const float* seen = m_canvas.nearnessAt(centerX + zoom * probe.x(), centerY - zoom * probe.y());
        if (seen == nullptr || *seen <= 0.0F) {
            continue;
        }
        const float behind = probe.z() - 1.0F / *seen;
        if (behind > 0.02F * reach) {
            // What stands far in front hides nothing here: the light passes between.
            hidden += std::clamp(2.0F - behind / reach, 0.0F, 1.0F);
        }
    }
    // Light that has bounced about reaches the deepest fold.
    const float open = 1.0F - hidden / static_cast<float>(taps);
    return 0.18F + 0.82F * open * std::sqrt(open);
}

} // namespace sinew::picture
