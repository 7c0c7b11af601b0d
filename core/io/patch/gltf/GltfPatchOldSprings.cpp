#include "core/io/patch/gltf/GltfPatchAvatar.h"
#include "core/io/vrm/OldVrmJson.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// A change of "secondaryAnimation" of the extension VRM.
class OldSpringPatch {
public:
    explicit OldSpringPatch(const AvatarChange& change)
        : m_change(change)
        , m_before(change.beforeJson, m_unheard)
        , m_after(change.afterJson, change.faults) {}

    void write() {
        const Springs& was = m_change.before.springs;
        const Springs& is = m_change.after.springs;
        const ColliderLists before = collidersOf(was, m_before);
        const ColliderLists after = collidersOf(is, m_after);
        const ChainLists chainsBefore = chainsOf(was, m_change.beforeJson, m_before);
        const ChainLists chainsAfter = chainsOf(is, m_change.afterJson, m_after);
        if (before.entries == after.entries && chainsBefore.values == chainsAfter.values &&
            chainsBefore.roots == chainsAfter.roots && chainsBefore.groups == chainsAfter.groups) {
            return;
        }
        JsonText& secondary = secondaryAnimation();
        // Each group that was read has one entry, of its node.
        std::vector<std::size_t> entries;
        for (std::size_t g = 0; g < was.groups.size(); ++g) {
            entries.insert(entries.end(), before.ofGroup[g].size(), m_change.entries.groups[g]);
        }
        JsonText& groups = madeMember(secondary, "colliderGroups", OrderedJson::array());
        const ListMatch match(before.entries, after.entries, before.keys, after.keys, entries, groups.size());
        JsonText kept = match.kept(&groups);
        for (std::size_t a = 0; a < after.entries.size(); ++a) {
            const std::size_t b = match.beforeOf(a);
            JsonText& group = kept.at(match.placeOfAfter(a));
            if (b == ListMatch::kGone) {
                applyChange(group, Json::object(), after.entries[a]);
            } else {
                changeGroup(group, readColliders(before, b), before.entries[b], after.entries[a]);
            }
        }
        groups = std::move(kept);
        writeChains(madeMember(secondary, "boneGroups", OrderedJson::array()), chainsBefore, chainsAfter,
                    after, match);
    }

private:
    JsonText& secondaryAnimation() {
        m_change.paths.insert("extensions.VRM.secondaryAnimation");
        JsonText& vrm = *m_change.edit.root().member("extensions")->member("VRM");
        return madeMember(vrm, "secondaryAnimation", OrderedJson::object());
    }

    /// Groups of colliders of the file, each for one joint: what stays, is another or new.
    struct ColliderLists {
        std::vector<Json> entries;                          ///< of all groups, one after the other
        std::vector<std::vector<std::size_t>> ofGroup = {}; ///< numbers of entries
        std::vector<std::string> keys = {};                 ///< by node
    };

    static ColliderLists collidersOf(const Springs& springs, const OldVrmJson& writer) {
        ColliderLists lists;
        for (const ColliderGroup& group : springs.groups) {
            lists.ofGroup.emplace_back();
            for (Json& entry : writer.colliderGroups(springs, group)) {
                lists.ofGroup.back().push_back(lists.entries.size());
                lists.keys.push_back(entry["node"].dump());
                lists.entries.push_back(std::move(entry));
            }
        }
        return lists;
    }

    /// Chains with their values and the groups that push them.
    struct ChainLists {
        std::vector<Json> values;
        std::vector<std::size_t> roots; ///< nodes
        std::vector<std::set<std::size_t>> groups;
    };

    static ChainLists chainsOf(const Springs& springs, const AvatarJson& nodes, const OldVrmJson& writer) {
        ChainLists lists;
        for (const SpringChain& chain : springs.chains) {
            lists.values.push_back(writer.boneGroup(chain));
            lists.roots.push_back(*nodes.nodeOf(chain.joints.front().joint));
            lists.groups.emplace_back(chain.groups.begin(), chain.groups.end());
        }
        return lists;
    }

    /// Places in the list of the file's group of colliders that `before` has, which are spheres.
    std::vector<std::size_t> readColliders(const ColliderLists& before, std::size_t entry) const {
        std::vector<std::size_t> places;
        for (std::size_t g = 0; g < before.ofGroup.size(); ++g) {
            if (std::ranges::find(before.ofGroup[g], entry) != before.ofGroup[g].end()) {
                for (const std::size_t collider : m_change.before.springs.groups[g].colliders) {
                    places.push_back(m_change.entries.colliders[collider]);
                }
            }
        }
        return places;
    }

