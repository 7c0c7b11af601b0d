#include "core/io/gltf/read/GltfSideFiles.h"

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/FileBeside.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"

namespace sinew {

std::vector<std::filesystem::path> gltfSideFiles(const std::filesystem::path& file) {
    std::vector<std::filesystem::path> files;
    const Expected<std::string> text =
        lowerExtension(file) == ".gltf" ? readWholeFile(file) : Expected<std::string>(std::string());
    if (!text) {
        return files;
    }
    const Json root = parseJson<Json>(*text);
    for (const char* list : {"buffers", "images"}) {
        for (const Json& entry : gltfMember(root, list)) {
            const std::string uri = gltfText(entry, "uri");
            const std::string named = GltfFile::decodePath(uri);
            // What lies elsewhere is not read, so it does not belong to the model.
            if (!uri.empty() && !GltfFile::isDataUri(uri) && !namesScheme(uri) &&
                !leavesFolder(file.parent_path(), named)) {
                files.push_back(file.parent_path() / named);
            }
        }
    }
    return files;
}

} // namespace sinew
