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
void readBones(const Json& bones, std::size_t nodes, ImportedAvatar& result) {
    constexpr std::array<std::pair<const char*, const char*>, 4> kThumbs{
        {{"leftThumbProximal", "leftThumbMetacarpal"},
         {"leftThumbIntermediate", "leftThumbProximal"},
         {"rightThumbProximal", "rightThumbMetacarpal"},
         {"rightThumbIntermediate", "rightThumbProximal"}}};
    const auto add = [&](const std::string& bone, const Json& json) {
        if (const std::size_t node = gltfSize(json, "node", nodes); node < nodes) {
            result.bones.emplace_back(bone, static_cast<std::int32_t>(node));
        }
    };
    for (const Json& each : bones.is_array() ? bones : Json::array()) {
        const std::string bone = gltfText(each, "bone");
        const auto* thumb = std::ranges::find(kThumbs, bone, [](const auto& names) { return names.first; });
        add(thumb == kThumbs.end() ? bone : thumb->second, each);
    }
    for (auto each = bones.begin(); bones.is_object() && each != bones.end(); ++each) {
        add(each.key(), *each);
    }
}

void readNew(VrmSource& vrm, const Json& json, ImportedAvatar& result) {
    result.avatar.expressions = readExpressions1(vrm, gltfMember(json, "expressions"));
    result.avatar.lookAt = readLookAt1(vrm, gltfMember(json, "lookAt"));
    result.avatar.firstPerson = readFirstPerson(vrm, gltfMember(json, "firstPerson"), false);
    result.avatar.meta = readMeta1(vrm, gltfMember(json, "meta"));
    readBones(gltfMember(gltfMember(json, "humanoid"), "humanBones"), vrm.source.nodes.size(), result);
}

void readOld(VrmSource& vrm, const Json& json, ImportedAvatar& result) {
    readSprings0(vrm, gltfMember(json, "secondaryAnimation"), result);
    result.avatar.expressions = readExpressions0(vrm, gltfMember(json, "blendShapeMaster"));
    result.avatar.lookAt = readLookAt0(vrm, gltfMember(json, "firstPerson"));
    result.avatar.firstPerson = readFirstPerson(vrm, gltfMember(json, "firstPerson"), true);
    result.avatar.meta = readMeta0(vrm, gltfMember(json, "meta"));
    readBones(gltfMember(gltfMember(json, "humanoid"), "humanBones"), vrm.source.nodes.size(), result);
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
    if (vrm.stillEnds > 0) {
        notices.push_back({NoticeCode::SpringEndsStill, name, vrm.stillEnds, {}});
    }
    return result.avatar.empty() && result.bones.empty() ? std::nullopt : std::optional(std::move(result));
}

} // namespace sinew
