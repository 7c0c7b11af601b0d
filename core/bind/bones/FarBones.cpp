#include "core/bind/bones/FarBones.h"

#include <algorithm>

namespace sinew {
namespace {

/// The part of a segment in a box; where it misses it, the place of the box nearest to its start.
Segment clipped(const Segment& segment, const Aabb& box) {
    const Vec3 along = segment.b - segment.a;
    double from = 0.0;
    double to = 1.0;
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        if (along[axis] == 0.0) {
            const bool within = segment.a[axis] >= box.min[axis] && segment.a[axis] <= box.max[axis];
            to = within ? to : -1.0;
            continue;
        }
        const double first = (box.min[axis] - segment.a[axis]) / along[axis];
        const double second = (box.max[axis] - segment.a[axis]) / along[axis];
        from = std::max(from, std::min(first, second));
        to = std::min(to, std::max(first, second));
    }
    if (!(from <= to)) {
        const Vec3 nearest = segment.a.cwiseMax(box.min).cwiseMin(box.max);
        return {nearest, nearest};
    }
    // Rounding must not carry an end out again.
    const auto at = [&](double t) {
        return Vec3((segment.a + t * along).cwiseMax(box.min).cwiseMin(box.max));
    };
    return {from > 0.0 ? at(from) : segment.a, to < 1.0 ? at(to) : segment.b};
}

bool contains(const Aabb& box, const Vec3& place) {
    return (place.array() >= box.min.array()).all() && (place.array() <= box.max.array()).all();
}

} // namespace

void clipFarBones(const Scene& scene, const BindProblem& problem, Bones& sources) {
    Aabb mesh;
    for (const Vec3& point : problem.usedVertices) {
        mesh.add(point);
    }
    if (mesh.empty()) {
        return;
    }
    const Vec3 around = Vec3::Constant(mesh.diagonal());
    const Aabb near{mesh.min - around, mesh.max + around};
    for (Bone& source : sources.joints) {
        if (!source.volumes.empty()) {
            continue;
        }
        const auto joint = static_cast<std::size_t>(source.joint);
        const Vec3 place = scene.skeleton.position(joint);
        if (!contains(near, place)) {
            const double distance = (place - place.cwiseMax(mesh.min).cwiseMin(mesh.max)).norm();
            sources.notices.push_back({NoticeCode::JointFar,
                                       scene.skeleton.joints[joint].name,
                                       1,
                                       {std::to_string(distance * scene.metersPerUnit)}});
        }
        for (Segment& bone : source.segments) {
            if (!contains(near, bone.a) || !contains(near, bone.b)) {
                bone = clipped(bone, near);
            }
        }
    }
}

} // namespace sinew
