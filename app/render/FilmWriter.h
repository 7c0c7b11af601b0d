#pragma once

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

} // namespace sinew
