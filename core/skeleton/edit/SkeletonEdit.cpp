#include "core/skeleton/edit/SkeletonEdit.h"

#include "core/base/Error.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/LocalChange.h"

#include <algorithm>
#include <cmath>
#include <locale>
#include <numeric>
#include <set>
#include <sstream>
#include <unordered_map>

namespace sinew {
namespace {

constexpr double kFarthest = 1e12;

std::size_t editIndex(std::int32_t joint) {
    return static_cast<std::size_t>(joint);
}

bool usablePosition(const Vec3& position) {
    return position.allFinite() && position.cwiseAbs().maxCoeff() < kFarthest;
}

/// Numbers whose squares are beyond all doubles have no usable length either.
bool usable(const EditedJoint& joint) {
    const double length = joint.turn.norm();
    const bool turned = std::isfinite(length) && length > 1e-6;
    return turned && usablePosition(joint.position) && (!joint.tail || usablePosition(*joint.tail));
}

Transform frameOf(const EditedJoint& joint) {
    Transform frame = Transform::Identity();
    frame.linear() = joint.turn.normalized().toRotationMatrix();
    frame.translation() = joint.position;
    return frame;
}

std::string degreesText(double degrees) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << degrees;
    return text.str();
}

/// Limits measure the same turns of the joint in model space after an edit: what counts as 0 goes along with
/// the parent, the axes stay where they were in the joint.
void followLimits(JointLimits& limits, const Skeleton& before, const LocalChange& change) {
    Quat above = Quat::Identity();
    for (std::size_t i = 0; i + 1 < change.chain.size(); ++i) { // deleted joints between parent and joint
        above = above * Quat(Mat3(before.parentFromJointBind(editIndex(change.chain[i])).linear()));
    }
    if (change.chain.size() > 1 || !change.turn.isIdentity(0.0)) {
        limits.parentFromAxes = (Quat(change.turn) * above * limits.parentFromAxes).normalized();
    }
    if (!change.own.isIdentity(0.0)) {
        limits.axesFromJoint = (limits.axesFromJoint * Quat(change.own)).normalized();
    }
}

/// One edit under way: joints keep their numbers until finish().
class SkeletonEditor {
public:
    explicit SkeletonEditor(const Skeleton& skeleton)
        : m_before(skeleton)
        , m_after(skeleton)
        , m_deleted(skeleton.size(), false) {
        identifyJoints(m_after);
        const std::vector<std::string> names = distinctJointNames(skeleton);
        for (std::size_t j = 0; j < names.size(); ++j) {
            m_numbers.emplace(names[j], static_cast<std::int32_t>(j));
        }
    }

    Expected<void> apply(const SkeletonEdit& edit) {
        switch (edit.kind) {
        case SkeletonEditKind::Add:
            return forEach(edit, &SkeletonEditor::add);
        case SkeletonEditKind::Delete:
            return forEach(edit, &SkeletonEditor::remove);
        case SkeletonEditKind::Parent:
            return forEach(edit, &SkeletonEditor::setParent);
        case SkeletonEditKind::Rename:
            return rename(edit);
        case SkeletonEditKind::Place:
        case SkeletonEditKind::Rest:
            return forEach(edit, &SkeletonEditor::place);
        case SkeletonEditKind::Divide:
            return divide(edit);
        case SkeletonEditKind::Fraction:
        case SkeletonEditKind::Carry:
            return forEach(edit, &SkeletonEditor::know);
        case SkeletonEditKind::Limit:
            return forEach(edit, &SkeletonEditor::limit);
        }
        return {};
    }

