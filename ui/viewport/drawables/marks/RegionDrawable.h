#pragma once

#include "app/document/regions/RegionPainting.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/drawables/marks/VertexDrawable.h"

#include <optional>

namespace sinew {

constexpr Rgba kChosenRegionColor = rgba(206, 156, 255); ///< of its outline and dots

/// The vertices of the chosen region, as dots on the posed surface. Its outline: SolidDrawable.
class RegionDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void mark(const Frame& frame);

    std::optional<Region> m_region;       ///< whose vertices are marked, none: no vertices
    std::shared_ptr<const Scene> m_scene; ///< m_vertices'
    std::shared_ptr<const VertexSet> m_marked;
    std::shared_ptr<const VertexAmounts> m_amounts;
    VertexDrawable m_vertices;
};

} // namespace sinew
