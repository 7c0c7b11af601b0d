#pragma once

#include "app/document/LayerOperations.h"
#include "app/jobs/TaskPool.h"

#include <deque>

namespace sinew {

/// Runs operations on a document's weights on a pool, one at a time in the order in which they were asked
/// for, each on what the one before left. An outcome is one undoable step; when the weights that it started
/// from are no longer the document's, it is dropped.
class OperationRunner : public QObject {
    Q_OBJECT
public:
    struct Request {
        QString name;                   ///< of the step
        std::vector<VertexId> vertices; ///< ascending, no repeats
        bool mirrored = false;          ///< it asks for the mirror map
        LayerOperation operation;
        std::function<void(const OperationResult&)> applied; ///< may be empty
    };
    OperationRunner(Document& document, TaskPool& pool, QObject* parent = nullptr);

    void run(Request request);
    /// What runs and what waits; the document stays as it is.
    void cancel();

    bool running() const { return m_job.running(); }
    QString name() const { return running() ? m_waiting.front().name : QString(); }
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    void dropped(const QString& name);
    void failed(const sinew::Error& error);
    void canceled(const QString& name);

private:
    void begin();
    void end(const OperationTask& task, const Expected<OperationOutcome>& outcome);
    void say(const Request& request, const OperationTask& task, const Expected<OperationOutcome>& outcome);

    Document& m_document;
    LatestJob m_job;
    std::deque<Request> m_waiting; ///< the first one runs
};

} // namespace sinew
