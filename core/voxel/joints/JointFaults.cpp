#include "core/voxel/joints/JointFaults.h"

#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/MirrorJoints.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr double kNoLength = 1e-5;      ///< of the skeleton's size
constexpr double kAsymmetric = 0.01;    ///< the same
constexpr std::size_t kFewPairs = 4;    ///< too few to tell a pose from a fault
constexpr double kOffMiddle = 0.25;     ///< of the limb's radius
constexpr double kWallVoxels = 1.5;     ///< base voxels that a bone may lie outside at a crease
constexpr double kMeasuredVoxels = 1.0; ///< base voxels that a limb's middle is found within

std::size_t numberFrom(std::int32_t joint) {
    return static_cast<std::size_t>(joint);
}

double sizeOfSkeleton(const Skeleton& skeleton) {
    Aabb box;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        box.add(skeleton.position(j));
    }
    return box.diagonal();
}

/// Along which the limb runs at a joint: half way between the bone that leads to it and its own.
Vec3 alongLimb(const Skeleton& skeleton, std::size_t joint) {
    Vec3 along = Vec3::Zero();
    const Vec3 place = skeleton.position(joint);
    if (const std::int32_t parent = skeleton.joints[joint].parent; parent != kNone) {
        along += (place - skeleton.position(numberFrom(parent))).stableNormalized();
    }
    if (const auto end = boneEnd(skeleton, static_cast<std::int32_t>(joint))) {
        along += (*end - place).stableNormalized();
    }
    return along.norm() > 1e-6 ? along : Vec3(Vec3::UnitY());
}

/// In the middle of the limb; of a joint outside, of the limb nearest to it.
std::optional<LimbSection> middleAt(const Skeleton& skeleton, const SparseVoxels& voxels, std::size_t joint) {
    const Vec3 place = skeleton.position(joint);
    const auto inside = insideVolume(voxels, place) ? std::optional(place) : nearestInside(voxels, place);
    return inside ? limbSection(voxels, *inside, alongLimb(skeleton, joint)) : std::nullopt;
}

class FaultFinder {
public:
    FaultFinder(const Skeleton& skeleton, const SparseVoxels* voxels, const MirrorTable& mirror)
        : m_skeleton(skeleton)
        , m_voxels(voxels)
        , m_mirror(mirror)
        , m_size(sizeOfSkeleton(skeleton)) {}

    std::vector<JointFinding> run() {
        const bool symmetric = mostlySymmetric();
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const NamedRole role = roleByName(m_skeleton.joints[j].name);
            const bool inLimb =
                !m_skeleton.joints[j].added && (role == NamedRole::Deforming || role == NamedRole::End);
            if (m_voxels != nullptr && inLimb) {
                judgePlace(j, role);
                judgeWay(j);
            }
            judgeLength(j);
            if (symmetric) {
                judgeSymmetry(j);
            }
        }
        return std::move(m_found);
    }

