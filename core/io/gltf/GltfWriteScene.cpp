#include "core/io/gltf/GltfWriteScene.h"

#include "core/io/gltf/GltfMaterials.h"
#include "core/io/gltf/GltfMesh.h"
#include "core/io/gltf/GltfNodes.h"

namespace sinew {
namespace {

using nlohmann::json;

struct Document {
    json root;
    std::string bytes; ///< the buffer
    std::vector<GltfPictureFile> pictures;
};

void setIfAny(json& root, const char* name, json values) {
    if (!values.empty()) {
        root[name] = std::move(values);
    }
}

/// Writes the meshes and hangs each on a node. False when canceled.
bool addMeshes(json& root, GltfNodes& nodes, GltfBuffer& buffer, const ExportInput& input, Notices& notices,
               Progress& progress) {
    json meshes = json::array();
    for (std::size_t p = 0; p < input.parts.size(); ++p) {
        if (progress.canceled()) {
            return false;
        }
        progress.report(Stage::Export, static_cast<double>(p) / static_cast<double>(input.parts.size()));
        const ExportPart& part = input.parts[p];
        const std::string& name = part.mesh->name;
        GltfMesh mesh = writeGltfMesh(buffer, input, part);
        if (mesh.splitPolygons > 0) {
            notices.push_back({NoticeCode::PolygonsTriangulated, name, mesh.splitPolygons, {}});
        }
        if (mesh.unusedPoints > 0) {
            notices.push_back({NoticeCode::UnusedPointsDropped, name, mesh.unusedPoints, {}});
        }
        if (!mesh.json.is_null()) {
            addGltfMeshNode(nodes, name, meshes.size(), part.weights != nullptr);
            meshes.push_back(std::move(mesh.json));
        }
    }
    setIfAny(root, "meshes", std::move(meshes));
    return true;
}

Expected<Document> writeDocument(const ExportInput& input, const std::string& pictureStem, Notices& notices,
                                 Progress& progress) {
    GltfBuffer buffer;
    Document document;
    json& root = document.root;
    root["asset"] = {{"version", "2.0"}, {"generator", "Sinew"}};
    GltfNodes nodes = writeGltfSkeleton(buffer, input);
    if (!addMeshes(root, nodes, buffer, input, notices, progress)) {
        return fail(ErrorCode::Canceled);
    }
    GltfMaterials materials = writeGltfMaterials(buffer, input, pictureStem, notices);
    setIfAny(root, "animations", writeGltfAnimations(buffer, input));
    setIfAny(root, "nodes", std::move(nodes.nodes));
    setIfAny(root, "skins", std::move(nodes.skins));
    setIfAny(root, "materials", std::move(materials.materials));
    setIfAny(root, "textures", std::move(materials.textures));
    setIfAny(root, "images", std::move(materials.images));
    json scene = json::object();
    setIfAny(scene, "nodes", nodes.roots);
    root["scenes"] = json::array({std::move(scene)});
    root["scene"] = 0;

    GltfBuffer::Result result = buffer.finish();
    if (!result.bytes.empty()) {
        root["buffers"] = json::array({{{"byteLength", result.bytes.size()}}});
    }
    setIfAny(root, "bufferViews", std::move(result.views));
    setIfAny(root, "accessors", std::move(result.accessors));
    document.bytes = std::move(result.bytes);
    document.pictures = std::move(materials.files);
    return document;
}

/// Names are bytes of any kind in a scene; JSON takes UTF-8 alone.
std::string text(const json& root, int indent) {
    return root.dump(indent, ' ', false, json::error_handler_t::replace);
}

void append(std::string& out, std::uint32_t number) {
    for (unsigned shift = 0; shift < 32; shift += 8) {
        out.push_back(static_cast<char>(number >> shift & 0xffU));
    }
}

void appendChunk(std::string& out, std::string_view type, std::string bytes, char padding) {
    bytes.append((4 - bytes.size() % 4) % 4, padding);
    append(out, static_cast<std::uint32_t>(bytes.size()));
    out += type;
    out += bytes;
}

} // namespace

Expected<std::string> writeGlb(const ExportInput& input, Notices& notices, Progress& progress) {
    Expected<Document> document = writeDocument(input, {}, notices, progress);
    if (!document) {
        return fail(document.error());
    }
    std::string chunks;
    appendChunk(chunks, "JSON", text(document->root, -1), ' ');
    if (!document->bytes.empty()) {
        appendChunk(chunks, {"BIN\0", 4}, std::move(document->bytes), '\0');
    }
    std::string file = "glTF";
    append(file, 2);
    append(file, static_cast<std::uint32_t>(chunks.size() + 12));
    return file + chunks;
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
        const std::string name = stem + ".bin";
        document->root["buffers"][0]["uri"] = gltfUri(name);
        files.push_back({folder / name, std::move(document->bytes)});
    }
    for (const GltfPictureFile& picture : document->pictures) {
        const auto* bytes = reinterpret_cast<const char*>(picture.bytes->data());
        files.push_back({folder / picture.name, std::string(bytes, picture.bytes->size())});
    }
    files.push_back({file, text(document->root, 1)});
    return files;
}

} // namespace sinew
