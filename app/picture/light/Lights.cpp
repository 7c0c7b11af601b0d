#include "app/picture/light/Lights.h"

#include <algorithm>
#include <cmath>

namespace sinew::picture {
namespace {

const Vec3f kKeyColor(1.12F, 1.03F, 0.92F);
const Vec3f kSkyColor(0.36F, 0.40F, 0.47F);
const Vec3f kGroundColor(0.25F, 0.215F, 0.19F);
const Vec3f kRimColor(0.50F, 0.60F, 0.78F);
constexpr float kWrap = 0.12F; // light that bends round the terminator, as in skin and cloth

float wrapped(float cosine) {
    return std::max(0.0F, (cosine + kWrap) / (1.0F + kWrap));
}

/// Normalised Blinn-Phong highlight with Schlick's Fresnel, as light reflected of a light of strength 1.
float highlight(const Spot& spot, const Vec3f& light) {
    const float cosine = spot.normal.dot(light);
    if (cosine <= 0.0F) {
        return 0.0F;
    }
    const float alpha = spot.roughness * spot.roughness;
    const float power = std::max(2.0F / (alpha * alpha) - 2.0F, 1.0F);
    const Vec3f half = (light + spot.toViewer).normalized();
    const float peak = (power + 2.0F) / 8.0F;
    return cosine * peak * std::pow(std::max(0.0F, spot.normal.dot(half)), power);
}

Vec3f mirrored(const Spot& spot) {
    return 2.0F * spot.normal.dot(spot.toViewer) * spot.normal - spot.toViewer;
}

Vec3f skyAlong(const Vec3f& direction) {
    const float up = 0.5F + 0.5F * direction.y();
    return kGroundColor + up * up * (3.0F - 2.0F * up) * (kSkyColor - kGroundColor);
}

} // namespace

Lights::Lights(const View& camera)
    : m_key((-0.55 * camera.right + 1.0 * camera.up + 0.70 * camera.toward).normalized().cast<float>())
    , m_rimRight((0.85 * camera.right + 0.35 * camera.up - 0.62 * camera.toward).normalized().cast<float>())
    , m_rimLeft((-0.90 * camera.right + 0.25 * camera.up - 0.55 * camera.toward).normalized().cast<float>()) {
}

Vec3f Lights::shade(const Spot& spot) const {
    const Vec3f diffuse = spot.albedo * (1.0F - spot.metallic);
    const Vec3f reflected = Vec3f::Constant(0.04F * (1.0F - spot.metallic)) + spot.metallic * spot.albedo;
    const float rimOpen = spot.openness * spot.openness;
    const Vec3f key = spot.lit * kKeyColor;
    const Vec3f rimRight = rimOpen * kRimColor;
    const Vec3f rimLeft = 0.55F * rimOpen * kRimColor;

    Vec3f light = spot.openness * skyAlong(spot.normal) + wrapped(spot.normal.dot(m_key)) * key +
                  wrapped(spot.normal.dot(m_rimRight)) * rimRight +
                  wrapped(spot.normal.dot(m_rimLeft)) * rimLeft;
    Vec3f color = diffuse.cwiseProduct(light);

    const float graze = std::pow(1.0F - std::clamp(spot.normal.dot(spot.toViewer), 0.0F, 1.0F), 5.0F);
    const Vec3f fresnel = reflected + (Vec3f::Ones() - reflected) * (graze * (1.0F - spot.roughness));
    light = highlight(spot, m_key) * key + highlight(spot, m_rimRight) * rimRight +
            highlight(spot, m_rimLeft) * rimLeft + spot.openness * skyAlong(mirrored(spot)) * 1.5F;
    color += fresnel.cwiseProduct(light);
    return color;
}

Vec3f toneMapped(const Vec3f& light) {
    constexpr float knee = 0.62F;
    const auto roll = [](float x) {
        return x <= knee ? std::max(x, 0.0F)
                         : knee + (1.0F - knee) * (1.0F - std::exp(-(x - knee) / (1.0F - knee)));
    };
    return {roll(light.x()), roll(light.y()), roll(light.z())};
}

} // namespace sinew::picture
