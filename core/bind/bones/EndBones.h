#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/SolvedWeights.h"
#include "core/bind/bones/Bones.h"

#include <span>
#include <vector>

namespace sinew {

/// Gives end bones the length of what they move: an open-ended bone (Bone::openEnded) goes, in its
/// own direction, four fifths as far as the vertices reach that are nearer to it in a straight line than to
/// any other bone (95 of 100 of them), so that a big head gets a long bone and a toe does not stick out of
/// the shoe. One that leads no vertices, or none ahead, stays, and what lies farther from the skeleton than
/// that is large is led by none. O(#P #bones), parallel, the same bytes on any number of threads.
void fitEndBonesToMesh(const BindProblem& problem, std::vector<Bone>& sources);

/// How much nearer an end bone counts when the vertices it leads are `ratio` of its length away from it: 1 up
/// to 0.3, exp(2 / 16.25) from 0.6 on. At the exponent of eq. 8 for alpha 0.45, for which it was chosen, its
/// weight there is e^2 times as much; its logarithm is linear between.
double stubbyEndFactor(double ratio);

/// Factors of the bones' thickness scales: end bones that are short against what they move (heads, toes)
/// count nearer, for artists give them what lies around their joint too. 1 for all but ends of chains
/// (Bone::endsChain) with a length and without volumes. The ratio is the median distance of the vertices that
/// are nearest to the bone by `scales` (#S), over its longest segment; vertices with no area around them
/// (`areas`, #G) do not count. Names do not matter. #S. O(#G #S), parallel, the same bytes on any number of
/// threads. When canceled, the result must not be used.
std::vector<double> stubbyEndFactors(const std::vector<Bone>& bones, std::span<const float> scales,
                                     std::span<const double> areas, const BoneDistances& distances,
                                     const Progress& progress);

} // namespace sinew
