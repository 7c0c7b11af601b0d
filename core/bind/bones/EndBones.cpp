#include "core/bind/bones/EndBones.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/NearestBone.h"
#include "core/bind/bones/SkeletonBox.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

constexpr double kReached = 0.95; // of the vertices
constexpr double kLength = 0.8;   // of the way to them
constexpr std::size_t kNoLeader = std::numeric_limits<std::size_t>::max();

Aabb boxOf(const std::vector<Bone>& sources) {
    Aabb box;
    for (const Bone& source : sources) {
        for (const Segment& segment : source.segments) {
            box.add(segment.a);
            box.add(segment.b);
        }
    }
    return box;
}

/// How far along the bone's direction the vertices lie that it leads.
std::vector<double> placesAlong(const Segment& bone, std::size_t source, const BindProblem& problem,
                                const std::vector<std::size_t>& leader) {
    std::vector<double> along;
    const Vec3 direction = (bone.b - bone.a).normalized();
    for (std::size_t p = 0; p < leader.size(); ++p) {
        if (leader[p] == source) {
            along.push_back((problem.usedVertices[p] - bone.a).dot(direction));
        }
    }
    return along;
}

void fit(Segment& bone, std::vector<double> along) {
    const double length = (bone.b - bone.a).norm();
    if (along.empty() || !(length > 0.0)) {
        return;
    }
    const auto reached =
        along.begin() + static_cast<std::ptrdiff_t>(kReached * static_cast<double>(along.size() - 1));
    std::nth_element(along.begin(), reached, along.end());
    if (*reached > 0.0) {
        bone.b = bone.a + kLength * *reached / length * (bone.b - bone.a);
    }
}

} // namespace

void fitEndBonesToMesh(const BindProblem& problem, std::vector<Bone>& sources) {
    if (std::ranges::none_of(sources, &Bone::openEnded)) {
        return;
    }
    const Aabb skeleton = boxOf(sources);
    const bool few = sources.size() < kSeveralBones;
    std::vector<std::size_t> leader(problem.usedVertices.size(), kNoLeader);
    parallelFor(leader.size(), 1024, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const Vec3& vertex = problem.usedVertices[p];
            if (few || !isProp({vertex, vertex}, skeleton)) {
                leader[p] = nearestSource(vertex, sources);
            }
        }
    });
    for (std::size_t s = 0; s < sources.size(); ++s) {
        if (sources[s].openEnded) {
            fit(sources[s].segments.front(), placesAlong(sources[s].segments.front(), s, problem, leader));
        }
    }
}

} // namespace sinew
