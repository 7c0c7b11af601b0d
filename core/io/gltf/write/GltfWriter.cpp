#include "core/io/gltf/write/GltfWriter.h"

#include "core/io/FormatFunctions.h"
#include "core/io/gltf/GltfContainer.h"
#include "core/io/gltf/write/GltfWriteParts.h"

#include <algorithm>
#include <numbers>

namespace sinew {
namespace {

using Json = nlohmann::json;

/// The node, already hung where it belongs.
Json& addViewpointNode(GltfNodes& nodes, const std::string& name, const Viewpoint& viewpoint, double scale) {
    const std::size_t index = nodes.nodes.size();
    if (viewpoint.joint == kNone) {
        nodes.roots.push_back(index);
    } else {
        nodes.nodes[static_cast<std::size_t>(viewpoint.joint)]["children"].push_back(index);
    }
    const Quat q = Quat(viewpoint.parentFromThis.linear()).normalized();
    const Vec3 t = viewpoint.parentFromThis.translation() * scale;
    nodes.nodes.push_back(
        {{"name", name}, {"translation", {t.x(), t.y(), t.z()}}, {"rotation", {q.x(), q.y(), q.z(), q.w()}}});
    return nodes.nodes.back();
}

Json orthographicJson(const SceneCamera& camera, double scale) {
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

Json cameraJson(const SceneCamera& camera, double scale) {
    if (camera.orthographic) {
        return orthographicJson(camera, scale);
    }
    Json lens{{"yfov", camera.fieldOfView}, {"znear", camera.nearest * scale}};
    if (camera.farthest > camera.nearest) {
        lens["zfar"] = camera.farthest * scale;
    }
    if (camera.aspect > 0.0) {
        lens["aspectRatio"] = camera.aspect;
    }
    return {{"type", "perspective"}, {"perspective", std::move(lens)}};
}

Json lightJson(const SceneLight& light, double scale) {
    const Vec3f color = light.color.cwiseMax(0.0F).cwiseMin(1.0F);
    Json result{{"color", {color.x(), color.y(), color.z()}}, {"intensity", light.intensity}};
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

/// Writes the cameras and lights of a scene, a node each, under the joints that they hang on. True when the
/// file needs KHR_lights_punctual.
bool addGltfViewpoints(Json& root, GltfNodes& nodes, const ExportInput& input) {
    for (const SceneCamera& camera : input.scene->cameras) {
        addViewpointNode(nodes, camera.name, camera.viewpoint, input.scale)["camera"] =
            root["cameras"].size();
        Json written = cameraJson(camera, input.scale);
        written["name"] = camera.name;
        root["cameras"].push_back(std::move(written));
    }
    constexpr const char* kPunctual = "KHR_lights_punctual";
    for (const SceneLight& light : input.scene->lights) {
        Json& lights = root["extensions"][kPunctual]["lights"];
        addViewpointNode(nodes, light.name, light.viewpoint, input.scale)["extensions"][kPunctual]["light"] =
            lights.size();
        Json written = lightJson(light, input.scale);
        written["name"] = light.name;
        lights.push_back(std::move(written));
    }
    return !input.scene->lights.empty();
}

std::string bufferName(const std::string& stem) {
    return stem + ".bin";
}

struct Document {
    std::string text;  ///< the JSON
    std::string bytes; ///< the buffer
    std::vector<GltfPictureFile> pictures;
};

void setIfAny(Json& root, const char* name, Json values) {
    if (!values.empty()) {
        root[name] = std::move(values);
    }
}

/// Writes the meshes and hangs each on a node, which it returns. Nothing when canceled.
std::optional<GltfNodesOfParts> addMeshes(Json& root, GltfNodes& nodes, GltfBuffer& buffer,
                                          const ExportInput& input, Notices& notices, Progress& progress) {
    GltfNodesOfParts nodeOfPart(input.parts.size());
    Json meshes = Json::array();
    for (std::size_t p = 0; p < input.parts.size(); ++p) {
        if (progress.canceled()) {
            return std::nullopt;
        }
        progress.report(Stage::Export, static_cast<double>(p) / static_cast<double>(input.parts.size()));
        const ExportPart& part = input.parts[p];
        const std::string& name = part.mesh->name;
        GltfMesh mesh = writeGltfMesh(buffer, input, part);
        if (mesh.splitPolygons > 0) {
            notices.push_back({NoticeCode::PolygonsTriangulated, name, mesh.splitPolygons, {}});
        }
        if (mesh.unusedVertices > 0) {
            notices.push_back({NoticeCode::UnusedVerticesDropped, name, mesh.unusedVertices, {}});
        }
        if (!mesh.json.is_null()) {
            nodeOfPart[p] = addGltfMeshNode(nodes, name, meshes.size(), part.weights != nullptr);
            meshes.push_back(std::move(mesh.json));
        }
    }
    setIfAny(root, "meshes", std::move(meshes));
    return nodeOfPart;
}

/// The buffer's description; `stem` names the file it is in, if it has one of its own.
void describeBuffer(Json& root, const std::string& bytes, const std::string& stem) {
    if (bytes.empty()) {
        return;
    }
    Json buffer{{"byteLength", bytes.size()}};
    if (!stem.empty()) {
        buffer["uri"] = gltfUri(bufferName(stem));
    }
    root["buffers"] = Json::array({std::move(buffer)});
}

void addExtensions(Json& root, const std::map<std::string, bool>& extensions) {
    for (const auto& [name, required] : extensions) {
        root["extensionsUsed"].push_back(name);
        if (required) {
            root["extensionsRequired"].push_back(name);
        }
    }
}

void addWholeExtension(Json& root, const GltfExtension& extension, const GltfNodesOfParts& nodeOfPart) {
    for (auto& [name, value] : extension.values(nodeOfPart, root["nodes"])) {
        root["extensionsUsed"].push_back(name);
        root["extensions"][name] = value;
    }
    for (const std::string& name : extension.alsoUsed) {
        root["extensionsUsed"].push_back(name);
    }
    for (const auto& [node, value] : extension.nodeValues) {
        root["nodes"][node]["extensions"][extension.nodeName] = value;
    }
    if (!extension.nodeValues.empty()) {
        root["extensionsUsed"].push_back(extension.nodeName);
    }
}

/// The file as text and buffer; with a `stem`, buffer and pictures are files of their own, named after it.
Expected<Document> writeDocument(const ExportInput& input, const std::string& stem, Notices& notices,
                                 Progress& progress, const GltfExtension* extension = nullptr) {
    GltfBuffer buffer;
    Json root{{"asset", {{"version", "2.0"}, {"generator", "Sinew"}}}};
    GltfNodes nodes = writeGltfSkeleton(buffer, input);
    const std::optional<GltfNodesOfParts> nodeOfPart =
        addMeshes(root, nodes, buffer, input, notices, progress);
    if (!nodeOfPart) {
        return fail(ErrorCode::Canceled);
    }
    GltfMaterials materials = writeGltfMaterials(buffer, input, stem, notices);
    setIfAny(root, "animations", writeGltfAnimations(buffer, input, *nodeOfPart));
    if (addGltfViewpoints(root, nodes, input)) {
        materials.extensions.try_emplace("KHR_lights_punctual", false);
    }
    setIfAny(root, "nodes", std::move(nodes.nodes));
    setIfAny(root, "skins", std::move(nodes.skins));
    setIfAny(root, "materials", std::move(materials.materials));
    setIfAny(root, "textures", std::move(materials.textures));
    setIfAny(root, "samplers", std::move(materials.samplers));
    setIfAny(root, "images", std::move(materials.images));
    addExtensions(root, materials.extensions);
    if (extension != nullptr) {
        addWholeExtension(root, *extension, *nodeOfPart);
    }
    Json scene = Json::object();
    if (!input.scene->names.scene.empty()) {
        scene["name"] = input.scene->names.scene;
    }
    setIfAny(scene, "nodes", nodes.roots);
    root["scenes"] = Json::array({std::move(scene)});
    root["scene"] = 0;
    GltfBuffer::Result result = buffer.finish();
    describeBuffer(root, result.bytes, stem);
    setIfAny(root, "bufferViews", std::move(result.views));
    setIfAny(root, "accessors", std::move(result.accessors));
    // Names are bytes of any kind in a scene; JSON takes UTF-8 alone.
    std::string text = root.dump(stem.empty() ? -1 : 1, ' ', false, Json::error_handler_t::replace);
    return Document{std::move(text), std::move(result.bytes), std::move(materials.files)};
}

std::string bytesOf(std::uint32_t number) {
    std::string bytes;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        bytes.push_back(static_cast<char>(number >> shift & 0xffU));
    }
    return bytes;
}

void appendChunk(std::string& out, std::string_view type, const std::string& bytes, char padding) {
    const std::size_t padded = (bytes.size() + 3) / 4 * 4;
    out += bytesOf(static_cast<std::uint32_t>(padded));
    out += type;
    out += bytes;
    out.append(padded - bytes.size(), padding);
}

} // namespace

Expected<std::string> writeGlb(const ExportInput& input, Notices& notices, Progress& progress,
                               const GltfExtension* extension) {
    const Expected<Document> document = writeDocument(input, {}, notices, progress, extension);
    if (!document) {
        return fail(document.error());
    }
    std::string file = "glTF" + bytesOf(2) + bytesOf(0);
    file.reserve(document->text.size() + document->bytes.size() + 40);
    appendChunk(file, "JSON", document->text, ' ');
    if (!document->bytes.empty()) {
        appendChunk(file, {"BIN\0", 4}, document->bytes, '\0');
    }
    file.replace(8, 4, bytesOf(static_cast<std::uint32_t>(file.size())));
    return file;
}

Expected<std::vector<OutputFile>> writeGltf(const ExportInput& input, const std::filesystem::path& file,
                                            Notices& notices, Progress& progress) {
    const std::string stem = file.stem().string();
    Expected<Document> document = writeDocument(input, stem, notices, progress);
    if (!document) {
        return fail(document.error());
    }
    const std::filesystem::path folder = file.parent_path();
    std::vector<OutputFile> files;
    if (!document->bytes.empty()) {
        files.push_back({folder / bufferName(stem), std::move(document->bytes)});
    }
    for (const GltfPictureFile& picture : document->pictures) {
        const auto* bytes = reinterpret_cast<const char*>(picture.bytes->data());
        files.push_back({folder / picture.name, std::string(bytes, picture.bytes->size())});
    }
    files.push_back({file, std::move(document->text)});
    return files;
}

std::vector<std::filesystem::path> gltfFilesBeside(const Scene& scene, const std::filesystem::path& file) {
    const std::string stem = file.stem().string();
    const std::filesystem::path folder = file.parent_path();
    std::vector<std::filesystem::path> files{folder / bufferName(stem)};
    for (const std::string& name : gltfPictureNames(scene, embeddedKinds(scene), stem)) {
        if (!name.empty()) {
            files.push_back(folder / name);
        }
    }
    return files;
}

namespace {

Expected<std::vector<OutputFile>> writeGlbFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& notices, Progress& progress) {
    return oneFile(target, writeGlb(input, notices, progress));
}

Expected<std::vector<OutputFile>> writeGltfFiles(const ExportInput& input, const WriteTarget& target,
                                                 Notices& notices, Progress& progress) {
    return writeGltf(input, target.file, notices, progress);
}

constexpr FormatSideFiles kSideFilesOfGltf{gltfFilesBeside, gltfSideFiles};

} // namespace

/// Metres whatever the engine, and two sets of influences.
ExportNeeds gltfNeeds(const ExportSettings& settings) {
    const std::size_t max =
        settings.maxInfluences == 0 ? kGltfInfluences : std::min(settings.maxInfluences, kGltfInfluences);
    return {1.0, max, true, true};
}

/// It takes opacity from the alpha of the colours alone; bytes do not number all joints of large skeletons.
void countGltfLosses(const ExportInput& input, ContentCounts& counts) {
    for (const Material& material : input.scene->materials) {
        counts.add("opacityTextures", material.opacityTexture == kNone ? 0 : 1);
    }
    const std::size_t joints = input.scene->skeleton.size();
    counts.add("jointLimits", limitedJoints(input.scene->skeleton));
    counts.add("jointBytes", input.settings->packed && joints > kGltfByteJoints ? joints : 0);
}

const FormatWriter kGlbWriter{gltfNeeds, writeGlbFile, countGltfLosses};

const FormatWriter kGltfWriter{gltfNeeds, writeGltfFiles, countGltfLosses, &kSideFilesOfGltf};

} // namespace sinew
