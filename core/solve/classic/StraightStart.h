#pragma once

#include "core/solve/Solver.h"

#include <memory>
#include <utility>

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

} // namespace sinew
