#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/ClipPose.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <vector>

namespace sinew {

/// The clips of a document, loaded motions and pose keys included, with keys for all that swings (bakedClip),
/// for engines without springs. Each is named for its clip with "_springs" behind; those that are named so
/// already are left out, since they came of a bake. Error: Canceled.
Expected<std::vector<Clip>> clipsWithSprings(const DocumentState& state, Progress& progress);

/// Makes such clips in the background, and loaded motions of them in one step of undo, which take the place
/// of those of an earlier bake. The clips that they are made of stay.
class SpringBakeJob : public QObject {
    Q_OBJECT
public:
    SpringBakeJob(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Takes the place of one that runs. Nothing without chains and clips.
    void start();
    /// Nothing changes.
    void cancel() { m_job.cancel(); }
    bool running() const { return m_job.running(); }
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    /// So many clips have come.
    void finished(std::size_t clips);
    void failed(const sinew::Error& error);

private:
    void end(Expected<std::vector<Clip>> clips);

    Document& m_document;
    LatestJob m_job;
};

/// Whether there is a chain, and a clip to bake it into.
bool canBakeSprings(const DocumentState& state);

} // namespace sinew
