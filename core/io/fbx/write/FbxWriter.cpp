#include "core/base/Progress.h"
#include "core/io/FormatFunctions.h"
#include "core/io/export/ExportInput.h"
#include "core/io/export/WriteExport.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/write/FbxWriteDocument.h"
#include "core/io/fbx/write/FbxWriteParts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <string_view>

namespace sinew {
namespace {

struct FbxHeaderSettings {
    double centimetersPerUnit = 100.0; ///< UnitScaleFactor
    double seconds = 0.0;              ///< time span of the longest clip
    double frameRate = 30.0;
    std::string sceneName;  ///< may be empty
    std::string firstStack; ///< name of the clip readers show first, may be empty
};

constexpr const char* kCreator = "Sinew";
constexpr FbxId kDocumentId = 999'999; // one below the first object's

// Readers check the file id against the creation time; this pair matches, and a constant time keeps files
// equal.
constexpr const char* kCreationTime = "1970-01-01 10:00:00:000";
constexpr std::string_view kFileId("\x28\xb3\x2a\xeb\xb6\x24\xcc\xc2\xbf\xc8\xb0\x2a\xa9\x2b\xfc\xf1", 16);

FbxNode headerExtension() {
    FbxNode stamp{"CreationTimeStamp", {}, {fbxLeaf("Version", 1000)}};
    for (const auto& [field, value] : {std::pair{"Year", 1970},
                                       {"Month", 1},
                                       {"Day", 1},
                                       {"Hour", 10},
                                       {"Minute", 0},
                                       {"Second", 0},
                                       {"Millisecond", 0}}) {
        stamp.children.push_back(fbxLeaf(field, std::int32_t{value}));
    }
    return FbxNode{"FBXHeaderExtension",
                   {},
                   {fbxLeaf("FBXHeaderVersion", 1003), fbxLeaf("FBXVersion", 7400),
                    fbxLeaf("EncryptionType", 0), std::move(stamp),
                    fbxLeaf("Creator", std::string(kCreator))}};
}

FbxNode globalSettings(const FbxHeaderSettings& settings) {
    FbxProperties70 p;
    p.integer("UpAxis", 1).integer("UpAxisSign", 1);
    p.integer("FrontAxis", 2).integer("FrontAxisSign", 1);
    p.integer("CoordAxis", 0).integer("CoordAxisSign", 1);
    p.integer("OriginalUpAxis", 1).integer("OriginalUpAxisSign", 1);
    p.number("UnitScaleFactor", settings.centimetersPerUnit);
    p.number("OriginalUnitScaleFactor", settings.centimetersPerUnit);
    p.ambientColor("AmbientColor", Vec3f::Zero());
    p.text("DefaultCamera", "Producer Perspective");
    const FbxTimeMode time = fbxTimeMode(settings.frameRate);
    p.enumeration("TimeMode", time.mode);
    p.time("TimeSpanStart", 0).time("TimeSpanStop", fbxTime(settings.seconds));
    p.number("CustomFrameRate", time.customFrameRate);
    return FbxNode{"GlobalSettings", {}, {fbxLeaf("Version", 1000), p.finish()}};
}

FbxNode documents(const FbxHeaderSettings& settings) {
    FbxProperties70 p;
    p.text("ActiveAnimStackName", settings.firstStack);
    const std::string name = settings.sceneName.empty() ? "Scene" : settings.sceneName;
    FbxNode document{"Document",
                     {kDocumentId, name, std::string("Scene")},
                     {p.finish(), fbxLeaf("RootNode", std::int64_t{0})}};
    return FbxNode{"Documents", {}, {fbxLeaf("Count", 1), std::move(document)}};
}

FbxNode definitions(const FbxNode& objects) {
    std::map<std::string, std::int32_t> counts{{"GlobalSettings", 1}};
    for (const FbxNode& object : objects.children) {
        ++counts[object.name];
    }
    FbxNode result{"Definitions", {}, {fbxLeaf("Version", 100)}};
    result.children.push_back(fbxLeaf("Count", static_cast<std::int32_t>(objects.children.size()) + 1));
    for (const auto& [kind, count] : counts) {
        result.children.push_back(FbxNode{"ObjectType", {kind}, {fbxLeaf("Count", count)}});
    }
    return result;
}

/// Everything that stands before Objects: header, global settings (Y up), document and the count of objects
/// by kind.
std::vector<FbxNode> fbxHeader(const FbxNode& objects, const FbxHeaderSettings& settings) {
    return {headerExtension(),
            fbxLeaf("FileId", FbxBlob{std::string(kFileId)}),
            fbxLeaf("CreationTime", std::string(kCreationTime)),
            fbxLeaf("Creator", std::string(kCreator)),
            globalSettings(settings),
            documents(settings),
            FbxNode{"References", {}, {}},
            definitions(objects)};
}

/// Old list of clips that stands after Connections.
FbxNode fbxTakes(const std::string& firstStack) {
    return FbxNode{"Takes", {}, {fbxLeaf("Current", firstStack)}};
}

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

