#include "app/project/ProjectWriter.h"

#include "app/document/DocumentState.h"

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

} // namespace sinew
