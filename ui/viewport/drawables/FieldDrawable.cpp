#include "ui/viewport/drawables/FieldDrawable.h"

#include "app/view/legend/ColorMaps.h"
#include "ui/viewport/shaders/VolumeShaders.h"

namespace sinew {
namespace {

constexpr float kThroughShare = 0.30F; ///< of the opacity, where something hides the shell

bool fieldShown(const Frame& frame, Overlay layer) {
    const auto& implicit = frame.posed.implicit();
    return frame.view.layer(layer).visible && implicit && frame.state.scene &&
           hasField(*implicit, frame.state.selection.joint);
}

bool fieldCutShown(const Frame& frame) {
    return frame.view.sliceEnabled && fieldShown(frame, Overlay::Field);
}

} // namespace

void FieldCutDrawable::update(const Frame& frame, const Changes& changes) {
    if (!fieldCutShown(frame)) {
        m_frame.reset();
        return;
    }
    const bool due = frame.posed.implicit() != m_frame || changes.selection || changes.slice || changes.scene;
    if (!due) {
        return;
    }
    if (!m_array) {
        create(frame.gl);
    }
    m_frame = frame.posed.implicit();
    const FieldCut cut = cutField(*m_frame, static_cast<std::size_t>(frame.state.selection.joint),
                                  slicePlane(frame.box, frame.view.sliceAxis, frame.view.slice));
    m_array->bind();
    m_vertices.upload(std::span<const FieldVertex>(cut.vertices));
    m_indices.upload(std::span<const std::uint32_t>(cut.indices));
    m_array->release();
}

void FieldSurfaceDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (!fieldShown(frame, Overlay::FieldSurface)) {
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
    if (!m_array) {
        create(frame.gl);
    }
    m_array->bind();
    m_vertices.upload(std::span<const FieldSurface::Vertex>(m_surface->vertices));
    m_array->release();
}

void FieldCutDrawable::create(Gl& gl) {
    m_program = makeProgram(kFieldCutVertexShader, kFieldCutFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(FieldVertex, place)},
                                    {1, 1, GL_FLOAT, false, offsetof(FieldVertex, value)},
                                    {2, 4, GL_UNSIGNED_BYTE, true, offsetof(FieldVertex, color)}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const FieldVertex>());
    describe(gl, attributes, sizeof(FieldVertex));
    m_indices.upload(std::span<const std::uint32_t>());
    m_array->release();
}

void FieldSurfaceDrawable::create(Gl& gl) {
    m_program = makeProgram(kFieldSurfaceVertexShader, kFieldSurfaceFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(FieldSurface::Vertex, place)},
                                    {1, 3, GL_FLOAT, false, offsetof(FieldSurface::Vertex, normal)}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const FieldSurface::Vertex>());
    describe(gl, attributes, sizeof(FieldSurface::Vertex));
    m_array->release();
}

void FieldCutDrawable::draw(const Frame& frame) {
    if (!fieldCutShown(frame) || m_indices.count() == 0) {
        return;
    }
    Gl& gl = frame.gl;
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("isolines", frame.view.isolines);
    m_program->setUniformValue("opacity", frame.view.layer(Overlay::Field).opacity);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawElements(GL_TRIANGLES, m_indices.count(), GL_UNSIGNED_INT, nullptr);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

void FieldSurfaceDrawable::draw(const Frame& frame) {
    if (!fieldShown(frame, Overlay::FieldSurface) || !m_surface || m_vertices.count() == 0) {
        return;
    }
    Gl& gl = frame.gl;
    const auto joint = static_cast<std::size_t>(frame.state.selection.joint);
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("viewFromModel", frame.viewFromModel);
    m_program->setUniformValue("modelFromBind", toQt(frame.posed.implicit()->matrices[joint].matrix()));
    constexpr double lift = 0.006; // of the character's size
    m_program->setUniformValue("lift", toQt(Vec3(lift * frame.size() * frame.camera.toward())));
    const auto pass = [&](GLenum depth, float opacity) {
        m_program->setUniformValue("color", static_cast<float>(channel(kFieldSurface, 0)) / 255.0F,
                                   static_cast<float>(channel(kFieldSurface, 1)) / 255.0F,
                                   static_cast<float>(channel(kFieldSurface, 2)) / 255.0F, opacity);
        gl.glDepthFunc(depth);
        gl.glDrawArrays(GL_TRIANGLES, 0, m_vertices.count());
    };
    const float opacity = frame.view.layer(Overlay::FieldSurface).opacity;
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    pass(GL_GREATER, kThroughShare * opacity);
    pass(GL_LEQUAL, opacity);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

} // namespace sinew
