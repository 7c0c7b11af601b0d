#include "app/document/DocumentState.h"
#include "app/session/Session.h"

#include <QFileInfo>

#include <filesystem>
#include <utility>

namespace sinew {
namespace {

/// Whether two states of a document hold the same work: what is selected is none.
bool sameWork(DocumentState now, const DocumentState& before) {
    now.selection = before.selection;
    now.selected = before.selected;
    now.activeLayer = before.activeLayer;
    now.solved = now.field == before.field && now.settings == before.settings ? before.solved : now.solved;
    return now == before;
}

} // namespace

void Session::reload() {
    const DocumentState& state = m_document.state();
    if (state.hasScene() && state.sources) {
        reloadAs(state.sources->read);
    }
}

void Session::reloadAs(const ReadSettings& settings) {
    const DocumentState& state = m_document.state();
    if (!state.hasScene() || !state.sources) {
        return;
    }
    const QString file = QString::fromStdString(state.sources->character.path);
    readAgain(file, tr("Reload %1").arg(QFileInfo(file).fileName()),
              [settings](const DocumentState& now, Progress& progress) {
                  SourceFiles sources = *now.sources;
                  sources.read = settings;
                  DocumentState wanted = now;
                  wanted.sources = std::make_shared<const SourceFiles>(std::move(sources));
                  return reloadCharacter(wanted, progress);
              });
}

void Session::replaceMesh(const QString& file, bool keepVolume) {
    const DocumentState& state = m_document.state();
    if (!state.hasScene() || !state.sources) {
        return;
    }
    readAgain(file, tr("Replace Mesh by %1").arg(QFileInfo(file).fileName()),
              [path = std::filesystem::path(file.toStdString()), keepVolume](const DocumentState& now,
                                                                             Progress& progress) {
                  return sinew::replaceMesh(now, path, keepVolume, progress);
              });
}

void Session::readAgain(const QString& file, const QString& name, const Reading& read) {
    const DocumentState state = m_document.state();
    run<RestoredProject>(
        [state, read](Progress& progress) { return read(state, progress); },
        [this, state, file, name, read, lifetime = m_document.lifetime()](RestoredProject restored) {
            if (lifetime != m_document.lifetime()) {
                return;
            }
            if (sameWork(m_document.state(), state)) {
                showReloaded(std::move(restored), file, name);
            } else {
                readAgain(file, name, read); // with what was done meanwhile
            }
        },
        [this, file](const Error& error) {
            Q_EMIT reloadFailed(file, error);
            return true;
        });
    m_binds = state.bound();
}

void Session::showReloaded(RestoredProject restored, const QString& file, const QString& name) {
    const bool modified = m_document.modified();
    const QString project = m_document.projectFile();
    const SourceFiles& before = *m_document.state().sources;
    const SourceFiles& after = *restored.state.sources;
    const bool reloads =
        after.character.path == before.character.path && after.read.picture == before.read.picture;
    m_document.replace(name, std::move(restored.state));
    // A project that names the file as it was has to be saved again.
    if (!modified && reloads && (project.isEmpty() || !restored.sourcesDiffer)) {
        m_document.setSaved(project);
    }
    Q_EMIT reloaded(file);
}

void Session::compareWithDisk() {
    const DocumentState state = m_document.state();
    if (!state.hasScene() || !state.sources) {
        return;
    }
    const QString file = QString::fromStdString(state.sources->character.path);
    run<FileDifferences>([state](Progress& progress) { return compareWithFiles(state, progress); },
                         [this, file, scene = state.scene,
                          lifetime = m_document.lifetime()](const FileDifferences& differences) {
                             if (m_document.state().scene == scene) {
                                 Q_EMIT comparedWithDisk(file, differences);
                             } else if (m_document.lifetime() == lifetime) {
                                 compareWithDisk(); // as it is now
                             }
                         },
                         [this, file](const Error& error) {
                             Q_EMIT compareFailed(file, error);
                             return true;
                         });
}

} // namespace sinew
