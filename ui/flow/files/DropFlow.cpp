#include "ui/flow/files/DropFlow.h"

#include "app/text/FormatText.h"
#include "ui/flow/files/FileFlow.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QFileInfo>

namespace sinew {
namespace {

/// Of the files that are named before the rest is counted.
constexpr qsizetype kNamedFiles = 4;

QString fileNames(const QStringList& files) {
    QStringList names;
    for (const QString& file : files.mid(0, kNamedFiles)) {
        names << QFileInfo(file).fileName();
    }
    return names.join(", ") + (files.size() > kNamedFiles ? ", ..." : "");
}

} // namespace

DropFlow::DropFlow(const WindowContext& context, FileFlow& files, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_files(files) {
    const Session& session = context.workspace.session;
    connect(&session, &Session::opened, this, &DropFlow::opened);
    connect(&session, &Session::skeletonLoaded, this, &DropFlow::skeletonLoaded);
    connect(&session, &Session::failed, this, &DropFlow::forget);
    connect(&session, &Session::canceled, this, &DropFlow::forget);
}

void DropFlow::drop(const QStringList& files) {
    const DroppedFiles sorted = sortDropped(files);
    const bool scene = m_context.workspace.document.state().hasScene();
    if (sorted.open.isEmpty() && !sorted.skeleton.isEmpty() && scene) {
        m_dropped = sorted;
        m_files.loadSkeletonFrom(sorted.skeleton);
        return;
    }
    if (sorted.open.isEmpty() && files.size() > 1) {
        m_context.prompts.tellError(
            tr("None of these files is a character."),
            tr("Drop a mesh, alone or with a skeleton: %1 and others, or a Sinew project.")
                .arg(formatNames(mainCharacterFormats())));
        return;
    }
    // A single file that is none either: the error says what it is.
    const QString file = sorted.open.isEmpty() ? files.value(0) : sorted.open;
    m_dropped = sorted;
    if (file.isEmpty() || !m_files.openFile(file)) {
        forget();
    }
}

void DropFlow::opened(const QString& file) {
    if (m_dropped.open.isEmpty() || file != m_dropped.open) {
        forget();
        return;
    }
    if (!m_dropped.skeleton.isEmpty()) {
        m_files.loadSkeletonFrom(m_dropped.skeleton);
        return;
    }
    if (!m_dropped.others.isEmpty()) {
        say(tr("Opened %1.").arg(QFileInfo(file).fileName()));
    }
    forget();
}

void DropFlow::skeletonLoaded(const QString& file) {
    if (file != m_dropped.skeleton) {
        return;
    }
    if (!m_dropped.open.isEmpty()) {
        say(tr("Opened %1 with the skeleton of %2.")
                .arg(QFileInfo(m_dropped.open).fileName(), QFileInfo(file).fileName()));
    } else if (!m_dropped.others.isEmpty()) {
        say(tr("Skeleton loaded from %1.").arg(QFileInfo(file).fileName()));
    }
    forget();
}

void DropFlow::forget() {
    m_dropped = {};
}

void DropFlow::say(const QString& text) {
    Q_EMIT said(m_dropped.others.isEmpty() ? text
                                           : tr("%1 Not opened: %2").arg(text, fileNames(m_dropped.others)));
}

} // namespace sinew
