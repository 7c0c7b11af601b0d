#pragma once

#include "app/view/GraphicsStart.h"
#include "ui/viewport/gl/Gl.h"

#include <QOpenGLWidget>

#include <functional>

class QLabel;

namespace sinew {

/// The place where OpenGL draws; what is drawn is its owner's business. Mouse and keys go to the owner.
class ViewportCanvas : public QOpenGLWidget {
    Q_OBJECT
public:
    struct Painter {
        std::function<void(Gl&)> contextReady; ///< a new context: make everything anew
        std::function<void()> contextGone;     ///< free everything, the context is still current
        std::function<void(Gl&)> paint;
    };
    ViewportCanvas(Painter painter, QWidget* parent);
    ~ViewportCanvas() override;

    /// What OpenGL there is here, and whether it will do.
    static const OpenGlFound& found();
    /// Whether an OpenGL 3.3 core context can be had and drawn with here.
    static bool possible() { return found().works; }
    /// Whether the driver here would compute pictures on the processor.
    static bool softwareHere();
    /// The driver computes pictures on the processor.
    bool softwareRenderer() const { return m_software; }

protected:
    void initializeGL() override;
    void paintGL() override;

private:
    void release();

    Painter m_painter;
    Gl* m_gl = nullptr;
    bool m_software = false;
};

/// What fills a view: the canvas, or, where none can be had, a label for the message that says so. The other
/// one is null.
struct CanvasSlot {
    ViewportCanvas* canvas = nullptr;
    QLabel* message = nullptr;
};
/// Lays one of both over the whole of `owner`, which has no layout yet.
CanvasSlot fillWithCanvas(QWidget& owner, ViewportCanvas::Painter painter);

} // namespace sinew
