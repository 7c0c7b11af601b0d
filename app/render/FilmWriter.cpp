#include "app/render/FilmWriter.h"

#include "app/render/Mp4Film.h"
#include "app/render/PngFilm.h"
#include "app/render/WebpFilm.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace sinew {

QString ffmpegProgram() {
    return QStandardPaths::findExecutable("ffmpeg");
}

QStringList filesOf(const FilmPlan& plan) {
    if (plan.format != FilmFormat::Png) {
        return {plan.file};
    }
    constexpr int digits = 4;
    const QFileInfo first(plan.file);
    QStringList files;
    for (int frame = 1; frame <= plan.frames; ++frame) {
        files << first.dir().filePath(
            QString("%1-%2.png").arg(first.completeBaseName()).arg(frame, digits, 10, QChar('0')));
    }
    return files;
}

std::unique_ptr<FilmWriter> makeFilmWriter(const FilmPlan& plan, Progress& progress) {
    switch (plan.format) {
    case FilmFormat::Png:
        return std::make_unique<PngFilm>(plan);
    case FilmFormat::Mp4:
        return std::make_unique<Mp4Film>(plan, ffmpegProgram(), progress);
    case FilmFormat::WebP:
        break;
    }
    return std::make_unique<WebpFilm>(plan);
}

} // namespace sinew
