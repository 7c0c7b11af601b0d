#include "resources/sample/Pieces.h"

#include "resources/sample/Anatomy.h"

#include <cmath>
#include <numbers>

namespace sinew::sample {
namespace {

/// Linear colour of a web colour.
Vec4f linear(std::uint32_t rgb) {
    Vec4f color = Vec4f::Ones();
    for (int c = 0; c < 3; ++c) {
        const double value = static_cast<double>(rgb >> (16 - 8 * c) & 0xFFU) / 255.0;
        const double light = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        // Rounded, so that no mathematics library leaves its last digit in the file.
        color[c] = static_cast<float>(std::round(light * 4096.0) / 4096.0);
    }
    return color;
}

struct Recipe {
    const char* name;
    std::uint32_t rgb;
    float roughness;
    float metallic;
    bool doubleSided;
};

} // namespace

std::vector<Material> palette() {
    // In the order of Dye: earth and teal, a scarf for the eye to land on.
    constexpr std::array<Recipe, static_cast<std::size_t>(Dye::Count)> recipes{{
        {"Skin", 0xD79E7C, 0.55F, 0.0F, false},        {"Lips", 0xC27B66, 0.45F, 0.0F, false},
        {"Mouth", 0x6A352C, 0.60F, 0.0F, false},       {"Hair", 0x6B3A22, 0.48F, 0.0F, true},
        {"Lash", 0x2A1812, 0.70F, 0.0F, true},         {"EyeWhite", 0xEDE8E0, 0.22F, 0.0F, false},
        {"Iris", 0x4C7A63, 0.22F, 0.0F, false},        {"Pupil", 0x120E0C, 0.20F, 0.0F, false},
        {"Linen", 0xE6DAC1, 0.90F, 0.0F, true},        {"Tunic", 0x24666B, 0.85F, 0.0F, true},
        {"Trim", 0xD0A04A, 0.60F, 0.0F, true},         {"Scarf", 0xC2502F, 0.90F, 0.0F, false},
        {"Trousers", 0x5A4B41, 0.90F, 0.0F, true},     {"Leather", 0x6E452A, 0.50F, 0.0F, false},
        {"DarkLeather", 0x402819, 0.48F, 0.0F, false}, {"Tan", 0xA77848, 0.58F, 0.0F, false},
        {"Sole", 0x2B2019, 0.80F, 0.0F, false},        {"Brass", 0xD9B15E, 0.34F, 0.9F, false},
        {"Blanket", 0x8C8A5E, 0.95F, 0.0F, false},
    }};
    std::vector<Material> materials;
    for (const Recipe& recipe : recipes) {
        Material material;
        material.name = recipe.name;
        material.baseColor = linear(recipe.rgb);
        material.roughness = recipe.roughness;
        material.metallic = recipe.metallic;
        material.doubleSided = recipe.doubleSided;
        materials.push_back(std::move(material));
    }
    return materials;
}

void dye(Mesh& mesh, Dye dye) {
    mesh.materials.assign(mesh.polygonCount(), static_cast<std::int32_t>(dye));
}

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
