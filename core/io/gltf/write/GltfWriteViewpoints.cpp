#include "core/io/gltf/write/GltfWriteViewpoints.h"

#include <algorithm>
#include <numbers>

namespace sinew {
namespace {

using nlohmann::json;

/// The node, already hung where it belongs.
json& addViewpointNode(GltfNodes& nodes, const std::string& name, const Viewpoint& place, double scale) {
    const std::size_t index = nodes.nodes.size();
    if (place.joint == kNone) {
        nodes.roots.push_back(index);
    } else {
        nodes.nodes[static_cast<std::size_t>(place.joint)]["children"].push_back(index);
    }
    const Quat q = Quat(place.parentFromThis.linear()).normalized();
    const Vec3 t = place.parentFromThis.translation() * scale;
    nodes.nodes.push_back(
        {{"name", name}, {"translation", {t.x(), t.y(), t.z()}}, {"rotation", {q.x(), q.y(), q.z(), q.w()}}});
    return nodes.nodes.back();
}

json orthographicJson(const SceneCamera& camera, double scale) {
    constexpr double kFarther = 1000.0; // an orthographic camera of the format must end somewhere
    const double nearest = camera.nearest * scale;
    const double farthest = camera.farthest > camera.nearest ? camera.farthest * scale : nearest * kFarther;
    const double height = camera.halfHeight * scale;
    return {{"type", "orthographic"},
            {"orthographic",
             {{"xmag", camera.aspect > 0.0 ? height * camera.aspect : height},
              {"ymag", height},
              {"znear", nearest},
              {"zfar", farthest}}}};
}

json cameraJson(const SceneCamera& camera, double scale) {
    if (camera.orthographic) {
        return orthographicJson(camera, scale);
    }
    json lens{{"yfov", camera.fieldOfView}, {"znear", camera.nearest * scale}};
    if (camera.farthest > camera.nearest) {
        lens["zfar"] = camera.farthest * scale;
    }
    if (camera.aspect > 0.0) {
        lens["aspectRatio"] = camera.aspect;
    }
    return {{"type", "perspective"}, {"perspective", std::move(lens)}};
}

json lightJson(const SceneLight& light, double scale) {
    const Vec3f color = light.color.cwiseMax(0.0F).cwiseMin(1.0F);
    json result{{"color", {color.x(), color.y(), color.z()}}, {"intensity", light.intensity}};
    result["type"] = light.kind == LightKind::Directional ? "directional"
                     : light.kind == LightKind::Spot      ? "spot"
                                                          : "point";
    if (light.range > 0.0 && light.kind != LightKind::Directional) {
        result["range"] = light.range * scale;
    }
    if (light.kind == LightKind::Spot) {
        const double outer = std::min(light.outerAngle, std::numbers::pi / 2.0);
        const double inner = light.innerAngle < outer ? light.innerAngle : 0.0;
        result["spot"] = {{"innerConeAngle", inner}, {"outerConeAngle", outer}};
    }
    return result;
}

} // namespace

bool addGltfViewpoints(json& root, GltfNodes& nodes, const ExportInput& input) {
    for (const SceneCamera& camera : input.scene->cameras) {
        addViewpointNode(nodes, camera.name, camera.place, input.scale)["camera"] = root["cameras"].size();
        json written = cameraJson(camera, input.scale);
        written["name"] = camera.name;
        root["cameras"].push_back(std::move(written));
    }
    constexpr const char* kPunctual = "KHR_lights_punctual";
    for (const SceneLight& light : input.scene->lights) {
        json& lights = root["extensions"][kPunctual]["lights"];
        addViewpointNode(nodes, light.name, light.place, input.scale)["extensions"][kPunctual]["light"] =
            lights.size();
        json written = lightJson(light, input.scale);
        written["name"] = light.name;
        lights.push_back(std::move(written));
    }
    return !input.scene->lights.empty();
}

} // namespace sinew
