#include "core/io/patch/gltf/GltfPatchAvatar.h"

#include "core/avatar/Constraints.h"
#include "core/avatar/SpringChecks.h"
#include "core/avatar/SpringEnds.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/HumanoidMap.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr const char* kVrm1 = "VRMC_vrm";

JsonText madeText(const Json& value) {
    return JsonText(OrderedJson(value));
}

bool isObjects(const Json& list, std::size_t size) {
    return list.is_array() && list.size() == size &&
           std::ranges::all_of(list, [](const Json& each) { return each.is_object(); });
}

/// Where a file says the joints and parts of a scene that was read from it.
AvatarTarget targetIn(const PatchInput& input, const Scene& scene, std::span<const std::size_t> nodeOfJoint,
                      const Json& root) {
    AvatarTarget target{&scene, {}, {}, {}, {}};
    const std::vector<Transform> scales = fileScales(input);
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        target.nodeOfJoint.push_back(nodeOfJoint[j]);
        target.nodeFromJoint.push_back(scales[j].inverse());
    }
    target.nodeOfPart.resize(scene.parts.size());
    target.meshOfPart.resize(scene.parts.size());
    for (const MeshSource& mesh : input.original->map.meshes) {
        if (mesh.part != kNone && mesh.node != kNone) {
            const auto part = static_cast<std::size_t>(mesh.part);
            const auto node = static_cast<std::size_t>(mesh.node);
            target.nodeOfPart[part] = node;
            target.meshOfPart[part] = gltfSize(gltfMember(root, "nodes")[node], "mesh", 0);
        }
    }
    target.fileFromModel = Quat(Mat3(input.original->map.modelFromFile.rotation().transpose()));
    return target;
}

/// VRMC_vrm, and the constraints of nodes.
class Vrm1Patch {
public:
    explicit Vrm1Patch(const AvatarChange& change)
        : m_change(change) {}

    void write() {
        patchSprings1(m_change);
        writeConstraints();
        writeMember("expressions", m_change.beforeJson.expressions(m_change.before.expressions),
                    m_change.afterJson.expressions(m_change.after.expressions));
        writeMember("lookAt", lookOf(m_change.before, m_change.beforeJson),
                    lookOf(m_change.after, m_change.afterJson));
        if (m_change.after.meta) {
            writeMember("meta", metaOfAvatar(m_change.before), metaOfAvatar(m_change.after));
            writeBones();
        }
        writeFirstPerson();
    }

private:
    JsonText& vrm() { return *m_change.edit.root().member("extensions")->member(kVrm1); }

    void writeMember(const char* key, const Json& before, const Json& after) {
        if (before == after) {
            return;
        }
        m_change.paths.insert(std::string("extensions.VRMC_vrm.") + key);
        if (after.is_null()) {
            vrm().erase(key);
        } else {
            applyChange(madeMember(vrm(), key, OrderedJson::object()),
                        before.is_null() ? Json::object() : before, after);
        }
    }

    static Json metaOfAvatar(const Avatar& avatar) {
        return avatar.meta ? metaJson(*avatar.meta, {}) : Json();
    }

    void writeBones() {
        for (const auto& [bone, node] : changedBones(m_change)) {
            m_change.paths.insert("extensions.VRMC_vrm.humanoid");
            JsonText& bones = madeMember(madeMember(vrm(), "humanoid", OrderedJson::object()), "humanBones",
                                         OrderedJson::object());
            if (node) {
                madeMember(bones, bone.c_str(), OrderedJson::object())
                    .set("node", JsonText(OrderedJson(*node)));
            } else {
                bones.erase(bone);
            }
        }
    }

    static Json lookOf(const Avatar& avatar, const AvatarJson& writer) {
        if (!avatar.lookAt) {
            return {};
        }
        const Scene& scene = *writer.target().scene;
        const std::vector<BoneJoint> none;
        const HumanoidMap map = findHumanoid(scene.skeleton, avatar.meta ? avatar.meta->bones : none);
        const std::int32_t head = humanJoint(map, "head");
        const Vec3& offset = avatar.lookAt->offset;
        return AvatarJson::lookAt(
            *avatar.lookAt,
            head == kNone ? offset
                          : writer.place(scene.skeleton.joints[static_cast<std::size_t>(head)].name, offset));
    }

