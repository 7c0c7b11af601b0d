#include "core/io/gltf/read/GltfFile.h"

#include "core/base/Base64.h"
#include "core/io/FormatFunctions.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

const Json kNoValue;

/// The longest name of a file that an error tells whole.
constexpr std::size_t kLongestTold = 100;

/// Names of schemes and of encodings are the same in upper and lower case.
bool endsWithoutCase(std::string_view text, std::string_view end) {
    const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; };
    return text.size() >= end.size() &&
           std::equal(end.begin(), end.end(), text.end() - static_cast<std::ptrdiff_t>(end.size()),
                      [&](char wanted, char found) { return same(found, wanted); });
}

std::string shortened(const std::string& name) {
    return name.size() <= kLongestTold ? name : name.substr(0, kLongestTold - 3) + "...";
}

constexpr const char* kGltfTool = "gltf-pipeline";

/// A file of version 1 is whole, and converted easily.
Error gltfVersionError(const std::string& file, const std::string& version) {
    if (version == "1" || version.starts_with("1.")) {
        return makeError(ErrorCode::FormatTooOld, {file, "glTF 1.0", "glTF 2.0", kGltfTool});
    }
    return makeError(ErrorCode::FileBroken,
                     {file, "glTF version " + (version.empty() ? "missing" : version)});
}

int hexDigit(char c) {
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
        return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// A buffer that only names the length of what its views unpack to.
bool isFallback(const Json& buffer) {
    return gltfMember(gltfMember(gltfMember(buffer, "extensions"), "EXT_meshopt_compression"), "fallback") ==
           true;
}

} // namespace

const Json& gltfMember(const Json& object, const char* key) {
    if (!object.is_object()) {
        return kNoValue;
    }
    const auto found = object.find(key);
    return found == object.end() ? kNoValue : *found;
}

std::string gltfText(const Json& object, const char* key) {
    const Json& member = gltfMember(object, key);
    return member.is_string() ? member.get<std::string>() : std::string();
}

double gltfNumber(const Json& object, const char* key, double fallback) {
    const Json& member = gltfMember(object, key);
    return member.is_number() ? member.get<double>() : fallback;
}

std::size_t gltfSize(const Json& object, const char* key, std::size_t fallback) {
    const Json& member = gltfMember(object, key);
    if (member.is_null()) {
        return fallback;
    }
    // Half the range, so that sums of two do not wrap round.
    constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max() / 2;
    return member.is_number_unsigned() ? std::min(member.get<std::size_t>(), kNowhere) : kNowhere;
}

std::vector<double> gltfNumbers(const Json& object, const char* key, std::size_t count) {
    const Json& member = gltfMember(object, key);
    std::vector<double> numbers;
    if (member.is_array() && member.size() == count) {
        for (const Json& number : member) {
            numbers.push_back(number.is_number() ? number.get<double>() : 0.0);
        }
    }
    return numbers;
}

bool GltfFile::isDataUri(std::string_view uri) {
    constexpr std::string_view kScheme = "data:";
    return endsWithoutCase(uri.substr(0, kScheme.size()), kScheme);
}

std::optional<std::string> GltfFile::decodeDataUri(const std::string& uri) {
    if (!isDataUri(uri)) {
        return std::nullopt;
    }
    const std::size_t comma = uri.find(',');
    if (comma == std::string::npos) {
        return std::string();
    }
    const std::string_view payload = std::string_view(uri).substr(comma + 1);
    const bool base64 = endsWithoutCase(std::string_view(uri).substr(0, comma), ";base64");
    return base64 ? fromBase64(payload) : decodePath(std::string(payload));
}

std::string GltfFile::decodePath(const std::string& uri) {
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        const int high = uri[i] == '%' && i + 2 < uri.size() ? hexDigit(uri[i + 1]) : -1;
        const int low = high >= 0 ? hexDigit(uri[i + 2]) : -1;
        if (low >= 0) {
            path.push_back(static_cast<char>(high * 16 + low));
            i += 2;
        } else {
            path.push_back(uri[i]);
        }
    }
    return path;
}

