#include "resources/sample/Paint.h"

#include "resources/sample/Anatomy.h"

#include <numbers>

namespace sinew::sample {

void addUvs(Mesh& mesh) {
    UvSet uvs{"UVMap", {}};
    uvs.values.reserve(mesh.cornerCount());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        double before = 0.0;
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const Vec3& p = mesh.vertices[polygon[k]];
            double u = 0.5 + std::atan2(p.x(), p.z()) / (2.0 * std::numbers::pi);
            if (k > 0) {
                u += std::round(before - u); // a polygon over the seam goes on beyond 0 or 1
            }
            before = u;
            uvs.values.emplace_back(static_cast<float>(std::round(u * 1e4) / 1e4),
                                    static_cast<float>(std::round(p.y() / 1.8 * 1e4) / 1e4));
        }
    }
    mesh.uvSets.push_back(std::move(uvs));
}

void paint(Mesh& mesh, const std::function<Vec3f(const Vec3& position)>& tint) {
    ColorSet colors{"Color", {}};
    colors.values.reserve(mesh.cornerCount());
    for (const std::uint32_t vertex : mesh.corners) {
        Vec4f color = Vec4f::Ones();
        color.head<3>() = (tint(mesh.vertices[vertex]).array() * 256.0F).round() / 256.0F;
        colors.values.push_back(color);
    }
    mesh.colorSets.push_back(std::move(colors));
}

Vec3f blush(const Vec3& position) {
    const Vec3 p = sculpted::fromModel(leftSide(position));
    const double cheek = bell((p - Vec3(0.046, 1.570, 0.068)).norm(), 0.034);
    const double nose = 0.8 * bell((p - Vec3(0.0, 1.580, 0.108)).norm(), 0.026);
    const double ear = 0.7 * bell((p - Vec3(0.082, 1.600, -0.015)).norm(), 0.045);
    const double socket = 0.35 * bell((p - sculpted::eye).norm(), 0.034);
    const auto warm = static_cast<float>(std::max({cheek, nose, ear, socket}));
    return Vec3f::Ones() - warm * Vec3f(0.06F, 0.30F, 0.34F);
}

} // namespace sinew::sample
