#include "app/document/edits/SkeletonEditing.h"

#include "app/document/edits/FollowSkeleton.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>

namespace sinew {
namespace {

std::shared_ptr<const Scene> withoutHandles(const std::shared_ptr<const Scene>& scene) {
    const bool any = std::ranges::any_of(scene->skeleton.joints, &Joint::added);
    return any ? std::make_shared<const Scene>(withoutHandleJoints(*scene)) : scene;
}

/// Both place or limit the very same joints, so that the second alone says all.
bool takesPlaceOf(const SkeletonEdit& next, const SkeletonEdit& last) {
    const bool replaces = next.kind == SkeletonEditKind::Place || next.kind == SkeletonEditKind::Limit;
    return replaces && next.kind == last.kind &&
           std::ranges::equal(next.joints, last.joints, {}, &EditedJoint::joint, &EditedJoint::joint);
}

/// Of every joint before, handles' joints included, the one that has its weight now.
std::vector<std::int32_t> weightTargets(const Skeleton& before, const EditedScene& edited,
                                        const Skeleton& after) {
    const std::vector<std::int32_t> numbers = numbersAfter(before, after);
    std::vector<std::int32_t> targets = edited.weightTarget;
    for (std::size_t j = targets.size(); j < before.size(); ++j) {
        const std::int32_t parent = before.joints[j].parent;
        targets.push_back(numbers[j] != kNone || parent == kNone ? numbers[j]
                                                                 : targets[static_cast<std::size_t>(parent)]);
    }
    return targets;
}

bool hasBoundWeights(const DocumentState& state) {
    return state.field || (state.skeletonEdits && state.skeletonEdits->carried);
}

std::shared_ptr<const SkeletonEdits> noted(const DocumentState& state, const SkeletonEdit& edit,
                                           const std::shared_ptr<const Scene>& before, bool replaces) {
    SkeletonEdits edits = state.skeletonEdits ? *state.skeletonEdits : SkeletonEdits{before, {}, {}, false};
    if (replaces) {
        edits.list.back() = std::make_shared<const SkeletonEdit>(edit);
    } else {
        edits.list.push_back(std::make_shared<const SkeletonEdit>(edit));
        edits.beforeLast = before;
    }
    edits.carried = hasBoundWeights(state);
    return std::make_shared<const SkeletonEdits>(std::move(edits));
}

Expected<DocumentState> withStep(const DocumentState& state, const SkeletonEdit& edit) {
    for (const EditedJoint& named : edit.joints) {
        const std::int32_t joint = state.scene->skeleton.find(named.joint);
        if (joint != kNone && state.scene->skeleton.joints[static_cast<std::size_t>(joint)].added) {
            return fail(edit.kind == SkeletonEditKind::Add ? ErrorCode::JointNameTaken
                                                           : ErrorCode::JointOfHandle,
                        {named.joint});
        }
    }
    const std::shared_ptr<const Scene> plain = withoutHandles(state.scene);
    // Another drag of the same joints starts from where they stood: saved and read again, the outcome is the
    // same to the last bit.
    const bool replaces = state.skeletonEdits && state.skeletonEdits->beforeLast &&
                          takesPlaceOf(edit, *state.skeletonEdits->list.back());
    SINEW_TRY(const EditedScene edited,
              withSkeletonEdit(replaces ? *state.skeletonEdits->beforeLast : *plain, edit));
    DocumentState result = state;
    const Skeleton& before = state.scene->skeleton;
    const FollowedNames names =
        followedNames(plain->skeleton, edited.scene.skeleton, edited.number, edited.weightTarget);
    followNames(names, result.settings, result.mirror);
    followDrivers(names, result);
    followPseudoEdges(names, result);
    followAvatar(result, plain->skeleton, edited.scene.skeleton, edited.number, edited.weightTarget, &edit);
    if (edit.kind == SkeletonEditKind::Rest) {
        followRestPose(result, *plain, edited.scene.skeleton, edit);
    }
    Scene scene = edited.scene;
    if (auto handled = withHandleJoints(scene.skeleton, result.settings)) {
        scene.skeleton = std::move(*handled);
        identifyJoints(scene.skeleton, before);
    }
    const std::vector<std::int32_t> targets = weightTargets(before, edited, scene.skeleton);
    followJoints(result, before, scene.skeleton, targets, &edit);
    followLayerNames(before, scene.skeleton, numbersAfter(before, scene.skeleton), result.layers);
    result.skeletonEdits = noted(state, edit, plain, replaces);
    const PartWeights weights = hasBoundWeights(state) && state.solved
                                    ? followed(*state.solved, *state.scene, edit, targets)
                                    : partWeights(scene);
    result.solved = std::make_shared<const PartWeights>(weights);
    result.scene = std::make_shared<const Scene>(std::move(scene));
    if (edit.kind == SkeletonEditKind::Limit) {
        // Joints stay where they are: the bind holds. The pose goes where the new limits allow.
        result.solved = state.solved;
        for (std::size_t j = 0; j < result.pose.joints.size(); ++j) {
            if (result.scene->skeleton.joints[j].limits != before.joints[j].limits) {
                result.pose.joints[j] = withinLimits(result.scene->skeleton, j, result.pose.joints[j]);
            }
        }
        return result;
    }
    result.field.reset();
    result.report.reset();
    return result;
}

} // namespace

Expected<DocumentState> withSkeletonSteps(const DocumentState& state, const SkeletonSteps& steps) {
    DocumentState result = state;
    for (const SkeletonEdit& edit : steps) {
        Expected<DocumentState> next = withStep(result, edit);
        if (!next) {
            return fail(next.error());
        }
        result = std::move(*next);
    }
    return result;
}

Expected<void> editSkeleton(Document& document, const SkeletonSteps& steps, const QString& step,
                            MergeKey merge) {
    if (steps.empty() || !document.state().hasScene()) {
        return {};
    }
    Expected<DocumentState> edited = withSkeletonSteps(document.finishWeights(), steps);
    if (!edited) {
        return fail(edited.error());
    }
    document.change(
        step, [&](DocumentState& state) { state = std::move(*edited); }, merge);
    return {};
}

DocumentState withStoredSteps(const DocumentState& state, const SkeletonSteps& steps, std::size_t& lost) {
    lost = 0;
    if (steps.empty()) {
        return state;
    }
    SkeletonEdits edits{withoutHandles(state.scene), {}, {}, false};
    Scene scene = *edits.base;
    for (const SkeletonEdit& edit : steps) {
        auto edited = withSkeletonEdit(scene, edit);
        if (!edited) {
            ++lost;
            continue;
        }
        edits.list.push_back(std::make_shared<const SkeletonEdit>(edit));
        scene = std::move(edited->scene);
    }
    DocumentState result = state;
    result.solved = result.weights = std::make_shared<const PartWeights>(partWeights(scene));
    result.pose = Pose::bindPose(scene.skeleton);
    result.scene = std::make_shared<const Scene>(std::move(scene));
    result.skeletonEdits = std::make_shared<const SkeletonEdits>(std::move(edits));
    followHandleJoints(result);
    return result;
}

namespace {

/// What limits of a root call 0 is said in model space.
void turnLimitsOfRoots(SkeletonEdit& edit, const Skeleton& skeleton, const SkeletonFit& fit) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    for (EditedJoint& joint : edit.joints) {
        const auto at = static_cast<std::size_t>(std::ranges::find(names, joint.joint) - names.begin());
        if (joint.limits && at < names.size() && skeleton.joints[at].parent == kNone) {
            joint.limits->parentFromAxes = Quat(fit.turn) * joint.limits->parentFromAxes;
        }
    }
}

} // namespace

SkeletonSteps fittedSteps(SkeletonSteps steps, const SkeletonFit& fit, Skeleton base) {
    for (SkeletonEdit& edit : steps) {
        turnLimitsOfRoots(edit, base, fit);
        const bool places = edit.kind == SkeletonEditKind::Add || edit.kind == SkeletonEditKind::Place;
        for (EditedJoint& joint : edit.joints) {
            if (places) {
                joint.position = fit(joint.position);
                joint.turn = Quat(Mat3(fit.turn * joint.turn.normalized().toRotationMatrix()));
                joint.tail = joint.tail ? std::optional(fit(*joint.tail)) : std::nullopt;
            }
        }
        if (edit.kind == SkeletonEditKind::Divide) {
            edit.bone = {fit(edit.bone.a), fit(edit.bone.b)};
        }
        if (auto edited = withEdit(base, edit)) {
            base = std::move(edited->skeleton);
        }
    }
    return steps;
}

} // namespace sinew
