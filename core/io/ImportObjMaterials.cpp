#include "core/io/ImportObjMaterials.h"

#include "core/io/ImportFile.h"
#include "core/io/ImportWords.h"
#include "core/io/source/ContentCounts.h"

#include <algorithm>

namespace sinew {
namespace {

class MtlReader {
public:
    explicit MtlReader(SourceScene& source)
        : m_source(source) {}

    void readLine(std::string_view line) {
        ImportWords words(line);
        const std::string_view key = words.next();
        if (key == "newmtl") {
            m_source.materials.push_back({});
            m_material = &m_source.materials.back();
            m_material->name = words.restOfLine();
        } else if (m_material != nullptr) {
            readProperty(*m_material, key, words);
        }
    }

    const ContentCounts& ignored() const { return m_ignored; }

private:
    void readProperty(Material& material, std::string_view key, ImportWords& words) {
        if (key == "Kd" || key == "Ke") {
            if (const std::optional<Vec3> color = words.vector()) {
                if (key == "Kd") {
                    material.baseColor.head<3>() = color->cast<float>();
                } else {
                    material.emissive = color->cast<float>();
                }
            }
        } else if (key == "d" || key == "Tr" || key == "Pm" || key == "Pr") {
            readNumber(material, key, words);
        } else if (key == "map_Kd") {
            material.baseColorTexture = texture(words);
        } else if (key == "map_Bump" || key == "map_bump" || key == "bump" || key == "norm") {
            material.normalTexture = texture(words);
        } else if (key == "map_Ke") {
            material.emissiveTexture = texture(words);
        } else if (key == "map_d") {
            material.opacityTexture = texture(words);
        } else if (key.starts_with("map_") || key == "refl" || key == "disp" || key == "decal") {
            m_ignored.add("map " + std::string(key));
        }
    }

    static void readNumber(Material& material, std::string_view key, ImportWords& words) {
        const auto value =
            static_cast<float>(std::clamp(words.number().value_or(key == "Tr" ? 0.0 : 1.0), 0.0, 1.0));
        if (key == "Pm") {
            material.metallic = value;
        } else if (key == "Pr") {
            material.roughness = value;
        } else {
            material.baseColor.w() = key == "d" ? value : 1.0F - value;
            material.alphaMode = material.baseColor.w() < 1.0F ? AlphaMode::Blend : AlphaMode::Opaque;
        }
    }

    /// A map's file comes behind its options ("-bm 0.3"): those begin with a dash, their values are numbers
    /// or on/off.
    static std::string_view afterOptions(std::string_view line) {
        bool option = line.starts_with('-');
        while (option) {
            ImportWords words(line);
            words.next();
            line = words.restOfLine();
            const std::string_view next = ImportWords(line).next();
            option = next.starts_with('-') || next == "on" || next == "off" || finiteNumber(next).has_value();
        }
        return line;
    }

    std::int32_t texture(ImportWords& words) {
        const std::string_view line = afterOptions(words.restOfLine());
        const auto known = std::ranges::find(m_source.textures, line, &Texture::path);
        if (known != m_source.textures.end()) {
            return static_cast<std::int32_t>(known - m_source.textures.begin());
        }
        Texture added;
        added.path = line;
        added.name = std::filesystem::path(line).stem().string();
        m_source.textures.push_back(std::move(added));
        return static_cast<std::int32_t>(m_source.textures.size()) - 1;
    }

    SourceScene& m_source;
    Material* m_material = nullptr;
    ContentCounts m_ignored;
};

} // namespace

void readMtl(const std::filesystem::path& file, SourceScene& source) {
    const Expected<std::string> text = readWholeFile(file);
    if (!text) {
        return;
    }
    MtlReader reader(source);
    for (ImportWords lines(*text); !lines.atEnd();) {
        reader.readLine(lines.restOfLine());
    }
    reader.ignored().note(NoticeCode::ContentIgnored, file.string(), source.notices);
}

} // namespace sinew