    EditedSkeleton finish() {
        EditedSkeleton result;
        result.number.assign(m_before.size(), kNone);
        const std::vector<std::int32_t> order = newOrder();
        std::vector<std::int32_t> numberOf(m_after.size(), kNone);
        for (const std::int32_t joint : order) {
            numberOf[editIndex(joint)] = static_cast<std::int32_t>(result.skeleton.size());
            result.skeleton.joints.push_back(m_after.joints[editIndex(joint)]);
        }
        result.skeleton.lastId = m_after.lastId;
        identifyJoints(result.skeleton);
        for (Joint& joint : result.skeleton.joints) {
            joint.parent = joint.parent == kNone ? kNone : numberOf[editIndex(joint.parent)];
        }
        for (std::size_t j = 0; j < m_before.size(); ++j) {
            result.number[j] = numberOf[j];
            const std::int32_t weightTarget = weightTargetOf(j);
            result.weightTarget.push_back(weightTarget == kNone ? kNone : numberOf[editIndex(weightTarget)]);
        }
        return result;
    }

private:
    Expected<void> forEach(const SkeletonEdit& edit,
                           Expected<void> (SkeletonEditor::*work)(const EditedJoint&)) {
        Expected<void> done;
        for (std::size_t i = 0; done && i < edit.joints.size(); ++i) {
            done = (this->*work)(edit.joints[i]);
        }
        return done;
    }

    Expected<std::size_t> find(const std::string& name) const {
        const auto found = m_numbers.find(name);
        if (found == m_numbers.end()) {
            return fail(ErrorCode::JointUnknown, {name, "skeletonEdits"});
        }
        if (m_after.joints[editIndex(found->second)].added) {
            return fail(ErrorCode::JointOfHandle, {name});
        }
        return editIndex(found->second);
    }

    Expected<std::int32_t> findParent(const std::string& name) const {
        if (name.empty()) {
            return kNone;
        }
        const auto found = find(name);
        return found ? Expected<std::int32_t>(static_cast<std::int32_t>(*found)) : fail(found.error());
    }

    Expected<void> add(const EditedJoint& wanted) {
        if (wanted.joint.empty() || m_numbers.contains(wanted.joint)) {
            return fail(ErrorCode::JointNameTaken, {wanted.joint});
        }
        SINEW_TRY(const auto parent, findParent(wanted.other));
        if (!usable(wanted)) {
            return fail(ErrorCode::JointPlaceBroken, {wanted.joint});
        }
        if (m_after.size() >= kMaxEditedJoints) {
            return fail(ErrorCode::TooManyJoints,
                        {wanted.joint, std::to_string(m_after.size() + 1), std::to_string(kMaxEditedJoints)});
        }
        Joint joint;
        joint.name = wanted.joint;
        joint.parent = parent;
        joint.modelFromJointBind = frameOf(wanted);
        joint.tail = wanted.tail;
        joint.created = true;
        m_numbers.emplace(joint.name, static_cast<std::int32_t>(m_after.size()));
        m_after.joints.push_back(std::move(joint));
        return {};
    }

    Expected<void> remove(const EditedJoint& wanted) {
        SINEW_TRY(const auto joint, find(wanted.joint));
        m_deleted[joint] = true;
        for (Joint& each : m_after.joints) {
            if (each.parent == static_cast<std::int32_t>(joint)) {
                each.parent = m_after.joints[joint].parent;
            }
        }
        return {};
    }

    Expected<void> setParent(const EditedJoint& wanted) {
        const auto joint = find(wanted.joint);
        const auto parent = findParent(wanted.other);
        if (!joint || !parent) {
            return fail(joint ? parent.error() : joint.error());
        }
        for (std::int32_t above = *parent; above != kNone; above = m_after.joints[editIndex(above)].parent) {
            if (editIndex(above) == *joint) {
                return fail(ErrorCode::JointParentCycle, {wanted.joint, wanted.other});
            }
        }
        m_after.joints[*joint].parent = *parent;
        return {};
    }

    Expected<void> place(const EditedJoint& wanted) {
        SINEW_TRY(const auto joint, find(wanted.joint));
        if (!usable(wanted)) {
            return fail(ErrorCode::JointPlaceBroken, {wanted.joint});
        }
        Joint& placed = m_after.joints[joint];
        // A joint that is only moved keeps its axes to the last bit.
        const Quat axes(placed.modelFromJointBind.linear());
        if (axes.coeffs() != wanted.turn.coeffs()) {
            placed.modelFromJointBind = frameOf(wanted);
        } else {
            placed.modelFromJointBind.translation() = wanted.position;
        }
        placed.tail = wanted.tail;
        return {};
    }

