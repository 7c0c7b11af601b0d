#include "app/document/edits/LimitEdits.h"

#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "core/skeleton/edit/JointEdits.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace sinew {
namespace {

constexpr double kHalfTurn = 180.0;
constexpr std::array<AngleRange, 3> kHalfTurns{
    {{-kHalfTurn, kHalfTurn}, {-kHalfTurn, kHalfTurn}, {-kHalfTurn, kHalfTurn}}};

JointLimits limitsOf(const Skeleton& skeleton, std::int32_t joint) {
    const auto j = static_cast<std::size_t>(joint);
    const std::optional<JointLimits>& own = skeleton.joints[j].limits;
    return own ? *own : limitsFromBind(skeleton, j, kHalfTurns);
}

/// Each selected joint's limits as `change` makes them of what they are.
Expected<void> changeSelected(
    Document& document,
    const std::function<std::optional<JointLimits>(std::int32_t joint, const JointLimits& now)>& change) {
    const DocumentState& state = document.state();
    if (!state.hasSkeleton()) {
        return {};
    }
    const std::vector<std::int32_t> joints = selectedJoints(state);
    std::vector<std::optional<JointLimits>> limits;
    for (const std::int32_t joint : joints) {
        limits.push_back(change(joint, limitsOf(state.scene->skeleton, joint)));
    }
    return setJointLimits(document, joints, limits);
}

Vec3 anglesIn(const DocumentState& state, std::int32_t joint, const JointLimits& limits,
              const JointPose& pose) {
    const Transform bind = state.scene->skeleton.parentFromJointBind(static_cast<std::size_t>(joint));
    return limitAngles(limits, Quat(Mat3(bind.linear())) * pose.rotation.normalized());
}

/// The range with the side ended that the angle lies on, as seen from the bind pose.
AngleRange endedAt(AngleRange range, double bound, double angle) {
    constexpr double kStill = 0.05; // degrees; what a rotation about other axes leaves
    const double rounded = std::round(10.0 * angle) / 10.0;
    if (angle > bound + kStill) {
        range.max = rounded;
        range.min = std::min(range.min, rounded);
    } else if (angle < bound - kStill) {
        range.min = rounded;
        range.max = std::max(range.max, rounded);
    }
    return range;
}

} // namespace

Expected<void> setJointLimits(Document& document, std::span<const std::int32_t> joints,
                              std::span<const std::optional<JointLimits>> limits) {
    return editSkeleton(document, limitJoints(document.state().scene->skeleton, joints, limits),
                        QCoreApplication::translate("LimitEdits", "Limit Joints"), MergeKey::Skeleton);
}

Expected<void> setLimited(Document& document, bool on) {
    document.endMerge();
    const auto done = changeSelected(document, [&](std::int32_t /*joint*/, const JointLimits& now) {
        return on ? std::optional(now) : std::nullopt;
    });
    document.endMerge();
    return done;
}

Expected<void> setLimit(Document& document, std::size_t axis, bool max, double degrees) {
    return changeSelected(document, [&](std::int32_t /*joint*/, JointLimits now) {
        AngleRange& range = now.ranges[axis];
        const bool none = max ? degrees >= kNoLimitDegrees : degrees <= -kNoLimitDegrees;
        (max ? range.max : range.min) = none ? (max ? AngleRange().max : AngleRange().min) : degrees;
        return std::optional(now);
    });
}

Expected<void> setLimitsFromPose(Document& document) {
    document.endMerge();
    const DocumentState& state = document.state();
    const auto done = changeSelected(document, [&](std::int32_t joint, JointLimits now) {
        const auto j = static_cast<std::size_t>(joint);
        const bool had = state.scene->skeleton.joints[j].limits.has_value();
        const Vec3 bound = anglesIn(state, joint, now, JointPose());
        const Vec3 angles = anglesIn(state, joint, now, state.pose.joints[j]);
        for (int axis = 0; axis < 3; ++axis) {
            AngleRange& range = now.ranges[static_cast<std::size_t>(axis)];
            range = had ? range : AngleRange{bound[axis], bound[axis]};
            range = endedAt(range, bound[axis], angles[axis]);
        }
        return std::optional(now);
    });
    document.endMerge();
    return done;
}

Vec3 limitedAngles(const DocumentState& state, std::int32_t joint) {
    return anglesIn(state, joint, limitsOf(state.scene->skeleton, joint),
                    state.pose.joints[static_cast<std::size_t>(joint)]);
}

} // namespace sinew
