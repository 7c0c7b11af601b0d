#include "ui/viewport/gl/Silhouette.h"

#include "ui/viewport/shaders/MeshShaders.h"

#include <array>
#include <cmath>

namespace sinew {
namespace {

/// Sides of the mask are multiples of that, so that every mip level that is looked at halves the one before.
constexpr int kMaskStep = 64;

/// Of the mip level whose texels are at least twice as wide as the line: looked up linearly, it tells of
/// everything within that reach.
float coarseLevel(float width) {
    return std::ceil(std::log2(2.0F * std::ceil(width)));
}

} // namespace

void Silhouette::makeMask(const QSize& pixels) {
    const auto padded = [](int side) { return (side + kMaskStep - 1) / kMaskStep * kMaskStep; };
    const QSize size(padded(pixels.width()), padded(pixels.height()));
    if (m_mask && m_mask->size() == size) {
        return;
    }
    QOpenGLFramebufferObjectFormat format;
    format.setInternalTextureFormat(GL_R16F); // filtered in bytes, a few covered pixels would round to none
    format.setMipmap(true);
    m_mask = std::make_unique<QOpenGLFramebufferObject>(size, format);
}

void Silhouette::draw(Gl& gl, float width, const QColor& color, const std::function<void()>& shapes) {
    GLint target = 0;
    gl.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
    std::array<GLint, 4> viewport{}; // x, y, width, height
    gl.glGetIntegerv(GL_VIEWPORT, viewport.data());
    makeMask({viewport[0] + viewport[2], viewport[1] + viewport[3]});
    gl.glBindFramebuffer(GL_FRAMEBUFFER, m_mask->handle());
    const std::array<GLfloat, 4> nothing{};
    gl.glClearBufferfv(GL_COLOR, 0, nothing.data());
    gl.glDisable(GL_DEPTH_TEST);
    shapes();
    gl.glEnable(GL_DEPTH_TEST);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(target));
    drawLine(gl, width, color);
}

void Silhouette::drawLine(Gl& gl, float width, const QColor& color) {
    if (!m_program) {
        m_program = makeProgram(kSilhouetteVertexShader, kSilhouetteFragmentShader);
        m_array = std::make_unique<QOpenGLVertexArrayObject>();
        m_array->create();
    }
    gl.glActiveTexture(GL_TEXTURE0);
    gl.glBindTexture(GL_TEXTURE_2D, m_mask->texture());
    gl.glGenerateMipmap(GL_TEXTURE_2D);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("mask", 0);
    m_program->setUniformValue("maskSize", QSizeF(m_mask->size()));
    m_program->setUniformValue("coarse", coarseLevel(width));
    m_program->setUniformValue("width", width);
    m_program->setUniformValue("color", color.redF(), color.greenF(), color.blueF());
    gl.glEnable(GL_BLEND);
    gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    gl.glDisable(GL_BLEND);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    m_array->release();
}

} // namespace sinew
