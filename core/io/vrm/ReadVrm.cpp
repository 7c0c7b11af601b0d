#include "core/io/vrm/ReadVrm.h"

#include "core/io/gltf/read/GltfReadParts.h"

#include <algorithm>
#include <array>
#include <map>

namespace sinew {
namespace {

std::vector<std::int32_t> meshesOfNodes(const ImportedFile& source) {
    std::vector<std::int32_t> meshOfNode(source.nodes.size(), kNone);
    for (std::size_t m = 0; m < source.meshes.size(); ++m) {
        meshOfNode[static_cast<std::size_t>(source.meshes[m].node)] = static_cast<std::int32_t>(m);
    }
    return meshOfNode;
}

LookRange rangeOf(VrmSource& vrm, const Json& look, const char* key, const char* input, const char* output) {
    LookRange range;
    const Json& json = gltfMember(look, key);
    if (json.is_null()) {
        return range;
    }
    VrmEntry entry(json);
    range.input = entry.number(input, range.input);
    range.output = entry.number(output, range.output);
    if (entry.fault() != nullptr) {
        vrm.faults.add(entry.fault(), key);
        return {};
    }
    return range;
}

std::optional<LookAt> readLookAt1(VrmSource& vrm, const Json& json) {
    if (!json.is_object()) {
        return std::nullopt;
    }
    VrmEntry entry(json);
    LookAt look;
    look.kind = valueOf(kLookKindNames, entry.text("type")).value_or(LookKind::Joints);
    look.offset = entry.vector("offsetFromHeadBone", Vec3::Zero());
    const auto range = [&](const char* key) {
        return rangeOf(vrm, json, key, "inputMaxValue", "outputScale");
    };
    look.inner = range("rangeMapHorizontalInner");
    look.outer = range("rangeMapHorizontalOuter");
    look.down = range("rangeMapVerticalDown");
    look.up = range("rangeMapVerticalUp");
    if (entry.fault() != nullptr) {
        vrm.faults.add(entry.fault(), "VRMC_vrm.lookAt");
    }
    return look;
}

/// Vectors of VRM 0.x are those of Unity, whose third axis points the other way.
std::optional<LookAt> readLookAt0(VrmSource& vrm, const Json& json) {
    if (!json.is_object() || !json.contains("lookAtTypeName")) {
        return std::nullopt;
    }
    VrmEntry entry(json);
    LookAt look;
    look.kind = entry.text("lookAtTypeName") == "BlendShape" ? LookKind::Expressions : LookKind::Joints;
    look.offset = entry.xyz("firstPersonBoneOffset", Vec3::Zero()).cwiseProduct(Vec3(1, 1, -1));
    const auto range = [&](const char* key) { return rangeOf(vrm, json, key, "xRange", "yRange"); };
    look.inner = range("lookAtHorizontalInner");
    look.outer = range("lookAtHorizontalOuter");
    look.down = range("lookAtVerticalDown");
    look.up = range("lookAtVerticalUp");
    if (entry.fault() != nullptr) {
        vrm.faults.add(entry.fault(), "VRM.firstPerson");
    }
    return look;
}

/// The index of a mesh in the file that a node shows, by the number of its node.
std::map<std::size_t, std::vector<std::int32_t>> meshesByNumber(VrmSource& vrm) {
    std::map<std::size_t, std::vector<std::int32_t>> result;
    for (std::size_t n = 0; n < vrm.meshOfNode.size(); ++n) {
        if (vrm.meshOfNode[n] != kNone) {
            result[gltfSize(vrm.file.item("nodes", n), "mesh", 0)].push_back(vrm.meshOfNode[n]);
        }
    }
    return result;
}

std::optional<FirstPerson> annotationType(const std::string& type) {
    if (const auto known = valueOf(kFirstPersonNames, type)) {
        return known;
    }
    constexpr Names<FirstPerson, 4> kOldNames{{{"Auto", FirstPerson::Auto},
                                               {"Both", FirstPerson::Both},
                                               {"ThirdPersonOnly", FirstPerson::ThirdPersonOnly},
                                               {"FirstPersonOnly", FirstPerson::FirstPersonOnly}}};
    return valueOf(kOldNames, type);
}

/// Annotations name nodes in VRM 1.0, and meshes in 0.x.
std::vector<FirstPerson> readFirstPerson(VrmSource& vrm, const Json& json, bool old) {
    std::vector<FirstPerson> result(vrm.source.meshes.size(), FirstPerson::Auto);
    const std::string path = old ? "VRM.firstPerson.meshAnnotations" : "VRMC_vrm.firstPerson.meshAnnotations";
    const auto byNumber = meshesByNumber(vrm);
    const Json& list = gltfMember(json, "meshAnnotations");
    if (!list.is_null() && !list.is_array()) {
        vrm.faults.add("wrong-type", path);
    }
    if (old && json.is_object()) {
        VrmEntry entry(json);
        entry.index("firstPersonBone", vrm.source.nodes.size());
        if (entry.fault() != nullptr) {
            vrm.faults.add(entry.fault(), "VRM.firstPerson.firstPersonBone");
        }
    }
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        VrmEntry entry(list[i]);
        const auto type = annotationType(entry.text(old ? "firstPersonFlag" : "type"));
        const std::size_t count = old ? vrm.file.count("meshes") : vrm.meshOfNode.size();
        const auto index = entry.index(old ? "mesh" : "node", count);
        if (!type || !index || entry.fault() != nullptr) {
            vrm.faults.add(entry.fault() != nullptr ? entry.fault() : (type ? "node-missing" : "wrong-type"),
                           vrmPath(path, i));
            continue;
        }
        const auto found = byNumber.find(*index);
        for (const std::int32_t mesh : old&& found != byNumber.end() ? found->second
                                       : old                         ? std::vector<std::int32_t>()
                                                                     : std::vector{vrm.meshOfNode[*index]}) {
            if (mesh != kNone) {
                result[static_cast<std::size_t>(mesh)] = *type;
            }
        }
    }
    return result;
}

/// Bones of a human and their nodes: an object in VRM 1.0, a list in 0.x, where thumbs begin a bone higher.
/// Of bones that say the same the first counts.
class BoneReader {
public:
    BoneReader(VrmSource& vrm, std::string path, ImportedAvatar& result)
        : m_vrm(vrm)
        , m_path(std::move(path))
        , m_result(result) {}

