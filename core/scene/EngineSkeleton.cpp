#include "core/scene/EngineSkeleton.h"

#include "core/scene/EditSkeleton.h"
#include "core/skeleton/DistinctNames.h"
#include "core/skeleton/HumanoidBones.h"
#include "core/skeleton/edit/EngineJoints.h"

#include <algorithm>

namespace sinew {
namespace {

std::int32_t numberByName(const Skeleton& skeleton, const std::string& distinct) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    const auto found = std::ranges::find(names, distinct);
    return found == names.end() ? kNone : static_cast<std::int32_t>(found - names.begin());
}

Quat boundTurn(const Skeleton& skeleton, std::int32_t joint) {
    return Quat(skeleton.parentFromJointBind(static_cast<std::size_t>(joint)).linear());
}

/// The keys of a joint become its share of the turn; the same share goes to every link.
void shareTurns(Clip& clip, std::int32_t joint, const Quat& bound, std::span<const std::int32_t> links) {
    const auto found = std::ranges::find(clip.tracks, joint, &JointTrack::joint);
    if (found == clip.tracks.end() || found->rotations.empty()) {
        return;
    }
    const double share = 1.0 / static_cast<double>(links.size() + 1);
    JointTrack linked;
    for (Key<Quat>& key : found->rotations) {
        const Quat part = Quat::Identity().slerp(share, key.value * bound.conjugate());
        linked.rotations.push_back({key.seconds, part});
        key.value = part * bound;
    }
    for (const std::int32_t link : links) {
        linked.joint = link;
        clip.tracks.push_back(linked);
    }
}

/// The joint below the root whose motion it takes; kNone: there is none.
std::int32_t carriedJoint(const Skeleton& skeleton, std::int32_t root) {
    const std::vector<std::string> bones = humanoidBones(skeleton);
    std::int32_t first = kNone;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (skeleton.joints[j].parent != root) {
            continue;
        }
        if (bones[j] == "hips") {
            return static_cast<std::int32_t>(j);
        }
        first = first == kNone ? static_cast<std::int32_t>(j) : first;
    }
    return first;
}

void moveToRoot(Clip& clip, std::int32_t from, const Vec3& rest, std::int32_t root) {
    const auto found = std::ranges::find(clip.tracks, from, &JointTrack::joint);
    if (found == clip.tracks.end() || found->translations.empty()) {
        return;
    }
    JointTrack moved;
    moved.joint = root;
    for (Key<Vec3>& key : found->translations) {
        moved.translations.push_back(
            {key.seconds, Vec3(key.value.x() - rest.x(), 0.0, key.value.z() - rest.z())});
        key.value = Vec3(rest.x(), key.value.y(), rest.z());
    }
    clip.tracks.push_back(std::move(moved));
}

} // namespace

double largestBend(const Scene& scene, std::int32_t joint) {
    const Quat bound = boundTurn(scene.skeleton, joint);
    double most = 0.0;
    for (const Clip& clip : scene.clips) {
        for (const JointTrack& track : clip.tracks) {
            if (track.joint != joint) {
                continue;
            }
            for (const Key<Quat>& key : track.rotations) {
                most = std::max(most, bound.angularDistance(key.value));
            }
        }
    }
    return most;
}

Expected<Scene> withBoneLinks(Scene scene, std::int32_t joint, std::size_t links) {
    const auto steps = addBoneLinks(scene.skeleton, joint, links);
    if (!steps) {
        return fail(steps.error());
    }
    if (steps->empty()) {
        return scene;
    }
    const std::string name = distinctJointNames(scene.skeleton)[static_cast<std::size_t>(joint)];
    auto edited = withSkeletonEdits(std::move(scene), *steps);
    if (!edited) {
        return fail(edited.error());
    }
    const std::int32_t own = numberByName(edited->skeleton, name);
    std::vector<std::int32_t> made;
    for (const EditedJoint& link : steps->front().joints) {
        made.push_back(numberByName(edited->skeleton, link.joint));
    }
    const Quat bound = boundTurn(edited->skeleton, own);
    for (Clip& clip : edited->clips) {
        shareTurns(clip, own, bound, made);
    }
    return edited;
}

Expected<Scene> withRootMotion(Scene scene, const std::string& name) {
    const SkeletonSteps steps = addRootJoint(scene.skeleton, name);
    if (steps.empty()) {
        return scene;
    }
    auto edited = withSkeletonEdits(std::move(scene), steps);
    if (!edited) {
        return fail(edited.error());
    }
    const std::int32_t root = numberByName(edited->skeleton, steps.front().joints.front().joint);
    const std::int32_t carried = carriedJoint(edited->skeleton, root);
    if (carried != kNone) {
        const Joint& joint = edited->skeleton.joints[static_cast<std::size_t>(carried)];
        const Vec3 rest = joint.parentFromJointRest.translation();
        for (Clip& clip : edited->clips) {
            moveToRoot(clip, carried, rest, root);
        }
    }
    return edited;
}

} // namespace sinew
