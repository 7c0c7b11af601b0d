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
        patchSprings0(m_change);
        writeExpressions();
        writeFirstPerson();
        if (m_change.before.meta != m_change.after.meta && m_change.after.meta) {
            const Json before =
                m_change.before.meta ? OldVrmJson::meta(*m_change.before.meta, {}) : Json::object();
            writeMember("meta", before, OldVrmJson::meta(*m_change.after.meta, {}));
            noteUnheld(m_change.before.meta.value_or(VrmSettings()), *m_change.after.meta);
            writeBones();
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

    void noteUnheld(const VrmSettings& before, const VrmSettings& after) {
        for (const std::string& member : OldVrmJson::unheldMeta(before, after)) {
            m_change.faults.add("old-vrm", "meta." + member);
        }
    }

    void writeBones() {
        for (const ChangedBone& each : changedBones(m_change)) {
            JsonText& list = madeMember(changed("humanoid"), "humanBones", OrderedJson::array());
            const std::string name = oldHumanBone(each.bone);
            JsonText kept{OrderedJson::array()};
            bool said = false;
            for (std::size_t i = 0; i < list.size(); ++i) {
                const bool same = textOfMember(list.at(i), "bone") == name;
                if (!same || (each.node && !said)) {
                    kept.append(list.at(i));
                }
                if (same && each.node && !said) {
                    kept.at(kept.size() - 1).set("node", JsonText(OrderedJson(*each.node)));
                    said = true;
                }
            }
            if (each.node && !said) {
                kept.append(
                    JsonText(OrderedJson{{"bone", name}, {"node", *each.node}, {"useDefaultValues", true}}));
            }
            list = std::move(kept);
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
