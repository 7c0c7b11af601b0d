#include "core/avatar/Constraints.h"

#include "core/base/Ranges.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace sinew {
namespace {

/// Which constraint of a list turns a joint, by the joint's number; the first of several.
using ConstraintOfJoint = std::map<std::int32_t, std::size_t>;

ConstraintOfJoint constraintOfJoint(const Skeleton& skeleton, std::span<const NodeConstraint> constraints) {
    ConstraintOfJoint result;
    for (std::size_t c = 0; c < constraints.size(); ++c) {
        const std::int32_t joint = skeleton.find(constraints[c].joint);
        if (joint != kNone && skeleton.find(constraints[c].source) != kNone) {
            result.try_emplace(joint, c);
        }
    }
    return result;
}

/// Joints whose turn a constraint reads. To aim it has to know where its source and its own parent are.
std::vector<std::int32_t> jointsRead(const Skeleton& skeleton, const NodeConstraint& constraint) {
    const std::int32_t source = skeleton.find(constraint.source);
    std::vector<std::int32_t> read{source};
    if (constraint.kind != ConstraintKind::Aim) {
        return read;
    }
    for (const std::int32_t below : {source, skeleton.find(constraint.joint)}) {
        for (std::int32_t j = skeleton.joints[static_cast<std::size_t>(below)].parent; j != kNone;
             j = skeleton.joints[static_cast<std::size_t>(j)].parent) {
            read.push_back(j);
        }
    }
    return read;
}

/// Puts constraints behind those that they turn by.
class ConstraintSorter {
public:
    ConstraintSorter(const Skeleton& skeleton, std::span<const NodeConstraint> constraints)
        : m_skeleton(skeleton)
        , m_constraints(constraints)
        , m_ofJoint(constraintOfJoint(skeleton, constraints))
        , m_state(constraints.size(), State::New) {
        for (const auto& [joint, constraint] : m_ofJoint) {
            visit(constraint);
        }
    }

    /// Those that can be evaluated.
    const std::vector<std::size_t>& order() const { return m_order; }
    /// The joints of the first circle that was found, from one to itself; empty: there is none.
    const std::vector<std::string>& circle() const { return m_circle; }

private:
    enum class State { New, Open, Fine, InCircle };

    /// False where it is in a circle, or turns by one that is.
    bool visit(std::size_t c) {
        if (m_state[c] == State::Open) {
            noteCircle(c);
            return false;
        }
        if (m_state[c] != State::New) {
            return m_state[c] == State::Fine;
        }
        m_state[c] = State::Open;
        m_path.push_back(c);
        bool fine = true;
        for (const std::int32_t joint : jointsRead(m_skeleton, m_constraints[c])) {
            const auto found = m_ofJoint.find(joint);
            fine = (found == m_ofJoint.end() || visit(found->second)) && fine;
        }
        m_path.pop_back();
        m_state[c] = fine ? State::Fine : State::InCircle;
        if (fine) {
            m_order.push_back(c);
        }
        return fine;
    }

    void noteCircle(std::size_t c) {
        if (!m_circle.empty()) {
            return;
        }
        for (auto each = std::ranges::find(m_path, c); each != m_path.end(); ++each) {
            m_circle.push_back(m_constraints[*each].joint);
        }
        m_circle.push_back(m_constraints[c].joint);
    }

    const Skeleton& m_skeleton;
    std::span<const NodeConstraint> m_constraints;
    ConstraintOfJoint m_ofJoint;
    std::vector<State> m_state;
    std::vector<std::size_t> m_path;
    std::vector<std::size_t> m_order;
    std::vector<std::string> m_circle;
};

std::string arrowed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : " > ") + name;
    }
    return text;
}

/// The smallest turn from one direction to another.
Quat turnBetween(const Vec3& from, const Vec3& to) {
    constexpr double kNoLength = 1e-12;
    return from.norm() > kNoLength && to.norm() > kNoLength ? Quat::FromTwoVectors(from, to)
                                                            : Quat::Identity();
}

} // namespace

