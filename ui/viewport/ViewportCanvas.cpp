#include "ui/viewport/ViewportCanvas.h"

#include <QGuiApplication>
#include <QLabel>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLVersionFunctionsFactory>
#include <QVBoxLayout>

#include <utility>

namespace sinew {
namespace {

QSurfaceFormat coreFormat() {
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    return format;
}

/// Makes a context current and says what it is.
OpenGlFound tryContext(const QSurfaceFormat& format) {
    OpenGlFound found;
    found.windows = true;
    QOpenGLContext context;
    context.setFormat(format);
    QOffscreenSurface surface;
    surface.setFormat(format);
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface)) {
        return found;
    }
    QOpenGLFunctions& gl = *context.functions();
    found.renderer = reinterpret_cast<const char*>(gl.glGetString(GL_RENDERER));
    found.version = reinterpret_cast<const char*>(gl.glGetString(GL_VERSION));
    auto* core = QOpenGLVersionFunctionsFactory::get<Gl>(&context);
    found.works = core != nullptr && core->initializeOpenGLFunctions();
    context.doneCurrent();
    return found;
}

/// What a driver gives that is not asked for a version names it, where none of 3.3 is to be had.
OpenGlFound lookForOpenGl() {
    // Platforms without windows crash inside Qt when a widget draws with OpenGL.
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal")) {
        return {};
    }
    const OpenGlFound core = tryContext(coreFormat());
    return core.works || !core.renderer.isEmpty() ? core : tryContext({});
}

} // namespace

const OpenGlFound& ViewportCanvas::found() {
    static const OpenGlFound result = lookForOpenGl();
    return result;
}

bool ViewportCanvas::softwareHere() {
    const QString& renderer = found().renderer;
    return possible() &&
           (renderer.contains("llvmpipe") || renderer.contains("softpipe") || renderer.contains("Software"));
}

ViewportCanvas::ViewportCanvas(Painter painter, QWidget* parent)
    : QOpenGLWidget(parent)
    , m_painter(std::move(painter))
    , m_software(softwareHere()) {
    QSurfaceFormat format = coreFormat();
    format.setSamples(m_software ? 0 : 4); // several samples make a software renderer crawl
    setFormat(format);
    setMouseTracking(true);
}

ViewportCanvas::~ViewportCanvas() {
    release();
    if (context() != nullptr) { // it goes when only the base class is left, which knows no release()
        disconnect(context(), nullptr, this, nullptr);
    }
}

void ViewportCanvas::release() {
    if (m_gl != nullptr) {
        makeCurrent();
        m_painter.contextGone();
        doneCurrent();
        m_gl = nullptr;
    }
}

void ViewportCanvas::initializeGL() {
    // Docking into another window makes a new context; what lived in the old one goes with it.
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &ViewportCanvas::release,
            Qt::UniqueConnection);
    m_gl = QOpenGLVersionFunctionsFactory::get<Gl>(context());
    if (m_gl == nullptr || !m_gl->initializeOpenGLFunctions()) {
        m_gl = nullptr;
        return;
    }
    m_painter.contextReady(*m_gl);
}

void ViewportCanvas::paintGL() {
    if (m_gl != nullptr) {
        // With 1.25 device pixels a logical one, Qt's own viewport may lack the last row and column.
        const QSize pixels = size() * devicePixelRatioF();
        m_gl->glViewport(0, 0, pixels.width(), pixels.height());
        m_painter.paint(*m_gl);
    }
}

CanvasSlot fillWithCanvas(QWidget& owner, ViewportCanvas::Painter painter) {
    auto* layout = new QVBoxLayout(&owner);
    layout->setContentsMargins(0, 0, 0, 0);
    CanvasSlot slot;
    if (ViewportCanvas::possible()) {
        slot.canvas = new ViewportCanvas(std::move(painter), &owner);
        layout->addWidget(slot.canvas);
    } else {
        slot.message = new QLabel(&owner);
        slot.message->setAlignment(Qt::AlignCenter);
        slot.message->setWordWrap(true);
        layout->addWidget(slot.message);
    }
    return slot;
}

} // namespace sinew
