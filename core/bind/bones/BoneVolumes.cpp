#include "core/bind/bones/BoneVolumes.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kRadiusOfLength = 0.25;
constexpr double kScattered = 0.4;   ///< children whose middle is nearer than this part of the farthest
constexpr double kSameLength = 0.01; ///< of the longer
constexpr double kSameAxis = 1e-6;   ///< cosines that count as equal

double lengthOf(const Segment& segment) {
    return (segment.b - segment.a).norm();
}

bool sameLength(const Segment& a, const Segment& b) {
    return std::abs(lengthOf(a) - lengthOf(b)) <= kSameLength * std::max(lengthOf(a), lengthOf(b));
}

/// The segment that no other is as long as: legs are alike, the spine is alone. None: the first.
Segment loneSegment(const std::vector<Segment>& segments) {
    const auto alone = std::ranges::find_if(segments, [&](const Segment& segment) {
        return std::ranges::count_if(segments,
                                     [&](const Segment& other) { return sameLength(segment, other); }) == 1;
    });
    return alone == segments.end() ? segments.front() : *alone;
}

double lengthOfPoint(const std::vector<Bone>& bones, std::size_t bone) {
    const auto above = std::ranges::find(bones, bones[bone].above, &Bone::joint);
    return above == bones.end() ? 0.0 : lengthOf({boneAxis(*above).a, bones[bone].segments.front().a});
}

} // namespace

Segment boneAxis(const Bone& bone) {
    const std::vector<Segment>& segments = bone.segments;
    if (segments.size() < 2) {
        return segments.empty() ? Segment() : segments.front();
    }
    Vec3 middle = Vec3::Zero();
    double farthest = 0.0;
    for (const Segment& segment : segments) {
        middle += segment.b / static_cast<double>(segments.size());
        farthest = std::max(farthest, lengthOf(segment));
    }
    const Segment toMiddle{segments.front().a, middle};
    return lengthOf(toMiddle) >= kScattered * farthest ? toMiddle : loneSegment(segments);
}

Mat3 volumeAxes(const Segment& axis, const Mat3& joint) {
    const double length = lengthOf(axis);
    if (!(length > 0.0)) {
        return joint;
    }
    const Vec3 along = (axis.b - axis.a) / length;
    const Vec3 cosines = (joint.transpose() * along).cwiseAbs();
    const double max = cosines.maxCoeff();
    Eigen::Index nearest = 0;
    while (cosines[nearest] < max - kSameAxis) {
        ++nearest;
    }
    const Vec3 first = joint.col((nearest + 1) % 3);
    const Vec3 second = joint.col((nearest + 2) % 3);
    Mat3 axes;
    axes.col(0) = along;
    axes.col(1) = (first - first.dot(along) * along).normalized();
    axes.col(2) = along.cross(axes.col(1));
    if (axes.col(2).dot(second) < 0.0) { // one and the other side of a body have the same widths
        axes.col(2) = -axes.col(2);
    }
    return axes;
}

AxisVolume placedVolume(const BoneVolume& volume, const Segment& axis, const Mat3& joint) {
    AxisVolume placed;
    placed.shape = volume.shape;
    placed.axes = volumeAxes(axis, joint);
    placed.radii = volume.radii;
    const double length = lengthOf(axis);
    const bool point = !(length > 0.0) && volume.shape != AxisVolumeShape::Capsule;
    double from = -volume.before - (point ? volume.radii[0] : 0.0);
    double to = length + volume.beyond + (point ? volume.radii[0] : 0.0);
    if (to < from) {
        from = to = 0.5 * (from + to);
    }
    placed.start = axis.a + volume.offset + from * placed.axes.col(0);
    placed.end = axis.a + volume.offset + to * placed.axes.col(0);
    return placed;
}

std::vector<AxisVolume> volumesAround(const Bone& bone, AxisVolumeShape shape, double radius,
                                      const Mat3& joint) {
    std::vector<AxisVolume> volumes;
    if (!(radius > 0.0)) {
        return volumes;
    }
    for (const Segment& segment : bone.segments) {
        const bool longer = shape != AxisVolumeShape::Capsule && lengthOf(segment) > 0.0;
        const double by = longer ? radius : 0.0;
        volumes.push_back(placedVolume({{}, shape, {radius, radius}, by, by}, segment, joint));
    }
    return volumes;
}

std::vector<AxisVolume> volumesByLength(const std::vector<Bone>& bones, std::size_t bone,
                                        AxisVolumeShape shape, const Mat3& joint) {
    std::vector<AxisVolume> volumes;
    for (const Segment& segment : bones[bone].segments) {
        const double own = lengthOf(segment);
        const double length = own > 0.0 ? own : lengthOfPoint(bones, bone);
        Bone piece;
        piece.segments = {segment};
        std::ranges::copy(volumesAround(piece, shape, kRadiusOfLength * length, joint),
                          std::back_inserter(volumes));
    }
    return volumes;
}

Mat3 jointAxes(const Skeleton& skeleton, std::int32_t joint) {
    return skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind.rotation();
}

} // namespace sinew
