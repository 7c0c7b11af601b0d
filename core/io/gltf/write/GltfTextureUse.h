#pragma once

#include "core/scene/TextureLaying.h"

#include <nlohmann/json.hpp>

namespace sinew {

/// The samplers of a file in the making, each once.
class GltfSamplers {
public:
    /// The sampler that a laying asks for; kNone where it asks for nothing beyond what every texture does.
    std::int32_t index(const TextureLaying& laying);
    nlohmann::json take() { return std::move(m_samplers); }

private:
    nlohmann::json m_samplers = nlohmann::json::array();
};

/// Whether a laying needs KHR_texture_transform.
bool needsUvTransform(const TextureLaying& laying);

/// A material's reference to a texture of the file, laid on so.
nlohmann::json gltfTextureUse(std::int32_t texture, const TextureLaying& laying);

} // namespace sinew
