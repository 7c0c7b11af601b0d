#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/solve/Solvers.h"
#include "core/solve/classic/StraightSolution.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

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

/// How wide the capsules around the bones must be: the least radius with which those around a bone's segments
/// (and handles) hold `hold`, 0..1, of the area of the vertices that are nearest to that bone. #S, model
/// units; 0 for a bone that is nearest to nothing. `areas` #G around each vertex. When canceled, the result
/// must not be used. O(#G #segments), parallel, the same bytes on any number of threads.
std::vector<double> fitEnvelopes(const BindInput& input, std::span<const double> areas, double hold,
                                 const Progress& progress);

/// Changes one vertex's distances to all bones (#S) into its weights up to a common factor: 1 in a bone's
/// envelope, falling smoothly to 0 at (1 + blend) times its radius. What no envelope reaches goes to the bone
/// that is nearest in parts of its radius.
void weighByEnvelopes(std::span<const double> radii, double blend, std::span<double> distances);

/// A capsule around every segment of every bone, as wide as what is nearest to the bone asks, holds what the
/// bone moves (containment binding: S. Rotenberg, CSE 169, UC San Diego 2019; envelopes in 3ds Max and
/// Blender).
class EnvelopeSolution final : public StraightSolution {
public:
    EnvelopeSolution(std::shared_ptr<const BindInput> input,
                     const std::shared_ptr<const StraightStart>& start, Solved weights,
                     std::vector<double> radii, const SolverSettings& settings);

    /// #S, model units: of the capsules around each bone's segments; of a handle how far the envelope stands
    /// out around its volume. 0: the bone has no envelope, for it is nearest to nothing. At (1 + blend) times
    /// the radius a bone's weight ends.
    const std::vector<double>& radii() const { return m_radii; }
    double blend() const { return m_blend; } ///< SolverSettings::envelopeBlend
    double hold() const { return m_hold; }   ///< SolverSettings::envelopeHold

private:
    std::vector<double> m_radii;
    double m_blend;
    double m_hold;
};

/// Weights by envelopes: fitEnvelopes, weighByEnvelopes. Nothing is smoothed. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveEnvelope(const SolveRequest& request, Progress& progress);

/// Distances, for another size or blend.
BindRework envelopeRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
