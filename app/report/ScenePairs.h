#pragma once

#include "core/base/Error.h"
#include "core/geometry/Subdivision.h"
#include "core/metrics/CompareWeights.h"
#include "core/metrics/ErrorCauses.h"
#include "core/metrics/WeightMeasures.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// What in a file that was read again corresponds to what was written.
struct PartPair {
    std::size_t written = 0;
    std::size_t read = 0;
    std::vector<std::uint32_t> vertices;     ///< written vertices that polygons use and that were found
    std::vector<std::uint32_t> readVertices; ///< the same vertices in the file
    std::size_t missing = 0;                 ///< written vertices of polygons that were not found
};

/// Joint of `to` for every joint of `from`: by name, equal names in their order; kNone: there is none.
std::vector<std::int32_t> pairJoints(const Skeleton& from, const Skeleton& to);

/// Parts by name (equal names in their order), vertices by number where they stand in the same place, else
/// the nearest in reach. Places agree within a hundred-thousandth of the scene's size. O(n log n).
std::vector<PartPair> pairParts(const Scene& written, const Scene& read);

/// A part with two sets of weights. Of vertices that no polygon uses nothing is read.
struct PairedPart {
    const Mesh& mesh;
    const SkinWeights& reference;                   ///< #P
    const SkinWeights* candidate;                   ///< null: without weights
    std::span<const std::uint32_t> used;            ///< vertices that polygons use, ascending
    std::span<const std::uint32_t> candidateVertex; ///< #P, number in the candidate
    SubdivisionChoice subdivision = {};             ///< of the surface that bends are judged on
};

/// Gathers the compared vertices of all parts, each place of a part once.
class PairMaker {
public:
    /// `jointOf` the reference's joint for each of the candidate's; kNone: its weight is left out.
    PairMaker(const Scene& reference, std::vector<std::int32_t> jointOf);

    void add(const PairedPart& part);
    /// Everything that was added. Leaves nothing behind.
    WeightPair finish();

private:
    void addCandidate(const SkinWeights* weights, std::uint32_t vertex);
    void addSurface(const PairedPart& part, std::span<const std::uint32_t> numberOfVertex,
                    std::uint32_t first);

    double m_tolerance;
    std::ptrdiff_t m_firstTriangle = 0; ///< of the part that is added
    bool m_smooth = false;              ///< any part so far has a smooth surface
    std::vector<std::int32_t> m_jointOf;
    WeightPair m_pair;
    SkinWeightsBuilder m_reference;
    SkinWeightsBuilder m_candidate;
    std::vector<Influence> m_influences; ///< scratch
};

/// Two sets of weights of one scene's parts, an entry each; parts without reference are left out. With
/// `subdivision`, an entry a part, bends are judged on smooth surfaces (WeightPair::surface). O(n).
WeightPair weightPair(const Scene& scene, const PartWeights& reference, const PartWeights& candidate,
                      std::span<const SubdivisionChoice> subdivision = {});

/// What the posed error comes from, for `sinew compare --causes`.
struct ComparisonCauses {
    Skeleton skeleton; ///< of the reference, whose joints all numbers count
    ErrorCauses errors;
    std::vector<double> squaredErrors; ///< squaredErrorByJoint
    std::vector<TakenWeight> taken;
};

/// What `sinew compare` prints.
struct Comparison {
    std::string reference;
    std::string candidate;
    std::size_t parts = 0;                  ///< compared: those with a skin in the reference
    std::vector<std::string> jointsMissing; ///< joints with weight in the reference that the candidate lacks
    WeightComparison numbers;
    std::vector<std::string> transitionJoints; ///< names, one for each of numbers.transitions
    double metersPerUnit = 1.0;                ///< of the reference
    std::optional<ComparisonCauses> causes;    ///< where they were asked for
    WeightPair weights;                        ///< what was compared; joints as the reference counts them
};

/// Whether a comparison says what its posed error comes from, which takes a few times as long.
enum class FindCauses { No, Yes };

/// What a comparison is to look at.
struct CompareHow {
    FindCauses causes = FindCauses::No;
    /// Smooth surfaces of the reference's parts that bends are judged on, an entry each; empty: none.
    std::vector<SubdivisionChoice> subdivision = {};
};

/// Compares the weights of two files of one character. Parts are paired by name, vertices by place
/// (pairParts), joints by name; parts attached to a joint without skin are left out, seams count once.
/// Weights on joints that the reference does not have count as none. Errors: NoSkeleton, NoWeights,
/// VerticesDiffer, JointsDiffer. O(n log n).
Expected<Comparison> compareScenes(const Scene& reference, const Scene& candidate,
                                   const CompareHow& how = {});

/// The same for other weights of the reference's own parts, an entry for each.
Expected<Comparison> compareWithWeights(const Scene& reference,
                                        const std::vector<std::shared_ptr<const SkinWeights>>& weights,
                                        const CompareHow& how = {});

} // namespace sinew
