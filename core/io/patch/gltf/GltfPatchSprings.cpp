#include "core/io/patch/gltf/GltfPatchAvatar.h"

#include <algorithm>
#include <functional>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr const char* kSprings = "VRMC_springBone";
constexpr const char* kExtended = "VRMC_springBone_extended_collider";

std::string nodeText(const Json& json) {
    return json.is_object() ? gltfMember(json, "node").dump() : std::string();
}

/// Colliders, groups and chains each as JSON, without the numbers by which they name each other.
struct SpringLists {
    std::vector<Json> colliders;
    std::vector<Json> groups;
    std::vector<Json> chains;

    SpringLists(const Springs& springs, const AvatarJson& writer) {
        for (const SpringCollider& each : springs.colliders) {
            colliders.push_back(writer.collider(each));
        }
        for (const ColliderGroup& each : springs.groups) {
            groups.push_back(AvatarJson::group(each));
            groups.back().erase("colliders");
        }
        for (const SpringChain& each : springs.chains) {
            chains.push_back(writer.chain(each));
            chains.back().erase("colliderGroups");
        }
    }
};

std::vector<std::string> keysOf(const std::vector<Json>& list,
                                const std::function<std::string(const Json&)>& key) {
    std::vector<std::string> keys;
    keys.reserve(list.size());
    for (const Json& each : list) {
        keys.push_back(key(each));
    }
    return keys;
}

ListMatch matched(const std::vector<Json>& before, const std::vector<Json>& after,
                  const std::vector<std::size_t>& entries, const Json& list,
                  const std::function<std::string(const Json&)>& key) {
    return {
        before, after, keysOf(before, key), keysOf(after, key), entries, list.is_array() ? list.size() : 0};
}

class SpringPatch {
public:
    explicit SpringPatch(const AvatarChange& change)
        : m_change(change)
        , m_json(gltfMember(gltfMember(change.edit.before(), "extensions"), kSprings))
        , m_before(change.before.springs, change.beforeJson)
        , m_after(change.after.springs, change.afterJson)
        , m_colliders(
              matched(m_before.colliders, m_after.colliders, change.entries.colliders,
                      gltfMember(m_json, "colliders"),
                      [](const Json& json) { return nodeText(json) + gltfMember(json, "name").dump(); }))
        , m_groups(matched(m_before.groups, m_after.groups, change.entries.groups,
                           gltfMember(m_json, "colliderGroups"),
                           [](const Json& json) { return json.dump(); }))
        , m_chains(matched(m_before.chains, m_after.chains, change.entries.chains,
                           gltfMember(m_json, "springs"),
                           [](const Json& json) { return nodeText(json["joints"][0]); })) {}

    void write() {
        if (m_change.beforeJson.springs(m_change.before.springs) ==
            m_change.afterJson.springs(m_change.after.springs)) {
            return;
        }
        m_change.paths.insert(std::string("extensions.") + kSprings);
        JsonText& text = madeMember(madeMember(m_change.edit.root(), "extensions", OrderedJson::object()),
                                    kSprings, OrderedJson{{"specVersion", "1.0"}});
        writeList(text, "colliders", m_colliders, m_before.colliders, m_after.colliders);
        writeList(text, "colliderGroups", m_groups, m_before.groups, m_after.groups);
        writeList(text, "springs", m_chains, m_before.chains, m_after.chains);
        writeIndices(text, "colliderGroups", "colliders", m_groups, m_colliders,
                     m_change.after.springs.groups,
                     [](const ColliderGroup& group) { return group.colliders; });
        writeIndices(text, "springs", "colliderGroups", m_chains, m_groups, m_change.after.springs.chains,
                     [](const SpringChain& chain) { return chain.groups; });
        useExtension(m_change.edit, kSprings);
        if (usesExtendedColliders(m_change.after.springs)) {
            useExtension(m_change.edit, kExtended);
        }
    }

private:
    static void writeList(JsonText& text, const char* key, const ListMatch& match,
                          const std::vector<Json>& before, const std::vector<Json>& after) {
        if (match.size() == 0) {
            text.erase(key);
            return;
        }
        JsonText list = match.kept(text.member(key));
        for (std::size_t a = 0; a < after.size(); ++a) {
            const std::size_t b = match.beforeOf(a);
            applyChange(list.at(match.placeOfAfter(a)), b == ListMatch::kGone ? Json::object() : before[b],
                        after[a]);
        }
        text.set(key, std::move(list));
    }

    /// The numbers by which entries of one list name those of another, as these stand now. What names an
    /// entry that was not read goes on doing so.
    template<typename T, typename Indices>
    static void writeIndices(JsonText& text, const char* listKey, const char* key, const ListMatch& of,
                             const ListMatch& named, const std::vector<T>& after, const Indices& indices) {
        JsonText* list = text.member(listKey);
        std::vector<std::set<std::size_t>> wanted(of.size());
        for (std::size_t a = 0; a < after.size(); ++a) {
            for (const std::size_t index : indices(after[a])) {
                wanted[of.placeOfAfter(a)].insert(named.placeOfAfter(index));
            }
        }
        std::vector<bool> isAfter(of.size());
        for (std::size_t a = 0; a < after.size(); ++a) {
            isAfter[of.placeOfAfter(a)] = true;
        }
        for (std::size_t i = 0; i < of.size(); ++i) {
            writeIndicesOf(list->at(i), key, named, isAfter[i], wanted[i]);
        }
    }

    static void writeIndicesOf(JsonText& entry, const char* key, const ListMatch& named, bool known,
                               std::set<std::size_t> wanted) {
        const JsonText* were = entry.member(key);
        for (std::size_t i = 0; i < gltfEntries(were); ++i) {
            const std::size_t index = gltfWhole(&were->at(i));
            if (index < named.entryCount() && (!known || !named.isRead(index)) &&
                named.placeOfEntry(index) != ListMatch::kGone) {
                wanted.insert(named.placeOfEntry(index));
            }
        }
        std::set<std::size_t> said;
        for (std::size_t i = 0; i < gltfEntries(were); ++i) {
            said.insert(gltfWhole(&were->at(i)));
        }
        if (wanted == said || (were == nullptr && wanted.empty())) {
            return;
        }
        if (wanted.empty() && std::string_view(key) == "colliderGroups") {
            entry.erase(key);
        } else {
            entry.set(key, JsonText(OrderedJson(std::vector<std::size_t>(wanted.begin(), wanted.end()))));
        }
    }

    const AvatarChange& m_change;
    const Json& m_json;
    SpringLists m_before;
    SpringLists m_after;
    ListMatch m_colliders;
    ListMatch m_groups;
    ListMatch m_chains;
};

} // namespace

void patchSprings1(const AvatarChange& change) {
    SpringPatch(change).write();
}

} // namespace sinew