    void add(const char* type, const std::string& name, const Viewpoint& viewpoint,
             const Transform& nodeFromThis, FbxProperties70 properties) {
        Transform parentFromNode = viewpoint.parentFromThis * nodeFromThis.inverse(Eigen::Isometry);
        parentFromNode.translation() *= m_scale;
        const FbxId parent =
            viewpoint.joint == kNone ? 0 : m_skeleton.joints[static_cast<std::size_t>(viewpoint.joint)];
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

/// Writes the cameras and lights of a scene, a node each, under the joints that they hang on.
void writeFbxViewpoints(FbxOutput& document, const ExportInput& input, const FbxSkeletonIds& skeleton) {
    ViewpointWriter writer(document, input, skeleton);
    for (const SceneCamera& camera : input.scene->cameras) {
        writer.add("Camera", camera.name, camera.viewpoint, fbxNodeFromCamera(),
                   cameraProperties(camera, input.scale));
    }
    for (const SceneLight& light : input.scene->lights) {
        writer.add("Light", light.name, light.viewpoint, fbxNodeFromLight(),
                   lightProperties(light, input.scale));
    }
}

struct ClusterVertices {
    std::vector<std::int32_t> vertices;
    std::vector<double> weights;
};

/// The vertices of each joint, in order. #J. Shares are normalised once more, as doubles.
std::vector<ClusterVertices> verticesOfJoints(const SkinWeights& weights, std::size_t joints) {
    std::vector<ClusterVertices> result(joints);
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        double sum = 0.0;
        for (const Influence& influence : weights.at(p)) {
            sum += static_cast<double>(influence.weight);
        }
        for (const Influence& influence : weights.at(p)) {
            ClusterVertices& cluster = result[static_cast<std::size_t>(influence.joint)];
            cluster.vertices.push_back(static_cast<std::int32_t>(p));
            cluster.weights.push_back(static_cast<double>(influence.weight) / sum);
        }
    }
    return result;
}

FbxNode clusterNode(FbxId id, const std::string& name, ClusterVertices vertices,
                    const Transform& modelFromJointBind) {
    FbxNode node = FbxOutput::object("Deformer", id, name, "SubDeformer", "Cluster");
    node.children = {fbxLeaf("Version", 100),
                     FbxNode{"UserData", {std::string(), std::string()}, {}},
                     fbxLeaf("Indexes", std::move(vertices.vertices)),
                     fbxLeaf("Weights", std::move(vertices.weights)),
                     fbxLeaf("Transform", fbxMatrix(modelFromJointBind.inverse(Eigen::Isometry))),
                     fbxLeaf("TransformLink", fbxMatrix(modelFromJointBind))};
    return node;
}

FbxNode poseNode(FbxId id, const Transform& modelFromNode) {
    return FbxNode{"PoseNode", {}, {fbxLeaf("Node", id), fbxLeaf("Matrix", fbxMatrix(modelFromNode))}};
}

/// Writes the skin of a part: one cluster for every joint with a weight in it.
void writeFbxSkin(FbxOutput& document, const ExportInput& input, const ExportPart& part, FbxId geometry,
                  const FbxSkeletonIds& skeleton) {
    const FbxId skinId = document.newId();
    const std::string& name = input.scene->names.skin.empty() ? part.mesh->name : input.scene->names.skin;
    FbxNode skin = FbxOutput::object("Deformer", skinId, name, "Deformer", "Skin");
    skin.children = {fbxLeaf("Version", 101), fbxLeaf("Link_DeformAcuracy", 50.0),
                     fbxLeaf("SkinningType", std::string("Linear"))};
    document.add(std::move(skin));
    document.connect(skinId, geometry);
    std::vector<ClusterVertices> clusters = verticesOfJoints(*part.weights, skeleton.joints.size());
    for (std::size_t j = 0; j < clusters.size(); ++j) {
        if (clusters[j].vertices.empty()) {
            continue;
        }
        const FbxId id = document.newId();
        document.add(clusterNode(id, input.scene->skeleton.joints[j].name, std::move(clusters[j]),
                                 modelFromJoint(input, j)));
        document.connect(id, skinId);
        document.connect(skeleton.joints[j], id);
    }
}

/// Writes where everything stood when it was bound: skinned meshes, the node above the roots, all joints.
void writeFbxBindPose(FbxOutput& document, const ExportInput& input, const std::vector<FbxId>& meshModels,
                      const FbxSkeletonIds& skeleton) {
    std::vector<FbxNode> nodes;
    nodes.reserve(meshModels.size() + skeleton.joints.size() + 1);
    for (const FbxId mesh : meshModels) {
        nodes.push_back(poseNode(mesh, Transform::Identity()));
    }
    if (skeleton.armature != 0) {
        nodes.push_back(poseNode(skeleton.armature, Transform::Identity()));
    }
    for (std::size_t j = 0; j < skeleton.joints.size(); ++j) {
        nodes.push_back(poseNode(skeleton.joints[j], modelFromJoint(input, j)));
    }
    FbxNode pose = FbxOutput::object("Pose", document.newId(), "BindPose", "Pose", "BindPose");
    pose.children = {fbxLeaf("Type", std::string("BindPose")), fbxLeaf("Version", 100),
                     fbxLeaf("NbPoseNodes", static_cast<std::int32_t>(nodes.size()))};
    for (FbxNode& node : nodes) {
        pose.children.push_back(std::move(node));
    }
    document.add(std::move(pose));
}

/// Which slot of a mesh's model each of the scene's materials gets: those it uses, in the scene's order.
std::vector<std::int32_t> materialSlots(const Mesh& mesh, std::size_t materials) {
    std::vector<std::int32_t> slots(materials, kNone);
    for (const std::int32_t material : mesh.materials) {
        if (material != kNone) {
            slots[static_cast<std::size_t>(material)] = 0;
        }
    }
    std::int32_t next = 0;
    for (std::int32_t& slot : slots) {
        slot = slot == kNone ? kNone : next++;
    }
    return slots;
}

struct PartIds {
    FbxId model = 0;
    std::vector<FbxId> shapeChannels;
};

/// Geometry, model, materials, skin and shapes of one part.
PartIds writePart(FbxOutput& document, const ExportInput& input, const ExportPart& part,
                  const std::vector<FbxId>& materials, const FbxSkeletonIds& skeleton) {
    const Mesh& mesh = *part.mesh;
    const std::vector<std::int32_t> slots = materialSlots(mesh, materials.size());
    const FbxId geometry = writeFbxGeometry(document, part, input.scale, slots);
    const FbxId model = writeFbxMeshModel(document, mesh.name);
    document.connect(geometry, model);
    // The order of these connections is what the slots count.
    for (std::size_t m = 0; m < materials.size(); ++m) {
        if (slots[m] != kNone) {
            document.connect(materials[m], model);
        }
    }
    if (part.weights) {
        writeFbxSkin(document, input, part, geometry, skeleton);
    }
    return {model, writeFbxShapes(document, mesh, input.scale, geometry)};
}

std::string writeDocument(FbxOutput& document, const ExportInput& input, double centimetersPerUnit) {
    FbxHeaderSettings settings{centimetersPerUnit, 0.0, input.frameRate, input.scene->names.scene,
                               input.clips.empty() ? std::string() : input.clips.front().name};
    for (const ExportClip& clip : input.clips) {
        settings.seconds = std::max(settings.seconds, clip.duration);
    }
    FbxNode root;
    root.children = fbxHeader(document.objects(), settings);
    root.children.push_back(document.takeObjects());
    root.children.push_back(document.takeConnections());
    root.children.push_back(fbxTakes(settings.firstStack));
    return writeFbxNodes(root);
}

/// The scene as a binary FBX 7400 file with Y up. `centimetersPerUnit` says how long a written unit is.
/// Error: Canceled.
Expected<std::string> writeFbxScene(const ExportInput& input, double centimetersPerUnit, Notices& notices,
                                    Progress& progress) {
    FbxOutput document;
    const FbxSkeletonIds skeleton = writeFbxSkeleton(document, input);
    const std::vector<FbxId> materials = writeFbxMaterials(document, input, notices);
    std::vector<FbxId> skinned;
    std::vector<std::vector<FbxId>> shapeChannels;
    for (std::size_t p = 0; p < input.parts.size(); ++p) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        progress.report(Stage::Export, static_cast<double>(p) / static_cast<double>(input.parts.size()));
        PartIds part = writePart(document, input, input.parts[p], materials, skeleton);
        if (input.parts[p].weights) {
            skinned.push_back(part.model);
        }
        shapeChannels.push_back(std::move(part.shapeChannels));
    }
    if (!skeleton.joints.empty()) {
        writeFbxBindPose(document, input, skinned, skeleton);
    }
    writeFbxViewpoints(document, input, skeleton);
    writeFbxAnimations(document, input, skeleton, shapeChannels);
    return writeDocument(document, input, centimetersPerUnit);
}

Expected<std::vector<OutputFile>> writeFbxFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& notices, Progress& progress) {
    return oneFile(target, writeFbxScene(input, target.metersPerUnit * 100.0, notices, progress));
}

ExportNeeds fbxNeeds(const ExportSettings& settings) {
    ExportNeeds needs = needsOfProfile(settings);
    needs.keepsNodePose = true;
    return needs;
}

void countFbxLosses(const ExportInput& input, ContentCounts& counts) {
    for (const Material& material : input.scene->materials) {
        counts.add("doubleSided", material.doubleSided ? 1 : 0);
        for (const MaterialExtension& extension : material.extensions) {
            counts.add("extension " + extension.name);
        }
        for (const TextureSlot slot : kTextureSlots) {
            const bool used = material.texture(slot) != kNone && slot != TextureSlot::MetallicRoughness;
            const TextureLaying& laying = material.laying(slot);
            counts.add("samplers", used && !fbxKeepsSampler(laying) ? 1 : 0);
            counts.add("uvChoice", used && laying.uvSet != 0 ? 1 : 0);
        }
    }
}

} // namespace

const FormatWriter kFbxWriter{fbxNeeds, writeFbxFile, countFbxLosses};

} // namespace sinew
