#pragma once

#include "core/solve/Solver.h"
#include "core/solve/WeightSolution.h"

#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// What every solver that looks along straight lines begins with.
struct StraightStart {
    std::shared_ptr<const BindSurface> surface;
    SkeletonPlacement skeleton;
    double extent = 1.0; ///< longest side of what is solved, model units
};

/// A solution along straight lines, which lends its start to others of the same character.
class ByStraightLines {
public:
    explicit ByStraightLines(std::shared_ptr<const StraightStart> start)
        : m_start(std::move(start)) {}
    ByStraightLines(const ByStraightLines&) = delete;
    ByStraightLines& operator=(const ByStraightLines&) = delete;
    virtual ~ByStraightLines() = default;

    const std::shared_ptr<const StraightStart>& start() const { return m_start; }

private:
    std::shared_ptr<const StraightStart> m_start;
};

/// The former solution, where it is of this kind and its input is the request's; null: there is none.
template<typename Kind>
const Kind* formerOf(const SolveRequest& request) {
    const auto* former = dynamic_cast<const Kind*>(request.previous);
    return former != nullptr && former->sharedInput() == request.input ? former : nullptr;
}

/// Taken over from the former solution, whichever solver made it, as far as it has it. Errors:
/// ReuseJointDiffers, Canceled. O(#P log #T), and what judgeSkeleton takes for a skeleton that may be
/// astray.
Expected<std::shared_ptr<const StraightStart>> startStraight(const SolveRequest& request, Progress& progress);

/// From a point to the nearest place of a bone or of the volumes of its handles: 0 in these. O(#segments).
double straightDistance(const Vec3& point, const Bone& bone);

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

/// What solvers have in common that make weights of straight lines.
class StraightWeights : public WeightSolution, public ByStraightLines {
public:
    StraightWeights(std::shared_ptr<const BindInput> input, const std::shared_ptr<const StraightStart>& start,
                    std::shared_ptr<const WeightRows> solved);

    SkeletonPlacement skeletonPlacement() const override { return start()->skeleton; }
};

/// Changes one vertex's distances to all bones, #S in model units, into its weights up to a common factor, of
/// which one at least is over 0.
using WeighDistances = std::function<void(std::span<double> distances)>;

/// Weights of all vertices. Canceled, of no use. O(#G #segments), parallel, the same bytes on any number of
/// threads.
WeightRows weighStraight(const BindInput& input, const WeighDistances& weigh, const Progress& progress);

/// The nearest of some bones by their distances; of those that are equally near up to rounding, as bones that
/// meet in a joint are to what lies beyond it, the first.
std::size_t nearestOf(std::span<const double> distances);

} // namespace sinew
