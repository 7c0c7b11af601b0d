#include "core/io/picture/PictureParts.h"

#include "core/io/picture/PictureMesh.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace sinew {
namespace {

/// Pixels: 60 times the border of the largest picture. A raster of loose dots takes 650 MB and 12 s a
/// million.
constexpr std::size_t kLongestOutline = 2'000'000;

Texture pictureTexture(const std::string& name, const std::string& png) {
    const auto* data = reinterpret_cast<const std::byte*>(png.data());
    Texture texture;
    texture.name = name;
    texture.path = texture.name + ".png";
    texture.data = std::make_shared<const std::vector<std::byte>>(data, data + png.size());
    texture.extension = "png";
    return texture;
}

Material pictureMaterial(const std::string& name, std::int32_t texture) {
    Material material;
    material.name = name;
    material.doubleSided = true;
    material.alphaMode = AlphaMode::Blend;
    material.roughness = 1.0F;
    material.baseColorTexture = texture;
    return material;
}

void addMeshes(std::vector<Mesh> meshes, const PicturePlace& place, const std::string& png,
               ImportedFile& source) {
    const auto texture = static_cast<std::int32_t>(source.textures.size());
    const auto material = static_cast<std::int32_t>(source.materials.size());
    source.textures.push_back(pictureTexture(place.name, png));
    source.materials.push_back(pictureMaterial(place.name, texture));
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        ImportedMesh mesh;
        mesh.mesh = std::move(meshes[i]);
        mesh.mesh.name = i == 0 ? place.name : place.name + '_' + std::to_string(i + 1);
        mesh.mesh.materials.assign(mesh.mesh.polygonCount(), material);
        for (Vec3& vertex : mesh.mesh.vertices) {
            vertex = vertex * place.pixel + place.offset;
        }
        mesh.mesh.pixels->corner = mesh.mesh.pixels->corner * place.pixel + place.offset.head<2>();
        mesh.mesh.pixels->size = place.pixel;
        mesh.node = static_cast<std::int32_t>(source.nodes.size());
        source.nodes.push_back({mesh.mesh.name, kNone, Transform::Identity(), false, true, {}, {}});
        source.meshes.push_back(std::move(mesh));
    }
}

} // namespace

LoadedPicture loadedOf(const ColorImage& image) {
    LoadedPicture picture{{image.width, image.height, image.hasAlpha, {}}, {}};
    picture.alpha.texels.reserve(image.texels.size() / 4);
    for (std::size_t t = 3; t < image.texels.size(); t += 4) {
        picture.alpha.texels.push_back(std::to_integer<std::uint8_t>(image.texels[t]));
    }
    const std::vector<std::byte> file = encodePng(image.width, image.height, image.texels);
    picture.png.assign(reinterpret_cast<const char*>(file.data()), file.size());
    return picture;
}

Expected<void> addPicture(const PicturePlace& place, const LoadedPicture& picture,
                          const PictureMeshing& meshing, const Progress& progress, ImportedFile& source) {
    const PictureMask mask = maskOf(picture.alpha, meshing.threshold);
    if (!place.cut && std::ranges::find(mask.opaque, false) == mask.opaque.end()) {
        source.notices.push_back({NoticeCode::PictureWithoutAlpha, place.file.filename().string(), 0, {}});
    }
    if (outlineLength(mask) > kLongestOutline) {
        return fail(ErrorCode::PictureUnsupported, {place.file.string(), "long-outline"});
    }
    std::vector<Mesh> meshes = meshPicture(mask, meshing, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    if (meshes.empty()) {
        return fail(ErrorCode::PictureUnsupported, {place.file.string(), "nothing in it is opaque"});
    }
    addMeshes(std::move(meshes), place, picture.png, source);
    return {};
}

} // namespace sinew
