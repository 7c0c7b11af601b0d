#include "resources/sample/Eyes.h"

#include "resources/sample/Anatomy.h"

#include <numbers>

namespace sinew::sample {
namespace {

constexpr std::uint32_t kMeridians = 20;
// Degrees from the gaze: pupil, iris, white.
constexpr std::array<double, 9> kPolar{9.0, 15.0, 26.0, 35.0, 48.0, 66.0, 92.0, 125.0, 158.0};

void addEye(Mesh& mesh, std::vector<int>& ringOfPolygon, const Vec3& center) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto rings = static_cast<std::uint32_t>(kPolar.size());
    const double radius = sculpted::enlargement * sculpted::eyeRadius;
    // The gaze turns out a little, as relaxed eyes do.
    const Vec3 gaze = Vec3(center.x() > 0.0 ? 0.035 : -0.035, -0.02, 1.0).normalized();
    const Vec3 side = Vec3::UnitY().cross(gaze).normalized();
    const Vec3 up = gaze.cross(side);
    mesh.vertices.emplace_back(center + radius * gaze);
    for (const double degrees : kPolar) {
        const double polar = degrees * std::numbers::pi / 180.0;
        for (std::uint32_t m = 0; m < kMeridians; ++m) {
            const double turn = 2.0 * std::numbers::pi * m / kMeridians;
            mesh.vertices.emplace_back(
                center + radius * (std::cos(polar) * gaze +
                                   std::sin(polar) * (std::cos(turn) * side + std::sin(turn) * up)));
        }
    }
    mesh.vertices.emplace_back(center - radius * gaze);
    const std::uint32_t back = first + 1 + rings * kMeridians;
    for (std::uint32_t m = 0; m < kMeridians; ++m) {
        const std::uint32_t next = (m + 1) % kMeridians;
        mesh.addPolygon(Triangle{first, first + 1 + m, first + 1 + next});
        ringOfPolygon.push_back(0);
        for (std::uint32_t r = 0; r + 1 < rings; ++r) {
            const std::uint32_t a = first + 1 + r * kMeridians;
            mesh.addPolygon(std::array{a + m, a + kMeridians + m, a + kMeridians + next, a + next});
            ringOfPolygon.push_back(static_cast<int>(r) + 1);
        }
        const std::uint32_t last = first + 1 + (rings - 1) * kMeridians;
        mesh.addPolygon(Triangle{last + m, back, last + next});
        ringOfPolygon.push_back(static_cast<int>(rings));
    }
    for (std::size_t c = mesh.normals.size(); c < mesh.corners.size(); ++c) {
        mesh.normals.emplace_back((mesh.vertices[mesh.corners[c]] - center).normalized().cast<float>());
    }
}

} // namespace

Mesh makeEyes(std::vector<int>& ringOfPolygon) {
    Mesh mesh;
    mesh.name = "Eyes";
    const Vec3 eye = sculpted::toModel(sculpted::eye);
    addEye(mesh, ringOfPolygon, eye);
    addEye(mesh, ringOfPolygon, {-eye.x(), eye.y(), eye.z()});
    return mesh;
}

} // namespace sinew::sample
