#include "core/io/gltf/read/GltfMaterialExtensions.h"

#include "core/io/gltf/read/GltfExtensions.h"
#include "core/io/gltf/read/GltfReadMaterials.h"
#include "core/io/gltf/read/GltfTextureLaying.h"

namespace sinew {
namespace {

/// Bytes that are no UTF-8 become marks.
std::string textOfJson(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

MaterialExtension readMaterialExtension(GltfFile& file, const Json& json, bool moved, ImportedFile& source) {
    MaterialExtension extension;
    Json rest = json;
    for (const std::string& key : textureKeys(json)) {
        ExtensionTexture texture{
            key, gltfImageOf(file, json, key.c_str(), source), gltfTextureLaying(file, json[key], moved), {}};
        Json more = json[key];
        for (const char* known : {"index", "texCoord", "extensions"}) {
            more.erase(known);
        }
        texture.more = textOfJson(more);
        rest.erase(key);
        extension.textures.push_back(std::move(texture));
    }
    extension.json = textOfJson(rest);
    return extension;
}

} // namespace

std::vector<std::string> textureKeys(const Json& extension) {
    std::vector<std::string> keys;
    for (auto member = extension.begin(); extension.is_object() && member != extension.end(); ++member) {
        if (member.key().ends_with("Texture") && member->is_object()) {
            keys.push_back(member.key());
        }
    }
    return keys;
}

std::vector<MaterialExtension> readMaterialExtensions(GltfFile& file, const Json& material, bool moved,
                                                      ImportedFile& source) {
    std::vector<MaterialExtension> result;
    const Json& extensions = gltfMember(material, "extensions");
    for (auto each = extensions.begin(); extensions.is_object() && each != extensions.end(); ++each) {
        if (keepsMaterialExtension(each.key()) && each->is_object()) {
            result.push_back(readMaterialExtension(file, *each, moved, source));
            result.back().name = each.key();
        }
    }
    return result;
}

} // namespace sinew
