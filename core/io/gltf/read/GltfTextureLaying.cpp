#include "core/io/gltf/read/GltfTextureLaying.h"

#include "core/io/gltf/GltfUvOffset.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::size_t kMostUvSets = 8;

constexpr std::array kWraps{TextureWrap::Clamp, TextureWrap::Mirror};
constexpr std::array kMagFilters{TextureFilter::Nearest, TextureFilter::Linear};
constexpr std::array kMinFilters{TextureFilter::Nearest,           TextureFilter::Linear,
                                 TextureFilter::NearestMipNearest, TextureFilter::LinearMipNearest,
                                 TextureFilter::NearestMipLinear,  TextureFilter::LinearMipLinear};

/// That of the known values which has the number of a member, else `fallback`.
template<typename Enum, std::size_t N>
Enum knownValue(const Json& object, const char* key, const std::array<Enum, N>& known, Enum fallback) {
    const double number = gltfNumber(object, key, 0.0);
    const auto found = std::ranges::find_if(
        known, [&](Enum value) { return static_cast<double>(static_cast<int>(value)) == number; });
    return found == known.end() ? fallback : *found;
}

UvTransform statedTransform(const Json& json) {
    UvTransform transform;
    transform.rotation = gltfNumber(json, "rotation", 0.0);
    if (const auto scale = gltfNumbers(json, "scale", 2); !scale.empty()) {
        transform.scale = Eigen::Map<const Eigen::Vector2d>(scale.data());
    }
    if (const auto offset = gltfNumbers(json, "offset", 2); !offset.empty()) {
        transform.offset = Eigen::Map<const Eigen::Vector2d>(offset.data());
    }
    transform.offset = uvOffsetFromGltf(transform);
    const bool finite =
        transform.scale.allFinite() && transform.offset.allFinite() && std::isfinite(transform.rotation);
    return finite ? transform : UvTransform();
}

} // namespace

TextureLaying gltfTextureLaying(GltfFile& file, const Json& use, bool moved) {
    TextureLaying laying;
    const auto texture = file.reference(use, "index", "textures");
    if (!texture) {
        return laying;
    }
    if (const auto index = file.reference(file.item("textures", *texture), "sampler", "samplers")) {
        const Json& sampler = file.item("samplers", *index);
        laying.wrapU = knownValue(sampler, "wrapS", kWraps, TextureWrap::Repeat);
        laying.wrapV = knownValue(sampler, "wrapT", kWraps, TextureWrap::Repeat);
        laying.magFilter = knownValue(sampler, "magFilter", kMagFilters, TextureFilter::Any);
        laying.minFilter = knownValue(sampler, "minFilter", kMinFilters, TextureFilter::Any);
    }
    const Json& transform = gltfMember(gltfMember(use, "extensions"), "KHR_texture_transform");
    const std::size_t set = gltfSize(transform, "texCoord", gltfSize(use, "texCoord", 0));
    laying.uvSet = set < kMostUvSets ? set : 0;
    if (!moved && transform.is_object()) {
        laying.transform = statedTransform(transform);
    }
    return laying;
}

} // namespace sinew
