#include "ui/viewport/drawables/marks/RegionDrawable.h"

#include "app/document/edits/SelectEdits.h"

#include <algorithm>

namespace sinew {

void RegionDrawable::update(const Frame& frame, const Changes& changes) {
    const Region* chosen = frame.region;
    const bool colored = frame.view.layer(Overlay::RegionAmount).visible; // which says the same, and more
    const bool marks = frame.regionVertices && !colored && chosen != nullptr && chosen->on;
    if (marks != m_region.has_value() || (marks && *m_region != *chosen) || frame.state.scene != m_scene) {
        m_region = marks ? std::optional(*chosen) : std::nullopt;
        m_scene = frame.state.scene;
        mark(frame);
    }
    m_vertices.update(frame, changes, m_marked, m_amounts);
}

void RegionDrawable::mark(const Frame& frame) {
    m_marked.reset();
    m_amounts.reset();
    if (!m_region || !m_scene) {
        return;
    }
    VertexSet vertices = noVertices(frame.state);
    VertexAmounts amounts = amountsOf(*m_region, *m_scene);
    for (std::size_t part = 0; part < amounts.size(); ++part) {
        for (std::size_t vertex = 0; vertex < amounts[part].size(); ++vertex) {
            vertices.set(part, vertex, amounts[part][vertex] > 0.0F);
        }
    }
    if (!vertices.empty()) {
        m_marked = std::make_shared<const VertexSet>(std::move(vertices));
        m_amounts = std::make_shared<const VertexAmounts>(std::move(amounts));
    }
}

void RegionDrawable::draw(const Frame& frame) {
    m_vertices.draw(frame, kChosenRegionColor);
}

} // namespace sinew
