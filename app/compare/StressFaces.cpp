#include "app/compare/StressFaces.h"

#include "app/picture/ShowingPose.h"
#include "core/deform/Deform.h"

#include <algorithm>

namespace sinew {

StressFaces::StressFaces(const WeightPair& pair, const Skeleton& skeleton, PosedCrossings crossings)
    : m_pair(pair)
    , m_matrices(skinningMatrices(skeleton, picture::showingPose(skeleton, kStress)))
    , m_crossings(std::move(crossings)) {
    m_parents.reserve(skeleton.size());
    for (const Joint& joint : skeleton.joints) {
        m_parents.push_back(joint.parent);
    }
}

Expected<StressFaces> StressFaces::make(const WeightPair& pair, const Skeleton& skeleton,
                                        Progress& progress) {
    SINEW_TRY(PosedCrossings crossings, PosedCrossings::make(pair.vertices, pair.triangles, progress));
    return StressFaces(pair, skeleton, std::move(crossings));
}

Expected<PosedFaceCounts> StressFaces::counts(const SkinWeights& weights, Progress& progress) const {
    const std::vector<Vec3> posed =
        deformVertices(m_pair.vertices, weights, m_matrices, Deformer::LinearBlend);
    SINEW_TRY(const std::vector<char> crossing, m_crossings.marks(posed, progress));
    const std::vector<char> flipped =
        flippedFaces(m_pair.vertices, m_pair.triangles, posed, weights, m_matrices, m_parents);
    const auto marked = [](const std::vector<char>& marks) {
        return marks.size() - static_cast<std::size_t>(std::ranges::count(marks, char{0}));
    };
    return PosedFaceCounts{marked(flipped), marked(crossing)};
}

} // namespace sinew
