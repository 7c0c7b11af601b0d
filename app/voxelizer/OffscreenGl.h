#pragma once

#include <QByteArray>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions_3_3_Core>

#include <memory>

namespace sinew {

/// OpenGL 3.3 core without a window. Made on the thread of the user interface, because a surface must be;
/// then used by one thread at a time.
class OffscreenGl {
public:
    /// Null where there is none: no display, no driver.
    static std::unique_ptr<OffscreenGl> create();
    ~OffscreenGl();

    /// A stay on the calling thread. Between stays no thread has the context.
    class Stay {
    public:
        explicit Stay(OffscreenGl& gl);
        ~Stay();
        Stay(const Stay&) = delete;
        Stay& operator=(const Stay&) = delete;
        /// Null when the driver refused.
        QOpenGLFunctions_3_3_Core* operator->() const { return m_functions; }
        explicit operator bool() const { return m_functions != nullptr; }

    private:
        OffscreenGl& m_gl;
        QOpenGLFunctions_3_3_Core* m_functions = nullptr;
    };

    const QByteArray& renderer() const { return m_renderer; }

private:
    OffscreenGl() = default;

    QOffscreenSurface m_surface;
    std::unique_ptr<QOpenGLContext> m_context;
    QByteArray m_renderer;
};

} // namespace sinew