Expected<GltfFile> GltfFile::open(const std::filesystem::path& file, const Progress& progress) {
    const Expected<std::string> bytes = readWholeFile(file, FileUse::Model, progress);
    if (!bytes) {
        return fail(bytes.error());
    }
    const std::string name = file.string();
    if (const auto version = GltfContainer::glbVersion(*bytes); version && *version != 2) {
        return fail(gltfVersionError(name, std::to_string(*version)));
    }
    const auto chunks = GltfContainer::split(*bytes);
    if (!chunks) {
        return fail(ErrorCode::FileBroken, {name, chunks.error()});
    }
    if (jsonTooDeep(chunks->json)) {
        return fail(ErrorCode::FileBroken, {name, "its JSON is nested too deep"});
    }
    Expected<GltfFile> result = load(file, *chunks, Json::parse(chunks->json, nullptr, false), progress);
    if (result && !result->m_buffersBeside) {
        result->m_sum = contentSum(*bytes);
    }
    return result;
}

Expected<GltfFile> GltfFile::load(const std::filesystem::path& file, const GltfContainer& container,
                                  Json root, const Progress& progress) {
    const std::string name = file.string();
    GltfFile result;
    result.m_totalBytes = container.size;
    result.m_bytesBehind = container.behind.size();
    result.m_root = std::move(root);
    if (!result.m_root.is_object()) {
        return fail(ErrorCode::FileBroken, {name, "its JSON cannot be read"});
    }
    const std::string version = gltfText(gltfMember(result.m_root, "asset"), "version");
    if (!version.starts_with("2.")) {
        return fail(gltfVersionError(name, version));
    }
    if (const std::string unknown = unknownRequirement(result.m_root); !unknown.empty()) {
        return fail(ErrorCode::ExtensionRequired, {name, unknown});
    }
    if (Expected<void> loaded =
            result.loadBuffers(file, std::string(container.bin.value_or(std::string_view())), progress);
        !loaded) {
        return fail(loaded.error());
    }
    unpackMeshopt(result);
    unpackDraco(result);
    return result.broken().empty() ? Expected<GltfFile>(std::move(result))
                                   : fail(ErrorCode::FileBroken, {name, result.broken()});
}

/// The bytes of a buffer in a file of its own, which has to lie in the model's folder.
static Expected<std::string> readBuffer(const std::filesystem::path& model, const std::string& uri,
                                        const Progress& progress) {
    const std::filesystem::path folder = model.parent_path();
    const std::string named = GltfFile::decodePath(uri);
    if (namesScheme(uri) || leavesFolder(folder, named)) {
        return fail(ErrorCode::FileOutside, {model.string(), shortened(uri)});
    }
    return readWholeFile(folder / named, FileUse::Model, progress);
}

Expected<void> GltfFile::loadBuffers(const std::filesystem::path& file, std::string binChunk,
                                     const Progress& progress) {
    for (const Json& buffer : gltfMember(m_root, "buffers")) {
        const std::string uri = gltfText(buffer, "uri");
        if (uri.empty() && isFallback(buffer)) {
            m_buffers.emplace_back(); // its views are all unpacked from elsewhere
            continue;
        }
        if (uri.empty()) {
            m_buffers.push_back(m_buffers.empty() ? std::exchange(binChunk, {}) : std::string());
        } else if (std::optional<std::string> data = decodeDataUri(uri)) {
            m_buffers.push_back(std::move(*data));
        } else {
            Expected<std::string> bytes = readBuffer(file, uri, progress);
            if (!bytes) {
                return fail(bytes.error());
            }
            m_buffersBeside = true;
            m_totalBytes += bytes->size();
            m_buffers.push_back(std::move(*bytes));
        }
        if (gltfNumber(buffer, "byteLength", 0.0) > static_cast<double>(m_buffers.back().size())) {
            return fail(ErrorCode::FileBroken, {file.string(), "a buffer is shorter than it says"});
        }
    }
    return {};
}

