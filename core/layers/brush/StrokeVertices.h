#pragma once

#include "core/layers/brush/Paint.h"
#include "core/layers/brush/VertexBrush.h"
#include "core/layers/evaluate/EditedVertex.h"

#include <vector>

namespace sinew {

/// A vertex of a dab.
struct StrokeVertex {
    VertexId at;
    float amount = 0.0F;
    float value = 0.0F;
};

/// Vertices of `reach` that exist and get anything, ascending, with the brush's value there.
std::vector<StrokeVertex> strokeVertices(const LayerContext& context, std::span<const ReachedVertex> reach,
                                         const Brush& brush);

/// The same dab on the other side: every vertex that has counterparts in it gets their shares of amounts.
/// Needs the context's mirror map.
std::vector<StrokeVertex> mirroredStroke(const LayerContext& context, std::span<const StrokeVertex> dab);

/// Both dabs as one: where both reach a vertex, the stronger.
std::vector<StrokeVertex> stronger(std::span<const StrokeVertex> a, std::span<const StrokeVertex> b);

/// Means of the neighbours' weights, as the layer gives them.
class NeighborMeans {
public:
    NeighborMeans(const LayerInput& input, const JointNumbers& joints);

    /// Over the places next to the vertex's; empty: none has weights. Not thread safe.
    std::span<const Influence> of(VertexId at);

private:
    void add(std::uint32_t weldedVertex);
    VertexEdits editsAt(VertexId at) const;

    const LayerInput& m_input;
    std::vector<const PaintEdits*> m_edits; ///< by part, or null
    EditedVertex m_edited;
    JointSums m_sums;
    double m_count = 0.0;
};

} // namespace sinew
