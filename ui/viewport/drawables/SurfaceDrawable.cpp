#include "ui/viewport/drawables/SurfaceDrawable.h"

#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

constexpr float kSilhouetteWidth = 2.0F; ///< logical pixels

} // namespace

SurfaceDrawable::SurfaceDrawable(const DrawDesk& desk)
    : m_mesh(desk.pool, desk.repaint)
    , m_paint(desk.data)
    , m_counts(desk.counts) {}

void SurfaceDrawable::update(const Frame& frame, const Changes& changes) {
    m_mesh.update(frame, changes);
    m_paint.update(frame, changes, m_mesh);
    m_counts = {m_paint.colorings(), m_paint.colored(), m_mesh.skinned()};
    m_shadowsDrawn = false;
}

void SurfaceDrawable::draw(const Frame& frame) {
    const bool mesh = frame.view.layer(Overlay::Mesh).visible;
    const bool surface = mesh || anySurfaceColors(frame.view);
    const bool edges = frame.view.layer(Overlay::Wireframe).visible;
    const bool shadows = frame.shadows && mesh && !m_mesh.surface().triangles.empty();
    if (shadows && !std::exchange(m_shadowsDrawn, true)) {
        drawShadows(frame);
    }
    if (surface) {
        m_mesh.draw(frame, shadows ? &m_keyShadow : nullptr);
    }
    if (shadows) {
        m_groundShadow.lay(frame, m_keyShadow);
    }
    if (edges) {
        m_mesh.drawWire(frame);
    }
    if (surface || edges) {
        outlineSelected(frame);
    }
}

void SurfaceDrawable::drawShadows(const Frame& frame) {
    const auto cast = [&](const QMatrix4x4& clipFromModel) { m_mesh.drawCast(frame, clipFromModel); };
    m_keyShadow.draw(frame, cast);
    m_groundShadow.draw(frame, cast);
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
