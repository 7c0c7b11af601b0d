#include "app/document/Edits.h"
#include "core/io/ImportScene.h"
#include "tests/support/TestModels.h"
#include "ui/viewport/ViewportWidget.h"

#include <QDir>
#include <QTest>

using namespace sinew;

namespace {

DocumentState opened(const QString& file) {
    Progress progress;
    Expected<ImportedScene> imported = importScene(file.toStdString(), progress);
    return imported ? stateOfScene(std::move(imported->scene), std::move(imported->notices))
                    : DocumentState();
}

/// A document with everything that looks at it.
struct Desk {
    Document document;
    PosedMesh posed{document};
    ViewState view;
    TaskPool pool;
    ViewportWidget viewport{document, posed, view, pool};
};

/// Keeps a picture where SINEW_VIEWPORT_PICTURES says, to be looked at.
void keep(const QImage& image, const QString& name) {
    const QString folder = qEnvironmentVariable("SINEW_VIEWPORT_PICTURES");
    if (!folder.isEmpty()) {
        QDir().mkpath(folder);
        image.save(folder + '/' + name + ".png");
    }
}

} // namespace

#define NEED_GL()                                                                                            \
    if (!ViewportCanvas::possible()) {                                                                       \
        QSKIP("no OpenGL 3.3 core context here");                                                            \
    }

class TestViewport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void showsTheSample();
};

void TestViewport::showsTheSample() {
    NEED_GL()
    Desk desk;
    desk.viewport.resize(1200, 900);
    desk.document.reset(opened(sinew::test::sourcePath("resources/sample/wayfarer.fbx")));
    desk.viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&desk.viewport));
    QTRY_VERIFY(desk.viewport.framesDrawn() > 0);
    QTest::qWait(500);
    const QImage picture = desk.viewport.grab().toImage();
    keep(picture, "sample");
    qInfo() << desk.viewport.lastFrameMilliseconds();
}

QTEST_MAIN(TestViewport)
#include "TestViewport.moc"
