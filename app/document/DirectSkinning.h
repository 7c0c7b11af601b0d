#pragma once

#include "app/document/DocumentState.h"

namespace sinew {

/// Centres of rotation of every part's vertices (centersOfRotation), one entry a part; empty: none.
using PartCenters = std::vector<std::vector<Vec3>>;

/// All that the direct method of a character in a pose follows from, as a snapshot for work elsewhere.
struct DirectSkinning {
    std::shared_ptr<const Scene> scene; ///< null: there is none
    std::shared_ptr<const PartWeights> weights;
    std::vector<Transform> matrices; ///< #J skinning matrices
    DeformSettings settings;
    std::shared_ptr<const PartCenters> centers; ///< null: none

    /// Vertices of a part, model space. Those of an unweighted part are the mesh's.
    std::vector<Vec3> vertices(std::size_t part) const;
    /// Unit normals at a part's corners; smooth ones where the mesh has none.
    std::vector<Vec3f> normals(std::size_t part) const;
};

} // namespace sinew
