#include "core/io/vrm/AvatarJson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace sinew {
namespace {

using Json = nlohmann::json;

constexpr const char* kToon = "VRMC_materials_mtoon";
/// Of the lit colour, linear: what the eye takes for three quarters as bright.
constexpr float kShade = 0.55F;
/// How sharp the edge of the shade is, and where it lies: what UniVRM gives new materials.
constexpr double kToony = 0.95;
constexpr double kShift = -0.05;
constexpr double kEvenLight = 0.9; ///< how far indirect light comes from all sides alike

MaterialExtension toonOf(const Material& material) {
    const Vec4f& color = material.baseColor;
    Json shade = Json::array();
    for (const float each : {color.x(), color.y(), color.z()}) {
        shade.push_back(std::clamp(kShade * each, 0.0F, 1.0F));
    }
    const Json json{{"specVersion", "1.0"},
                    {"transparentWithZWrite", false},
                    {"renderQueueOffsetNumber", 0},
                    {"shadeColorFactor", std::move(shade)},
                    {"shadingShiftFactor", kShift},
                    {"shadingToonyFactor", kToony},
                    {"giEqualizationFactor", kEvenLight},
                    {"outlineWidthMode", "none"}};
    MaterialExtension toon{kToon, json.dump(), {}};
    if (material.baseColorTexture != kNone) {
        toon.textures.push_back({"shadeMultiplyTexture", material.baseColorTexture,
                                 material.laying(TextureSlot::BaseColor), "{}"});
    }
    return toon;
}

} // namespace

Scene withToonMaterials(const Scene& scene) {
    Scene result = scene;
    for (Material& material : result.materials) {
        std::vector<MaterialExtension>& known = material.extensions;
        if (std::ranges::find(known, kToon, &MaterialExtension::name) == known.end()) {
            known.push_back(toonOf(material));
            std::ranges::sort(known, {}, &MaterialExtension::name);
        }
    }
    return result;
}

} // namespace sinew
