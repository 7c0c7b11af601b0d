#include "app/render/Rendering.h"

#include "app/picture/Picture.h"
#include "core/base/Error.h"
#include "core/io/export/OutputFile.h"
#include "core/io/export/OutputSet.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <webp/encode.h>
#include <webp/mux.h>

#include <cmath>
#include <filesystem>

namespace sinew {
namespace {

/// A folder beside files that are being made, so that they can be moved into place at once. It goes with all
/// that is left in it.
class StagedFolder {
public:
    /// `target`: a file as it will be.
    explicit StagedFolder(const QString& target)
        : m_target(target)
        , m_folder(QFileInfo(target).absoluteDir().filePath(".sinew-XXXXXX")) {}

    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// Whether there is a folder at all. Error: PictureUnwritable.
    Expected<void> check() const {
        return m_folder.isValid() ? Expected<void>() : unwritable(m_target, m_folder.errorString());
    }
    /// Moves a file of the folder over `target`. Error: PictureUnwritable.
    Expected<void> place(const QString& name, const QString& target) const {
        const std::error_code error = renameWhole(path(name).toStdU16String(), target.toStdU16String());
        return error ? unwritable(target, QString::fromLocal8Bit(error.message().c_str())) : Expected<void>();
    }

private:
    static Expected<void> unwritable(const QString& file, const QString& reason) {
        return fail(ErrorCode::PictureUnwritable, {file.toStdString(), reason.toStdString()});
    }

    QString m_target;
    PendingOutput m_pending;
    QTemporaryDir m_folder;
};

/// H.264 in MP4, which ffmpeg makes of the raw frames that it is given. Sides are cut to even numbers.
class Mp4Film final : public FilmWriter {
public:
    Mp4Film(const FilmPlan& plan, const QString& ffmpeg, Progress& progress);
    ~Mp4Film() override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    Expected<void> begin(const QSize& size);
    Expected<void> failed();

