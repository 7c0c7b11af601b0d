#include "core/io/fbx/write/FbxWriteViewpoints.h"

#include "core/io/fbx/FbxAim.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;

/// Film of a usual height, as wide as the camera's view.
FbxProperties70 cameraProperties(const SceneCamera& camera, double scale) {
    constexpr double kFilmHeight = 0.612; // inches
    constexpr double kMillimetersPerInch = 25.4;
    const double aspect = camera.aspect > 0.0 ? camera.aspect : 16.0 / 9.0;
    const double half = std::tan(camera.fieldOfView / 2.0);
    FbxProperties70 p;
    p.number("AspectWidth", aspect).number("AspectHeight", 1.0);
    p.number("FilmWidth", kFilmHeight * aspect).number("FilmHeight", kFilmHeight);
    p.number("FilmAspectRatio", aspect);
    p.enumeration("ApertureMode", 2); // FieldOfView is from bottom to top
    p.animatableNumber("FieldOfView", camera.fieldOfView * kDegreesPerRadian);
    p.animatableNumber("FieldOfViewX", 2.0 * std::atan(half * aspect) * kDegreesPerRadian);
    p.animatableNumber("FieldOfViewY", camera.fieldOfView * kDegreesPerRadian);
    p.animatableNumber("FocalLength", kFilmHeight * kMillimetersPerInch / 2.0 / half);
    p.enumeration("CameraProjectionType", camera.orthographic ? 1 : 0);
    p.number("OrthoZoom", 2.0 * camera.halfHeight * scale);
    p.number("NearPlane", camera.nearest * scale);
    // FBX has no endless view.
    constexpr double kFarther = 10000.0;
    p.number("FarPlane", (camera.farthest > 0.0 ? camera.farthest : camera.nearest * kFarther) * scale);
    return p;
}

FbxProperties70 lightProperties(const SceneLight& light, double scale) {
    constexpr double kPercent = 100.0;
    FbxProperties70 p;
    p.enumeration("LightType", light.kind == LightKind::Directional ? 1
                               : light.kind == LightKind::Spot      ? 2
                                                                    : 0);
    p.boolean("CastLight", true);
    p.color("Color", light.color);
    p.animatableNumber("Intensity", kPercent * light.intensity);
    p.animatableNumber("InnerAngle", 2.0 * light.innerAngle * kDegreesPerRadian);
    p.animatableNumber("OuterAngle", 2.0 * light.outerAngle * kDegreesPerRadian);
    // By the square of the distance, but for the sun.
    p.enumeration("DecayType", light.kind == LightKind::Directional ? 0 : 2);
    if (light.range > 0.0) {
        p.boolean("EnableFarAttenuation", true);
        p.animatableNumber("FarAttenuationEnd", light.range * scale);
    }
    return p;
}

/// Hangs a node with its attribute where the viewpoint stands.
class ViewpointWriter {
public:
    ViewpointWriter(FbxOutput& document, const ExportInput& input, const FbxSkeletonIds& skeleton)
        : m_document(document)
        , m_scale(input.scale)
        , m_skeleton(skeleton) {}

    void add(const char* type, const std::string& name, const Viewpoint& place, const Transform& nodeFromThis,
             FbxProperties70 properties) {
        Transform parentFromNode = place.parentFromThis * nodeFromThis.inverse(Eigen::Isometry);
        parentFromNode.translation() *= m_scale;
        const FbxId parent =
            place.joint == kNone ? 0 : m_skeleton.joints[static_cast<std::size_t>(place.joint)];
        const FbxId model = writeFbxModel(m_document, name, type, parentFromNode, parent);
        const FbxId attribute = m_document.newId();
        FbxNode node = FbxOutput::object("NodeAttribute", attribute, name, "NodeAttribute", type);
        node.children = {fbxLeaf("TypeFlags", std::string(type)), fbxLeaf("GeometryVersion", 124),
                         properties.finish()};
        m_document.add(std::move(node));
        m_document.connect(attribute, model);
    }

private:
    FbxOutput& m_document;
    double m_scale;
    const FbxSkeletonIds& m_skeleton;
};

} // namespace

void writeFbxViewpoints(FbxOutput& document, const ExportInput& input, const FbxSkeletonIds& skeleton) {
    ViewpointWriter writer(document, input, skeleton);
    for (const SceneCamera& camera : input.scene->cameras) {
        writer.add("Camera", camera.name, camera.place, fbxNodeFromCamera(),
                   cameraProperties(camera, input.scale));
    }
    for (const SceneLight& light : input.scene->lights) {
        writer.add("Light", light.name, light.place, fbxNodeFromLight(), lightProperties(light, input.scale));
    }
}

} // namespace sinew
