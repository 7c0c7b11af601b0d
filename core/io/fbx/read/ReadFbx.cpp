#include "core/base/Notice.h"
#include "core/io/FormatFunctions.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/fbx/parse/FbxUpgrade.h"
#include "core/io/fbx/read/FbxParts.h"
#include "core/io/source/ContentCounts.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ImportedFile.h"

#include <algorithm>
#include <array>
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

/// Whether a light is one that other formats know: none with a surface or a volume.
bool isPunctual(const FbxDocument& document, const FbxObject& light) {
    return document.number(light, "LightType", 0.0) <= 2.0;
}

/// Adds the cameras and lights that nodes carry. `nodeOfModel`: the scene's node of every Model object, kNone
/// for others.
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

/// Whether the object has a property that neither FBX nor we put there.
bool hasUserProperty(const FbxObject& object) {
    constexpr std::size_t kFlags = 3;
    const FbxNode* properties = object.node->child("Properties70");
    return properties != nullptr && std::ranges::any_of(properties->children, [](const FbxNode& p) {
               return p.properties.size() > kFlags && fbxText(&p, kFlags).find('U') != std::string::npos &&
                      fbxText(&p) != kFbxAlphaCutoff;
           });
}

void countMaps(const FbxDocument& document, const FbxObject& material, ContentCounts& counts) {
    for (const FbxLink& link : material.sources) {
        const std::string& kind = document.object(link.object).kind;
        const bool read = kind == "Texture" && fbxTextureSlot(link.property).has_value();
        if ((kind == "Texture" || kind == "LayeredTexture") && !read) {
            counts.add("map " + link.property);
        }
    }
}

/// Says in one notice (ContentIgnored) what of the file the scene has no place for: cameras, lights, maps in
/// slots that are not read, ways to lay textures on, tangents, properties of the user's own.
void noteFbxLosses(const FbxDocument& document, const std::string& name, Notices& notices) {
    ContentCounts counts;
    for (const FbxObject& object : document.objects()) {
        const bool light = object.kind == "NodeAttribute" && object.subtype == "Light";
        counts.add("lights", light && !isPunctual(document, object) ? 1 : 0);
        counts.add("tangents",
                   object.kind == "Geometry" && object.node->child("LayerElementTangent") != nullptr ? 1 : 0);
        counts.add("extras", object.kind != "Geometry" && hasUserProperty(object) ? 1 : 0);
        if (object.kind == "Material") {
            countMaps(document, object, counts);
        }
    }
    counts.note(NoticeCode::ContentIgnored, name, notices);
}

bool isJointType(const std::string& subtype) {
    return subtype == "LimbNode" || subtype == "Limb" || subtype == "Root";
}

/// Models that show something, as opposed to nulls, joints and effectors.
bool showsObject(const std::string& subtype) {
    constexpr std::array<std::string_view, 8> kObjects{"Mesh",  "Camera",     "Light", "CameraSwitcher",
                                                       "Nurbs", "NurbsCurve", "Line",  "OpticalReference"};
    return std::ranges::find(kObjects, subtype) != kObjects.end();
}

/// The file's axes as this project's: x right, y up, z to the viewer. Impossible settings count as y up.
Transform axesOf(const FbxDocument& document, UpAxis& upAxis) {
    Mat3 rows = Mat3::Zero();
    const std::array<std::pair<const char*, const char*>, 3> names{
        {{"CoordAxis", "CoordAxisSign"}, {"UpAxis", "UpAxisSign"}, {"FrontAxis", "FrontAxisSign"}}};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double axis = document.setting(names[i].first, static_cast<double>(i));
        const double sign = document.setting(names[i].second, 1.0) < 0.0 ? -1.0 : 1.0;
        if (axis == 0.0 || axis == 1.0 || axis == 2.0) {
            rows(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(axis)) = sign;
        }
    }
    if (std::abs(std::abs(rows.determinant()) - 1.0) > 1e-6) {
        return Transform::Identity();
    }
    if (rows.determinant() < 0.0) {
        rows.row(2) = -rows.row(2); // FBX data is right-handed, whatever the front's sign says
    }
    upAxis = rows(1, 0) != 0.0 ? UpAxis::X : rows(1, 1) != 0.0 ? UpAxis::Y : UpAxis::Z;
    Transform result = Transform::Identity();
    result.linear() = rows;
    return result;
}

class FbxSceneReader {
public:
    FbxSceneReader(const FbxDocument& document, std::string file, Progress& progress)
        : m_document(document)
        , m_file(std::move(file))
        , m_progress(progress)
        , m_nodeOfModel(document.objects().size(), kNone) {}

