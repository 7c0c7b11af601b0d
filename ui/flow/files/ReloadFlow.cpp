#include "ui/flow/files/ReloadFlow.h"

#include "app/document/DocumentState.h"
#include "app/files/ReadFile.h"
#include "app/session/RememberedFiles.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/dialogs/PictureMeshDialog.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// Between two looks, milliseconds: a file that is the same in both is written.
constexpr int kSettleMilliseconds = 300;

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

std::size_t inCommon(const std::set<std::string>& before, const std::set<std::string>& now) {
    return static_cast<std::size_t>(
        std::ranges::count_if(before, [&](const std::string& name) { return now.contains(name); }));
}

/// Whether a camera that showed all of one box shows little of the other, or is inside of it.
bool outOfView(const Aabb& before, const Aabb& now) {
    if (before.empty() || now.empty()) {
        return !now.empty();
    }
    constexpr double max = 2.0;
    const double factor = now.diagonal() / std::max(before.diagonal(), 1e-30);
    const double moved = (now.center() - before.center()).norm();
    return !(factor < max && factor > 1.0 / max && moved < 0.5 * before.diagonal());
}

bool isPicture(const Scene& scene) {
    return std::ranges::any_of(scene.parts, [](const Part& part) { return part.mesh->pixels.has_value(); });
}

} // namespace

TextureFlow::TextureFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    context.actions.on("file.textureFolder", this, [this] { chooseFolder(); });
    context.workspace.document.onChange(DocumentChange::Scene, this, &TextureFlow::follow);
    connect(&context.workspace.session, &Session::opened, this, &TextureFlow::opened);
    connect(&context.workspace.session, &Session::reloaded, this, &TextureFlow::reloaded);
    follow();
}

/// The file that the document's character was read from; empty: none.
QString TextureFlow::character() const {
    const DocumentState& state = m_context.workspace.document.state();
    return state.hasScene() && state.sources ? QString::fromStdString(state.sources->character.path)
                                             : QString();
}

std::size_t TextureFlow::refused() const {
    const auto& notices = m_context.workspace.document.state().importNotices;
    const auto isOutside = [](const Notice& notice) {
        return (notice.code == NoticeCode::TextureRefused ||
                notice.code == NoticeCode::MaterialFileRefused) &&
               !notice.arguments.empty() && notice.arguments.back() == "outside";
    };
    return notices ? static_cast<std::size_t>(std::ranges::count_if(*notices, isOutside)) : 0;
}

void TextureFlow::follow() {
    m_context.actions["file.textureFolder"]->setEnabled(!character().isEmpty());
    if (character().isEmpty() || refused() == 0) {
        Q_EMIT withdrawn();
    }
}

void TextureFlow::opened() {
    const std::size_t count = character().isEmpty() ? 0 : refused();
    if (count > 0 && !textureFoldersAnswered(character())) {
        Q_EMIT offered(count);
    } else {
        Q_EMIT withdrawn();
    }
}

void TextureFlow::ignore() {
    if (!character().isEmpty()) {
        keepTextureFolders(character(), m_context.workspace.document.state().sources->read.textureFolders);
    }
    Q_EMIT withdrawn();
}

void TextureFlow::chooseFolder() {
    if (character().isEmpty()) {
        return;
    }
    const QString folder = m_context.prompts.folderToOpen(tr("Choose the Folder of the Textures"),
                                                          QFileInfo(character()).absolutePath());
    if (folder.isEmpty()) {
        return;
    }
    std::vector<std::string> folders = m_context.workspace.document.state().sources->read.textureFolders;
    const std::string chosen = folder.toStdString();
    if (std::ranges::find(folders, chosen) == folders.end()) {
        folders.push_back(chosen);
    }
    keepTextureFolders(character(), folders);
    m_chosen = true;
    ReadSettings settings = m_context.workspace.document.state().sources->read;
    settings.textureFolders = folders;
    m_context.workspace.session.reloadAs(settings);
}

void TextureFlow::reloaded() {
    if (!std::exchange(m_chosen, false)) {
        return;
    }
    Q_EMIT withdrawn();
    const std::size_t count = refused();
    Q_EMIT said(count == 0 ? tr("All textures were found")
                           : tr("Textures and material files that are still outside: %1").arg(count));
}

FileWatch::FileWatch(QObject* parent)
    : QObject(parent)
    , m_watcher(this)
    , m_settle(this) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::wake);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::wake);
}

