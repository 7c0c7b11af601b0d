#include "core/avatar/Constraints.h"
#include "core/avatar/SpringChecks.h"
#include "core/avatar/SpringEnds.h"
#include "core/base/Notice.h"
#include "core/io/FormatFunctions.h"
#include "core/io/export/WriteExport.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/io/gltf/write/GltfWriter.h"
#include "core/io/vrm/AvatarJson.h"
#include "core/io/vrm/OldVrmJson.h"
#include "core/scene/VrmSettings.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/drivers/NodeConstraint.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

using Json = nlohmann::json;

/// Of eyes above the head joint where there are no joints of eyes, metres: what UniVRM proposes.
constexpr double kEyeHeight = 0.06;

Json humanoidJson(const HumanoidMap& map) {
    Json bones = Json::object();
    for (std::size_t b = 0; b < map.size(); ++b) {
        if (map[b] != kNone) {
            bones[humanoidBoneTable()[b].name] = {{"node", map[b]}};
        }
    }
    return {{"humanBones", std::move(bones)}};
}

/// Between the eyes, in the head's own space and metres.
Vec3 eyesFromHead(const Skeleton& skeleton, const HumanoidMap& map, double scale) {
    const auto head = static_cast<std::size_t>(humanJoint(map, "head"));
    const Transform headFromModel = skeleton.joints[head].modelFromJointBind.inverse(Eigen::Isometry);
    const std::int32_t left = humanJoint(map, "leftEye");
    const std::int32_t right = humanJoint(map, "rightEye");
    if (left == kNone || right == kNone) {
        return headFromModel.linear() * Vec3(0, kEyeHeight, 0);
    }
    const Vec3 eyes = 0.5 * (skeleton.position(static_cast<std::size_t>(left)) +
                             skeleton.position(static_cast<std::size_t>(right)));
    return headFromModel * eyes * scale;
}

/// Where nothing says how the character looks, its eyes turn by up to 10 degrees.
Json lookAtOf(const AvatarJson& writer, const std::optional<LookAt>& look, const HumanoidMap& map,
              double scale) {
    const Skeleton& skeleton = writer.target().scene->skeleton;
    const std::int32_t head = humanJoint(map, "head");
    return look ? AvatarJson::lookAt(
                      *look, writer.place(skeleton.joints[static_cast<std::size_t>(head)].name, look->offset))
                : AvatarJson::lookAt({}, eyesFromHead(skeleton, map, scale));
}

/// The value of the extension VRMC_vrm (VRM 1.0). `name` that of a character without one.
Json vrmExtension(const AvatarJson& writer, const Avatar& avatar, const VrmSettings& meta,
                  const HumanoidMap& map, const std::string& name, double scale) {
    Json json{{"specVersion", "1.0"},
              {"meta", metaJson(meta, name)},
              {"humanoid", humanoidJson(map)},
              {"firstPerson", writer.firstPerson(avatar.firstPerson)},
              {"lookAt", lookAtOf(writer, avatar.lookAt, map, scale)}};
    if (Json expressions = writer.expressions(avatar.expressions); !expressions.is_null()) {
        json["expressions"] = std::move(expressions);
    }
    return json;
}

/// Values of the extension VRMC_node_constraint (VRM 1.0) by node, which are the joints of the same number:
/// those that drivers say, and the avatar's for other joints.
std::map<std::size_t, Json> constraintsOf(const Skeleton& skeleton, const Drivers& drivers,
                                          const std::vector<NodeConstraint>& others, VrmFaults& faults) {
    std::vector<NodeConstraint> all = nodeConstraints(skeleton, drivers);
    std::set<std::string> driven;
    for (const NodeConstraint& each : all) {
        driven.insert(each.joint);
    }
    for (const NodeConstraint& each : others) {
        if (driven.contains(each.joint)) {
            faults.add("driven-too", each.joint);
        } else {
            all.push_back(each);
        }
    }
    const std::vector<std::int32_t> turned = ConstraintRig(skeleton, all).targets();
    std::map<std::size_t, Json> constraints;
    for (const NodeConstraint& each : all) {
        const std::int32_t joint = skeleton.find(each.joint);
        if (joint == kNone || std::ranges::find(turned, joint) == turned.end()) {
            faults.add(joint == kNone || skeleton.find(each.source) == kNone ? "joint-missing" : "circle",
                       each.joint);
        } else {
            constraints.try_emplace(
                static_cast<std::size_t>(joint),
                gltfConstraint(each, static_cast<std::size_t>(skeleton.find(each.source))));
        }
    }
    return constraints;
}

