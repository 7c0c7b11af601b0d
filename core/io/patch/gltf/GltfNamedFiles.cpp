#include "core/io/patch/gltf/GltfNamedFiles.h"

#include "core/io/patch/gltf/GltfContainer.h"
#include "core/io/source/FileBeside.h"
#include "core/io/source/JsonDepth.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

bool sameBytes(const fs::path& a, const fs::path& b) {
    std::error_code error;
    if (fs::equivalent(a, b, error)) {
        return true;
    }
    if (fs::file_size(a, error) != fs::file_size(b, error) || error) {
        return false;
    }
    const Expected<std::string> first = readWholeFile(a);
    const Expected<std::string> second = readWholeFile(b);
    return first && second && *first == *second;
}

} // namespace

std::vector<std::string> gltfNamedFiles(const Json& root) {
    std::set<std::string> names;
    for (const char* list : {"buffers", "images"}) {
        for (const Json& item : gltfMember(root, list)) {
            const std::string uri = gltfText(item, "uri");
            if (!uri.empty() && !GltfFile::isDataUri(uri) && !namesScheme(uri)) {
                names.insert(GltfFile::decodePath(uri));
            }
        }
    }
    return {names.begin(), names.end()};
}

std::string gltfSkinFileName(const fs::path& target, const std::vector<std::string>& taken) {
    const std::string stem = target.stem().string() + "_skin";
    std::string name = stem + ".bin";
    for (int number = 2; std::ranges::find(taken, name) != taken.end(); ++number) {
        name = stem + std::to_string(number) + ".bin";
    }
    return name;
}

std::vector<fs::path> plannedBesideGltf(const fs::path& source, const fs::path& target) {
    std::vector<fs::path> files;
    const Expected<std::string> bytes = readWholeFile(source);
    const auto container = bytes ? GltfContainer::split(*bytes) : std::nullopt;
    if (!container) {
        return files;
    }
    const std::vector<std::string> named = gltfNamedFiles(parseJson<Json>(container->json));
    for (const std::string& name : named) {
        const std::optional<fs::path> found = fileBeside(source.parent_path(), name);
        if (found && !sameBytes(*found, target.parent_path() / name)) {
            files.push_back(target.parent_path() / name);
        }
    }
    if (!container->binary && !named.empty()) {
        files.push_back(target.parent_path() / gltfSkinFileName(target, named));
    }
    return files;
}

} // namespace sinew
