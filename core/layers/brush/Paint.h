#pragma once

#include "core/base/Error.h"
#include "core/layers/EditedVertex.h"
#include "core/layers/LayerContext.h"
#include "core/layers/LayerSurface.h"

#include <vector>

namespace sinew {

/// Where a brush touches: a place on a triangle of LayerSurface::triangles(part).
struct BrushHit {
    std::uint32_t part = 0;
    std::uint32_t triangle = 0;
    Vec3 barycentric{1.0, 0.0, 0.0}; ///< of the triangle's corners, sum 1
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
float falloffAt(BrushFalloff falloff, double fraction);

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

/// A dab in one vertex: how far it goes, and to what.
struct BrushInput {
    double fraction = 0.0;            ///< amount times strength
    double value = 0.0;               ///< Brush::value, or the gradient's
    double mean = 0.0;                ///< of the neighbours' weight of the joint (Smooth, Sharpen)
    std::span<const Influence> means; ///< of all joints, when all are smoothed

    double target(BrushMode mode, double weight) const;
    /// What the stroke multiplies the edit there was with.
    float keeps(BrushMode mode) const;
};

/// Turns dabs into edits, one vertex after another; holds scratch memory alone.
class VertexBrush {
public:
    VertexBrush(const Brush& brush, const JointNumbers& joints)
        : m_brush(brush)
        , m_joints(joints)
        , m_edited(joints.skeleton) {}

    /// Adds the vertex's new edits to `list`.
    void paint(EditList& list, std::uint32_t vertex, std::span<const Influence> below,
               const VertexEdits& former, const BrushInput& dab);

private:
    struct Entry {
        std::int32_t joint = kNone; ///< of the skeleton
        double below = 0.0;
        double now = 0.0; ///< what the layer gives
        JointEdit edit;
        bool edited = false;
        bool locked = false;
    };

    void gather(std::span<const Influence> below, const VertexEdits& former, bool held);
    Entry& entry(std::int32_t joint);
    bool isRest(const Entry& e) const { return !e.locked && e.joint != m_brush.joint; }
    void bring(Entry& e, double target, float keeps);
    void paintLoose(const BrushInput& dab);
    void paintHeld(const BrushInput& dab);
    void paintAll(const BrushInput& dab);
    double targetOf(const BrushInput& dab, double weight, double room, double rest) const;
    void distribute(double& target, double room, double rest);
    void holdLocked();
    void keepLimit(std::span<const Influence> below, bool held);
    void leaveOut(const EditedVertex::Entry& current);
    void fillUp(double left, double freed);
    double sumOf(bool locked) const;
    void write(EditList& list, std::uint32_t vertex, const VertexEdits& former, bool held);

    const Brush& m_brush;
    const JointNumbers& m_joints;
    EditedVertex m_edited;
    std::vector<Entry> m_entries;
    std::vector<JointEdit> m_edits;
};

/// A vertex of a dab.
struct StrokeVertex {
    VertexId at;
    float amount = 0.0F;
    float value = 0.0F;
};

/// Vertices of `reach` that exist and get anything, ascending, with the brush's value there.
std::vector<StrokeVertex> strokeVertices(const LayerContext& context, std::span<const ReachedVertex> reach,
                                         const Brush& brush);

/// The same dab on the other side: every vertex that has counterparts in it gets their parts of amounts.
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
