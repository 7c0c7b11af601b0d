#pragma once

#include <QByteArray>
#include <QDate>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

#include <compare>
#include <optional>

namespace sinew {

/// The number of a release. A preview comes before the release of its number.
struct ReleaseVersion {
    int major = 0;
    int minor = 0;
    int patch = 0;
    bool released = true; ///< false: a preview, "0.2.0-rc1"
    auto operator<=>(const ReleaseVersion&) const = default;
};

/// "v0.2.0", "0.2", "0.2.0-rc1". Nothing for any other text: tags come from elsewhere.
std::optional<ReleaseVersion> readVersion(const QString& text);

/// "0.2.0", of numbers alone: nothing of a tag is ever shown. A preview is "0.2.0 (preview)".
QString versionText(const ReleaseVersion& version);

/// The release that an answer of GitHub names, as JSON. Nothing where it is no such answer.
std::optional<ReleaseVersion> readRelease(const QByteArray& answer);

/// Whether it is time to ask again: never asked, a week ago, or on a day that is still to come.
bool updateDue(const QDate& last, const QDate& today);

/// The page that lists the releases. It is the only one that is ever opened.
inline constexpr const char* kReleasesPage = "https://github.com/sinewbind/sinew/releases";

enum class UpdateTrouble {
    None,
    NoCurl,       ///< the program that asks is not there or does not run
    NoConnection, ///< no network, no name service, no route
    TimedOut,
    NotSecure, ///< the other side is not who it should be: a proxy, a login page, a wrong clock
    Refused,   ///< an answer that says no
    BadAnswer  ///< something else than a release
};

struct UpdateAnswer {
    UpdateTrouble trouble = UpdateTrouble::None;
    ReleaseVersion newest; ///< without trouble
};

/// Asks GitHub for the newest release, in the background, and tells nothing but this program's version.
class UpdateCheck : public QObject {
    Q_OBJECT
public:
    /// Asks by the program at that path, which takes curl's arguments.
    explicit UpdateCheck(const QString& curl, QObject* parent = nullptr);
    ~UpdateCheck() override;

    /// Nothing while it runs.
    void start();
    /// finished() does not come.
    void cancel();
    bool running() const { return m_running; }

Q_SIGNALS:
    void finished(const sinew::UpdateAnswer& answer);

private:
    void take();
    void stop();
    void end(const UpdateAnswer& answer);

    QString m_curl;
    QProcess m_process;
    QTimer m_patience;
    QByteArray m_answer;
    bool m_running = false;
};

/// The curl of this system; empty: there is none.
QString systemCurl();

/// Whether a release is newer than this program.
bool isNewer(const ReleaseVersion& release);

} // namespace sinew
