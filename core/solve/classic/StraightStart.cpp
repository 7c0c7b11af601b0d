#include "core/solve/classic/StraightStart.h"

#include "core/bind/SameSkeleton.h"
#include "core/bind/bones/NearestBone.h"

namespace sinew {
namespace {

/// Lenders' joints may lie elsewhere by a tenth of this part of the character.
constexpr double kSmallPart = 1.0 / 256.0;

double extentOf(const BindProblem& problem) {
    Aabb box;
    for (const Vec3& vertex : problem.usedVertices) {
        box.add(vertex);
    }
    return box.extent().maxCoeff();
}

SkeletonPlacement judgeIfAstray(const SolveRequest& request, Progress& progress) {
    if (mayBeAstray(request.input->problem, request.input->sources.joints, 0)) {
        if (const auto place = judgeSkeleton(request.scene, request.settings, progress)) {
            return *place; // else canceled
        }
    }
    return {};
}

} // namespace

Expected<std::shared_ptr<const StraightStart>> startStraight(const SolveRequest& request,
                                                             Progress& progress) {
    const auto* former = formerOf<Solution>(request);
    if (const auto* straight = dynamic_cast<const ByStraightLines*>(former)) {
        return straight->start();
    }
    StraightStart start;
    start.extent = extentOf(request.input->problem);
    if (request.lender != nullptr) {
        const double small = kSmallPart * start.extent;
        if (auto same = checkSameSkeleton(request.lender->scene, request.scene, small); !same) {
            return fail(same.error());
        }
    }
    start.surface = surfaceFor(request, progress);
    start.skeleton = judgeIfAstray(request, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    progress.report(Stage::Distances, 0.0);
    return std::make_shared<const StraightStart>(std::move(start));
}

double straightDistance(const Vec3& point, const Bone& bone) {
    return (nearestPlace(point, bone) - point).norm();
}

} // namespace sinew
