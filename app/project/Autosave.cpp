#include "app/project/Autosave.h"

#include "app/document/Edits.h"
#include "app/text/Texts.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace sinew {
namespace {

QString lockOf(const QString& file) {
    return QFileInfo(file).path() + QLatin1Char('/') + QFileInfo(file).completeBaseName() +
           QLatin1String(".lock");
}

/// Holds the file's lock, or null: a running program does. A lock whose process is gone is taken over.
std::unique_ptr<QLockFile> taken(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0); // no age makes it stale, only the death of its process
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

/// Under a name that is free, in the folder "broken". Empty when that fails.
QString movedAside(const QString& file) {
    const QFileInfo info(file);
    QDir folder(info.path());
    folder.mkdir(QStringLiteral("broken"));
    for (int number = 0; number < 1000; ++number) {
        const QString suffix = number == 0 ? QString() : QStringLiteral("-%1").arg(number);
        const QString target =
            folder.filePath(QStringLiteral("broken/%1%2.sinew").arg(info.completeBaseName(), suffix));
        if (!QFile::exists(target) && QFile::rename(file, target)) { // rename never overwrites
            return target;
        }
    }
    return {};
}

Error problemWith(const QString& file, const Error& error) {
    if (error.code == ErrorCode::ProjectTooNew || error.code == ErrorCode::FileUnreadable) {
        return error; // nothing is wrong with the file itself
    }
    const QString aside = movedAside(file);
    const std::string what =
        error.arguments.size() > 1 ? error.arguments.back() : errorText(error).toStdString();
    return makeError(ErrorCode::AutosaveBroken, {(aside.isEmpty() ? file : aside).toStdString(), what});
}

} // namespace

Autosave::Autosave(Document& document, ViewState& view, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_view(view)
    , m_folder(folder.isEmpty() ? defaultFolder() : folder)
    , m_file(QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                     QLatin1String(".sinew"))) {
    constexpr int milliseconds = 1000;
    m_timer.setInterval(kIntervalSeconds * milliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::saveNow);
    connect(&document, &Document::modifiedChanged, this, [this] {
        if (!m_document.modified()) {
            removeOwn();
        }
    });
    m_timer.start();
}

Autosave::~Autosave() {
    removeOwn();
}

QString Autosave::defaultFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("autosave"));
}

bool Autosave::lock() {
    if (!m_lock) {
        QDir().mkpath(m_folder);
        m_lock = taken(m_file);
    }
    return m_lock != nullptr;
}

void Autosave::removeOwn() {
    if (m_written) {
        QFile::remove(m_file);
        m_written = false;
    }
    m_lock.reset(); // removes its file
}

bool Autosave::saveNow() {
    if (!m_document.modified() || !m_document.state().hasScene()) {
        return true;
    }
    if (m_written && m_savedRevision == m_document.revision()) {
        return true;
    }
    if (!lock()) {
        Q_EMIT failed(makeError(ErrorCode::FileUnwritable,
                                {m_file.toStdString(), tr("its lock cannot be taken").toStdString()}));
        return false;
    }
    finishWeights(m_document);
    ProjectFile project = projectOf(m_document.state(), m_view.settings());
    project.autosave =
        AutosaveRecord{m_document.projectFile().toStdString(), m_document.title().toStdString()};
    if (const auto written = writeProject(project, m_file.toStdString()); !written) {
        Q_EMIT failed(written.error());
        return false;
    }
    m_written = true;
    m_savedRevision = m_document.revision();
    Q_EMIT saved(m_file);
    return true;
}

AutosaveScan Autosave::recoverable() const {
    AutosaveScan scan;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.sinew")}, QDir::Files, QDir::Name);
    for (const QFileInfo& info : files) {
        const QString file = info.filePath();
        const auto lock = file == m_file ? nullptr : taken(file);
        if (!lock) {
            continue;
        }
        auto project = readProject(file.toStdString());
        if (!project) {
            scan.problems.push_back(problemWith(file, project.error()));
            continue;
        }
        const AutosaveRecord record = project->autosave.value_or(AutosaveRecord());
        scan.works.push_back({file, QString::fromStdString(record.title),
                              QString::fromStdString(record.projectFile), info.lastModified(),
                              std::move(*project)});
    }
    std::ranges::stable_sort(
        scan.works, [](const RecoverableWork& a, const RecoverableWork& b) { return a.time > b.time; });
    return scan;
}

bool Autosave::adopt(const QString& file) {
    if (!m_document.modified()) {
        return false; // what is shown is not the recovered work, and saving it would remove that
    }
    auto lock = taken(file);
    if (!lock) {
        return false;
    }
    removeOwn();
    m_file = file;
    m_lock = std::move(lock);
    m_written = true;
    m_savedRevision = m_document.revision();
    return true;
}

bool Autosave::discard(const QString& file) const {
    const auto lock = taken(file);
    return lock && QFile::remove(file);
}

} // namespace sinew
