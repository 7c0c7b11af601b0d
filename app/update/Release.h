#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

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

} // namespace sinew
