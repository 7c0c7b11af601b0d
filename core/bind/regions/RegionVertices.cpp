#include "core/bind/regions/RegionVertices.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kRegionVerticesGrain = 8192;

std::vector<RegionVertex> heldBySolid(const Solid& solid, double width, const BindProblem& problem) {
    const RoundedBox volume = volumeOf(solid);
    const double farthest = volume.half.norm() + volume.radius + width;
    const std::size_t count = problem.vertices.size();
    std::vector<std::vector<RegionVertex>> chunks((count + kRegionVerticesGrain - 1) / kRegionVerticesGrain);
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            for (std::size_t p = chunk * kRegionVerticesGrain;
                 p < std::min(count, (chunk + 1) * kRegionVerticesGrain); ++p) {
                const Vec3& place = problem.vertices[p];
                if ((place - volume.center).squaredNorm() > farthest * farthest * 1.0001) {
                    continue;
                }
                if (const float amount = amountAt(volume.distanceTo(place), width); amount > 0.0F) {
                    chunks[chunk].push_back({static_cast<std::uint32_t>(p), amount});
                }
            }
        }
    });
    std::vector<RegionVertex> held;
    for (const std::vector<RegionVertex>& chunk : chunks) {
        held.insert(held.end(), chunk.begin(), chunk.end());
    }
    return held;
}

std::vector<RegionVertex> heldByPaint(const Painting& painting, const BindProblem& problem) {
    std::vector<float> amounts(problem.vertices.size(), 0.0F);
    for (const PaintedPart& painted : painting) {
        for (std::size_t n = 0; n < problem.parts.size(); ++n) {
            const std::size_t count = fits(painted, problem, n) ? painted.vertices.size() : 0;
            for (std::size_t i = 0; i < count; ++i) {
                if (!problem.plan.isExcluded(problem.parts[n], painted.vertices[i])) {
                    float& amount = amounts[problem.surface.weldedVertices(n)[painted.vertices[i]]];
                    amount = std::max(amount, painted.amounts[i]);
                }
            }
        }
    }
    std::vector<RegionVertex> held;
    for (std::size_t p = 0; p < amounts.size(); ++p) {
        if (amounts[p] > 0.0F) {
            held.push_back({static_cast<std::uint32_t>(p), amounts[p]});
        }
    }
    return held;
}

} // namespace

bool fits(const PaintedPart& painted, const BindProblem& problem, std::size_t n) {
    return problem.names[n] == painted.part && problem.surface.vertexCount(n) == painted.vertexCount &&
           isSound(painted);
}

std::vector<RegionVertex> verticesOfRegion(const Region& region, const BindProblem& problem) {
    if (region.solid) {
        return heldBySolid(*region.solid, blendWidth(region, problem.height), problem);
    }
    return region.painting ? heldByPaint(*region.painting, problem) : std::vector<RegionVertex>();
}

} // namespace sinew
