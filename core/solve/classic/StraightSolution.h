#pragma once

#include "core/solve/DistanceSolution.h"
#include "core/solve/classic/StraightStart.h"

#include <memory>

namespace sinew {

/// What solvers have in common that measure distances in a straight line.
class StraightSolution : public DistanceSolution, public ByStraightLines {
public:
    StraightSolution(std::shared_ptr<const BindInput> input,
                     const std::shared_ptr<const StraightStart>& start,
                     std::shared_ptr<const BoneDistances> bones);

    const std::shared_ptr<const BoneDistances>& bones() const { return m_bones; }
    SkeletonPlacement skeletonPlacement() const override { return start()->skeleton; }

protected:
    const BoneDistances& measured() const override { return *m_bones; }
    /// A straight line from each bone; smoothing brings weight of those too that have no distance here.
    Expected<void> tracePaths(const Scene& scene, std::uint32_t vertex, std::span<const std::size_t> sources,
                              VertexExplanation& explanation, Progress& progress) const override;

private:
    std::shared_ptr<const BoneDistances> m_bones;
};

/// How far all vertices are from all bones, through whatever lies between, and scaled by limb thickness.
/// Canceled, of no use. O(#G #segments), parallel.
BoneDistances measureStraight(const BindInput& input, const StraightStart& start, Progress& progress);

/// Makes a solution of this kind: with the former one's distances where it has the same input, else with what
/// `measure(start)` gives. Errors: those of startStraight.
template<typename Kind, typename Measure>
Expected<std::shared_ptr<const Solution>> solveStraight(const SolveRequest& request, Progress& progress,
                                                        const Measure& measure) {
    const auto start = startStraight(request, progress);
    if (!start) {
        return fail(start.error());
    }
    const Kind* former = formerOf<Kind>(request);
    const std::shared_ptr<const BoneDistances> bones =
        former != nullptr ? former->bones() : std::make_shared<const BoneDistances>(measure(**start));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const Kind>(request.input, *start, bones);
}

} // namespace sinew
