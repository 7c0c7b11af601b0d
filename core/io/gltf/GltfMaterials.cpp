#include "core/io/gltf/GltfMaterials.h"

#include <algorithm>

namespace sinew {
namespace {

using nlohmann::json;

/// Empty: a kind of picture that glTF does not take.
std::string mimeType(const std::string& extension) {
    if (extension == "png") {
        return "image/png";
    }
    return extension == "jpg" || extension == "jpeg" ? "image/jpeg" : "";
}

float clamped(float value) {
    return std::clamp(value, 0.0F, 1.0F);
}

class MaterialWriter {
public:
    MaterialWriter(GltfBuffer& buffer, const ExportInput& input, const std::string& stem, Notices& notices)
        : m_buffer(buffer)
        , m_input(input)
        , m_stem(stem)
        , m_notices(notices)
        , m_written(input.textures.size(), kNone) {}

    GltfMaterials write();

private:
    json material(const Material& material);
    void addTexture(json& owner, const char* slot, std::int32_t texture);
    void writePicture(std::size_t texture);
    json image(std::size_t texture, const std::string& mime);

    GltfBuffer& m_buffer;
    const ExportInput& m_input;
    const std::string& m_stem;
    Notices& m_notices;
    std::vector<std::int32_t> m_written; ///< glTF texture of each of the scene's, or none
    GltfMaterials m_result;
};

GltfMaterials MaterialWriter::write() {
    for (std::size_t t = 0; t < m_input.textures.size(); ++t) {
        if (m_input.textures[t].used) {
            writePicture(t);
        }
    }
    for (const Material& one : m_input.scene->materials) {
        m_result.materials.push_back(material(one));
    }
    return std::move(m_result);
}

void MaterialWriter::writePicture(std::size_t texture) {
    const ExportTexture& picture = m_input.textures[texture];
    if (!picture.data) {
        return; // already reported when it was looked for
    }
    const std::string mime = mimeType(picture.extension);
    const std::string& name = m_input.scene->textures[texture].name;
    if (mime.empty()) {
        m_notices.push_back({NoticeCode::TextureDropped, name, 1, {picture.extension}});
        return;
    }
    m_result.images.push_back(image(texture, mime));
    m_written[texture] = static_cast<std::int32_t>(m_result.textures.size());
    m_result.textures.push_back({{"source", m_result.images.size() - 1}, {"name", name}});
}

json MaterialWriter::image(std::size_t texture, const std::string& mime) {
    const ExportTexture& picture = m_input.textures[texture];
    json result{{"name", m_input.scene->textures[texture].name}, {"mimeType", mime}};
    if (m_stem.empty()) {
        result["bufferView"] = m_buffer.addPicture(*picture.data);
        return result;
    }
    const std::string file = m_stem + '_' + std::to_string(texture) + '.' + picture.extension;
    m_result.files.push_back({file, picture.data});
    result["uri"] = gltfUri(file);
    return result;
}

void MaterialWriter::addTexture(json& owner, const char* slot, std::int32_t texture) {
    if (texture == kNone || m_written[static_cast<std::size_t>(texture)] == kNone) {
        return;
    }
    owner[slot] = {{"index", m_written[static_cast<std::size_t>(texture)]}};
}

json MaterialWriter::material(const Material& m) {
    const float alpha = m.alphaBlend ? clamped(m.baseColor.w()) : 1.0F;
    json metal{{"baseColorFactor",
                {clamped(m.baseColor.x()), clamped(m.baseColor.y()), clamped(m.baseColor.z()), alpha}},
               {"metallicFactor", clamped(m.metallic)},
               {"roughnessFactor", clamped(m.roughness)}};
    addTexture(metal, "baseColorTexture", m.baseColorTexture);
    addTexture(metal, "metallicRoughnessTexture", m.metallicRoughnessTexture);
    json result{{"name", m.name}, {"pbrMetallicRoughness", std::move(metal)}};
    result["emissiveFactor"] = {clamped(m.emissive.x()), clamped(m.emissive.y()), clamped(m.emissive.z())};
    addTexture(result, "normalTexture", m.normalTexture);
    addTexture(result, "emissiveTexture", m.emissiveTexture);
    if (m.doubleSided) {
        result["doubleSided"] = true;
    }
    if (m.alphaBlend) {
        result["alphaMode"] = "BLEND";
    }
    return result;
}

} // namespace

GltfMaterials writeGltfMaterials(GltfBuffer& buffer, const ExportInput& input, const std::string& stem,
                                 Notices& notices) {
    return MaterialWriter(buffer, input, stem, notices).write();
}

std::string gltfUri(const std::string& fileName) {
    static constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string result;
    for (const char c : fileName) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= '0' && byte <= '9') || c == '-' || c == '_' || c == '.' || c == '~';
        if (plain) {
            result.push_back(c);
        } else {
            result.append({'%', kHex[byte / 16], kHex[byte % 16]});
        }
    }
    return result;
}

} // namespace sinew
