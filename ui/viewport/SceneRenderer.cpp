#include "ui/viewport/SceneRenderer.h"

namespace sinew {
namespace {

bool shown(const Frame& frame, Layer layer) {
    return frame.view.layer(layer).visible;
}

} // namespace

SceneRenderer::SceneRenderer(TaskPool& pool, ViewData& data, std::function<void()> repaint)
    : m_data(data)
    , m_mesh(pool, std::move(repaint))
    , m_paint(data)
    , m_voxels(data)
    , m_slice(data)
    , m_field(data)
    , m_defects(data) {}

void SceneRenderer::update(const Frame& frame, const Changes& changes) {
    m_mesh.update(frame, changes);
    m_paint.update(frame, changes, m_mesh);
    if (shown(frame, Layer::Skeleton)) {
        const auto findings = m_data.findings();
        if (findings != m_findings) {
            m_findings = findings;
            m_skeleton.setOutside(findings ? findings->jointsOutside : std::vector<std::size_t>());
        }
    }
    m_skeleton.update(frame, changes);
    m_voxels.update(frame);
    m_slice.update(frame, changes);
    m_field.update(frame, changes);
    m_defects.update(frame, changes);
    m_leaks.update(frame);
    m_places.update(frame);
    m_bindHandles.update(frame);
    m_regions.update(frame, changes);
    m_points.update(frame, changes, frame.state.selected);
}

void SceneRenderer::draw(const Frame& frame) {
    Gl& gl = frame.gl;
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
    m_grid.drawBackground(frame);
    // What is inside comes before the surfaces that may be translucent.
    if (shown(frame, Layer::Skeleton)) {
        m_skeleton.drawSolid(frame);
    }
    m_slice.draw(frame);
    if (shown(frame, Layer::Octree) && !frame.view.sliceEnabled) {
        m_slice.drawBoxes(frame);
    }
    if (shown(frame, Layer::Mesh) || anySurfaceColors(frame.view)) {
        m_mesh.draw(frame);
    }
    if (shown(frame, Layer::Wireframe)) {
        m_mesh.drawWire(frame);
    }
    if (shown(frame, Layer::Voxels)) {
        m_voxels.draw(frame);
    }
    m_field.drawCut(frame);
    if (shown(frame, Layer::Grid)) {
        m_grid.drawGround(frame);
    }
    m_field.drawSurface(frame);
    if (shown(frame, Layer::Defects)) {
        m_defects.draw(frame);
    }
    m_regions.draw(frame);
    m_points.draw(frame, frame.theme.selected);
    m_leaks.draw(frame);
    m_places.draw(frame);
    m_bindHandles.draw(frame);
    if (shown(frame, Layer::Skeleton) && frame.view.xray) {
        m_skeleton.drawThrough(frame);
    }
    if (shown(frame, Layer::Explanation)) {
        m_explanation.draw(frame);
    }
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
