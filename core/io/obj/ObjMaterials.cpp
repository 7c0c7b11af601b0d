#include "core/io/obj/ObjMaterials.h"

#include "core/io/source/ContentCounts.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/TextWords.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

/// What stands behind the key of a map: options, and then its file.
struct MapStatement {
    std::string_view file;
    bool moved = false;   ///< the picture lies elsewhere, or larger or smaller
    bool clamped = false; ///< it is not repeated
    bool scaled = false;  ///< bumps are higher or flatter than the picture says
};

void noteMapOption(std::string_view option, std::string_view value, MapStatement& map) {
    const std::optional<double> number = finiteNumber(value);
    map.moved = map.moved || (option == "-o" && number.value_or(0.0) != 0.0) ||
                (option == "-s" && number.value_or(1.0) != 1.0);
    map.clamped = map.clamped || (option == "-clamp" && value == "on");
    map.scaled = map.scaled || (option == "-bm" && number.value_or(1.0) != 1.0);
}

/// Options begin with a dash, their values are numbers or on/off ("-bm 0.3").
MapStatement readMap(std::string_view line) {
    MapStatement map;
    std::string_view option;
    while (true) {
        ImportWords words(line);
        const std::string_view word = words.next();
        const bool isValue = word == "on" || word == "off" || finiteNumber(word).has_value();
        if (word.starts_with('-') && !isValue) {
            option = word;
        } else if (isValue && !option.empty()) {
            noteMapOption(option, word, map);
        } else {
            break;
        }
        line = words.restOfLine();
    }
    map.file = line;
    return map;
}

class MtlReader {
public:
    explicit MtlReader(ImportedFile& source)
        : m_source(source) {}

    void readLine(std::string_view line) {
        ImportWords words(line);
        const std::string_view key = words.next();
        if (lowerWord(key) == "newmtl") {
            m_source.materials.push_back({});
            m_material = &m_source.materials.back();
            m_material->name = words.restOfLine();
        } else if (m_material != nullptr) {
            readProperty(*m_material, key, words);
        }
    }

    const ContentCounts& ignored() const { return m_ignored; }

private:
    /// `stated`: the key as the file has it; exporters differ in large and small letters.
    void readProperty(Material& material, std::string_view stated, ImportWords& words) {
        const std::string key = lowerWord(stated);
        if (key == "kd" || key == "ke") {
            if (const std::optional<Vec3> color = words.vector()) {
                if (key == "kd") {
                    material.baseColor.head<3>() = color->cast<float>();
                } else {
                    material.emissive = color->cast<float>();
                }
            }
        } else if (key == "d" || key == "tr" || key == "pm" || key == "pr") {
            readNumber(material, key, words);
        } else if (key == "map_kd") {
            material.baseColorTexture = texture(words);
        } else if (key == "map_bump" || key == "bump" || key == "norm") {
            material.normalTexture = texture(words);
        } else if (key == "map_ke") {
            material.emissiveTexture = texture(words);
        } else if (key == "map_d") {
            material.opacityTexture = texture(words);
        } else if (key.starts_with("map_") || key == "refl" || key == "disp" || key == "decal") {
            m_ignored.add("map " + std::string(stated));
        }
    }

    static void readNumber(Material& material, std::string_view key, ImportWords& words) {
        const auto value =
            static_cast<float>(std::clamp(words.number().value_or(key == "tr" ? 0.0 : 1.0), 0.0, 1.0));
        if (key == "pm") {
            material.metallic = value;
        } else if (key == "pr") {
            material.roughness = value;
        } else {
            material.baseColor.w() = key == "d" ? value : 1.0F - value;
            material.alphaMode = material.baseColor.w() < 1.0F ? AlphaMode::Blend : AlphaMode::Opaque;
        }
    }

    std::int32_t texture(ImportWords& words) {
        const MapStatement map = readMap(words.restOfLine());
        m_ignored.add("textureTransforms", map.moved ? 1 : 0);
        m_ignored.add("samplers", map.clamped ? 1 : 0);
        m_ignored.add("normalScale", map.scaled ? 1 : 0);
        const std::string_view line = map.file;
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

    ImportedFile& m_source;
    Material* m_material = nullptr;
    ContentCounts m_ignored;
};

/// Why a file of materials is not read; empty: it is.
std::string materialFileFault(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) {
        return "no file";
    }
    const Expected<void> readable = checkReadable(file, FileUse::List);
    return readable || readable.error().code == ErrorCode::FileEmpty ? ""
           : readable.error().code == ErrorCode::FileTooLarge        ? "too large"
                                                                     : "unreadable";
}

} // namespace

tl::expected<SideFile, std::string> findMaterialFile(const std::string& named, const SideFiles& files) {
    std::string fault;
    const std::optional<SideFile> found = files.find(named, [&](const std::filesystem::path& file) {
        const std::string own = materialFileFault(file);
        fault = fault.empty() ? own : fault; // of the place that the file names
        return own.empty();
    });
    if (found) {
        return *found;
    }
    return tl::unexpected(fault.empty() && files.leadsOutside(named) ? "outside" : fault);
}

void readMtl(const std::string& named, const SideFiles& files, ImportedFile& source) {
    const auto found = findMaterialFile(named, files);
    const Expected<std::string> text =
        found ? readTextFile(found->path, FileUse::List) : fail(ErrorCode::FileNotFound, {named});
    const bool unreadable = !text && text.error().code == ErrorCode::FileUnreadable;
    const std::string fault = !found ? found.error() : unreadable ? "unreadable" : "";
    if (!fault.empty()) {
        source.notices.push_back({NoticeCode::MaterialFileRefused, named, 0, {fault}});
    }
    if (!text) {
        return;
    }
    source.sideFiles.push_back(found->path.string());
    MtlReader reader(source);
    for (ImportWords lines(*text); !lines.atEnd();) {
        reader.readLine(lines.restOfLine());
    }
    reader.ignored().note(NoticeCode::ContentIgnored, found->path.string(), source.notices);
}

std::vector<std::filesystem::path> objSideFiles(const std::filesystem::path& file,
                                                const std::vector<std::string>& textureFolders) {
    std::vector<std::filesystem::path> files;
    const Expected<std::string> text =
        lowerExtension(file) == ".obj" ? readTextFile(file) : Expected<std::string>(std::string());
    if (!text) {
        return files;
    }
    const SideFiles sideFiles(file, textureFolders);
    std::set<std::string> asked;
    for (ObjLines lines(*text); !lines.atEnd();) {
        ImportWords words(lines.next());
        if (lowerWord(words.next()) != "mtllib") {
            continue;
        }
        const std::string named(words.restOfLine());
        if (named.empty() || !asked.insert(named).second) {
            continue;
        }
        if (const auto found = findMaterialFile(named, sideFiles)) {
            files.push_back(found->path);
        }
    }
    return files;
}

} // namespace sinew