FileWatch::Stamp FileWatch::stampOf(const QString& file) {
    const QFileInfo info(file);
    return info.isFile() ? Stamp{true, info.size(), info.lastModified()} : Stamp();
}

void FileWatch::watch(const QStringList& files) {
    QMap<QString, Stamp> known;
    for (const QString& file : files) {
        known.insert(file, m_known.contains(file) ? m_known.value(file) : stampOf(file));
    }
    m_known = known;
    m_seen.clear();
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty()) {
        m_watcher.removePaths(before);
    }
    follow();
    if (!m_known.isEmpty()) {
        wake();
    }
}

/// The system lets go of a file whose place another takes.
void FileWatch::follow() {
    QStringList paths;
    for (auto each = m_known.cbegin(); each != m_known.cend(); ++each) {
        const QFileInfo info(each.key());
        if (info.isFile() && !m_watcher.files().contains(each.key())) {
            paths << each.key();
        }
        const QString folder = info.absolutePath();
        if (QFileInfo(folder).isDir() && !m_watcher.directories().contains(folder) &&
            !paths.contains(folder)) {
            paths << folder;
        }
    }
    if (!paths.isEmpty()) {
        m_watcher.addPaths(paths);
    }
}

/// A timer that runs already is left alone: a folder in which something happens all the time would never let
/// it end.
void FileWatch::wake() {
    if (!m_settle.isActive()) {
        m_settle.start();
    }
}

void FileWatch::look() {
    follow();
    QStringList settled;
    for (auto each = m_known.begin(); each != m_known.end(); ++each) {
        const Stamp now = stampOf(each.key());
        if (!now.there || now == each.value()) {
            m_seen.remove(each.key());
        } else if (m_seen.value(each.key()) == now) {
            m_seen.remove(each.key());
            each.value() = now;
            settled << each.key();
        } else {
            m_seen.insert(each.key(), now);
            wake();
        }
    }
    for (const QString& file : settled) {
        Q_EMIT changed(file);
    }
}

