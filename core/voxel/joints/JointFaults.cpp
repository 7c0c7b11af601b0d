#include "core/voxel/joints/JointFaults.h"

#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/MirrorJoints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {
namespace {

constexpr double kStepOfBase = 0.5; ///< of a base voxel
constexpr std::size_t kDirections = 24;
constexpr int kCenterSteps = 12;

double stepLength(const SparseVoxels& voxels) {
    return kStepOfBase * voxels.frame().baseVoxelSize();
}

/// No limb is thicker than the grid.
double farthest(const SparseVoxels& voxels) {
    return voxels.frame().voxelSize * voxels.frame().resolution();
}

/// How far one gets from a place before leaving the volume.
double reachInside(const SparseVoxels& voxels, const Vec3& from, const Vec3& direction) {
    const double step = stepLength(voxels);
    const double max = farthest(voxels);
    double distance = 0.0;
    while (distance < max && insideVolume(voxels, from + (distance + step) * direction)) {
        distance += step;
    }
    return distance + 0.5 * step;
}

/// Half of the widths are smaller: a cut along a limb has only few that are as long as the limb.
double medianWidth(const std::array<Vec3, kDirections>& rim) {
    std::array<double, kDirections / 2> widths{};
    for (std::size_t k = 0; k < widths.size(); ++k) {
        widths[k] = (rim[k] - rim[k + widths.size()]).norm();
    }
    std::ranges::nth_element(widths, widths.begin() + widths.size() / 2);
    return widths[widths.size() / 2];
}

/// The middle of the area that the star of a place's reaches spans.
LimbSection starAt(const SparseVoxels& voxels, const Vec3& position, const Vec3& u, const Vec3& v) {
    std::array<Vec3, kDirections> rim;
    LimbSection result;
    for (std::size_t k = 0; k < kDirections; ++k) {
        const double angle =
            2.0 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(kDirections);
        const Vec3 direction = std::cos(angle) * u + std::sin(angle) * v;
        const double reach = reachInside(voxels, position, direction);
        rim[k] = reach * direction;
    }
    double area = 0.0;
    Vec3 sum = Vec3::Zero();
    for (std::size_t k = 0; k < kDirections; ++k) {
        const Vec3& next = rim[(k + 1) % kDirections];
        const double triangle = rim[k].cross(next).norm();
        area += triangle;
        sum += triangle / 3.0 * (rim[k] + next);
    }
    result.center = area > 0.0 ? Vec3(position + sum / area) : position;
    result.width = medianWidth(rim);
    return result;
}

constexpr double kNoLength = 1e-5;   ///< of the skeleton's size
constexpr double kAsymmetric = 0.01; ///< the same
constexpr double kKeptBeside = 0.5;  ///< of a paired joint's distance from the middle plane
constexpr std::size_t kFewPairs = 4; ///< too few to tell a pose from a fault
constexpr double kWallVoxels = 1.5;  ///< base voxels that a bone may lie outside at a crease

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
    const Vec3 position = skeleton.position(joint);
    if (const std::int32_t parent = skeleton.joints[joint].parent; parent != kNone) {
        along += (position - skeleton.position(numberFrom(parent))).stableNormalized();
    }
    if (const auto end = boneEnd(skeleton, static_cast<std::int32_t>(joint))) {
        along += (*end - position).stableNormalized();
    }
    return along.norm() > 1e-6 ? along : Vec3(Vec3::UnitY());
}

/// In the middle of the limb; of a joint outside, of the limb nearest to it.
std::optional<LimbSection> middleAt(const Skeleton& skeleton, const SparseVoxels& voxels, std::size_t joint) {
    const Vec3 position = skeleton.position(joint);
    const auto inside =
        insideVolume(voxels, position) ? std::optional(position) : nearestInside(voxels, position);
    return inside ? limbSection(voxels, *inside, alongLimb(skeleton, joint)) : std::nullopt;
}

/// Of the bone that leads to a joint and its own, the longer. Infinite: it has neither.
double boneLength(const Skeleton& skeleton, std::size_t joint) {
    double length = 0.0;
    const Vec3 position = skeleton.position(joint);
    if (const std::int32_t parent = skeleton.joints[joint].parent; parent != kNone) {
        length = (position - skeleton.position(numberFrom(parent))).norm();
    }
    if (const auto end = boneEnd(skeleton, static_cast<std::int32_t>(joint))) {
        length = std::max(length, (*end - position).norm());
    }
    return length > 0.0 ? length : std::numeric_limits<double>::infinity();
}

