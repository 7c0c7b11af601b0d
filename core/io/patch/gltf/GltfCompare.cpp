#include "core/io/patch/gltf/GltfComparer.h"

#include "core/io/gltf/GltfContainer.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/gltf/write/GltfWriteParts.h"

#include <optional>
#include <set>

namespace sinew {
namespace {

/// Whether a GLB's buffer begins as it did, but for weights that were no numbers and are 0.
bool keepsBuffer(const Json& root, const std::set<std::size_t>& weights, std::string_view before,
                 std::string_view now) {
    if (now.starts_with(before) || now.size() < before.size()) {
        return now.size() >= before.size();
    }
    const std::string zero(sizeof(float), '\0');
    std::string mended(before);
    for (const std::size_t accessor : weights) {
        for (const std::size_t at : gltfBadWeights(root, accessor, before)) {
            if (now.substr(at, zero.size()) == zero) {
                mended.replace(at, zero.size(), zero);
            }
        }
    }
    return now.starts_with(mended);
}

} // namespace

std::string gltfEntryPath(const std::string& list, std::size_t index) {
    return list + "[" + std::to_string(index) + "]";
}

std::vector<std::string> GltfComparer::run(bool chunkMayGrow) {
    static const std::set<std::string> kMayBeNew{"skins", "accessors", "bufferViews", "buffers"};
    compareMembers(m_before, m_after, "", [&](const std::string& key, const JsonText* a, const JsonText* b) {
        if (b == nullptr) {
            return false;
        }
        if (key == "extensionsUsed") {
            return m_additions.extensionsUsed(a, b);
        }
        if (key == "extensions") {
            return m_additions.avatar(a, b);
        }
        if (a == nullptr) {
            return kMayBeNew.contains(key);
        }
        return compareList(key, *a, *b, chunkMayGrow);
    });
    return std::move(m_found);
}

std::set<std::size_t> GltfComparer::jointsOf(const JsonText& root) {
    std::set<std::size_t> joints;
    const JsonText* skins = root.member("skins");
    for (std::size_t s = 0; s < gltfEntries(skins); ++s) {
        const JsonText* list = skins->at(s).member("joints");
        for (std::size_t j = 0; j < gltfEntries(list); ++j) {
            joints.insert(gltfWhole(&list->at(j)));
        }
    }
    return joints;
}

bool GltfComparer::compareList(const std::string& key, const JsonText& a, const JsonText& b,
                               bool chunkMayGrow) {
    static const std::set<std::string> kLists{"accessors", "bufferViews", "buffers", "images",
                                              "meshes",    "nodes",       "scenes",  "skins"};
    const bool animations =
        (m_moved || m_additions.any()) && key == "animations" && gltfEntries(&a) == gltfEntries(&b);
    if (!(kLists.contains(key) || animations) || !a.isArray() || !b.isArray() || b.size() < a.size()) {
        return false;
    }
    if (key == "images" && b.size() != a.size()) {
        return false;
    }
    for (std::size_t i = 0; i < b.size(); ++i) {
        if (i >= a.size()) {
            compareNew(key, i, b.at(i));
        } else if (!a.at(i).sameValue(b.at(i))) {
            compareEntry(key, i, a.at(i), b.at(i), chunkMayGrow);
        }
    }
    return true; // what was found is reported
}

void GltfComparer::compareEntry(const std::string& key, std::size_t index, const JsonText& a,
                                const JsonText& b, bool chunkMayGrow) {
    const std::string path = gltfEntryPath(key, index);
    if (key == "accessors" && m_weights.contains(index)) {
        compareWeightAccessor(a, b, path);
    } else if (key == "meshes") {
        compareMesh(a, b, path);
    } else if (key == "nodes") {
        compareNode(index, a, b);
    } else if (key == "scenes") {
        compareMembers(a, b, path, [&](const std::string& name, const JsonText* x, const JsonText* y) {
            return name == "nodes" && y != nullptr && holdsAll(x, *y);
        });
    } else if (key == "animations") {
        compareAnimation(a, b, path);
    } else if (key == "skins") {
        compareSkin(a, b, path);
    } else if (key == "buffers" || key == "images") {
        const bool mayGrow = key == "buffers" && index == 0 && chunkMayGrow;
        compareMembers(a, b, path, [&](const std::string& name, const JsonText* x, const JsonText* y) {
            return (mayGrow && name == "byteLength" && y != nullptr) || (name == "uri" && isRenamed(x, y));
        });
    } else {
        report(path);
    }
}

/// Whether a file that an entry names got the new name it should have.
bool GltfComparer::isRenamed(const JsonText* before, const JsonText* after) const {
    const auto text = [](const JsonText* value) {
        const auto parsed =
            value == nullptr ? nlohmann::json() : nlohmann::json::parse(value->value(), nullptr, false);
        return parsed.is_string() ? parsed.get<std::string>() : std::string();
    };
    const auto renamed = m_renamed.find(GltfFile::decodePath(text(before)));
    return renamed != m_renamed.end() && text(after) == gltfUri(renamed->second);
}

std::vector<std::string> gltfDifferences(const GltfStored& before, std::string_view after,
                                         const KeptChanges& changes) {
    const GltfContainer& a = before.container;
    const auto b = GltfContainer::split(after);
    const std::optional<JsonText> text = b ? JsonText::parse(b->json) : std::nullopt;
    if (!text || a.binary != b->binary) {
        return {"file"};
    }
    const std::set<std::size_t> weights = gltfWeightAccessors(before.json);
    std::vector<std::string> found = GltfComparer(before.text, *text, weights, changes).run(a.binary);
    if (!keepsBuffer(before.json, weights, a.bin.value_or(std::string_view()),
                     b->bin.value_or(std::string_view()))) {
        found.emplace_back("buffer");
    }
    if (a.others != b->others || a.behind != b->behind) {
        found.emplace_back("chunks");
    }
    return found.empty() ? gltfWeightDifferences(before, *b, *text, changes) : found;
}

} // namespace sinew
