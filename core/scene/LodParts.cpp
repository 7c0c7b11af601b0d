#include "core/scene/LodParts.h"

#include "core/geometry/decimate/CoarserMesh.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

constexpr double kNearEnough = 1.02; ///< so much more than was asked for is not worth a word

constexpr std::string_view kFinestSuffix = "_LOD0";

/// "Body_LOD1" of "Body", also of "Body_LOD0".
std::string levelName(std::string name, std::size_t level) {
    if (name.ends_with(kFinestSuffix)) {
        name.resize(name.size() - kFinestSuffix.size());
    }
    return name + "_LOD" + std::to_string(level);
}

/// Half the sum over the joints of the difference of their weights.
double weightsApart(std::span<const Influence> a, std::span<const Influence> b) {
    double common = 0.0;
    for (const Influence& influence : a) {
        const auto other = std::ranges::find(b, influence.joint, &Influence::joint);
        if (other != b.end()) {
            common += static_cast<double>(std::min(influence.weight, other->weight));
        }
    }
    return std::max(0.0, 1.0 - common);
}

Expected<Part> lodPart(const Part& part, std::vector<bool> kept, double fraction, std::size_t level,
                       Progress& progress) {
    CoarseningRules rules{std::move(kept), {}};
    if (part.weights) {
        rules.motion = [&weights = *part.weights](std::uint32_t a, std::uint32_t b) {
            return weightsApart(weights.at(a), weights.at(b));
        };
    }
    Expected<CoarserMesh> coarser = coarserMesh(*part.mesh, fraction, progress, rules);
    if (!coarser) {
        return fail(coarser.error());
    }
    coarser->mesh.name = levelName(part.mesh->name, level);
    Part result = part;
    if (!part.geometryName.empty()) {
        result.geometryName = levelName(part.geometryName, level);
    }
    if (part.weights) {
        result.weights = std::make_shared<SkinWeights>(gatherWeights(*part.weights, coarser->vertices));
    }
    result.mesh = std::make_shared<Mesh>(std::move(coarser->mesh));
    return result;
}

} // namespace

Expected<LodParts> lodParts(const Scene& scene, double fraction, std::size_t level, Progress& progress) {
    LodParts result;
    std::vector<const Mesh*> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const std::vector<std::vector<bool>> shared = sharedBorders(meshes);
    for (std::size_t i = 0; i < scene.parts.size(); ++i) {
        const Part& part = scene.parts[i];
        Expected<Part> coarser = lodPart(part, shared[i], fraction, level, progress);
        if (!coarser) {
            return fail(coarser.error());
        }
        const std::size_t triangles = coarser->mesh->polygonCount();
        const auto asked = static_cast<std::size_t>(
            std::ceil(fraction * static_cast<double>(triangulate(*part.mesh).size())));
        if (static_cast<double>(triangles) > kNearEnough * static_cast<double>(asked) + 1.0) {
            result.notices.push_back(
                {NoticeCode::LodFiner, coarser->mesh->name, triangles, {std::to_string(asked)}});
        }
        result.triangles += triangles;
        result.parts.push_back(std::move(*coarser));
    }
    return result;
}

Scene withLods(const Scene& scene, std::span<const LodParts> levels) {
    Scene result = scene;
    for (Part& part : result.parts) {
        Mesh finest = *part.mesh;
        finest.name = levelName(finest.name, 0);
        part.mesh = std::make_shared<const Mesh>(std::move(finest));
    }
    for (const LodParts& level : levels) {
        const auto first = static_cast<std::int32_t>(result.parts.size());
        result.parts.insert(result.parts.end(), level.parts.begin(), level.parts.end());
        for (std::size_t clip = 0; clip < scene.clips.size(); ++clip) {
            for (MorphTrack track : scene.clips[clip].morphTracks) {
                track.part += first;
                result.clips[clip].morphTracks.push_back(std::move(track));
            }
        }
    }
    return result;
}

Scene lodScene(const Scene& scene, const LodParts& level) {
    Scene result = scene;
    result.parts = level.parts;
    return result;
}

} // namespace sinew
