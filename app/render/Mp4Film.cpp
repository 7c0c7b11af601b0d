#include "app/render/Mp4Film.h"

namespace sinew {
namespace {

constexpr int kPollMilliseconds = 50;
constexpr qsizetype kMostSaid = 400; // characters of what ffmpeg says: the end tells why it gave up
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

} // namespace

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
    QString said = QString::fromLocal8Bit(m_process.readAllStandardError()).simplified().right(kMostSaid);
    if (said.isEmpty()) {
        said = m_process.errorString();
    }
    return fail(ErrorCode::FileUnwritable, {m_plan.file.toStdString(), "ffmpeg: " + said.toStdString()});
}

Expected<void> Mp4Film::begin(const QSize& size) {
    if (const auto there = m_staged.check(); !there) {
        return there;
    }
    m_process.start(m_ffmpeg, argumentsFor(m_plan, size, m_staged.path(kStagedName)));
    return m_process.waitForStarted() ? Expected<void>() : failed();
}

Expected<void> Mp4Film::add(const QImage& frame) {
    if (m_process.program().isEmpty()) {
        if (const auto begun = begin(frame.size()); !begun) {
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

} // namespace sinew
