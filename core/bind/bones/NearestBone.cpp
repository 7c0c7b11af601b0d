#include "core/bind/bones/Bones.h"

#include "core/base/Parallel.h"
#include "core/bind/SolvedWeights.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

Vec3 nearestPoint(const Vec3& point, const Segment& bone) {
    const Vec3 along = bone.b - bone.a;
    const double length = along.squaredNorm();
    const double t = length > 0.0 ? std::clamp((point - bone.a).dot(along) / length, 0.0, 1.0) : 0.0;
    return bone.a + t * along;
}

} // namespace

Vec3 nearestPoint(const Vec3& point, const Bone& source) {
    Vec3 nearest = Vec3::Zero();
    double min = std::numeric_limits<double>::infinity();
    const auto offer = [&](const Vec3& position) {
        if (const double d = (position - point).squaredNorm(); d < min) {
            min = d;
            nearest = position;
        }
    };
    for (const Segment& bone : source.segments) {
        offer(nearestPoint(point, bone));
    }
    for (const RoundedBox& volume : source.volumes) {
        offer(volume.nearest(point));
    }
    return nearest;
}

double squaredDistance(const Vec3& point, const Bone& source) {
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

Expected<std::vector<std::shared_ptr<const SkinWeights>>> bindToNearestBone(const Scene& scene,
                                                                            const BindSettings& settings) {
    const Expected<Bones> sources = chooseBones(scene, settings);
    if (!sources) {
        return fail(sources.error());
    }
    const Expected<BindProblem> problem = makeBindProblem(scene);
    if (!problem) {
        return fail(problem.error());
    }
    std::vector<std::int32_t> joints(problem->vertices.size());
    parallelFor(joints.size(), 1024, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            joints[p] = sources->joints[nearestSource(problem->vertices[p], sources->joints)].joint;
        }
    });
    SkinWeightsBuilder builder;
    builder.reserve(joints.size(), joints.size());
    for (const std::int32_t joint : joints) {
        const Influence whole{joint, 1.0F};
        builder.add(std::span(&whole, 1));
    }
    return spreadToParts(scene, *problem, builder.finish());
}

} // namespace sinew