Transform gltfNodeTransform(const Json& node) {
    Transform result = Transform::Identity();
    if (const auto matrix = gltfNumbers(node, "matrix", 16); !matrix.empty()) {
        // Column by column, as Eigen keeps it; the last row is 0 0 0 1 or nonsense.
        result.affine() = Eigen::Map<const Eigen::Matrix4d>(matrix.data()).topRows<3>();
        return result;
    }
    if (const auto t = gltfNumbers(node, "translation", 3); !t.empty()) {
        result.translation() = Eigen::Map<const Vec3>(t.data());
    }
    if (const auto r = gltfNumbers(node, "rotation", 4); !r.empty()) {
        const Quat rotation(r[3], r[0], r[1], r[2]);
        if (rotation.norm() > 1e-6) {
            result.linear() = rotation.normalized().toRotationMatrix();
        }
    }
    if (const auto s = gltfNumbers(node, "scale", 3); !s.empty()) {
        result.linear() *= Eigen::Map<const Vec3>(s.data()).asDiagonal();
    }
    return result;
}

namespace {

constexpr std::array kExtensionsRead{"KHR_draco_mesh_compression",
                                     "EXT_meshopt_compression",
                                     "KHR_mesh_quantization",
                                     "KHR_texture_basisu",
                                     "EXT_texture_webp",
                                     "KHR_texture_transform",
                                     "KHR_lights_punctual",
                                     "KHR_materials_emissive_strength",
                                     "VRM",
                                     "VRMC_vrm",
                                     "VRMC_springBone",
                                     "VRMC_springBone_extended_collider",
                                     "VRMC_node_constraint"};

/// Extensions that change what numbers, meshes or places of meshes are, so that a file which requires one
/// would be read wrongly without it. Others add to a file (looks, sound, physics, behaviour, levels of
/// detail, data of engines): mesh, skin and skeleton are the same without them.
constexpr std::array kExtensionsOfGeometry{"EXT_mesh_gpu_instancing",    "EXT_mesh_primitive_restart",
                                           "KHR_mesh_primitive_restart", "KHR_gaussian_splatting",
                                           "MPEG_accessor_timed",        "MPEG_buffer_circular",
                                           "WEB3D_quantized_attributes", "CESIUM_RTC"};

/// Parts of names of such extensions, those of the future among them: KHR_meshopt_compression,
/// KHR_accessor_float64, EXT_implicit_box_region.
constexpr std::array<std::string_view, 3> kPartsOfGeometry{"_compression", "_accessor_", "EXT_implicit_"};

bool changesGeometry(const std::string& name) {
    const auto partOfName = [&](std::string_view part) { return name.find(part) != std::string::npos; };
    return std::ranges::find(kExtensionsOfGeometry, name) != kExtensionsOfGeometry.end() ||
           std::ranges::any_of(kPartsOfGeometry, partOfName);
}

} // namespace

std::string unknownRequirement(const nlohmann::json& root) {
    for (const Json& entry : gltfMember(root, "extensionsRequired")) {
        if (!entry.is_string()) {
            return entry.dump();
        }
        std::string name = entry.get<std::string>();
        if (!readsExtension(name) && changesGeometry(name)) {
            return name;
        }
    }
    return {};
}

bool readsExtension(const std::string& name) {
    return std::ranges::find(kExtensionsRead, name) != kExtensionsRead.end();
}

bool keepsMaterialExtension(const std::string& name) {
    // Variants stand with meshes and name materials by number.
    return name == "VRMC_materials_mtoon" ||
           (name.starts_with("KHR_materials_") && name != "KHR_materials_variants" && !readsExtension(name));
}

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
