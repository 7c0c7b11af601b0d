#include "app/project/ProjectWriter.h"

namespace sinew {
namespace {

/// A draft's project is that of the full weights, which the file's hash is of.
void finishDraft(DocumentState& state) {
    if (state.draft) {
        state.solved =
            std::make_shared<const PartWeights>(bindWeights(*state.scene, *state.field, state.settings));
        state.draft = false;
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
            finishDraft(snapshot.state);
            ProjectFile project = projectOf(snapshot.state, snapshot.view, snapshot.exportSettings);
            project.autosave = snapshot.autosave;
            return writeProject(project, path);
        },
        std::move(done));
}

} // namespace sinew
