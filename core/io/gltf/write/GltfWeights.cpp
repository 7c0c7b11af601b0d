#include "core/io/gltf/write/GltfWeights.h"

#include <array>

namespace sinew {
namespace {

using Eight = std::array<Influence, kGltfInfluences>;

/// A vertex's influences, largest first; the largest takes what rounding left over.
Eight eightInfluences(std::span<const Influence> influences) {
    Eight result;
    result.fill(Influence{0, 0.0F});
    float rest = 0.0F;
    for (std::size_t i = 0; i < influences.size() && i < result.size(); ++i) {
        result[i] = influences[i];
        rest += i > 0 ? influences[i].weight : 0.0F;
    }
    result[0].weight = 1.0F - rest;
    return result;
}

} // namespace

void addGltfWeights(GltfBuffer& buffer, const SkinWeights& weights,
                    const std::vector<std::uint32_t>& vertices, std::size_t jointCount,
                    nlohmann::json& attributes) {
    const std::size_t sets = weights.largestInfluenceCount() > 4 ? 2 : 1;
    for (std::size_t set = 0; set < sets; ++set) {
        std::vector<std::array<std::uint16_t, 4>> joints(vertices.size());
        std::vector<std::array<float, 4>> shares(vertices.size());
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            const Eight eight = eightInfluences(weights.at(vertices[v]));
            for (std::size_t i = 0; i < 4; ++i) {
                const Influence& influence = eight[set * 4 + i];
                joints[v][i] = static_cast<std::uint16_t>(influence.joint);
                shares[v][i] = influence.weight;
            }
        }
        const std::string number = std::to_string(set);
        attributes["JOINTS_" + number] = buffer.addJoints(joints, jointCount <= 256);
        attributes["WEIGHTS_" + number] = buffer.addWeights(shares);
    }
}

} // namespace sinew
