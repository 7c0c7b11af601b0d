#include "core/io/patch/gltf/GltfPatchAvatar.h"

#include "core/io/source/FileBytes.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/HumanoidMap.h"

#include <algorithm>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// What the settings ask of a VRM that a file cannot become while it is kept. `materials`: the file's, which
/// its origin does not remember.
std::optional<PatchObstacle> obstacleOf(const Scene& before, const std::vector<Material>& materials,
                                        const fs::path& target, const VrmSettings& asked) {
    const std::optional<VrmSettings>& own = avatarOf(before.avatar).meta;
    if (!own || lowerExtension(target) != ".vrm") {
        return std::nullopt;
    }
    const VrmSpec spec = own->spec.value_or(VrmSpec::V1);
    if (asked.spec.value_or(spec) != spec) {
        return PatchObstacle::OtherVrmVersion;
    }
    const bool toon = spec == VrmSpec::V1 && std::ranges::all_of(materials, [](const Material& each) {
                          return std::ranges::find(each.extensions, "VRMC_materials_mtoon",
                                                   &MaterialExtension::name) != each.extensions.end();
                      });
    return asked.mtoon && !toon ? std::optional(PatchObstacle::ToonMaterials) : std::nullopt;
}

/// Whether a VRM that was in order stays so: it names an author, and bones of a human are as VRM asks.
/// Errors: VrmAuthorMissing, and of humanoidOf.
Expected<void> checkVrmMeta(const Scene& scene, const Scene& before, const fs::path& target) {
    const std::optional<VrmSettings>& was = avatarOf(before.avatar).meta;
    const std::optional<VrmSettings>& is = avatarOf(scene.avatar).meta;
    if (!was || !is || *was == *is) {
        return {};
    }
    if (!was->authors.empty() && std::ranges::all_of(is->authors, isBlankName)) {
        return fail(ErrorCode::VrmAuthorMissing, {target.string()});
    }
    if (was->bones != is->bones && humanoidOf(before.skeleton, was->bones, target.string())) {
        SINEW_CHECK(humanoidOf(scene.skeleton, is->bones, target.string()));
    }
    return {};
}

} // namespace

Expected<std::optional<PatchObstacle>> vrmObstacle(const PatchInput& input) {
    const Scene& before = input.original->imported.scene;
    SINEW_CHECK(checkVrmMeta(*input.scene, before, input.target.file));
    return obstacleOf(before, input.scene->materials, input.target.file, input.settings->vrm);
}

std::vector<ChangedBone> changedBones(const AvatarChange& change) {
    constexpr std::size_t kNoNode = std::size_t(-1);
    std::vector<ChangedBone> changed;
    if (!change.before.meta || !change.after.meta) {
        return changed;
    }
    const HumanoidMap was =
        findHumanoid(change.beforeJson.target().scene->skeleton, change.before.meta->bones);
    for (const BoneJoint& each : change.after.meta->bones) {
        const std::int32_t joint = humanJoint(was, each.bone);
        const std::vector<std::size_t>& nodes = change.beforeJson.target().nodeOfJoint;
        const std::size_t before = joint == kNone ? kNoNode : nodes[static_cast<std::size_t>(joint)];
        const std::size_t now =
            each.joint.empty() ? kNoNode : change.afterJson.nodeOf(each.joint).value_or(kNoNode);
        if (now != before) {
            changed.push_back({each.bone, now == kNoNode ? std::nullopt : std::optional(now)});
        }
    }
    return changed;
}

} // namespace sinew
