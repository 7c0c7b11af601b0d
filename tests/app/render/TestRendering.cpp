#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/render/Rendering.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstdlib>

namespace testRendering {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb that its joints carry, and a box beside it.
Scene limbAndBox() {
    Scene scene = test::limb();
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
        builder.add(std::array{Influence{0, 1.0F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    scene.parts.push_back(
        {std::make_shared<const Mesh>(test::box(Vec3(0, 1, -0.5), Vec3(1, 1.5, 0.5))), nullptr, kNone});
    return scene;
}

/// A document with a camera before it.
struct Scenery {
    Document document;
    PosedMesh posed{document};
    ViewSettings view;
    OrbitCamera camera;
    QTemporaryDir folder;
    RenderSettings settings;

    Scenery() {
        document.reset(stateOfScene(limbAndBox(), {}));
        camera.setViewport(400, 300);
        camera.setSceneBox(bounds(*document.state().scene));
        camera.frame(bounds(*document.state().scene));
        view.layer(Overlay::Skeleton).visible = false;
        settings.width = 48;
        settings.height = 36;
        settings.supersample = 1;
        settings.frames = 4;
    }
    Shot shot() { return shotOf(posed, document.state(), view, camera); }
    QString path(const QString& name) const { return folder.filePath(name); }
    Expected<void> render(const QString& name, Progress& progress) {
        return sinew::render(shot(), settings, path(name), progress);
    }
    Expected<void> render(const QString& name) {
        Progress progress;
        return render(name, progress);
    }
    /// Hidden ones too.
    QStringList files() const {
        return QDir(folder.path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }
};

QByteArray bytesOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

/// Largest distance in pixels between where the window and the picture have the corners of a box.
double farthestApart(const OrbitCamera& camera, const picture::View& view, const Aabb& box, double dx,
                     double dy) {
    double farthest = 0.0;
    for (unsigned corner = 0; corner < 8; ++corner) {
        const Vec3 position((corner & 1U) != 0 ? box.max.x() : box.min.x(),
                            (corner & 2U) != 0 ? box.max.y() : box.min.y(),
                            (corner & 4U) != 0 ? box.max.z() : box.min.z());
        const auto window = camera.project(position);
        const Vec3f picture = view.project(position);
        farthest = std::max({farthest, std::abs(window->x + dx - static_cast<double>(picture.x())),
                             std::abs(window->y + dy - static_cast<double>(picture.y()))});
    }
    return farthest;
}

/// Pixels that differ by more than rounding.
int differing(const QImage& a, const QImage& b) {
    constexpr int slack = 12;
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            count += std::abs(a.pixelColor(x, y).green() - b.pixelColor(x, y).green()) > slack ? 1 : 0;
        }
    }
    return count;
}

/// A program named ffmpeg, first among those that are found.
class FakeFfmpeg {
public:
    explicit FakeFfmpeg(const QByteArray& script)
        : m_path(qgetenv("PATH")) {
        QFile program(m_folder.filePath("ffmpeg"));
        if (program.open(QIODevice::WriteOnly)) {
            program.write("#!/bin/sh\n" + script);
        }
        program.close();
        program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("PATH", m_folder.path().toLocal8Bit() + ':' + m_path);
    }
    ~FakeFfmpeg() { qputenv("PATH", m_path); }

private:
    QTemporaryDir m_folder;
    QByteArray m_path;
};

} // namespace

/// Pictures and turntables of what a view shows.
class TestRendering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePictureHasTheWindowsCamera() {
        Scenery scenery;
        OrbitCamera& camera = scenery.camera;
        const Aabb box = bounds(*scenery.document.state().scene);
        camera.orbit(70.0, 30.0);
        camera.pan(20.0, -10.0);
        QVERIFY(farthestApart(camera, pictureView(camera, box, 400, 300), box, 0.0, 0.0) < 0.01);
        // A wider and a taller one show more at the sides.
        QVERIFY(farthestApart(camera, pictureView(camera, box, 600, 300), box, 100.0, 0.0) < 0.01);
        QVERIFY(farthestApart(camera, pictureView(camera, box, 400, 500), box, 0.0, 100.0) < 0.01);
        camera.setProjection(Projection::Orthographic);
        QVERIFY(farthestApart(camera, pictureView(camera, box, 400, 300), box, 0.0, 0.0) < 2.0);
    }

    void aShotIsPosedAndWithoutHiddenParts() {
        Scenery scenery;
        JointPose up;
        up.translation = Vec3(0.0, 2.0, 0.0);
        setJointPose(scenery.document, 0, up);
        hidePart(scenery.document, 1);
        const Scene& scene = *scenery.document.state().scene;
        const Shot shot = scenery.shot();
        QCOMPARE(shot.scene->parts.size(), std::size_t{1});
        VertexSet right = noVertices(scenery.document.state());
        for (std::size_t vertex = 0; vertex < scene.parts[0].mesh->vertexCount(); ++vertex) {
            right.set(0, vertex, scene.parts[0].mesh->vertices[vertex].x() > 0.0);
        }
        hideFaces(scenery.document, right);
        const Mesh rest = *scenery.shot().scene->parts[0].mesh;
        QCOMPARE(rest.polygonCount() + hiddenFaceCount(scenery.document.state()),
                 scene.parts[0].mesh->polygonCount());
        QVERIFY(hiddenFaceCount(scenery.document.state()) > 0);
        QCOMPARE(rest.normals.size(), rest.cornerCount());
        scenery.document.undoStack().undo();
        const Aabb before = bounds(*scene.parts[0].mesh);
        const Aabb after = bounds(*shot.scene->parts[0].mesh);
        QVERIFY((after.center() - before.center() - Vec3(0.0, 2.0, 0.0)).norm() < 1e-9);
        QVERIFY((shot.scene->skeleton.position(0) - scene.skeleton.position(0) - Vec3(0.0, 2.0, 0.0)).norm() <
                1e-9);
        // The document may go on.
        setJointPose(scenery.document, 0, {});
        QCOMPARE(bounds(*shot.scene->parts[0].mesh).center(), after.center());
    }

    void coloursFollowTheOverlays() {
        Scenery scenery;
        QCOMPARE(scenery.shot().look.color, PictureSettings::Color::Material);
        QVERIFY(!scenery.shot().look.skeleton);
        scenery.view.layer(Overlay::Skeleton).visible = true;
        scenery.view.layer(Overlay::Weights).visible = true;
        QVERIFY(scenery.shot().look.skeleton);
        QCOMPARE(scenery.shot().look.color, PictureSettings::Color::Material); // no joint is selected
        selectJoint(scenery.document, 1);
        QCOMPARE(scenery.shot().look.color, PictureSettings::Color::Joint);
        QCOMPARE(scenery.shot().look.joint, 1);
        scenery.view.layer(Overlay::JointColors).visible = true;
        QCOMPARE(scenery.shot().look.color, PictureSettings::Color::Weights);
    }

    void picturesAreWritten() {
        Scenery scenery;
        QVERIFY(scenery.render("a.png"));
        const QImage picture(scenery.path("a.png"));
        QCOMPARE(picture.size(), QSize(48, 36));
        QVERIFY(!picture.hasAlphaChannel());
        QCOMPARE(scenery.files(), QStringList("a.png"));
    }

    void transparencyIsKept() {
        Scenery scenery;
        scenery.settings.transparent = true;
        QVERIFY(scenery.render("a.png"));
        const QImage picture(scenery.path("a.png"));
        QCOMPARE(picture.pixelColor(0, 0).alpha(), 0);
        int opaque = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                opaque += picture.pixelColor(x, y).alpha() == 255 ? 1 : 0;
            }
        }
        QVERIFY2(opaque > 100, qPrintable(QString::number(opaque)));
    }

    void aTurntableTurnsOnce() {
        Scenery scenery;
        QVERIFY(scenery.render("still.png"));
        scenery.settings.turntable = true;
        scenery.settings.format = FilmFormat::Png;
        QVERIFY(scenery.render("turn.png"));
        QCOMPARE(scenery.files(), (QStringList{"still.png", "turn-0001.png", "turn-0002.png", "turn-0003.png",
                                               "turn-0004.png"}));
        const auto frame = [&](const char* name) {
            return QImage(scenery.path(name)).convertToFormat(QImage::Format_RGB888);
        };
        QCOMPARE(frame("turn-0001.png"), frame("still.png"));
        QVERIFY(frame("turn-0001.png") != frame("turn-0002.png"));
        // Half a turn is what the camera sees from behind.
        scenery.camera.setStandardView(StandardView::Front);
        scenery.camera.frame(bounds(*scenery.document.state().scene));
        QVERIFY(scenery.render("turn.png"));
        scenery.camera.setStandardView(StandardView::Back);
        scenery.settings.turntable = false;
        QVERIFY(scenery.render("still.png"));
        QVERIFY(differing(frame("turn-0003.png"), frame("still.png")) < 10);
        QVERIFY(differing(frame("turn-0001.png"), frame("still.png")) > 100);
    }

    void webpFilmsHaveEveryFrame() {
        Scenery scenery;
        scenery.settings.turntable = true;
        scenery.settings.seconds = 2.0;
        for (const bool transparent : {false, true}) {
            scenery.settings.transparent = transparent;
            QVERIFY(scenery.render("turn.webp"));
            const QByteArray film = bytesOf(scenery.path("turn.webp"));
            QVERIFY(film.startsWith("RIFF") && film.mid(8, 4) == "WEBP");
            QCOMPARE(film.count("ANMF"), 4);
            QVERIFY(!transparent || film.count("ALPH") > 0);
            // The duration of the first frame: 24 bits behind its place and size.
            const qsizetype at = film.indexOf("ANMF") + 8 + 12;
            QCOMPARE(static_cast<int>(static_cast<uchar>(film[at])) + 256 * static_cast<uchar>(film[at + 1]),
                     500);
        }
        QCOMPARE(scenery.files(), QStringList("turn.webp"));
    }

    void canceledLeavesNothing() {
        Scenery scenery;
        for (const bool turntable : {false, true}) {
            scenery.settings.turntable = turntable;
            for (const FilmFormat format : {FilmFormat::Png, FilmFormat::WebP}) {
                scenery.settings.format = format;
                for (const int polls : {0, 3, 12, 20}) {
                    CancelAfter progress(polls);
                    const auto done = scenery.render("a.png", progress);
                    if (!done) {
                        QCOMPARE(done.error().code, ErrorCode::Canceled);
                        QCOMPARE(scenery.files(), QStringList());
                    }
                    for (const QString& file : scenery.files()) {
                        QFile::remove(scenery.path(file));
                    }
                }
            }
        }
    }

    void ffmpegGetsEveryFrame() {
#ifdef Q_OS_WIN
        QSKIP("the stand-in for ffmpeg is a shell script");
#endif
        const FakeFfmpeg program("for last; do :; done\nwc -c > \"$last\"\n");
        Scenery scenery;
        scenery.settings.turntable = true;
        scenery.settings.format = FilmFormat::Mp4;
        const auto done = scenery.render("turn.mp4");
        QVERIFY2(done, done ? "" : done.error().arguments.back().c_str());
        QCOMPARE(bytesOf(scenery.path("turn.mp4")).trimmed().toInt(), 4 * 48 * 36 * 4);
        QCOMPARE(scenery.files(), QStringList("turn.mp4"));
    }

    void ffmpegMayFail() {
#ifdef Q_OS_WIN
        QSKIP("the stand-in for ffmpeg is a shell script");
#endif
        const FakeFfmpeg program("cat > /dev/null\necho Unknown encoder libx264 >&2\nexit 1\n");
        Scenery scenery;
        scenery.settings.turntable = true;
        scenery.settings.format = FilmFormat::Mp4;
        const auto done = scenery.render("turn.mp4");
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::FileUnwritable);
        QCOMPARE(done.error().arguments[1], std::string("ffmpeg: Unknown encoder libx264"));
        QCOMPARE(scenery.files(), QStringList());
    }

    void badRequestsAreRefused() {
        Scenery scenery;
        const auto code = [&](const QString& name) {
            const auto done = scenery.render(name);
            return done ? ErrorCode::Count : done.error().code;
        };
        QCOMPARE(code("no/such/folder/a.png"), ErrorCode::PictureUnwritable);
        scenery.settings.turntable = true;
        QCOMPARE(code("no/such/folder/a.webp"), ErrorCode::PictureUnwritable);
        scenery.settings.format = FilmFormat::Png;
        QCOMPARE(code("no/such/folder/a.png"), ErrorCode::PictureUnwritable);
        scenery.settings.width = 0;
        QCOMPARE(code("a.png"), ErrorCode::ParameterOutOfRange);
        scenery.settings = RenderSettings();
        Scene scene = limbAndBox();
        scene.sourceFile = scenery.path("body.png").toStdString();
        scenery.document.reset(stateOfScene(std::move(scene), {}));
        QCOMPARE(code("body.png"), ErrorCode::TargetIsInput);
        hidePart(scenery.document, 0);
        hidePart(scenery.document, 1);
        QCOMPARE(code("a.png"), ErrorCode::NoMesh);
        QCOMPARE(scenery.files(), QStringList());
    }
};

SINEW_TEST(TestRendering, QCoreApplication)

} // namespace testRendering

#include "TestRendering.moc"
