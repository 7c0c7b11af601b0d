#include "core/io/patch/gltf/GltfPatchParts.h"

#include "core/base/Base64.h"
#include "core/io/export/OutputFile.h"
#include "core/io/export/SideFileTargets.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string_view>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;
using OrderedJson = nlohmann::ordered_json;

constexpr const char* kPackedByMeshopt = "EXT_meshopt_compression";

bool namesItsBytes(const Json& buffer) {
    const bool fallback =
        gltfMember(gltfMember(gltfMember(buffer, "extensions"), kPackedByMeshopt), "fallback") == true;
    return !gltfText(buffer, "uri").empty() || fallback;
}

std::size_t roundUp4(std::size_t size) {
    return (size + 3) / 4 * 4;
}

/// What stands beside a glTF file once it was written to another place.
struct GltfBeside {
    std::vector<GltfFollower> followers; ///< of files that are missing or elsewhere there is none
    fs::path skin;                       ///< for new bytes; a name that nothing else has
};

/// Gives a file its place; the one that it has already where another name leads to the same file.
void placeFollower(GltfFollower& one, std::vector<GltfFollower>& followers, SideFileTargets& targets) {
    std::error_code error;
    const auto same = std::ranges::find_if(followers, [&](const GltfFollower& other) {
        return fs::equivalent(other.source, one.source, error);
    });
    if (same != followers.end()) {
        one.target = same->target;
        one.newName = same->newName;
        one.there = true;
    } else {
        const SideFileTarget target = targets.place(one.name);
        one.target = target.path;
        one.newName = target.renamed ? target.name : one.name;
        one.there = haveSameBytes(one.source, one.target);
    }
    followers.push_back(one);
}

fs::path skinFile(const fs::path& target, const std::vector<std::string>& named, SideFileTargets& targets) {
    const std::string stem = target.stem().string() + "_skin";
    std::string name = stem + ".bin";
    for (int number = 2; std::ranges::find(named, name) != named.end() || !targets.take(name); ++number) {
        name = stem + std::to_string(number) + ".bin";
    }
    return targets.folder() / name;
}

/// Relative names of the files that a glTF file's JSON names as its own, once each, as paths.
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

/// Where the files that `root`, the JSON of `source`, names go beside `target` (SideFileTargets). Reads files
/// that may be there already.
GltfBeside gltfBeside(const Json& root, const fs::path& source, const fs::path& target) {
    GltfBeside beside;
    SideFileTargets targets(target);
    const std::vector<std::string> names = gltfNamedFiles(root);
    std::vector<GltfFollower> moving;
    for (const std::string& name : names) {
        std::error_code error;
        std::optional<fs::path> found = fileBeside(source.parent_path(), name);
        if (found && fs::is_directory(*found, error)) {
            found.reset(); // no file to bring along
        }
        if (found && fs::equivalent(*found, target.parent_path() / name, error)) {
            targets.leave(target.parent_path() / name); // both files name one and the same
        } else if (found) {
            moving.push_back({name, *found, {}, name, false});
        } else if (targets.keeps(name)) {
            targets.take(name); // what is missing or elsewhere stays so
        }
    }
    for (const bool safe : {true, false}) {
        for (GltfFollower& one : moving) {
            if (one.target.empty() && (!safe || targets.keeps(one.name))) {
                placeFollower(one, beside.followers, targets);
            }
        }
    }
    beside.skin = skinFile(target, names, targets);
    return beside;
}

/// Marks sparse accessors among those that were added.
constexpr int kSparseKey = -1;

/// The least and the greatest of each component.
struct FloatLimits {
    OrderedJson min = OrderedJson::array();
    OrderedJson max = OrderedJson::array();

    FloatLimits(int components, std::span<const float> values) {
        const auto size = static_cast<std::size_t>(components);
        for (std::size_t c = 0; c < size && !values.empty(); ++c) {
            float smallest = values[c];
            float largest = values[c];
            for (std::size_t i = c; i < values.size(); i += size) {
                smallest = std::min(smallest, values[i]);
                largest = std::max(largest, values[i]);
            }
            min.push_back(smallest);
            max.push_back(largest);
        }
    }
};

/// A GLB with floats of its buffer, which begin at `indices` in it, as 0.
std::string withZeros(std::string glb, const std::vector<std::size_t>& indices) {
    if (!indices.empty()) {
        const auto buffer = static_cast<std::size_t>(GltfContainer::split(glb)->bin->data() - glb.data());
        for (const std::size_t index : indices) {
            glb.replace(buffer + index, sizeof(float), sizeof(float), '\0');
        }
    }
    return glb;
}

} // namespace

