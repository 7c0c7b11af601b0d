#include "ui/viewport/SceneRenderer.h"

namespace sinew {

void clearPicture(Gl& gl) {
    // Qt's painter was here before and leaves its own state behind.
    gl.glDisable(GL_SCISSOR_TEST);
    gl.glDisable(GL_STENCIL_TEST);
    gl.glDisable(GL_CULL_FACE);
    gl.glDisable(GL_BLEND);
    gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    gl.glDepthMask(GL_TRUE);
    gl.glDepthRange(0.1, 1.0);
    gl.glClearDepth(1.0);
    gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    gl.glEnable(GL_DEPTH_TEST);
    gl.glDepthFunc(GL_LEQUAL);
    gl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

SceneRenderer::SceneRenderer(TaskPool& pool, ViewData& data, std::function<void()> repaint) {
    const DrawDesk desk{pool, data, std::move(repaint), m_counts};
    for (const DrawRow& row : drawTable()) {
        m_entries.push_back({row.layer, row.make(desk)});
    }
}

void SceneRenderer::update(const Frame& frame, const Changes& changes) {
    for (const Entry& entry : m_entries) {
        entry.drawable->update(frame, changes);
    }
}

void SceneRenderer::each(const Frame& frame, void (Drawable::*draws)(const Frame&)) {
    for (const Entry& entry : m_entries) {
        if (!entry.layer || frame.view.layer(*entry.layer).visible) {
            (entry.drawable.get()->*draws)(frame);
        }
    }
}

void SceneRenderer::draw(const Frame& frame) {
    clearPicture(frame.gl);
    each(frame, &Drawable::draw);
    each(frame, &Drawable::drawThrough);
}

void SceneRenderer::drawHandles(const Frame& frame, const ViewInteraction& interaction) {
    if (SliceDrag::shown(frame.view, frame.state)) {
        m_gizmo.drawSlice(frame, frame.box, SliceDrag::grip(frame.view, frame.box),
                          interaction.sliceDrag().highlighted());
    }
    if (const auto shown = interaction.current().gizmo(frame.camera)) {
        m_gizmo.draw(frame, *shown);
    }
    frame.gl.glDepthRange(0.0, 1.0);
}

} // namespace sinew
