#include "core/bind/bones/FarBones.h"

#include <algorithm>
#include <set>
#include <string>

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

/// How far a place is from a box, 0 in it.
double distanceTo(const Aabb& box, const Vec3& place) {
    return (place - place.cwiseMax(box.min).cwiseMin(box.max)).norm();
}

/// Joints of cages, of which a notice of the cage tells.
std::set<std::string> jointsOf(const std::vector<Cage>& cages) {
    std::set<std::string> joints;
    for (const Cage& cage : cages) {
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            joints.insert(cageJoint(cage, v));
        }
    }
    return joints;
}

/// Where a source is, its first handle if it has any.
Vec3 placeOf(const Scene& scene, const Bone& source) {
    return source.volumes.empty() ? scene.skeleton.position(static_cast<std::size_t>(source.joint))
                                  : source.volumes.front().center;
}

bool isFar(const Scene& scene, const Bone& source, const Aabb& near) {
    if (source.volumes.empty()) {
        return !contains(near, placeOf(scene, source));
    }
    return std::ranges::none_of(source.volumes, [&](const RoundedBox& volume) {
        return contains(near, volume.nearest(near.center()));
    });
}

void clip(Bone& source, bool far, const Aabb& near) {
    for (Segment& bone : source.segments) {
        if (!contains(near, bone.a) || !contains(near, bone.b)) {
            bone = clipped(bone, near);
        }
    }
    for (RoundedBox& volume : source.volumes) {
        if (far) {
            volume.center = volume.center.cwiseMax(near.min).cwiseMin(near.max);
        }
    }
}

} // namespace

void clipFarBones(const Scene& scene, const BindProblem& problem, const std::vector<Cage>& cages,
                  Bones& sources) {
    Aabb mesh;
    for (const Vec3& point : problem.usedVertices) {
        mesh.add(point);
    }
    if (mesh.empty()) {
        return;
    }
    const Vec3 around = Vec3::Constant(mesh.diagonal());
    const Aabb near{mesh.min - around, mesh.max + around};
    const std::set<std::string> ofCages = jointsOf(cages);
    for (std::size_t s = 0; s < sources.joints.size(); ++s) {
        Bone& source = sources.joints[s];
        const bool far = isFar(scene, source, near);
        if (far && !ofCages.contains(sources.names[s])) {
            sources.notices.push_back(
                {source.volumes.empty() ? NoticeCode::JointFar : NoticeCode::HandleFar,
                 sources.names[s],
                 1,
                 {std::to_string(distanceTo(mesh, placeOf(scene, source)) * scene.metersPerUnit)}});
        }
        clip(source, far, near);
    }
}

} // namespace sinew
