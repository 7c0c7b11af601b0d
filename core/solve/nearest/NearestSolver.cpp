#include "core/solve/nearest/NearestSolver.h"

#include "core/base/Parallel.h"
#include "core/bind/LimbThickness.h"
#include "core/bind/SameSkeleton.h"
#include "core/bind/bones/NearestBone.h"
#include "core/solve/DistanceSolution.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kNearestGrain = 1024;
/// Lenders' joints may lie elsewhere by a tenth of this part of the character.
constexpr double kSmallPart = 1.0 / 256.0;

/// What depends on the input alone.
struct NearestStage {
    SkeletonPlacement skeleton;
    BoneDistances bones;
};

class NearestSolution final : public DistanceSolution {
public:
    NearestSolution(std::shared_ptr<const BindInput> input, std::shared_ptr<const BindSurface> surface,
                    std::shared_ptr<const NearestStage> stage)
        : DistanceSolution(std::move(input), std::move(surface))
        , m_stage(std::move(stage)) {}

    const std::shared_ptr<const NearestStage>& stage() const { return m_stage; }
    SkeletonPlacement skeletonPlacement() const override { return m_stage->skeleton; }

protected:
    const BoneDistances& measured() const override { return m_stage->bones; }
    /// A straight line from each bone.
    Expected<void> tracePaths(const Scene& /*scene*/, std::uint32_t vertex,
                              std::span<const std::size_t> sources, VertexExplanation& explanation,
                              Progress& progress) const override {
        for (std::size_t i = 0; i < sources.size(); ++i) {
            PathStep start;
            start.place = nearestPlace(input().problem.vertices[vertex], input().sources.joints[sources[i]]);
            explanation.bones[i].steps = {start};
        }
        return progress.canceled() ? Expected<void>(fail(ErrorCode::Canceled)) : Expected<void>();
    }

private:
    std::shared_ptr<const NearestStage> m_stage;
};

BoneDistances measureStraight(const BindInput& input, const BindSurface& surface, Progress& progress) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    const std::vector<Bone>& sources = input.sources.joints;
    Aabb box;
    for (const Vec3& point : input.problem.usedVertices) {
        box.add(point);
    }
    BoneDistances measured;
    measured.extent = box.extent().maxCoeff();
    measured.rows.assign(sources.size(), std::vector<float>(vertices.size()));
    parallelFor(vertices.size(), kNearestGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < sources.size(); ++s) {
                const double distance = (nearestPlace(vertices[p], sources[s]) - vertices[p]).norm();
                measured.rows[s][p] = static_cast<float>(distance / measured.extent);
            }
        }
    });
    scaleByLimbThickness(measured, input, surface.diffusion.areas(), progress);
    measured.thickness = distancesToNearest(measured);
    return measured;
}

NearestStage solveStage(const SolveRequest& request, const BindSurface& surface, Progress& progress) {
    NearestStage stage;
    if (mayBeAstray(request.input->problem, request.input->sources.joints, 0)) {
        if (auto place = judgeSkeleton(request.scene, request.settings, progress)) {
            stage.skeleton = *place; // else canceled
        }
    }
    progress.report(Stage::Distances, 0.0);
    stage.bones = measureStraight(*request.input, surface, progress);
    return stage;
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveNearest(const SolveRequest& request, Progress& progress) {
    const auto* former = dynamic_cast<const NearestSolution*>(request.previous);
    if (former != nullptr && former->sharedInput() == request.input) {
        return std::make_shared<const NearestSolution>(request.input, former->sharedSurface(),
                                                       former->stage());
    }
    const auto surface = surfaceFor(request, progress);
    const auto stage = std::make_shared<const NearestStage>(solveStage(request, *surface, progress));
    if (request.lender != nullptr) {
        const double small = kSmallPart * stage->bones.extent;
        if (auto same = checkSameSkeleton(request.lender->scene, request.scene, small); !same) {
            return fail(same.error());
        }
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const NearestSolution>(request.input, surface, stage);
}

BindRework nearestRework(const BindSettings& /*from*/, const BindSettings& /*to*/) {
    return BindRework::Nothing;
}

} // namespace sinew
