#pragma once

#include "app/document/ViewState.h"
#include "app/view/Rgba.h"
#include "app/view/legend/DistanceScale.h"
#include "app/view/volume/SliceCut.h"

#include <array>
#include <optional>
#include <vector>

namespace sinew {

/// A corner of the cut, as a graphics card reads it.
struct CutVertex {
    std::array<float, 3> place{};        ///< grid space
    std::array<std::uint16_t, 4> leaf{}; ///< its lowest corner and its size
    Rgba fill = 0;
    Rgba border = 0;
    float level = -1.0F; ///< distance in steps of the scale; negative: no isolines
};

/// Triangles that fill the cut: a fan around the middle of each leaf's polygon.
struct CutMesh {
    std::vector<CutVertex> vertices;
    std::vector<std::uint32_t> indices;
};

struct CutInput {
    const SparseVoxels& voxels;
    const SliceCut& cut;
    const ViewSettings& view;
    std::optional<DistanceScale> scale;            ///< of the selected bone
    const std::vector<float>* distances = nullptr; ///< of every leaf to it, voxels
};

/// The cut in the colours of the visible layers: kinds of voxels, under levels of the octree, under
/// distances. Memory of `mesh` is used again. Parallel, O(corners).
void colorCut(const CutInput& input, CutMesh& mesh);

} // namespace sinew
