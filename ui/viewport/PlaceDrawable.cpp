#include "ui/viewport/PlaceDrawable.h"

#include "ui/viewport/Outlines.h"

namespace sinew {
namespace {

constexpr Rgba kRefineColor = rgba(92, 184, 250);
constexpr Rgba kOpenColor = rgba(250, 115, 90);
constexpr Rgba kCloseColor = rgba(115, 217, 128);

Rgba colorOf(PlaceKind kind) {
    switch (kind) {
    case PlaceKind::Refine:
        return kRefineColor;
    case PlaceKind::Open:
        return kOpenColor;
    case PlaceKind::Close:
        break;
    }
    return kCloseColor;
}

} // namespace

void PlaceDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    std::vector<Place> places = placesOf(frame.state.settings);
    if (places == m_places) {
        return;
    }
    m_places = std::move(places);
    std::vector<ThickLine> lines;
    for (const Place& place : m_places) {
        const Outline outline{lines, colorOf(place.kind)};
        if (place.shape == VoxelEditShape::Box) {
            outline.box(place.center, place.half);
        } else {
            outline.ball(place.center, place.half.x());
        }
    }
    m_lines.set(lines);
}

void PlaceDrawable::draw(const Frame& frame) {
    drawInBindPose(m_lines, frame);
}

} // namespace sinew