private:
    void add(std::size_t joint, JointFault fault, double amount, std::optional<Vec3> place = {}) {
        m_found.push_back({static_cast<std::int32_t>(joint), fault, amount, std::move(place)});
    }

    void judgePlace(std::size_t joint, NamedRole role) {
        const auto middle = middleAt(m_skeleton, *m_voxels, joint);
        if (!middle) {
            return;
        }
        const double off = (middle->center - m_skeleton.position(joint)).norm();
        if (!insideVolume(*m_voxels, m_skeleton.position(joint))) {
            add(joint, JointFault::Outside, off, middle->center);
        } else if (role == NamedRole::Deforming && off > kOffMiddle * middle->radius &&
                   off > kMeasuredVoxels * m_voxels->frame().baseVoxelSize()) {
            add(joint, JointFault::OffMiddle, off, middle->center);
        }
    }

    void judgeWay(std::size_t joint) {
        const std::int32_t parent = m_skeleton.joints[joint].parent;
        if (parent == kNone) {
            return;
        }
        const Segment bone{m_skeleton.position(numberFrom(parent)), m_skeleton.position(joint)};
        if (!insideVolume(*m_voxels, bone.a) || !insideVolume(*m_voxels, bone.b)) {
            return;
        }
        const double outside = lengthOutside(*m_voxels, bone);
        if (outside > kWallVoxels * m_voxels->frame().baseVoxelSize()) {
            const auto middle = middleAt(m_skeleton, *m_voxels, joint);
            add(joint, JointFault::CrossesWall, outside,
                middle ? std::optional(middle->center) : std::nullopt);
        }
    }

    void judgeLength(std::size_t joint) {
        const std::int32_t parent = m_skeleton.joints[joint].parent;
        if (parent == kNone || m_skeleton.joints[joint].added ||
            mainChild(m_skeleton, parent) != static_cast<std::int32_t>(joint)) {
            return;
        }
        const double length = (m_skeleton.position(joint) - m_skeleton.position(numberFrom(parent))).norm();
        if (length <= kNoLength * m_size) {
            add(joint, JointFault::ZeroLength, length);
        }
    }

    /// How far a joint stands from the image of its partner; none: it has none, or its partner says it.
    std::optional<double> fromImage(std::size_t joint) const {
        const std::int32_t partner = joint < m_mirror.partner.size() ? m_mirror.partner[joint] : kNone;
        if (partner == kNone || numberFrom(partner) < joint || m_skeleton.joints[joint].added) {
            return std::nullopt;
        }
        const Vec3 image = m_mirror.mirrored(m_skeleton.position(numberFrom(partner)));
        return (image - m_skeleton.position(joint)).norm();
    }

    /// A character that was modelled in a pose has no sides alike, and that is no fault of a joint.
    bool mostlySymmetric() const {
        std::size_t pairs = 0;
        std::size_t crooked = 0;
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            if (const auto apart = fromImage(j); apart && numberFrom(m_mirror.partner[j]) != j) {
                ++pairs;
                crooked += *apart > kAsymmetric * m_size ? 1 : 0;
            }
        }
        return pairs < kFewPairs || 2 * crooked <= pairs;
    }

    void judgeSymmetry(std::size_t joint) {
        if (const auto apart = fromImage(joint); apart && *apart > kAsymmetric * m_size) {
            add(joint, JointFault::Asymmetric, *apart);
        }
    }

    const Skeleton& m_skeleton;
    const SparseVoxels* m_voxels;
    const MirrorTable& m_mirror;
    double m_size;
    std::vector<JointFinding> m_found;
};

} // namespace

std::vector<JointFinding> findJointFaults(const Skeleton& skeleton, const SparseVoxels* voxels,
                                          const MirrorTable& mirror) {
    return FaultFinder(skeleton, voxels, mirror).run();
}

SkeletonSteps mendOf(const Skeleton& skeleton, const JointFinding& finding, const MirrorTable& mirror) {
    const std::array joint{finding.joint};
    switch (finding.fault) {
    case JointFault::ZeroLength:
        return deleteJoints(skeleton, joint);
    case JointFault::Asymmetric:
        return symmetrise(skeleton, mirror, true, joint);
    default:
        break;
    }
    if (!finding.place) {
        return {};
    }
    return moveJoints(skeleton, std::array{JointMove{finding.joint, *finding.place}}, JointsBelow::Stay);
}

SkeletonSteps centreJoints(const Skeleton& skeleton, const SparseVoxels& voxels,
                           std::span<const std::int32_t> joints) {
    std::vector<JointMove> moves;
    const auto centre = [&](std::size_t joint) {
        if (skeleton.joints[joint].added) {
            return;
        }
        if (const auto middle = middleAt(skeleton, voxels, joint)) {
            moves.push_back({static_cast<std::int32_t>(joint), middle->center});
        }
    };
    for (const std::int32_t joint : joints) {
        centre(numberFrom(joint));
    }
    for (std::size_t j = 0; joints.empty() && j < skeleton.size(); ++j) {
        if (roleByName(skeleton.joints[j].name) == NamedRole::Deforming) {
            centre(j);
        }
    }
    return moveJoints(skeleton, moves, JointsBelow::Stay);
}

} // namespace sinew
