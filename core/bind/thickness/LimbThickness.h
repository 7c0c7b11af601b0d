#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/SolvedWeights.h"
#include "core/bind/bones/Bones.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// What each source's distances are divided by in the middle of its bone (ThicknessField) before they become
/// weights, so that a thick limb keeps what is its own: a face near the neck is the head's, an armpit the
/// chest's, although the thinner bone runs nearer. A mild power of how far the surface (of shells that are
/// not small) is from the bone at its middle, against the mean over the sources. Free of scale and nearly so
/// of the number of vertices. `areas` #G around each vertex, `extent` the unit cube's side. O(#G #S) at most,
/// parallel, the same bytes on any number of threads. #S, positive. When canceled, the result must not be
/// used.
std::vector<double> scalesByThickness(const BindProblem& problem, std::span<const double> areas,
                                      const std::vector<Bone>& sources, double extent,
                                      const Progress& progress);

/// Ends of bones this near to each other lie in the same place: part of the extent.
constexpr double kSameBoneEnd = 1e-4;

/// Thickness scales along the skeleton: what distances to a bone are divided by, which depends on the place
/// of the bone that a vertex lies beside. In the middle of a segment it is the bone's own scale. At an end it
/// is the geometric mean over all bones that have an end there, and between the two its logarithm is linear.
/// So bones that meet count alike where they meet, and the split between them stays at their joint. With one
/// scale a bone, two that go straight on, rho the ratio of their scales, would part R sqrt(rho^2 - 1) beside
/// the joint of a limb of radius R: half its radius at 1.12.
class ThicknessField {
public:
    ThicknessField() = default;
    /// `scales` #S, positive, of each bone; `extent` about the character's size, the unit of kSameBoneEnd.
    /// O(#segments^2).
    ThicknessField(const std::vector<Bone>& bones, std::span<const double> scales, double extent);

    /// At the nearest place, in a straight line, of the bone's segments; of segments that are equally near
    /// the greater. Model space; positive. O(#segments of the bone).
    float at(std::size_t source, const Vec3& position) const;
    /// The greatest value that `at` has for this bone.
    float greatest(std::size_t source) const { return m_limbs[source].greatest; }

private:
    struct Stretch {
        Segment segment;
        double atA = 0.0; ///< logarithms of the values
        double atB = 0.0;
    };
    struct Limb {
        double middle = 0.0; ///< logarithm
        float greatest = 1.0F;
        std::vector<Stretch> stretches;
    };

    std::vector<Limb> m_limbs; ///< #S
};

/// How much nearer an end bone counts when the vertices it leads are `ratio` of its length away from it: 1 up
/// to 0.3, exp(2 / 16.25) from 0.6 on. At the exponent of eq. 8 for alpha 0.45, for which it was chosen, its
/// weight there is e^2 times as much; its logarithm is linear between.
double stubbyEndFactor(double ratio);

/// What each bone's scaled distances are divided by besides: end bones that are short against what they move
/// (heads, toes) count nearer, for artists give them what lies around their joint too. 1 for all but ends of
/// chains (Bone::endsChain) with a length and without handles. The ratio is the median distance of the
/// vertices that are nearest to the bone by BoneDistances::scaled, over its longest segment; vertices with no
/// area around them (`areas`, #G) do not count. Names do not matter. #S. O(#G #S), parallel, the same bytes
/// on any number of threads. When canceled, the result must not be used.
std::vector<double> stubbyEndFactors(const std::vector<Bone>& bones, std::span<const double> areas,
                                     const BoneDistances& distances, const Progress& progress);

/// Fills in BoneDistances::scaled from its rows: every distance over the value of the thickness field for
/// that bone beside that vertex, and over the bone's factor; infinity stays. `areas` #G around each vertex.
/// Returns the factors, #S (stubbyEndFactors). O(#G #S #segments of a bone), parallel, the same bytes on any
/// number of threads; when canceled, the result must not be used.
std::vector<double> scaleByLimbThickness(BoneDistances& distances, const BindInput& input,
                                         std::span<const double> areas, const ThicknessField& field,
                                         const Progress& progress);
/// The same; measures thickness first.
void scaleByLimbThickness(BoneDistances& distances, const BindInput& input, std::span<const double> areas,
                          const Progress& progress);

} // namespace sinew
