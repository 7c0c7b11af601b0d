#pragma once

#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/document/regions/RegionEdits.h"
#include "core/base/Types.h"
#include "core/layers/brush/Paint.h"
#include "core/layers/operations/WeightOperations.h"
#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// What the weight brush does; how large it is says the view's pick options.
struct PaintOptions {
    BrushMode mode = BrushMode::Add;
    float value = 1.0F;    ///< Replace: the weight; Scale: the factor
    float strength = 0.2F; ///< of the way that a dab goes
    BrushFalloff falloff = BrushFalloff::Smooth;
    bool overSurface = true;   ///< else straight through the room
    bool throughLayers = true; ///< over the surface: also sheets close over or under it, as cloth on skin
    bool frontOnly = true;
    bool mirror = false;
    BrushNormalize normalize = BrushNormalize::On;
    std::int32_t recipient = kNone; ///< the joint that freed weight goes to; kNone: all others
    bool keepLimit = true;          ///< no vertex gets more influences than Max Influences
    float keepWeights = 0.0F;       ///< Drag Skin: how much staying near the weights as they are counts
    std::string dragShape;          ///< Drag Skin: the shape that it changes; empty: weights
    bool mask = false;              ///< paints where the layer shows instead of weights
    float gradientEnd = 0.0F;       ///< Gradient: the weight at the end of the line
    /// Every dab counts. Else what one stroke adds, sets, scales or hides at a vertex is no more than its
    /// strongest dab does there. Smoothing always accumulates.
    bool accumulate = false;
    bool penStrength = true; ///< how hard a pen presses changes the strength
    bool penSize = false;    ///< and the size
    bool operator==(const PaintOptions&) const = default;
};

/// How far operations on weights go, as a user last chose.
struct OperationValues {
    int limit = 4;         ///< influences a vertex keeps
    double prune = 0.01;   ///< weights under it are left out
    int rounds = 4;        ///< of smoothing and relaxing
    double strength = 0.5; ///< of the way in each round
    bool ofJoint = false;  ///< only vertices that the active joint moves
};

/// What a change of weights costs where it costs most.
struct BendCost {
    double meters = 0.0;
    std::int32_t joint = kNone; ///< that bends there; kNone: it costs nothing
};

/// Of all vertices that an operation changed: bendError between their weights before and now.
BendCost bendCost(const Scene& scene, const PartWeights& before, const OperationResult& result);

/// What vertices lose when weights are cut to a number of influences.
struct LimitCost {
    std::size_t vertices = 0; ///< that lose any weight
    double largest = 0.0;     ///< 0..1 of a vertex's weight: the most that one loses
    bool operator==(const LimitCost&) const = default;
};

/// The cost of keptByLimit in every vertex; `limit` 0: none. O(#P).
LimitCost limitCost(const PartWeights& weights, std::size_t limit);

/// A dab of a brush on the shown surface.
struct BrushDab {
    std::size_t part = 0;
    std::uint32_t triangle = 0;      ///< of the part's triangulation
    Vec3 barycentric{1.0, 0.0, 0.0}; ///< of the triangle's corners, sum 1
    double radius = 1.0;             ///< model units
    Vec3 view{0.0, 0.0, -1.0};       ///< from the eye to the surface
    double pressure = 1.0;           ///< 0 to 1, of a pen
};

/// What a stroke does: as the options say, or for as long as a key is held the opposite, or smoothing.
enum class StrokeKind { Plain, Opposite, Smooth };

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

    const std::vector<Vec3>& places() const { return m_positions; } ///< #P x 3, all parts'
    const std::vector<Vec3f>& normals() const { return m_normals; } ///< #P x 3, of any length

private:
    std::vector<Vec3> m_positions;
    std::vector<Vec3f> m_normals;
};

/// How far along a gradient's line a vertex lies as it is shown, 0 to 1; nothing: it is left alone.
using AlongLine = std::function<std::optional<double>(const Vec3& position, const Vec3f& normal)>;

