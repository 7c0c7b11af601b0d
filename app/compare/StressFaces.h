#pragma once

#include "core/metrics/PosedFaces.h"
#include "core/metrics/WeightMeasures.h"
#include "core/skeleton/Pose.h"

namespace sinew {

/// How much the stress pose of a comparison turns joints, in terms of picture::showingPose.
constexpr double kStress = 1.5;

/// Counts the faces of one surface that are flipped or cross others in the stress pose, for one set of
/// weights after the other, by linear blend skinning.
class StressFaces {
public:
    /// Of the vertices and triangles of `pair`, or of its smooth surface; the pair has to outlive it. Error:
    /// Canceled.
    static Expected<StressFaces> make(const WeightPair& pair, const Skeleton& skeleton, Progress& progress);

    /// weights: #V of the pair, joints as the skeleton counts them. Error: Canceled.
    Expected<PosedFaceCounts> counts(const SkinWeights& weights, Progress& progress) const;

private:
    StressFaces(const WeightPair& pair, const Skeleton& skeleton, std::vector<Vec3> vertices,
                PosedCrossings crossings);

    const WeightPair& m_pair;
    std::vector<Vec3> m_vertices; ///< what is judged, in the bind pose
    std::vector<Transform> m_matrices;
    std::vector<std::int32_t> m_parents;
    PosedCrossings m_crossings;
};

} // namespace sinew
