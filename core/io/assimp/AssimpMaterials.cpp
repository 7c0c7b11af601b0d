#include "core/io/assimp/AssimpMaterials.h"

#include "core/io/assimp/AssimpTypes.h"
#include "core/io/assimp/EncodePng.h"

#include <assimp/material.h>
#include <assimp/scene.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

namespace sinew {
namespace {

/// An embedded picture as a file. Height 0 says that it is one, mWidth bytes long; else there are texels.
std::vector<std::byte> pictureOf(const aiTexture& texture) {
    const auto* bytes = reinterpret_cast<const std::byte*>(texture.pcData);
    return texture.mHeight == 0 ? std::vector<std::byte>(bytes, bytes + texture.mWidth)
                                : encodePng(texture.mWidth, texture.mHeight,
                                            {bytes, std::size_t{4} * texture.mWidth * texture.mHeight});
}

/// A text property, or nothing. Assimp's own way to one aborts where a reader stored it wrongly.
std::string textProperty(const aiMaterial& material, const char* key, unsigned kind, unsigned index) {
    const aiMaterialProperty* property = nullptr;
    if (aiGetMaterialProperty(&material, key, kind, index, &property) != aiReturn_SUCCESS ||
        property->mType != aiPTI_String || property->mDataLength < sizeof(std::uint32_t)) {
        return {};
    }
    std::uint32_t length = 0;
    std::memcpy(&length, property->mData, sizeof(length));
    const std::size_t most = property->mDataLength - sizeof(length);
    return {property->mData + sizeof(length), std::min<std::size_t>(length, most)};
}

class MaterialConverter {
public:
    MaterialConverter(const aiScene& scene, ImportedFile& source)
        : m_scene(scene)
        , m_source(source) {}

    Material convert(const aiMaterial& from) {
        Material material;
        material.name = textProperty(from, AI_MATKEY_NAME);
        aiColor4D color(1.0F, 1.0F, 1.0F, 1.0F);
        if (from.Get(AI_MATKEY_BASE_COLOR, color) == aiReturn_SUCCESS ||
            from.Get(AI_MATKEY_COLOR_DIFFUSE, color) == aiReturn_SUCCESS) {
            material.baseColor = {color.r, color.g, color.b, 1.0F};
        }
        from.Get(AI_MATKEY_OPACITY, material.baseColor.w());
        aiColor3D emissive(0.0F, 0.0F, 0.0F);
        from.Get(AI_MATKEY_COLOR_EMISSIVE, emissive);
        material.emissive = {emissive.r, emissive.g, emissive.b};
        from.Get(AI_MATKEY_METALLIC_FACTOR, material.metallic);
        from.Get(AI_MATKEY_ROUGHNESS_FACTOR, material.roughness);
        int twoSided = 0;
        from.Get(AI_MATKEY_TWOSIDED, twoSided);
        material.doubleSided = twoSided != 0;
        material.alphaMode = material.baseColor.w() < 1.0F ? AlphaMode::Blend : AlphaMode::Opaque;
        material.baseColorTexture = texture(from, {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE});
        material.normalTexture = texture(from, {aiTextureType_NORMALS});
        material.metallicRoughnessTexture = texture(from, {aiTextureType_METALNESS});
        material.emissiveTexture = texture(from, {aiTextureType_EMISSIVE});
        return material;
    }

private:
    std::int32_t texture(const aiMaterial& material, std::initializer_list<aiTextureType> kinds) {
        for (const aiTextureType kind : kinds) {
            const std::string path = textProperty(material, AI_MATKEY_TEXTURE(kind, 0));
            if (!path.empty()) {
                return textureAt(path);
            }
        }
        return kNone;
    }

    std::int32_t textureAt(const std::string& path) {
        const auto known = std::ranges::find(m_paths, path);
        if (known != m_paths.end()) {
            return static_cast<std::int32_t>(known - m_paths.begin());
        }
        Texture texture;
        texture.path = path;
        texture.name = std::filesystem::path(path).stem().string();
        if (const aiTexture* embedded = m_scene.GetEmbeddedTexture(path.c_str())) {
            texture.data = std::make_shared<const std::vector<std::byte>>(pictureOf(*embedded));
            if (path.starts_with('*')) { // the name only counts the pictures
                texture.name = "texture" + path.substr(1);
                texture.path.clear();
            }
        }
        m_paths.push_back(path);
        m_source.textures.push_back(std::move(texture));
        return static_cast<std::int32_t>(m_paths.size()) - 1;
    }

    const aiScene& m_scene;
    ImportedFile& m_source;
    std::vector<std::string> m_paths; ///< of source.textures, as the file has them
};

} // namespace

void convertAssimpMaterials(const aiScene& scene, ImportedFile& source) {
    MaterialConverter converter(scene, source);
    for (unsigned m = 0; m < scene.mNumMaterials; ++m) {
        source.materials.push_back(converter.convert(*scene.mMaterials[m]));
    }
}

} // namespace sinew
