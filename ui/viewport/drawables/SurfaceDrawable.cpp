#include "ui/viewport/drawables/SurfaceDrawable.h"

#include "app/document/edits/PartSelection.h"
#include "app/document/edits/VisibilityEdits.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr float kSilhouetteWidth = 2.0F; ///< logical pixels

} // namespace

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
    const bool surface = frame.view.layer(Overlay::Mesh).visible || anySurfaceColors(frame.view);
    const bool edges = frame.view.layer(Overlay::Wireframe).visible;
    if (surface) {
        m_mesh.draw(frame);
    }
    if (edges) {
        m_mesh.drawWire(frame);
    }
    if (surface || edges) {
        outlineSelected(frame);
    }
}

void SurfaceDrawable::outlineSelected(const Frame& frame) {
    std::vector<std::size_t> parts = selectedParts(frame.state);
    std::erase_if(parts, [&](std::size_t part) { return isHidden(frame.state, part); });
    if (parts.empty()) {
        return;
    }
    m_silhouette.draw(frame.gl, kSilhouetteWidth * frame.pixelRatio, toQt(frame.theme.selected), [&] {
        m_mesh.drawMask(frame, [&](std::size_t part) { return std::ranges::binary_search(parts, part); });
    });
}

} // namespace sinew
