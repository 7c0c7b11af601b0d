#include "ui/viewport/drawables/SurfaceDrawable.h"

namespace sinew {

SurfaceDrawable::SurfaceDrawable(const DrawDesk& desk)
    : m_mesh(desk.pool, desk.repaint)
    , m_paint(desk.data)
    , m_colorings(desk.colorings) {}

void SurfaceDrawable::update(const Frame& frame, const Changes& changes) {
    m_mesh.update(frame, changes);
    m_paint.update(frame, changes, m_mesh);
    m_colorings = m_paint.colorings();
}

void SurfaceDrawable::draw(const Frame& frame) {
    if (frame.view.layer(Overlay::Mesh).visible || anySurfaceColors(frame.view)) {
        m_mesh.draw(frame);
    }
    if (frame.view.layer(Overlay::Wireframe).visible) {
        m_mesh.drawWire(frame);
    }
}

} // namespace sinew
