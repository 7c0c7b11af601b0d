#include "core/io/fbx/read/FbxViewpoints.h"

#include "core/io/fbx/FbxAim.h"
#include "core/io/fbx/read/FbxTransform.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kRadiansPerDegree = std::numbers::pi / 180.0;

/// Reads the properties of one camera or light.
struct AttributeReader {
    const FbxDocument& document;
    const FbxObject& object;

    double number(const char* property, double fallback) const {
        const double value = document.number(object, property, fallback);
        return std::isfinite(value) ? value : fallback;
    }
    double positive(const char* property, double fallback) const {
        const double value = number(property, fallback);
        return value > 0.0 ? value : fallback;
    }

    double aspect() const {
        const double film = positive("FilmWidth", 0.816) / positive("FilmHeight", 0.612);
        const double width = positive("AspectWidth", 0.0);
        const double height = positive("AspectHeight", 0.0);
        return width > 0.0 && height > 0.0 ? width / height : film;
    }

    /// From bottom to top, radians. How a file states it is up to its ApertureMode.
    double fieldOfView(double aspect) const {
        constexpr double kWidest = 3.1;
        constexpr double kMillimetersPerInch = 25.4;
        const auto mode = static_cast<int>(std::clamp(number("ApertureMode", 2.0), 0.0, 3.0));
        const double angle = positive("FieldOfView", 25.115) * kRadiansPerDegree;
        double result = angle;
        if (mode == 0) {
            result = positive("FieldOfViewY", 25.115) * kRadiansPerDegree;
        } else if (mode == 1) {
            result = 2.0 * std::atan(std::tan(std::min(angle, kWidest) / 2.0) / aspect);
        } else if (mode == 3) {
            const double height = positive("FilmHeight", 0.612) * kMillimetersPerInch;
            result = 2.0 * std::atan(height / 2.0 / positive("FocalLength", 34.89));
        }
        return std::min(result, kWidest);
    }

    SceneCamera camera() const {
        SceneCamera camera;
        camera.orthographic = number("CameraProjectionType", 0.0) == 1.0;
        camera.aspect = aspect();
        camera.fieldOfView = fieldOfView(camera.aspect);
        camera.halfHeight = positive("OrthoZoom", 2.0) / 2.0;
        camera.nearest = positive("NearPlane", 10.0);
        const double farthest = positive("FarPlane", 4000.0);
        camera.farthest = farthest > camera.nearest ? farthest : 0.0;
        return camera;
    }

    SceneLight light() const {
        constexpr double kPercent = 100.0;
        SceneLight light;
        const double type = number("LightType", 0.0);
        light.kind = type == 1.0 ? LightKind::Directional : type == 2.0 ? LightKind::Spot : LightKind::Point;
        light.color = fbxVector(document, object, "Color", Vec3::Ones()).cast<float>();
        light.intensity = std::max(number("Intensity", kPercent), 0.0) / kPercent;
        light.range = number("EnableFarAttenuation", 0.0) != 0.0 ? positive("FarAttenuationEnd", 0.0) : 0.0;
        // FBX counts from edge to edge.
        light.innerAngle = std::max(number("InnerAngle", 0.0), 0.0) / 2.0 * kRadiansPerDegree;
        light.outerAngle = positive("OuterAngle", 45.0) / 2.0 * kRadiansPerDegree;
        return light;
    }
};

} // namespace

bool isPunctual(const FbxDocument& document, const FbxObject& light) {
    return document.number(light, "LightType", 0.0) <= 2.0;
}

void readFbxViewpoints(const FbxDocument& document, std::span<const std::int32_t> nodeOfModel,
                       ImportedFile& source) {
    for (std::size_t o = 0; o < document.objects().size(); ++o) {
        if (nodeOfModel[o] == kNone) {
            continue;
        }
        const std::string& name = document.object(o).name;
        for (const std::size_t attribute : document.sources(o, "NodeAttribute", "Camera")) {
            const AttributeReader reader{document, document.object(attribute)};
            source.cameras.push_back({{nodeOfModel[o], fbxNodeFromCamera()}, reader.camera()});
            source.cameras.back().camera.name = name;
        }
        for (const std::size_t attribute : document.sources(o, "NodeAttribute", "Light")) {
            const AttributeReader reader{document, document.object(attribute)};
            if (isPunctual(document, reader.object)) {
                source.lights.push_back({{nodeOfModel[o], fbxNodeFromLight()}, reader.light()});
                source.lights.back().light.name = name;
            }
        }
    }
}

} // namespace sinew
