#include "core/io/patch/gltf/GltfEdit.h"

#include "core/io/gltf/write/GltfWriteMaterials.h"
#include "core/io/patch/gltf/GltfWeightBytes.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"

#include <string_view>

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

std::string base64(std::string_view bytes) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto at = [&](std::size_t k) {
            return k < bytes.size() ? static_cast<unsigned>(static_cast<unsigned char>(bytes[k])) : 0U;
        };
        const unsigned three = at(i) << 16U | at(i + 1) << 8U | at(i + 2);
        for (std::size_t digit = 0; digit < 4; ++digit) {
            const bool padding = i + digit > bytes.size();
            text += padding ? '=' : kDigits[three >> (18U - 6U * static_cast<unsigned>(digit)) & 63U];
        }
    }
    return text;
}

std::size_t roundUp4(std::size_t size) {
    return (size + 3) / 4 * 4;
}

} // namespace

GltfEdit::GltfEdit(fs::path file, std::unique_ptr<std::string> bytes, GltfContainer container, JsonText root,
                   Json before)
    : m_file(std::move(file))
    , m_bytes(std::move(bytes))
    , m_container(std::move(container))
    , m_root(std::move(root))
    , m_before(std::move(before)) {
    m_firstNew = usesChunk() ? m_container.addedBegin() : 0;
}

Expected<GltfEdit> GltfEdit::open(const fs::path& file, const Progress& progress) {
    Expected<std::string> read = readWholeFile(file, FileUse::Model, progress);
    if (!read) {
        return fail(read.error());
    }
    auto bytes = std::make_unique<std::string>(std::move(*read));
    std::optional<GltfContainer> container = GltfContainer::split(*bytes);
    std::optional<JsonText> root = container ? JsonText::parse(container->json) : std::nullopt;
    Json before = container ? parseJson<Json>(container->json) : Json();
    if (!root || !root->isObject() || !before.is_object()) {
        return fail(ErrorCode::FileBroken, {file.string(), "its JSON cannot be read"});
    }
    return GltfEdit(file, std::move(bytes), std::move(*container), std::move(*root), std::move(before));
}

/// A GLB's first buffer is its chunk, unless it names a file.
bool GltfEdit::usesChunk() const {
    const Json& buffers = gltfMember(m_before, "buffers");
    return m_container.binary && (!buffers.is_array() || buffers.empty() || !namesItsBytes(buffers[0]));
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
    const Json& buffers = gltfMember(m_before, "buffers");
    return usesChunk() || !buffers.is_array() ? 0 : buffers.size();
}

std::size_t GltfEdit::addAccessor(const GltfLayout& layout, std::size_t count, std::string_view bytes) {
    const auto [known, added] = m_accessors.try_emplace({layout, std::string(bytes)}, 0);
    if (!added) {
        return known->second;
    }
    m_new.append(roundUp4(m_new.size()) - m_new.size(), '\0');
    OrderedJson view{{"buffer", bufferOfNewBytes()},
                     {"byteOffset", m_firstNew + m_new.size()},
                     {"byteLength", bytes.size()}};
    if (layout.target != 0) {
        view["target"] = layout.target;
    }
    m_new += bytes;
    OrderedJson accessor{{"bufferView", append("bufferViews", JsonText(view))},
                         {"componentType", layout.componentType},
                         {"count", count},
                         {"type", layout.type}};
    if (layout.normalized) {
        accessor["normalized"] = true;
    }
    known->second = append("accessors", JsonText(accessor));
    return known->second;
}

void GltfEdit::replaceAccessor(std::size_t accessor, std::size_t by) {
    if (usesChunk() && m_container.bin) {
        const auto offset = static_cast<std::size_t>(m_container.bin->data() - m_bytes->data());
        for (const std::size_t at : gltfBadWeights(m_before, accessor, *m_container.bin)) {
            m_bytes->replace(offset + at, sizeof(float), sizeof(float), '\0');
        }
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
    if (m_container.binary || gltfNamedFiles(m_before).empty()) {
        buffer["uri"] = "data:application/octet-stream;base64," + base64(m_new);
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
        const Json& before = gltfMember(m_before, list);
        for (std::size_t i = 0; i < (before.is_array() ? before.size() : 0); ++i) {
            const auto now = renamed.find(GltfFile::decodePath(gltfText(before[i], "uri")));
            if (now != renamed.end()) {
                entry(list, i).set("uri", JsonText(OrderedJson(gltfUri(now->second))));
            }
        }
    }
}

Expected<std::vector<OutputFile>>
GltfEdit::finish(const fs::path& target, std::map<std::string, std::string>& renamed, Notices& notices) {
    std::vector<OutputFile> files;
    const GltfBeside beside = gltfBeside(m_before, m_file, target);
    describeNewBytes(beside.skin, files);
    renameFollowers(beside.followers, renamed, notices);
    if (const Expected<void> brought = bringFollowers(beside.followers, files); !brought) {
        return fail(brought.error());
    }
    const std::string_view added = usesChunk() ? std::string_view(m_new) : std::string_view();
    files.push_back({target, m_container.bytes(m_root.text(), added)});
    return files;
}

} // namespace sinew
