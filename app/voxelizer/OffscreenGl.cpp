#include "app/voxelizer/OffscreenGl.h"

#include <QGuiApplication>
#include <QOpenGLVersionFunctionsFactory>
#include <QThread>

namespace sinew {

std::unique_ptr<OffscreenGl> OffscreenGl::create() {
    // Qt's "offscreen" platform crashes when asked for OpenGL without a display.
    if (qGuiApp == nullptr || QGuiApplication::platformName() == "offscreen") {
        return nullptr;
    }
    std::unique_ptr<OffscreenGl> gl(new OffscreenGl);
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    gl->m_surface.setFormat(format);
    gl->m_surface.create();
    gl->m_context = std::make_unique<QOpenGLContext>();
    gl->m_context->setFormat(format);
    if (!gl->m_surface.isValid() || !gl->m_context->create()) {
        return nullptr;
    }
    {
        const Stay stay(*gl);
        if (!stay) {
            return nullptr;
        }
        gl->m_renderer = reinterpret_cast<const char*>(stay->glGetString(GL_RENDERER));
    }
    return gl;
}

OffscreenGl::~OffscreenGl() = default;

OffscreenGl::Stay::Stay(OffscreenGl& gl)
    : m_gl(gl) {
    if (gl.m_context->thread() == nullptr) {
        gl.m_context->moveToThread(QThread::currentThread());
    }
    if (gl.m_context->makeCurrent(&gl.m_surface)) {
        m_functions = QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(gl.m_context.get());
    }
}

OffscreenGl::Stay::~Stay() {
    m_gl.m_context->doneCurrent();
    m_gl.m_context->moveToThread(nullptr);
}

} // namespace sinew