std::vector<fs::path> plannedBesideGltf(const fs::path& source, const fs::path& target) {
    std::vector<fs::path> files;
    const Expected<std::string> bytes = readWholeFile(source);
    const auto container = GltfContainer::split(bytes ? std::string_view(*bytes) : std::string_view());
    if (!bytes || !container) {
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

GltfEdit::GltfEdit(fs::path file, const GltfStored& stored)
    : m_file(std::move(file))
    , m_stored(stored)
    , m_root(stored.text) {
    m_firstNew = usesChunk() ? stored.container.addedBegin() : 0;
}

/// A GLB's first buffer is its chunk, unless it names a file.
bool GltfEdit::usesChunk() const {
    const Json& buffers = gltfMember(before(), "buffers");
    return m_stored.container.binary &&
           (!buffers.is_array() || buffers.empty() || !namesItsBytes(buffers[0]));
}

std::size_t GltfEdit::count(const char* list) {
    const JsonText* entries = m_root.member(list);
    return entries != nullptr && entries->isArray() ? entries->size() : 0;
}

JsonText& GltfEdit::entry(const char* list, std::size_t index) {
    return m_root.member(list)->at(index);
}

std::size_t GltfEdit::append(const char* list, JsonText value) {
    if (const JsonText* entries = m_root.member(list); entries == nullptr || !entries->isArray()) {
        m_root.set(list, JsonText(OrderedJson::array()));
    }
    m_root.member(list)->append(std::move(value));
    return count(list) - 1;
}

std::size_t GltfEdit::bufferOfNewBytes() {
    const Json& buffers = gltfMember(before(), "buffers");
    return usesChunk() || !buffers.is_array() ? 0 : buffers.size();
}

std::size_t GltfEdit::addView(int target, std::string_view bytes) {
    m_new.append(roundUp4(m_new.size()) - m_new.size(), '\0');
    OrderedJson view{{"buffer", bufferOfNewBytes()},
                     {"byteOffset", m_firstNew + m_new.size()},
                     {"byteLength", bytes.size()}};
    if (target != 0) {
        view["target"] = target;
    }
    m_new += bytes;
    return append("bufferViews", JsonText(view));
}

std::size_t GltfEdit::addAccessor(const GltfLayout& layout, std::size_t count, std::string_view bytes) {
    const auto [known, added] = m_accessors.try_emplace({layout, std::string(bytes)}, 0);
    if (!added) {
        return known->second;
    }
    OrderedJson accessor{{"bufferView", addView(layout.target, bytes)},
                         {"componentType", layout.componentType},
                         {"count", count},
                         {"type", layout.type}};
    if (layout.normalized) {
        accessor["normalized"] = true;
    }
    known->second = append("accessors", JsonText(accessor));
    return known->second;
}

std::size_t GltfEdit::addFloats(const char* type, int components, std::span<const float> values, int target) {
    const auto size = static_cast<std::size_t>(components);
    const std::string_view bytes(reinterpret_cast<const char*>(values.data()), values.size_bytes());
    const std::size_t index = addAccessor({5126, type, false, target, true}, values.size() / size, bytes);
    const FloatLimits limits(components, values);
    entry("accessors", index).set("min", JsonText(limits.min));
    entry("accessors", index).set("max", JsonText(limits.max));
    return index;
}

std::size_t GltfEdit::addOffsets(std::size_t count, std::span<const std::uint32_t> places,
                                 std::span<const Vec3f> offsets) {
    constexpr std::size_t kSparseText = 320; // bytes of JSON that sparse accessors need more
    if (places.size() * (sizeof(Vec3f) + sizeof(std::uint32_t)) + kSparseText >= count * sizeof(Vec3f)) {
        std::vector<Vec3f> all(count, Vec3f::Zero());
        for (std::size_t i = 0; i < places.size(); ++i) {
            all[places[i]] = offsets[i];
        }
        constexpr int kVertexData = 34962;
        return addFloats("VEC3", 3, {reinterpret_cast<const float*>(all.data()), 3 * count}, kVertexData);
    }
    // Some programs want one value in any case.
    static const std::uint32_t kFirst = 0;
    static const Vec3f kStays = Vec3f::Zero();
    return places.empty() ? addSparse(count, std::span(&kFirst, 1), std::span(&kStays, 1))
                          : addSparse(count, places, offsets);
}

/// A view that all sparse accessors of a length share. Without one Godot before 4.1 starts from the file's
/// first view in place of zero (godotengine/godot 76875), which moves every vertex.
std::size_t GltfEdit::zeroOffsets(std::size_t count) {
    const auto [known, added] = m_zeros.try_emplace(count, 0);
    if (added) {
        constexpr int kVertexData = 34962;
        known->second = addView(kVertexData, std::string(count * sizeof(Vec3f), '\0'));
        entry("bufferViews", known->second).set("byteStride", JsonText(OrderedJson(sizeof(Vec3f))));
    }
    return known->second;
}

/// Places below 65536 take two bytes each.
std::size_t GltfEdit::addSparse(std::size_t count, std::span<const std::uint32_t> places,
                                std::span<const Vec3f> offsets) {
    const bool wide = count > std::numeric_limits<std::uint16_t>::max();
    const std::vector<std::uint16_t> narrow(places.begin(), wide ? places.begin() : places.end());
    const std::string_view indices =
        wide ? std::string_view(reinterpret_cast<const char*>(places.data()), places.size_bytes())
             : std::string_view(reinterpret_cast<const char*>(narrow.data()),
                                narrow.size() * sizeof(std::uint16_t));
    const std::string_view values(reinterpret_cast<const char*>(offsets.data()), offsets.size_bytes());
    const std::string key = std::to_string(count) + ' ' + std::string(indices) + std::string(values);
    const auto [known, added] = m_accessors.try_emplace({{5126, "VEC3", false, kSparseKey}, key}, 0);
    if (!added) {
        return known->second;
    }
    std::vector<Vec3f> all(offsets.begin(), offsets.end());
    all.emplace_back(Vec3f::Zero()); // what the other vertices have
    const FloatLimits limits(3, {reinterpret_cast<const float*>(all.data()), 3 * all.size()});
    const OrderedJson at{{"bufferView", addView(0, indices)}, {"componentType", wide ? 5125 : 5123}};
    const OrderedJson sparse{
        {"count", places.size()}, {"indices", at}, {"values", {{"bufferView", addView(0, values)}}}};
    known->second = append("accessors", JsonText(OrderedJson{{"bufferView", zeroOffsets(count)},
                                                             {"componentType", 5126},
                                                             {"count", count},
                                                             {"type", "VEC3"},
                                                             {"min", limits.min},
                                                             {"max", limits.max},
                                                             {"sparse", sparse}}));
    return known->second;
}

void GltfEdit::replaceAccessor(std::size_t accessor, std::size_t by) {
    if (const auto& bin = m_stored.container.bin; usesChunk() && bin) {
        const std::vector<std::size_t> bad = gltfBadWeights(before(), accessor, *bin);
        m_zeroed.insert(m_zeroed.end(), bad.begin(), bad.end());
    }
    entry("accessors", accessor) = JsonText(entry("accessors", by));
}

/// New bytes go where the file keeps its own: into its chunk, into its text, or into a file beside it, which
/// is a new one, so that the old one stays as it is.
void GltfEdit::describeNewBytes(const fs::path& skinFile, std::vector<OutputFile>& files) {
    if (m_new.empty()) {
        return;
    }
    if (usesChunk()) {
        const OrderedJson length(m_firstNew + m_new.size());
        if (count("buffers") == 0) {
            append("buffers", JsonText(OrderedJson{{"byteLength", length}}));
        } else {
            entry("buffers", 0).set("byteLength", JsonText(length));
        }
        return;
    }
    OrderedJson buffer{{"byteLength", m_new.size()}};
    if (m_stored.container.binary || gltfNamedFiles(before()).empty()) {
        buffer["uri"] = "data:application/octet-stream;base64," + toBase64(m_new);
    } else {
        buffer["uri"] = gltfUri(skinFile.filename().string());
        files.push_back({skinFile, m_new, true});
    }
    append("buffers", JsonText(buffer));
}

Expected<void> GltfEdit::bringFollowers(const std::vector<GltfFollower>& followers,
                                        std::vector<OutputFile>& files) {
    for (const GltfFollower& one : followers) {
        if (one.there) {
            continue;
        }
        Expected<std::string> bytes = readWholeFile(one.source);
        if (!bytes) {
            return fail(bytes.error());
        }
        files.push_back({one.target, std::move(*bytes), true});
    }
    return {};
}

void GltfEdit::renameFollowers(const std::vector<GltfFollower>& followers,
                               std::map<std::string, std::string>& renamed, Notices& notices) {
    for (const GltfFollower& one : followers) {
        if (one.newName != one.name) {
            renamed[one.name] = one.newName;
            notices.push_back({NoticeCode::SideFileRenamed, one.name, 0, {one.newName}});
        }
    }
    for (const char* list : {"buffers", "images"}) {
        const Json& items = gltfMember(before(), list);
        for (std::size_t i = 0; i < (items.is_array() ? items.size() : 0); ++i) {
            const auto now = renamed.find(GltfFile::decodePath(gltfText(items[i], "uri")));
            if (now != renamed.end()) {
                entry(list, i).set("uri", JsonText(OrderedJson(gltfUri(now->second))));
            }
        }
    }
}

Expected<std::vector<OutputFile>>
GltfEdit::finish(const fs::path& target, std::map<std::string, std::string>& renamed, Notices& notices) {
    std::vector<OutputFile> files;
    const GltfBeside beside = gltfBeside(before(), m_file, target);
    describeNewBytes(beside.skin, files);
    renameFollowers(beside.followers, renamed, notices);
    if (const Expected<void> brought = bringFollowers(beside.followers, files); !brought) {
        return fail(brought.error());
    }
    const std::string_view added = usesChunk() ? std::string_view(m_new) : std::string_view();
    files.push_back({target, withZeros(m_stored.container.bytes(m_root.text(), added), m_zeroed)});
    return files;
}

} // namespace sinew
