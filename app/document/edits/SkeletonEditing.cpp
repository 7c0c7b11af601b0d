#include "app/document/edits/SkeletonEditing.h"

#include "app/document/edits/FollowSkeleton.h"
#include "app/document/edits/SelectEdits.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/edit/LocalChange.h"

#include <algorithm>

namespace sinew {
namespace {

std::shared_ptr<const Scene> withoutHandles(const std::shared_ptr<const Scene>& scene) {
    const bool any = std::ranges::any_of(scene->skeleton.joints, &Joint::added);
    return any ? std::make_shared<const Scene>(withoutHandleJoints(*scene)) : scene;
}

/// Both place the very same joints, so that the second alone says all.
bool takesPlaceOf(const SkeletonEdit& next, const SkeletonEdit& last) {
    return next.kind == SkeletonEditKind::Place && last.kind == SkeletonEditKind::Place &&
           std::ranges::equal(next.joints, last.joints, {}, &EditedJoint::joint, &EditedJoint::joint);
}

/// Values by joint, where new joints have `fresh`.
template<typename List>
List atNumbers(const std::vector<std::int32_t>& numbers, const List& values, List fresh) {
    for (std::size_t j = 0; j < std::min(values.size(), numbers.size()); ++j) {
        if (numbers[j] != kNone) {
            fresh[static_cast<std::size_t>(numbers[j])] = values[j];
        }
    }
    return fresh;
}

/// The number that each joint before has now. Those of handles stand last and are found by name.
struct JointsNow {
    std::vector<std::int32_t> number;
    std::vector<std::int32_t> weightTarget;
};

JointsNow jointsNow(const Skeleton& before, const EditedScene& edited, const Skeleton& after) {
    JointsNow now{edited.number, edited.weightTarget};
    for (std::size_t j = edited.number.size(); j < before.size(); ++j) {
        const std::int32_t same = after.find(before.joints[j].name);
        const bool ofHandle = same != kNone && after.joints[static_cast<std::size_t>(same)].added;
        now.number.push_back(ofHandle ? same : kNone);
        now.weightTarget.push_back(ofHandle ? same
                                   : before.joints[j].parent == kNone
                                       ? kNone
                                       : now.weightTarget[static_cast<std::size_t>(before.joints[j].parent)]);
    }
    return now;
}

Pose poseNow(const Pose& pose, const Skeleton& before, const SkeletonEdit& edit, const EditedScene& edited,
             const Skeleton& after, const JointsNow& now) {
    Pose own = pose;
    own.joints.resize(std::min(own.joints.size(), before.size()));
    const Skeleton& ofScene = edited.scene.skeleton;
    const Pose ofFile = withMotionMoved(followed(own, before, ofScene, edited.changes), ofScene, edit);
    Pose result = Pose::bindPose(after);
    std::ranges::copy(ofFile.joints, result.joints.begin());
    for (std::size_t j = before.size(); j < std::min(pose.joints.size(), now.number.size()); ++j) {
        if (now.number[j] != kNone) {
            result.joints[static_cast<std::size_t>(now.number[j])] = pose.joints[j];
        }
    }
    return result;
}

/// Motions of the state before the edit on the joints after it.
std::shared_ptr<const Motions> motionsNow(const Motions& before, const Skeleton& plain,
                                          const SkeletonEdit& edit, const EditedScene& edited,
                                          const Skeleton& after, const JointsNow& now) {
    Motions motions = before;
    for (auto& motion : motions.loaded) {
        Clip own = motion->clip;
        std::erase_if(own.tracks, [&](const JointTrack& track) { // of handles' joints, which edits leave out
            return static_cast<std::size_t>(track.joint) >= plain.size();
        });
        std::vector<Clip> clips = followed(std::vector<Clip>{own}, plain, edited.changes);
        followMotion(clips, edited.scene.skeleton, edit);
        motion = std::make_shared<const LoadedMotion>(LoadedMotion{clips.front(), motion->source});
    }
    for (PoseKey& key : motions.keys) {
        key.pose = poseNow(key.pose, plain, edit, edited, after, now);
    }
    return sharedMotions(std::move(motions));
}

void followNumbers(DocumentState& state, const Skeleton& after, const JointsNow& now) {
    if (!state.deform.joints.empty()) {
        state.deform.joints =
            atNumbers(now.number, state.deform.joints, std::vector<JointDeform>(after.size()));
        while (!state.deform.joints.empty() && state.deform.joints.back() == JointDeform()) {
            state.deform.joints.pop_back();
        }
    }
    for (std::vector<bool>* marked : {&state.locked, &state.hiddenJoints}) {
        if (!marked->empty()) {
            *marked = atNumbers(now.number, *marked, std::vector<bool>(after.size(), false));
            const bool any = std::ranges::find(*marked, true) != marked->end();
            *marked = any ? *marked : std::vector<bool>();
        }
    }
    if (state.selection.joint != kNone) {
        state.selection.joint = now.weightTarget[static_cast<std::size_t>(state.selection.joint)];
    }
    followSelection(state.selection, now.number);
}

PartWeights ownWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    return weights;
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
    const auto edited = withSkeletonEdit(*plain, edit);
    if (!edited) {
        return fail(edited.error());
    }
    DocumentState result = state;
    const Skeleton& before = state.scene->skeleton;
    followNames(followedNames(plain->skeleton, edited->scene.skeleton, edited->number, edited->weightTarget),
                result.settings, result.mirror);
    Scene scene = edited->scene;
    // Another drag of the same joints starts from where they stood: saved and read again, the outcome is the
    // same to the last bit.
    const bool replaces = state.skeletonEdits && state.skeletonEdits->beforeLast &&
                          takesPlaceOf(edit, *state.skeletonEdits->list.back());
    if (replaces) {
        auto anew = withSkeletonEdit(*state.skeletonEdits->beforeLast, edit);
        if (!anew) {
            return fail(anew.error());
        }
        scene = std::move(anew->scene);
    }
    if (auto handled = withHandleJoints(scene.skeleton, result.settings)) {
        scene.skeleton = std::move(*handled);
    }
    const JointsNow now = jointsNow(before, *edited, scene.skeleton);
    result.pose = poseNow(state.pose, plain->skeleton, edit, *edited, scene.skeleton, now);
    result.motions = motionsNow(motionsOf(state), plain->skeleton, edit, *edited, scene.skeleton, now);
    followNumbers(result, scene.skeleton, now);
    followLayerNames(before, scene.skeleton, now.number, result.layers);
    result.skeletonEdits = noted(state, edit, plain, replaces);
    const PartWeights weights = hasBoundWeights(state) && state.solved
                                    ? followed(*state.solved, *state.scene, edit, now.weightTarget)
                                    : ownWeights(scene);
    result.solved = std::make_shared<const PartWeights>(weights);
    result.scene = std::make_shared<const Scene>(std::move(scene));
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
    result.solved = result.weights = std::make_shared<const PartWeights>(ownWeights(scene));
    result.pose = Pose::bindPose(scene.skeleton);
    result.scene = std::make_shared<const Scene>(std::move(scene));
    result.skeletonEdits = std::make_shared<const SkeletonEdits>(std::move(edits));
    followHandleJoints(result);
    return result;
}

SkeletonSteps fittedSteps(SkeletonSteps steps, const SkeletonFit& fit) {
    for (SkeletonEdit& edit : steps) {
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
    }
    return steps;
}

} // namespace sinew
