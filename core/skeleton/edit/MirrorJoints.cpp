#include "core/skeleton/edit/MirrorJoints.h"

#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

constexpr double kInPlaneFraction = 1e-4;

double skeletonSize(const Skeleton& skeleton) {
    Aabb box;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        box.add(skeleton.position(j));
    }
    return box.diagonal();
}

std::int32_t partnerOf(const Skeleton& skeleton, std::int32_t joint, const MirrorTable& mirror) {
    const auto j = static_cast<std::size_t>(joint);
    if (j < mirror.partner.size() && mirror.partner[j] != kNone) {
        return mirror.partner[j];
    }
    const std::string other = otherSideName(skeleton.joints[j].name);
    return other.empty() ? kNone : skeleton.find(other);
}

/// Joints being mirrored, parents before children.
class Mirroring {
public:
    Mirroring(const Skeleton& skeleton, const MirrorTable& mirror, MirroredAxes how)
        : m_skeleton(skeleton)
        , m_mirror(mirror)
        , m_how(how)
        , m_names(distinctJointNames(skeleton))
        , m_free(skeleton)
        , m_inPlane(kInPlaneFraction * skeletonSize(skeleton)) {}

    void add(std::int32_t joint) {
        const auto j = static_cast<std::size_t>(joint);
        const Vec3 position = m_skeleton.position(j);
        const std::int32_t partner = partnerOf(m_skeleton, joint, m_mirror);
        if (partner == joint || (m_mirror.mirrored(position) - position).norm() <= 2.0 * m_inPlane) {
            return;
        }
        const Joint& own = m_skeleton.joints[j];
        EditedJoint image{std::string(),
                          {},
                          m_mirror.mirrored(position),
                          mirroredAxes(Quat(own.modelFromJointBind.linear()), m_mirror.normal, m_how),
                          own.tail ? std::optional(m_mirror.mirrored(*own.tail)) : std::nullopt};
        if (partner != kNone) {
            image.joint = m_names[static_cast<std::size_t>(partner)];
            m_place.joints.push_back(std::move(image));
            return;
        }
        const std::string other = otherSideName(own.name);
        image.joint = m_free.take(other.empty() ? own.name : other);
        image.other = imageOf(own.parent);
        m_made.emplace(joint, image.joint);
        m_add.joints.push_back(std::move(image));
    }

    SkeletonSteps steps() && {
        SkeletonSteps result;
        for (SkeletonEdit* edit : {&m_add, &m_place}) {
            if (!edit->joints.empty()) {
                result.push_back(std::move(*edit));
            }
        }
        return result;
    }

private:
    std::string imageOf(std::int32_t joint) const {
        if (joint == kNone) {
            return {};
        }
        if (const auto made = m_made.find(joint); made != m_made.end()) {
            return made->second;
        }
        const std::int32_t partner = partnerOf(m_skeleton, joint, m_mirror);
        return m_names[static_cast<std::size_t>(partner == kNone ? joint : partner)];
    }

    const Skeleton& m_skeleton;
    const MirrorTable& m_mirror;
    MirroredAxes m_how;
    std::vector<std::string> m_names;
    FreeNames m_free;
    double m_inPlane;
    std::map<std::int32_t, std::string> m_made;
    SkeletonEdit m_add{SkeletonEditKind::Add, {}};
    SkeletonEdit m_place{SkeletonEditKind::Place, {}};
};

bool asked(std::span<const std::int32_t> joints, std::size_t joint, std::int32_t partner) {
    return joints.empty() || std::ranges::find(joints, static_cast<std::int32_t>(joint)) != joints.end() ||
           std::ranges::find(joints, partner) != joints.end();
}

