#include "app/session/RememberedFiles.h"

#include "core/io/source/FileBytes.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>

namespace sinew {
namespace {

constexpr const char* kKey = "recentFiles";

} // namespace

QString RecentFiles::nameOf(const QString& file) {
    const QFileInfo info(file);
    const QString canonical = info.canonicalFilePath();
    return canonical.isEmpty() ? QDir::cleanPath(info.absoluteFilePath()) : canonical;
}

RecentFiles::RecentFiles(QSettings* settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings != nullptr ? *settings : m_own) {}

QStringList RecentFiles::files() const {
    return m_settings.value(QLatin1String(kKey)).toStringList().mid(0, kMax);
}

void RecentFiles::set(const QStringList& files) {
    if (files != this->files()) {
        m_settings.setValue(QLatin1String(kKey), files);
        Q_EMIT changed();
    }
}

void RecentFiles::add(const QString& file) {
    const QString name = nameOf(file);
    QStringList list = files();
    list.removeAll(name);
    list.prepend(name);
    set(list.mid(0, kMax));
}

void RecentFiles::remove(const QString& file) {
    QStringList list = files();
    list.removeAll(file);
    list.removeAll(nameOf(file));
    set(list);
}

void RecentFiles::clear() {
    set({});
}

bool RecentFiles::use(const QString& file) {
    if (QFileInfo::exists(file)) {
        return true;
    }
    remove(file);
    return false;
}

QString samplePath() {
    return QFileInfo(QCoreApplication::applicationDirPath() +
                     QLatin1String("/../share/sinew/sample/wayfarer.fbx"))
        .canonicalFilePath();
}

Thumbnails::Thumbnails(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder) {}

QString Thumbnails::folder() const {
    return !m_folder.isEmpty() ? m_folder
                               : QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
                                     .filePath(QStringLiteral("thumbnails"));
}

QString Thumbnails::pathOf(const QString& file) const {
    const QByteArray hash =
        QCryptographicHash::hash(RecentFiles::nameOf(file).toUtf8(), QCryptographicHash::Sha256);
    return QDir(folder()).filePath(QString::fromLatin1(hash.toHex()) + QStringLiteral(".png"));
}

QImage Thumbnails::find(const QString& file) const {
    const Expected<std::string> bytes = readWholeFile(pathOf(file).toStdString(), FileUse::Preview);
    if (!bytes) {
        return {};
    }
    QByteArray png = QByteArray::fromStdString(*bytes);
    QBuffer buffer(&png);
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size();
    // Others may write into a cache: nothing large is even read.
    if (!size.isValid() || size.width() > kSide || size.height() > kSide) {
        return {};
    }
    return reader.read();
}

void Thumbnails::keep(const QString& file, const QImage& picture) {
    if (picture.isNull() || !QDir().mkpath(folder())) {
        return;
    }
    const bool large = picture.width() > kSide || picture.height() > kSide;
    const QImage small =
        large ? picture.scaled(kSide, kSide, Qt::KeepAspectRatio, Qt::SmoothTransformation) : picture;
    QSaveFile target(pathOf(file));
    if (target.open(QIODevice::WriteOnly) && small.save(&target, "PNG") && target.commit()) {
        prune();
        Q_EMIT changed();
    }
}

void Thumbnails::prune() const {
    const QFileInfoList pictures = QDir(folder()).entryInfoList({"*.png"}, QDir::Files, QDir::Time);
    for (qsizetype i = kMax; i < pictures.size(); ++i) {
        QFile::remove(pictures[i].filePath());
    }
}

namespace {

constexpr const char* kTextureFolders = "textureFolders";
constexpr qsizetype kMaxAnswers = 100;

struct TextureAnswer {
    QString character;
    QStringList folders;
};

/// The last answer first.
QList<TextureAnswer> textureAnswers() {
    QSettings settings;
    QList<TextureAnswer> answers;
    const int count = settings.beginReadArray(QLatin1String(kTextureFolders));
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        answers.append({settings.value("character").toString(), settings.value("folders").toStringList()});
    }
    settings.endArray();
    return answers;
}

std::optional<QStringList> answerFor(const QString& character) {
    const QString name = RecentFiles::nameOf(character);
    for (const TextureAnswer& answer : textureAnswers()) {
        if (answer.character == name) {
            return answer.folders;
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string> textureFoldersOf(const QString& character) {
    std::vector<std::string> folders;
    for (const QString& folder : answerFor(character).value_or(QStringList())) {
        folders.push_back(folder.toStdString());
    }
    return folders;
}

bool textureFoldersAnswered(const QString& character) {
    return answerFor(character).has_value();
}

void keepTextureFolders(const QString& character, const std::vector<std::string>& folders) {
    TextureAnswer kept{RecentFiles::nameOf(character), {}};
    for (const std::string& folder : folders) {
        kept.folders << QString::fromStdString(folder);
    }
    QList<TextureAnswer> answers = textureAnswers();
    answers.removeIf([&](const TextureAnswer& answer) { return answer.character == kept.character; });
    answers.prepend(kept);
    const qsizetype count = std::min(answers.size(), kMaxAnswers);
    QSettings settings;
    settings.remove(QLatin1String(kTextureFolders));
    settings.beginWriteArray(QLatin1String(kTextureFolders), static_cast<int>(count));
    for (qsizetype i = 0; i < count; ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue("character", answers[i].character);
        settings.setValue("folders", answers[i].folders);
    }
    settings.endArray();
}

} // namespace sinew