ReloadFlow::ReloadFlow(const WindowContext& context, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_window(window)
    , m_watch(this) {
    context.actions.on("file.reload", this, [this] { reload(); });
    context.actions.on("file.replaceMesh", this, [this] { replaceMesh(); });
    context.actions.on("file.pictureMesh", this, [this] { askPictureMesh(); });
    context.actions.on("file.compareDisk", this, [this] { compareWithDisk(); });
    context.workspace.document.onChange(DocumentChange::Scene, this, &ReloadFlow::follow);
    connect(&m_watch, &FileWatch::changed, this, &ReloadFlow::compare);
    connect(&context.workspace.session, &Session::reloaded, this, &ReloadFlow::reloaded);
    connect(&context.workspace.session, &Session::reloadFailed, this, &ReloadFlow::failed);
    connect(&context.workspace.session, &Session::comparedWithDisk, this, &ReloadFlow::showDifferences);
    connect(&context.workspace.session, &Session::compareFailed, this,
            [this](const QString& file, const Error& error) {
                m_context.prompts.tellError(tr("%1 cannot be compared.").arg(QFileInfo(file).fileName()),
                                            errorText(error));
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

void ReloadFlow::replaceMesh() {
    const QString file = m_context.prompts.fileToOpen(FileKind::Character);
    if (file.isEmpty()) {
        return;
    }
    bool keepVolume = false;
    if (m_context.workspace.document.state().bound()) {
        const int choice = m_context.prompts.choose(
            tr("Replace Mesh"),
            tr("The character is bound. A changed mesh of the same size, such as a body that has lost an "
               "arm, "
               "keeps its weights in the old volume. Another shape needs a new one."),
            {tr("Keep the Volume"), tr("Make a New Volume")});
        if (choice < 0) {
            return;
        }
        keepVolume = choice == 0;
    }
    m_replacing = file;
    m_context.workspace.session.replaceMesh(file, keepVolume);
}

void ReloadFlow::askPictureMesh() {
    if (!m_sources) {
        return;
    }
    const ReadSettings settings = m_sources->read;
    auto* dialog =
        new PictureMeshDialog(settings.picture, hasEnding(m_sources->character.path, ".svg"), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, settings] {
        ReadSettings changed = settings;
        changed.picture = dialog->meshing();
        changed.picture.byHand = settings.picture.byHand;
        if (!(changed == settings)) {
            changed.picture.byHand.clear();
            m_context.workspace.session.reloadAs(changed);
        }
    });
    dialog->open();
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

ReloadFlow::Outline ReloadFlow::outlineOf(const Scene& scene) {
    Outline outline;
    for (const Joint& joint : scene.skeleton.joints) {
        outline.joints.insert(joint.name);
    }
    for (const Part& part : scene.parts) {
        outline.parts.insert(part.mesh->name);
    }
    outline.box = bounds(scene);
    outline.metersPerUnit = scene.metersPerUnit;
    return outline;
}

/// Watches the files that the document's scene was read from.
void ReloadFlow::follow() {
    const DocumentState& state = m_context.workspace.document.state();
    const auto sources = state.hasScene() ? state.sources : nullptr;
    m_before = std::exchange(m_now, state.hasScene() ? outlineOf(*state.scene) : Outline());
    m_context.actions["file.reload"]->setEnabled(sources != nullptr);
    m_context.actions["file.replaceMesh"]->setEnabled(sources != nullptr);
    m_context.actions["file.pictureMesh"]->setEnabled(sources != nullptr && isPicture(*state.scene));
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

bool ReloadFlow::anotherModel() const {
    const auto few = [](const std::set<std::string>& before, const std::set<std::string>& now) {
        return 2 * inCommon(before, now) < std::max(before.size(), now.size());
    };
    return few(m_before.joints, m_now.joints) || few(m_before.parts, m_now.parts);
}

/// The unit of a file is easily another by mistake.
QString ReloadFlow::anotherSizeText(const QString& name) const {
    const auto length = [](const Outline& outline) {
        const double unit = outline.metersPerUnit;
        const double meters = outline.box.empty() ? 0.0 : outline.box.extent().maxCoeff() * unit;
        return QString::fromStdString(lengthText(meters, unit));
    };
    return tr("Reloaded %1, which has another size or place now: its longest side is %2, it was %3.")
        .arg(name, length(m_now), length(m_before));
}

QString ReloadFlow::keptText(const QString& name, bool lost) const {
    if (!anotherModel() && outOfView(m_before.box, m_now.box)) {
        return anotherSizeText(name) +
               (lost ? QLatin1Char(' ') + tr("Not all work fits it any more, see the report") : QString());
    }
    if (!anotherModel()) {
        return lost ? tr("Reloaded %1. Not all work fits it any more, see the report").arg(name)
                    : tr("Reloaded %1 and kept all work").arg(name);
    }
    const auto number = [](std::size_t count) { return wholeText(count); };
    const QString still =
        tr("Reloaded %1, which is now a different model: %2 of %3 joints and %4 of %5 parts are still there.")
            .arg(name, number(inCommon(m_before.joints, m_now.joints)), number(m_before.joints.size()),
                 number(inCommon(m_before.parts, m_now.parts)), number(m_before.parts.size()));
    return still + QLatin1Char(' ') +
           (lost ? tr("Work on the others is lost, see the report") : tr("There was no work on the others"));
}

QString ReloadFlow::replacedText(const QString& name, bool lost) const {
    const bool kept = m_context.workspace.document.state().volume != nullptr;
    if (lost) {
        return tr("%1 is the mesh now. Not all work fits it, see the report").arg(name);
    }
    return kept ? tr("%1 is the mesh now, in the volume of the one before").arg(name)
                : tr("%1 is the mesh now, and all work was kept").arg(name);
}

void ReloadFlow::reloaded(const QString& file) {
    const Notices& notices = *m_context.workspace.document.state().importNotices;
    const auto lost =
        std::ranges::count_if(notices, [](const Notice& notice) { return isLostWork(notice.code); });
    const QString name = QFileInfo(file).fileName();
    Q_EMIT said(file == m_replacing ? replacedText(name, lost > 0) : keptText(name, lost > 0));
    m_replacing.clear();
    if (lost > 0) {
        Q_EMIT workLost();
    }
    if (outOfView(m_before.box, m_now.box)) {
        Q_EMIT moved();
    }
}

void ReloadFlow::failed(const QString& file, const Error& error) {
    const QString title = file == m_replacing ? tr("%1 cannot replace the mesh. Nothing has changed.")
                                              : tr("%1 cannot be reloaded. Nothing has changed.");
    m_replacing.clear();
    m_context.prompts.tellError(title.arg(QFileInfo(file).fileName()), errorText(error));
}

} // namespace sinew
