#include "ui/viewport/gl/DepthMap.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>

#include <array>

namespace sinew {

QMatrix4x4 lookupFromClip() {
    QMatrix4x4 matrix;
    matrix.translate(0.5F, 0.5F, 0.5F);
    matrix.scale(0.5F);
    return matrix;
}

DepthMap::~DepthMap() {
    if (QOpenGLContext* context = QOpenGLContext::currentContext(); context != nullptr && m_texture != 0) {
        context->functions()->glDeleteFramebuffers(1, &m_framebuffer);
        context->functions()->glDeleteTextures(1, &m_texture);
    }
}

void DepthMap::create(Gl& gl) {
    gl.glGenTextures(1, &m_texture);
    gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, m_side, m_side, 0, GL_DEPTH_COMPONENT,
                    GL_UNSIGNED_INT, nullptr);
    const GLint filter = m_compared ? GL_LINEAR : GL_NEAREST;
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE,
                       m_compared ? GL_COMPARE_REF_TO_TEXTURE : GL_NONE);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
    const std::array<GLfloat, 4> farthest{1.0F, 1.0F, 1.0F, 1.0F};
    gl.glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, farthest.data());
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    gl.glGenFramebuffers(1, &m_framebuffer);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffer);
    gl.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, m_texture, 0);
    gl.glDrawBuffer(GL_NONE);
    gl.glReadBuffer(GL_NONE);
}

void DepthMap::draw(Gl& gl, const QMatrix4x4& clipFromModel, const ShadowCast& cast) {
    GLint before = 0;
    std::array<GLint, 4> viewport{}; // x, y, width, height
    gl.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
    gl.glGetIntegerv(GL_VIEWPORT, viewport.data());
    if (m_texture == 0) {
        create(gl);
    }
    gl.glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffer);
    gl.glViewport(0, 0, m_side, m_side);
    gl.glDepthRange(0.0, 1.0);
    gl.glClear(GL_DEPTH_BUFFER_BIT);
    gl.glEnable(GL_POLYGON_OFFSET_FILL);
    gl.glPolygonOffset(2.0F, 4.0F);
    cast(clipFromModel);
    gl.glDisable(GL_POLYGON_OFFSET_FILL);
    gl.glDepthRange(0.1, 1.0); // as clearPicture has it
    gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
    gl.glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
}

void DepthMap::bind(Gl& gl, GLuint unit) const {
    gl.glActiveTexture(GL_TEXTURE0 + unit);
    gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    gl.glActiveTexture(GL_TEXTURE0);
}

} // namespace sinew
