#pragma once

#include "app/document/edits/Edits.h"
#include "ui/viewport/ViewportWidget.h"

#include <QImage>
#include <QTest>

namespace sinew::test {

/// A document with everything that looks at it.
struct ViewportDesk {
    Document document;
    PosedMesh posed{document};
    ViewState view;
    TaskPool pool;
    Explainer explainer{document, pool};
    SceneInspector inspector{document, pool};
    ViewportWidget viewport{document, posed, view, inspector, pool};

    ViewportDesk();
    /// Shows the viewport and waits until it has drawn all that was asked for.
    void show(int width = 1200, int height = 900);
    void settle();
    /// Only these layers.
    void look(std::initializer_list<Overlay> layers);
    QImage picture();
    QPoint placeOf(const Vec3& modelPosition) const;
    QPoint pointOfJoint(const char* name);
};

/// The state of a file, of a sibling skeleton file when named; bound when a resolution is given.
DocumentState openedState(const QString& file, int resolution = 0, const QString& skeleton = {});

/// The sample, bound coarsely, with its left forearm selected.
DocumentState boundSample();

/// Keeps a picture in the folder SINEW_VIEWPORT_PICTURES names, to be looked at.
void keepPicture(const QImage& image, const QString& name);

/// Pixels that differ by more than rounding.
int differingPixels(const QImage& a, const QImage& b);

} // namespace sinew::test

/// Skips the test, saying so, where nothing can be drawn.
#define SINEW_NEED_GL()                                                                                      \
    if (!sinew::ViewportCanvas::possible()) {                                                                \
        QSKIP("no OpenGL 3.3 core context here");                                                            \
    }
