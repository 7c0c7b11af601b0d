#include "core/io/patch/gltf/GltfPatchAvatar.h"
#include "core/io/vrm/OldVrmJson.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/HumanoidMap.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::string textOfMember(const JsonText& object, const char* key) {
    const JsonText* member = object.member(key);
    const Json parsed = member == nullptr ? Json() : Json::parse(member->value(), nullptr, false);
    return parsed.is_string() ? parsed.get<std::string>() : std::string();
}

/// A change of the extension VRM.
class OldVrmPatch {
public:
    explicit OldVrmPatch(const AvatarChange& change)
        : m_change(change)
        , m_before(change.beforeJson, m_unheard)
        , m_after(change.afterJson, change.faults) {}

    void write() {
        writeSprings();
        writeExpressions();
        writeFirstPerson();
        if (m_change.before.meta != m_change.after.meta && m_change.after.meta) {
            const Json before =
                m_change.before.meta ? OldVrmJson::meta(*m_change.before.meta, {}) : Json::object();
            writeMember("meta", before, OldVrmJson::meta(*m_change.after.meta, {}));
        }
    }

private:
    JsonText& vrm() { return *m_change.edit.root().member("extensions")->member("VRM"); }

    JsonText& changed(const char* key) {
        m_change.paths.insert(std::string("extensions.VRM.") + key);
        return madeMember(vrm(), key, OrderedJson::object());
    }

    void writeMember(const char* key, const Json& before, const Json& after) {
        if (before != after) {
            applyChange(changed(key), before, after);
        }
    }

    // Expressions.

    void writeExpressions() {
        const auto byName = [](const std::vector<Expression>& list, const OldVrmJson& writer) {
            std::map<std::string, Json> result;
            for (const Expression& each : list) {
                result[each.name] = writer.expression(each);
            }
            return result;
        };
        const auto before = byName(m_change.before.expressions, m_before);
        const auto after = byName(m_change.after.expressions, m_after);
        if (before == after) {
            return;
        }
        JsonText& list = madeMember(changed("blendShapeMaster"), "blendShapeGroups", OrderedJson::array());
        JsonText kept{OrderedJson::array()};
        std::set<std::string> written;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string name = nameOfGroup(list.at(i), before);
            if (name.empty() || written.contains(name)) {
                kept.append(list.at(i));
            } else if (const auto now = after.find(name); now != after.end()) {
                written.insert(name);
                kept.append(list.at(i));
                applyChange(kept.at(kept.size() - 1), before.at(name), now->second);
            }
        }
        for (const Expression& each : m_change.after.expressions) {
            if (written.insert(each.name).second) {
                kept.append(JsonText(OrderedJson(after.at(each.name))));
            }
        }
        list = std::move(kept);
    }

    /// The expression that an entry is; empty: it was not read.
    static std::string nameOfGroup(const JsonText& group, const std::map<std::string, Json>& before) {
        std::string preset = textOfMember(group, "presetName");
        std::ranges::transform(preset, preset.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        const std::string own = textOfMember(group, "name");
        for (const auto& [name, json] : before) {
            const bool known = json["presetName"] != "unknown";
            if (known ? json["presetName"] == preset : name == own) {
                return name;
            }
        }
        return {};
    }

    // First person and looking.

    static Json lookOf(const Avatar& avatar, const AvatarJson& writer) {
        if (!avatar.lookAt) {
            return Json::object();
        }
        const Skeleton& skeleton = writer.target().scene->skeleton;
        const std::vector<BoneJoint> none;
        const std::int32_t head =
            humanJoint(findHumanoid(skeleton, avatar.meta ? avatar.meta->bones : none), "head");
        const Vec3& offset = avatar.lookAt->offset;
        return OldVrmJson::lookAt(
            *avatar.lookAt, head == kNone
                                ? offset
                                : writer.place(skeleton.joints[static_cast<std::size_t>(head)].name, offset));
    }

    /// Curves of looking stay, for no one uses them.
    void writeFirstPerson() {
        writeMember("firstPerson", lookOf(m_change.before, m_change.beforeJson),
                    lookOf(m_change.after, m_change.afterJson));
        const Json before = m_before.annotations(m_change.before.firstPerson);
        const Json after = m_after.annotations(m_change.after.firstPerson);
        if (before == after) {
            return;
        }
        JsonText& list = madeMember(changed("firstPerson"), "meshAnnotations", OrderedJson::array());
        for (std::size_t i = 0; i < after.size(); ++i) {
            if (after[i] != before[i]) {
                writeAnnotation(list, after[i]);
            }
        }
    }

    static void writeAnnotation(JsonText& list, const Json& annotation) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (gltfWhole(list.at(i).member("mesh")) == annotation["mesh"].get<std::size_t>()) {
                list.at(i).set("firstPersonFlag", JsonText(OrderedJson(annotation["firstPersonFlag"])));
                return;
            }
        }
        list.append(JsonText(OrderedJson(annotation)));
    }

    // Springs.

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

    void writeSprings() {
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
        JsonText& secondary = changed("secondaryAnimation");
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
            applyChange(kept.at(match.placeOfAfter(a)),
                        b == ListMatch::kGone ? Json::object() : before.entries[b], after.entries[a]);
        }
        groups = std::move(kept);
        writeChains(madeMember(secondary, "boneGroups", OrderedJson::array()), chainsBefore, chainsAfter,
                    after, match);
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
            remapColliders(group, match);
            if (were.empty() || keepRoots(group, were, before, after, colliders, match, written)) {
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
                   std::set<std::size_t>& written) const {
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
        const std::set<std::size_t> numbers = numbersOf(after.groups[lead], colliders, match);
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

void patchOldVrm(const AvatarChange& change) {
    OldVrmPatch(change).write();
}

} // namespace sinew
