#pragma once

#include "app/document/PosedMesh.h"
#include "app/jobs/TaskPool.h"
#include "app/picture/Picture.h"
#include "app/picture/Rasterizer.h"
#include "app/view/OrbitCamera.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <memory>

namespace sinew {

enum class FilmFormat {
    Png,  ///< a picture a frame
    WebP, ///< one animated file, runs for ever
    Mp4   ///< H.264, by an installed ffmpeg; has no transparency
};

struct FilmPlan {
    FilmFormat format = FilmFormat::WebP;
    int frames = 72;
    double seconds = 3.0; ///< all of it
    QString file;         ///< of pictures: what their names begin with
};

/// Takes frames of one size, one after the other. Until finish() nothing stands in the film's place; a film
/// that is given up leaves nothing behind.
class FilmWriter {
public:
    FilmWriter() = default;
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;
    virtual ~FilmWriter() = default;

    /// `frame`: RGBA8888. Errors: PictureUnwritable, FileUnwritable with what ffmpeg said,
    /// OutOfMemory, Canceled.
    virtual Expected<void> add(const QImage& frame) = 0;
    /// The same errors.
    virtual Expected<void> finish() = 0;
};

/// `progress` is polled while another program works. Used on one thread.
std::unique_ptr<FilmWriter> makeFilmWriter(const FilmPlan& plan, Progress& progress);

/// All files that a film becomes: one, or "hero-0001.png", "hero-0002.png", ... for "hero.png".
QStringList filesOf(const FilmPlan& plan);

/// The installed ffmpeg, which MP4 asks for; empty: there is none.
QString ffmpegProgram();

/// What a view shows, kept for pictures that take their time: whatever happens to the document, they stay
/// the same.
struct Shot {
    std::shared_ptr<const Scene> scene; ///< posed for good, without hidden parts
    OrbitCamera camera;
    PictureSettings look; ///< colours and skeleton; size, samples and background are left as they come
};

/// The character in its shown pose with its shown weights. Weights of the selected joint or of all joints are
/// colours where the view has these overlays on, bones where it shows the skeleton. O(#C).
Shot shotOf(PosedMesh& posed, const DocumentState& state, const ViewSettings& view,
            const OrbitCamera& camera);

/// The camera of a picture that shows at least what the window shows, whatever its shape. Parallel rays
/// become those of a lens so long that nothing seems to converge; `box` is the scene's.
picture::View pictureView(const OrbitCamera& camera, const Aabb& box, int width, int height);

/// The same camera, carried around the vertical through `center` by an angle in radians.
picture::View carriedAround(picture::View view, const Vec3& center, double angle);

/// How a picture or a turntable comes out.
struct RenderSettings {
    static constexpr int kLargestSide = 4096; ///< beyond it, pictures with many samples take gigabytes

    int width = 1920;
    int height = 1080;
    int supersample = 3; ///< samples a pixel along each side
    bool transparent = false;
    bool turntable = false; ///< else a picture, a PNG
    FilmFormat format = FilmFormat::WebP;
    int frames = 72;
    double seconds = 3.0;
};

FilmPlan filmPlan(const RenderSettings& settings, const QString& file);

/// Every file that will be written.
QStringList targetsOf(const RenderSettings& settings, const QString& file);

/// Renders a shot into `file`; a turntable is the character turned once about the vertical through its
/// middle, with light and backdrop where they are. Files appear whole or not at all. On any thread. Errors:
/// as renderPicture and FilmWriter, TargetIsInput.
Expected<void> render(const Shot& shot, const RenderSettings& settings, const QString& file,
                      Progress& progress);

/// Renders pictures and turntables in the background, one at a time.
class RenderJob : public QObject {
    Q_OBJECT
public:
    explicit RenderJob(TaskPool& pool, QObject* parent = nullptr);

    /// Takes the place of what runs.
    void run(const Shot& shot, const RenderSettings& settings, const QString& file);
    void cancel();

    bool running() const { return m_job.running(); }
    /// Of what runs, or ran last.
    QString name() const;
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    void written(const QString& file); ///< the first one of a sequence
    void failed(const QString& name, const sinew::Error& error);
    void canceled(const QString& name);

private:
    void end(const QString& file, const Expected<void>& outcome);

    LatestJob m_job;
    bool m_turntable = false;
};

} // namespace sinew
