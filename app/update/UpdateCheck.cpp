#include "app/update/UpdateCheck.h"

#include <QStandardPaths>

namespace sinew {
namespace {

constexpr const char* kLatestRelease = "https://api.github.com/repos/sinewbind/sinew/releases/latest";
constexpr qsizetype kMaxAnswer = 1'000'000; ///< bytes
constexpr int kSeconds = 10;                ///< curl's own limit
constexpr int kPatience = 15'000;           ///< milliseconds, for a curl that keeps no limit

/// The user's own file of options is left out: it may send more, or elsewhere.
QStringList curlArguments() {
    return {"--disable",      "--silent",
            "--fail",         "--location",
            "--max-redirs",   "3",
            "--proto",        "=https",
            "--proto-redir",  "=https",
            "--max-time",     QString::number(kSeconds),
            "--max-filesize", QString::number(kMaxAnswer),
            "--user-agent",   "Sinew/" SINEW_VERSION,
            kLatestRelease};
}

/// What an exit code of curl means.
UpdateTrouble troubleOf(int code) {
    switch (code) {
    case 0:
        return UpdateTrouble::None;
    case 5:  // no such proxy
    case 6:  // no such host
    case 7:  // no connection
    case 52: // nothing came
    case 55: // not sent
    case 56: // not received
        return UpdateTrouble::NoConnection;
    case 28:
        return UpdateTrouble::TimedOut;
    case 35: // no handshake
    case 51:
    case 53:
    case 54:
    case 58:
    case 59:
    case 60: // a certificate that nobody here vouches for
    case 77: // no list of those who vouch
    case 83:
    case 90:
    case 91:
        return UpdateTrouble::NotSecure;
    case 22:
        return UpdateTrouble::Refused;
    case 1: // a curl that lacks https or options
    case 2:
    case 4:
    case 126: // one that its system does not start, or that misses a library
    case 127:
        return UpdateTrouble::NoCurl;
    default:
        return UpdateTrouble::BadAnswer;
    }
}

UpdateAnswer answerOf(const QByteArray& bytes) {
    const std::optional<ReleaseVersion> release = readRelease(bytes);
    return release ? UpdateAnswer{UpdateTrouble::None, *release} : UpdateAnswer{UpdateTrouble::BadAnswer, {}};
}

} // namespace

// A program of the system asks, so that this one needs no code for networks and certificates of its own.
UpdateCheck::UpdateCheck(const QString& curl, QObject* parent)
    : QObject(parent)
    , m_curl(curl) {
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_patience.setSingleShot(true);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &UpdateCheck::take);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            end({UpdateTrouble::NoCurl, {}});
        }
    });
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        take();
        const UpdateTrouble trouble =
            status == QProcess::NormalExit ? troubleOf(code) : UpdateTrouble::NoCurl;
        end(trouble == UpdateTrouble::None ? answerOf(m_answer) : UpdateAnswer{trouble, {}});
    });
    connect(&m_patience, &QTimer::timeout, this, [this] { end({UpdateTrouble::TimedOut, {}}); });
}

UpdateCheck::~UpdateCheck() {
    m_process.disconnect(this);
    stop();
}

void UpdateCheck::start() {
    if (m_running) {
        return;
    }
    stop(); // one that was canceled and is still ending
    m_running = true;
    m_answer.clear();
    if (m_curl.isEmpty()) { // later, as every other answer comes
        QTimer::singleShot(0, this, [this] { end({UpdateTrouble::NoCurl, {}}); });
        return;
    }
    m_patience.start(kPatience);
    m_process.start(m_curl, curlArguments());
}

void UpdateCheck::cancel() {
    m_running = false;
    m_patience.stop();
    m_process.kill();
}

/// Waits for a process that was killed, which takes no time to speak of.
void UpdateCheck::stop() {
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished();
    }
}

void UpdateCheck::take() {
    m_answer += m_process.readAllStandardOutput();
    if (m_answer.size() > kMaxAnswer) {
        end({UpdateTrouble::BadAnswer, {}});
    }
}

/// Of several ends the first counts: what is killed here also finishes.
void UpdateCheck::end(const UpdateAnswer& answer) {
    if (!m_running) {
        return;
    }
    cancel();
    Q_EMIT finished(answer);
}

QString systemCurl() {
    return QStandardPaths::findExecutable("curl");
}

bool isNewer(const ReleaseVersion& release) {
    const std::optional<ReleaseVersion> own = readVersion(SINEW_VERSION);
    return own && release > *own;
}

} // namespace sinew
