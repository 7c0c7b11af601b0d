#pragma once

#include "core/layers/JointSums.h"
#include "core/layers/Paint.h"
#include "core/layers/PointBrush.h"

#include <vector>

namespace sinew {

/// A point of a dab.
struct DabPoint {
    SurfacePoint at;
    float amount = 0.0F;
    float value = 0.0F;
};

/// Points of `reach` that exist and get anything, ascending, with the brush's value there.
std::vector<DabPoint> dabPoints(const LayerGround& ground, std::span<const ReachedPoint> reach,
                                const Brush& brush);

/// The same dab on the other side: every point that has counterparts in it gets their shares of amounts.
/// Needs the ground's mirror map.
std::vector<DabPoint> mirroredDab(const LayerGround& ground, std::span<const DabPoint> dab);

/// Both dabs as one: where both reach a point, the stronger.
std::vector<DabPoint> stronger(std::span<const DabPoint> a, std::span<const DabPoint> b);

/// Means of the neighbours' weights, as the layer gives them.
class NeighborMeans {
public:
    NeighborMeans(const LayerInput& input, const JointNumbers& joints);

    /// Over the places next to the point's; empty: none has weights. Not thread safe.
    std::span<const Influence> of(SurfacePoint at);

private:
    void add(std::uint32_t place);
    PointEdits editsAt(SurfacePoint at) const;

    const LayerInput& m_input;
    std::vector<const PaintEdits*> m_edits; ///< by part, or null
    EditedPoint m_edited;
    JointSums m_sums;
    double m_count = 0.0;
};

} // namespace sinew
