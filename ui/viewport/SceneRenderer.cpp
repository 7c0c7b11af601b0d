#include "ui/viewport/SceneRenderer.h"

namespace sinew {
namespace {

bool shown(const Frame& frame, Layer layer) {
    return frame.view.layer(layer).visible;
}

bool surfaceShown(const Frame& frame) {
    for (const Layer layer : {Layer::Mesh, Layer::Parts, Layer::SurfaceDistance, Layer::Weights,
                              Layer::JointColors, Layer::InfluenceCount, Layer::LimitCut}) {
        if (shown(frame, layer)) {
            return true;
        }
    }
    return false;
}

} // namespace

SceneRenderer::SceneRenderer(TaskPool& pool, std::function<void()> repaint)
    : m_mesh(pool, std::move(repaint)) {}

void SceneRenderer::update(const Frame& frame, const Changes& changes) {
    m_mesh.update(frame, changes);
    m_skeleton.update(frame, changes);
}

void SceneRenderer::draw(const Frame& frame) {
    Gl& gl = frame.gl;
    gl.glDepthRange(0.0, 1.0);
    gl.glClearDepth(1.0);
    gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    gl.glEnable(GL_DEPTH_TEST);
    gl.glDepthFunc(GL_LEQUAL);
    gl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    gl.glDepthRange(0.1, 1.0);
    m_grid.drawBackground(frame);
    if (shown(frame, Layer::Skeleton)) {
        m_skeleton.drawSolid(frame);
    }
    if (surfaceShown(frame)) {
        m_mesh.draw(frame);
    }
    if (shown(frame, Layer::Wireframe)) {
        m_mesh.drawWire(frame);
    }
    if (shown(frame, Layer::Grid)) {
        m_grid.drawGround(frame);
    }
    if (shown(frame, Layer::Skeleton) && frame.view.xray) {
        m_skeleton.drawThrough(frame);
    }
    gl.glDepthRange(0.0, 1.0);
}

} // namespace sinew
