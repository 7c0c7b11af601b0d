#pragma once

#include "core/base/Types.h"
#include "core/scene/MaterialExtension.h"
#include "core/scene/TextureLaying.h"

#include <array>
#include <string>
#include <vector>

namespace sinew {

/// What becomes of what is not opaque: nothing, a hard cut (hair cards), or transparency.
enum class AlphaMode { Opaque, Mask, Blend };

/// What a texture of a material is for.
enum class TextureSlot { BaseColor, Normal, MetallicRoughness, Emissive, Opacity, Occlusion };

constexpr std::array kTextureSlots{TextureSlot::BaseColor,         TextureSlot::Normal,
                                   TextureSlot::MetallicRoughness, TextureSlot::Emissive,
                                   TextureSlot::Opacity,           TextureSlot::Occlusion};

/// What a game engine reads of a material. Colours linear.
struct Material {
    std::string name;
    Vec4f baseColor{1.0F, 1.0F, 1.0F, 1.0F};
    Vec3f emissive{0.0F, 0.0F, 0.0F};
    float metallic = 0.0F;
    float roughness = 0.8F;
    bool doubleSided = false;
    AlphaMode alphaMode = AlphaMode::Opaque;
    float alphaCutoff = 0.5F;              ///< with Mask: what is less opaque is cut away
    std::int32_t baseColorTexture = kNone; ///< index into Scene::textures; its alpha is the opacity
    std::int32_t normalTexture = kNone;
    std::int32_t metallicRoughnessTexture = kNone;
    std::int32_t emissiveTexture = kNone;
    std::int32_t opacityTexture = kNone;   ///< where opacity has a picture of its own
    std::int32_t occlusionTexture = kNone; ///< its red says how much light of the surroundings arrives
    float emissiveStrength = 1.0F;         ///< times `emissive`, which stays within 1
    float normalScale = 1.0F;              ///< how steep the normal map's slopes are
    float occlusionStrength = 1.0F;
    bool normalIsBump = false; ///< the file has the normal map in its slot for bumps
    std::array<TextureLaying, kTextureSlots.size()> layings; ///< by slot; of slots without a texture too
    std::vector<MaterialExtension> extensions;               ///< sorted by name

    std::int32_t& texture(TextureSlot slot) { return this->*textureOf(slot); }
    std::int32_t texture(TextureSlot slot) const { return this->*textureOf(slot); }
    TextureLaying& laying(TextureSlot slot) { return layings[static_cast<std::size_t>(slot)]; }
    const TextureLaying& laying(TextureSlot slot) const { return layings[static_cast<std::size_t>(slot)]; }

private:
    static std::int32_t Material::*textureOf(TextureSlot slot) {
        constexpr std::array kMembers{&Material::baseColorTexture,         &Material::normalTexture,
                                      &Material::metallicRoughnessTexture, &Material::emissiveTexture,
                                      &Material::opacityTexture,           &Material::occlusionTexture};
        return kMembers[static_cast<std::size_t>(slot)];
    }
};

} // namespace sinew
