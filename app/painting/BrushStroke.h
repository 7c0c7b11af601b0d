#pragma once

#include "app/document/PosedMesh.h"
#include "app/painting/PaintOptions.h"

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

/// A stroke of the weight brush on the active layer with the active joint: one undoable step, every dab of it
/// shown at once. Only selected points are painted, if any are.
class BrushStroke {
public:
    BrushStroke(Document& document, PosedMesh& posed)
        : m_document(document)
        , m_posed(posed) {}

    /// Errors: NoJointChosen; LayerNotPaintable; what the first dab would fail with.
    Expected<void> begin(const PaintOptions& options, StrokeKind kind);
    /// Errors: as paint().
    Expected<void> dab(const BrushDab& dab);
    void end();
    /// Leaves the document as it was before.
    void cancel();
    bool active() const { return m_active; }

private:
    Brush brushOf(const PaintOptions& options, StrokeKind kind) const;
    std::vector<ReachedPoint> reach(const LayerGround& ground, const BrushDab& dab) const;
    void gatherShown(const LayerGround& ground);

    Document& m_document;
    PosedMesh& m_posed;
    PaintOptions m_options;
    Brush m_brush;
    DocumentState m_before;
    std::vector<Vec3> m_places;   ///< of all points as they were shown when the stroke began
    std::vector<Vec3f> m_normals; ///< the same
    bool m_active = false;
};

} // namespace sinew
