#pragma once

#include "app/document/Document.h"
#include "app/document/regions/RegionEdits.h"
#include "app/painting/BrushStroke.h"
#include "core/layers/brush/VertexBrush.h"

#include <optional>
#include <string>

namespace sinew {

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
