#include "app/compare/StressFaces.h"

#include "app/picture/ShowingPose.h"
#include "core/deform/Deform.h"
#include "core/scene/SmoothParts.h"

#include <algorithm>

namespace sinew {

StressFaces::StressFaces(const WeightPair& pair, const Skeleton& skeleton, std::vector<Vec3> vertices,
                         PosedCrossings crossings)
    : m_pair(pair)
    , m_vertices(std::move(vertices))
    , m_matrices(skinningMatrices(skeleton, picture::showingPose(skeleton, kStress)))
    , m_crossings(std::move(crossings)) {
    m_parents.reserve(skeleton.size());
    for (const Joint& joint : skeleton.joints) {
        m_parents.push_back(joint.parent);
    }
}

Expected<StressFaces> StressFaces::make(const WeightPair& pair, const Skeleton& skeleton,
                                        Progress& progress) {
    const bool smooth = pair.surface.rowCount() > 0;
    std::vector<Vec3> vertices = smooth ? stencilled(pair.surface, pair.vertices) : pair.vertices;
    SINEW_TRY(PosedCrossings crossings,
              PosedCrossings::make(vertices, smooth ? pair.surfaceTriangles : pair.triangles, progress));
    return StressFaces(pair, skeleton, std::move(vertices), std::move(crossings));
}

Expected<PosedFaceCounts> StressFaces::counts(const SkinWeights& weights, Progress& progress) const {
    std::vector<Vec3> posed = deformVertices(m_pair.vertices, weights, m_matrices, Deformer::LinearBlend);
    SkinWeights own;
    const bool smooth = m_pair.surface.rowCount() > 0;
    if (smooth) {
        posed = stencilled(m_pair.surface, posed);
        own = stencilledWeights(m_pair.surface, weights);
    }
    SINEW_TRY(const std::vector<char> crossing, m_crossings.marks(posed, progress));
    const std::vector<char> flipped = flippedFaces(m_vertices, m_crossings.triangles(), posed,
                                                   smooth ? own : weights, m_matrices, m_parents);
    const auto marked = [](const std::vector<char>& marks) {
        return marks.size() - static_cast<std::size_t>(std::ranges::count(marks, char{0}));
    };
    return PosedFaceCounts{marked(flipped), marked(crossing)};
}

} // namespace sinew
