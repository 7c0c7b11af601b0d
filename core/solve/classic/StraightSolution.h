#pragma once

#include "core/solve/Solvers.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
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

/// What decides, of the same start, what a solver makes.
struct StraightChoice {
    std::string solver;         ///< key
    std::vector<double> values; ///< of its own settings
    bool operator==(const StraightChoice&) const = default;
};

/// What solvers make that look along straight lines.
class StraightSolution : public Solution, public ByStraightLines {
public:
    StraightSolution(std::shared_ptr<const BindInput> input,
                     const std::shared_ptr<const StraightStart>& start, Solved solved, StraightChoice choice)
        : Solution(std::move(input), start->surface, std::move(solved))
        , ByStraightLines(start)
        , m_choice(std::move(choice)) {}

    const StraightChoice& choice() const { return m_choice; }
    SkeletonPlacement skeletonPlacement() const override { return start()->skeleton; }

private:
    StraightChoice m_choice;
};

/// How far all vertices are from all bones, through whatever lies between, and scaled by limb thickness.
/// When canceled, the result must not be used. O(#G #segments), parallel.
BoneDistances measureStraight(const BindInput& input, const StraightStart& start, Progress& progress);

/// A solution with what `solve` makes; taken over from the former one of the same solver and input where
/// `values`, those of the solver's own settings, are the same. Errors: those of startStraight.
Expected<std::shared_ptr<const Solution>>
solveStraight(const SolveRequest& request, std::vector<double> values, Progress& progress,
              const std::function<Solved(const StraightStart& start)>& solve);

/// Changes one vertex's distances to all bones, #S in model units, into its weights up to a common factor, of
/// which one at least is over 0.
using WeighDistances = std::function<void(std::span<double> distances)>;

/// Weights of all vertices. When canceled, the result must not be used. O(#G #segments), parallel, the same
/// bytes on any number of threads.
WeightTable weighStraight(const BindInput& input, const WeighDistances& weigh, const Progress& progress);

/// The nearest of some bones by their distances; of those that are equally near up to rounding, as bones that
/// meet in a joint are to what lies beyond it, the first.
std::size_t nearestOf(std::span<const double> distances);

} // namespace sinew