/// A stroke of the weight brush on the active layer with the active joint: one undoable step, every dab of it
/// shown at once. Only selected vertices are painted, if any are, and none of a hidden part.
class BrushStroke {
public:
    BrushStroke(Document& document, PosedMesh& posed)
        : m_document(document)
        , m_posed(posed) {}

    /// Errors: NoJointChosen; LayerNotPaintable; what the first dab would fail with.
    /// `name`: of the step; empty: "Paint Weights".
    Expected<void> begin(const PaintOptions& options, StrokeKind kind, const QString& name = {});
    /// Errors: as paint().
    Expected<void> dab(const BrushDab& dab);
    /// Paints all selected vertices, or the part's without any (kNone: those of all parts), instead of what
    /// the stroke has painted so far. Errors: as paint().
    Expected<void> fill(std::int32_t part, const AlongLine& along);
    void end();
    /// Leaves the document as it was before.
    void cancel();
    bool active() const { return m_step.has_value(); }

private:
    Brush brushOf(const PaintOptions& options, StrokeKind kind) const;
    std::vector<ReachedVertex> filled(const LayerContext& context, std::int32_t part,
                                      const AlongLine& along) const;
    bool bounded() const;
    Expected<void> strengthen(std::span<const ReachedVertex> reach, const LayerContext& context);
    Expected<void> apply(const LayerInput& on, std::span<const ReachedVertex> reach);
    void takeBefore();

    Document& m_document;
    PosedMesh& m_posed;
    QString m_name;
    PaintOptions m_options;
    Brush m_brush;
    float m_maskValue = 0.0F; ///< what the layer's mask is painted with
    DocumentState m_before;
    DocumentState m_start;                  ///< of a bounded stroke: m_before with a layer to paint on
    PartWeights m_startBelow;               ///< weights below that layer
    std::vector<ReachedVertex> m_strongest; ///< of its dabs, in every vertex, ascending
    ShownSurface m_shown;                   ///< as it was when the stroke began
    std::optional<Transaction> m_step;      ///< while it lasts
    bool m_painted = false;                 ///< it has changed the document
};

/// Gives all selected vertices, or all of the shown parts without any, one dab of the brush: one step.
/// Errors: as those of a stroke.
Expected<void> floodWeights(Document& document, PosedMesh& posed, PaintOptions options);

/// A stroke of the region brush. Until it ends the document knows nothing of it, so that no bind starts under
/// the brush; views show what it has painted so far. Its end is one undoable step.
class RegionStroke {
public:
    RegionStroke(Document& document, PosedMesh& posed)
        : m_document(document)
        , m_posed(posed) {}

    /// On the painted region of that name. Without one, or where it has a shape of its own, on a new one. The
    /// document has a scene.
    void begin(const std::string& region, const PaintOptions& options, StrokeKind kind);
    /// What it reaches is as for the weight brush; `mirror` paints the other side too.
    void dab(const BrushDab& dab);
    /// Makes the step. Returns the name of the painted region, empty where nothing was painted.
    std::string end();
    /// Leaves no trace.
    void cancel();
    bool active() const { return m_scene != nullptr; }
    /// The region as painted so far; null: nothing has been.
    const Region* region() const { return m_painted ? &*m_region : nullptr; }

private:
    std::vector<StrokeVertex> reach(const LayerContext& context, const BrushDab& dab) const;

    Document& m_document;
    PosedMesh& m_posed;
    PaintOptions m_options;
    StrokeKind m_kind = StrokeKind::Plain;
    std::shared_ptr<const Scene> m_scene;     ///< null: no stroke
    std::shared_ptr<const Painting> m_before; ///< the region's when the stroke began
    std::optional<Region> m_region;           ///< as it is by now
    VertexAmounts m_amounts;                  ///< #parts x #P, its amounts
    ShownSurface m_shown;                     ///< when the stroke began
    bool m_painted = false;                   ///< any amount has changed
};

} // namespace sinew
