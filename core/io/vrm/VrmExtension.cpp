#include "core/io/vrm/VrmExtension.h"

#include <algorithm>

namespace sinew {
namespace {

using nlohmann::json;

constexpr const char* kVrmLicense = "https://vrm.dev/licenses/1.0/";
/// Of eyes above the head joint where there are no joints of eyes, metres: what UniVRM proposes.
constexpr double kEyeHeight = 0.06;
/// Degrees that eyes turn at most, for a view this far aside.
constexpr double kLookInput = 90.0;
constexpr double kLookOutput = 10.0;

json metaOf(const VrmSettings& settings, const std::filesystem::path& file) {
    json meta{{"name", settings.name.empty() ? file.stem().string() : settings.name},
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

std::int32_t humanJoint(const HumanoidMap& map, std::string_view bone) {
    const auto row = std::ranges::find(humanoidBoneTable(), bone, &HumanoidBone::name);
    return map[static_cast<std::size_t>(row - humanoidBoneTable().begin())];
}

json humanoidJson(const HumanoidMap& map) {
    json bones = json::object();
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

json lookAtJson(const Skeleton& skeleton, const HumanoidMap& map, double scale) {
    const Vec3 eyes = eyesFromHead(skeleton, map, scale);
    json lookAt{{"type", "bone"}, {"offsetFromHeadBone", {eyes.x(), eyes.y(), eyes.z()}}};
    for (const char* range : {"rangeMapHorizontalInner", "rangeMapHorizontalOuter", "rangeMapVerticalDown",
                              "rangeMapVerticalUp"}) {
        lookAt[range] = {{"inputMaxValue", kLookInput}, {"outputScale", kLookOutput}};
    }
    return lookAt;
}

/// The viewer decides what of each mesh the wearer sees.
json firstPersonJson(const std::vector<std::size_t>& meshNodes) {
    json annotations = json::array();
    for (const std::size_t node : meshNodes) {
        annotations.push_back({{"node", node}, {"type", "auto"}});
    }
    return annotations.empty() ? json::object() : json{{"meshAnnotations", std::move(annotations)}};
}

} // namespace

json vrmExtension(const VrmSettings& settings, const Skeleton& skeleton, const HumanoidMap& map,
                  const std::vector<std::size_t>& meshNodes, double scale,
                  const std::filesystem::path& file) {
    return {{"specVersion", "1.0"},
            {"meta", metaOf(settings, file)},
            {"humanoid", humanoidJson(map)},
            {"firstPerson", firstPersonJson(meshNodes)},
            {"lookAt", lookAtJson(skeleton, map, scale)}};
}

} // namespace sinew
