#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/solve/solution/Solution.h"

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

/// How far a point is from a bone, model units.
using MeasureBone = std::function<double(const Vec3& point, std::size_t source)>;

/// The same by distances that are measured otherwise.
WeightTable weighStraight(const BindInput& input, const MeasureBone& measure, const WeighDistances& weigh,
                          const Progress& progress);

/// The nearest of some bones by their distances; of those that are equally near up to rounding, as bones that
/// meet in a joint are to what lies beyond it, the first.
std::size_t nearestOf(std::span<const double> distances);

/// Binds every vertex to the bones that are nearest in a straight line, through whatever lies between: what
/// Maya calls Closest Distance. Falloff, regions, smoothing and rules act as with every solver; there are no
/// voxels. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveNearest(const SolveRequest& request, Progress& progress);

/// Of a solver without settings: neither the voxels' nor those of distances count.
BindRework nothingToRework(const BindSettings& from, const BindSettings& to);

/// The nearest bone decides which others may share a vertex with it: the next bone above it in the skeleton
/// and those next below it, which is what Maya calls Closest in Hierarchy. So a hand takes no weight of the
/// thigh beside it, and a finger none of the next one. Distances are straight ones (solveNearest), those to
/// all other bones infinite; where several bones are equally near, the bones beside each of them count. With
/// limb thickness the scaled distances choose among the scaled. Falloff, regions, smoothing and rules act as
/// with every solver; smoothing may carry weight on. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveHierarchy(const SolveRequest& request, Progress& progress);

/// Inverse distance weighting (D. Shepard, A two-dimensional interpolation function for irregularly-spaced
/// data, 1968, with bones in place of points): every bone weighs d^-p, with d its straight distance and p
/// the settings' distancePower, divided by the sum over all bones. Nothing is smoothed. O(#G #bones),
/// parallel.
Expected<std::shared_ptr<const Solution>> solveInverseDistance(const SolveRequest& request,
                                                               Progress& progress);

/// Distances, for another power.
BindRework inverseDistanceRework(const BindSettings& from, const BindSettings& to);

/// Every vertex follows the one bone that is nearest in a straight line, as robots and old games have it
/// (point-to-line mapping: S. Rotenberg, CSE 169, UC San Diego 2019). Of bones that are equally near the
/// first, which is the one above at a joint. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveRigid(const SolveRequest& request, Progress& progress);

} // namespace sinew
