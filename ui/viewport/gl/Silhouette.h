#pragma once

#include "ui/viewport/gl/Gl.h"

#include <QColor>
#include <QOpenGLFramebufferObject>

#include <functional>

namespace sinew {

/// A line around what is drawn into a mask, whatever stands in front of it. Takes three bytes a pixel
/// of memory, when the first line is drawn.
class Silhouette {
public:
    /// Draws into the mask by `shapes`, which is to write 1 with neither depth nor blending, and then the
    /// line into the framebuffer that was bound before. `width` in pixels.
    void draw(Gl& gl, float width, const QColor& color, const std::function<void()>& shapes);

private:
    void makeMask(const QSize& pixels);
    void drawLine(Gl& gl, float width, const QColor& color);

    std::unique_ptr<QOpenGLFramebufferObject> m_mask;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
};

} // namespace sinew
