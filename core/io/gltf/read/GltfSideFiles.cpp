#include "core/io/gltf/read/GltfSideFiles.h"

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/FileBytes.h"

namespace sinew {

std::vector<std::filesystem::path> gltfSideFiles(const std::filesystem::path& file) {
    std::vector<std::filesystem::path> files;
    const Expected<std::string> text =
        lowerExtension(file) == ".gltf" ? readWholeFile(file) : Expected<std::string>(std::string());
    if (!text) {
        return files;
    }
    const Json root = Json::parse(*text, nullptr, false);
    for (const char* list : {"buffers", "images"}) {
        for (const Json& entry : gltfMember(root, list)) {
            const std::string uri = gltfText(entry, "uri");
            if (!uri.empty() && !uri.starts_with("data:")) {
                files.push_back(file.parent_path() / GltfFile::decodePath(uri));
            }
        }
    }
    return files;
}

} // namespace sinew