/// What a step did to a joint's axes, done to those of its partner in the mirror.
Quat turnedAlike(const Quat& axes, const Quat& before, const Quat& after, const Vec3& normal) {
    const Quat turn = after * before.conjugate();
    // A mirrored rotation is about the mirrored axis, the other way.
    const Vec3 axis = turn.vec();
    const Vec3 mirrored = -(axis - 2.0 * normal.dot(axis) * normal);
    const Quat other(turn.w(), mirrored.x(), mirrored.y(), mirrored.z());
    return (other * axes).normalized();
}

} // namespace

Quat mirroredAxes(const Quat& axes, const Vec3& normal, MirroredAxes how) {
    const Mat3 own = axes.normalized().toRotationMatrix();
    Mat3 mirrored = own - 2.0 * normal * (normal.transpose() * own);
    if (how == MirroredAxes::Behaviour) {
        mirrored = -mirrored;
    } else {
        mirrored.col(0) = -mirrored.col(0);
    }
    return Quat(mirrored).normalized();
}

SkeletonSteps mirrorJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                           const MirrorTable& mirror, MirroredAxes how) {
    std::vector<std::int32_t> ordered(joints.begin(), joints.end());
    std::ranges::sort(ordered);
    const auto repeated = std::ranges::unique(ordered);
    ordered.erase(repeated.begin(), repeated.end());
    Mirroring mirroring(skeleton, mirror, how);
    for (const std::int32_t joint : ordered) {
        mirroring.add(joint);
    }
    return std::move(mirroring).steps();
}

SkeletonSteps symmetrise(const Skeleton& skeleton, const MirrorTable& mirror, bool fromPositive,
                         std::span<const std::int32_t> joints) {
    JointPositions positions(skeleton);
    for (std::size_t j = 0; j < std::min(skeleton.size(), mirror.partner.size()); ++j) {
        const std::int32_t partner = mirror.partner[j];
        if (partner == kNone || !asked(joints, j, partner)) {
            continue;
        }
        const Vec3 position = skeleton.position(j);
        const double side = mirror.normal.dot(position) - mirror.offset;
        if (static_cast<std::size_t>(partner) == j) {
            positions.move(j, position - side * mirror.normal, JointsBelow::Stay);
        } else {
            const Vec3 other = skeleton.position(static_cast<std::size_t>(partner));
            const double otherSide = mirror.normal.dot(other) - mirror.offset;
            const bool copies = fromPositive ? side < otherSide : side > otherSide;
            if (copies) {
                positions.move(j, mirror.mirrored(other), JointsBelow::Stay);
            }
        }
    }
    return positions.steps();
}

SkeletonSteps withOtherSide(const Skeleton& skeleton, const SkeletonSteps& steps, const MirrorTable& mirror) {
    SkeletonSteps result = steps;
    const std::vector<std::string> names = distinctJointNames(skeleton);
    for (SkeletonEdit& edit : result) {
        if (edit.kind != SkeletonEditKind::Place) {
            continue;
        }
        const std::vector<EditedJoint> placed = edit.joints;
        for (const EditedJoint& joint : placed) {
            const auto j = static_cast<std::size_t>(std::ranges::find(names, joint.joint) - names.begin());
            const std::int32_t partner = j < mirror.partner.size() ? mirror.partner[j] : kNone;
            const bool alone = partner == kNone || static_cast<std::size_t>(partner) == j;
            const auto p = static_cast<std::size_t>(partner);
            if (alone || std::ranges::find(placed, names[p], &EditedJoint::joint) != placed.end()) {
                continue;
            }
            const Quat before(skeleton.joints[j].modelFromJointBind.linear());
            const Quat axes(skeleton.joints[p].modelFromJointBind.linear());
            const bool turned = before.coeffs() != joint.turn.coeffs();
            edit.joints.push_back({names[p],
                                   {},
                                   mirror.mirrored(joint.position),
                                   turned ? turnedAlike(axes, before, joint.turn, mirror.normal) : axes,
                                   joint.tail ? std::optional(mirror.mirrored(*joint.tail)) : std::nullopt});
        }
    }
    return result;
}

} // namespace sinew
