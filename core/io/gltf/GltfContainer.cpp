#include "core/io/gltf/GltfContainer.h"

#include <algorithm>
#include <cstring>

namespace sinew {
namespace {

constexpr std::uint32_t kGlbMagic = 0x46546C67;
constexpr std::uint32_t kJsonChunk = 0x4E4F534A;
constexpr std::uint32_t kBinChunk = 0x004E4942;
constexpr std::size_t kGlbHeader = 12;
constexpr std::size_t kGlbChunkHeader = 8;

std::uint32_t glbWord(std::string_view bytes, std::size_t offset) {
    std::uint32_t value = 0;
    if (offset + sizeof(value) <= bytes.size()) {
        std::memcpy(&value, bytes.data() + offset, sizeof(value));
    }
    return value;
}

std::size_t padded(std::size_t size) {
    return (size + 3) / 4 * 4;
}

/// Whether there is a chunk at `at` behind the end that the header names. Some headers name too early an end,
/// so a buffer or text that is still missing is taken from there.
bool isMissingChunk(std::string_view bytes, std::size_t at, const GltfContainer& known) {
    const std::uint32_t kind = glbWord(bytes, at + 4);
    const bool missing = (kind == kJsonChunk && known.json.empty()) ||
                         (kind == kBinChunk && !known.bin && !known.json.empty());
    return missing && glbWord(bytes, at) <= bytes.size() - at - kGlbChunkHeader;
}

void take(GltfContainer& chunks, std::uint32_t kind, std::string_view chunk) {
    if (kind == kJsonChunk && chunks.json.empty()) {
        chunks.json = chunk;
    } else if (kind == kBinChunk && !chunks.bin) {
        chunks.bin = chunk;
    } else {
        chunks.others.emplace_back(kind, chunk);
    }
}

void appendWord(std::string& out, std::size_t value) {
    const auto word = static_cast<std::uint32_t>(value);
    out.append(reinterpret_cast<const char*>(&word), sizeof(word));
}

/// `behind`: begins at the next multiple of four bytes.
void appendPadded(std::string& out, std::uint32_t kind, std::string_view bytes, char padding,
                  std::string_view behind = {}) {
    const std::size_t middle = padded(bytes.size());
    const std::size_t end = padded(middle + behind.size());
    appendWord(out, end);
    appendWord(out, kind);
    out += bytes;
    out.append(middle - bytes.size(), padding);
    out += behind;
    out.append(end - middle - behind.size(), padding);
}

} // namespace

std::optional<std::uint32_t> GltfContainer::glbVersion(std::string_view bytes) {
    return glbWord(bytes, 0) == kGlbMagic ? std::optional(glbWord(bytes, 4)) : std::nullopt;
}

tl::expected<GltfContainer, std::string> GltfContainer::split(std::string_view bytes) {
    GltfContainer chunks;
    chunks.size = bytes.size();
    const std::optional<std::uint32_t> version = glbVersion(bytes);
    if (!version) {
        chunks.json = bytes;
        return chunks;
    }
    if (*version != 2) {
        return tl::unexpected("glTF version " + std::to_string(*version));
    }
    chunks.binary = true;
    const std::size_t end = glbWord(bytes, 8);
    if (end > bytes.size()) {
        return tl::unexpected("it is cut off: " + std::to_string(bytes.size()) + " of its " +
                              std::to_string(end) + " bytes are there");
    }
    std::size_t at = kGlbHeader;
    while (at + kGlbChunkHeader <= bytes.size()) {
        if (at >= end && !isMissingChunk(bytes, at, chunks)) {
            break;
        }
        const std::size_t length = glbWord(bytes, at);
        const std::uint32_t kind = glbWord(bytes, at + 4);
        at += kGlbChunkHeader;
        if (length > bytes.size() - at) {
            return tl::unexpected<std::string>("a chunk ends beyond the file");
        }
        take(chunks, kind, bytes.substr(at, length));
        at += padded(length);
    }
    const std::size_t last = std::max(at, end);
    chunks.behind = last < bytes.size() ? bytes.substr(last) : std::string_view();
    return chunks;
}

std::size_t GltfContainer::addedBegin() const {
    return padded(bin ? bin->size() : 0);
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
    appendPadded(out, kJsonChunk, text, ' ');
    if (bin || !added.empty()) {
        appendPadded(out, kBinChunk, bin.value_or(std::string_view()), '\0', added);
    }
    for (const auto& [kind, chunk] : others) {
        appendPadded(out, kind, chunk, '\0');
    }
    std::string length;
    appendWord(length, out.size());
    out.replace(8, 4, length);
    out += behind;
    return out;
}

} // namespace sinew
