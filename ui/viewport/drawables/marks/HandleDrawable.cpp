#include "ui/viewport/drawables/marks/HandleDrawable.h"

#include "ui/viewport/Outlines.h"

namespace sinew {
namespace {

constexpr Rgba kColor = rgba(250, 196, 80);
constexpr double kPointShare = 0.01; // of the character's diagonal: half a point's cross

void addTo(const Outline& outline, const Handle& handle, double crossHalf) {
    switch (handle.shape) {
    case HandleShape::Point:
        outline.cross(handle.from, crossHalf);
        break;
    case HandleShape::Sphere:
        outline.ball(handle.from, handle.radius);
        break;
    case HandleShape::Capsule:
        outline.capsule(handle.from, handle.to, handle.radius);
        break;
    case HandleShape::Box:
        outline.box(handle.from, handle.half);
        break;
    }
}

} // namespace

void HandleDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (frame.state.settings.handles == m_handles) {
        return;
    }
    m_handles = frame.state.settings.handles;
    std::vector<ThickLine> lines;
    for (const Handle& handle : m_handles) {
        addTo({lines, kColor}, handle, kPointShare * frame.size());
    }
    m_lines.set(lines);
}

void HandleDrawable::draw(const Frame& frame) {
    drawInBindPose(m_lines, frame);
}

} // namespace sinew
