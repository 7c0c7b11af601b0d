#include "app/project/ProjectWriter.h"

#include "app/document/DocumentState.h"
#include "app/text/Texts.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace sinew {
namespace {

/// The file has a hash of the full weights.
void workOutWeights(DocumentState& state) {
    if (state.field && !state.solved) {
        state.solved = baseWeights(state);
    }
}

} // namespace

ProjectWriter::ProjectWriter(QObject* parent)
    : QObject(parent)
    , m_pool(1) {}

ProjectWriter::~ProjectWriter() {
    waitForAll(); // the pool would cancel what waits
}

std::shared_ptr<TaskProgress> ProjectWriter::write(const QString& file, ProjectSnapshot snapshot,
                                                   QObject* context,
                                                   std::function<void(Expected<void>)> done) {
    return m_pool.run<void>(
        context,
        [path = std::filesystem::path(file.toStdString()),
         snapshot = std::move(snapshot)](Progress&) mutable -> Expected<void> {
            workOutWeights(snapshot.state);
            ProjectFile project = projectOf(snapshot.state, snapshot.view, snapshot.exportSettings);
            project.autosave = snapshot.autosave;
            return writeProject(project, path);
        },
        std::move(done));
}

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
        QString target =
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

Autosave::Autosave(Document& document, ViewState& view, ProjectWriter& writer, const QString& folder,
                   QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_view(view)
    , m_folder(folder.isEmpty() ? defaultFolder() : folder)
    , m_file(QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                     QLatin1String(".sinew")))
    , m_writer(writer) {
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
    if (m_writing) {
        m_writer.waitForAll();
        QFile::remove(m_writing->file);
        m_writing->lock.reset(); // whoever still knows of the save must not keep it
    }
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
    if (m_writing) { // its file goes when it is there
        m_writing->wanted = false;
        m_writing->task->cancel();
    }
    if (m_written) {
        QFile::remove(m_file);
        m_written = false;
    }
    m_lock.reset(); // the last one removes its file
}

void Autosave::saveNow() {
    if (m_writing || !m_document.modified() || !m_document.state().hasScene() ||
        (m_written && m_savedRevision == m_document.revision())) {
        return;
    }
    if (!lock()) {
        Q_EMIT failed(makeError(ErrorCode::FileUnwritable,
                                {m_file.toStdString(), tr("it is in use by another process").toStdString()}));
        return;
    }
    const AutosaveRecord record{m_document.projectFile().toStdString(), m_document.title().toStdString()};
    m_writing = std::make_shared<Writing>(Writing{m_file, m_lock, true, nullptr});
    ProjectSnapshot snapshot{m_document.stored(), m_view.settings(), Recipe(), record};
    m_writing->task =
        m_writer.write(m_file, std::move(snapshot), this,
                       [this, writing = m_writing, revision = m_document.revision()](
                           const Expected<void>& outcome) { written(*writing, revision, outcome); });
}

void Autosave::written(Writing& writing, quint64 revision, const Expected<void>& outcome) {
    m_writing.reset();
    if (!writing.wanted) {
        QFile::remove(writing.file);
        return;
    }
    if (!outcome) {
        Q_EMIT failed(outcome.error());
        return;
    }
    m_written = true;
    m_savedRevision = revision;
    Q_EMIT saved(writing.file);
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
