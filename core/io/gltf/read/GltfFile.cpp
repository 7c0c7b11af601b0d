#include "core/io/gltf/read/GltfFile.h"

#include "core/io/gltf/read/GltfExtensions.h"
#include "core/io/gltf/read/GltfUnpack.h"
#include "core/io/source/FileBeside.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace sinew {
namespace {

const Json kNoValue;

constexpr std::uint32_t kGlbMagic = 0x46546C67;
constexpr std::uint32_t kJsonChunk = 0x4E4F534A;
constexpr std::uint32_t kBinChunk = 0x004E4942;

std::uint32_t word(std::string_view bytes, std::size_t offset) {
    std::uint32_t value = 0;
    if (offset + sizeof(value) <= bytes.size()) {
        std::memcpy(&value, bytes.data() + offset, sizeof(value));
    }
    return value;
}

struct Chunks {
    std::string_view json;
    std::string_view bin;
};

constexpr const char* kGltfTool = "gltf-pipeline";

/// A file of version 1 is whole, and converted easily.
Error gltfVersionError(const std::string& file, const std::string& version) {
    if (version == "1" || version.starts_with("1.")) {
        return makeError(ErrorCode::FormatTooOld, {file, "glTF 1.0", "glTF 2.0", kGltfTool});
    }
    return makeError(ErrorCode::FileBroken,
                     {file, "glTF version " + (version.empty() ? "missing" : version)});
}

/// Splits a GLB container; an explanation when it is none.
tl::expected<Chunks, std::string> splitGlb(std::string_view bytes) {
    if (word(bytes, 8) > bytes.size()) {
        return tl::unexpected<std::string>("the file ends early");
    }
    Chunks chunks;
    std::size_t at = 12;
    while (at + 8 <= bytes.size()) {
        const std::size_t length = word(bytes, at);
        const std::uint32_t kind = word(bytes, at + 4);
        at += 8;
        if (length > bytes.size() - at) {
            return tl::unexpected<std::string>("a chunk ends beyond the file");
        }
        if (kind == kJsonChunk && chunks.json.empty()) {
            chunks.json = bytes.substr(at, length);
        } else if (kind == kBinChunk && chunks.bin.empty()) {
            chunks.bin = bytes.substr(at, length);
        }
        at += (length + 3) / 4 * 4;
    }
    return chunks;
}

int base64Digit(char c) {
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::size_t place = digits.find(c);
    return place == std::string_view::npos ? -1 : static_cast<int>(place);
}

std::string decodeBase64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    unsigned pending = 0;
    int bits = 0;
    for (const char c : text) {
        const int digit = base64Digit(c);
        if (digit < 0) {
            break; // padding, or the end of what can be read
        }
        pending = (pending << 6U) | static_cast<unsigned>(digit);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<char>((pending >> static_cast<unsigned>(bits)) & 0xFFU));
        }
    }
    return bytes;
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

std::optional<std::string> GltfFile::decodeDataUri(const std::string& uri) {
    if (!uri.starts_with("data:")) {
        return std::nullopt;
    }
    const std::size_t comma = uri.find(',');
    if (comma == std::string::npos) {
        return std::string();
    }
    const std::string_view payload = std::string_view(uri).substr(comma + 1);
    const bool base64 = std::string_view(uri).substr(0, comma).ends_with(";base64");
    return base64 ? decodeBase64(payload) : decodePath(std::string(payload));
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

Expected<GltfFile> GltfFile::open(const std::filesystem::path& file) {
    Expected<std::string> bytes = readWholeFile(file);
    if (!bytes) {
        return fail(bytes.error());
    }
    const std::string name = file.string();
    Chunks chunks{*bytes, {}};
    if (word(*bytes, 0) == kGlbMagic) {
        if (const std::uint32_t version = word(*bytes, 4); version != 2) {
            return fail(gltfVersionError(name, std::to_string(version)));
        }
        const auto split = splitGlb(*bytes);
        if (!split) {
            return fail(ErrorCode::FileBroken, {name, split.error()});
        }
        chunks = *split;
    }
    GltfFile result;
    result.m_totalBytes = bytes->size();
    result.m_root = Json::parse(chunks.json, nullptr, false);
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
    if (Expected<void> loaded = result.loadBuffers(file, std::string(chunks.bin)); !loaded) {
        return fail(loaded.error());
    }
    unpackMeshopt(result);
    unpackDraco(result);
    if (!result.broken().empty()) {
        return fail(ErrorCode::FileBroken, {name, result.broken()});
    }
    return result;
}

/// The bytes of a buffer in a file of its own, which has to lie in the model's folder.
static Expected<std::string> readBuffer(const std::filesystem::path& model, const std::string& uri) {
    const std::filesystem::path folder = model.parent_path();
    const std::string named = GltfFile::decodePath(uri);
    if (namesScheme(uri) || leavesFolder(folder, named)) {
        return fail(ErrorCode::FileOutside, {model.string(), uri});
    }
    return readWholeFile(folder / named);
}

Expected<void> GltfFile::loadBuffers(const std::filesystem::path& file, std::string binChunk) {
    for (const Json& buffer : gltfMember(m_root, "buffers")) {
        const std::string uri = gltfText(buffer, "uri");
        if (uri.empty() && isFallback(buffer)) {
            m_buffers.emplace_back(); // its views are all unpacked from elsewhere
            continue;
        }
        if (uri.empty()) {
            m_buffers.push_back(m_buffers.empty() ? std::move(binChunk) : std::string());
        } else if (std::optional<std::string> data = decodeDataUri(uri)) {
            m_buffers.push_back(std::move(*data));
        } else {
            Expected<std::string> bytes = readBuffer(file, uri);
            if (!bytes) {
                return fail(bytes.error());
            }
            m_totalBytes += bytes->size();
            m_buffers.push_back(std::move(*bytes));
        }
        if (gltfNumber(buffer, "byteLength", 0.0) > static_cast<double>(m_buffers.back().size())) {
            return fail(ErrorCode::FileBroken, {file.string(), "a buffer is shorter than it says"});
        }
    }
    return {};
}

} // namespace sinew
