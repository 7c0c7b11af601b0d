#include "ui/viewport/FieldDrawable.h"

#include "app/view/ColorMaps.h"
#include "ui/viewport/FieldShaders.h"

namespace sinew {
namespace {

constexpr float kThroughShare = 0.30F; ///< of the opacity, where something hides the shell

bool shown(const Frame& frame, Layer layer) {
    const auto& implicit = frame.posed.implicit();
    return frame.view.layer(layer).visible && implicit && frame.state.scene &&
           hasField(*implicit, frame.state.selection.joint);
}

bool cutShown(const Frame& frame) {
    return frame.view.sliceEnabled && shown(frame, Layer::Field);
}

} // namespace

void FieldDrawable::update(const Frame& frame, const Changes& changes) {
    updateCut(frame, changes);
    updateSurface(frame);
}

void FieldDrawable::updateCut(const Frame& frame, const Changes& changes) {
    if (!cutShown(frame)) {
        m_frame.reset();
        return;
    }
    const bool due = frame.posed.implicit() != m_frame || changes.selection || changes.slice || changes.scene;
    if (!due) {
        return;
    }
    if (!m_cutArray) {
        createCut(frame.gl);
    }
    m_frame = frame.posed.implicit();
    const FieldCut cut = cutField(*m_frame, static_cast<std::size_t>(frame.state.selection.joint),
                                  slicePlane(frame.box, frame.view.sliceAxis, frame.view.slice));
    m_cutArray->bind();
    m_cutVertices.upload(std::span<const FieldVertex>(cut.vertices));
    m_cutIndices.upload(std::span<const std::uint32_t>(cut.indices));
    m_cutArray->release();
}

void FieldDrawable::updateSurface(const Frame& frame) {
    if (!shown(frame, Layer::FieldSurface)) {
        return;
    }
    const auto surface = m_data.fieldSurface(frame.posed.implicit()->skin, frame.state.selection.joint);
    if (surface == m_surface) {
        return;
    }
    m_surface = surface;
    if (!m_surface) {
        return;
    }
    if (!m_surfaceArray) {
        createSurface(frame.gl);
    }
    m_surfaceArray->bind();
    m_surfaceVertices.upload(std::span<const FieldSurface::Vertex>(m_surface->vertices));
    m_surfaceArray->release();
}

void FieldDrawable::createCut(Gl& gl) {
    m_cutProgram = makeProgram(kFieldCutVertexShader, kFieldCutFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(FieldVertex, place)},
                                    {1, 1, GL_FLOAT, false, offsetof(FieldVertex, value)},
                                    {2, 4, GL_UNSIGNED_BYTE, true, offsetof(FieldVertex, color)}};
    m_cutArray = std::make_unique<QOpenGLVertexArrayObject>();
    m_cutArray->create();
    m_cutArray->bind();
    m_cutVertices.upload(std::span<const FieldVertex>());
    describe(gl, attributes, sizeof(FieldVertex));
    m_cutIndices.upload(std::span<const std::uint32_t>());
    m_cutArray->release();
}

void FieldDrawable::createSurface(Gl& gl) {
    m_surfaceProgram = makeProgram(kFieldSurfaceVertexShader, kFieldSurfaceFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(FieldSurface::Vertex, place)},
                                    {1, 3, GL_FLOAT, false, offsetof(FieldSurface::Vertex, normal)}};
    m_surfaceArray = std::make_unique<QOpenGLVertexArrayObject>();
    m_surfaceArray->create();
    m_surfaceArray->bind();
    m_surfaceVertices.upload(std::span<const FieldSurface::Vertex>());
    describe(gl, attributes, sizeof(FieldSurface::Vertex));
    m_surfaceArray->release();
}

void FieldDrawable::drawCut(const Frame& frame) {
    if (!cutShown(frame) || m_cutIndices.count() == 0) {
        return;
    }
    Gl& gl = frame.gl;
    m_cutArray->bind();
    m_cutProgram->bind();
    m_cutProgram->setUniformValue("clipFromModel", frame.clipFromModel);
    m_cutProgram->setUniformValue("isolines", frame.view.isolines);
    m_cutProgram->setUniformValue("opacity", frame.view.layer(Layer::Field).opacity);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawElements(GL_TRIANGLES, m_cutIndices.count(), GL_UNSIGNED_INT, nullptr);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_cutArray->release();
}

void FieldDrawable::drawSurface(const Frame& frame) {
    if (!shown(frame, Layer::FieldSurface) || !m_surface || m_surfaceVertices.count() == 0) {
        return;
    }
    Gl& gl = frame.gl;
    const auto joint = static_cast<std::size_t>(frame.state.selection.joint);
    m_surfaceArray->bind();
    m_surfaceProgram->bind();
    m_surfaceProgram->setUniformValue("clipFromModel", frame.clipFromModel);
    m_surfaceProgram->setUniformValue("viewFromModel", frame.viewFromModel);
    m_surfaceProgram->setUniformValue("modelFromBind",
                                      toQt(frame.posed.implicit()->matrices[joint].matrix()));
    constexpr double lift = 0.006; // of the character's size
    m_surfaceProgram->setUniformValue("lift", toQt(Vec3(lift * frame.size() * frame.camera.toward())));
    const auto pass = [&](GLenum depth, float opacity) {
        m_surfaceProgram->setUniformValue("color", static_cast<float>(channel(kFieldSurface, 0)) / 255.0F,
                                          static_cast<float>(channel(kFieldSurface, 1)) / 255.0F,
                                          static_cast<float>(channel(kFieldSurface, 2)) / 255.0F, opacity);
        gl.glDepthFunc(depth);
        gl.glDrawArrays(GL_TRIANGLES, 0, m_surfaceVertices.count());
    };
    const float opacity = frame.view.layer(Layer::FieldSurface).opacity;
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    pass(GL_GREATER, kThroughShare * opacity);
    pass(GL_LEQUAL, opacity);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_surfaceArray->release();
}

} // namespace sinew