    void read(const Json& bones) {
        if (!bones.is_null() && !bones.is_array() && !bones.is_object()) {
            m_vrm.faults.add("wrong-type", m_path);
        }
        for (std::size_t i = 0; bones.is_array() && i < bones.size(); ++i) {
            const std::string bone = gltfText(bones[i], "bone");
            add(newName(bone), bones[i], vrmPath(m_path, i, bone));
        }
        for (auto each = bones.begin(); bones.is_object() && each != bones.end(); ++each) {
            add(each.key(), *each, m_path + '.' + each.key());
        }
    }

private:
    static std::string newName(const std::string& bone) {
        constexpr std::array<std::pair<const char*, const char*>, 4> kThumbs{
            {{"leftThumbProximal", "leftThumbMetacarpal"},
             {"leftThumbIntermediate", "leftThumbProximal"},
             {"rightThumbProximal", "rightThumbMetacarpal"},
             {"rightThumbIntermediate", "rightThumbProximal"}}};
        const auto* thumb = std::ranges::find(kThumbs, bone, [](const auto& names) { return names.first; });
        return thumb == kThumbs.end() ? bone : thumb->second;
    }

    void add(const std::string& bone, const Json& json, const std::string& path) {
        VrmEntry entry(json);
        const auto node = entry.index("node", m_vrm.source.nodes.size());
        if (const char* fault = faultOf(bone, entry, node)) {
            m_vrm.faults.add(fault, path);
            return;
        }
        m_result.bones.emplace_back(bone, static_cast<std::int32_t>(*node));
    }

    const char* faultOf(const std::string& bone, const VrmEntry& entry,
                        const std::optional<std::size_t>& node) const {
        if (std::ranges::find(humanoidBoneTable(), bone, &HumanoidBone::name) == humanoidBoneTable().end()) {
            return "bone-unknown";
        }
        if (entry.fault() != nullptr || !node) {
            return entry.fault() != nullptr ? entry.fault() : "node-missing";
        }
        for (const auto& [said, of] : m_result.bones) {
            if (said == bone || of == static_cast<std::int32_t>(*node)) {
                return said == bone ? "said-twice" : "node-twice";
            }
        }
        return nullptr;
    }

    VrmSource& m_vrm;
    std::string m_path;
    ImportedAvatar& m_result;
};

/// Of "materialProperties" (VRM 0.x), which is not read, what breaks its schema.
class OldMaterialChecks {
public:
    explicit OldMaterialChecks(VrmSource& vrm)
        : m_vrm(vrm) {}