    Expected<ImportedFile> read() {
        m_source.metersPerUnit = m_document.setting("UnitScaleFactor", 1.0) / 100.0;
        m_source.modelFromFile = axesOf(m_document, m_source.upAxis);
        readSceneName();
        readModels();
        readBindPoses();
        readFbxViewpoints(m_document, m_nodeOfModel, m_source);
        m_materialOfObject = readFbxMaterials(m_document, m_source);
        noteFbxLosses(m_document, m_file, m_source.notices);
        for (std::size_t o = 0; o < m_document.objects().size(); ++o) {
            if (m_nodeOfModel[o] == kNone) {
                continue;
            }
            if (m_progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            for (const std::size_t geometry : m_document.sources(o, "Geometry", "Mesh")) {
                readMesh(o, geometry);
            }
            if (m_corners / 3 > kMaxTriangles) {
                return fail(ErrorCode::TooManyFaces,
                            {m_file, std::to_string(m_corners / 3), std::to_string(kMaxTriangles)});
            }
        }
        readFbxClips(m_document, {m_nodeOfModel, m_drivenShapes}, m_source);
        return std::move(m_source);
    }

private:
    void readModels() {
        const std::vector<FbxObject>& objects = m_document.objects();
        for (std::size_t o = 0; o < objects.size(); ++o) {
            if (objects[o].kind != "Model") {
                continue;
            }
            ImportedNode node;
            node.name = objects[o].name;
            node.parentFromNode = fbxRest(m_document, objects[o]);
            node.saysJoint = isJointType(objects[o].subtype);
            node.limits = fbxLimits(m_document, objects[o]);
            node.carriesObject =
                showsObject(objects[o].subtype) || !m_document.sources(o, "Geometry").empty();
            m_nodeOfModel[o] = static_cast<std::int32_t>(m_source.nodes.size());
            m_source.nodes.push_back(std::move(node));
        }
        for (std::size_t o = 0; o < objects.size(); ++o) {
            for (const FbxLink& link : objects[o].targets) {
                if (m_nodeOfModel[o] != kNone && link.property.empty() &&
                    m_nodeOfModel[link.object] != kNone) {
                    m_source.nodes[static_cast<std::size_t>(m_nodeOfModel[o])].parent =
                        m_nodeOfModel[link.object];
                    break;
                }
            }
        }
    }

    void readBindPoses() {
        for (const FbxObject& pose : m_document.objects()) {
            if (pose.kind != "Pose" || pose.subtype != "BindPose") {
                continue;
            }
            for (const FbxNode& entry : pose.node->children) {
                readBindPose(entry);
            }
        }
    }

    void readBindPose(const FbxNode& entry) {
        const std::vector<std::int64_t> id = fbxIntegers(entry.child("Node"));
        if (id.empty()) {
            return;
        }
        const std::size_t object = m_document.find(id.front()).value_or(m_nodeOfModel.size());
        if (object < m_nodeOfModel.size() && m_nodeOfModel[object] != kNone) {
            auto& bind = m_source.nodes[static_cast<std::size_t>(m_nodeOfModel[object])].fileFromNodeBind;
            bind = bind ? bind : fbxMatrix(entry.child("Matrix"));
        }
    }

    void readMesh(std::size_t model, std::size_t geometry) {
        std::size_t shape = 0;
        ImportedMesh mesh;
        mesh.node = m_nodeOfModel[model];
        readFbxGeometry(m_document.object(geometry), mesh);
        m_corners += mesh.mesh.cornerCount();
        const std::string& modelName = m_document.object(model).name;
        mesh.geometryName = m_document.object(geometry).name;
        mesh.mesh.name = modelName.empty() ? m_document.object(geometry).name : modelName;
        mesh.nodeFromMesh = fbxGeometricOffset(m_document, m_document.object(model));
        numberMaterials(model, mesh.mesh);
        readFbxSkin(m_document, geometry, m_nodeOfModel, mesh);
        readSkinName(geometry, mesh);
        for (const FbxShapeChannel& channel : readFbxShapes(m_document, geometry, mesh.mesh)) {
            m_drivenShapes.push_back({channel, m_source.meshes.size(), shape++});
        }
        m_source.meshes.push_back(std::move(mesh));
    }

    /// "Scene" is what most exporters write without asking.
    void readSceneName() {
        const FbxNode* documents = m_document.root().child("Documents");
        const FbxNode* document = documents == nullptr ? nullptr : documents->child("Document");
        const std::string name = fbxText(document, 1);
        m_source.names.scene = name == "Scene" ? std::string() : name;
    }

    /// Skins are mostly called like the mesh that they move, which is no name of theirs.
    void readSkinName(std::size_t geometry, const ImportedMesh& mesh) {
        for (const std::size_t skin : m_document.sources(geometry, "Deformer", "Skin")) {
            const std::string& name = m_document.object(skin).name;
            const bool own = name != mesh.mesh.name && name != mesh.geometryName && name != "Skin";
            if (m_source.names.skin.empty() && own) {
                m_source.names.skin = name;
            }
        }
    }

    /// From places in the Model's list of materials to places in the scene's.
    void numberMaterials(std::size_t model, Mesh& mesh) const {
        const std::vector<std::size_t> materials = m_document.sources(model, "Material");
        if (mesh.materials.empty() && !materials.empty()) {
            mesh.materials.assign(mesh.polygonCount(), 0);
        }
        for (std::int32_t& material : mesh.materials) {
            const bool known = material >= 0 && static_cast<std::size_t>(material) < materials.size();
            material = known ? m_materialOfObject[materials[static_cast<std::size_t>(material)]] : kNone;
        }
    }

    const FbxDocument& m_document;
    std::string m_file;
    Progress& m_progress;
    std::vector<std::int32_t> m_nodeOfModel;      ///< of every object
    std::vector<std::int32_t> m_materialOfObject; ///< of every object
    std::vector<FbxDrivenShape> m_drivenShapes;
    std::size_t m_corners = 0;
    ImportedFile m_source;
};

/// Before it the tree was built otherwise.
constexpr std::int64_t kOldestWithIds = 7000;

/// The tree as newer files have it, however old it is.
Expected<FbxNode> upToDate(FbxNode root, const std::string& file) {
    const FbxNode* header = root.child("FBXHeaderExtension");
    const std::vector<std::int64_t> version =
        fbxIntegers(header == nullptr ? nullptr : header->child("FBXVersion"));
    if (!version.empty()) {
        if (const std::optional<Error> error = fbxVersionError(version.front(), file)) {
            return fail(*error);
        }
    }
    return !version.empty() && version.front() < kOldestWithIds ? upgradedFbx(std::move(root))
                                                                : std::move(root);
}

/// Text files say "FBX" in a comment on their first line; anything else is something else.
Expected<FbxNode> readTextTree(const std::string& text, const std::string& file) {
    const std::size_t line = std::min(text.find('\n'), text.size());
    if (text.substr(0, line).find("FBX") == std::string::npos || text.find('\0') != std::string::npos) {
        return fail(ErrorCode::FileBroken, {file, "it is no FBX file"});
    }
    return readFbxText(text, file);
}

/// What could not be read for its kind is told of, and is an error where nothing else was there.
Expected<ImportedFile> withUnknownKinds(Expected<ImportedFile> source, const FbxUnknownKinds& unknown,
                                        const std::string& file) {
    if (!source || unknown.count == 0) {
        return source;
    }
    const bool anything = source->meshes.empty()
                              ? !source->nodes.empty()
                              : std::ranges::any_of(source->meshes, [](const ImportedMesh& mesh) {
                                    return mesh.mesh.polygonCount() > 0;
                                });
    if (!anything) {
        return fail(ErrorCode::FileBroken, {file, unknown.first});
    }
    ContentCounts counts;
    counts.add("unknownKinds " + unknown.first, unknown.count);
    counts.note(NoticeCode::ContentIgnored, file, source->notices);
    return source;
}

} // namespace

Expected<ImportedFile> readFbx(const std::filesystem::path& file, Progress& progress) {
    Expected<std::string> bytes = readWholeFile(file, FileUse::Model, progress);
    if (!bytes) {
        return fail(bytes.error());
    }
    const bool binary = bytes->starts_with("Kaydara FBX Binary");
    FbxUnknownKinds unknown;
    Expected<FbxNode> root =
        binary ? readFbxNodes(*bytes, file.string(), &unknown) : readTextTree(*bytes, file.string());
    if (!root) {
        return fail(root.error());
    }
    const ContentSum sum = contentSum(*bytes);
    bytes->clear();
    bytes->shrink_to_fit();
    root = upToDate(std::move(*root), file.string());
    if (!root) {
        return fail(root.error());
    }
    const FbxDocument document(std::move(*root));
    Expected<ImportedFile> source = FbxSceneReader(document, file.string(), progress).read();
    if (source) {
        source->sum = sum;
    }
    return withUnknownKinds(std::move(source), unknown, file.string());
}

} // namespace sinew
