#include "app/picture/Studio.h"

#include "app/picture/image/Film.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace sinew::picture {
namespace {

constexpr double kBallFraction = 0.0052;    // of the scene's diagonal
constexpr double kThickness = 0.085;        // of a bone's length
constexpr double kWaist = 0.16;             // where the octahedron is thickest, along the bone
constexpr double kThickestFraction = 0.017; // of the scene's diagonal
constexpr std::uint32_t kMeridians = 16;
constexpr std::uint32_t kParallels = 8;

void addTriangle(SkeletonSolids& solids, std::uint32_t a, std::uint32_t b, std::uint32_t c,
                 std::uint32_t solid, std::int32_t joint) {
    solids.triangles.push_back({a, b, c});
    solids.solidOf.push_back(solid);
    solids.jointOf.push_back(joint);
}

void addBone(SkeletonSolids& solids, const Vec3& head, const Vec3& tail, double size, std::uint32_t solid,
             std::int32_t joint) {
    const Vec3 along = tail - head;
    const double length = along.norm();
    if (!(length > 1e-4 * size)) {
        return;
    }
    const Vec3 side = along.unitOrthogonal();
    const Vec3 other = along.cross(side).normalized();
    const double thick = std::min(kThickness * length, kThickestFraction * size);
    const Vec3 waist = head + kWaist * along;
    const auto first = static_cast<std::uint32_t>(solids.vertices.size());
    solids.vertices.insert(solids.vertices.end(), {head, waist + thick * side, waist + thick * other,
                                                   waist - thick * side, waist - thick * other, tail});
    for (std::uint32_t k = 0; k < 4; ++k) {
        const std::uint32_t here = first + 1 + k;
        const std::uint32_t next = first + 1 + (k + 1) % 4;
        addTriangle(solids, first, next, here, solid, joint);
        addTriangle(solids, first + 5, here, next, solid, joint);
    }
}

void addBall(SkeletonSolids& solids, const Vec3& center, double radius, std::uint32_t solid,
             std::int32_t joint) {
    const auto first = static_cast<std::uint32_t>(solids.vertices.size());
    for (std::uint32_t p = 0; p <= kParallels; ++p) {
        const double polar = std::numbers::pi * p / kParallels;
        for (std::uint32_t m = 0; m < kMeridians; ++m) {
            const double turn = 2.0 * std::numbers::pi * m / kMeridians;
            solids.vertices.emplace_back(center + radius * Vec3(std::sin(polar) * std::cos(turn),
                                                                std::cos(polar),
                                                                std::sin(polar) * std::sin(turn)));
        }
    }
    for (std::uint32_t p = 0; p < kParallels; ++p) {
        for (std::uint32_t m = 0; m < kMeridians; ++m) {
            const std::uint32_t a = first + p * kMeridians + m;
            const std::uint32_t b = first + p * kMeridians + (m + 1) % kMeridians;
            addTriangle(solids, a, b, b + kMeridians, solid, joint);
            addTriangle(solids, a, b + kMeridians, a + kMeridians, solid, joint);
        }
    }
}

/// Balls shrink where bones are short (fingers), so that they never touch.
double ballRadius(const Skeleton& skeleton, std::size_t joint, double size,
                  std::span<const std::int32_t> children) {
    double shortest = kBallFraction * size / 0.14;
    const auto look = [&](std::size_t a, std::size_t b) {
        const double length = (skeleton.position(a) - skeleton.position(b)).norm();
        if (length > 1e-4 * size) {
            shortest = std::min(shortest, length);
        }
    };
    if (skeleton.joints[joint].parent != kNone) {
        look(joint, static_cast<std::size_t>(skeleton.joints[joint].parent));
    }
    for (const std::int32_t child : children) {
        look(joint, static_cast<std::size_t>(child));
    }
    return 0.14 * shortest;
}

constexpr float kInside = 0.80F; // how much of a bone shows through the mesh

Vec3f jointTint(std::int32_t joint, const PictureSettings& settings) {
    Vec3f bone(0.86F, 0.83F, 0.76F);
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

SkeletonSolids skeletonSolids(const Skeleton& skeleton, const std::vector<bool>& shown, double size) {
    SkeletonSolids solids;
    const auto children = skeleton.children();
    std::uint32_t solid = 0;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (!shown[j]) {
            continue;
        }
        const auto joint = static_cast<std::int32_t>(j);
        for (const std::int32_t child : children[j]) {
            const auto c = static_cast<std::size_t>(child);
            if (shown[c] || children[c].empty()) {
                addBone(solids, skeleton.position(j), skeleton.position(c), size, solid++, joint);
            }
        }
        if (children[j].empty() && skeleton.joints[j].tail) {
            addBone(solids, skeleton.position(j), *skeleton.joints[j].tail, size, solid++, joint);
        }
        addBall(solids, skeleton.position(j), ballRadius(skeleton, j, size, children[j]), solid++, joint);
    }
    return solids;
}

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
