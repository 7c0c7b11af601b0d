#include "ui/flow/files/FileFlow.h"

#include "app/text/FormatLabels.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QEventLoop>
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

LeaveGuard::LeaveGuard(Document& document, UserPrompts& prompts, Work work)
    : m_document(document)
    , m_prompts(prompts)
    , m_work(std::move(work)) {}

bool LeaveGuard::mayLeave() {
    if (m_work.runs() && !m_prompts.confirm(tr("A task is still running."),
                                            tr("If you leave, it is canceled. No file is left half-written."),
                                            tr("Cancel and &Leave"))) {
        return false;
    }
    m_work.finishSaving();
    if (m_document.state().hasScene() && m_document.modified()) {
        switch (m_prompts.saveChanges(m_document.title())) {
        case SaveAnswer::Cancel:
            return false;
        case SaveAnswer::Save:
            if (!m_work.save()) {
                return false;
            }
            break;
        case SaveAnswer::Discard:
            break;
        }
    }
    m_work.cancel(); // last: until here the user could still stay
    return true;
}

FileFlow::FileFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_guard(context.workspace.document, context.prompts, work()) {
    connectActions();
    connectSession();
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Layers, this,
                                        &FileFlow::show);
    show();
}

LeaveGuard::Work FileFlow::work() {
    LeaveGuard::Work work;
    work.runs = [this] { return m_context.workspace.bind.running() || (m_otherWork && m_otherWork()); };
    work.cancel = [this] {
        m_context.workspace.bind.cancel();
        m_context.workspace.session.cancel();
    };
    work.finishSaving = [this] { waitForSaves(); };
    work.save = [this] { return saveAndWait(); };
    return work;
}

void FileFlow::connectActions() {
    const Actions& actions = m_context.actions;
    actions.on("file.open", this, [this] {
        if (const QString file = m_context.prompts.fileToOpen(FileKind::Character); !file.isEmpty()) {
            openFile(file);
        }
    });
    actions.on("file.sample", this, [this] { openFile(samplePath()); });
    actions.on("file.loadSkeleton", this, [this] { loadSkeleton(); });
    actions.on("pose.loadMotion", this, [this] { loadMotion(); });
    actions.on("bind.addCage", this, [this] { addCage(); });
    actions.on("bind.fitSkeleton", this, [this] { m_context.workspace.session.fitSkeleton(); });
    actions.on("weights.carryOver", this, [this] { transferLayersFrom(); });
    actions.on("file.save", this, [this] { save(); });
    actions.on("file.saveAs", this, [this] { saveAs(); });
    actions.on("file.close", this, [this] { close(); });
}

void FileFlow::connectSession() {
    Session& session = m_context.workspace.session;
    connect(&session, &Session::opened, this, &FileFlow::opened);
    connect(&session, &Session::failed, this, &FileFlow::failed);
    connect(&session, &Session::canceled, this, [this] { Q_EMIT said(tr("Canceled")); });
    connect(&session, &Session::sourceAsked, this, &FileFlow::askForSource);
    connect(&session, &Session::skeletonLoaded, this, [this](const QString& file) {
        keepFolder(FileKind::Skeleton, file);
        Q_EMIT said(tr("Skeleton loaded from %1").arg(QFileInfo(file).fileName()));
    });
    connect(&session, &Session::skeletonFitted, this, [this](bool wasBound) {
        Q_EMIT said(tr("Skeleton fitted to the mesh. See the report for details"));
        if (wasBound) {
            m_context.actions["bind.run"]->trigger();
        }
    });
    connect(&session, &Session::cageAdded, this,
            [this](const QString& file, const QString& name, bool wasBound) {
                keepFolder(FileKind::Cage, file);
                Q_EMIT said(tr("Cage %1 added").arg(name));
                if (wasBound) {
                    m_context.actions["bind.run"]->trigger();
                }
            });
    connect(&session, &Session::skeletonStays, this, [this](bool astray) {
        Q_EMIT said(astray ? tr("No fit was found for this skeleton, nothing changed")
                           : tr("The skeleton is already inside the mesh, nothing changed"));
    });
    connect(&session, &Session::layersCarried, this, [this](std::size_t carried, std::size_t left) {
        keepFolder(FileKind::Character, m_opening);
        Q_EMIT said(
            left == 0
                ? tr("Layers transferred. All vertices were matched.")
                : tr("Layers transferred: %2 vertices were matched, %1 are too far from the other mesh.")
                      .arg(left)
                      .arg(carried));
    });
    connect(&session, &Session::saved, this, [this](const QString& file) {
        keepFolder(FileKind::Project, file);
        m_context.workspace.recent.add(file);
        Q_EMIT said(tr("Saved %1").arg(QFileInfo(file).fileName()));
    });
    connect(&session, &Session::saveFailed, this, [this](const QString&, const Error& error) {
        m_context.prompts.tellError(tr("The project was not saved."), errorText(error));
    });
}

bool FileFlow::openFile(const QString& file) {
    if (!m_guard.mayLeave()) {
        return false;
    }
    open(file);
    return true;
}

