#include "ui/viewport/compare/CompareRenderer.h"

#include "ui/viewport/SceneRenderer.h"

namespace sinew {

CompareRenderer::CompareRenderer(TaskPool& pool, ViewData& data, const std::function<void()>& repaint)
    : m_skeleton(data)
    , m_mesh(pool, repaint) {}

void CompareRenderer::update(const Frame& frame, const Changes& changes,
                             const std::vector<std::vector<Rgba>>& colors, quint64 colorRevision) {
    m_sky.update(frame, changes);
    m_ground.update(frame, changes);
    m_skeleton.update(frame, changes);
    m_mesh.update(frame, changes);
    if (changes.scene || m_scene != frame.state.scene) { // the mesh has been made anew, without colours
        m_scene = frame.state.scene;
        m_revision.reset();
    }
    if (m_scene && m_revision != colorRevision) {
        m_revision = colorRevision;
        lay(colors);
    }
}

void CompareRenderer::lay(const std::vector<std::vector<Rgba>>& colors) {
    const DrawSurface& surface = m_mesh.surface();
    m_colors.assign(surface.vertexCount(), 0);
    for (std::size_t part = 0; part + 1 < surface.firstVertex.size() && part < colors.size(); ++part) {
        for (std::size_t v = surface.firstVertex[part]; v < surface.firstVertex[part + 1]; ++v) {
            const std::uint32_t vertex = surface.meshVertexOf[v];
            m_colors[v] = vertex < colors[part].size() ? colors[part][vertex] : 0;
        }
    }
    m_mesh.setOverlay(m_colors, {});
}

void CompareRenderer::draw(const Frame& frame) {
    clearPicture(frame.gl);
    const auto shown = [&](Overlay layer) { return frame.view.layer(layer).visible; };
    m_sky.draw(frame);
    if (shown(Overlay::Skeleton)) {
        m_skeleton.draw(frame);
    }
    m_mesh.draw(frame);
    if (shown(Overlay::Wireframe)) {
        m_mesh.drawWire(frame);
    }
    if (shown(Overlay::Grid)) {
        m_ground.draw(frame);
    }
    if (shown(Overlay::Skeleton)) {
        m_skeleton.drawThrough(frame);
    }
    frame.gl.glDepthRange(0.0, 1.0);
}

} // namespace sinew