    void check(const Json& list) {
        if (!list.is_null() && !list.is_array()) {
            m_vrm.faults.add("wrong-type", "VRM.materialProperties");
        }
        for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
            const char* fault = i < m_vrm.source.materials.size() ? faultOf(list[i]) : "material-missing";
            if (fault != nullptr) {
                m_vrm.faults.add(fault, vrmPath("VRM.materialProperties", i, gltfText(list[i], "name")));
            }
        }
    }

private:
    const char* faultOf(const Json& json) {
        VrmEntry entry(json);
        entry.text("name");
        entry.text("shader");
        entry.number("renderQueue", 0.0);
        for (const auto& [name, value] : membersOf(entry, "floatProperties")) {
            if (!value.is_number()) {
                entry.blame("wrong-type");
            }
        }
        for (const auto& [name, value] : membersOf(entry, "vectorProperties")) {
            if (!value.is_array() ||
                !std::ranges::all_of(value, [](const Json& each) { return each.is_number(); })) {
                entry.blame("wrong-type");
            }
        }
        VrmEntry textures(gltfMember(json, "textureProperties"));
        for (const auto& [name, value] : membersOf(entry, "textureProperties")) {
            textures.index(name.c_str(), m_vrm.file.count("textures"), "texture-missing");
        }
        const bool hasTextures = entry.has("textureProperties");
        return entry.fault() != nullptr || !hasTextures ? entry.fault() : textures.fault();
    }

    static std::map<std::string, Json> membersOf(VrmEntry& entry, const char* key) {
        const Json& members = gltfMember(entry.json(), key);
        if (!members.is_null() && !members.is_object()) {
            entry.blame("wrong-type");
        }
        return members.is_object() ? members.get<std::map<std::string, Json>>()
                                   : std::map<std::string, Json>();
    }

    VrmSource& m_vrm;
};

/// A member of a VRM that is an object, where it is there.
const Json& objectOf(VrmSource& vrm, const Json& json, const char* key, const std::string& path) {
    const Json& member = gltfMember(json, key);
    if (!member.is_null() && !member.is_object()) {
        vrm.faults.add("wrong-type", path + '.' + key);
    }
    return member;
}

void readNew(VrmSource& vrm, const Json& json, ImportedAvatar& result) {
    result.avatar.expressions = readExpressions1(vrm, gltfMember(json, "expressions"));
    result.avatar.lookAt = readLookAt1(vrm, objectOf(vrm, json, "lookAt", "VRMC_vrm"));
    result.avatar.firstPerson = readFirstPerson(vrm, objectOf(vrm, json, "firstPerson", "VRMC_vrm"), false);
    result.avatar.meta = readMeta1(vrm, gltfMember(json, "meta"));
    BoneReader(vrm, "VRMC_vrm.humanoid.humanBones", result)
        .read(gltfMember(objectOf(vrm, json, "humanoid", "VRMC_vrm"), "humanBones"));
}

void readOld(VrmSource& vrm, const Json& json, ImportedAvatar& result) {
    readSprings0(vrm, gltfMember(json, "secondaryAnimation"), result);
    result.avatar.expressions = readExpressions0(vrm, gltfMember(json, "blendShapeMaster"));
    const Json& firstPerson = objectOf(vrm, json, "firstPerson", "VRM");
    result.avatar.lookAt = readLookAt0(vrm, firstPerson);
    result.avatar.firstPerson = readFirstPerson(vrm, firstPerson, true);
    result.avatar.meta = readMeta0(vrm, gltfMember(json, "meta"));
    BoneReader(vrm, "VRM.humanoid.humanBones", result)
        .read(gltfMember(objectOf(vrm, json, "humanoid", "VRM"), "humanBones"));
    OldMaterialChecks(vrm).check(gltfMember(json, "materialProperties"));
}

} // namespace

std::optional<ImportedAvatar> readVrmAvatar(GltfFile& file, const ImportedFile& source,
                                            const std::string& name, Notices& notices) {
    VrmSource vrm{file, source, meshesOfNodes(source)};
    ImportedAvatar result;
    const Json& extensions = gltfMember(file.root(), "extensions");
    readSprings1(vrm, gltfMember(extensions, "VRMC_springBone"), result);
    result.avatar.constraints = readConstraints(vrm);
    if (const Json& json = gltfMember(extensions, "VRMC_vrm"); json.is_object()) {
        readNew(vrm, json, result);
    } else if (const Json& old = gltfMember(extensions, "VRM"); old.is_object()) {
        readOld(vrm, old, result);
    }
    vrm.faults.note(NoticeCode::AvatarEntriesIgnored, name, notices);
    return result.avatar.empty() && result.bones.empty() ? std::nullopt : std::optional(std::move(result));
}

} // namespace sinew
