#include "core/scene/EditSkeleton.h"

#include "core/scene/FollowClips.h"
#include "core/scene/FollowMotion.h"
#include "core/skeleton/DistinctNames.h"
#include "core/weights/JointNumbers.h"

#include <algorithm>

namespace sinew {
namespace {

bool keepsNumbers(std::span<const std::int32_t> heir) {
    for (std::size_t j = 0; j < heir.size(); ++j) {
        if (heir[j] != static_cast<std::int32_t>(j)) {
            return false;
        }
    }
    return true;
}

/// Those of a Divide, by the numbers of the skeleton, ascending by fraction.
std::vector<WeightShare> sharesOf(const SkeletonEdit& edit, const Skeleton& skeleton) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    std::vector<WeightShare> shares;
    for (const EditedJoint& joint : edit.joints) {
        const auto at = std::ranges::find(names, joint.joint) - names.begin();
        shares.push_back({static_cast<std::int32_t>(at), joint.fraction});
    }
    std::ranges::stable_sort(shares, {}, &WeightShare::fraction);
    return shares;
}

std::int32_t dividedJoint(const SkeletonEdit& edit, const Skeleton& skeleton) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    return static_cast<std::int32_t>(std::ranges::find(names, edit.joints.front().joint) - names.begin());
}

} // namespace

PartWeights followed(const PartWeights& weights, const Scene& before, const SkeletonEdit& edit,
                     std::span<const std::int32_t> heir) {
    PartWeights result = weights;
    const bool divides = edit.kind == SkeletonEditKind::Divide && !edit.joints.empty();
    if (!divides && keepsNumbers(heir)) {
        return result;
    }
    const std::vector<WeightShare> shares =
        divides ? sharesOf(edit, before.skeleton) : std::vector<WeightShare>();
    for (std::size_t part = 0; part < result.size(); ++part) {
        if (!result[part]) {
            continue;
        }
        result[part] = std::make_shared<const SkinWeights>(
            divides ? sharedAlong(*result[part], dividedJoint(edit, before.skeleton), shares, edit.bone,
                                  before.parts[part].mesh->vertices)
                    : renumbered(*result[part], heir));
    }
    return result;
}

Expected<EditedScene> withSkeletonEdit(const Scene& scene, const SkeletonEdit& edit) {
    Expected<EditedSkeleton> edited = withEdit(scene.skeleton, edit);
    if (!edited) {
        Error error = edited.error();
        if (error.code == ErrorCode::TooManyJoints) {
            error.arguments.front() = scene.sourceFile;
        }
        return fail(std::move(error));
    }
    EditedScene result{scene, edited->number, edited->heir, localChanges(scene.skeleton, *edited)};
    result.scene.clips = followed(scene.clips, scene.skeleton, result.changes);
    result.scene.skeleton = std::move(edited->skeleton);
    followMotion(result.scene.clips, result.scene.skeleton, edit);
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    weights = followed(weights, scene, edit, result.heir);
    for (std::size_t p = 0; p < weights.size(); ++p) {
        Part& part = result.scene.parts[p];
        part.weights = weights[p];
        if (part.rigidJoint != kNone) {
            part.rigidJoint = result.heir[static_cast<std::size_t>(part.rigidJoint)];
        }
    }
    return result;
}

Expected<Scene> withSkeletonEdits(Scene scene, std::span<const SkeletonEdit> edits) {
    if (edits.empty()) {
        return scene;
    }
    scene = withoutHandleJoints(std::move(scene));
    for (const SkeletonEdit& edit : edits) {
        Expected<EditedScene> edited = withSkeletonEdit(scene, edit);
        if (!edited) {
            return fail(edited.error());
        }
        scene = std::move(edited->scene);
    }
    return scene;
}

Scene withoutHandleJoints(Scene scene) {
    std::erase_if(scene.skeleton.joints, [](const Joint& joint) { return joint.added; }); // they stand last
    return scene;
}

} // namespace sinew
