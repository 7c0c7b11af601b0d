#include "core/skeleton/edit/JointPlaces.h"

#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/JointEdits.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kSamePlaceFraction = 1e-6;

std::vector<std::size_t> ascending(std::span<const std::int32_t> joints) {
    std::vector<std::size_t> result;
    for (const std::int32_t joint : joints) {
        result.push_back(static_cast<std::size_t>(joint));
    }
    std::ranges::sort(result);
    const auto repeated = std::ranges::unique(result);
    result.erase(repeated.begin(), repeated.end());
    return result;
}

Transform aboutPoint(const Vec3& position, const Mat3& turn) {
    Transform result = Transform::Identity();
    result.linear() = turn;
    result.translation() = position - turn * position;
    return result;
}

constexpr double kShortBone = 1e-9;

std::optional<Vec3> boneDirection(const Skeleton& skeleton, std::int32_t joint) {
    const std::optional<Vec3> end = boneEnd(skeleton, joint);
    const Vec3 offset = end ? Vec3(*end - skeleton.position(static_cast<std::size_t>(joint))) : Vec3::Zero();
    return offset.norm() > kShortBone ? std::optional(Vec3(offset.normalized())) : std::nullopt;
}

/// Where the bone points; of an end, where the one above does.
std::optional<Vec3> aimOf(const Skeleton& skeleton, std::int32_t joint) {
    std::optional<Vec3> own = boneDirection(skeleton, joint);
    const std::int32_t parent = skeleton.joints[static_cast<std::size_t>(joint)].parent;
    if (own || parent == kNone) {
        return own;
    }
    const Vec3 offset = skeleton.position(static_cast<std::size_t>(joint)) -
                        skeleton.position(static_cast<std::size_t>(parent));
    return offset.norm() > kShortBone ? std::optional(Vec3(offset.normalized())) : std::nullopt;
}

Vec3 secondaryOf(const Skeleton& skeleton, std::int32_t joint, const Vec3& aim,
                 const JointOrientation& orientation) {
    constexpr double kStraight = 1e-3;
    const std::int32_t parent = skeleton.joints[static_cast<std::size_t>(joint)].parent;
    if (orientation.fromBend && parent != kNone) {
        const Vec3 before = skeleton.position(static_cast<std::size_t>(joint)) -
                            skeleton.position(static_cast<std::size_t>(parent));
        Vec3 across = before.normalized().cross(aim);
        if (across.allFinite() && across.norm() > kStraight) {
            return across;
        }
    }
    return orientation.towards;
}

/// The rotation whose `aim` points along `offset` and whose `secondary` points to `towards` as far as it can.
Quat axesAlong(const JointOrientation& orientation, const Vec3& offset, const Vec3& towards) {
    constexpr double kParallel = 1e-4;
    Vec3 across = towards - towards.dot(offset) * offset;
    if (across.norm() <= kParallel * towards.norm()) {
        across = offset.unitOrthogonal();
    }
    across.normalize();
    Mat3 own;
    own.col(0) = axisVector(orientation.aim);
    own.col(1) = axisVector(orientation.secondary);
    own.col(2) = own.col(0).cross(own.col(1));
    Mat3 model;
    model.col(0) = offset;
    model.col(1) = across;
    model.col(2) = offset.cross(across);
    return Quat(Mat3(model * own.transpose())).normalized();
}

/// A frame's axes mirrored and reversed: a rotation again.
Quat mirroredBehaviour(const Mat3& axes, const Vec3& normal) {
    const Mat3 mirrored = axes - 2.0 * normal * (normal.transpose() * axes);
    return Quat(Mat3(-mirrored)).normalized();
}

bool onNegativeSide(const Skeleton& skeleton, std::size_t joint, const MirrorTable& mirror) {
    const std::int32_t partner = joint < mirror.partner.size() ? mirror.partner[joint] : kNone;
    return partner != kNone && static_cast<std::size_t>(partner) != joint &&
           mirror.normal.dot(skeleton.position(joint)) < mirror.offset;
}

} // namespace

