#pragma once

#include "core/layers/LayerSurface.h"

namespace sinew {

/// Where a brush touches: a place on a triangle of LayerSurface::triangles(part).
struct BrushHit {
    std::uint32_t part = 0;
    std::uint32_t triangle = 0;
    Vec3 shares{1.0, 0.0, 0.0}; ///< barycentric
};

enum class BrushFalloff { Smooth, Linear, Sharp, Constant };

struct ReachSettings {
    double radius = 1.0;     ///< model units
    bool overSurface = true; ///< along edges, else straight through the room
    /// Over the surface: also on to sheets that lie on one another (LayerSurface::sheets), no farther apart
    /// than kSheetGap of the radius.
    bool throughLayers = true;
    BrushFalloff falloff = BrushFalloff::Smooth;
    bool frontOnly = false;          ///< only vertices whose normal looks against `view`
    Vec3 view{0.0, 0.0, -1.0};       ///< from the eye to the model
    std::span<const Vec3> positions; ///< of all vertices as they are shown (LayerSurface's list); empty: bind
    std::span<const Vec3f> normals;  ///< the same
};

/// A vertex and how much of the brush it gets.
struct ReachedVertex {
    VertexId at;
    float amount = 0.0F; ///< above 0, to 1
    float along = 0.0F;  ///< BrushMode::Gradient: 0 at the line's beginning, 1 at its end
};

constexpr double kSheetGap = 0.5;

/// 1 at share 0 of the radius, 0 from 1 on (constant: until 1).
float falloffAt(BrushFalloff falloff, double share);

/// The vertices within the radius of the hit, of all parts, ascending. Over the surface the way runs along
/// edges, diagonals of quads and vertices that share a place, so the next finger is as far as along the skin.
/// From sheet to sheet it is as long as it leads along the one it leaves: all layers are painted alike.
/// Nothing when the hit does not exist or the radius is not above 0. O(#P), over the surface O(#P + n log n),
/// n the vertices reached.
std::vector<ReachedVertex> brushReach(const LayerSurface& surface, const BrushHit& hit,
                                      const ReachSettings& settings);

} // namespace sinew