    /// Colliders that were not read stay in their places.
    static void changeGroup(JsonText& group, const std::vector<std::size_t>& read, const Json& before,
                            const Json& after) {
        JsonText* list = group.member("colliders");
        const Json& was = before["colliders"];
        const Json& is = after["colliders"];
        if (was == is || gltfEntries(list) == was.size() || read.size() != was.size()) {
            applyChange(group, before, after);
            return;
        }
        JsonText kept{OrderedJson::array()};
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto k = static_cast<std::size_t>(std::ranges::find(read, i) - read.begin());
            if (k == read.size() || k < is.size()) {
                kept.append(list->at(i));
            }
            if (k < std::min(was.size(), is.size())) {
                applyChange(kept.at(kept.size() - 1), was[k], is[k]);
            }
        }
        for (std::size_t k = was.size(); k < is.size(); ++k) {
            kept.append(JsonText(OrderedJson(is[k])));
        }
        *list = std::move(kept);
        group.set("node", JsonText(OrderedJson(after["node"])));
    }

    /// Roots that are as they were stay in their groups; those that have other values, or are new, get groups
    /// of their own. A group whose roots all changed alike is changed itself.
    void writeChains(JsonText& list, const ChainLists& before, const ChainLists& after,
                     const ColliderLists& colliders, const ListMatch& match) {
        std::set<std::size_t> written; // of after
        JsonText kept{OrderedJson::array()};
        for (std::size_t g = 0; g < list.size(); ++g) {
            JsonText group = list.at(g);
            const std::vector<std::size_t> were = chainsOfGroup(g);
            const std::set<std::size_t> unread = unreadColliders(group, match);
            remapColliders(group, match);
            if (were.empty() || keepRoots(group, were, before, after, colliders, match, unread, written)) {
                kept.append(std::move(group));
            }
        }
        for (std::size_t a = 0; a < after.values.size(); ++a) {
            if (!written.contains(a)) {
                Json group = after.values[a];
                group["bones"] = {after.roots[a]};
                group["colliderGroups"] = numbersOf(after.groups[a], colliders, match);
                kept.append(JsonText(OrderedJson(group)));
            }
        }
        list = std::move(kept);
    }

    std::vector<std::size_t> chainsOfGroup(std::size_t group) const {
        std::vector<std::size_t> chains;
        for (std::size_t c = 0; c < m_change.entries.chains.size(); ++c) {
            if (m_change.entries.chains[c] == group) {
                chains.push_back(c);
            }
        }
        return chains;
    }

    static std::set<std::size_t> numbersOf(const std::set<std::size_t>& groups,
                                           const ColliderLists& colliders, const ListMatch& match) {
        std::set<std::size_t> numbers;
        for (const std::size_t group : groups) {
            for (const std::size_t entry : colliders.ofGroup[group]) {
                numbers.insert(match.placeOfAfter(entry));
            }
        }
        return numbers;
    }

    /// Groups of colliders that a group of chains names and that were not read, as they are numbered now.
    static std::set<std::size_t> unreadColliders(const JsonText& group, const ListMatch& match) {
        std::set<std::size_t> unread;
        for (const std::size_t index : numbersIn(group, "colliderGroups")) {
            if (index >= match.entryCount()) {
                unread.insert(index);
            } else if (!match.isRead(index)) {
                unread.insert(match.placeOfEntry(index));
            }
        }
        return unread;
    }

    static void remapColliders(JsonText& group, const ListMatch& match) {
        const JsonText* list = group.member("colliderGroups");
        std::vector<std::size_t> numbers;
        bool moved = false;
        for (std::size_t i = 0; i < gltfEntries(list); ++i) {
            const std::size_t was = gltfWhole(&list->at(i));
            const std::size_t now = was < match.entryCount() ? match.placeOfEntry(was) : was;
            moved = moved || now != was;
            if (now != ListMatch::kGone) {
                numbers.push_back(now);
            }
        }
        if (moved) {
            group.set("colliderGroups", JsonText(OrderedJson(numbers)));
        }
    }

    /// False where nothing is left of the group.
    bool keepRoots(JsonText& group, const std::vector<std::size_t>& were, const ChainLists& before,
                   const ChainLists& after, const ColliderLists& colliders, const ListMatch& match,
                   const std::set<std::size_t>& unread, std::set<std::size_t>& written) const {
        std::vector<std::size_t> now; // of after, one for each that is still there
        for (const std::size_t b : were) {
            const auto found = std::ranges::find(after.roots, before.roots[b]);
            if (found != after.roots.end()) {
                now.push_back(static_cast<std::size_t>(found - after.roots.begin()));
            }
        }
        if (now.empty()) {
            return false;
        }
        const std::size_t lead = now.front();
        std::set<std::size_t> gone;
        for (const std::size_t b : were) {
            const auto a = std::ranges::find_if(
                now, [&](std::size_t each) { return after.roots[each] == before.roots[b]; });
            const bool alike = a != now.end() && after.values[*a] == after.values[lead] &&
                               after.groups[*a] == after.groups[lead];
            if (alike) {
                written.insert(*a);
            } else {
                gone.insert(before.roots[b]);
            }
        }
        applyChange(group, before.values[were.front()], after.values[lead]);
        std::set<std::size_t> numbers = numbersOf(after.groups[lead], colliders, match);
        numbers.insert(unread.begin(), unread.end());
        if (numbers != numbersIn(group, "colliderGroups")) {
            group.set("colliderGroups", JsonText(OrderedJson(numbers)));
        }
        removeBones(group, gone);
        return true;
    }

    static std::set<std::size_t> numbersIn(const JsonText& group, const char* key) {
        const JsonText* list = group.member(key);
        std::set<std::size_t> numbers;
        for (std::size_t i = 0; i < gltfEntries(list); ++i) {
            numbers.insert(gltfWhole(&list->at(i)));
        }
        return numbers;
    }

    static void removeBones(JsonText& group, const std::set<std::size_t>& gone) {
        const JsonText* bones = group.member("bones");
        JsonText kept{OrderedJson::array()};
        for (std::size_t i = 0; i < gltfEntries(bones); ++i) {
            if (!gone.contains(gltfWhole(&bones->at(i)))) {
                kept.append(bones->at(i));
            }
        }
        if (kept.size() != gltfEntries(bones)) {
            group.set("bones", std::move(kept));
        }
    }

    const AvatarChange& m_change;
    VrmFaults m_unheard;
    OldVrmJson m_before;
    OldVrmJson m_after;
};

} // namespace

void patchSprings0(const AvatarChange& change) {
    OldSpringPatch(change).write();
}

} // namespace sinew