    Expected<void> limit(const EditedJoint& wanted) {
        SINEW_TRY(const auto joint, find(wanted.joint));
        if (wanted.limits) {
            SINEW_CHECK(checkedLimits(*wanted.limits, wanted.joint));
        }
        m_after.joints[joint].limits = wanted.limits;
        return {};
    }

    /// The skeleton stays; all that is named has to be there.
    Expected<void> know(const EditedJoint& wanted) {
        const auto joint = find(wanted.joint);
        return joint ? Expected<void>() : fail(joint.error());
    }

    Expected<void> divide(const SkeletonEdit& edit) {
        const bool along = usablePosition(edit.bone.a) && usablePosition(edit.bone.b);
        for (const EditedJoint& wanted : edit.joints) {
            SINEW_CHECK(find(wanted.joint));
            if (!along || !std::isfinite(wanted.fraction)) {
                return fail(ErrorCode::JointPlaceBroken, {wanted.joint});
            }
        }
        return {};
    }

    /// New names may be those that others of the same edit leave; a name stays free of a second bearer.
    Expected<void> rename(const SkeletonEdit& edit) {
        std::vector<std::size_t> joints;
        for (const EditedJoint& wanted : edit.joints) {
            SINEW_TRY(const auto joint, find(wanted.joint));
            joints.push_back(joint);
        }
        std::set<std::string> taken;
        for (std::size_t j = 0; j < m_after.size(); ++j) {
            if (std::ranges::find(joints, j) == joints.end()) {
                taken.insert(m_after.joints[j].name);
            }
        }
        for (std::size_t i = 0; i < joints.size(); ++i) {
            const std::string& name = edit.joints[i].other;
            if (name.empty() || !taken.insert(name).second) {
                return fail(ErrorCode::JointNameTaken, {name});
            }
            m_after.joints[joints[i]].name = name;
        }
        return {};
    }

    /// The old order; a joint before its parent waits for it.
    std::vector<std::int32_t> newOrder() const {
        std::vector<std::vector<std::int32_t>> waiting(m_after.size());
        std::vector<bool> placed(m_after.size(), false);
        std::vector<std::int32_t> order;
        for (std::size_t j = 0; j < m_after.size(); ++j) {
            if (j < m_deleted.size() && m_deleted[j]) {
                continue;
            }
            const std::int32_t parent = m_after.joints[j].parent;
            if (parent != kNone && !placed[editIndex(parent)]) {
                waiting[editIndex(parent)].push_back(static_cast<std::int32_t>(j));
                continue;
            }
            std::vector<std::int32_t> next{static_cast<std::int32_t>(j)};
            while (!next.empty()) {
                const std::int32_t joint = next.back();
                next.pop_back();
                order.push_back(joint);
                placed[editIndex(joint)] = true;
                next.insert(next.end(), waiting[editIndex(joint)].rbegin(), waiting[editIndex(joint)].rend());
            }
        }
        return order;
    }

    std::int32_t parentOf(std::int32_t joint) const { return m_before.joints[editIndex(joint)].parent; }

    /// The first joint below that stays; kNone: there is none.
    std::int32_t stayingBelow(std::int32_t joint) const {
        for (std::size_t j = editIndex(joint) + 1; j < m_before.size(); ++j) {
            std::int32_t above = m_deleted[j] ? kNone : static_cast<std::int32_t>(j);
            while (above != kNone && above != joint) {
                above = parentOf(above);
            }
            if (above != kNone) {
                return static_cast<std::int32_t>(j);
            }
        }
        return kNone;
    }

    /// The nearest joint above that stays; where none does, the first that stays below it, below its parent
    /// and so on up to its root; kNone: there is none.
    std::int32_t weightTargetOf(std::size_t joint) const {
        const auto start = static_cast<std::int32_t>(joint);
        for (std::int32_t above = start; above != kNone; above = parentOf(above)) {
            if (!m_deleted[editIndex(above)]) {
                return above;
            }
        }
        std::int32_t weightTarget = kNone;
        for (std::int32_t above = start; above != kNone && weightTarget == kNone; above = parentOf(above)) {
            weightTarget = stayingBelow(above);
        }
        return weightTarget;
    }

    const Skeleton& m_before;
    Skeleton m_after;
    std::vector<bool> m_deleted;
    std::unordered_map<std::string, std::int32_t> m_numbers; ///< by distinct names
};

} // namespace