    void writeFirstPerson() {
        const Json before = m_change.beforeJson.firstPerson(m_change.before.firstPerson);
        const Json after = m_change.afterJson.firstPerson(m_change.after.firstPerson);
        if (before == after) {
            return;
        }
        m_change.paths.insert("extensions.VRMC_vrm.firstPerson");
        JsonText& list = madeMember(madeMember(vrm(), "firstPerson", OrderedJson::object()),
                                    "meshAnnotations", OrderedJson::array());
        const Json& was = gltfMember(before, "meshAnnotations");
        const Json& now = gltfMember(after, "meshAnnotations");
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (now[i] != was[i]) {
                writeAnnotation(list, now[i]);
            }
        }
    }

    static void writeAnnotation(JsonText& list, const Json& annotation) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (gltfWhole(list.at(i).member("node")) == annotation["node"].get<std::size_t>()) {
                list.at(i).set("type", madeText(annotation["type"]));
                return;
            }
        }
        list.append(madeText(annotation));
    }

    using OfNodes = std::map<std::size_t, Json>;

    static OfNodes constraintsOf(const std::vector<NodeConstraint>& constraints, const AvatarJson& writer) {
        OfNodes result;
        for (const NodeConstraint& each : constraints) {
            const auto joint = writer.nodeOf(each.joint);
            const auto source = writer.nodeOf(each.source);
            if (joint && source) {
                result[*joint] = gltfConstraint(each, *source);
            }
        }
        return result;
    }

    void writeConstraints() {
        constexpr const char* kExtension = "VRMC_node_constraint";
        const OfNodes before = constraintsOf(m_change.before.constraints, m_change.beforeJson);
        const OfNodes after = constraintsOf(m_change.after.constraints, m_change.afterJson);
        for (const auto& [node, value] : after) {
            const auto was = before.find(node);
            if (was == before.end() || was->second != value) {
                m_change.paths.insert("nodes." + std::to_string(node));
                JsonText& extensions =
                    madeMember(m_change.edit.entry("nodes", node), "extensions", OrderedJson::object());
                applyChange(madeMember(extensions, kExtension, OrderedJson::object()),
                            was == before.end() ? Json::object() : was->second, value);
                useExtension(m_change.edit, kExtension);
            }
        }
        for (const auto& [node, value] : before) {
            JsonText& text = m_change.edit.entry("nodes", node);
            if (JsonText* extensions = text.member("extensions"); !after.contains(node) && extensions) {
                m_change.paths.insert("nodes." + std::to_string(node));
                extensions->erase(kExtension);
                if (extensions->size() == 0) {
                    text.erase("extensions");
                }
            }
        }
    }

    const AvatarChange& m_change;
};

/// What is left of an avatar that a file can hold. Groups without colliders are none, but for those that it
/// has already.
Avatar sound(Avatar avatar, const Springs& before, const Skeleton& skeleton, Notices& notices) {
    Springs& springs = avatar.springs;
    springs = withoutFaulty(skeleton, std::move(springs), notices);
    for (std::size_t g = springs.groups.size(); g-- > 0;) {
        const bool known = std::ranges::find(before.groups, springs.groups[g].name, &ColliderGroup::name) !=
                           before.groups.end();
        if (springs.groups[g].colliders.empty() && !known) {
            eraseGroup(springs, g);
        }
    }
    return avatar;
}

} // namespace

bool holdsVrm(const Json& root) {
    const Json& extensions = gltfMember(root, "extensions");
    return gltfMember(extensions, kVrm1).is_object() || gltfMember(extensions, "VRM").is_object();
}

JsonText& madeMember(JsonText& object, const char* key, const OrderedJson& fresh) {
    const JsonText* known = object.member(key);
    if (known == nullptr || !(fresh.is_array() ? known->isArray() : known->isObject())) {
        object.set(key, JsonText(fresh));
    }
    return *object.member(key);
}

void useExtension(GltfEdit& edit, const char* name) {
    const JsonText quoted{OrderedJson(name)};
    JsonText& used = madeMember(edit.root(), "extensionsUsed", OrderedJson::array());
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (used.at(i).sameValue(quoted)) {
            return;
        }
    }
    used.append(quoted);
}

