#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/metrics/PosedFaces.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// What a pose spoils of one part: triangles, of its vertices, that are flipped (flippedFaces) or cross
/// others and did not in the bind pose (PosedCrossings).
struct PartPoseFaults {
    std::vector<Triangle> flipped;
    std::vector<Triangle> crossing;
    PosedFaceCounts counts; ///< the polygons that these are of
    bool operator==(const PartPoseFaults&) const = default;
};

/// Of all parts together.
PosedFaceCounts countsOf(std::span<const PartPoseFaults> parts);

/// A scene in a pose, its vertices moved by whatever method.
struct JudgedPose {
    const PartWeights& weights;
    std::span<const Transform> matrices;         ///< #J skinning matrices
    std::span<const std::vector<Vec3>> vertices; ///< of each part, model space
};

/// Judges the poses of one scene, all parts together. The bind pose is looked at once.
class PoseJudge {
public:
    /// Error: Canceled. O(n log n) in the triangles.
    static Expected<PoseJudge> make(const Scene& scene, Progress& progress);

    /// An entry a part. `scene`: the one it was made of. Error: Canceled. O(n log n) in the triangles,
    /// parallel; the same on any number of threads.
    Expected<std::vector<PartPoseFaults>> judge(const Scene& scene, const JudgedPose& posed,
                                                Progress& progress) const;

private:
    /// Triangles of a part among all, and whose polygons they are.
    struct PartFaces {
        std::uint32_t firstVertex = 0;
        std::vector<Triangle> triangles; ///< of the part's vertices
        std::vector<std::uint32_t> polygons;
    };
    PoseJudge(std::vector<PartFaces> parts, PosedCrossings crossings)
        : m_parts(std::move(parts))
        , m_crossings(std::move(crossings)) {}

    std::vector<PartFaces> m_parts;
    PosedCrossings m_crossings;
};

} // namespace sinew