Expected<void> checkedLimits(const JointLimits& limits, const std::string& joint) {
    if (!finiteLimits(limits)) {
        return fail(ErrorCode::LimitsNotFinite, {joint});
    }
    const int axis = axisTurnedRound(limits);
    if (axis < 0) {
        return {};
    }
    const AngleRange& range = limits.ranges[editIndex(axis)];
    return fail(ErrorCode::LimitsTurnedRound, {joint, std::string(1, static_cast<char>('X' + axis)),
                                               degreesText(range.min), degreesText(range.max)});
}

Expected<EditedSkeleton> withEdit(const Skeleton& skeleton, const SkeletonEdit& edit) {
    SkeletonEditor editor(skeleton);
    SINEW_CHECK(editor.apply(edit));
    EditedSkeleton edited = editor.finish();
    if (edit.kind == SkeletonEditKind::Rest) {
        restAsBound(skeleton, edited.skeleton);
        return edited;
    }
    const std::vector<LocalChange> changes = followRest(skeleton, edited.number, edited.skeleton);
    for (std::size_t j = 0; j < changes.size(); ++j) {
        std::optional<JointLimits>& limits = edited.skeleton.joints[j].limits;
        if (limits && !changes[j].chain.empty() && !changes[j].same) {
            followLimits(*limits, skeleton, changes[j]);
        }
    }
    return edited;
}

Expected<EditedSkeleton> withEdits(const Skeleton& skeleton, std::span<const SkeletonEdit> edits) {
    EditedSkeleton result{skeleton, std::vector<std::int32_t>(skeleton.size()), {}};
    std::iota(result.number.begin(), result.number.end(), 0);
    result.weightTarget = result.number;
    for (const SkeletonEdit& edit : edits) {
        SINEW_TRY(EditedSkeleton next, withEdit(result.skeleton, edit));
        const auto through = [](std::int32_t& joint, const std::vector<std::int32_t>& to) {
            joint = joint == kNone ? kNone : to[editIndex(joint)];
        };
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            through(result.number[j], next.number);
            through(result.weightTarget[j], next.weightTarget);
        }
        result.skeleton = std::move(next.skeleton);
    }
    return result;
}

std::vector<std::int32_t> movedJoints(const Skeleton& skeleton, const SkeletonEdit& edit) {
    std::vector<std::int32_t> joints;
    if (edit.kind != SkeletonEditKind::Fraction && edit.kind != SkeletonEditKind::Carry) {
        return joints;
    }
    const std::vector<std::string> names = distinctJointNames(skeleton);
    for (const EditedJoint& joint : edit.joints) {
        joints.push_back(static_cast<std::int32_t>(std::ranges::find(names, joint.joint) - names.begin()));
    }
    return joints;
}

Pose withMotionMoved(Pose pose, const Skeleton& skeleton, const SkeletonEdit& edit) {
    const std::vector<std::int32_t> joints = movedJoints(skeleton, edit);
    if (joints.size() < 2) {
        return pose;
    }
    JointPose& first = pose.joints[static_cast<std::size_t>(joints.front())];
    if (edit.kind == SkeletonEditKind::Carry) {
        const Vec3 moved = pose.joints[static_cast<std::size_t>(joints[1])].translation;
        const Vec3 floor(moved.x(), 0.0, moved.z());
        first.translation += floor;
        for (std::size_t j = 0; j < skeleton.size(); ++j) { // the others stay where they are
            if (skeleton.joints[j].parent == joints.front() || static_cast<std::int32_t>(j) == joints[1]) {
                pose.joints[j].translation -= floor;
            }
        }
        return pose;
    }
    const Quat bound(skeleton.parentFromJointBind(static_cast<std::size_t>(joints.front())).linear());
    const double fraction = 1.0 / static_cast<double>(joints.size());
    first.rotation = Quat::Identity().slerp(fraction, first.rotation.normalized());
    for (std::size_t i = 1; i < joints.size(); ++i) { // links have their parent's axes
        pose.joints[static_cast<std::size_t>(joints[i])].rotation =
            (bound * first.rotation * bound.conjugate()).normalized();
    }
    return pose;
}

} // namespace sinew
