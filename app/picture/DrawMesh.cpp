#include "app/picture/DrawMesh.h"

#include "app/picture/image/Colors.h"

#include <algorithm>
#include <utility>

namespace sinew::picture {
namespace {

constexpr float kSmoothest = 0.38F; // smoother, and the studio's small lights would burn white holes

/// White clay, for meshes without material and for weight colours.
Surface clay() {
    Surface surface;
    surface.baseColor = Vec3f::Constant(0.72F);
    surface.roughness = 0.62F;
    return surface;
}

Surface surfaceOf(const Material& material, const DrawMesh& mesh) {
    Surface surface;
    surface.baseColor = material.baseColor.head<3>();
    surface.emissive = material.emissive;
    surface.roughness = std::clamp(material.roughness, kSmoothest, 1.0F);
    surface.metallic = std::clamp(material.metallic, 0.0F, 1.0F);
    const auto texture = static_cast<std::size_t>(material.baseColorTexture);
    if (material.baseColorTexture != kNone && texture < mesh.textures->size() &&
        (*mesh.textures)[texture].valid()) {
        surface.texture = material.baseColorTexture;
        surface.cutout = material.alphaMode != AlphaMode::Opaque;
        surface.cutoff = material.alphaMode == AlphaMode::Mask ? material.alphaCutoff : surface.cutoff;
    }
    return surface;
}

void addSurfaces(const Scene& scene, bool materials, DrawMesh& mesh) {
    mesh.surfaces.push_back(clay());
    if (!materials) {
        return;
    }
    for (const Material& material : scene.materials) {
        mesh.surfaces.push_back(surfaceOf(material, mesh));
    }
}

Vec3f weightColor(const SkinWeights& weights, std::size_t vertex, const PictureSettings& settings) {
    if (settings.color == PictureSettings::Color::Joint) {
        float weight = 0.0F;
        for (const Influence& influence : weights.at(vertex)) {
            weight += influence.joint == settings.joint ? influence.weight : 0.0F;
        }
        return viridis(weight);
    }
    Vec3f color = Vec3f::Zero();
    for (const Influence& influence : weights.at(vertex)) {
        color += influence.weight * jointColor(static_cast<std::size_t>(influence.joint));
    }
    return color;
}

/// A colour for every vertex, or none when the picture shows materials.
std::vector<Vec3f> vertexColors(const Part& part, const PictureSettings& settings) {
    if (settings.color == PictureSettings::Color::Material) {
        return {};
    }
    std::vector<Vec3f> colors(part.mesh->vertexCount(), Vec3f::Constant(0.18F));
    if (part.weights && part.weights->vertexCount() == colors.size()) {
        for (std::size_t p = 0; p < colors.size(); ++p) {
            colors[p] = weightColor(*part.weights, p, settings);
        }
    }
    return colors;
}

void addCorners(const Part& part, const PictureSettings& settings, DrawMesh& mesh) {
    const Mesh& source = *part.mesh;
    const auto firstVertex = static_cast<std::uint32_t>(mesh.vertices.size());
    const std::vector<Vec3f> colors = vertexColors(part, settings);
    const bool materials = colors.empty();
    const bool hasColors = materials && !source.colorSets.empty();
    const std::vector<Vec3f> normals = source.normals.empty() ? smoothNormals(source) : source.normals;
    mesh.vertices.insert(mesh.vertices.end(), source.vertices.begin(), source.vertices.end());
    mesh.normals.insert(mesh.normals.end(), normals.begin(), normals.end());
    for (std::size_t c = 0; c < source.cornerCount(); ++c) {
        const std::uint32_t vertex = source.corners[c];
        mesh.cornerVertex.push_back(firstVertex + vertex);
        mesh.uvs.push_back(source.uvSets.empty() ? Vec2f(Vec2f::Zero()) : source.uvSets[0].values[c]);
        mesh.colors.push_back(!materials   ? colors[vertex]
                              : !hasColors ? Vec3f(Vec3f::Ones())
                                           : Vec3f(source.colorSets[0].values[c].head<3>()));
    }
}

void addPart(const Part& part, const PictureSettings& settings, DrawMesh& mesh) {
    const auto firstCorner = static_cast<std::uint32_t>(mesh.cornerVertex.size());
    addCorners(part, settings, mesh);
    std::vector<Triangle> corners;
    std::vector<std::uint32_t> polygons;
    triangulate(*part.mesh, &corners, &polygons);
    const std::vector<std::int32_t>& materials = part.mesh->materials;
    for (std::size_t t = 0; t < corners.size(); ++t) {
        Triangle byCorner = corners[t];
        Triangle byVertex{};
        bool finite = true;
        for (std::size_t k = 0; k < 3; ++k) {
            byCorner[k] += firstCorner;
            byVertex[k] = mesh.cornerVertex[byCorner[k]];
            finite = finite && mesh.vertices[byVertex[k]].allFinite();
        }
        if (!finite) {
            continue;
        }
        const std::int32_t material = materials.empty() ? kNone : materials[polygons[t]];
        const auto surface = static_cast<std::uint32_t>(material + 1); // 0 is the clay
        mesh.cornerTriangles.push_back(byCorner);
        mesh.triangles.push_back(byVertex);
        mesh.surfaceOf.push_back(surface < mesh.surfaces.size() ? surface : 0);
    }
}

} // namespace

DrawMesh gatherDrawMesh(const Scene& scene, const PictureSettings& settings,
                        std::shared_ptr<const TextureSet> textures) {
    DrawMesh mesh;
    mesh.textures = std::move(textures);
    addSurfaces(scene, settings.color == PictureSettings::Color::Material, mesh);
    for (const Part& part : scene.parts) {
        addPart(part, settings, mesh);
    }
    return mesh;
}

} // namespace sinew::picture
