#include "ui/viewport/drawables/marks/RegionDrawable.h"

#include "app/document/edits/SelectEdits.h"
#include "ui/viewport/Outlines.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr Rgba kRegionDrawableColor = rgba(142, 108, 186);
constexpr Rgba kChosenColor = rgba(206, 156, 255);
constexpr float kChosenWidth = 2.2F;

void addTo(const Outline& outline, const Region& region) {
    switch (region.area) {
    case RegionArea::Sphere:
        outline.ball(region.from, region.radius);
        break;
    case RegionArea::Capsule:
        outline.capsule(region.from, region.to, region.radius);
        break;
    case RegionArea::Box:
        outline.box(region.from, region.half);
        break;
    case RegionArea::Painted: // its vertices are marked
        break;
    }
}

} // namespace

void RegionDrawable::choose(const Frame& frame) {
    m_stale = m_stale || frame.region != m_chosen || frame.regionVertices != m_marks;
    m_chosen = frame.region;
    m_marks = frame.regionVertices;
}

void RegionDrawable::update(const Frame& frame, const Changes& changes) {
    choose(frame);
    const std::vector<Region>& regions = frame.state.settings.regions;
    if (m_stale || regions != m_regions || frame.state.scene != m_scene) {
        m_stale = false;
        m_regions = regions;
        m_scene = frame.state.scene;
        outline(regions);
        mark(frame);
    }
    m_vertices.update(frame, changes, m_marked, m_amounts);
}

void RegionDrawable::outline(const std::vector<Region>& regions) {
    std::vector<ThickLine> lines;
    for (const Region& region : regions) {
        const bool chosen = region.name == m_chosen;
        if (region.on) {
            addTo(chosen ? Outline{lines, kChosenColor, kChosenWidth} : Outline{lines, kRegionDrawableColor},
                  region);
        }
    }
    m_lines.set(lines);
}

void RegionDrawable::mark(const Frame& frame) {
    m_marked.reset();
    m_amounts.reset();
    const auto chosen = std::ranges::find(m_regions, m_chosen, &Region::name);
    if (!m_marks || !m_scene || chosen == m_regions.end() || !chosen->on) {
        return;
    }
    VertexSet vertices = noVertices(frame.state);
    VertexAmounts amounts = amountsOf(*chosen, *m_scene);
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
    m_vertices.draw(frame, kChosenColor);
    drawInBindPose(m_lines, frame);
}

} // namespace sinew
