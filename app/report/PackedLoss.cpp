#include "app/report/PackedLoss.h"

#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/metrics/WeightMeasures.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sinew {
namespace {

constexpr std::uint32_t kByteSum = 255;

std::vector<Influence> inBytes(std::span<const Influence> influences) {
    std::vector<float> weights;
    weights.reserve(influences.size());
    for (const Influence& influence : influences) {
        weights.push_back(influence.weight);
    }
    std::vector<Influence> packed(influences.begin(), influences.end());
    const std::vector<std::uint32_t> bytes = wholeFractions(weights, kByteSum);
    for (std::size_t i = 0; i < packed.size(); ++i) {
        packed[i].weight = static_cast<float>(bytes[i]) / static_cast<float>(kByteSum);
    }
    return packed;
}

} // namespace

bool holdsPackedWeights(const std::filesystem::path& file) {
    std::string extension = file.extension().string();
    std::ranges::transform(extension, extension.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    return extension == ".glb" || extension == ".gltf" || extension == ".vrm";
}

PackedLoss packedLoss(const Scene& scene, const ExportSettings& settings) {
    const std::size_t limit =
        settings.maxInfluences == 0 ? kGltfInfluences : std::min(settings.maxInfluences, kGltfInfluences);
    PackedLoss loss;
    for (const Part& part : scene.parts) {
        if (part.weights == nullptr || part.rigidJoint != kNone) {
            continue;
        }
        const SkinWeights weights = limitInfluences(*part.weights, limit, settings.pruneBelow);
        for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
            const BendError error =
                bendError(part.mesh->vertices[v], weights.at(v), inBytes(weights.at(v)), scene.skeleton);
            if (error.distance * scene.metersPerUnit > loss.meters) {
                loss = {error.distance * scene.metersPerUnit, error.joint};
            }
        }
    }
    return loss;
}

} // namespace sinew
