#include "app/document/edits/FollowHandles.h"

#include "app/document/edits/JointSelection.h"
#include "core/bind/bones/HandleJoints.h"

#include <algorithm>

namespace sinew {
namespace {

/// Whether both have the same joints, where all that a file has are.
bool sameAdded(const Skeleton& a, const Skeleton& b) {
    return std::ranges::equal(a.joints, b.joints, [](const Joint& left, const Joint& right) {
        return left.added == right.added &&
               (!left.added || (left.name == right.name && left.parent == right.parent &&
                                left.modelFromJointBind.isApprox(right.modelFromJointBind, 0.0) &&
                                left.parentFromJointRest.isApprox(right.parentFromJointRest, 0.0)));
    });
}

/// The number that each joint of `from` has in `to`, kNone for those that left. Those of files keep theirs.
std::vector<std::int32_t> numbersIn(const Skeleton& from, const Skeleton& to) {
    std::vector<std::int32_t> numbers(from.size());
    for (std::size_t j = 0; j < from.size(); ++j) {
        numbers[j] = from.joints[j].added ? to.find(from.joints[j].name) : static_cast<std::int32_t>(j);
    }
    return numbers;
}

/// Values by joint, where new joints have `fresh`.
template<typename List>
List movedTo(const std::vector<std::int32_t>& numbers, const List& values, List fresh) {
    for (std::size_t j = 0; j < std::min(values.size(), numbers.size()); ++j) {
        if (numbers[j] != kNone) {
            fresh[static_cast<std::size_t>(numbers[j])] = values[j];
        }
    }
    return fresh;
}

std::shared_ptr<const Motions> movedMotions(Motions motions, const std::vector<std::int32_t>& numbers,
                                            const Skeleton& after) {
    for (auto& motion : motions.loaded) {
        auto moved = std::make_shared<LoadedMotion>(*motion);
        for (JointTrack& track : moved->clip.tracks) {
            track.joint = numbers[static_cast<std::size_t>(track.joint)];
        }
        std::erase_if(moved->clip.tracks, [](const JointTrack& track) { return track.joint == kNone; });
        motion = std::move(moved);
    }
    for (PoseKey& key : motions.keys) {
        key.pose.joints = movedTo(numbers, key.pose.joints, Pose::bindPose(after).joints);
    }
    return sharedMotions(std::move(motions));
}

void moveToSkeleton(DocumentState& state, const Skeleton& before, const Skeleton& after) {
    const std::vector<std::int32_t> numbers = numbersIn(before, after);
    state.pose.joints = movedTo(numbers, state.pose.joints, Pose::bindPose(after).joints);
    state.motions = movedMotions(motionsOf(state), numbers, after);
    if (!state.deform.joints.empty()) {
        state.deform.joints = movedTo(numbers, state.deform.joints, std::vector<JointDeform>(after.size()));
    }
    for (std::vector<bool>* marked : {&state.locked, &state.hiddenJoints}) {
        if (!marked->empty()) {
            *marked = movedTo(numbers, *marked, std::vector<bool>(after.size(), false));
        }
    }
    if (state.selection.joint != kNone) {
        state.selection.joint = numbers[static_cast<std::size_t>(state.selection.joint)];
    }
    followSelection(state.selection, numbers);
}

} // namespace

void followHandleJoints(DocumentState& state) {
    if (!state.scene) {
        return;
    }
    auto skeleton = withHandleJoints(state.scene->skeleton, state.settings);
    if (!skeleton || sameAdded(*skeleton, state.scene->skeleton)) {
        return;
    }
    moveToSkeleton(state, state.scene->skeleton, *skeleton);
    Scene scene = *state.scene;
    scene.skeleton = std::move(*skeleton);
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    state.scene = std::make_shared<const Scene>(std::move(scene));
    state.field.reset();
    state.report.reset();
    state.solved = std::make_shared<const PartWeights>(std::move(weights));
}

} // namespace sinew
