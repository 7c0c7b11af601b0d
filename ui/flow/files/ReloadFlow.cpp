#include "ui/flow/files/ReloadFlow.h"

#include "app/document/SourceFiles.h"
#include "app/files/FileHash.h"
#include "app/text/NoticeSeverity.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>

namespace sinew {
namespace {

QString absolutePathOf(const std::string& file) {
    return QDir::cleanPath(QFileInfo(QString::fromStdString(file)).absoluteFilePath());
}

/// What the bytes of a file were when it was read; empty: that is not known.
std::string readBytesOf(const SourceFiles& sources, const QString& file) {
    if (absolutePathOf(sources.character.path) == file) {
        return sources.character.sha256;
    }
    for (const SourceFile& skeleton : sources.skeletons) {
        if (absolutePathOf(skeleton.path) == file) {
            return skeleton.sha256;
        }
    }
    return {};
}

} // namespace

ReloadFlow::ReloadFlow(const WindowContext& context, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_window(window)
    , m_watch(this) {
    context.actions.on("file.reload", this, [this] { reload(); });
    context.actions.on("file.compareDisk", this, [this] { compareWithDisk(); });
    context.workspace.document.onChange(DocumentChange::Scene, this, &ReloadFlow::follow);
    connect(&m_watch, &FileWatch::changed, this, &ReloadFlow::compare);
    connect(&context.workspace.session, &Session::reloaded, this, &ReloadFlow::reloaded);
    connect(&context.workspace.session, &Session::reloadFailed, this, &ReloadFlow::failed);
    connect(&context.workspace.session, &Session::comparedWithDisk, this, &ReloadFlow::showDifferences);
    connect(&context.workspace.session, &Session::compareFailed, this,
            [this](const QString& file, const Error& error) {
                m_context.prompts.tellError(tr("%1 cannot be compared.").arg(QFileInfo(file).fileName()),
                                            errorWords(error));
            });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) {
            m_watch.look();
        }
    });
    follow();
}

void ReloadFlow::reload() {
    m_context.workspace.session.reload();
}

void ReloadFlow::compareWithDisk() {
    m_context.workspace.session.compareWithDisk();
}

/// Whoever keeps the character as it is has answered the offer too.
void ReloadFlow::showDifferences(const QString& file, const FileDifferences& differences) {
    auto* dialog = new DiskDialog(QFileInfo(file).fileName(), differences, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, &ReloadFlow::reload);
    connect(dialog, &QDialog::rejected, this, &ReloadFlow::ignore);
    connect(dialog, &DiskDialog::weightsAsked, this, &ReloadFlow::weightsAsked);
    dialog->open();
}

void ReloadFlow::ignore() {
    m_changed.clear();
    Q_EMIT withdrawn();
}

/// Watches the files that the document's scene was read from.
void ReloadFlow::follow() {
    const DocumentState& state = m_context.workspace.document.state();
    const auto sources = state.hasScene() ? state.sources : nullptr;
    m_context.actions["file.reload"]->setEnabled(sources != nullptr);
    m_context.actions["file.compareDisk"]->setEnabled(sources != nullptr);
    if (sources == m_sources) {
        return;
    }
    m_sources = sources;
    const QString noticed = m_changed;
    ignore();
    QStringList files;
    for (const std::string& name : sources ? sourceNames(state) : std::vector<std::string>()) {
        files << absolutePathOf(name);
    }
    files.removeDuplicates();
    m_watch.watch(files);
    if (files.contains(noticed)) {
        compare(noticed); // it may have changed once more while it was read
    }
}

/// Whoever writes the same bytes again, or gives a file another time, has changed nothing.
void ReloadFlow::compare(const QString& file) {
    if (!m_sources) {
        return;
    }
    const std::string before = readBytesOf(*m_sources, file);
    if (before.empty()) {
        offer(file);
        return;
    }
    m_context.workspace.pool.run<std::string>(
        this, [path = file.toStdString()](Progress&) { return fileSha256(path); },
        [this, file, before, sources = m_sources](const Expected<std::string>& now) {
            if (sources == m_sources && now && *now != before) {
                offer(file);
            }
        });
}

void ReloadFlow::offer(const QString& file) {
    m_changed = file;
    Q_EMIT offered(QFileInfo(file).fileName());
}

void ReloadFlow::reloaded(const QString& file) {
    const Notices& notices = *m_context.workspace.document.state().importNotices;
    const auto lost =
        std::ranges::count_if(notices, [](const Notice& notice) { return tellsOfLostWork(notice.code); });
    const QString name = QFileInfo(file).fileName();
    if (lost > 0) {
        Q_EMIT said(tr("Reloaded %1. Not all work fits it any more, see the report").arg(name));
        Q_EMIT workLost();
    } else {
        Q_EMIT said(tr("Reloaded %1 and kept all work").arg(name));
    }
}

void ReloadFlow::failed(const QString& file, const Error& error) {
    m_context.prompts.tellError(
        tr("%1 cannot be reloaded. Nothing has changed.").arg(QFileInfo(file).fileName()), errorWords(error));
}

} // namespace sinew