    FilmPlan m_plan;
    QString m_ffmpeg;
    Progress& m_progress;
    StagedFolder m_staged;
    QProcess m_process;
};

constexpr int kPollMilliseconds = 50;
constexpr qsizetype kMaxSaid = 400; // characters of what ffmpeg says: the end tells why it gave up
const char* const kStagedName = "film.mp4";

QStringList argumentsFor(const FilmPlan& plan, const QSize& size, const QString& file) {
    const QString rate = QString::number(plan.frames / plan.seconds);
    return {"-y",        "-loglevel",  "error",
            "-f",        "rawvideo",   "-pix_fmt",
            "rgba",      "-s",         QString("%1x%2").arg(size.width()).arg(size.height()),
            "-r",        rate,         "-i",
            "-",         "-vf",        "crop=trunc(iw/2)*2:trunc(ih/2)*2",
            "-c:v",      "libx264",    "-crf",
            "16",        "-pix_fmt",   "yuv420p",
            "-movflags", "+faststart", file};
}

Mp4Film::Mp4Film(const FilmPlan& plan, const QString& ffmpeg, Progress& progress)
    : m_plan(plan)
    , m_ffmpeg(ffmpeg)
    , m_progress(progress)
    , m_staged(plan.file) {}

Mp4Film::~Mp4Film() {
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished();
    }
}

Expected<void> Mp4Film::failed() {
    QString said = QString::fromLocal8Bit(m_process.readAllStandardError()).simplified().right(kMaxSaid);
    if (said.isEmpty()) {
        said = m_process.errorString();
    }
    return fail(ErrorCode::FileUnwritable, {m_plan.file.toStdString(), "ffmpeg: " + said.toStdString()});
}

Expected<void> Mp4Film::begin(const QSize& size) {
    if (auto there = m_staged.check(); !there) {
        return there;
    }
    m_process.start(m_ffmpeg, argumentsFor(m_plan, size, m_staged.path(kStagedName)));
    return m_process.waitForStarted() ? Expected<void>() : failed();
}

Expected<void> Mp4Film::add(const QImage& frame) {
    if (m_process.program().isEmpty()) {
        if (auto begun = begin(frame.size()); !begun) {
            return begun;
        }
    }
    m_process.write(reinterpret_cast<const char*>(frame.constBits()), frame.sizeInBytes());
    while (m_process.bytesToWrite() > 0 && m_process.state() == QProcess::Running) {
        m_process.waitForBytesWritten(kPollMilliseconds);
        if (m_progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
    }
    return m_process.state() == QProcess::Running ? Expected<void>() : failed();
}

Expected<void> Mp4Film::finish() {
    m_process.closeWriteChannel();
    while (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(kPollMilliseconds)) {
        if (m_progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
    }
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0) {
        return failed();
    }
    return m_staged.place(kStagedName, m_plan.file);
}

/// An animated WebP, lossy, with alpha. Compressed frames are kept in memory.
class WebpFilm final : public FilmWriter {
public:
    explicit WebpFilm(const FilmPlan& plan);
    ~WebpFilm() override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    int milliseconds(int frame) const;
    Expected<void> failed() const;

    FilmPlan m_plan;
    WebPAnimEncoder* m_encoder = nullptr;
    int m_frames = 0;
};

constexpr float kWebpQuality = 90.0F; // of 100: no blocks can be seen in the backdrop

WebpFilm::WebpFilm(const FilmPlan& plan)
    : m_plan(plan) {}

WebpFilm::~WebpFilm() {
    WebPAnimEncoderDelete(m_encoder);
}

int WebpFilm::milliseconds(int frame) const {
    return static_cast<int>(std::lround(1000.0 * m_plan.seconds * frame / m_plan.frames));
}

Expected<void> WebpFilm::failed() const {
    const char* said = m_encoder != nullptr ? WebPAnimEncoderGetError(m_encoder) : "";
    return fail(ErrorCode::PictureUnwritable, {m_plan.file.toStdString(), said});
}

Expected<void> WebpFilm::add(const QImage& frame) {
    if (m_encoder == nullptr) {
        WebPAnimEncoderOptions options;
        WebPAnimEncoderOptionsInit(&options);
        m_encoder = WebPAnimEncoderNew(frame.width(), frame.height(), &options);
    }
    WebPConfig config;
    WebPPicture picture;
    if (m_encoder == nullptr || WebPConfigPreset(&config, WEBP_PRESET_PICTURE, kWebpQuality) == 0 ||
        WebPPictureInit(&picture) == 0) {
        return fail(ErrorCode::OutOfMemory, {"picture", m_plan.file.toStdString()});
    }
    picture.use_argb = 1;
    picture.width = frame.width();
    picture.height = frame.height();
    const bool added =
        WebPPictureImportRGBA(&picture, frame.constBits(), static_cast<int>(frame.bytesPerLine())) != 0 &&
        WebPAnimEncoderAdd(m_encoder, &picture, milliseconds(m_frames++), &config) != 0;
    WebPPictureFree(&picture);
    return added ? Expected<void>() : failed();
}

Expected<void> WebpFilm::finish() {
    WebPData data;
    WebPDataInit(&data);
    if (m_encoder == nullptr ||
        WebPAnimEncoderAdd(m_encoder, nullptr, milliseconds(m_frames), nullptr) == 0 ||
        WebPAnimEncoderAssemble(m_encoder, &data) == 0) {
        return failed();
    }
    const Expected<void> written =
        writeFileWhole(m_plan.file.toStdString(), {reinterpret_cast<const char*>(data.bytes), data.size});
    WebPDataClear(&data);
    return written ? Expected<void>() : fail(ErrorCode::PictureUnwritable, written.error().arguments);
}

/// Numbered pictures, which take their places together.
class PngFilm final : public FilmWriter {
public:
    explicit PngFilm(const FilmPlan& plan);
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    QStringList m_files;
    OutputSet m_outputs;
    qsizetype m_frames = 0;
};

PngFilm::PngFilm(const FilmPlan& plan)
    : m_files(filesOf(plan)) {}

Expected<void> PngFilm::add(const QImage& frame) {
    return writePicture(frame, m_files[m_frames++], &m_outputs);
}

Expected<void> PngFilm::finish() {
    const Expected<void> placed = m_outputs.place(Progress());
    return placed || placed.error().code != ErrorCode::FileUnwritable
               ? placed
               : fail(ErrorCode::PictureUnwritable, placed.error().arguments);
}

} // namespace

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