/// Whether a joint beside the character's middle plane is still on its side at `place`; one with a partner
/// keeps half of its distance too, or both would meet in the plane.
bool keepsItsSide(const Skeleton& skeleton, const SparseVoxels& voxels, const MirrorTable& mirror,
                  std::size_t joint, const Vec3& place) {
    const auto beside = [&](const Vec3& at) { return mirror.normal.dot(at) - mirror.offset; };
    const double before = beside(skeleton.position(joint));
    const std::int32_t partner = mirror.partner[joint];
    const bool paired = partner != kNone && numberFrom(partner) != joint;
    return std::abs(before) <= stepLength(voxels) || beside(place) / before >= (paired ? kKeptBeside : 0.0);
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
                judgePosition(j);
                judgePath(j);
            }
            judgeLength(j);
            if (symmetric) {
                judgeSymmetry(j);
            }
        }
        return std::move(m_found);
    }

private:
    void add(std::size_t joint, JointFault fault, double amount, std::optional<Vec3> position = {}) {
        m_found.push_back({static_cast<std::int32_t>(joint), fault, amount, std::move(position)});
    }

    void judgePosition(std::size_t joint) {
        const Vec3 position = m_skeleton.position(joint);
        if (insideVolume(*m_voxels, position)) {
            return;
        }
        if (const auto middle = middleAt(m_skeleton, *m_voxels, joint)) {
            add(joint, JointFault::Outside, (middle->center - position).norm(), middle->center);
        }
    }

    void judgePath(std::size_t joint) {
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

bool insideVolume(const SparseVoxels& voxels, const Vec3& position) {
    const Vec3 grid = voxels.frame().gridFromModel * position;
    const auto cell = [](double x) { return static_cast<std::int64_t>(std::floor(x)); };
    return voxels.find(cell(grid.x()), cell(grid.y()), cell(grid.z())) != kNoLeaf;
}

std::optional<LimbSection> limbSection(const SparseVoxels& voxels, const Vec3& position, const Vec3& along) {
    if (!insideVolume(voxels, position) || !(along.norm() > 0.0)) {
        return std::nullopt;
    }
    const Vec3 u = along.normalized().unitOrthogonal();
    const Vec3 v = along.normalized().cross(u);
    LimbSection section = starAt(voxels, position, u, v);
    const double thick = section.width;
    const auto sameLimb = [&](const Vec3& middle) {
        return (middle - position).norm() <= thick && insideVolume(voxels, middle) &&
               lengthOutside(voxels, {position, middle}) == 0.0;
    };
    Vec3 from = position;
    for (int i = 0; i < kCenterSteps; ++i) {
        const bool near = (section.center - from).norm() < 0.1 * stepLength(voxels);
        if (near || !sameLimb(section.center)) {
            break;
        }
        from = section.center;
        section = starAt(voxels, from, u, v);
    }
    section.center = sameLimb(section.center) ? section.center : from;
    return section;
}

std::optional<Vec3> nearestInside(const SparseVoxels& voxels, const Vec3& position) {
    const Vec3f grid = (voxels.frame().gridFromModel * position).cast<float>();
    std::size_t best = voxels.size();
    float min = std::numeric_limits<float>::infinity();
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const float distance = (voxels.center(leaf) - grid).squaredNorm();
        if (distance < min) {
            min = distance;
            best = leaf;
        }
    }
    if (best == voxels.size()) {
        return std::nullopt;
    }
    return Vec3(voxels.frame().gridFromModel.inverse() * voxels.center(best).cast<double>());
}

double lengthOutside(const SparseVoxels& voxels, const Segment& segment) {
    const double length = (segment.b - segment.a).norm();
    const double step = stepLength(voxels);
    const auto steps = static_cast<std::size_t>(std::ceil(length / step));
    double outside = 0.0;
    for (std::size_t i = 1; i < steps; ++i) {
        const double t = static_cast<double>(i) / static_cast<double>(steps);
        if (!insideVolume(voxels, segment.a + t * (segment.b - segment.a))) {
            outside += length / static_cast<double>(steps);
        }
    }
    return outside;
}

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
    if (!finding.position) {
        return {};
    }
    return moveJoints(skeleton, std::array{JointMove{finding.joint, *finding.position}}, JointsBelow::Stay);
}

SkeletonSteps centreJoints(const Skeleton& skeleton, const SparseVoxels& voxels, const MirrorTable& mirror,
                           std::span<const std::int32_t> joints) {
    std::vector<JointMove> moves;
    const auto centre = [&](std::size_t joint) {
        if (skeleton.joints[joint].added) {
            return;
        }
        const auto middle = middleAt(skeleton, voxels, joint);
        if (!middle) {
            return;
        }
        const double far = (middle->center - skeleton.position(joint)).norm();
        if (far <= std::min(middle->width, boneLength(skeleton, joint)) &&
            keepsItsSide(skeleton, voxels, mirror, joint, middle->center)) {
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