Expected<void> validateConstraints(const Skeleton& skeleton, std::span<const NodeConstraint> constraints) {
    std::set<std::string> turned;
    for (const NodeConstraint& each : constraints) {
        for (const std::string& joint : {each.joint, each.source}) {
            if (skeleton.find(joint) == kNone) {
                return fail(ErrorCode::JointUnknown, {joint, "constraints"});
            }
        }
        if (!(each.weight >= 0.0 && each.weight <= 1.0)) {
            return fail(ErrorCode::ParameterOutOfRange,
                        {"constraints: " + each.joint + ": weight", std::to_string(each.weight), "0", "1"});
        }
        constexpr double kRounded = 1e-2; // of files
        const double length = each.direction ? each.direction->norm() : 1.0;
        SINEW_CHECK(inRange("constraints: " + each.joint + ": length of the direction", length,
                            1.0 - kRounded, 1.0 + kRounded));
        if (!turned.insert(each.joint).second) {
            return fail(ErrorCode::ConstraintTwice, {each.joint});
        }
    }
    const std::vector<std::string> circle = ConstraintSorter(skeleton, constraints).circle();
    return circle.empty() ? Expected<void>()
                          : fail(ErrorCode::ConstraintCircle, {circle.front(), arrowed(circle)});
}

void noteInexact(std::span<const NodeConstraint> constraints, const std::string& file, Notices& notices) {
    const auto inexact = [](const NodeConstraint& each) { return each.direction.has_value(); };
    const auto first = std::ranges::find_if(constraints, inexact);
    if (first != constraints.end()) {
        const auto count = static_cast<std::size_t>(std::ranges::count_if(constraints, inexact));
        notices.push_back({NoticeCode::ConstraintsInexact, file, count, {first->joint}});
    }
}

ConstraintRig::ConstraintRig(const Skeleton& skeleton, std::span<const NodeConstraint> constraints)
    : m_skeleton(skeleton) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        m_rest.emplace_back(skeleton.parentFromJointBind(j).linear());
    }
    const ConstraintSorter sorter(skeleton, constraints);
    for (const std::size_t c : sorter.order()) {
        const NodeConstraint& each = constraints[c];
        if (std::isfinite(each.weight)) {
            m_links.push_back({skeleton.find(each.joint), skeleton.find(each.source),
                               std::clamp(each.weight, 0.0, 1.0), each.kind, constraintAxis(each)});
        }
    }
}

std::vector<std::int32_t> ConstraintRig::targets() const {
    std::vector<std::int32_t> joints;
    joints.reserve(m_links.size());
    for (const Link& link : m_links) {
        joints.push_back(link.joint);
    }
    return joints;
}

ConstraintRig::Place ConstraintRig::placeOf(std::int32_t joint, const Pose& pose) const {
    Place place;
    for (; joint != kNone; joint = m_skeleton.joints[static_cast<std::size_t>(joint)].parent) {
        const auto j = static_cast<std::size_t>(joint);
        const JointPose& own = pose.joints[j];
        const Quat turn = m_rest[j] * own.rotation.normalized();
        place.position = turn * Vec3(own.scale.cwiseProduct(place.position)) +
                         m_skeleton.parentFromJointBind(j).translation() + own.translation;
        place.turn = turn * place.turn;
    }
    return place;
}

/// What the joint's turn away from its bind pose becomes.
Quat ConstraintRig::turnOf(const Link& link, const Pose& pose) const {
    const auto source = static_cast<std::size_t>(link.source);
    const Quat& rest = m_rest[static_cast<std::size_t>(link.joint)];
    const Quat turned = pose.joints[source].rotation.normalized();
    if (link.kind == ConstraintKind::Rotation) {
        return Quat::Identity().slerp(link.weight, turned);
    }
    if (link.kind == ConstraintKind::Roll) {
        // The source's turn in its parent's axes, which are the joint's parent's too, and then in the
        // joint's.
        const Quat inJoint = rest.conjugate() * m_rest[source] * turned * m_rest[source].conjugate() * rest;
        const Quat swing = turnBetween(link.axis, inJoint * link.axis);
        return Quat::Identity().slerp(link.weight, swing.conjugate() * inJoint);
    }
    const Place parent = placeOf(m_skeleton.joints[static_cast<std::size_t>(link.joint)].parent, pose);
    const Quat modelFromRest = parent.turn * rest;
    const Vec3 toSource = placeOf(link.source, pose).position - placeOf(link.joint, pose).position;
    const Quat aimed = turnBetween(modelFromRest * link.axis, toSource);
    return Quat::Identity().slerp(link.weight, modelFromRest.conjugate() * aimed * modelFromRest);
}

Pose ConstraintRig::posed(Pose pose) const {
    pose.joints.resize(std::max(pose.joints.size(), m_rest.size()));
    for (const Link& link : m_links) {
        pose.joints[static_cast<std::size_t>(link.joint)].rotation = turnOf(link, pose).normalized();
    }
    return pose;
}

} // namespace sinew
