#pragma once

#include "core/base/Error.h"
#include "core/layers/LayerContext.h"
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

enum class BrushMode {
    Add,      ///< weight + value
    Replace,  ///< value
    Scale,    ///< weight times value
    Smooth,   ///< towards the neighbours' mean
    Sharpen,  ///< away from it
    Gradient, ///< from `value` to `valueTo`, by the vertices' place along a line (ReachedVertex::along)
    Flood     ///< value, in every vertex alike, however far from the brush
};

/// What becomes of the other joints' weights.
enum class BrushNormalize {
    On,          ///< the painted joint gets what the brush says; the others share the rest in proportion
    Off,         ///< the others keep theirs until all are scaled alike to sum 1; locks keep strokes off alone
    UnlockedOnly ///< the painted joint and all others that are not locked are scaled alike to fill what the
                 ///< locked ones leave
};

struct Brush {
    BrushMode mode = BrushMode::Add;
    std::int32_t joint = kNone; ///< of the skeleton; Smooth and Sharpen: kNone means all that are not locked
    float value = 1.0F;         ///< Add -1 to 1, Scale 0 to 10, else 0 to 1
    float strength = 1.0F;      ///< 0 to 1: of the way that a dab goes where it is fully felt
    BrushNormalize normalize = BrushNormalize::On;
    std::vector<bool> locked;       ///< by joint; may be short
    std::int32_t recipient = kNone; ///< the joint that freed weight goes to; kNone: all others, in proportion
    bool mirror =
        false; ///< the same on the mirrored vertices with the mirrored joint (needs the context's map)
    float valueTo = 0.0F; ///< Gradient
    /// Influences that no vertex gets more of, or than it has; 0: any. The smallest go, but neither locked
    /// ones nor the painted joint; the others take what they leave.
    std::size_t max = 0;
    std::vector<bool> spared; ///< parts that `mirror` does not reach, by number; may be short

    bool isLocked(std::int32_t j) const {
        return static_cast<std::size_t>(j) < locked.size() && locked[static_cast<std::size_t>(j)];
    }
};

/// The stack after a dab over `reach` (any order, each vertex once). The layer's outcome, where its opacity
/// and mask are 1, is what the brush says: as far as locked joints leave room, and as far as some joint can
/// take what the painted one gives up (one that the layer has not painted and that has weight below, the
/// recipient, or one painted before); locked joints do not change, unless normalisation is off. Vertices that
/// do not exist, and parts for whose mesh the layer was not made, are left out. Fails with JointUnknown,
/// JointLocked, AllJointsLocked or ParameterOutOfRange. O(vertices reached times influences), parallel.
Expected<LayerStack> paint(const LayerInput& input, std::span<const ReachedVertex> reach, const Brush& brush);

/// A mask after a dab: goes `strength` times the vertex's amount of the way to `value`.
LayerStack paintMask(const LayerInput& input, std::span<const ReachedVertex> reach, float value,
                     float strength);

} // namespace sinew