JointPositions::JointPositions(const Skeleton& skeleton)
    : m_skeleton(skeleton)
    , m_children(skeleton.children()) {
    Aabb box;
    for (const Joint& joint : skeleton.joints) {
        m_frames.push_back(joint.modelFromJointBind);
        m_tails.push_back(joint.tail);
        box.add(joint.modelFromJointBind.translation());
    }
    m_size = box.diagonal();
}

void JointPositions::transform(std::size_t joint, const Transform& moved) {
    Transform& frame = m_frames[joint];
    if (!moved.linear().isIdentity(0.0)) {
        const double scale = std::cbrt(std::abs(moved.linear().determinant()));
        frame.linear() = Quat(Mat3(moved.linear() / scale * frame.linear())).normalized().toRotationMatrix();
    }
    frame.translation() = moved * Vec3(frame.translation());
    if (m_tails[joint]) {
        m_tails[joint] = moved * *m_tails[joint];
    }
}

void JointPositions::carry(std::size_t joint, const Transform& moved, JointsBelow below) {
    transform(joint, moved);
    if (below == JointsBelow::Follow) {
        for (const std::int32_t child : m_children[joint]) {
            carry(static_cast<std::size_t>(child), moved, below);
        }
    }
}

void JointPositions::move(std::size_t joint, const Vec3& position, JointsBelow below) {
    Transform moved = Transform::Identity();
    moved.translation() = position - m_frames[joint].translation();
    carry(joint, moved, below);
    m_frames[joint].translation() = position; // to the last bit
}

void JointPositions::turn(std::size_t joint, const Quat& modelFromJoint, JointsBelow below) {
    const Mat3 axes = modelFromJoint.normalized().toRotationMatrix();
    const Vec3 position = m_frames[joint].translation();
    if (below == JointsBelow::Follow) {
        carry(joint, aboutPoint(position, axes * m_frames[joint].linear().transpose()), below);
    }
    m_frames[joint].linear() = axes;
    m_frames[joint].translation() = position;
}

std::optional<Vec3> JointPositions::tailOf(std::size_t joint) const {
    const Joint& before = m_skeleton.joints[joint];
    if (!before.tail) {
        return std::nullopt;
    }
    for (const std::int32_t child : m_children[joint]) {
        const auto c = static_cast<std::size_t>(child);
        if ((m_skeleton.position(c) - *before.tail).norm() <= kSamePlaceFraction * m_size) {
            return m_frames[c].translation();
        }
    }
    return m_tails[joint];
}

SkeletonSteps JointPositions::steps() const {
    SkeletonEdit edit;
    const std::vector<std::string> names = distinctJointNames(m_skeleton);
    for (std::size_t j = 0; j < m_frames.size(); ++j) {
        const Joint& before = m_skeleton.joints[j];
        std::optional<Vec3> tail = tailOf(j);
        if (m_frames[j].matrix() != before.modelFromJointBind.matrix() || tail != before.tail) {
            edit.joints.push_back(
                {names[j], {}, m_frames[j].translation(), Quat(m_frames[j].linear()), std::move(tail)});
        }
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

SkeletonSteps moveJoints(const Skeleton& skeleton, std::span<const JointMove> moves, JointsBelow below) {
    std::vector<JointMove> ordered(moves.begin(), moves.end());
    std::ranges::stable_sort(ordered, {}, &JointMove::joint); // parents first
    JointPositions positions(skeleton);
    for (const JointMove& move : ordered) {
        positions.move(static_cast<std::size_t>(move.joint), move.position, below);
    }
    return positions.steps();
}

SkeletonSteps turnJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints, const Quat& turn,
                         JointsBelow below) {
    JointPositions positions(skeleton);
    for (const std::size_t joint : ascending(joints)) {
        positions.turn(joint, turn * Quat(positions.frame(joint).linear()), below);
    }
    return positions.steps();
}

SkeletonSteps transformJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                              const Transform& moved, JointsBelow below) {
    std::vector<bool> named(skeleton.size(), false);
    for (const std::int32_t joint : joints) {
        named[static_cast<std::size_t>(joint)] = true;
    }
    JointPositions positions(skeleton);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        const bool follows = below == JointsBelow::Follow && parent != kNone;
        named[j] = named[j] || (follows && named[static_cast<std::size_t>(parent)]);
        if (named[j]) {
            positions.transform(j, moved);
        }
    }
    return positions.steps();
}

