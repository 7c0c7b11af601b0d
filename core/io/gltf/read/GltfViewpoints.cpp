#include "core/io/gltf/read/GltfViewpoints.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr const char* kPunctualLights = "KHR_lights_punctual";

/// A number above zero, else the fallback.
double positiveNumber(const Json& object, const char* key, double fallback) {
    const double value = gltfNumber(object, key, fallback);
    return std::isfinite(value) && value > 0.0 ? value : fallback;
}

SceneCamera readCamera(const Json& json) {
    SceneCamera camera;
    camera.orthographic = gltfText(json, "type") == "orthographic";
    const Json& lens = gltfMember(json, camera.orthographic ? "orthographic" : "perspective");
    camera.nearest = positiveNumber(lens, "znear", camera.nearest);
    camera.farthest = positiveNumber(lens, "zfar", 0.0);
    if (camera.orthographic) {
        camera.halfHeight = positiveNumber(lens, "ymag", camera.halfHeight);
        camera.aspect = positiveNumber(lens, "xmag", camera.halfHeight) / camera.halfHeight;
    } else {
        camera.fieldOfView = std::min(positiveNumber(lens, "yfov", camera.fieldOfView), 3.1);
        camera.aspect = positiveNumber(lens, "aspectRatio", 0.0);
    }
    return camera;
}

SceneLight readLight(const Json& json) {
    SceneLight light;
    const std::string type = gltfText(json, "type");
    light.kind = type == "directional" ? LightKind::Directional
                 : type == "spot"      ? LightKind::Spot
                                       : LightKind::Point;
    const auto color = gltfNumbers(json, "color", 3);
    if (!color.empty() && Eigen::Map<const Vec3>(color.data()).allFinite()) {
        light.color = Eigen::Map<const Vec3>(color.data()).cast<float>();
    }
    const double intensity = gltfNumber(json, "intensity", 1.0);
    light.intensity = std::isfinite(intensity) ? std::max(intensity, 0.0) : 1.0;
    light.range = positiveNumber(json, "range", 0.0);
    const Json& spot = gltfMember(json, "spot");
    light.innerAngle = positiveNumber(spot, "innerConeAngle", 0.0);
    light.outerAngle = positiveNumber(spot, "outerConeAngle", light.outerAngle);
    return light;
}

/// Named like the node, which is what programs show.
std::string viewpointName(const ImportedNode& node, const Json& json) {
    return node.name.empty() ? gltfText(json, "name") : node.name;
}

} // namespace

void readGltfViewpoints(GltfFile& file, ImportedFile& source) {
    const Json& lights =
        gltfMember(gltfMember(gltfMember(file.root(), "extensions"), kPunctualLights), "lights");
    for (std::size_t n = 0; n < source.nodes.size(); ++n) {
        const Json& node = file.item("nodes", n);
        const ImportedViewpoint where{static_cast<std::int32_t>(n), Transform::Identity()};
        if (const auto camera = file.reference(node, "camera", "cameras")) {
            const Json& json = file.item("cameras", *camera);
            source.cameras.push_back({where, readCamera(json)});
            source.cameras.back().camera.name = viewpointName(source.nodes[n], json);
        }
        const Json& light = gltfMember(gltfMember(node, "extensions"), kPunctualLights);
        const std::size_t index = gltfSize(light, "light", lights.size());
        if (light.is_object() && lights.is_array() && index < lights.size()) {
            source.lights.push_back({where, readLight(lights[index])});
            source.lights.back().light.name = viewpointName(source.nodes[n], lights[index]);
        }
    }
}

} // namespace sinew
