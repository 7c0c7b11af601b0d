#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/Transaction.h"
#include "app/painting/PaintOptions.h"

#include <functional>
#include <optional>

namespace sinew {

/// A dab of the brush on the shown surface.
struct BrushDab {
    std::size_t part = 0;
    std::uint32_t triangle = 0; ///< of the part's triangulation
    Vec3 shares{1.0, 0.0, 0.0}; ///< barycentric
    double radius = 1.0;        ///< model units
    Vec3 view{0.0, 0.0, -1.0};  ///< from the eye to the surface
    double pressure = 1.0;      ///< 0 to 1, of a pen
};

/// What a stroke does: as the options say, or for as long as a key is held the opposite, or smoothing.
enum class StrokeKind { Plain, Opposite, Smooth };

/// How far along a gradient's line a vertex lies as it is shown, 0 to 1; nothing: it is left alone.
using AlongLine = std::function<std::optional<double>(const Vec3& place, const Vec3f& normal)>;

/// A stroke of the weight brush on the active layer with the active joint: one undoable step, every dab of it
/// shown at once. Only selected vertices are painted, if any are, and none of a hidden part.
class BrushStroke {
public:
    BrushStroke(Document& document, PosedMesh& posed)
        : m_document(document)
        , m_posed(posed) {}

    /// Errors: NoJointChosen; LayerNotPaintable; what the first dab would fail with.
    Expected<void> begin(const PaintOptions& options, StrokeKind kind);
    /// Errors: as paint().
    Expected<void> dab(const BrushDab& dab);
    /// Paints all selected vertices, or the part's without any, instead of what the stroke has painted so
    /// far. Errors: as paint().
    Expected<void> fill(std::size_t part, const AlongLine& along);
    void end();
    /// Leaves the document as it was before.
    void cancel();
    bool active() const { return m_step.has_value(); }

private:
    Brush brushOf(const PaintOptions& options, StrokeKind kind) const;
    std::vector<ReachedVertex> reach(const LayerContext& context, const BrushDab& dab) const;
    std::vector<ReachedVertex> filled(const LayerContext& context, std::size_t part,
                                      const AlongLine& along) const;
    Expected<void> apply(const DocumentState& on, const LayerContext& context,
                         std::span<const ReachedVertex> reach);
    void takeBefore();
    void gatherShown(const LayerContext& context);

    Document& m_document;
    PosedMesh& m_posed;
    PaintOptions m_options;
    Brush m_brush;
    float m_maskValue = 0.0F; ///< what the layer's mask is painted with
    DocumentState m_before;
    std::vector<Vec3> m_places;        ///< of all vertices as they were shown when the stroke began
    std::vector<Vec3f> m_normals;      ///< the same
    std::optional<Transaction> m_step; ///< while it lasts
    bool m_painted = false;            ///< it has changed the document
};

} // namespace sinew
