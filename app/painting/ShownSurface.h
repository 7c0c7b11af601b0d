#pragma once

#include "app/document/PosedMesh.h"
#include "app/painting/BrushDab.h"
#include "app/painting/PaintOptions.h"

#include <vector>

namespace sinew {

/// Where a character's vertices are shown, and which of them a brush reaches there. Stays as it was gathered
/// however the surface moves: a stroke must not run after the vertices that it moves.
class ShownSurface {
public:
    /// O(#P + #C).
    void gather(const LayerSurface& surface, PosedMesh& posed);

    /// What a dab reaches, ascending: only selected vertices, if any are, and none of a hidden part; amounts
    /// by the pen's pressure. `surface` is the one that was gathered. Costs as brushReach().
    std::vector<ReachedVertex> reach(const DocumentState& state, const LayerSurface& surface,
                                     const BrushDab& dab, const PaintOptions& options) const;

    const std::vector<Vec3>& places() const { return m_places; }    ///< #P x 3, all parts'
    const std::vector<Vec3f>& normals() const { return m_normals; } ///< #P x 3, of any length

private:
    std::vector<Vec3> m_places;
    std::vector<Vec3f> m_normals;
};

} // namespace sinew
