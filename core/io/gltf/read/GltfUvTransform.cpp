#include "core/io/gltf/read/GltfUvTransform.h"

#include "core/io/gltf/read/GltfExtensions.h"
#include "core/io/gltf/read/GltfMaterialExtensions.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr const char* kUvTransform = "KHR_texture_transform";

/// The slots that are read, as far as the material fills them.
std::vector<const Json*> slotsOf(const Json& material) {
    const Json& pbr = gltfMember(material, "pbrMetallicRoughness");
    std::vector<const Json*> uses{
        &gltfMember(pbr, "baseColorTexture"), &gltfMember(pbr, "metallicRoughnessTexture"),
        &gltfMember(material, "normalTexture"), &gltfMember(material, "emissiveTexture"),
        &gltfMember(material, "occlusionTexture")};
    const Json& extensions = gltfMember(material, "extensions");
    for (auto each = extensions.begin(); extensions.is_object() && each != extensions.end(); ++each) {
        const bool kept = keepsMaterialExtension(each.key());
        for (const std::string& key : kept ? textureKeys(*each) : std::vector<std::string>()) {
            uses.push_back(&gltfMember(*each, key.c_str()));
        }
    }
    std::erase_if(uses, [](const Json* use) { return !use->is_object(); });
    return uses;
}

const Json& transformJson(const Json& use) {
    return gltfMember(gltfMember(use, "extensions"), kUvTransform);
}

GltfUvTransform transformOf(const Json& use) {
    const Json& stated = transformJson(use);
    GltfUvTransform transform;
    transform.set = gltfSize(stated, "texCoord", gltfSize(use, "texCoord", 0));
    const auto angle = static_cast<float>(gltfNumber(stated, "rotation", 0.0));
    transform.linear << std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle);
    if (const auto scale = gltfNumbers(stated, "scale", 2); !scale.empty()) {
        transform.linear *= Eigen::Map<const Eigen::Vector2d>(scale.data()).cast<float>().asDiagonal();
    }
    if (const auto offset = gltfNumbers(stated, "offset", 2); !offset.empty()) {
        transform.offset = Eigen::Map<const Eigen::Vector2d>(offset.data()).cast<float>();
    }
    return transform;
}

bool hasUvTransform(const Json* use) {
    return transformJson(*use).is_object();
}

} // namespace

std::optional<GltfUvTransform> sharedUvTransform(const Json& material) {
    const std::vector<const Json*> uses = slotsOf(material);
    if (std::ranges::none_of(uses, hasUvTransform)) {
        return std::nullopt;
    }
    const GltfUvTransform first = transformOf(*uses.front());
    const bool shared =
        first.linear.allFinite() && first.offset.allFinite() &&
        std::ranges::all_of(uses, [&](const Json* use) { return transformOf(*use) == first; });
    return shared ? std::optional(first) : std::nullopt;
}

} // namespace sinew
