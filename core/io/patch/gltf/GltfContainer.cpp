#include "core/io/patch/gltf/GltfContainer.h"

#include "core/io/gltf/read/GlbChunks.h"

#include <utility>

namespace sinew {
namespace {

constexpr std::uint32_t kJson = 0x4E4F534A;
constexpr std::uint32_t kBin = 0x004E4942;

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
    if (!isGlb(bytes)) {
        result.json = bytes;
        return result;
    }
    auto chunks = splitGlb(bytes);
    if (!chunks || chunks->json.empty()) {
        return std::nullopt;
    }
    result.binary = true;
    result.json = chunks->json;
    result.bin = chunks->bin;
    result.others = std::move(chunks->others);
    result.behind = chunks->behind;
    return result;
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
    out += behind;
    return out;
}

} // namespace sinew
