#include "core/io/patch/gltf/GltfContainer.h"

#include <cstring>

namespace sinew {
namespace {

constexpr std::uint32_t kGlbFileMagic = 0x46546C67;
constexpr std::uint32_t kJson = 0x4E4F534A;
constexpr std::uint32_t kBin = 0x004E4942;
constexpr std::size_t kHeader = 12;
constexpr std::size_t kChunkHeader = 8;

std::uint32_t wordAt(std::string_view bytes, std::size_t offset) {
    std::uint32_t value = 0;
    if (offset + sizeof(value) <= bytes.size()) {
        std::memcpy(&value, bytes.data() + offset, sizeof(value));
    }
    return value;
}

void appendWord(std::string& out, std::size_t value) {
    const auto word = static_cast<std::uint32_t>(value);
    out.append(reinterpret_cast<const char*>(&word), sizeof(word));
}

void appendPadded(std::string& out, std::uint32_t kind, const std::string& bytes, char padding) {
    const std::size_t padded = (bytes.size() + 3) / 4 * 4;
    appendWord(out, padded);
    appendWord(out, kind);
    out += bytes;
    out.append(padded - bytes.size(), padding);
}

} // namespace

std::optional<GltfContainer> GltfContainer::split(std::string_view bytes) {
    GltfContainer result;
    if (wordAt(bytes, 0) != kGlbFileMagic) {
        result.json = bytes;
        return result;
    }
    result.binary = true;
    bool hasJson = false;
    for (std::size_t at = kHeader; at + kChunkHeader <= bytes.size();) {
        const std::size_t length = wordAt(bytes, at);
        const std::uint32_t kind = wordAt(bytes, at + 4);
        at += kChunkHeader;
        if (length > bytes.size() - at) {
            return std::nullopt;
        }
        std::string chunk(bytes.substr(at, length));
        if (kind == kJson && !hasJson) {
            result.json = std::move(chunk);
            hasJson = true;
        } else if (kind == kBin && !result.bin) {
            result.bin = std::move(chunk);
        } else {
            result.others.emplace_back(kind, std::move(chunk));
        }
        at += (length + 3) / 4 * 4;
    }
    return hasJson ? std::optional(std::move(result)) : std::nullopt;
}

std::string GltfContainer::bytes() const {
    if (!binary) {
        return json;
    }
    std::string out = "glTF";
    appendWord(out, 2);
    appendWord(out, 0);
    appendPadded(out, kJson, json, ' ');
    if (bin) {
        appendPadded(out, kBin, *bin, '\0');
    }
    for (const auto& [kind, chunk] : others) {
        appendPadded(out, kind, chunk, '\0');
    }
    std::string length;
    appendWord(length, out.size());
    out.replace(8, 4, length);
    return out;
}

} // namespace sinew
