#include "app/document/edits/JointSelection.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

void sortUnique(std::vector<std::int32_t>& joints) {
    std::ranges::sort(joints);
    joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
}

} // namespace

std::vector<std::int32_t> selectedJoints(const DocumentState& state) {
    if (!state.hasSkeleton() || state.selection.joint == kNone) {
        return {};
    }
    std::vector<std::int32_t> joints = state.selection.others;
    joints.push_back(state.selection.joint);
    sortUnique(joints);
    std::erase_if(joints, [&](std::int32_t joint) {
        return joint < 0 || static_cast<std::size_t>(joint) >= state.scene->skeleton.size();
    });
    return joints;
}

bool isSelected(const Selection& selection, std::int32_t joint) {
    return joint != kNone &&
           (joint == selection.joint || std::ranges::find(selection.others, joint) != selection.others.end());
}

void selectJoints(Document& document, std::span<const std::int32_t> joints, std::int32_t active) {
    Selection next = document.state().selection;
    next.others.assign(joints.begin(), joints.end());
    sortUnique(next.others);
    const bool among = std::ranges::find(next.others, active) != next.others.end();
    next.joint = among ? active : next.others.empty() ? kNone : next.others.front();
    std::erase(next.others, next.joint);
    document.change(
        QCoreApplication::translate("Edits", "Select"), [&](DocumentState& state) { state.selection = next; },
        MergeKey::Selection);
}

void toggleJoint(Document& document, std::int32_t joint) {
    std::vector<std::int32_t> joints = selectedJoints(document.state());
    if (std::erase(joints, joint) > 0) {
        const std::int32_t before = document.state().selection.joint;
        selectJoints(document, joints, before == joint && !joints.empty() ? joints.back() : before);
        return;
    }
    joints.push_back(joint);
    selectJoints(document, joints, joint);
}

void followSelection(Selection& selection, std::span<const std::int32_t> numbers) {
    std::vector<std::int32_t> now;
    for (const std::int32_t joint : selection.others) {
        const auto j = static_cast<std::size_t>(joint);
        if (j < numbers.size() && numbers[j] != kNone && numbers[j] != selection.joint) {
            now.push_back(numbers[j]);
        }
    }
    sortUnique(now);
    selection.others = selection.joint == kNone ? std::vector<std::int32_t>() : now;
}

} // namespace sinew
