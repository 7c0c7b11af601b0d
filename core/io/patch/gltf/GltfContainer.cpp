#include "core/io/patch/gltf/GltfContainer.h"

#include "core/io/export/OutputStream.h"
#include "core/io/export/SideFilePlaces.h"
#include "core/io/gltf/read/GlbChunks.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"

#include <algorithm>
#include <set>
#include <system_error>
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

namespace {

namespace fs = std::filesystem;

/// Gives a file its place; the one that it has already where another name leads to the same file.
void placeFollower(GltfFollower& one, std::vector<GltfFollower>& followers, SideFilePlaces& places) {
    std::error_code error;
    const auto same = std::ranges::find_if(followers, [&](const GltfFollower& other) {
        return fs::equivalent(other.source, one.source, error);
    });
    if (same != followers.end()) {
        one.target = same->target;
        one.newName = same->newName;
        one.there = true;
    } else {
        const SideFilePlace place = places.place(one.name);
        one.target = place.path;
        one.newName = place.renamed ? place.name : one.name;
        one.there = haveSameBytes(one.source, one.target);
    }
    followers.push_back(one);
}

fs::path skinFile(const fs::path& target, const std::vector<std::string>& named, SideFilePlaces& places) {
    const std::string stem = target.stem().string() + "_skin";
    std::string name = stem + ".bin";
    for (int number = 2; std::ranges::find(named, name) != named.end() || !places.take(name); ++number) {
        name = stem + std::to_string(number) + ".bin";
    }
    return places.folder() / name;
}

} // namespace

std::vector<std::string> gltfNamedFiles(const Json& root) {
    std::set<std::string> names;
    for (const char* list : {"buffers", "images"}) {
        const Json& items = gltfMember(root, list);
        if (!items.is_array()) {
            continue; // of an object the members would count as entries
        }
        for (const Json& item : items) {
            const std::string uri = gltfText(item, "uri");
            if (!uri.empty() && !GltfFile::isDataUri(uri) && !namesScheme(uri)) {
                names.insert(GltfFile::decodePath(uri));
            }
        }
    }
    return {names.begin(), names.end()};
}

GltfBeside gltfBeside(const Json& root, const fs::path& source, const fs::path& target) {
    GltfBeside beside;
    SideFilePlaces places(target);
    const std::vector<std::string> names = gltfNamedFiles(root);
    std::vector<GltfFollower> moving;
    for (const std::string& name : names) {
        std::error_code error;
        std::optional<fs::path> found = fileBeside(source.parent_path(), name);
        if (found && fs::is_directory(*found, error)) {
            found.reset(); // no file to bring along
        }
        if (found && fs::equivalent(*found, target.parent_path() / name, error)) {
            places.leave(target.parent_path() / name); // both files name one and the same
        } else if (found) {
            moving.push_back({name, *found, {}, name, false});
        } else if (places.keeps(name)) {
            places.take(name); // what is missing or elsewhere stays so
        }
    }
    for (const bool safe : {true, false}) {
        for (GltfFollower& one : moving) {
            if (one.target.empty() && (!safe || places.keeps(one.name))) {
                placeFollower(one, beside.followers, places);
            }
        }
    }
    beside.skin = skinFile(target, names, places);
    return beside;
}

std::vector<fs::path> plannedBesideGltf(const fs::path& source, const fs::path& target) {
    std::vector<fs::path> files;
    const Expected<std::string> bytes = readWholeFile(source);
    const auto container = bytes ? GltfContainer::split(*bytes) : std::nullopt;
    if (!container) {
        return files;
    }
    const Json root = parseJson<Json>(container->json);
    const GltfBeside beside = gltfBeside(root, source, target);
    for (const GltfFollower& one : beside.followers) {
        if (!one.there) {
            files.push_back(one.target);
        }
    }
    if (!container->binary && !gltfNamedFiles(root).empty()) {
        files.push_back(beside.skin);
    }
    return files;
}

} // namespace sinew
