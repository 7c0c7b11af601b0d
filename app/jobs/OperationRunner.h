#pragma once

#include "app/document/Document.h"
#include "app/document/LayerOperations.h"
#include "app/jobs/TaskPool.h"

#include <deque>
#include <functional>
#include <vector>

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

/// Finds in the background what mirrors a document's vertices, so that the first stroke or operation that
/// mirrors need not wait for it: a second on a dense character.
class MirrorFinder : public QObject {
    Q_OBJECT
public:
    MirrorFinder(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Weights will probably be edited: begins, unless it is there or on its way.
    void prepare();
    /// Calls `found` as soon as it is there: at once if it is, never when another character comes first.
    /// The document has a skeleton.
    void whenFound(std::function<void()> found);
    bool busy() const { return m_job.running(); }

Q_SIGNALS:
    void busyChanged(bool busy);

private:
    void tell();
    void found(const DocumentState& asked, std::shared_ptr<const LayerContext> context);

    Document& m_document;
    LatestJob m_job;
    std::vector<std::function<void()>> m_waiting;
    bool m_wanted = false; ///< weights are being edited: another choice of pairs is followed up
};

} // namespace sinew
