#include "core/solve/Explain.h"

#include "core/solve/BindState.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// The rule that holds for the point, if one does.
void nameRule(const PartPlan& plan, PointExplanation& explanation) {
    for (const RuledPiece& piece : plan.pieces) {
        if (piece.part == explanation.part && std::ranges::binary_search(piece.points, explanation.point)) {
            explanation.treatment = piece.treatment;
            explanation.ruledShell = piece.shell;
            explanation.ruledJoints = piece.joints;
        }
    }
}

} // namespace

std::vector<Vec3> BonePath::line(const Vec3& end) const {
    std::vector<Vec3> points;
    for (const PathStep& step : steps) {
        points.push_back(step.place);
    }
    points.push_back(end);
    return points;
}

float shareOf(std::span<const Influence> influences, std::int32_t joint) {
    const auto found = std::find_if(influences.begin(), influences.end(),
                                    [joint](const Influence& influence) { return influence.joint == joint; });
    return found == influences.end() ? 0.0F : found->weight;
}

float movedShare(std::span<const Influence> a, std::span<const Influence> b) {
    float sum = 0.0F;
    for (const Influence& influence : a) {
        sum += std::abs(influence.weight - shareOf(b, influence.joint));
    }
    for (const Influence& influence : b) {
        sum += shareOf(a, influence.joint) > 0.0F ? 0.0F : influence.weight;
    }
    return sum / 2.0F;
}

Expected<PointExplanation> explainPoint(const Scene& scene, const BindState& state,
                                        const BindSettings& settings, const SkinWeights& weights,
                                        std::size_t part, std::uint32_t point, std::size_t mostBones,
                                        Progress& progress) {
    PointExplanation explanation;
    explanation.part = part;
    explanation.point = point;
    explanation.position = scene.parts[part].mesh->points[point];
    const std::span<const Influence> influences = weights.at(point);
    explanation.bound.assign(influences.begin(), influences.end());
    const BindProblem& problem = state.input->problem;
    nameRule(problem.plan, explanation);
    const std::size_t n = problem.solvedIndex(part);
    if (n == problem.parts.size() || !state.solution || problem.plan.isAside(part, point)) {
        explanation.rigid = true;
        for (const Influence& influence : influences) {
            BonePath path;
            path.joint = influence.joint;
            path.share = influence.weight;
            explanation.bones.push_back(path);
        }
        return explanation;
    }
    const std::uint32_t vertex = problem.weld.groupOfPoint[problem.firstPoint[n] + point];
    if (auto told =
            state.solution->explain({scene, settings, vertex, influences, mostBones}, explanation, progress);
        !told) {
        return fail(told.error());
    }
    return explanation;
}

} // namespace sinew
