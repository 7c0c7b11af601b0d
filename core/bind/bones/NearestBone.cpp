#include "core/bind/bones/Bones.h"

#include <algorithm>
#include <limits>

namespace sinew {

Vec3 nearestPoint(const Vec3& point, const Bone& source) {
    Vec3 nearest = Vec3::Zero();
    double min = std::numeric_limits<double>::infinity();
    const auto offer = [&](const Vec3& position) {
        if (const double d = (position - point).squaredNorm(); d < min) {
            min = d;
            nearest = position;
        }
    };
    if (source.search) {
        offer(source.search->nearest(point));
    }
    for (std::size_t i = 0; !source.search && i < source.segments.size(); ++i) {
        offer(nearestPoint(point, source.segments[i]));
    }
    for (const RoundedBox& volume : source.volumes) {
        offer(volume.nearest(point));
    }
    return nearest;
}

std::vector<Segment> middleLines(const Bone& source) {
    if (source.area == nullptr) {
        return source.segments;
    }
    Aabb box;
    for (const Segment& segment : source.segments) {
        box.add(segment.a);
        box.add(segment.b);
    }
    return {{box.center(), box.center()}};
}

double squaredDistance(const Vec3& point, const Bone& source) {
    if (source.search) {
        return (point - source.search->nearest(point)).squaredNorm();
    }
    double min = std::numeric_limits<double>::infinity();
    for (const Segment& bone : source.segments) {
        min = std::min(min, (point - nearestPoint(point, bone)).squaredNorm());
    }
    return min;
}

std::size_t nearestSource(const Vec3& point, const std::vector<Bone>& sources) {
    std::size_t nearest = 0;
    double min = std::numeric_limits<double>::infinity();
    for (std::size_t s = 0; s < sources.size(); ++s) {
        if (const double d = squaredDistance(point, sources[s]); d < min) {
            min = d;
            nearest = s;
        }
    }
    return nearest;
}

} // namespace sinew
