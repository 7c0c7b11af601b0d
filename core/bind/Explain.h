#pragma once

#include "core/bind/BindField.h"

#include <cstddef>
#include <vector>

namespace sinew {

/// One leaf of the way from a bone to a point.
struct PathStep {
    std::uint32_t leaf = kNoLeaf;
    Vec3 place = Vec3::Zero(); ///< where the walk is halfway through the leaf, model space
    float distance = 0.0F;     ///< cost of the walk so far, base voxels
    float width = 0.0F;        ///< of the volume across the walk, its narrowest direction, base voxels
    bool boundary = false;     ///< walking through this leaf is penalised
    bool jump = false;         ///< the step crossed the gap to a loose part
};

/// How one bone reaches a point.
struct BonePath {
    std::int32_t joint = kNone;
    float share = 0.0F;             ///< of the point's weight
    double meters = 0.0;            ///< what the walk costs, scene metres
    std::vector<PathStep> steps;    ///< from the bone to the point; empty when nothing leads there
    std::int32_t thinPlace = kNone; ///< step that runs through a gap of a voxel or two between wide places: a
                                    ///< suspected bridge between what should be apart
    std::vector<Vec3> line(const Vec3& end) const; ///< places of the steps, then the end
};

/// Why a point has its weights.
struct PointExplanation {
    std::size_t part = 0;
    std::uint32_t point = 0;
    Vec3 position = Vec3::Zero(); ///< bind pose, model space
    double voxelMeters = 0.0;     ///< edge of a base voxel
    bool rigid = false;           ///< the part hangs on a joint as a whole and was not solved
    std::vector<BonePath> bones;  ///< largest share first
};

/// The walks of algorithm 3 (Dionne and de Lasa 2014) that led to a point's weights, searched again and
/// followed back from anchor to anchor: for every joint that has weight in it, and then the next nearest
/// bones, up to `mostBones`. O(bones * #leaves). `weights` of the point's part. Error: Canceled.
Expected<PointExplanation> explainPoint(const Scene& scene, const BindField& field,
                                        const SkinWeights& weights, std::size_t part, std::uint32_t point,
                                        std::size_t mostBones, Progress& progress);

} // namespace sinew
