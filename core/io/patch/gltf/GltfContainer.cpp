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

std::size_t paddedSize(std::size_t size) {
    return (size + 3) / 4 * 4;
}

/// `behind`: begins at the next multiple of four bytes.
void appendPadded(std::string& out, std::uint32_t kind, std::string_view bytes, char padding,
                  std::string_view behind = {}) {
    const std::size_t middle = paddedSize(bytes.size());
    const std::size_t end = paddedSize(middle + behind.size());
    appendWord(out, end);
    appendWord(out, kind);
    out += bytes;
    out.append(middle - bytes.size(), padding);
    out += behind;
    out.append(end - middle - behind.size(), padding);
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
        const std::string_view chunk = bytes.substr(at, length);
        if (kind == kJson && !hasJson) {
            result.json = chunk;
            hasJson = true;
        } else if (kind == kBin && !result.bin) {
            result.bin = chunk;
        } else {
            result.others.emplace_back(kind, chunk);
        }
        at += paddedSize(length);
    }
    return hasJson ? std::optional(std::move(result)) : std::nullopt;
}

std::size_t GltfContainer::addedBegin() const {
    return paddedSize(bin ? bin->size() : 0);
}

std::string GltfContainer::bytes(std::string_view text, std::string_view added) const {
    if (!binary) {
        return std::string(text);
    }
    constexpr std::size_t kHeaders = 64;
    std::string out = "glTF";
    out.reserve(kHeaders + text.size() + addedBegin() + added.size());
    appendWord(out, 2);
    appendWord(out, 0);
    appendPadded(out, kJson, text, ' ');
    if (bin || !added.empty()) {
        appendPadded(out, kBin, bin.value_or(std::string_view()), '\0', added);
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