void FileFlow::open(const QString& file) {
    m_opening = file;
    m_context.workspace.session.open(file);
}

void FileFlow::openRecent(const QString& file) {
    if (!m_context.workspace.recent.use(file)) {
        m_context.prompts.tellError(tr("The file is no longer there."),
                                    errorText(makeError(ErrorCode::FileNotFound, {file.toStdString()})));
        return;
    }
    openFile(file);
}

void FileFlow::loadSkeleton() {
    if (!m_context.workspace.document.state().hasScene()) {
        return;
    }
    if (const QString file = m_context.prompts.fileToOpen(FileKind::Skeleton); !file.isEmpty()) {
        loadSkeletonFrom(file);
    }
}

void FileFlow::loadSkeletonFrom(const QString& file) {
    m_opening = file;
    m_context.workspace.session.loadSkeleton(file);
}

void FileFlow::loadMotion() {
    if (!m_context.workspace.document.state().hasSkeleton()) {
        return;
    }
    if (const QString file = m_context.prompts.fileToOpen(FileKind::Motion); !file.isEmpty()) {
        m_opening = file;
        m_context.workspace.session.loadMotion(file);
    }
}

void FileFlow::addCage() {
    if (!m_context.workspace.document.state().hasScene()) {
        return;
    }
    if (const QString file = m_context.prompts.fileToOpen(FileKind::Cage); !file.isEmpty()) {
        m_opening = file;
        m_context.workspace.session.addCage(file);
    }
}

void FileFlow::transferLayersFrom() {
    if (const QString file = m_context.prompts.fileToOpen(FileKind::Character); !file.isEmpty()) {
        m_opening = file;
        m_context.workspace.session.transferLayersFrom(file);
    }
}

/// `known`, or the user's choice; empty: none.
QString FileFlow::placeToSave(const QString& known) const {
    const Document& document = m_context.workspace.document;
    if (!known.isEmpty() || !document.state().hasScene()) {
        return known;
    }
    return m_context.prompts.fileToWrite(FileKind::Project, document.title() + ".sinew");
}

void FileFlow::save() {
    const QString file = placeToSave(m_context.workspace.document.projectFile());
    if (!file.isEmpty()) {
        m_context.workspace.session.save(file);
    }
}

void FileFlow::saveAs() {
    if (const QString file = placeToSave({}); !file.isEmpty()) {
        m_context.workspace.session.save(file);
    }
}

/// Before the document is left. True: it is saved.
bool FileFlow::saveAndWait() {
    const QString file = placeToSave(m_context.workspace.document.projectFile());
    if (file.isEmpty()) {
        return false;
    }
    Session& session = m_context.workspace.session;
    bool saved = false;
    const auto watch = connect(&session, &Session::saved, this, [&] { saved = true; });
    session.save(file);
    waitForSaves();
    disconnect(watch);
    return saved;
}

/// The window goes on drawing and says what runs, but takes no input.
void FileFlow::waitForSaves() {
    Session& session = m_context.workspace.session;
    if (session.saving()) {
        QEventLoop loop;
        connect(&session, &Session::savingChanged, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
}

void FileFlow::close() {
    if (m_guard.mayLeave()) {
        m_context.workspace.document.reset({});
    }
}

void FileFlow::opened(const QString& file) {
    if (file != samplePath()) {
        keepFolder(FileKind::Character, file);
        m_context.workspace.recent.add(file);
    }
    Q_EMIT said(tr("Opened %1").arg(QFileInfo(file).fileName())); // the issues are counted beside it
}

void FileFlow::failed(const Error& error) {
    m_context.prompts.tellError(tr("%1 cannot be opened.").arg(QFileInfo(m_opening).fileName()),
                                errorText(error));
}

void FileFlow::askForSource(const SourceQuestion& question) {
    UserPrompts& prompts = m_context.prompts;
    Session& session = m_context.workspace.session;
    const QString text = errorText(question.error);
    if (question.error.code == ErrorCode::SourceChanged) {
        if (prompts.confirm(tr("A source file of this project has changed."), text, tr("&Open Anyway"))) {
            session.restore(question.project, question.accepted(), question.projectFile, question.recovered);
        }
        return;
    }
    if (!prompts.confirm(tr("A source file of this project is missing."), text, tr("&Find..."))) {
        return;
    }
    if (const QString file = prompts.fileToOpen(FileKind::Character); !file.isEmpty()) {
        session.restore(question.project, question.with(file), question.projectFile, question.recovered);
    }
}

void FileFlow::show() {
    const bool scene = m_context.workspace.document.state().hasScene();
    for (const char* id :
         {"file.loadSkeleton", "bind.addCage", "bind.addLattice", "file.save", "file.saveAs", "file.close"}) {
        m_context.actions[id]->setEnabled(scene);
    }
    m_context.actions["bind.fitSkeleton"]->setEnabled(m_context.workspace.document.state().hasSkeleton());
    m_context.actions["weights.carryOver"]->setEnabled(
        !m_context.workspace.document.state().layers.layers.empty());
}

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
