#include "core/io/gltf/write/GltfTextureUse.h"

#include "core/io/gltf/GltfUvOffset.h"

#include <algorithm>

namespace sinew {
namespace {

using nlohmann::json;

json samplerJson(const TextureLaying& laying) {
    json sampler = json::object();
    for (const auto& [key, wrap] : {std::pair{"wrapS", laying.wrapU}, {"wrapT", laying.wrapV}}) {
        if (wrap != TextureWrap::Repeat) {
            sampler[key] = static_cast<int>(wrap);
        }
    }
    for (const auto& [key, filter] :
         {std::pair{"magFilter", laying.magFilter}, {"minFilter", laying.minFilter}}) {
        if (filter != TextureFilter::Any) {
            sampler[key] = static_cast<int>(filter);
        }
    }
    return sampler;
}

/// What is left of 1 - 0.7 - 0.3.
double withoutDust(double value) {
    constexpr double kDust = 1e-12;
    return std::abs(value) < kDust ? 0.0 : value;
}

json uvTransformJson(const UvTransform& transform) {
    const Eigen::Vector2d offset = uvOffsetToGltf(transform);
    json result{{"offset", {withoutDust(offset.x()), withoutDust(offset.y())}},
                {"scale", {transform.scale.x(), transform.scale.y()}}};
    if (transform.rotation != 0.0) {
        result["rotation"] = transform.rotation;
    }
    return result;
}

} // namespace

std::int32_t GltfSamplers::index(const TextureLaying& laying) {
    json sampler = samplerJson(laying);
    if (sampler.empty()) {
        return kNone;
    }
    const auto known = std::find(m_samplers.begin(), m_samplers.end(), sampler);
    const auto place = static_cast<std::int32_t>(known - m_samplers.begin());
    if (known == m_samplers.end()) {
        m_samplers.push_back(std::move(sampler));
    }
    return place;
}

bool needsUvTransform(const TextureLaying& laying) {
    return laying.transform != UvTransform();
}

json gltfTextureUse(std::int32_t texture, const TextureLaying& laying) {
    json use{{"index", texture}};
    if (laying.uvSet != 0) {
        use["texCoord"] = laying.uvSet;
    }
    if (needsUvTransform(laying)) {
        use["extensions"]["KHR_texture_transform"] = uvTransformJson(laying.transform);
    }
    return use;
}

} // namespace sinew
