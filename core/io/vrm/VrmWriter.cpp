#include "core/base/Notice.h"
#include "core/io/FormatFunctions.h"
#include "core/io/export/WriteExport.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/io/gltf/write/GltfWriter.h"
#include "core/scene/VrmSettings.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/drivers/NodeConstraint.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

using Json = nlohmann::json;

constexpr const char* kVrmLicense = "https://vrm.dev/licenses/1.0/";
/// Of eyes above the head joint where there are no joints of eyes, metres: what UniVRM proposes.
constexpr double kEyeHeight = 0.06;
/// Degrees that eyes turn at most, for a view this far aside.
constexpr double kLookInput = 90.0;
constexpr double kLookOutput = 10.0;

Json metaOf(const VrmSettings& settings, const std::filesystem::path& file) {
    Json meta{{"name", settings.name.empty() ? file.stem().string() : settings.name},
              {"authors", settings.authors},
              {"licenseUrl", kVrmLicense},
              {"avatarPermission", nameOf(kVrmAvatarNames, settings.avatar)},
              {"allowExcessivelyViolentUsage", settings.violence},
              {"allowExcessivelySexualUsage", settings.sexual},
              {"commercialUsage", nameOf(kVrmCommercialNames, settings.commercial)},
              {"allowPoliticalOrReligiousUsage", settings.political},
              {"allowAntisocialOrHateUsage", settings.antisocial},
              {"creditNotation", settings.uncredited ? "unnecessary" : "required"},
              {"allowRedistribution", settings.redistribution},
              {"modification", nameOf(kVrmModificationNames, settings.modification)}};
    if (!settings.version.empty()) {
        meta["version"] = settings.version;
    }
    if (!settings.copyright.empty()) {
        meta["copyrightInformation"] = settings.copyright;
    }
    return meta;
}

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

Json lookAtJson(const Skeleton& skeleton, const HumanoidMap& map, double scale) {
    const Vec3 eyes = eyesFromHead(skeleton, map, scale);
    Json lookAt{{"type", "bone"}, {"offsetFromHeadBone", {eyes.x(), eyes.y(), eyes.z()}}};
    for (const char* range : {"rangeMapHorizontalInner", "rangeMapHorizontalOuter", "rangeMapVerticalDown",
                              "rangeMapVerticalUp"}) {
        lookAt[range] = {{"inputMaxValue", kLookInput}, {"outputScale", kLookOutput}};
    }
    return lookAt;
}

/// The viewer decides what of each mesh the wearer sees.
Json firstPersonJson(const std::vector<std::size_t>& meshNodes) {
    Json annotations = Json::array();
    for (const std::size_t node : meshNodes) {
        annotations.push_back({{"node", node}, {"type", "auto"}});
    }
    return annotations.empty() ? Json::object() : Json{{"meshAnnotations", std::move(annotations)}};
}

/// The value of the extension VRMC_vrm (VRM 1.0): meta, humanoid, and the specification's usual values for
/// first person and looking. `map`: joints of the skeleton, which are nodes of the same number;
/// `meshNodes`: the nodes that show a mesh; `scale`: metres per unit of the skeleton. `file` names the
/// character where the settings do not.
Json vrmExtension(const VrmSettings& settings, const Skeleton& skeleton, const HumanoidMap& map,
                  const std::vector<std::size_t>& meshNodes, double scale,
                  const std::filesystem::path& file) {
    return {{"specVersion", "1.0"},
            {"meta", metaOf(settings, file)},
            {"humanoid", humanoidJson(map)},
            {"firstPerson", firstPersonJson(meshNodes)},
            {"lookAt", lookAtJson(skeleton, map, scale)}};
}

/// Values of the extension VRMC_node_constraint (VRM 1.0) by node, which are the joints of the same number.
std::map<std::size_t, Json> constraintsOf(const Skeleton& skeleton, const Drivers& drivers) {
    std::map<std::size_t, Json> constraints;
    for (const NodeConstraint& each : nodeConstraints(skeleton, drivers)) {
        constraints[static_cast<std::size_t>(skeleton.find(each.joint))] =
            gltfConstraint(each, static_cast<std::size_t>(skeleton.find(each.source)));
    }
    return constraints;
}

/// Notes where the bind pose is not what VRM 1.0 asks for: the character faces +Z (VrmFacesElsewhere) and
/// stands in a T-pose, arms level to the sides, legs straight down (VrmPoseOff: how many bones are turned
/// away, the worst of them and by how many degrees). `map` has all required bones. O(1).
void noteVrmPose(const Skeleton& skeleton, const HumanoidMap& map, const std::string& file,
                 Notices& notices) {
    const TPoseMisfit misfit = tPoseMisfit(skeleton, map, kTPoseTolerance);
    if (misfit.facing > kFacingTolerance) {
        notices.push_back({NoticeCode::VrmFacesElsewhere, file, 0, {}});
    }
    if (misfit.bones > 0) {
        notices.push_back({NoticeCode::VrmPoseOff,
                           file,
                           misfit.bones,
                           {misfit.worstBone, std::to_string(std::lround(misfit.worst))}});
    }
}

bool isNoName(const std::string& text) {
    return text.find_first_not_of(" \t") == std::string::npos;
}

/// The skeleton before the author: a character that is no human needs no author.
Expected<void> checkVrm(const Scene& scene, const std::filesystem::path& file,
                        const ExportSettings& settings) {
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::VrmBonesMissing, {file.string(), std::string()});
    }
    if (const auto map = humanoidOf(scene.skeleton, settings.vrm.bones, file.string()); !map) {
        return fail(map.error());
    }
    const std::vector<std::string>& authors = settings.vrm.authors;
    const bool named = !authors.empty() && std::ranges::none_of(authors, isNoName);
    return named ? Expected<void>() : fail(ErrorCode::VrmAuthorMissing, {file.string()});
}

/// The nodes of a VRM stand in the T-pose, which is what the bind pose comes nearest to.
ExportNeeds vrmNeeds(const ExportSettings& settings) {
    ExportNeeds needs = gltfNeeds(settings);
    needs.keepsNodePose = false;
    return needs;
}

Expected<std::vector<OutputFile>> writeVrmFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& notices, Progress& progress) {
    const Skeleton& skeleton = input.scene->skeleton;
    const VrmSettings& settings = input.settings->vrm;
    const Expected<HumanoidMap> map = humanoidOf(skeleton, settings.bones, target.file.string());
    if (!map) {
        return fail(map.error());
    }
    noteVrmPose(skeleton, *map, target.file.string(), notices);
    const GltfExtension extension{"VRMC_vrm",
                                  [&](const std::vector<std::size_t>& meshNodes) {
                                      return vrmExtension(settings, skeleton, *map, meshNodes, input.scale,
                                                          target.file);
                                  },
                                  "VRMC_node_constraint", constraintsOf(skeleton, input.settings->drivers)};
    return oneFile(target, writeGlb(input, notices, progress, &extension));
}

} // namespace

const FormatWriter kVrmWriter{vrmNeeds, writeVrmFile, countGltfLosses, nullptr, true, checkVrm};

} // namespace sinew
