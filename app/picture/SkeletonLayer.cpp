#include "app/picture/SkeletonLayer.h"

#include "app/picture/image/Colors.h"

#include <algorithm>
#include <utility>

namespace sinew::picture {
namespace {

constexpr float kInside = 0.80F; // how much of a bone shows through the mesh

Vec3f jointTint(std::int32_t joint, const PictureSettings& settings) {
    const Vec3f bone(0.86F, 0.83F, 0.76F);
    switch (settings.color) {
    case PictureSettings::Color::Weights:
        return 0.45F * bone + 0.55F * jointColor(static_cast<std::size_t>(joint));
    case PictureSettings::Color::Joint:
        return joint == settings.joint ? Vec3f(1.0F, 0.42F, 0.10F) : bone;
    case PictureSettings::Color::Material:
        break;
    }
    return bone;
}

/// Joints that carry weight: controls and sockets would only hide them. All, while nothing is bound.
std::vector<bool> shownJoints(const Scene& scene) {
    std::vector<bool> shown = weightedJoints(scene);
    if (std::none_of(shown.begin(), shown.end(), [](bool weighted) { return weighted; })) {
        shown.assign(scene.skeleton.size(), true);
    }
    return shown;
}

/// Flat shading with light from the upper left of the camera.
Vec3f shadedFacet(const SkeletonSolids& solids, std::size_t t, const View& camera, const Vec3f& tint) {
    const Triangle& triangle = solids.triangles[t];
    const Vec3& a = solids.vertices[triangle[0]];
    const Vec3 normal =
        (solids.vertices[triangle[1]] - a).cross(solids.vertices[triangle[2]] - a).normalized();
    const Vec3 light = (-0.5 * camera.right + 0.7 * camera.up + 0.6 * camera.toward).normalized();
    const double strength = 0.42 + 0.62 * std::max(0.0, normal.dot(light));
    return tint * static_cast<float>(normal.allFinite() ? strength : 1.0);
}

} // namespace

SkeletonSolids shownSolids(const Scene& scene, const PictureSettings& settings, double size) {
    return settings.skeleton && !scene.skeleton.empty()
               ? skeletonSolids(scene.skeleton, shownJoints(scene), size)
               : SkeletonSolids();
}

SkeletonLayer::SkeletonLayer(SkeletonSolids solids, const View& camera, const PictureSettings& settings,
                             const Canvas& mesh)
    : m_mesh(mesh)
    , m_outline(std::max(1, (2 * settings.supersample) / 3))
    , m_solids(std::move(solids)) {
    if (m_solids.triangles.empty()) {
        return;
    }
    for (std::size_t t = 0; t < m_solids.triangles.size(); ++t) {
        m_colors.push_back(shadedFacet(m_solids, t, camera, jointTint(m_solids.jointOf[t], settings)));
    }
    m_canvas = rasterize(mesh.width, mesh.height, projectAll(camera, m_solids.vertices), m_solids.triangles);
}

bool SkeletonLayer::outlined(int x, int y, std::uint32_t solid) const {
    for (const auto& [dx, dy] : {std::pair{-m_outline, 0}, {m_outline, 0}, {0, -m_outline}, {0, m_outline}}) {
        const int sx = std::clamp(x + dx, 0, m_canvas.width - 1);
        const int sy = std::clamp(y + dy, 0, m_canvas.height - 1);
        const std::uint32_t t = m_canvas.triangle[m_canvas.index(sx, sy)];
        if (t == kNothing || m_solids.solidOf[t] != solid) {
            return true;
        }
    }
    return false;
}

Vec4f SkeletonLayer::at(int x, int y) const {
    if (m_canvas.triangle.empty()) {
        return Vec4f::Zero();
    }
    const std::size_t at = m_canvas.index(x, y);
    const std::uint32_t t = m_canvas.triangle[at];
    if (t == kNothing) {
        return Vec4f::Zero();
    }
    const float alpha = m_canvas.nearness[at] >= m_mesh.nearness[at] ? 1.0F : kInside;
    const Vec3f color = outlined(x, y, m_solids.solidOf[t]) ? Vec3f(0.10F * m_colors[t]) : m_colors[t];
    return {alpha * color.x(), alpha * color.y(), alpha * color.z(), alpha};
}

} // namespace sinew::picture
