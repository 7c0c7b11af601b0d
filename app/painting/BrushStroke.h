#pragma once

#include "app/document/Transaction.h"
#include "app/painting/ShownSurface.h"

#include <functional>
#include <optional>

namespace sinew {

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
    Expected<void> apply(const DocumentState& on, const LayerContext& context,
                         std::span<const ReachedVertex> reach);
    void takeBefore();

    Document& m_document;
    PosedMesh& m_posed;
    QString m_name;
    PaintOptions m_options;
    Brush m_brush;
    float m_maskValue = 0.0F; ///< what the layer's mask is painted with
    DocumentState m_before;
    ShownSurface m_shown;              ///< as it was when the stroke began
    std::optional<Transaction> m_step; ///< while it lasts
    bool m_painted = false;            ///< it has changed the document
};

/// Gives all selected vertices, or all of the shown parts without any, one dab of the brush: one step.
/// Errors: as those of a stroke.
Expected<void> floodWeights(Document& document, PosedMesh& posed, PaintOptions options);

} // namespace sinew
