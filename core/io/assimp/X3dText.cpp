#include "core/io/assimp/X3dText.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::string_view kX3dBlank = " \t\r\n";
constexpr std::string_view kX3dQuote = "&quot;";
constexpr std::string_view kEncodedBlank = "%20";

std::string replacedAll(const std::string& text, std::string_view what, std::string_view with) {
    std::string replaced;
    std::size_t at = 0;
    for (std::size_t found = text.find(what); found != std::string::npos; found = text.find(what, at)) {
        replaced.append(text, at, found - at).append(with);
        at = found + what.size();
    }
    return replaced.append(text, at);
}

/// The first of the names in an attribute "url".
std::string firstUrl(std::string_view value) {
    std::string names = replacedAll(std::string(value), kX3dQuote, "\"");
    names.erase(0, names.find_first_not_of(kX3dBlank));
    if (names.starts_with('"')) {
        names = names.substr(1, names.find('"', 1) - 1);
    } else {
        names.erase(names.find_last_not_of(kX3dBlank) + 1);
    }
    // What stands between double quotes may not hold any.
    return replacedAll(std::move(names), " ", kEncodedBlank);
}

/// Where the value of an attribute stands in a tag, without its quotes; empty at npos where there is none.
std::pair<std::size_t, std::size_t> attributeOf(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
        const std::size_t equals = tag.find_first_not_of(kX3dBlank, at + name.size());
        const bool whole = at > 0 && kX3dBlank.find(tag[at - 1]) != std::string_view::npos;
        if (!whole || equals == std::string_view::npos || tag[equals] != '=') {
            continue;
        }
        const std::size_t open = tag.find_first_of("\"'", equals);
        const std::size_t close = open == std::string_view::npos ? open : tag.find(tag[open], open + 1);
        if (close != std::string_view::npos) {
            return {open + 1, close};
        }
    }
    return {std::string_view::npos, std::string_view::npos};
}

} // namespace

std::string x3dForAssimp(std::string text) {
    constexpr std::string_view kTag = "<ImageTexture";
    for (std::size_t at = text.find(kTag); at != std::string::npos; at = text.find(kTag, at + 1)) {
        const std::size_t end = std::min(text.find('>', at), text.size());
        const auto [first, last] = attributeOf(std::string_view(text).substr(at, end - at), "url");
        if (first != std::string_view::npos) {
            text.replace(at + first, last - first,
                         firstUrl(std::string_view(text).substr(at + first, last - first)));
        }
    }
    return text;
}

void restoreX3dNames(ImportedFile& source) {
    for (Texture& texture : source.textures) {
        texture.path = replacedAll(std::move(texture.path), kEncodedBlank, " ");
        texture.name = replacedAll(std::move(texture.name), kEncodedBlank, " ");
    }
}

Error x3dRefusal(const std::filesystem::path& file, std::string_view words) {
    constexpr std::string_view kUnknown = "Unknown node \"";
    const std::size_t at = words.find(kUnknown);
    const std::size_t end = at == std::string_view::npos ? at : words.find('"', at + kUnknown.size());
    if (end == std::string_view::npos) {
        return makeError(ErrorCode::FileBroken, {file.string(), "it is not a complete X3D file"});
    }
    const std::string node(words.substr(at + kUnknown.size(), end - at - kUnknown.size()));
    std::string within(words.substr(std::min(words.find_first_not_of("\" ", end), words.size())));
    within = within.starts_with("in ") ? within.substr(3, within.find('.') - 3) : "the scene";
    // These came with X3D 4: other materials, and textures inside of materials.
    constexpr std::array<std::string_view, 3> kMaterials{"Material", "PhysicalMaterial", "UnlitMaterial"};
    const auto isMaterial = [&](const std::string& name) {
        return std::ranges::find(kMaterials, name) != kMaterials.end();
    };
    if (isMaterial(node) || isMaterial(within)) {
        return makeError(ErrorCode::FormatTooNew,
                         {file.string(), "X3D 4.0 (" + node + " in " + within + ")", "X3D 3.3", ""});
    }
    return makeError(ErrorCode::FileBroken,
                     {file.string(), "its node " + node + " in " + within + " is none that X3D knows there"});
}

} // namespace sinew
