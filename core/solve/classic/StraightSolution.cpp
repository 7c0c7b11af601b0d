#include "core/solve/classic/StraightSolution.h"

#include "core/base/Parallel.h"
#include "core/bind/LimbThickness.h"
#include "core/bind/bones/NearestBone.h"

#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kStraightGrain = 1024;

} // namespace

StraightSolution::StraightSolution(std::shared_ptr<const BindInput> input,
                                   const std::shared_ptr<const StraightStart>& start,
                                   std::shared_ptr<const BoneDistances> bones)
    : DistanceSolution(std::move(input), start->surface)
    , ByStraightLines(start)
    , m_bones(std::move(bones)) {}

Expected<void> StraightSolution::tracePaths(const Scene& scene, std::uint32_t vertex,
                                            std::span<const std::size_t> sources,
                                            VertexExplanation& explanation, Progress& progress) const {
    const Vec3& position = input().problem.vertices[vertex];
    for (std::size_t i = 0; i < sources.size(); ++i) {
        PathStep start;
        start.place = nearestPlace(position, input().sources.joints[sources[i]]);
        explanation.bones[i].steps = {start};
        explanation.bones[i].meters = (start.place - position).norm() * scene.metersPerUnit;
    }
    return progress.canceled() ? Expected<void>(fail(ErrorCode::Canceled)) : Expected<void>();
}

BoneDistances measureStraight(const BindInput& input, const StraightStart& start, Progress& progress) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    const std::vector<Bone>& sources = input.sources.joints;
    BoneDistances measured;
    measured.extent = start.extent;
    measured.rows.assign(sources.size(), std::vector<float>(vertices.size()));
    parallelFor(vertices.size(), kStraightGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < sources.size(); ++s) {
                const double distance = straightDistance(vertices[p], sources[s]);
                measured.rows[s][p] = static_cast<float>(distance / measured.extent);
            }
        }
    });
    scaleByLimbThickness(measured, input, start.surface->diffusion.areas(), progress);
    measured.thickness = distancesToNearest(measured);
    return measured;
}

} // namespace sinew