SkeletonSteps alignChain(const Skeleton& skeleton, std::span<const std::int32_t> joints) {
    const std::vector<std::size_t> named = ascending(joints);
    std::vector<std::size_t> chain;
    for (auto joint = named.empty() ? kNone : static_cast<std::int32_t>(named.back()); joint != kNone;
         joint = skeleton.joints[static_cast<std::size_t>(joint)].parent) {
        if (std::ranges::binary_search(named, static_cast<std::size_t>(joint))) {
            chain.insert(chain.begin(), static_cast<std::size_t>(joint));
        }
    }
    std::vector<double> distances{0.0};
    for (std::size_t i = 1; i < chain.size(); ++i) {
        distances.push_back(distances.back() +
                            (skeleton.position(chain[i]) - skeleton.position(chain[i - 1])).norm());
    }
    JointPositions positions(skeleton);
    for (std::size_t i = 1; i + 1 < chain.size() && distances.back() > 0.0; ++i) {
        const Vec3 first = skeleton.position(chain.front());
        const Vec3 last = skeleton.position(chain.back());
        positions.move(chain[i], first + distances[i] / distances.back() * (last - first), JointsBelow::Stay);
    }
    return positions.steps();
}

Vec3 axisVector(JointAxis axis) {
    const int number = static_cast<int>(axis);
    return number < 3 ? Vec3(Vec3::Unit(number)) : Vec3(-Vec3::Unit(number - 3));
}

JointOrientation orientationFor(AxisConvention convention) {
    JointOrientation result;
    switch (convention) {
    case AxisConvention::Blender:
        break;
    case AxisConvention::Unreal:
        result.aim = JointAxis::X;
        result.secondary = JointAxis::Y;
        result.mirrorBehaviour = true;
        break;
    case AxisConvention::Unity:
        result.alongModel = true;
        break;
    case AxisConvention::Maya:
        result.aim = JointAxis::X;
        result.secondary = JointAxis::Y;
        result.fromBend = true;
        result.mirrorBehaviour = true;
        break;
    }
    return result;
}

SkeletonSteps orientJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                           const JointOrientation& orientation, const MirrorTable& mirror) {
    JointPositions positions(skeleton);
    const auto orient = [&](std::int32_t joint) {
        const auto aim = aimOf(skeleton, joint);
        const auto j = static_cast<std::size_t>(joint);
        if (orientation.alongModel) {
            positions.turn(j, Quat::Identity(), JointsBelow::Stay);
        } else if (aim) {
            positions.turn(j, axesAlong(orientation, *aim, secondaryOf(skeleton, joint, *aim, orientation)),
                           JointsBelow::Stay);
        }
    };
    std::ranges::for_each(joints, orient);
    for (const std::int32_t joint : joints) {
        const auto j = static_cast<std::size_t>(joint);
        if (!orientation.mirrorBehaviour || orientation.alongModel || !onNegativeSide(skeleton, j, mirror)) {
            continue;
        }
        // Of a partner that is not among them, its axes as they are.
        const auto partner = static_cast<std::size_t>(mirror.partner[j]);
        positions.turn(j, mirroredBehaviour(positions.frame(partner).linear(), mirror.normal),
                       JointsBelow::Stay);
    }
    return positions.steps();
}

} // namespace sinew
