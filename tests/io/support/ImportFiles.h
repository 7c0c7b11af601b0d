#pragma once

#include "core/io/ImportScene.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace sinew::test {

/// A folder of small files made by a test, gone with it.
class ImportFolder {
public:
    std::filesystem::path path(const std::string& name) const {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

    std::filesystem::path write(const std::string& name, std::string_view bytes) const {
        QFile file(QString::fromStdString(path(name).string()));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        }
        return path(name);
    }

    Expected<ImportedScene> scene(const std::string& name, std::string_view bytes) const {
        Progress progress;
        return importScene(write(name, bytes), progress);
    }

    Expected<ImportedSkeleton> skeleton(const std::string& name, std::string_view bytes) const {
        Progress progress;
        return importSkeleton(write(name, bytes), progress);
    }

private:
    QTemporaryDir m_folder;
};

/// "ok", or the error as "code: argument, argument" for comparing and showing.
template<typename T>
QString outcome(const Expected<T>& result) {
    if (result) {
        return QStringLiteral("ok");
    }
    QString text = QString::number(static_cast<int>(result.error().code)) + QLatin1Char(':');
    for (const std::string& argument : result.error().arguments) {
        text += QLatin1Char(' ') + QString::fromStdString(argument);
    }
    return text;
}

template<typename T>
bool failsWith(const Expected<T>& result, ErrorCode code) {
    return !result && result.error().code == code;
}

/// True when some argument of the error holds the text.
template<typename T>
bool errorNames(const Expected<T>& result, std::string_view text) {
    return !result && std::ranges::any_of(result.error().arguments, [&](const std::string& argument) {
        return argument.find(text) != std::string::npos;
    });
}

inline const Notice* findNotice(const Notices& notices, NoticeCode code) {
    const auto found = std::ranges::find(notices, code, &Notice::code);
    return found == notices.end() ? nullptr : &*found;
}

inline double distance(const Vec3& a, const Vec3& b) {
    return (a - b).norm();
}

} // namespace sinew::test
