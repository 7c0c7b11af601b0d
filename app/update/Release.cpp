#include "app/update/UpdateCheck.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace sinew {

std::optional<ReleaseVersion> readVersion(const QString& text) {
    static const QRegularExpression pattern(
        R"(\Av?([0-9]{1,6})\.([0-9]{1,6})(?:\.([0-9]{1,6}))?(-[0-9A-Za-z.]{1,32})?\z)");
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    return ReleaseVersion{match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt(),
                          match.captured(4).isEmpty()};
}

QString versionText(const ReleaseVersion& version) {
    const QString numbers = QString("%1.%2.%3").arg(version.major).arg(version.minor).arg(version.patch);
    return version.released ? numbers : numbers + " (preview)";
}

std::optional<ReleaseVersion> readRelease(const QByteArray& answer) {
    const QJsonValue tag = QJsonDocument::fromJson(answer).object().value("tag_name");
    return tag.isString() ? readVersion(tag.toString()) : std::nullopt;
}

bool updateDue(const QDate& last, const QDate& today) {
    constexpr qint64 kDays = 7;
    return !last.isValid() || last > today || last.daysTo(today) >= kDays;
}

} // namespace sinew
