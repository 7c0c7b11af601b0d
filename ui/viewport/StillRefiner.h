#pragma once

#include "ui/viewport/gl/Gl.h"

#include <QOpenGLFramebufferObject>
#include <QPointF>
#include <QSize>

namespace sinew {

/// Smooths the edges of a picture that stands still: the mean of several pictures, each shifted by a part of
/// a pixel, one at a time while nothing else is to do. For renderers too slow to take several samples at
/// once.
class StillRefiner {
public:
    static constexpr int kSamples = 8;

    /// Forgets what was collected.
    void reset() { m_samples = 0; }
    /// Whether there is something of that size to show.
    bool valid(const QSize& pixels) const { return m_samples > 0 && m_sum && m_sum->size() == pixels; }
    bool complete() const { return m_samples >= kSamples; }

    /// How far the next sample is to be shifted, pixels.
    QPointF shift() const;
    void bindTarget(const QSize& pixels);
    /// Takes in what was drawn into the target.
    void add(Gl& gl);
    /// Copies the mean so far.
    void show(Gl& gl, GLuint framebuffer) const;

private:
    void makeTargets(const QSize& pixels);

    std::unique_ptr<QOpenGLFramebufferObject> m_target;
    std::unique_ptr<QOpenGLFramebufferObject> m_sum;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    int m_samples = 0;
};

} // namespace sinew
