#include "ui/viewport/gl/GroundShadow.h"

#include "ui/viewport/shaders/ShadowShaders.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr double kBelowGround = 0.02; ///< of the size: soles sink in a little
constexpr double kHalvedEvery = 0.03; ///< of the size, going up
constexpr double kContactRim = 0.12;  ///< of the size, around what stands there

/// An eye below the ground that looks straight up: the depths grow with the height.
QMatrix4x4 clipOfUnderside(const Aabb& box, double lowest) {
    const Vec3 middle = box.center();
    QMatrix4x4 view;
    view.lookAt(toQt(Vec3(middle.x(), lowest, middle.z())), toQt(Vec3(middle.x(), lowest + 1.0, middle.z())),
                QVector3D(0, 0, 1));
    const auto reach = static_cast<float>(0.5 * std::max(box.extent().x(), box.extent().z()));
    QMatrix4x4 lens;
    lens.ortho(-reach, reach, -reach, reach, 0.0F, static_cast<float>(box.max.y() - lowest));
    return lens * view;
}

} // namespace

void GroundShadow::create() {
    QOpenGLFramebufferObjectFormat format;
    format.setInternalTextureFormat(GL_R16F);
    m_nearness = std::make_unique<QOpenGLFramebufferObject>(QSize(kSide, kSide), format);
    m_blurProgram = makeProgram(kNearnessVertexShader, kNearnessFragmentShader);
    m_program =
        makeProgram(kGroundShadowVertexShader, QByteArray(kShadowLookup) + kGroundShadowFragmentShader);
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
}

void GroundShadow::draw(const Frame& frame, const ShadowCast& cast) {
    if (!m_array) {
        GLint before = 0; // a new framebuffer is left bound
        frame.gl.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
        create();
        frame.gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
    }
    const Vec3 rim = Vec3::Constant(kContactRim * frame.size());
    Aabb box = posedBox(frame);
    box.add(Vec3(box.min - rim));
    box.add(Vec3(box.max + rim));
    const double lowest = frame.groundLevel() - kBelowGround * frame.size();
    const double height = box.max.y() - lowest;
    const QMatrix4x4 clipFromModel = clipOfUnderside(box, lowest);
    m_contactFromModel = lookupFromClip() * clipFromModel;
    m_depths.draw(frame.gl, clipFromModel, cast);
    blur(frame.gl, static_cast<float>(kBelowGround * frame.size() / height),
         static_cast<float>(height / (kHalvedEvery * frame.size())));
}

void GroundShadow::blur(Gl& gl, float groundDepth, float halvings) {
    GLint before = 0;
    std::array<GLint, 4> viewport{}; // x, y, width, height
    gl.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
    gl.glGetIntegerv(GL_VIEWPORT, viewport.data());
    gl.glBindFramebuffer(GL_FRAMEBUFFER, m_nearness->handle());
    gl.glViewport(0, 0, kSide, kSide);
    gl.glDisable(GL_DEPTH_TEST);
    m_depths.bind(gl, 0);
    m_array->bind();
    m_blurProgram->bind();
    m_blurProgram->setUniformValue("depths", 0);
    m_blurProgram->setUniformValue("ground", groundDepth);
    m_blurProgram->setUniformValue("halvings", halvings);
    gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    m_array->release();
    gl.glEnable(GL_DEPTH_TEST);
    gl.glBindTexture(GL_TEXTURE_2D, m_nearness->texture());
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
    gl.glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
}

void GroundShadow::lay(const Frame& frame, const KeyShadow& key) {
    const double level = frame.groundLevel();
    const bool below = frame.camera.projection() == Projection::Orthographic
                           ? frame.camera.toward().y() <= 0.0
                           : frame.camera.eye().y() <= level;
    if (below) { // there the ground would darken the character
        return;
    }
    Gl& gl = frame.gl;
    const Vec3 center = posedBox(frame).center();
    m_array->bind();
    m_program->bind();
    gl.glActiveTexture(GL_TEXTURE0);
    gl.glBindTexture(GL_TEXTURE_2D, m_nearness->texture());
    m_program->setUniformValue("nearness", 0);
    key.use(gl, *m_program);
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("contactFromModel", m_contactFromModel);
    m_program->setUniformValue("center", static_cast<float>(center.x()), static_cast<float>(level),
                               static_cast<float>(center.z()));
    m_program->setUniformValue("reach", static_cast<float>(1.6 * frame.size()));
    m_program->setUniformValue("color", frame.theme.groundShadow);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    m_array->release();
}

} // namespace sinew
