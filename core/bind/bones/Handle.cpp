#include "core/bind/bones/Handle.h"

namespace sinew {

RoundedBox volumeOf(const Handle& handle) {
    RoundedBox volume;
    volume.center = handle.from;
    switch (handle.shape) {
    case HandleShape::Point:
        break;
    case HandleShape::Sphere:
        volume.radius = handle.radius;
        break;
    case HandleShape::Capsule: {
        const Vec3 way = handle.to - handle.from;
        volume.center += 0.5 * way;
        volume.half.x() = 0.5 * way.norm();
        volume.radius = handle.radius;
        if (way.squaredNorm() > 0.0) {
            volume.axes.col(0) = way.normalized();
            volume.axes.col(1) = volume.axes.col(0).unitOrthogonal();
            volume.axes.col(2) = volume.axes.col(0).cross(volume.axes.col(1));
        }
        break;
    }
    case HandleShape::Box:
        volume.half = handle.half;
        break;
    }
    return volume;
}

Segment spineOf(const Handle& handle) {
    if (handle.shape == HandleShape::Capsule) {
        return {handle.from, handle.to};
    }
    Vec3 way = Vec3::Zero();
    if (handle.shape == HandleShape::Box) {
        Eigen::Index longest = 0;
        const double reach = handle.half.maxCoeff(&longest);
        way[longest] = reach;
    }
    return {handle.from - way, handle.from + way};
}

} // namespace sinew
