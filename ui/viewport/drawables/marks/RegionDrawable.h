#pragma once

#include "app/document/regions/RegionPainting.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/drawables/marks/VertexDrawable.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {

/// The outlines of a document's regions that count, drawn through everything, in the bind pose, which is
/// where they are; and the vertices of the chosen one, as dots on the posed surface.
class RegionDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    /// The frame says by name which is brighter than others, and whether its vertices are marked.
    void choose(const Frame& frame);
    void outline(const std::vector<Region>& regions);
    void mark(const Frame& frame);

    std::string m_chosen;
    bool m_marks = false;
    bool m_stale = false; ///< something else was chosen
    std::vector<Region> m_regions;
    std::shared_ptr<const Scene> m_scene; ///< m_vertices'
    std::shared_ptr<const VertexSet> m_marked;
    std::shared_ptr<const VertexAmounts> m_amounts;
    LineBatch m_lines;
    VertexDrawable m_vertices;
};

} // namespace sinew
