#include "app/view/gizmo/ColliderGrips.h"

#include "app/document/avatar/SpringEdits.h"
#include "app/view/gizmo/EnvelopeGrips.h"
#include "core/geometry/AxisVolume.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr double kArrowHead = 0.2; ///< of a plane's arrow, in parts of its length

/// Columns: the direction, and two across it.
Mat3 axesAlong(const Vec3& direction) {
    const double length = direction.norm();
    const Vec3 along = length > 0.0 ? Vec3(direction / length) : Vec3::UnitX();
    Mat3 axes;
    axes.col(0) = along;
    axes.col(1) = along.unitOrthogonal();
    axes.col(2) = along.cross(axes.col(1));
    return axes;
}

/// Of a capsule from its first end to the other, of a plane along its normal, of a ball the joint's own.
Mat3 axesOf(const SpringCollider& collider) {
    if (collider.shape == ColliderShape::Plane) {
        return axesAlong(collider.normal);
    }
    return isCapsule(collider.shape) ? axesAlong(collider.tail - collider.offset) : Mat3::Identity();
}

/// A ball or capsule as a volume about an axis.
AxisVolume volumeOf(const SpringCollider& collider) {
    AxisVolume volume;
    volume.start = collider.offset;
    volume.end = isCapsule(collider.shape) ? collider.tail : collider.offset;
    volume.axes = axesOf(collider);
    volume.radii = {collider.radius, collider.radius};
    return volume;
}

std::vector<Segment> planeOutline(const SpringCollider& collider, double size) {
    const Mat3 axes = axesOf(collider);
    const Vec3 first = size * axes.col(1);
    const Vec3 second = size * axes.col(2);
    const std::array<Vec3, 4> corners{first + second, second - first, -first - second, first - second};
    const Vec3& middle = collider.offset;
    std::vector<Segment> lines;
    for (std::size_t c = 0; c < corners.size(); ++c) {
        lines.push_back({middle + corners[c], middle + corners[(c + 1) % corners.size()]});
    }
    lines.push_back({middle + first, middle - first});
    lines.push_back({middle + second, middle - second});
    const Vec3 tip = middle + size * axes.col(0);
    lines.push_back({middle, tip});
    for (const double side : {-kArrowHead, kArrowHead}) {
        lines.push_back({tip, tip - kArrowHead * size * axes.col(0) + side * first});
    }
    return lines;
}

} // namespace

Vec3 middleOf(const SpringCollider& collider) {
    return isCapsule(collider.shape) ? Vec3(0.5 * (collider.offset + collider.tail)) : collider.offset;
}

std::vector<ColliderHandle> colliderHandles(const SpringCollider& collider, double planeSize) {
    const Vec3 middle = middleOf(collider);
    std::vector<ColliderHandle> handles{{ColliderGrip::Middle, middle, Vec3::Zero()}};
    const Mat3 axes = axesOf(collider);
    if (collider.shape == ColliderShape::Plane) {
        handles.push_back({ColliderGrip::Normal, middle + planeSize * axes.col(0), Vec3::Zero()});
        return handles;
    }
    if (isCapsule(collider.shape)) {
        handles.push_back({ColliderGrip::Start, collider.offset, Vec3::Zero()});
        handles.push_back({ColliderGrip::End, collider.tail, Vec3::Zero()});
    } else {
        for (const double side : {-1.0, 1.0}) {
            const Vec3 along = side * axes.col(0);
            handles.push_back({ColliderGrip::Radius, middle + collider.radius * along, along});
        }
    }
    for (const Eigen::Index axis : {1, 2}) {
        for (const double side : {-1.0, 1.0}) {
            const Vec3 across = side * axes.col(axis);
            handles.push_back({ColliderGrip::Radius, middle + collider.radius * across, across});
        }
    }
    return handles;
}

SpringCollider draggedCollider(const SpringCollider& collider, const ColliderHandle& handle,
                               const Vec3& offset, double planeSize) {
    SpringCollider dragged = collider;
    switch (handle.grip) {
    case ColliderGrip::Middle:
        dragged.offset += offset;
        dragged.tail += offset;
        break;
    case ColliderGrip::Start:
        dragged.offset += offset;
        break;
    case ColliderGrip::End:
        dragged.tail += offset;
        break;
    case ColliderGrip::Radius:
        dragged.radius = std::max(0.0, collider.radius + offset.dot(handle.direction));
        break;
    case ColliderGrip::Normal: {
        const Vec3 tip = planeSize * collider.normal + offset;
        dragged.normal = tip.norm() > 0.0 ? Vec3(tip.normalized()) : collider.normal;
        break;
    }
    }
    return dragged;
}

std::vector<Segment> colliderOutline(const SpringCollider& collider, double planeSize) {
    if (collider.shape == ColliderShape::Plane) {
        return planeOutline(collider, planeSize);
    }
    AxisVolume volume = volumeOf(collider);
    if (!isCapsule(collider.shape)) { // three rings
        volume.shape = AxisVolumeShape::Ellipsoid;
        volume.start -= collider.radius * volume.axes.col(0);
        volume.end += collider.radius * volume.axes.col(0);
    }
    return volumeOutline(volume);
}

} // namespace sinew
