#include "core/io/dae/DaeMaterials.h"

#include "core/io/gltf/read/GltfFile.h"

#include <algorithm>
#include <filesystem>

namespace sinew {
namespace {

/// An effect's shading block, whatever its model.
const XmlNode& shadingOf(const XmlNode& effect) {
    const XmlNode& technique = effect.child("profile_COMMON").child("technique");
    for (const XmlNode& child : technique.children) {
        if (child.name == "phong" || child.name == "lambert" || child.name == "blinn" ||
            child.name == "constant") {
            return child;
        }
    }
    return technique;
}

std::optional<Vec4f> colorOf(const XmlNode& property) {
    const std::vector<double> numbers = daeNumbers(property.child("color").text);
    if (numbers.size() < 3) {
        return std::nullopt;
    }
    return Eigen::Vector4d(numbers[0], numbers[1], numbers[2], numbers.size() > 3 ? numbers[3] : 1.0)
        .cast<float>();
}

class DaeMaterialReader {
public:
    DaeMaterialReader(const DaeDocument& document, ImportedFile& source)
        : m_document(document)
        , m_source(source) {}

    Material read(const XmlNode& xml) {
        Material material;
        material.name = xml.attribute("name").empty() ? xml.attribute("id") : xml.attribute("name");
        const XmlNode& effect = m_document.find(xml.child("instance_effect").attribute("url"));
        const XmlNode& shading = shadingOf(effect);
        const XmlNode& diffuse = shading.child("diffuse");
        material.baseColor.head<3>() = colorOf(diffuse).value_or(Vec4f::Ones()).head<3>();
        material.baseColorTexture = texture(effect, diffuse);
        const XmlNode& emission = shading.child("emission");
        material.emissive = colorOf(emission).value_or(Vec4f::Zero()).head<3>();
        material.emissiveTexture = texture(effect, emission);
        material.baseColor.w() = opacity(shading);
        material.alphaMode = material.baseColor.w() < 1.0F ? AlphaMode::Blend : AlphaMode::Opaque;
        material.opacityTexture = texture(effect, shading.child("transparent"));
        return material;
    }

private:
    static float opacity(const XmlNode& shading) {
        const std::vector<double> numbers = daeNumbers(shading.child("transparency").child("float").text);
        const double amount = numbers.empty() ? 1.0 : std::clamp(numbers.front(), 0.0, 1.0);
        const XmlNode& transparent = shading.child("transparent");
        const Vec4f color = colorOf(transparent).value_or(Vec4f::Ones());
        if (transparent.attribute("opaque") == "RGB_ZERO") {
            return static_cast<float>(1.0 - amount * static_cast<double>(color.head<3>().mean()));
        }
        return static_cast<float>(amount * static_cast<double>(color.w()));
    }

    /// What a <newparam> of the effect leads to: sampler -> surface -> image, each step optional.
    const XmlNode& imageOf(const XmlNode& effect, const std::string& name) const {
        for (const XmlNode& param : effect.child("profile_COMMON").children) {
            if (param.name != "newparam" || param.attribute("sid") != name) {
                continue;
            }
            const XmlNode& sampler = param.child("sampler2D");
            if (!sampler.child("instance_image").attribute("url").empty()) {
                return m_document.find(sampler.child("instance_image").attribute("url"));
            }
            const std::string next(sampler.name.empty() ? param.child("surface").child("init_from").text
                                                        : sampler.child("source").text);
            // A parameter that leads to itself leads nowhere.
            return next == name || next.empty() ? m_document.find({})
                   : sampler.name.empty()       ? m_document.find(next)
                                                : surfaceOf(effect, next);
        }
        return m_document.find(name);
    }

    const XmlNode& surfaceOf(const XmlNode& effect, const std::string& name) const {
        for (const XmlNode& param : effect.child("profile_COMMON").children) {
            if (param.name == "newparam" && param.attribute("sid") == name) {
                return m_document.find(param.child("surface").child("init_from").text);
            }
        }
        return m_document.find(name);
    }

    std::int32_t texture(const XmlNode& effect, const XmlNode& property) {
        const std::string& name = property.child("texture").attribute("texture");
        if (name.empty()) {
            return kNone;
        }
        const XmlNode& image = imageOf(effect, name);
        const XmlNode& from = image.child("init_from");
        std::string path(from.child("ref").text.empty() ? from.text : from.child("ref").text);
        path = GltfFile::decodePath(path.starts_with("file://") ? path.substr(7) : path);
        if (path.empty()) {
            return kNone;
        }
        const auto known = std::ranges::find(m_source.textures, path, &Texture::path);
        if (known != m_source.textures.end()) {
            return static_cast<std::int32_t>(known - m_source.textures.begin());
        }
        Texture added;
        added.path = path;
        added.name = std::filesystem::path(path).stem().string();
        m_source.textures.push_back(std::move(added));
        return static_cast<std::int32_t>(m_source.textures.size()) - 1;
    }

    const DaeDocument& m_document;
    ImportedFile& m_source;
};

} // namespace

std::map<std::string, std::int32_t> readDaeMaterials(const DaeDocument& document, ImportedFile& source) {
    DaeMaterialReader reader(document, source);
    std::map<std::string, std::int32_t> ofId;
    for (const XmlNode& xml : document.root().child("library_materials").children) {
        if (xml.name == "material") {
            ofId.emplace(xml.attribute("id"), static_cast<std::int32_t>(source.materials.size()));
            source.materials.push_back(reader.read(xml));
        }
    }
    return ofId;
}

} // namespace sinew
