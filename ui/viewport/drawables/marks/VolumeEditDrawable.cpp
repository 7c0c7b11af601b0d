#include "ui/viewport/drawables/marks/VolumeEditDrawable.h"

#include "ui/viewport/Outlines.h"

namespace sinew {
namespace {

constexpr Rgba kRefineColor = rgba(92, 184, 250);
constexpr Rgba kOpenColor = rgba(250, 115, 90);
constexpr Rgba kCloseColor = rgba(115, 217, 128);

Rgba colorOf(VolumeEditKind kind) {
    switch (kind) {
    case VolumeEditKind::Refine:
        return kRefineColor;
    case VolumeEditKind::Open:
        return kOpenColor;
    case VolumeEditKind::Close:
        break;
    }
    return kCloseColor;
}

} // namespace

void VolumeEditDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    std::vector<VolumeEdit> places = volumeEditsOf(frame.state.settings);
    if (places == m_places) {
        return;
    }
    m_places = std::move(places);
    std::vector<ThickLine> lines;
    for (const VolumeEdit& place : m_places) {
        const Outline outline{lines, colorOf(place.kind)};
        if (place.shape == VoxelEditShape::Box) {
            outline.box(place.center, place.half);
        } else {
            outline.ball(place.center, place.half.x());
        }
    }
    m_lines.set(lines);
}

void VolumeEditDrawable::draw(const Frame& frame) {
    drawInBindPose(m_lines, frame);
}

} // namespace sinew