/// Notes where the bind pose is not what VRM asks for: the character faces +Z, or -Z where a VRM 0.x may take
/// it as it is (VrmFacesElsewhere), and stands in a T-pose, arms level to the sides, legs straight down
/// (VrmPoseOff: how many bones are turned away, the worst of them and by how many degrees). `map` has all
/// required bones. O(1).
void noteVrmPose(const Skeleton& skeleton, const HumanoidMap& map, VrmSpec spec, const std::string& file,
                 Notices& notices) {
    const TPoseMisfit misfit = tPoseMisfit(skeleton, map, kTPoseTolerance);
    const bool asItIs = spec == VrmSpec::V0 && misfit.facing > 180.0 - kFacingTolerance;
    if (misfit.facing > kFacingTolerance && !asItIs) {
        notices.push_back({NoticeCode::VrmFacesElsewhere, file, 0, {}});
    }
    if (misfit.bones > 0) {
        notices.push_back({NoticeCode::VrmPoseOff,
                           file,
                           misfit.bones,
                           {misfit.worstBone, std::to_string(std::lround(misfit.worst))}});
    }
}

/// The skeleton before the author: a character that is no human needs no author.
Expected<void> checkVrm(const Scene& scene, const std::filesystem::path& file,
                        const ExportSettings& settings) {
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::VrmBonesMissing, {file.string(), std::string()});
    }
    const VrmSettings meta = metaOf(scene, settings.vrm);
    if (const auto map = humanoidOf(scene.skeleton, meta.bones, file.string()); !map) {
        return fail(map.error());
    }
    const bool named = !meta.authors.empty() && std::ranges::none_of(meta.authors, isBlankName);
    return named ? Expected<void>() : fail(ErrorCode::VrmAuthorMissing, {file.string()});
}

/// The nodes of a VRM stand in the T-pose, which is what the bind pose comes nearest to.
ExportNeeds vrmNeeds(const ExportSettings& settings) {
    ExportNeeds needs = gltfNeeds(settings);
    needs.keepsNodePose = false;
    return needs;
}

/// A scene that is written under another one's input.
ExportInput withScene(const ExportInput& input, const Scene& scene) {
    ExportInput other = input;
    other.scene = &scene;
    return other;
}

AvatarTarget targetOf(const ExportInput& input) {
    AvatarTarget target{input.scene, {}, {}, {}, {}};
    for (std::size_t j = 0; j < input.scene->skeleton.size(); ++j) {
        target.nodeOfJoint.push_back(j);
        target.nodeFromJoint.emplace_back(Eigen::UniformScaling(input.scale));
    }
    return target;
}

Expected<std::vector<OutputFile>> writeNewVrm(const ExportInput& input, const WriteTarget& target,
                                              const VrmSettings& meta, const HumanoidMap& map,
                                              Notices& notices, Progress& progress) {
    const Skeleton& skeleton = input.scene->skeleton;
    Avatar avatar = avatarOf(input.scene->avatar);
    avatar.springs = withoutFaulty(skeleton, std::move(avatar.springs), notices);
    AvatarTarget in = targetOf(input);
    VrmFaults faults;
    const AvatarJson writer(in, faults);
    GltfExtension extension;
    extension.values = [&](const GltfNodesOfParts& nodeOfPart, const Json&) {
        in.nodeOfPart = nodeOfPart;
        std::map<std::string, Json> values;
        values["VRMC_vrm"] =
            vrmExtension(writer, avatar, meta, map, target.file.stem().string(), input.scale);
        if (Json springs = writer.springs(avatar.springs); !springs.is_null()) {
            values["VRMC_springBone"] = std::move(springs);
        }
        return values;
    };
    if (usesExtendedColliders(avatar.springs)) {
        extension.alsoUsed.emplace_back("VRMC_springBone_extended_collider");
    }
    extension.nodeName = "VRMC_node_constraint";
    extension.nodeValues = constraintsOf(skeleton, input.settings->drivers, avatar.constraints, faults);
    noteInexact(avatar.constraints, target.file.string(), notices);
    auto files = oneFile(target, writeGlb(input, notices, progress, &extension));
    faults.note(NoticeCode::AvatarEntriesDropped, target.file.string(), notices);
    return files;
}

Expected<std::vector<OutputFile>> writeVrmFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& notices, Progress& progress) {
    const Skeleton& skeleton = input.scene->skeleton;
    const VrmSettings meta = metaOf(*input.scene, input.settings->vrm);
    const Expected<HumanoidMap> map = humanoidOf(skeleton, meta.bones, target.file.string());
    if (!map) {
        return fail(map.error());
    }
    const VrmSpec spec = meta.spec.value_or(VrmSpec::V1);
    noteVrmPose(skeleton, *map, spec, target.file.string(), notices);
    if (spec == VrmSpec::V0) {
        return writeOldVrm(input, target, meta, *map, eyesFromHead(skeleton, *map, input.scale), notices,
                           progress);
    }
    if (!meta.mtoon && tailCount(*input.scene) == 0) {
        return writeNewVrm(input, target, meta, *map, notices, progress);
    }
    const Scene ended = withEndJoints(*input.scene);
    const Scene toon = meta.mtoon ? withToonMaterials(ended) : ended;
    return writeNewVrm(withScene(input, toon), target, meta, *map, notices, progress);
}

} // namespace

const FormatWriter kVrmWriter{vrmNeeds, writeVrmFile, countGltfLosses, nullptr, true, checkVrm, true, true};

} // namespace sinew