void applyChange(JsonText& text, const Json& before, const Json& after) {
    if (before == after) {
        return;
    }
    if (before.is_object() && after.is_object() && text.isObject()) {
        for (const auto& [key, value] : after.items()) {
            const Json& was = gltfMember(before, key.c_str());
            if (JsonText* member = text.member(key); member != nullptr && !was.is_null()) {
                applyChange(*member, was, value);
            } else if (was != value) {
                text.set(key, madeText(value));
            }
        }
        for (const auto& [key, value] : before.items()) {
            if (!after.contains(key)) {
                text.erase(key);
            }
        }
        return;
    }
    const std::size_t size = text.isArray() ? text.size() : 0;
    if (size > 0 && isObjects(before, size) && isObjects(after, size)) {
        for (std::size_t i = 0; i < size; ++i) {
            applyChange(text.at(i), before[i], after[i]);
        }
        return;
    }
    text = madeText(after);
}

ListMatch::ListMatch(const std::vector<Json>& before, const std::vector<Json>& after,
                     const std::vector<std::string>& beforeKeys, const std::vector<std::string>& afterKeys,
                     const std::vector<std::size_t>& entries, std::size_t size)
    : m_placeOfEntry(size, kGone)
    , m_placeOfAfter(after.size(), kGone)
    , m_beforeOfAfter(after.size(), kGone)
    , m_read(entries.begin(), entries.end()) {
    std::vector<bool> taken(before.size());
    for (const bool byKey : {false, true}) {
        for (std::size_t a = 0; a < after.size(); ++a) {
            for (std::size_t b = 0; b < before.size() && m_beforeOfAfter[a] == kGone; ++b) {
                if (!taken[b] && (byKey ? beforeKeys[b] == afterKeys[a] : before[b] == after[a])) {
                    taken[b] = true;
                    m_beforeOfAfter[a] = b;
                }
            }
        }
    }
    for (std::size_t e = 0; e < size; ++e) {
        const auto b = static_cast<std::size_t>(std::ranges::find(entries, e) - entries.begin());
        if (b == entries.size() || taken[b]) {
            m_placeOfEntry[e] = m_size++;
        }
    }
    for (std::size_t a = 0; a < after.size(); ++a) {
        m_placeOfAfter[a] =
            m_beforeOfAfter[a] == kGone ? m_size++ : m_placeOfEntry[entries[m_beforeOfAfter[a]]];
    }
}

JsonText ListMatch::kept(const JsonText* list) const {
    JsonText result{OrderedJson::array()};
    for (std::size_t e = 0; e < m_placeOfEntry.size(); ++e) {
        if (m_placeOfEntry[e] != kGone) {
            result.append(list->at(e));
        }
    }
    while (result.size() < m_size) {
        result.append(JsonText(OrderedJson::object()));
    }
    return result;
}

std::set<std::string> writeGltfAvatar(GltfEdit& edit, const PatchInput& input,
                                      std::span<const std::size_t> nodeOfJoint, Notices& notices) {
    const Scene& original = input.original->imported.scene;
    const Avatar& before = avatarOf(original.avatar);
    std::set<std::string> paths;
    if (input.scene->avatar == original.avatar || !holdsVrm(edit.before())) {
        return paths;
    }
    Notices ofSprings;
    const Avatar after =
        sound(avatarOf(input.scene->avatar), before.springs, input.scene->skeleton, ofSprings);
    const AvatarTarget was = targetIn(input, original, nodeOfJoint, edit.before());
    const AvatarTarget now = targetIn(input, *input.scene, nodeOfJoint, edit.before());
    VrmFaults unheard;
    VrmFaults faults;
    const AvatarJson beforeJson(was, unheard);
    const AvatarJson afterJson(now, faults);
    const AvatarChange change{edit,   before, after, beforeJson, afterJson, input.original->map.avatar,
                              faults, paths};
    if (gltfMember(gltfMember(edit.before(), "extensions"), kVrm1).is_object()) {
        Vrm1Patch(change).write();
        const std::string file = input.target.file.string();
        noteInexact(after.constraints, file, notices);
        if (const std::size_t tails = tailCount(*input.scene); tails > 0) {
            notices.push_back({NoticeCode::SpringEndsStill, file, tails, {}});
        }
    } else {
        patchOldVrm(change);
    }
    notices.insert(notices.end(), ofSprings.begin(), ofSprings.end());
    faults.note(NoticeCode::AvatarEntriesDropped, input.target.file.string(), notices);
    return paths;
}

} // namespace sinew
